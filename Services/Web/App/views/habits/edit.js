// @ts-check
// The form of a habit: for a new one, and for changing one.

import {h, resource, signal} from '../../core/element.js';
import {call, RpcError} from '../../core/rpc.js';
import {go, place} from '../../core/router.js';
import {language, t, timeZone} from '../../core/words.js';
import {Code} from '../../Generated/google.js';
import {GoalDirection, HabitKind, HabitMeasure, HabitsService, LinkSource} from '../../Generated/habits.js';
import {failure} from '../../parts/shell.js';
import {notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {FormView} from '../account/form.js';
import {sure} from '../../parts/sure.js';
import {changeHabit, goalCount, isDaily} from './model.js';

/** @typedef {import('./model.js').Habit} Habit */

/** Colours that stand out on dark and light ground alike. */
const colours = ['#E0662B', '#C98A12', '#3F9B5F', '#1A94A6', '#3B82F6', '#8B6CE0', '#D0559B', '#D9534F'];
const links = [LinkSource.UNSPECIFIED, LinkSource.PUSHUP_REPS, LinkSource.PUSHUP_SESSIONS, LinkSource.PRACTICES];

class HabitForm extends FormView {
  /** Empty for a new habit. */
  #habitId = place.peek()?.params.id ?? '';
  /** Of the habit to make: the same for each attempt. */
  #newId = crypto.randomUUID();
  #existing = resource(async gone => {
    if (!this.#habitId) return blank;
    const {overview} = await call(HabitsService.getHabit, {habitId: this.#habitId, timeZone}, {signal: gone});
    const habit = /** @type {Habit} */ (overview?.habit);
    this.#kind.value = habit.kind;
    this.#measure.value = habit.measure;
    this.#isDaily.value = isDaily(habit);
    return habit;
  });
  #kind = signal(/** @type {number} */ (HabitKind.GOOD));
  #measure = signal(/** @type {number} */ (HabitMeasure.TIMES));
  #isDaily = signal(true);

  start() { this.load(); }
  load = () => this.#existing.load(this.gone);

  /** @param {Record<string, string>} _values @param {HTMLFormElement} form */
  send = async (_values, form) => {
    const data = new FormData(form), text = name => String(data.get(name) ?? '').trim();
    const name = this.#isDaily.peek() ? 'per_day' : 'per_week', count = {value: this.count(name, text(name))};
    const kind = this.#kind.peek(), measure = this.#measure.peek();
    /** @type {Partial<Habit>} */
    const fields = {
      title: text('title'), kind, measure, unit: measure === HabitMeasure.AMOUNT ? text('unit') : '',
      goal: {...(this.#isDaily.peek() ? {perDay: count} : {perWeek: count}),
        direction: kind === HabitKind.BAD ? GoalDirection.AT_MOST : GoalDirection.AT_LEAST},
      difficulty: Number(text('difficulty')), color: text('color'), startDate: text('start_date'),
    };
    const existing = this.#existing.state.value ?? blank, link = Number(text('link'));
    const habitId = this.#habitId || this.#newId;
    if (this.#habitId) {
      const changed = Object.fromEntries(Object.entries(fields).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(existing[/** @type {'title'} */ (key)])));
      if (Object.keys(changed).length > 0) await changeHabit(habitId, changed);
    } else {
      await sure(() => call(HabitsService.createHabit, {habit: /** @type {Habit} */ ({habitId, ...fields}), timeZone}));
    }
    if (link !== existing.linkSource) {
      await sure(() => link === LinkSource.UNSPECIFIED ? call(HabitsService.unlinkHabit, {habitId}) : call(HabitsService.linkHabit, {habitId, source: link}));
    }
    if (this.gone.aborted) return;
    notify(t(this.#habitId ? 'habit.saved' : 'habit.made', {title: fields.title}));
    await go(this.#habitId ? `/habits/${encodeURIComponent(habitId)}` : '/habits');
  };

  /** @param {string} name @param {string} text */
  count(name, text) {
    const count = Number(text.replace(',', '.')), isLimit = this.#kind.peek() === HabitKind.BAD;
    const isWhole = this.#measure.peek() === HabitMeasure.AMOUNT || Number.isInteger(count);
    if (count <= 1e6 && isWhole && (isLimit ? count >= 0 : count > 0)) return count;
    const message = t(!isWhole ? 'records.wholeCount' : isLimit ? 'habit.wrongLimit' : 'habit.wrongGoal');
    throw new RpcError(Code.INVALID_ARGUMENT, `${name}: ${text}`, {fields: [{field: name, reason: 'OUT_OF_RANGE', message}]});
  }

  render() {
    void language.value;
    const {value: habit, error} = this.#existing.state;
    const way = this.#habitId ? `/habits/${encodeURIComponent(this.#habitId)}` : '/habits';
    const back = h('a', {class: 'back', href: way}, icon('back'), this.#habitId ? habit?.title ?? t('habit.title') : t('habits.title'));
    return h('div', {class: 'form-view', 'aria-busy': habit || error ? null : 'true'}, back,
      h('header', {class: 'view-head'}, h('h1', null, t(this.#habitId ? 'habit.edit' : 'habits.new'))),
      habit ? this.fields(habit) : error ? failure(error, this.load)
        : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'bone chart-bone'})]);
  }

  /** @param {Habit} habit */
  fields(habit) {
    const kind = this.#kind.value, measure = this.#measure.value, daily = this.#isDaily.value;
    const name = daily ? 'per_day' : 'per_week', isNew = !this.#habitId;
    this.names = new Set(['color', 'difficulty', 'start_date']);
    const count = goalCount(habit);
    return this.form(this.send, t(isNew ? 'habit.make' : 'habit.save'),
      this.field({name: 'title', label: t('habit.name'), value: habit.title, maxlength: 100, autocomplete: 'off', autocapitalize: 'sentences'}),
      this.choices('kind', t('habit.kind'), [[HabitKind.GOOD, t('habit.good')], [HabitKind.BAD, t('habit.bad')]], kind, value => { this.#kind.value = value; }),
      this.choices('measure', t('habit.measure'), [[HabitMeasure.TIMES, t('habit.byTimes')], [HabitMeasure.AMOUNT, t('habit.byAmount')]], measure,
        value => { this.#measure.value = value; }),
      h('div', {class: 'two-fields', key: 'goal'},
        this.field({name, label: t(kind === HabitKind.BAD ? 'habit.limit' : 'habit.goal'), value: isNew ? '1' : String(count), inputmode: 'decimal', autocomplete: 'off'}),
        measure === HabitMeasure.AMOUNT && this.field({name: 'unit', label: t('habit.unit'), hint: t('habit.unitHint'), value: habit.unit, maxlength: 20, optional: true, autocomplete: 'off'})),
      this.choices('period', t('habit.period'), [[1, t('habit.day')], [0, t('habit.weekly')]], daily ? 1 : 0, value => { this.#isDaily.value = value === 1; }),
      this.choices('difficulty', t('habit.difficulty'), [1, 2, 3, 4, 5].map(value => [value, String(value)]), habit.difficulty, null, t('habit.difficultyHint')),
      this.colours(habit.color),
      this.field({name: 'start_date', label: t('habit.start'), type: 'date', value: habit.startDate || today(), max: today(), autocomplete: 'off'}),
      h('div', {class: 'field', key: 'link'}, h('label', {for: 'link'}, t('habit.link')),
        h('div', {class: 'box'}, h('select', {id: 'link', name: 'link'}, links.map(value => h('option', {key: String(value), value, selected: value === habit.linkSource},
          t(`habit.link.${value}`)))))));
  }

  /** @param {string} name @param {string} legend @param {[number, string][]} options @param {number} chosen
   *  @param {((value: number) => void) | null} choose without it the form alone knows @param {string} [hint] */
  choices(name, legend, options, chosen, choose, hint) {
    return h('fieldset', {key: name}, h('legend', null, legend), h('div', {class: 'choices'}, options.map(([value, words]) => h('label', {key: String(value)},
      h('input', {type: 'radio', name, value, checked: value === chosen, onchange: choose && (() => choose(value))}), words))),
    hint && h('p', {class: 'hint'}, hint));
  }

  /** @param {string} chosen */
  colours(chosen) {
    const all = colours.includes(chosen) ? colours : [...colours, chosen];
    return h('fieldset', {key: 'color'}, h('legend', null, t('habit.color')), h('div', {class: 'choices colours'}, all.map((colour, index) => h('label', {key: colour},
      h('input', {type: 'radio', name: 'color', value: colour, checked: colour === chosen, 'aria-label': t('habit.colorOf', {number: index + 1})}),
      h('i', {class: 'swatch', style: {'background-color': colour}})))));
  }
}

/** The calendar day of this device. */
function today() {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

const blank = /** @type {Habit} */ ({habitId: '', title: '', kind: HabitKind.GOOD, measure: HabitMeasure.TIMES, unit: '', difficulty: 3, color: '#3B82F6', startDate: '', linkSource: 0});

customElements.define('titan-habit-form', HabitForm);
