// @ts-check
// What the views of reminders share: when a series is due, in words, and where its reminders lead.

import {calendarDay, date, language, t, timeZone} from '../../core/words.js';
import {ReminderFrequency, ReminderKind} from '../../Generated/motivation.js';
import {pathOf} from './notice.js';

/** @typedef {import('../../Generated/motivation.js').Reminder} Reminder */
/** @typedef {import('../../Generated/motivation.js').ReminderOccurrence} Occurrence */

export const kinds = [ReminderKind.PUSH_UPS, ReminderKind.PRACTICE, ReminderKind.HABIT, ReminderKind.OTHER];
/** @type {Record<number, string>} */
const icons = {[ReminderKind.PUSH_UPS]: 'pushUp', [ReminderKind.PRACTICE]: 'counted', [ReminderKind.HABIT]: 'habits'};
/** The sign of a kind, and the view where one does what it is about. @param {number} kind */
export const lookOf = kind => ({icon: icons[kind] ?? 'reminders', path: pathOf(kind)});

/** A time of the day, as it is written. @param {number} minute after midnight */
export const clock = minute => date(new Date(2000, 0, 1, 0, minute), {hour: 'numeric', minute: '2-digit'});
/** As inputs have it: `08:30`. @param {number} minute */
export const inputTime = minute => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** @param {string} time of an input @returns {number} minutes after midnight; NaN for none */
export const minuteOf = time => {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};
/** The calendar day of this device. @param {Date} day */
export const localDay = day => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

/** @param {number} number 1 for Monday to 7 for Sunday @param {'short' | 'long'} [weekday] */
export const weekdayName = (number, weekday = 'short') => date(new Date(2024, 0, number), {weekday});
/** @param {string[]} words */
const listed = words => new Intl.ListFormat(language.value, {type: 'conjunction'}).format(words);

/** What a series is called. @param {Reminder} reminder */
export const nameOf = ({kind, text}) => text || t(`reminders.kind.${kind}`);

/** On which dates: `Every day`, `Mon, Wed and Fri until 3 December`. @param {Reminder} reminder */
export function datesOf({frequency, weekdays, firstLocalDate, lastLocalDate}) {
  const longDay = day => date(calendarDay(day), {day: 'numeric', month: 'long', ...(day.slice(0, 4) === String(new Date().getFullYear()) ? {} : {year: 'numeric'})});
  if (frequency === ReminderFrequency.ONCE) return date(calendarDay(firstLocalDate), {weekday: 'long', day: 'numeric', month: 'long'});
  const sorted = [...weekdays].sort(), isWorkdays = sorted.join('') === '12345';
  const days = frequency === ReminderFrequency.DAILY || sorted.length === 7 ? t('reminders.everyDay')
    : isWorkdays ? t('reminders.workdays') : listed(sorted.map(day => weekdayName(day)));
  const first = firstLocalDate > localDay(new Date()) ? ` ${t('reminders.from', {date: longDay(firstLocalDate)})}` : '';
  return `${days}${first}${lastLocalDate ? ` ${t('reminders.until', {date: longDay(lastLocalDate)})}` : ''}`;
}

/** At which times of a date. @param {Reminder} reminder */
export function timesOf({minutes, window, atPushUpTimes, timeZone: zone}) {
  const times = atPushUpTimes ? t('reminders.atPushUpTimes')
    : window ? t('reminders.spread', {count: window.timesPerDay, first: clock(window.firstMinute), last: clock(window.lastMinute)})
      : listed([...minutes].sort((a, b) => a - b).map(clock));
  return zone && zone !== timeZone ? `${times} (${zone})` : times;
}

/** When a reminder comes: `Today, 18:00`. @param {Occurrence} occurrence */
export function whenOf({localDate, minute}) {
  const today = calendarDay(localDay(new Date())), day = calendarDay(localDate), days = Math.round((day.getTime() - today.getTime()) / 86_400_000);
  const words = Math.abs(days) < 2 ? new Intl.RelativeTimeFormat(language.value, {numeric: 'auto'}).format(days, 'day')
    : days > 0 && days < 7 ? date(day, {weekday: 'long'}) : date(day, {weekday: 'short', day: 'numeric', month: 'short'});
  return `${words[0].toUpperCase()}${words.slice(1)}, ${clock(minute)}`;
}
