// @ts-check
// A streak date by date: as months in which every date carries a mark, and in words, where dates alike are told together.

import {h} from '../../core/element.js';
import {calendarDay, date, t} from '../../core/words.js';
import {nameOf} from '../../core/proto.js';
import {StreakDayKind} from '../../Generated/sessions.js';

/** @typedef {import('../../Generated/sessions.js').StreakDay} StreakDay */

/** The kinds of dates, as the legend has them. */
export const kinds = ['ACTIVE', 'FROZEN', 'PAUSED', 'BRIDGED', 'MISSED', 'OPEN'];

/** @param {Date} day at noon @returns {string} as services write it */
const written = day => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

/** @param {string} day @param {number} count how many dates earlier, or later if below 0 @returns {string} */
export function dayBefore(day, count) {
  const moved = calendarDay(day);
  moved.setDate(moved.getDate() - count);
  return written(moved);
}

/** @param {StreakDay} day */
const kindOf = ({kind}) => nameOf(StreakDayKind, kind);

/** Months, newest first. @param {StreakDay[]} days without gaps, oldest first; at least one @param {string} today
 *  @param {number} firstWeekday 1 for Monday to 7 for Sunday */
export function calendar(days, today, firstWeekday) {
  /** @type {Map<string, StreakDay[]>} */
  const months = new Map();
  for (const day of days) months.set(day.localDate.slice(0, 7), [...months.get(day.localDate.slice(0, 7)) ?? [], day]);
  return h('div', {class: 'months'}, [...months].reverse().map(([name, those]) => month(name, those, today, firstWeekday)));
}

/** @param {string} name `2026-11` @param {StreakDay[]} days @param {string} today @param {number} firstWeekday */
function month(name, days, today, firstWeekday) {
  const known = new Map(days.map(day => [day.localDate, day])), first = calendarDay(`${name}-01`);
  const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate(), offset = (first.getDay() + 7 - firstWeekday % 7) % 7;
  const weeks = Array.from({length: Math.ceil((offset + length) / 7)}, (_, week) => Array.from({length: 7}, (_, column) => week * 7 + column - offset + 1));
  // Any week will do for the names of its days: this one begins with a Monday.
  const weekdays = Array.from({length: 7}, (_, column) => new Date(2024, 0, firstWeekday + column, 12));
  return h('table', {key: name}, h('caption', null, date(first, {month: 'long', year: 'numeric'})),
    h('thead', null, h('tr', null, weekdays.map(day => h('th', {scope: 'col'}, h('span', {'aria-hidden': 'true'}, date(day, {weekday: 'narrow'})),
      h('span', {class: 'hidden'}, date(day, {weekday: 'long'})))))),
    h('tbody', null, weeks.map((week, index) => h('tr', {key: String(index)}, week.map(number => {
      if (number < 1 || number > length) return h('td', null);
      const day = known.get(`${name}-${String(number).padStart(2, '0')}`), kind = day && kindOf(day);
      return h('td', null, h('span', {class: day ? `mark ${kind}${day.localDate === today ? ' today' : ''}` : 'mark none'}, String(number)),
        kind && h('span', {class: 'hidden'}, ` ${t(`streak.kind.${kind}`)}`));
    })))));
}

/** What happened, newest first: dates of one kind that follow each other share a line. @param {StreakDay[]} days @param {string} today */
export function stretches(days, today) {
  /** @type {{kind: string, first: string, last: string, dates: number, count: number}[]} */
  const found = [];
  for (const day of days) {
    const kind = kindOf(day), before = found.at(-1);
    if (before?.kind === kind) Object.assign(before, {last: day.localDate, dates: before.dates + 1, count: day.count});
    else found.push({kind, first: day.localDate, last: day.localDate, dates: 1, count: day.count});
  }
  return h('ol', {class: 'stretches'}, found.reverse().map(({kind, first, last, dates, count}) => h('li', {key: first},
    h('i', {class: `mark ${kind}`, 'aria-hidden': 'true'}),
    h('div', null, h('b', null, first === today ? t('streak.today') : spanOf(first, last)), h('p', null, t(`streak.told.${kind}`, {dates, count}))))));
}

/** `12 Nov`, or `12 – 18 Nov`. @param {string} first @param {string} last */
export function spanOf(first, last) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {day: 'numeric', month: 'short', ...(first.slice(0, 4) === last.slice(0, 4) && first.slice(0, 4) === String(new Date().getFullYear()) ? {} : {year: 'numeric'})});
  return format.formatRange(calendarDay(first), calendarDay(last));
}
