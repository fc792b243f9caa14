// @ts-check
// What a counter saw in a set: the angle of the elbows over time, and every dip of the arms with why it counted or not. Of a
// face above a phone it saw the distance, as an angle that stands for it.

import {h, s} from '../core/element.js';
import {nameOf} from '../core/proto.js';
import {clockTime, number, percent, t} from '../core/words.js';
import {DipOutcome, RejectReason, RepFlag} from '../Generated/pose.js';

/** @typedef {import('../Generated/pose.js').Rep} Rep */
/** @typedef {{dips: any[], timeMs: number[], angleDecidegrees: number[], isMissing?: boolean}} Explained
 *    As ExplainReps answers; `isMissing` if the frames are gone and only the receipt is left. */

/** @param {Rep[] | undefined} reps those of the receipt, which stand alone while nothing is explained; undefined before there is
 *  one @param {Explained | null | undefined} found undefined or null while it is on its way @param {boolean} [isFace] whether a face
 *  was seen; by default what the push-ups say, since those that a face has shown have no angles */
export function dipCard(reps, found, isFace = reps?.some(({maxAngleDecidegrees}) => maxAngleDecidegrees === 0)) {
  if (!reps) return h('section', {class: 'card dips'}, h('header', null, h('h2', null, t('set.dips'))), h('p', {class: 'muted'}, t('set.dipsLater')));
  const dips = found?.dips.length ? found.dips : reps.map(asDip);
  return h('section', {class: 'card dips', 'aria-labelledby': 'dips', 'aria-busy': found ? null : 'true'},
    h('header', null, h('h2', {id: 'dips'}, t('set.dips'))),
    found && found.timeMs.length > 1 && angles(found, isFace),
    h('ol', null, dips.map((dip, index) => h('li', {key: String(index), class: outcomeOf(dip)},
      h('b', {class: 'number'}, dip.rep ? number(dip.rep.number) : dip.outcome === DipOutcome.PARTIAL ? t('set.half') : '–'),
      h('div', {class: 'bar', 'aria-hidden': 'true'}, h('i', {style: {width: `${depthOf(dip, isFace)}%`}})),
      h('p', null, whereOf(dip, isFace), h('small', null, whyOf(dip)))))),
    dips.length === 0 && h('p', {class: 'muted'}, t('set.noDips')),
    found?.isMissing && h('p', {class: 'muted'}, t('set.dipsMissing')));
}

/** @param {Rep} rep */
const asDip = rep => ({outcome: DipOutcome.REP, startMs: rep.startMs, endMs: rep.endMs, bottomAngleDecidegrees: rep.minAngleDecidegrees, reasons: [], rep});

/** @param {any} dip */
const outcomeOf = dip => ({[DipOutcome.REP]: 'rep', [DipOutcome.PARTIAL]: 'partial'}[dip.outcome] ?? 'rejected');

/** 100 is an elbow of 90 degrees or less, as in Rep, or a face twice as large. @param {any} dip @param {boolean} [isFace] */
function depthOf({rep, topAngleDecidegrees, bottomAngleDecidegrees}, isFace) {
  const depth = isFace ? (topAngleDecidegrees - bottomAngleDecidegrees) / 600 : (1700 - bottomAngleDecidegrees) / 800;
  return rep?.depthPercent ?? Math.max(0, Math.min(100, Math.round(100 * depth)));
}

/** How deep it was, and when. @param {any} dip @param {boolean} [isFace] */
function whereOf(dip, isFace) {
  const time = clockTime(Math.round(dip.startMs / 1000));
  return isFace ? t('set.dip.depth', {depth: percent(depthOf(dip, true) / 100), time})
    : t('set.dip.angle', {angle: Math.round(dip.bottomAngleDecidegrees / 10), time});
}

/** Why it counts, or why not. @param {any} dip */
function whyOf({outcome, reasons, rep}) {
  if (outcome === DipOutcome.REP) {
    const flags = rep?.flags ?? [];
    return flags.length > 0 ? flags.map(flag => t(`set.flag.${nameOf(RepFlag, flag)}`)).join(' ') : t('set.dip.good');
  }
  return reasons.length > 0 ? reasons.map(reason => t(`set.reject.${nameOf(RejectReason, reason)}`)).join(' ') : t('set.dip.partial');
}

/** The angle of the elbows over the set, or the distance of the face, with the push-ups marked. @param {Explained} explained
 *  @param {boolean} [isFace] */
function angles({timeMs, angleDecidegrees, dips}, isFace) {
  const width = 600, height = 120, [least, most] = isFace ? [0, 2000] : [600, 1800], last = timeMs.at(-1) || 1, step = Math.max(1, Math.floor(timeMs.length / 600));
  const x = (/** @type {number} */ ms) => (width * ms / last).toFixed(1), y = (/** @type {number} */ angle) => (8 + (height - 16) * (most - Math.min(most, Math.max(least, angle))) / (most - least)).toFixed(1);
  let path = '', isDrawing = false;
  for (let index = 0; index < timeMs.length; index += step) {
    const angle = angleDecidegrees[index];
    if (angle > 0) path += `${isDrawing ? 'L' : 'M'}${x(timeMs[index])} ${y(angle)}`;
    isDrawing = angle > 0;
  }
  return s('svg', {class: 'angles', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': t(isFace ? 'set.distances' : 'set.angles')},
    s('path', {d: path}), dips.filter(dip => dip.rep).map(dip => s('line', {x1: x(dip.bottomMs), x2: x(dip.bottomMs), y1: height - 6, y2: height})));
}
