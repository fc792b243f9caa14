// @ts-check
// The form of a workout of one's own: for a new one, perhaps made from another, and for changing or deleting one.

import {h, resource, signal} from '../../core/element.js';
import {nameOf} from '../../core/proto.js';
import {go, place} from '../../core/router.js';
import {call, RpcError} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {Code} from '../../Generated/google.js';
import {AmountUnit, TrainingService, WorkoutType} from '../../Generated/training.js';
import {notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {requestIds} from '../../parts/request-id.js';
import {failure} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {FormView} from '../account/form.js';

/** @typedef {import('../../Generated/training.js').Workout} Workout */
/** One exercise of the form, as it is typed. `key` stays with it wherever it moves.
 *  @typedef {{key: number, exerciseId: string, sets: string, amount: string}} Row */

const types = [WorkoutType.CALISTHENICS, WorkoutType.WEIGHT_TRAINING, WorkoutType.HIIT];
// What training.proto allows.
const MOST_EXERCISES = 20, MOST_SETS = 10, MOST_AMOUNT = 600;

class WorkoutForm extends FormView {
  /** Empty for a new workout. */
  #workoutId = place.peek()?.params.id ?? '';
  /** Of the workout to make: the same for each attempt. */
  #newId = crypto.randomUUID();
  #idOf = requestIds();
  #rows = signal(/** @type {Row[]} */ ([]));
  #nextKey = 0;
  #isAsking = signal(false);
  #given = resource(async gone => {
    const workoutId = this.#workoutId || place.peek()?.url.searchParams.get('from');
    const [answer, {exercises}] = await Promise.all([
      workoutId ? call(TrainingService.getWorkout, {workoutId}, {signal: gone}) : null, call(TrainingService.listExercises, {pageSize: 200}, {signal: gone})]);
    const workout = answer?.workout ?? null;
    this.#rows.value = workout ? workout.prescriptions.map(each => this.#row(each)) : [this.#row(usual(exercises[0]))];
    return {workout, exercises};
  });

  start() { this.load(); }
  load = () => this.#given.load(this.gone);

  /** @param {{exerciseId: string, sets: number, amount: number}} prescription @returns {Row} */
  #row({exerciseId, sets, amount}) {
    return {key: this.#nextKey++, exerciseId, sets: String(sets), amount: String(amount)};
  }

  /** @param {Record<string, string>} values @param {HTMLFormElement} form */
  send = async (values, form) => {
    const rows = this.#rows.peek();
    const prescriptions = rows.map(({key, exerciseId, sets, amount}) => (
      {exerciseId, sets: whole(`sets_${key}`, sets, MOST_SETS), amount: whole(`amount_${key}`, amount, MOST_AMOUNT)}));
    const content = {name: values.name.trim(), type: Number(new FormData(form).get('type')), prescriptions};
    try {
      if (this.#workoutId) {
        const workout = /** @type {any} */ ({workoutId: this.#workoutId, etag: this.#given.state.value?.workout?.etag, ...content});
        const requestId = this.#idOf([workout]);
        await sure(() => call(TrainingService.updateWorkout, {workout, updateMask: {paths: ['name', 'type', 'prescriptions']}, requestId}));
      } else {
        await sure(() => call(TrainingService.createWorkout, {workout: /** @type {any} */ ({workoutId: this.#newId, ...content})}));
      }
    } catch (error) {
      throw placed(error, rows);
    }
    if (this.gone.aborted) return;
    notify(t(this.#workoutId ? 'workouts.saved' : 'workouts.made', {name: content.name}));
    await go('/train/workouts');
  };

  /** @param {string} name of the workout */
  #delete = name => this.once('delete', async () => {
    this.failed.value = null;
    try {
      await sure(() => call(TrainingService.deleteWorkout, {workoutId: this.#workoutId}));
      notify(t('workouts.deleted', {name}));
      await go('/train/workouts');
    } catch (error) {
      this.#isAsking.value = false;
      this.failed.value = /** @type {RpcError} */ (error);
    }
  });

  /** @param {number} index @param {Partial<Row> | null} change null takes the row out */
  #change(index, change) {
    this.#rows.value = this.#rows.peek().flatMap((row, at) => at !== index ? [row] : change ? [{...row, ...change}] : []);
  }

  /** Swaps a row with the one before it. @param {number} index */
  #raise(index) {
    const rows = [...this.#rows.peek()];
    [rows[index - 1], rows[index]] = [rows[index], rows[index - 1]];
    this.#rows.value = rows;
  }

  render() {
    void language.value;
    const {value, error} = this.#given.state;
    const isForeign = this.#workoutId && value && !value.workout?.own;
    return h('div', {class: 'form-view workout-form', 'aria-busy': value || error ? null : 'true'},
      h('a', {class: 'back', href: '/train/workouts'}, icon('back'), t('workouts.title')),
      h('header', {class: 'view-head'}, h('h1', null, t(this.#workoutId ? 'workouts.changing' : 'workouts.new'))),
      error && failure(error, this.load),
      isForeign ? h('p', null, t('workouts.foreign'), ' ', h('a', {class: 'link', href: `/train/workouts/new?from=${encodeURIComponent(this.#workoutId)}`}, t('workouts.adapt')))
        : value ? this.fields(value.workout) : !error && [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'bone chart-bone'})]);
  }

  /** @param {Workout | null} workout */
  fields(workout) {
    const rows = this.#rows.value, type = workout?.type || WorkoutType.CALISTHENICS, first = this.#given.state.value?.exercises[0];
    this.names = new Set();
    return [
      this.form(this.send, t(this.#workoutId ? 'habit.save' : 'workouts.make'),
        this.field({name: 'name', label: t('workouts.name'), value: workout && (this.#workoutId ? workout.name : t('workouts.copyOf', {name: workout.name})) || '',
          maxlength: 100, autocomplete: 'off', autocapitalize: 'sentences'}),
        h('fieldset', {key: 'type'}, h('legend', null, t('workouts.type')), h('div', {class: 'choices'}, types.map(each => h('label', {key: String(each)},
          h('input', {type: 'radio', name: 'type', value: each, checked: each === type}), t(`train.kind.${nameOf(WorkoutType, each)}`))))),
        h('ol', {class: 'workout-rows', key: 'rows'}, rows.map((row, index) => this.row(row, index, rows.length))),
        rows.length < MOST_EXERCISES && h('button', {key: 'add', class: 'button quiet', type: 'button',
          onclick: () => { this.#rows.value = [...this.#rows.peek(), this.#row(usual(first))]; }}, t('workouts.add'))),
      workout && this.#workoutId && this.deletion(workout)];
  }

  /** @param {Row} row @param {number} index @param {number} count */
  row({key, exerciseId, sets, amount}, index, count) {
    const exercises = this.#given.state.value?.exercises ?? [], exercise = exercises.find(each => each.exerciseId === exerciseId);
    const number = index + 1, isTimed = exercise?.unit === AmountUnit.SECONDS;
    const typed = (/** @type {'sets' | 'amount'} */ name, /** @type {string} */ text) => ({name: `${name}_${key}`, '.value': text, inputmode: 'numeric', autocomplete: 'off',
      oninput: (/** @type {any} */ event) => this.#change(index, {[name]: event.target.value})});
    return h('li', {key: String(key)}, h('fieldset', null, h('legend', null, t('workouts.exerciseOf', {number})),
      h('div', {class: 'field'}, h('label', {for: `exercise_${key}`}, t('workouts.exercise')), h('div', {class: 'box'},
        h('select', {id: `exercise_${key}`, onchange: event => this.#choose(index, /** @type {HTMLSelectElement} */ (event.target).value)},
          exercises.map(each => h('option', {key: each.exerciseId, value: each.exerciseId, selected: each.exerciseId === exerciseId}, each.name))))),
      h('div', {class: 'two-fields'},
        this.field({...typed('sets', sets), label: t('workouts.sets'), maxlength: 2}),
        this.field({...typed('amount', amount), label: t(isTimed ? 'workouts.seconds' : 'workouts.reps'), maxlength: 3})),
      count > 1 && h('div', {class: 'button-row'},
        index > 0 && h('button', {class: 'link', type: 'button', 'aria-label': t('workouts.upNamed', {number}), onclick: () => this.#raise(index)}, t('workouts.up')),
        h('button', {class: 'link', type: 'button', 'aria-label': t('workouts.removeNamed', {number}), onclick: () => this.#change(index, null)}, t('workouts.remove')))));
  }

  /** Another exercise begins with its own amount. @param {number} index @param {string} exerciseId */
  #choose(index, exerciseId) {
    const exercise = this.#given.state.value?.exercises.find(each => each.exerciseId === exerciseId);
    this.#change(index, {exerciseId, amount: String(usual(exercise).amount)});
  }

  /** @param {Workout} workout */
  deletion({name}) {
    if (!this.#isAsking.value) return h('button', {class: 'link delete', type: 'button', onclick: () => { this.#isAsking.value = true; }}, t('workouts.delete'));
    return h('div', {class: 'ask', role: 'alert'}, h('p', null, t('workouts.deleteSure', {name})), h('div', {class: 'button-row'},
      h('button', {class: 'button small', type: 'button', 'aria-disabled': this.isBusy('delete') ? 'true' : null,
        ref: (/** @type {HTMLElement} */ one) => queueMicrotask(() => one.focus()), onclick: () => this.#delete(name)}, t('workouts.delete')),
      h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isAsking.value = false; }}, t('train.cancel'))));
  }
}

/** What an exercise begins with. @param {import('../../Generated/training.js').Exercise | undefined} exercise */
const usual = exercise => ({exerciseId: exercise?.exerciseId ?? '', sets: 3, amount: exercise?.baseAmount || 10});

/** @param {string} field @param {string} text @param {number} most */
function whole(field, text, most) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new RpcError(Code.INVALID_ARGUMENT, `${field}: ${text}`, {fields: [{field, reason: 'OUT_OF_RANGE', message: t('workouts.wrong', {most})}]});
}

/** Puts refusals of prescriptions beside the rows that they are about: `workout.prescriptions[2].sets` beside `sets_7`.
 *  @param {any} error @param {Row[]} rows */
function placed(error, rows) {
  if (error instanceof RpcError) {
    error.fields = error.fields.map(violation => {
      const [, index, name] = violation.field.match(/prescriptions\[(\d+)\]\.(sets|amount)$/) ?? [];
      const row = rows[Number(index)];
      return row ? {...violation, field: `${name}_${row.key}`} : violation;
    });
  }
  return error;
}

customElements.define('titan-workout-form', WorkoutForm);
