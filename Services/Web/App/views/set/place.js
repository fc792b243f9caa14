// @ts-check
// Before the set: how the phone lies, told until it is good, and what the set is for.

import {h} from '../../core/element.js';
import {online} from '../../core/store.js';
import {t} from '../../core/words.js';
import {glyph} from './glyphs.js';
import {countWords, howWords, placementWords, unitWords} from './advice.js';
import {positionsOf} from './position.js';
import {scene} from './scenes.js';

/** @typedef {import('./model.js').SetModel} SetModel */

const LARGEST_REPS = 500, LONGEST_SECONDS = 1800;
const PREPARATIONS = [0, 5, 10, 20];
/** Steps of a choice in seconds. */
const TIME_STEP = 15, HOLD_STEP = 5;

/** @param {SetModel} model */
export function place(model) {
  const placement = model.isSomebody.value ? model.placement.value : null, isGood = placement?.isGood && placement.view !== 0, talk = model.pepTalk.value;
  const resumable = model.resumable.value, position = model.position.value ?? 'side', {exercise} = model, positions = positionsOf(exercise);
  return [
    h('section', {class: isGood ? 'placement good' : 'placement', role: 'status', 'aria-label': t('set.place.label')},
      isGood ? h('i', {'aria-hidden': 'true'}, glyph('check')) : scene(position, exercise),
      h('div', null, h('h2', null, placementWords(placement, position)), h('p', null, isGood ? t('set.place.begin') : howWords(position, exercise)))),
    positions.length > 1 && h('div', {class: 'segments positions', role: 'group', 'aria-label': t('set.position')}, positions.map(each => h('button', {
      key: each, type: 'button', 'aria-pressed': String(each === position), onclick: () => model.move(each)}, t(`set.position.${each}`)))),
    resumable && h('section', {class: 'card resumable'},
      h('p', null, t('set.left', {amount: countWords(exercise, resumable.reps)})),
      h('div', {class: 'pair'},
        h('button', {class: 'button small', type: 'button', onclick: () => model.resume()}, t('set.goOn')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => model.drop()}, t('set.sendAsIs')))),
    target(model),
    model.wantsLiveness.value && h('p', {class: 'remark'}, t(online.value ? 'set.liveness.soon' : 'set.liveness.offline')),
    talk && h('figure', {class: 'talk'}, h('p', null, talk.line),
      talk.quote && h('blockquote', {lang: talk.quote.language}, talk.quote.text,
        talk.quote.author !== 'TitanUp' && h('cite', null, talk.quote.author))),
    h('div', {class: 'controls'},
      h('button', {class: 'round large', type: 'button', 'aria-pressed': String(model.isVoiceOn.value), 'aria-label': t('set.voice'),
        onclick: () => model.toggleVoice()}, glyph(model.isVoiceOn.value ? 'voice' : 'silent')),
      h('button', {class: 'button start', type: 'button', onclick: () => model.begin()}, t('set.start'))),
  ];
}

/** @param {SetModel} model */
function target(model) {
  const choice = model.choice.value, {mode, preparation} = choice, {exercise, isHeld} = model;
  const isTimed = mode === 'time', amount = isTimed ? choice.seconds : choice.reps;
  const step = isHeld ? HOLD_STEP : isTimed ? TIME_STEP : 1, largest = isTimed ? LONGEST_SECONDS : LARGEST_REPS;
  const set = (/** @type {number} */ value) => {
    const whole = Math.min(largest, Math.max(isTimed ? step : 1, Math.round(value) || 1));
    model.choose(isTimed ? {seconds: whole} : {reps: whole});
  };
  const option = (/** @type {any} */ name) => h('button', {type: 'button', 'aria-pressed': String(mode === name), onclick: () => model.choose({mode: name})},
    name === 'reps' ? t(`set.name.${exercise}`) : t(`set.mode.${name}`));
  return h('section', {class: 'card target'},
    h('header', null, h('h2', null, t('set.target')),
      h('div', {class: 'segments', role: 'group', 'aria-label': t('set.target')}, [!isHeld && option('reps'), option('time'), option('open')])),
    mode !== 'open' && h('div', {class: 'amount'},
      h('button', {class: 'round', type: 'button', 'aria-label': t('set.less'), onclick: () => set(amount - step)}, glyph('minus')),
      h('label', null, h('input', {class: 'number', type: 'number', inputmode: 'numeric', min: isTimed ? step : 1, max: largest,
        '.value': String(amount), onchange: event => { set(Number(event.target.value)); event.target.value = String(isTimed ? model.choice.peek().seconds : model.choice.peek().reps); }}),
        h('span', null, isTimed ? t('set.unit.seconds', {count: amount}) : unitWords(exercise, amount))),
      h('button', {class: 'round', type: 'button', 'aria-label': t('set.more'), onclick: () => set(amount + step)}, glyph('plus'))),
    h('div', {class: 'preparation'}, h('span', {id: 'preparation'}, t('set.preparation')),
      h('div', {class: 'segments', role: 'group', 'aria-labelledby': 'preparation'}, PREPARATIONS.map(seconds => h('button', {
        key: String(seconds), type: 'button', 'aria-pressed': String(preparation === seconds), onclick: () => model.choose({preparation: seconds})},
        t('set.seconds', {count: seconds}))))));
}
