// @ts-check
// How often a day one wants to do push-ups, and between which times.

import {h} from '../../core/element.js';
import {date, t} from '../../core/words.js';
import {below, boxed, tick} from './rows.js';

const standard = {times: 1, windowStartMinutes: 480, windowEndMinutes: 1200, atMinutes: []};

/** @param {import('./model.js').ProfileModel} model @param {import('../../Generated/profile.js').Settings} settings */
export function timesADay(model, settings) {
  const plan = settings.pushupsPerDay ?? standard, name = 'pushupsPerDay', isWrong = model.wrong.value[name] ? 'true' : null;
  const keep = part => {
    const {times, windowStartMinutes, windowEndMinutes} = {...plan, ...part};
    if (windowEndMinutes < windowStartMinutes) return model.say(name, t('profile.endBeforeStart'));
    if (windowEndMinutes - windowStartMinutes < times - 1) return model.say(name, t('profile.windowTooShort', {times}));
    return model.change('settings', name, {times, windowStartMinutes, windowEndMinutes, atMinutes: []});
  };
  const time = (field, label) => h('label', {class: 'time'}, h('span', null, label),
    h('input', {id: field, type: 'time', name: field, '.value': boxed(field, asTime(plan[field]), isWrong !== null), 'aria-invalid': isWrong, 'aria-describedby': isWrong && `${name}-error`,
      onchange: event => event.target.value ? keep({[field]: asMinutes(event.target.value)}) : model.say(name, t('form.missing'))}));
  return h('div', {class: isWrong ? 'row wrong' : 'row', key: name, role: 'group', 'aria-labelledby': `${name}-label`},
    h('div', {class: 'across'}, h('label', {class: 'label', id: `${name}-label`, for: 'times'}, t('profile.timesADay'), tick(model, name)),
      h('select', {id: 'times', name: 'times', onchange: event => keep({times: Number(event.target.value)})},
        Array.from({length: 24}, (_, index) => h('option', {key: String(index), value: index + 1, '.selected': plan.times === index + 1}, index + 1)))),
    h('div', {class: 'window'}, time('windowStartMinutes', t('profile.from')), time('windowEndMinutes', t('profile.to'))),
    plan.atMinutes.length > 0 && h('p', {class: 'hint'}, t('profile.at', {times: plan.atMinutes.map(words).join(', ')})),
    below(model, name));
}

/** @param {number} minutes after midnight */
const words = minutes => date(new Date(2026, 0, 1, 0, minutes), {hour: 'numeric', minute: '2-digit'});
/** @param {number} minutes */
const asTime = minutes => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** @param {string} time */
const asMinutes = time => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
