// @ts-check
// The form of a series of reminders, which says beforehand when the next ones would come.

import {h, resource, signal} from '../../core/element.js';
import {call, RpcError} from '../../core/rpc.js';
import {go, place} from '../../core/router.js';
import {language, t, timeZone} from '../../core/words.js';
import {Code} from '../../Generated/google.js';
import {MotivationService, ReminderFrequency as Frequency, ReminderKind} from '../../Generated/motivation.js';
import {failure} from '../../parts/shell.js';
import {noticeBar, notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {requestIds} from '../../parts/request-id.js';
import {sure} from '../../parts/sure.js';
import {FormView} from '../account/form.js';
import {occurrenceList, remake} from './reminders.js';
import {inputTime, kinds, localDay, minuteOf, weekdayName} from './series.js';

/** @typedef {import('./series.js').Reminder} Reminder */

/** How long typing has to rest before the next reminders are asked for, in milliseconds. */
const PATIENCE = 250;
const MOST_TIMES = 24, NEXT = 3;
/** What a new series proposes. */
const usual = {minute: 18 * 60, weekdays: [1, 3, 5], window: {firstMinute: 8 * 60, lastMinute: 20 * 60, timesPerDay: 5}};

class ReminderForm extends FormView {
  /** Empty for a new series. */
  #reminderId = place.peek()?.params.id ?? '';
  /** Of the series to make: the same for each attempt. */
  #newId = crypto.randomUUID();
  #existing = resource(async gone => {
    if (!this.#reminderId) return blank();
    const reminder = await find(this.#reminderId, gone);
    this.#kind.value = reminder.kind;
    this.#frequency.value = reminder.frequency;
    this.#way.value = reminder.atPushUpTimes ? 'pushUps' : reminder.window ? 'window' : 'times';
    this.#times.value = (reminder.minutes.length > 0 ? reminder.minutes : [usual.minute]).map(minute => ({id: this.#serial++, minute}));
    return reminder;
  });
  #kind = signal(/** @type {number} */ (ReminderKind.PUSH_UPS));
  #frequency = signal(/** @type {number} */ (Frequency.DAILY));
  #way = signal('times');
  #serial = 1;
  #times = signal([{id: 0, minute: usual.minute}]);
  #preview = signal(/** @type {{occurrences?: import('./series.js').Occurrence[], words?: string}} */ ({}));
  /** @type {any} */
  #timer;
  #asked = 0;
  /** Gives one id to all attempts to make the same change. */
  #idOf = requestIds();

  start() { this.load(); }
  load = async () => {
    await this.#existing.load(this.gone);
    this.changed();
  };

  /** Asks what the form would lead to once typing rests. */
  changed = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.ask, PATIENCE);
  };

  ask = async () => {
    const form = this.querySelector('form');
    if (!form || this.gone.aborted) return;
    const turn = ++this.#asked;
    const say = preview => { if (turn === this.#asked) this.#preview.value = preview; };
    try {
      const reminder = /** @type {Reminder} */ ({...this.draft(form), reminderId: crypto.randomUUID()});
      const {upcoming} = await call(MotivationService.createReminder, {reminder, validateOnly: true, timeZone}, {signal: this.gone});
      say({occurrences: upcoming.slice(0, NEXT)});
    } catch (error) {
      if (!this.gone.aborted) say({words: /** @type {any} */ (error).fields?.[0]?.message ?? /** @type {any} */ (error).words});
    }
  };

  /** What the form says, checked as far as the page can. @param {HTMLFormElement} form @returns {Partial<Reminder>} */
  draft(form) {
    const data = new FormData(form), text = name => String(data.get(name) ?? '').trim(), frequency = this.#frequency.peek(), way = this.#way.peek();
    const wrong = (field, words) => { throw new RpcError(Code.INVALID_ARGUMENT, field, {fields: [{field, reason: 'MISSING', message: t(words)}]}); };
    const minutes = way === 'times' ? data.getAll('minutes').map(time => minuteOf(String(time))).filter(minute => !Number.isNaN(minute)) : [];
    const weekdays = frequency === Frequency.WEEKLY ? data.getAll('weekdays').map(Number) : [];
    if (this.#kind.peek() === ReminderKind.OTHER && !text('text')) wrong('text', 'reminder.needsText');
    if (frequency === Frequency.WEEKLY && weekdays.length === 0) wrong('weekdays', 'reminder.needsDay');
    if (frequency === Frequency.ONCE && !text('first_local_date')) wrong('first_local_date', 'reminder.needsDate');
    if (way === 'times' && minutes.length === 0) wrong('minutes', 'reminder.needsTime');
    const last = frequency === Frequency.ONCE ? '' : text('last_local_date'), first = text('first_local_date');
    if (last && first && last < first) wrong('last_local_date', 'reminder.endsFirst');
    return {
      kind: this.#kind.peek(), text: text('text'), frequency, weekdays, minutes: [...new Set(minutes)].sort((a, b) => a - b),
      window: way === 'window' ? {firstMinute: minuteOf(text('first_minute')) || 0, lastMinute: minuteOf(text('last_minute')) || 0, timesPerDay: Number(text('times_per_day')) || 0} : undefined,
      atPushUpTimes: way === 'pushUps', firstLocalDate: first, lastLocalDate: last,
    };
  }

  /** @param {Record<string, string>} _values @param {HTMLFormElement} form */
  send = async (_values, form) => {
    const draft = this.draft(form), existing = this.#existing.state.value;
    if (this.#reminderId && existing) {
      const changed = Object.keys(draft).filter(name => JSON.stringify(draft[/** @type {'text'} */ (name)]) !== JSON.stringify(existing[/** @type {'text'} */ (name)]));
      const paths = changed.map(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`));
      const reminder = /** @type {Reminder} */ ({...draft, reminderId: this.#reminderId});
      if (paths.length > 0) await sure(() => call(MotivationService.updateReminder, {reminder, updateMask: {paths}, requestId: this.#idOf([changed, draft])}));
    } else {
      await sure(() => call(MotivationService.createReminder, {reminder: /** @type {Reminder} */ ({...draft, reminderId: this.#newId}), timeZone}));
    }
    if (this.gone.aborted) return;
    notify(t(this.#reminderId ? 'reminder.saved' : 'reminder.made'));
    await go('/reminders');
  };

  /** @param {Reminder} reminder */
  delete = async reminder => {
    try {
      await sure(() => call(MotivationService.deleteReminder, {reminderId: reminder.reminderId}));
      const restore = async () => {
        try {
          await remake(reminder);
          notify(t('reminders.restored', {count: 1}));
        } catch (error) {
          notify(/** @type {any} */ (error).words);
        }
        /** @type {any} */ (document.querySelector('titan-reminders'))?.load();
      };
      notify(t('reminder.deleted'), t('habits.undo'), restore);
      await go('/reminders');
    } catch (error) {
      notify(/** @type {any} */ (error).words, t('error.again'), () => this.delete(reminder));
    }
  };

  render() {
    void language.value;
    const {value, error} = this.#existing.state;
    return h('div', {class: 'form-view', 'aria-busy': value || error ? null : 'true', oninput: this.changed, onchange: this.changed},
      h('a', {class: 'back', href: '/reminders'}, icon('back'), t('reminders.title')),
      h('header', {class: 'view-head'}, h('h1', null, t(this.#reminderId ? 'reminder.edit' : 'reminders.new'))),
      value ? [this.fields(value), this.#reminderId && h('button', {class: 'button quiet small delete', type: 'button', onclick: () => this.delete(value)}, t('reminder.delete'))]
        : error ? failure(error, this.load) : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'bone form-bone'})],
      noticeBar());
  }

  /** @param {Reminder} reminder */
  fields(reminder) {
    const kind = this.#kind.value, frequency = this.#frequency.value, isOnce = frequency === Frequency.ONCE, way = this.#way.value;
    this.names = new Set(['weekdays', 'minutes', 'times_per_day', 'first_minute', 'last_minute']);
    const ways = [['times', t('reminder.way.times')], ['window', t('reminder.way.window')], ['pushUps', t('reminder.way.pushUps')]];
    return this.form(this.send, t(this.#reminderId ? 'reminder.save' : 'reminder.make'),
      this.choices('kind', t('reminder.kind'), kinds.map(value => [value, t(`reminders.kind.${value}`)]), kind, value => { this.#kind.value = Number(value); }, 'two'),
      this.field({name: 'text', label: t('reminder.text'), value: reminder.text, maxlength: 200, optional: kind !== ReminderKind.OTHER, autocomplete: 'off', autocapitalize: 'sentences'}),
      this.choices('frequency', t('reminder.frequency'), [[Frequency.DAILY, t('reminder.daily')], [Frequency.WEEKLY, t('reminder.weekly')], [Frequency.ONCE, t('reminder.once')]],
        frequency, value => { this.#frequency.value = Number(value); }),
      frequency === Frequency.WEEKLY && this.weekdays(reminder),
      isOnce && this.field({name: 'first_local_date', label: t('reminder.date'), type: 'date', value: reminder.firstLocalDate || localDay(new Date()), min: localDay(new Date()), autocomplete: 'off'}),
      this.choices('way', t('reminder.times'), ways, way, value => { this.#way.value = value; }),
      way === 'times' && this.times(), way === 'window' && this.window(reminder),
      way === 'pushUps' && h('p', {class: 'hint', key: 'at'}, t('reminder.pushUpsHint')),
      !isOnce && h('details', {key: 'dates', open: reminder.firstLocalDate !== '' || reminder.lastLocalDate !== ''}, h('summary', null, t('reminder.dates')), h('div', {class: 'two-fields'},
        this.field({name: 'first_local_date', label: t('reminder.first'), type: 'date', value: reminder.firstLocalDate, optional: true, autocomplete: 'off'}),
        this.field({name: 'last_local_date', label: t('reminder.last'), type: 'date', value: reminder.lastLocalDate, optional: true, autocomplete: 'off'}))),
      this.preview());
  }

  preview() {
    const {occurrences, words} = this.#preview.value;
    return h('section', {class: 'card preview', key: 'preview', 'aria-live': 'polite', 'aria-label': t('reminder.preview')}, h('h2', null, t('reminder.preview')),
      words ? h('p', {class: 'muted'}, words) : !occurrences ? h('p', {class: 'muted'}, t('state.loading'))
        : occurrences.length === 0 ? h('p', {class: 'muted'}, t('reminders.noneNext')) : occurrenceList(occurrences));
  }

  /** @param {Reminder} reminder */
  weekdays(reminder) {
    const chosen = reminder.weekdays.length > 0 ? reminder.weekdays : usual.weekdays;
    return h('fieldset', {key: 'weekdays', 'aria-describedby': 'weekdays-error'}, h('legend', null, t('reminder.weekdays')), h('div', {class: 'choices days'}, [1, 2, 3, 4, 5, 6, 7].map(day =>
      h('label', {key: String(day)}, h('input', {type: 'checkbox', name: 'weekdays', value: day, checked: chosen.includes(day), 'aria-label': weekdayName(day, 'long')}),
        h('span', {'aria-hidden': 'true'}, weekdayName(day))))), this.refusal('weekdays'));
  }

  times() {
    const times = this.#times.value;
    return h('fieldset', {key: 'minutes', 'aria-describedby': 'minutes-error'}, h('legend', {class: 'hidden'}, t('reminder.way.times')),
      h('ul', {class: 'times'}, times.map(({id, minute}, index) => h('li', {key: String(id)},
        h('input', {type: 'time', name: 'minutes', value: inputTime(minute), 'aria-label': t('reminder.timeOf', {number: index + 1}), 'data-optional': true}),
        times.length > 1 && h('button', {class: 'round-button', type: 'button', 'aria-label': t('reminder.removeTime', {number: index + 1}),
          onclick: () => { this.#times.value = times.filter(each => each.id !== id); this.changed(); }}, icon('close')))),
      times.length < MOST_TIMES && h('li', {key: 'add'}, h('button', {class: 'button quiet small', type: 'button', onclick: () => {
        this.#times.value = [...times, {id: this.#serial++, minute: (usual.minute + 60 * times.length) % 1440}];
        this.changed();
      }}, t('reminder.addTime')))), this.refusal('minutes'));
  }

  /** @param {Reminder} reminder */
  window(reminder) {
    const {firstMinute, lastMinute, timesPerDay} = reminder.window ?? usual.window;
    return h('div', {class: 'three', key: 'window'},
      this.field({name: 'times_per_day', label: t('reminder.perDay'), value: String(timesPerDay), inputmode: 'numeric', autocomplete: 'off'}),
      this.field({name: 'first_minute', label: t('reminder.windowFirst'), type: 'time', value: inputTime(firstMinute)}),
      this.field({name: 'last_minute', label: t('reminder.windowLast'), type: 'time', value: inputTime(lastMinute)}));
  }

  /** What was wrong with a group of inputs. @param {string} name */
  refusal(name) {
    const said = this.failed.value?.fields.find(({field}) => field.split('.').at(-1) === name)?.message;
    return h('p', {class: 'said', id: `${name}-error`, role: 'alert', hidden: !said}, said ?? '');
  }

  /** @param {string} name @param {string} legend @param {any[][]} options @param {any} chosen @param {(value: string) => void} choose
   *  @param {string} [look] */
  choices(name, legend, options, chosen, choose, look) {
    return h('fieldset', {key: name}, h('legend', null, legend), h('div', {class: `choices ${look ?? ''}`}, options.map(([value, words]) => h('label', {key: String(value)},
      h('input', {type: 'radio', name, value, checked: value === chosen, onchange: () => choose(value)}), words))));
  }
}

/** The contract has no call for one series alone. @param {string} reminderId @param {AbortSignal} signal @returns {Promise<Reminder>} */
async function find(reminderId, signal) {
  let pageToken = '';
  do {
    const page = await call(MotivationService.listReminders, {pageSize: 200, pageToken}, {signal});
    const found = page.reminders.find(each => each.reminderId === reminderId);
    if (found) return found;
    pageToken = page.nextPageToken;
  } while (pageToken);
  throw new RpcError(Code.NOT_FOUND, `no reminder ${reminderId}`, {reason: 'REMINDER_NOT_FOUND', localized: t('reminder.gone')});
}

const blank = () => /** @type {Reminder} */ ({reminderId: '', kind: ReminderKind.PUSH_UPS, text: '', frequency: Frequency.DAILY, weekdays: [], minutes: [],
  timeZone: '', firstLocalDate: '', lastLocalDate: '', etag: '', isDisabled: false, atPushUpTimes: false});

customElements.define('titan-reminder-form', ReminderForm);
