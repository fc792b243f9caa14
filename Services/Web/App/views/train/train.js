// @ts-check
// Train: five workouts that suit today, each with its reason, and the practice that is still open.

import {View, h, resource} from '../../core/element.js';
import {go, place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {online} from '../../core/store.js';
import {calendarDay, language, number, relativeDay, t, timeZone} from '../../core/words.js';
import {Impact, SuggestionMode, TrainingService, WorkoutType} from '../../Generated/training.js';
import {announce, failure} from '../../parts/shell.js';
import {equipmentName, grouped, muscleBars, muscleName, typeName, worth} from './names.js';
import {Starter} from './start.js';

const kinds = ['ALL', 'CALISTHENICS', 'WEIGHT_TRAINING', 'HIIT'];
const COUNT = 5;

/** The kind that the address names. @param {URL | undefined} url */
const kindOf = url => kinds.find(kind => kind === url?.searchParams.get('type')) ?? 'ALL';

class Train extends View {
  /** Workouts that were shown and passed over. @type {Set<string>} */
  #seen = new Set();
  /** What is asked for now. @type {string} */
  #kind = 'ALL';
  /** Whether chance alone chooses. */
  #byChance = false;
  #starter = new Starter();
  #suggestions = resource(async gone => {
    const type = WorkoutType[/** @type {'HIIT'} */ (this.#kind)], request = {types: type ? [type] : [], timeZone,
      ...(this.#byChance ? {count: 1, mode: SuggestionMode.RANDOM} : {count: COUNT})};
    try {
      return await call(TrainingService.suggestWorkouts, {...request, excludeIds: [...this.#seen]}, {signal: gone});
    } catch (error) {
      // All have been shown: they begin anew.
      if (/** @type {any} */ (error).reason !== 'TOO_FEW_ELIGIBLE' || this.#seen.size === 0) throw error;
      this.#seen = new Set();
      return call(TrainingService.suggestWorkouts, request, {signal: gone});
    }
  });
  #names = resource(async gone => {
    const {exercises} = await call(TrainingService.listExercises, {pageSize: 200}, {signal: gone});
    return new Map(exercises.map(exercise => [exercise.exerciseId, exercise]));
  });
  #today = resource(gone => call(TrainingService.getDayProgress, {timeZone}, {signal: gone}));

  start() {
    this.#kind = kindOf(place.peek()?.url);
    addEventListener('online', this.load, {signal: this.gone});
    this.load();
  }

  load = () => {
    for (const part of [this.#suggestions, this.#names, this.#today]) part.load(this.gone);
  };

  #choose(/** @type {string} */ kind) {
    this.#kind = kind;
    this.#byChance = false;
    this.#seen = new Set();
    go(kind === 'ALL' ? '/train' : `/train?type=${kind}`, {replace: true});
    this.#suggestions.load(this.gone);
  }

  #others = async (/** @type {boolean} */ byChance) => {
    this.#byChance = byChance;
    for (const {workout} of this.#suggestions.state.value?.items ?? []) if (workout) this.#seen.add(workout.workoutId);
    await this.#suggestions.load(this.gone);
    if (!this.gone.aborted) announce(t('train.newSuggestions'));
  };

  render() {
    void language.value;
    const {value, error, loading} = this.#suggestions.state, kind = kindOf(place.value?.url);
    return h('div', {class: 'train', 'aria-busy': loading ? 'true' : null},
      h('header', {class: 'training-head'}, h('h1', null, t('train.title')), h('p', null, t('train.lead'))),
      this.open(),
      h('div', {class: 'segments kinds', role: 'group', 'aria-label': t('train.kind')}, kinds.map(each => h('button', {key: each, type: 'button',
        'aria-pressed': String(each === kind), onclick: () => this.#choose(each)}, t(`train.kind.${each}`)))),
      error ? failure(error, () => this.#suggestions.load(this.gone)) : !value ? this.skeleton() : [
        value.warningTexts.map(words => h('p', {key: words, class: 'training-warning', role: 'status'}, words)),
        h('ol', {class: 'suggestions'}, value.items.map(item => this.item(item))),
        h('div', {class: 'more-suggestions'}, h('div', {class: 'button-row'}, h('button', {class: 'button quiet', type: 'button', disabled: loading || !online.value,
          onclick: () => this.#others(false)}, t('train.others')), h('button', {class: 'button quiet', type: 'button', disabled: loading || !online.value,
          onclick: () => this.#others(true)}, t('train.surprise')), h('a', {class: 'button quiet', href: '/train/workouts'}, t('workouts.title')),
          h('a', {class: 'button quiet', href: '/train/meals'}, t('meals.title'))), h('p', null, t('train.score', {score: number(value.score, {minimumFractionDigits: 2, maximumFractionDigits: 2})})))]);
  }

  skeleton() {
    return [h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
      h('div', {class: 'suggestions'}, [1, 2, 3].map(key => h('div', {key: String(key), class: 'card'},
        ['45%', '80%', '60%'].map(width => h('div', {class: 'bone line', style: {width}})))))];
  }

  /** The practice that somebody has left in the middle. */
  open() {
    const id = this.#today.state.value?.openPracticeId;
    return id && h('section', {class: 'card open-practice', 'aria-labelledby': 'open'}, h('div', null, h('h2', {id: 'open'}, t('train.open')), h('p', null, t('train.openText'))),
      h('a', {class: 'button small', href: `/train/${id}`}, t('train.goOn')));
  }

  /** @param {import('../../Generated/training.js').SuggestedWorkout} item */
  item({workout, sets, explanation, lastLocalDate}) {
    if (!workout) return null;
    const {workoutId, name, type, muscles, rating} = workout;
    const exercises = this.#names.state.value, groups = grouped(sets);
    const nameOf = (/** @type {string} */ id) => exercises?.get(id)?.name ?? '…';
    const points = exercises && sets.reduce((sum, set) => sum + worth(set.amount, set.baseAmount, exercises.get(set.exerciseId) ?? {levelFactor: 0}), 0);
    return h('li', {key: workoutId, class: 'card suggestion'},
      h('header', null, h('h2', null, name), h('span', {class: 'chip'}, typeName(type))),
      h('p', {class: 'because'}, explanation),
      h('p', {class: 'outline'}, groups.map(({exerciseId}) => nameOf(exerciseId)).join(' · ')),
      h('p', {class: 'faint'}, [t('home.sets', {count: sets.length}), points && t('train.worth', {count: Math.round(points)}), muscles.slice(0, 2).map(({muscle}) => muscleName(muscle)).join(', '),
        rating > 0 && t('train.rated', {rating}), lastLocalDate && t('train.last', {day: relativeDay(calendarDay(lastLocalDate), new Date())})]
        .filter(words => words).join(' · ')),
      this.#starter.refused(workoutId),
      h('div', {class: 'pair'},
        this.#starter.button(workout, this.gone),
        h('details', null, h('summary', null, t('train.details'), h('span', {class: 'hidden'}, ` ${name}`)),
          h('table', null, h('caption', {class: 'hidden'}, t('train.setsOfWorkout', {name})), h('tbody', null, groups.map(({exerciseId, words}, index) =>
            h('tr', {key: `${exerciseId} ${index}`}, h('th', {scope: 'row'}, nameOf(exerciseId)), h('td', null, words))))),
          muscleBars(muscles),
          h('p', null, workout.equipment.length > 0 ? t('train.needs', {things: workout.equipment.map(equipmentName).join(', ')}) : t('train.needsNothing'), ' ',
            t(workout.impact === Impact.HIGH ? 'train.jumps' : 'train.noJumps')))));
  }
}

customElements.define('titan-train', Train);
