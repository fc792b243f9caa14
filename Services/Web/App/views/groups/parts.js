// @ts-check
// What the views of groups share.

import {h} from '../../core/element.js';
import {calendarDay, date, t} from '../../core/words.js';
import {failure} from '../../parts/shell.js';

/** @param {string} id @param {any[]} content */
export const card = (id, ...content) => h('section', {class: 'card rows', key: id, 'aria-labelledby': `${id}-title`},
  h('header', null, h('h2', {id: `${id}-title`}, t(`groups.section.${id}`))), content);

/** What stands in place of what did not come, or has not yet; null if it is there.
 *  @param {{value?: unknown, error?: any}} state @param {() => unknown} again */
export const missing = ({value, error}, again) => error ? failure(error, again)
  : value ? null : h('p', {class: 'muted', role: 'status', 'aria-busy': 'true'}, t('state.loading'));

/** What a group has done of its goal in the week. @param {import('./model.js').Group} group */
export function goal({settings, week}) {
  const reps = week?.reps ?? 0, most = settings?.weeklyGoal ?? 0;
  return [h('p', null, most ? t('groups.goalOf', {reps, goal: most}) : t('groups.thisWeek', {count: reps})),
    most > 0 && h('div', {class: 'progress', role: 'progressbar', 'aria-label': t('groups.weeklyGoal'), 'aria-valuemin': 0, 'aria-valuemax': most,
      'aria-valuenow': Math.min(reps, most), style: {'--part': String(Math.min(1, reps / most))}}, h('i'))];
}

/** A question before something that can't be taken back. @param {string} label @param {string} words @param {string} action
 *  @param {() => unknown} act @param {() => unknown} stay */
export const ask = (label, words, action, act, stay) => h('div', {class: 'ask', role: 'group', 'aria-label': label}, h('p', null, words),
  h('div', {class: 'buttons'}, h('button', {class: 'button small', type: 'button', onclick: () => { stay(); act(); }}, action),
    h('button', {class: 'button quiet small', type: 'button', ref: button => button.focus(), onclick: stay}, t('groups.cancel'))));

/** A labelled box of a form. @param {string} id @param {string} label @param {Record<string, any>} props @param {string} [hint] */
export const box = (id, label, props, hint = '') => h('div', {class: 'row', key: id}, h('label', {class: 'label', for: id}, label),
  h('input', {id, name: id, autocomplete: 'off', 'aria-describedby': hint ? `${id}-hint` : null, ...props}),
  hint && h('p', {class: 'hint', id: `${id}-hint`}, hint));

/** The button for one page more. @param {import('./model.js').GroupModel} model @param {any} list @param {{nextPageToken: string}} value @param {string} words */
export const more = (model, list, {nextPageToken}, words) => nextPageToken
  && h('button', {class: 'button quiet small', key: 'more', type: 'button', onclick: () => model.more(list)}, words);

/** @param {string} localDate */
export const day = localDate => date(calendarDay(localDate), {dateStyle: 'medium'});
