// @ts-check
// While the set is done: the count, large enough to be read from the floor.

import {h, s} from '../../core/element.js';
import {clockTime, number, t} from '../../core/words.js';
import {gradient} from '../../parts/pictures.js';
import {targetWords, unitWords} from './advice.js';
import {glyph} from './glyphs.js';
import {questionCard} from './liveness.js';

/** @typedef {import('./model.js').SetModel} SetModel */

/** @param {SetModel} model */
export function counting(model) {
  const isSaving = model.phase.value === 'saving', isPaused = model.isPaused.value, ending = model.ending.value, question = isSaving ? null : model.question.value;
  return [
    h('section', {class: model.isHeld ? 'reading held' : question ? 'reading asked' : 'reading', 'aria-label': t('set.count')}, count(model),
      question ? questionCard(question) : !model.isHeld && [gauge(model), wave(model)]),
    !ending || isSaving ? !question && tiles(model) : h('div', {class: 'ending', role: 'alert'},
      h('p', null, t(`set.ending.${ending.why}`), h('small', null, t('set.endsIn', {seconds: ending.seconds}))),
      h('button', {class: 'button quiet small', type: 'button', onclick: () => model.keepGoing()}, t('set.keepGoing'))),
    h('div', {class: 'controls'},
      h('button', {class: 'round large', type: 'button', disabled: isSaving, 'aria-label': t(isPaused ? 'set.resume' : 'set.pause'),
        onclick: () => model.togglePause()}, glyph(isPaused ? 'play' : 'pause')),
      h('button', {class: 'button', type: 'button', disabled: isSaving, onclick: () => model.finish()}, t(isSaving ? 'set.saving' : 'set.done')),
      h('button', {class: 'round large', type: 'button', 'aria-pressed': String(model.isVoiceOn.value), 'aria-label': t('set.voice'),
        onclick: () => model.toggleVoice()}, glyph(model.isVoiceOn.value ? 'voice' : 'silent'))),
    h('p', {class: `link-state ${linkState(model.connection.value)}`, role: 'status'}, h('i', {'aria-hidden': 'true'}), t(`set.link.${linkState(model.connection.value)}`)),
  ];
}

/** Sending comes and goes every two seconds: for people that is connected. @param {string} connection */
const linkState = connection => ({idle: 'begins', sending: 'connected', done: 'connected'}[connection] ?? connection);

/** @param {SetModel} model */
function count(model) {
  const reps = model.reps.value, target = model.target, left = Math.max(0, target - reps), isPaused = model.isPaused.value;
  return h('div', {class: 'count'},
    h('span', {class: `number figures-${Math.min(3, String(reps).length)}`, 'data-reps': reps}, number(reps, {useGrouping: false})),
    h('p', null,
      h('b', null, isPaused ? t('set.paused') : target ? targetWords(model.exercise, target) : unitWords(model.exercise, reps)),
      h('small', null, target ? t('set.toGo', {count: left}) : model.partialReps.value > 0 ? t('set.halves', {count: model.partialReps.value}) : '')));
}

/** From here on there is room for the figure. */
const LEGIBLE = 24;

/** How far a rep has gone: of a push-up, the depth, with the line that counts. @param {SetModel} model */
function gauge(model) {
  const {percent, line} = model.depth.value, {isPushUps} = model;
  return h('div', {class: percent >= line ? 'gauge deep' : 'gauge', role: 'meter', 'aria-label': t(isPushUps ? 'set.depth' : 'set.range'), 'aria-valuenow': percent,
    'aria-valuemin': 0, 'aria-valuemax': 100, style: {'--depth': `${percent}%`, '--line-at': `${line}%`}},
    isPushUps && h('span', {class: 'top'}, t('set.up')), h('div', {class: 'fill'}, percent >= LEGIBLE && h('span', {class: 'number'}, percent)),
    isPushUps && h('div', {class: 'mark'}, h('b', null, t('set.counts'))));
}

const WIDTH = 300, HEIGHT = 120, SPAN = 12_000, FLOOR = 84;

/** How the athlete moved in the last seconds, with the number under each rep. @param {SetModel} model */
function wave(model) {
  const {now, points, marks} = model.wave.value, {line} = model.depth.value, {isPushUps} = model;
  const x = (/** @type {number} */ at) => (WIDTH * (1 - (now - at) / SPAN)).toFixed(1), y = (/** @type {number} */ percent) => (8 + (FLOOR - 8) * percent / 100).toFixed(1);
  const path = points.map(([at, percent], index) => `${index ? 'L' : 'M'}${x(at)} ${y(percent)}`).join('');
  const last = points.at(-1);
  return h('div', {class: 'wave'}, s('svg', {viewBox: `0 0 ${WIDTH + 8} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': t(isPushUps ? 'set.wave' : 'set.movement')},
    s('defs', null, gradient('wave', [[0, 'var(--accent)', 0], [.35, 'var(--accent)'], [1, 'var(--accent-2)']], {y2: 0, gradientUnits: 'userSpaceOnUse', x2: WIDTH})),
    isPushUps && s('line', {x1: 0, x2: WIDTH, y1: y(line), y2: y(line), class: 'floor'}),
    path && s('path', {d: path, class: 'line', stroke: 'url(#wave)'}),
    last && s('path', {d: `M${x(last[0])} ${y(last[1])}h0`, class: 'head'})),
    h('ol', {'aria-hidden': 'true'}, marks.filter(({at}) => now - at < SPAN * .96).map(({at, number: rep}) => h('li', {key: String(at), class: rep ? null : 'half',
      style: {left: `${100 * (1 - (now - at) / SPAN)}%`}}, rep || t('set.half')))));
}

/** @param {SetModel} model */
function tiles(model) {
  const seconds = model.seconds.value, tempo = model.cadence.value, {last} = model.depth.value;
  const tile = (/** @type {string} */ key, /** @type {any} */ figure, /** @type {string} */ unit) => h('div', null, h('dt', null, t(key)),
    h('dd', null, figure, unit && h('i', null, unit)));
  return h('dl', {class: 'tiles'},
    model.isPushUps && tile('set.tempo', tempo || '–', tempo ? t('set.perMinute') : ''),
    !model.isHeld && tile(model.isPushUps ? 'set.depth' : 'set.range', last || '–', last ? '%' : ''),
    tile(model.choice.value.mode === 'time' && !model.isHeld ? 'set.timeLeft' : 'set.time', clockTime(seconds), ''));
}
