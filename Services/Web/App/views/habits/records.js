// @ts-check
// The records of one habit, newest first. A record can't be changed in place: a correction takes its time and its date, and
// the record that was wrong goes once the new one is stored.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {fromDate, toDate} from '../../core/proto.js';
import {online} from '../../core/store.js';
import {calendarDay, date, relativeDay, t, timeZone} from '../../core/words.js';
import {HabitMeasure, HabitsService, LinkSource, RecordSource} from '../../Generated/habits.js';
import {failure} from '../../parts/shell.js';
import {notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {requestIds} from '../../parts/request-id.js';
import {sure} from '../../parts/sure.js';
import {counted, plain} from './model.js';

/** @typedef {import('../../Generated/habits.js').HabitRecord} HabitRecord */
/** @typedef {import('./model.js').Habit} Habit */

const PAGE = 20;

class Records extends View {
  #habit = signal(/** @type {Habit | null} */ (null));
  #version = -1;
  /** How many records are shown; more by a button. */
  #wanted = PAGE;
  #isMore = signal(false);
  /** The record in correction, with the id of the one that takes its place. */
  #correcting = signal(/** @type {{record: HabitRecord, newId: string} | null} */ (null));
  #adding = signal(false);
  #said = signal('');
  #list = resource(async gone => {
    const records = [], habitId = this.#habit.peek()?.habitId ?? '';
    let pageToken = '';
    do {
      const page = await call(HabitsService.listRecords, {habitId, pageSize: PAGE, pageToken}, {signal: gone});
      records.push(...page.records);
      pageToken = page.nextPageToken;
    } while (pageToken && records.length < this.#wanted);
    this.#isMore.value = pageToken !== '';
    return records;
  });

  load = () => { if (!this.gone.aborted) return this.#list.load(this.gone); };

  set habit(habit) {
    const isFirst = !this.#habit.peek();
    this.#habit.value = habit;
    if (isFirst) this.load();
  }

  /** A new one asks for the records again. */
  set version(version) {
    if (this.#version >= 0 && version !== this.#version) this.load();
    this.#version = version;
  }

  more = () => {
    this.#wanted += PAGE;
    this.load();
  };

  changed() {
    this.dispatchEvent(new Event('change'));
    return this.load();
  }

  /** Stores a record the way its change is stored. @param {Partial<HabitRecord>} record */
  store(record) {
    const method = record.value !== undefined ? HabitsService.setHabitValue : record.skipped !== undefined ? HabitsService.skipHabit : HabitsService.recordHabit;
    return sure(() => call(method, {record}));
  }

  /** @param {HabitRecord} record */
  async delete(record) {
    const {habitId, recordId} = record;
    try {
      await sure(() => call(HabitsService.deleteRecord, {habitId, recordId}));
      notify(t('records.deleted'), t('habits.undo'), () => this.undelete(again(record, crypto.randomUUID())));
      await this.changed();
    } catch (error) {
      notify(/** @type {any} */ (error).words, t('error.again'), () => this.delete(record));
    }
  }

  /** @param {Partial<HabitRecord>} record */
  async undelete(record) {
    try {
      await this.store(record);
      notify(t('records.restored'));
      await this.changed();
    } catch (error) {
      notify(/** @type {any} */ (error).words, t('error.again'), () => this.undelete(record));
    }
  }

  /** @param {SubmitEvent} event */
  correct = async event => {
    event.preventDefault();
    const correcting = this.#correcting.peek(), count = this.count(event, correcting?.record.value !== undefined ? 0 : -10_000);
    if (!correcting || count === null) return;
    const {record, newId} = correcting;
    try {
      await this.store({...again(record, newId), ...(record.value !== undefined ? {value: count} : {delta: count})});
      await sure(() => call(HabitsService.deleteRecord, {habitId: record.habitId, recordId: record.recordId}));
      this.#correcting.value = null;
      notify(t('records.corrected'));
      await this.changed();
    } catch (error) {
      this.#said.value = /** @type {any} */ (error).words;
    }
  };

  /** Gives one id to all attempts to add the same record. */
  #idOf = requestIds();

  /** @param {SubmitEvent} event */
  add = async event => {
    event.preventDefault();
    const habit = this.#habit.peek(), delta = this.count(event, -10_000), data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const day = String(data.get('day')), today = localDay(new Date());
    if (!habit || delta === null) return;
    if (!day || day > today || day < habit.startDate) {
      this.#said.value = t('records.wrongDay', {first: date(calendarDay(habit.startDate), {dateStyle: 'long'})});
      return;
    }
    const draft = {habitId: habit.habitId, delta, timeZone, occurTime: day === today ? undefined : fromDate(calendarDay(day)), note: String(data.get('note')).trim()};
    try {
      await this.store({...draft, recordId: this.#idOf(draft)});
      this.#idOf = requestIds();
      this.#adding.value = false;
      notify(t('records.added'));
      await this.changed();
    } catch (error) {
      this.#said.value = /** @type {any} */ (error).fields?.[0]?.message ?? /** @type {any} */ (error).words;
    }
  };

  /** The number that was entered; null if it is none, which is then said. @param {SubmitEvent} event @param {number} least */
  count(event, least) {
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('count')).trim(), count = Number(text.replace(',', '.'));
    const isWhole = this.#habit.peek()?.measure === HabitMeasure.AMOUNT || Number.isInteger(count);
    const isRight = text !== '' && Number.isFinite(count) && isWhole && count >= least && count <= 1e6 && (count !== 0 || least === 0);
    this.#said.value = isRight ? '' : t(isWhole ? 'records.wrongCount' : 'records.wholeCount');
    return isRight ? count : null;
  }

  render() {
    const habit = this.#habit.value, {value, error} = this.#list.state;
    if (!habit) return [];
    return h('section', {class: 'card records', 'aria-labelledby': 'records-title'},
      h('header', null, h('h2', {id: 'records-title'}, t('records.title')),
        !habit.archived && h('button', {class: 'link', type: 'button', 'aria-expanded': String(this.#adding.value), onclick: () => {
          this.#said.value = '';
          this.#correcting.value = null;
          this.#adding.value = !this.#adding.value;
        }}, t('records.add'))),
      this.#adding.value && this.addForm(habit),
      error && failure(error, this.load),
      !value ? !error && h('p', {class: 'muted', role: 'status'}, t('state.loading'))
        : value.length === 0 ? h('p', {class: 'muted'}, t('records.none'))
          : h('ol', null, value.map(record => this.record(habit, record))),
      this.#isMore.value && h('button', {class: 'button quiet small', type: 'button', onclick: this.more}, t('records.more')));
  }

  /** @param {Habit} habit */
  addForm(habit) {
    return h('form', {class: 'entry', novalidate: true, onsubmit: this.add},
      this.field('day', t('records.day'), {type: 'date', value: localDay(new Date()), min: habit.startDate, max: localDay(new Date())}),
      this.field('count', countLabel(habit), {type: 'text', inputmode: 'decimal', value: '1', 'aria-describedby': 'entry-said'}),
      this.field('note', t('records.note'), {type: 'text', maxlength: 1000}),
      h('button', {class: 'button small'}, t('records.save')), this.said());
  }

  said() { return h('p', {class: 'said', id: 'entry-said', role: 'alert'}, this.#said.value); }

  /** @param {string} name @param {string} label @param {Record<string, any>} options */
  field(name, label, options) {
    return h('label', {key: name}, h('span', null, label), h('input', {name, autocomplete: 'off', ...options}));
  }

  /** @param {Habit} habit @param {HabitRecord} record */
  record(habit, record) {
    const correcting = this.#correcting.value, isCorrecting = correcting?.record.recordId === record.recordId, isSkip = record.skipped !== undefined;
    const time = /** @type {Date} */ (toDate(record.occurTime)), isLinked = record.source === RecordSource.LINK;
    const what = isSkip ? t(record.skipped ? 'records.skipped' : 'records.unskipped')
      : record.value !== undefined ? t('records.set', {count: counted(habit, record.value)}) : `${(record.delta ?? 1) > 0 ? '+' : '−'}${plain(Math.abs(record.delta ?? 1))}`;
    const when = `${relativeDay(calendarDay(record.localDate), new Date())}, ${date(time, {hour: 'numeric', minute: '2-digit'})}`;
    return h('li', {key: record.recordId}, h('b', null, what),
      h('span', null, when, record.note && h('small', null, record.note), isLinked && h('small', null, sourceWords(habit, record))),
      !isLinked && h('span', {class: 'steps'},
        !isSkip && !habit.archived && h('button', {class: 'round-button', type: 'button', disabled: !online.value, 'aria-expanded': String(isCorrecting),
          'aria-label': t('records.correctOne', {what, when}), onclick: () => {
            this.#said.value = '';
            this.#adding.value = false;
            this.#correcting.value = isCorrecting ? null : {record, newId: crypto.randomUUID()};
          }}, icon('pen')),
        h('button', {class: 'round-button', type: 'button', disabled: !online.value, 'aria-label': t('records.deleteOne', {what, when}),
          onclick: () => this.delete(record)}, icon('bin'))),
      isCorrecting && h('form', {class: 'entry', novalidate: true, onsubmit: this.correct},
        this.field('count', countLabel(habit), {type: 'text', inputmode: 'decimal', value: String(record.value ?? record.delta ?? 1), 'aria-describedby': 'entry-said',
          ref: input => queueMicrotask(() => input.select())}),
        h('button', {class: 'button small'}, t('records.save')), this.said()));
  }
}

/** What makes the same record once more. @param {HabitRecord} record @param {string} recordId @returns {Partial<HabitRecord>} */
const again = ({habitId, delta, value, skipped, occurTime, timeZone: zone, utcOffsetSeconds, localDate, note}, recordId) => ({
  recordId, habitId, delta, value, skipped, occurTime, timeZone: zone, utcOffsetSeconds, note, ...(delta === undefined ? {localDate} : {})});

/** @param {Habit} habit */
const countLabel = habit => habit.measure === HabitMeasure.AMOUNT && habit.unit ? habit.unit : t('records.count');

/** @param {Habit} habit @param {HabitRecord} record */
const sourceWords = ({linkSource}, {sourceId}) => linkSource === LinkSource.PRACTICES || !sourceId ? t('records.fromPractice')
  : t('records.fromSet');

/** @param {Date} day */
const localDay = day => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

customElements.define('titan-records', Records);
