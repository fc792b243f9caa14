// @ts-check
// What one sets: goals, looks, the day, sounds, and what is kept and seen.

import {h} from '../../core/element.js';
import {adoptAccountTheme} from '../../core/store.js';
import {date, language, languages, loadWords, t} from '../../core/words.js';
import {FrameRetention, Units} from '../../Generated/profile.js';
import {amount, row, select, toggle} from './rows.js';
import {timesADay} from './times.js';

/** @typedef {import('./model.js').ProfileModel} Model */
/** @typedef {import('../../Generated/profile.js').Settings} Settings */
/** @typedef {import('../../Generated/profile.js').Profile} Profile */

/** @param {string} id @param {any[]} content */
export const section = (id, ...content) => h('section', {class: 'card rows', key: id, 'aria-labelledby': `${id}-title`},
  h('header', null, h('h2', {id: `${id}-title`}, t(`profile.section.${id}`))), content);

/** @param {Model} model @param {Settings} settings */
export const goals = (model, settings) => section('goals',
  amount(model, 'settings', 'sessionTarget', settings.sessionTarget, {label: t('profile.sessionTarget'), least: 1, most: 500}),
  amount(model, 'settings', 'dailyGoal', settings.dailyGoal, {label: t('profile.dailyGoal'), least: 1, most: 10_000}),
  timesADay(model, settings));

/** What sets prove, besides their count. @param {Model} model @param {Settings} settings */
export const proof = (model, settings) => section('proof',
  toggle(model, 'settings', 'livenessEnabled', settings.livenessEnabled, t('profile.livenessEnabled'), t('profile.livenessHint')));

/** @param {Model} model @param {Settings} settings */
export const privacy = (model, settings) => [
  section('kept', retention(model, settings.frameRetention)),
  // The settings have three of visibility that no service acts on: what has no effect is offered to nobody.
  section('seen', h('p', {class: 'remark'}, t('profile.seen')), h('a', {class: 'button quiet small', href: '/people'}, t('people.title'))),
];

/** Looks, the day, and sounds. @param {Model} model @param {Profile} profile @param {Settings} settings */
export const surroundings = (model, profile, settings) => [
  section('looks', themes(model, settings.themeId), locale(model, profile.locale),
    select(model, 'profile', 'units', profile.units || Units.METRIC, {label: t('profile.units'),
      options: [[Units.METRIC, t('profile.units.metric')], [Units.IMPERIAL, t('profile.units.imperial')]]})),
  section('day', day(model)),
  section('sounds', voice(model, settings.voicePackId),
    toggle(model, 'settings', 'voiceEnabled', settings.voiceEnabled, t('profile.voiceEnabled')),
    toggle(model, 'settings', 'soundsEnabled', settings.soundsEnabled, t('profile.soundsEnabled')),
    toggle(model, 'settings', 'hapticsEnabled', settings.hapticsEnabled, t('profile.hapticsEnabled')),
    h('a', {class: 'row way-in', href: '/liked'}, h('b', {class: 'label'}, t('liked.title')), h('span', {class: 'link', 'aria-hidden': 'true'}, t('liked.show')))),
];

/** In place of rows that are not there yet. @param {Model} model @param {any} resource
 *  @param {string} [key] that of the row: it becomes the row, and what has the focus below it stays where it is */
export function waiting(model, resource, key) {
  const {error} = resource.state;
  return error ? h('div', {class: 'row', key, role: 'alert'}, h('p', null, error.words),
    h('button', {class: 'link', type: 'button', onclick: () => model.again(resource)}, t('error.again')))
    : h('div', {class: 'row muted', key, role: 'status'}, t('state.loading'));
}

/** @param {Model} model @param {string} chosen */
function themes(model, chosen) {
  const all = model.themes.state.value;
  if (!all) return waiting(model, model.themes, 'themeId');
  const choose = async id => { if (await model.change('settings', 'themeId', id)) adoptAccountTheme(id); };
  return row(model, {name: 'themeId', label: t('sheet.theme'), hint: t('profile.themeHint'), group: true}, h('div', {class: 'choices'},
    all.map(({themeId, title, accentColor, backgroundColor}) => h('label', {key: themeId},
      h('input', {type: 'radio', name: 'themeId', value: themeId, '.checked': themeId === chosen, onchange: () => choose(themeId)}),
      h('i', {class: 'swatch', style: {background: `linear-gradient(135deg, ${accentColor} 60%, ${backgroundColor} 61%)`}}), title))));
}

/** The next view of this kind is of another language, and goes on where this one was left. */
let isChangingLanguage = false;

/** @param {Model} model @param {string} tag BCP 47 */
function locale(model, tag) {
  const choose = async name => {
    if (!await model.change('profile', 'locale', name)) return;
    isChangingLanguage = true;
    await loadWords(name);
  };
  const resume = input => {
    if (!isChangingLanguage || input.value !== language.peek()) return;
    isChangingLanguage = false;
    requestAnimationFrame(() => input.focus());
  };
  return row(model, {name: 'locale', label: t('sheet.language'), hint: t('profile.languageHint'), group: true}, h('div', {class: 'choices'},
    languages.map(name => h('label', {key: name},
      h('input', {type: 'radio', name: 'locale', value: name, '.checked': tag.slice(0, 2) === name, onchange: () => choose(name), ref: resume}),
      h('span', {lang: name}, t(`language.${name}`))))));
}

/** @param {number} minutes after midnight */
const clockTime = minutes => date(new Date(2026, 0, 1, 0, minutes), {hour: '2-digit', minute: '2-digit'});
const zones = Intl.supportedValuesOf('timeZone');

/** @param {Model} model */
function day(model) {
  const clock = model.clock.state.value?.clock;
  if (!clock) return waiting(model, model.clock, 'dayStartMinutes');
  const chosen = clock.timeZone ? [clock.timeZone] : [];
  const listed = model.listsZones.value ? [...chosen.filter(zone => !zones.includes(zone)), ...zones] : chosen;
  return [
    select(model, 'clock', 'dayStartMinutes', clock.dayStartMinutes, {label: t('profile.dayStart'), hint: t('profile.dayStartHint'),
      options: Array.from({length: 25}, (_, index) => [index * 15, clockTime(index * 15)])}),
    select(model, 'clock', 'firstWeekday', clock.firstWeekday || 1, {label: t('profile.firstWeekday'),
      // The 5th of January 2026 is a Monday.
      options: [1, 2, 3, 4, 5, 6, 7].map(weekday => [weekday, date(new Date(2026, 0, 4 + weekday), {weekday: 'long'})])}),
    select(model, 'clock', 'timeZone', clock.timeZone, {label: t('profile.timeZone'), opened: () => { model.listsZones.value = true; },
      options: [['', t('profile.zoneOfDevice')], ...listed.map(zone => [zone, zone.replaceAll('_', ' ')])]}),
  ];
}

/** @param {Model} model @param {string} chosen */
function voice(model, chosen) {
  const voices = model.voices.state.value;
  if (!voices) return waiting(model, model.voices, 'voicePackId');
  return select(model, 'settings', 'voicePackId', chosen, {label: t('profile.voice'),
    options: [['', t('profile.voiceByLevel')], ...voices.map(({voicePackId, title, isLocked, minLevel}) =>
      [voicePackId, isLocked ? t('profile.voiceLocked', {title, level: minLevel}) : title, isLocked])]});
}

/** What a shorter time deletes cannot be brought back, so it is asked first. @param {Model} model @param {number} kept */
function retention(model, kept) {
  const shorter = model.shorter.value;
  const take = value => {
    model.shorter.value = value < kept ? value : 0;
    if (value >= kept) model.change('settings', 'frameRetention', value);
  };
  const sure = () => {
    model.shorter.value = 0;
    model.change('settings', 'frameRetention', shorter);
  };
  return [
    select(model, 'settings', 'frameRetention', shorter || kept, {label: t('profile.retention'), hint: t('profile.retentionHint'), take,
      options: [[FrameRetention.NONE, t('profile.retention.none')], [FrameRetention.DAYS_30, t('profile.retention.days30')],
        [FrameRetention.DAYS_365, t('profile.retention.days365')]]}),
    shorter > 0 && h('div', {class: 'ask', key: 'ask', role: 'alert'},
      h('p', null, t(shorter === FrameRetention.NONE ? 'profile.deletesAll' : 'profile.deletesOld')),
      h('div', {class: 'buttons'}, h('button', {class: 'button small', type: 'button', onclick: sure}, t('profile.deleteThem')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { model.shorter.value = 0; }}, t('profile.keepThem')))),
  ];
}

