// @ts-check
// What a counter saw in a set of another exercise than push-ups: every movement, or hold, with why it counted or not.

import {h} from '../core/element.js';
import {nameOf} from '../core/proto.js';
import {clockTime, number, percent, t} from '../core/words.js';
import {DipOutcome, MovementProblem} from '../Generated/pose.js';

/** @typedef {import('../Generated/pose.js').Rep} Rep */

/** Why something is no rep, or no hold, of an exercise. @param {number} problem */
export const problemWords = problem => t(`set.problem.${nameOf(MovementProblem, problem)}`);

/** @param {{reps: Rep[], heldSeconds: number, problem: number} | undefined} receipt undefined before there is one
 *  @param {{movements?: any[], isMissing?: boolean} | null} found As ExplainReps answers; null while it is on its way. */
export function movementCard(receipt, found) {
  if (!receipt) return h('section', {class: 'card dips'}, h('header', null, h('h2', null, t('set.movements'))), h('p', {class: 'muted'}, t('set.dipsLater')));
  const {reps, heldSeconds, problem} = receipt, movements = found?.movements?.length ? found.movements : reps.map(asMovement);
  return h('section', {class: 'card dips', 'aria-labelledby': 'movements', 'aria-busy': found ? null : 'true'},
    h('header', null, h('h2', {id: 'movements'}, t('set.movements'))),
    problem > 0 && h('p', null, problemWords(problem)),
    h('ol', null, movements.map((movement, index) => item(movement, index, reps[movement.number - 1]))),
    movements.length === 0 && h('p', {class: 'muted'}, t(heldSeconds > 0 ? 'set.dipsMissing' : 'set.noMovements')),
    found?.isMissing && movements.length > 0 && h('p', {class: 'muted'}, t('set.dipsMissing')));
}

/** @param {any} movement @param {number} index @param {Rep | undefined} rep */
function item({outcome, startMs, endMs, problems, number: count}, index, rep) {
  const isCounted = outcome === DipOutcome.REP, time = clockTime(Math.round(startMs / 1000));
  const why = isCounted ? t('set.dip.good') : problems.length > 0 ? problems.map(problemWords).join(' ') : t('set.movement.half');
  return h('li', {key: String(index), class: isCounted ? 'rep' : outcome === DipOutcome.PARTIAL ? 'partial' : 'rejected'},
    h('b', {class: 'number'}, count > 0 ? number(count) : isCounted ? number(Math.round((endMs - startMs) / 1000)) : outcome === DipOutcome.PARTIAL ? t('set.half') : '–'),
    h('div', {class: 'bar', 'aria-hidden': 'true'}, h('i', {style: {width: `${rep?.depthPercent ?? (isCounted ? 100 : 0)}%`}})),
    h('p', null, rep ? t('set.dip.depth', {depth: percent(rep.depthPercent / 100), time}) : time, h('small', null, why)));
}

/** @param {Rep} rep */
const asMovement = rep => ({outcome: DipOutcome.REP, startMs: rep.startMs, endMs: rep.endMs, problems: [], number: rep.number});
