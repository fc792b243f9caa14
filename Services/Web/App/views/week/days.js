// @ts-check
// The seven days of a week: how long one trained on each, with the numbers beside it, and what is chosen for it.

import {h} from '../../core/element.js';
import {toMilliseconds} from '../../core/proto.js';
import {calendarDay, date, t} from '../../core/words.js';
import {energyRange, spell} from '../train/names.js';

/** @typedef {import('../../Generated/training.js').Energy} Energy */

/** The sum of energies; null if one of days with training is unknown.
 *  @param {(Energy | undefined)[]} energies */
export function total(energies) {
  const sum = {gross: 0, low: 0, high: 0};
  for (const energy of energies) {
    const {kilocalories, metMinutes = 0} = energy ?? {};
    if (!kilocalories && metMinutes > 0) return null;
    sum.gross += kilocalories?.gross ?? 0;
    sum.low += kilocalories?.low ?? 0;
    sum.high += kilocalories?.high ?? 0;
  }
  return sum;
}

/** Each day is a link to itself. @param {{summary: import('../../Generated/training.js').GetWeekSummaryResponse, energy: Map<string, Energy | undefined>,
 *    selections: import('../../Generated/training.js').Selection[]}} week @param {{chosen: string, today: string, pick: (event: MouseEvent) => void}} options */
export function dayBars({summary, energy, selections}, {chosen, today, pick}) {
  const longest = Math.max(...summary.done.map(({timeSpent}) => toMilliseconds(timeSpent)), 1);
  return h('ol', {class: 'week-days'}, summary.done.map(({localDate, timeSpent, completed}) => {
    const day = calendarDay(localDate), length = toMilliseconds(timeSpent), picked = selections.filter(each => each.localDate === localDate).length;
    const burnt = total([energy.get(localDate)]);
    const words = [date(day, {weekday: 'long', day: 'numeric', month: 'long'}), t('week.trainings', {count: completed}), length > 0 && spell(length),
      burnt && burnt.gross > 0 && `${t('train.kcal', {count: Math.round(burnt.gross)})} (${energyRange(burnt)})`, picked > 0 && t('week.picked', {count: picked})].filter(each => each).join(', ');
    return h('li', {key: localDate}, h('a', {href: localDate === today ? '/week' : `/week?date=${localDate}`, 'aria-current': localDate === chosen ? 'date' : null, 'aria-label': words,
      class: localDate === today ? 'today' : null, onclick: pick},
      h('span', {'aria-hidden': 'true'}, date(day, {weekday: 'short'})),
      h('b', {'aria-hidden': 'true'}, date(day, {day: 'numeric'})),
      h('i', {class: 'day-column', 'aria-hidden': 'true'}, h('i', {style: {height: `${length > 0 ? Math.max(6, 100 * length / longest) : 0}%`}})),
      h('small', {'aria-hidden': 'true'}, length === 0 ? '–' : length < 60_000 ? spell(length) : t('week.minutes', {count: Math.round(length / 60_000)})),
      h('small', {class: 'day-dots', 'aria-hidden': 'true'}, '•'.repeat(Math.min(3, picked)) || ' ')));
  }));
}
