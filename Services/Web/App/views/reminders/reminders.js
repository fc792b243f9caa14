// @ts-check
// The series of reminders: what comes next, each series with its switch, and whether this browser may show notifications.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {online, onReturn} from '../../core/store.js';
import {language, t, timeZone} from '../../core/words.js';
import {MotivationService} from '../../Generated/motivation.js';
import {failure} from '../../parts/shell.js';
import {noticeBar, notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {sure} from '../../parts/sure.js';
import {allow, canNotify, notifying, permission, setNotifying} from './notifications.js';
import {pushing, retryPushing} from './push.js';
import {datesOf, lookOf, nameOf, timesOf, whenOf} from './series.js';

/** @typedef {import('./series.js').Reminder} Reminder */

/** How many of the next reminders are listed. */
const NEXT = 5;

class Reminders extends View {
  #all = resource(async gone => {
    const [reminders, {occurrences}] = await Promise.all([
      allSeries(gone), call(MotivationService.listUpcomingReminders, {limit: NEXT, timeZone}, {signal: gone})]);
    return {reminders, occurrences};
  });
  #busy = signal(/** @type {Set<string>} */ (new Set()));

  start() {
    // Its times pass, and other devices change it.
    onReturn(this.load, this.gone);
    this.load();
  }

  load = () => this.#all.load(this.gone);

  /** Switches a series on or off: shown at once, and taken back if it was refused. @param {Reminder} reminder */
  async toggle(reminder) {
    const {reminderId, isDisabled} = reminder, requestId = crypto.randomUUID();
    if (this.#busy.peek().has(reminderId)) return;
    const put = off => this.#all.change(all => ({...all, reminders: all.reminders.map(each => each.reminderId === reminderId ? {...each, isDisabled: off} : each)}));
    this.#busy.value = new Set([...this.#busy.peek(), reminderId]);
    put(!isDisabled);
    try {
      await sure(() => call(MotivationService.updateReminder, {
        reminder: /** @type {Reminder} */ ({reminderId, isDisabled: !isDisabled}), updateMask: {paths: ['is_disabled']}, requestId}));
      await this.load();
    } catch (error) {
      put(isDisabled);
      notify(/** @type {any} */ (error).words);
    } finally {
      this.#busy.value = new Set([...this.#busy.peek()].filter(id => id !== reminderId));
    }
  }

  deleteAll = async () => {
    const {reminders} = this.#all.state.value ?? {reminders: []};
    try {
      await sure(() => call(MotivationService.deleteAllReminders, {}));
      notify(t('reminders.allDeleted'), t('habits.undo'), () => this.restore(reminders));
      await this.load();
    } catch (error) {
      notify(/** @type {any} */ (error).words, t('error.again'), this.deleteAll);
    }
  };

  /** @param {Reminder[]} reminders */
  async restore(reminders) {
    // The list is newest first. What can't be due any more stays away, which the service's words say.
    const refused = [];
    for (const reminder of [...reminders].reverse()) await remake(reminder).catch(error => refused.push(error.words));
    notify(refused[0] ?? t('reminders.restored', {count: reminders.length}));
    await this.load();
  }

  render() {
    void language.value;
    const {value, error} = this.#all.state;
    const head = h('header', {class: 'view-head'}, h('h1', null, t('reminders.title')),
      value && h('a', {class: 'button small', href: '/reminders/new'}, t('reminders.new')));
    if (!value) {
      return h('div', {class: 'reminders-view', 'aria-busy': error ? null : 'true'}, head, error ? failure(error, this.load) : [
        h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
        h('div', {class: 'card'}, [1, 2, 3].map(key => h('div', {key: String(key), class: 'bone line'}))), h('div', {class: 'card'}, h('div', {class: 'bone line'}))]);
    }
    const {reminders, occurrences} = value;
    return h('div', {class: 'reminders-view'}, head, error && failure(error, this.load),
      reminders.length === 0 ? h('section', {class: 'card empty series-list'}, h('h2', null, t('reminders.emptyTitle')), h('p', null, t('reminders.empty')),
        h('a', {class: 'button small', href: '/reminders/new'}, t('reminders.first')))
        : h('section', {class: 'card series-list', 'aria-labelledby': 'series-title'}, h('header', null, h('h2', {id: 'series-title'}, t('reminders.series')),
          reminders.length > 1 && h('button', {class: 'link', type: 'button', disabled: !online.value, onclick: this.deleteAll}, t('reminders.deleteAll'))),
        h('ul', null, reminders.map(reminder => this.series(reminder)))),
      h('div', {class: 'beside'}, reminders.length > 0 && this.next(occurrences), this.notifications()),
      noticeBar());
  }

  /** @param {Reminder} reminder */
  series(reminder) {
    const {reminderId, kind, isDisabled} = reminder;
    return h('li', {key: reminderId, class: isDisabled ? 'off' : null}, h('i', {class: 'sign', 'aria-hidden': 'true'}, icon(lookOf(kind).icon)),
      h('a', {class: 'name', href: `/reminders/${encodeURIComponent(reminderId)}`}, h('b', null, nameOf(reminder)),
        h('small', null, datesOf(reminder)), h('small', null, timesOf(reminder))),
      h('button', {class: 'switch', type: 'button', role: 'switch', 'aria-checked': String(!isDisabled), 'aria-label': `${nameOf(reminder)}, ${datesOf(reminder)}`,
        disabled: !online.value, onclick: () => this.toggle(reminder)}, h('i')));
  }

  /** @param {import('./series.js').Occurrence[]} occurrences */
  next(occurrences) {
    return h('section', {class: 'card', 'aria-labelledby': 'next-title'}, h('header', null, h('h2', {id: 'next-title'}, t('reminders.next'))),
      occurrences.length === 0 ? h('p', {class: 'muted'}, t('reminders.noneNext')) : occurrenceList(occurrences));
  }

  /** The reason comes first; the browser asks only after a tap. */
  notifications() {
    const state = permission.value, push = pushing.value;
    // On iOS only a page on the home screen has notifications at all.
    const words = push === 'uninstalled' ? 'notifications.uninstalled' : !canNotify ? 'notifications.cannot'
      : state === 'denied' ? 'notifications.denied' : push === 'on' ? 'notifications.pushed' : 'notifications.why';
    const lack = state === 'granted' && notifying.value
      && {failed: 'notifications.failed', unsupported: 'notifications.unsupported', refused: 'notifications.refused'}[push];
    return h('section', {class: 'card', 'aria-labelledby': 'notifications-title'}, h('header', null, h('h2', {id: 'notifications-title'}, t('notifications.title')),
      state === 'granted' && h('button', {class: 'switch', type: 'button', role: 'switch', 'aria-checked': String(notifying.value),
        'aria-label': t('notifications.title'), onclick: () => setNotifying(!notifying.value)}, h('i'))),
    h('p', {class: 'muted'}, t(words)),
    lack && h('p', {class: 'muted', role: 'status'}, t(lack)),
    lack && push === 'failed' && h('button', {class: 'button quiet small', type: 'button', disabled: !online.value, onclick: retryPushing}, t('error.again')),
    canNotify && state === 'default' && h('button', {class: 'button quiet small', type: 'button', onclick: allow}, t('notifications.allow')));
  }
}

/** @param {import('./series.js').Occurrence[]} occurrences */
export const occurrenceList = occurrences => h('ol', {class: 'next-list'}, occurrences.map(each => h('li', {key: `${each.reminderId} ${each.localDate} ${each.minute}`},
  h('span', null, whenOf(each)), h('b', null, each.text))));

/** @param {AbortSignal} signal @returns {Promise<Reminder[]>} */
async function allSeries(signal) {
  const reminders = [];
  let pageToken = '';
  do {
    const page = await call(MotivationService.listReminders, {pageSize: 200, pageToken}, {signal});
    reminders.push(...page.reminders);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return reminders;
}

/** Makes a deleted series again. An id is never used twice, so it gets a new one. @param {Reminder} reminder
 *  @returns {Promise<unknown>} */
export function remake({etag: _etag, createTime: _made, updateTime: _changed, ...content}) {
  const reminder = /** @type {Reminder} */ ({...content, reminderId: crypto.randomUUID()});
  return sure(() => call(MotivationService.createReminder, {reminder, timeZone}));
}

customElements.define('titan-reminders', Reminders);
