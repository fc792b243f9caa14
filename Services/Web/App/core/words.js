// @ts-check
// Words in the reader's language, and numbers and dates as they are written there. The catalogues are words/en.json and
// words/de.json: flat keys, and of ICU's message format `{name}`, `{count, plural, =0 {…} one {# rep} other {# reps}}`
// and `{which, select, a {…} other {…}}`.

import {signal} from './element.js';

/** @typedef {Record<string, string | number | undefined>} Values */

export const languages = ['en', 'de'];
const storageKey = 'titanup.language';

/** Where the device is, by its IANA name. */
export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The language in use: `en` or `de`. */
export const language = signal(preferred());
/** @type {Record<string, string>} */
let catalogue = {};

function preferred() {
  const wanted = [localStorage.getItem(storageKey) ?? '', ...navigator.languages].map(tag => tag.slice(0, 2));
  return wanted.find(tag => languages.includes(tag)) ?? 'en';
}

/** Loads the catalogue of a language and makes it the one in use; remembers it if the reader chose it.
 *  @param {string} [chosen] */
export async function loadWords(chosen) {
  const name = chosen ?? language.value;
  const response = await fetch(new URL(`../words/${name}.json`, import.meta.url));
  if (!response.ok) throw new Error(`words/${name}.json: HTTP status ${response.status}`);
  catalogue = await response.json();
  if (chosen) localStorage.setItem(storageKey, chosen);
  document.documentElement.lang = name;
  language.value = name;
}

/** The words for a key, in the language in use. @param {string} key @param {Values} [values] */
export function t(key, values = {}) {
  const pattern = catalogue[key];
  return pattern === undefined ? key : format(pattern, values, language.value);
}

/** Whether there are words for a key made at run time. @param {string} key */
export const has = key => key in catalogue;

/** @param {string} pattern @param {Values} values @param {string} locale @returns {string} */
export function format(pattern, values, locale) {
  let result = '', at = 0;
  while (at < pattern.length) {
    const open = pattern.indexOf('{', at);
    if (open < 0) return result + pattern.slice(at);
    const close = matching(pattern, open);
    result += pattern.slice(at, open) + placeholder(pattern.slice(open + 1, close), values, locale);
    at = close + 1;
  }
  return result;
}

/** @param {string} pattern @param {number} open */
function matching(pattern, open) {
  for (let at = open, depth = 0; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    else if (pattern[at] === '}' && --depth === 0) return at;
  }
  throw new SyntaxError(`no end of { in: ${pattern}`);
}

/** @param {string} body what stands between the braces @param {Values} values @param {string} locale */
function placeholder(body, values, locale) {
  const [, name, kind, cases = ''] = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,\s*([^]*))?$/.exec(body) ?? [];
  if (!name) throw new SyntaxError(`not a placeholder: {${body}}`);
  const value = values[name];
  if (!kind) return typeof value === 'number' ? number(value) : String(value ?? '');
  const choices = new Map();
  for (let rest = cases; rest.trim(); ) {
    const open = rest.indexOf('{'), close = matching(rest, open);
    choices.set(rest.slice(0, open).trim(), rest.slice(open + 1, close));
    rest = rest.slice(close + 1);
  }
  const chosen = kind === 'select' ? choices.get(String(value))
    : choices.get(`=${value}`) ?? choices.get(new Intl.PluralRules(locale).select(Number(value)));
  const words = chosen ?? choices.get('other') ?? '';
  return format(kind === 'plural' ? words.replaceAll('#', number(Number(value))) : words, values, locale);
}

/** @param {number} value @param {Intl.NumberFormatOptions} [options] */
export const number = (value, options) => new Intl.NumberFormat(language.value, options).format(value);
/** @param {number} share 1 is everything */
export const percent = share => number(share, {style: 'percent', maximumFractionDigits: 0});
/** `3:05`. @param {number} seconds */
export const clockTime = seconds => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
/** @param {Date} date @param {Intl.DateTimeFormatOptions} options */
export const date = (date, options) => new Intl.DateTimeFormat(language.value, options).format(date);
/** A calendar day of a service, `2026-11-23`, at noon, so that no time zone makes it another.
 *  @param {string} day */
export const calendarDay = day => new Date(`${day}T12:00:00`);
/** `Today`, `Yesterday`, a weekday within a week, else the date. @param {Date} then @param {Date} today */
export function relativeDay(then, today) {
  const days = Math.round((midnight(today) - midnight(then)) / 86_400_000);
  if (days === 0 || days === 1) {
    const words = new Intl.RelativeTimeFormat(language.value, {numeric: 'auto'}).format(-days, 'day');
    return words[0].toUpperCase() + words.slice(1);
  }
  if (days > 1 && days < 7) return date(then, {weekday: 'long'});
  return date(then, {day: 'numeric', month: 'short', ...(then.getFullYear() === today.getFullYear() ? {} : {year: 'numeric'})});
}
/** @param {Date} date */
const midnight = date => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
