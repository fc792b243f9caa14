// @ts-check
// All workouts: one's own, which can be changed, and the catalogue's, which can be adapted. Each can be started.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {TrainingService, WorkoutType} from '../../Generated/training.js';
import {noticeBar} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {failure} from '../../parts/shell.js';
import {amountWords, equipmentName, typeName} from './names.js';
import {Starter} from './start.js';

/** @typedef {import('../../Generated/training.js').Workout} Workout */

const kinds = ['ALL', 'CALISTHENICS', 'WEIGHT_TRAINING', 'HIIT'];
const PAGE = 200;

class Workouts extends View {
  #kind = signal('ALL');
  #starter = new Starter();
  #all = resource(async gone => {
    const [first, {exercises}] = await Promise.all([
      call(TrainingService.listWorkouts, {pageSize: PAGE}, {signal: gone}), call(TrainingService.listExercises, {pageSize: PAGE}, {signal: gone})]);
    const workouts = [...first.workouts];
    for (let pageToken = first.nextPageToken; pageToken;) {
      const page = await call(TrainingService.listWorkouts, {pageSize: PAGE, pageToken}, {signal: gone});
      workouts.push(...page.workouts);
      pageToken = page.nextPageToken;
    }
    return {workouts, exercises: new Map(exercises.map(exercise => [exercise.exerciseId, exercise]))};
  });

  start() { this.load(); }
  load = () => this.#all.load(this.gone);

  render() {
    void language.value;
    const {value, error} = this.#all.state;
    return h('div', {class: 'train', 'aria-busy': value || error ? null : 'true'},
      h('a', {class: 'back', href: '/train'}, icon('back'), t('train.title')),
      h('header', {class: 'training-head across'}, h('h1', null, t('workouts.title')), h('a', {class: 'button small', href: '/train/workouts/new'}, t('workouts.new'))),
      error && failure(error, this.load),
      value ? this.lists(value.workouts) : !error && [h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
        h('div', {class: 'card'}, ['45%', '80%', '60%'].map(width => h('div', {class: 'bone line', style: {width}})))],
      noticeBar());
  }

  /** @param {Workout[]} workouts */
  lists(workouts) {
    const kind = this.#kind.value, type = WorkoutType[/** @type {'HIIT'} */ (kind)];
    const chosen = workouts.filter(workout => !type || workout.type === type), own = chosen.filter(workout => workout.own);
    return [
      h('div', {class: 'segments kinds', role: 'group', 'aria-label': t('train.kind')}, kinds.map(each => h('button', {key: each, type: 'button',
        'aria-pressed': String(each === kind), onclick: () => { this.#kind.value = each; }}, t(`train.kind.${each}`)))),
      h('section', {class: 'card workout-list', 'aria-labelledby': 'own'}, h('header', null, h('h2', {id: 'own'}, t('workouts.own'))),
        own.length > 0 ? h('ul', null, own.map(workout => this.row(workout)))
          : h('p', {class: 'muted'}, t(workouts.some(workout => workout.own) ? 'workouts.noneOfKind' : 'workouts.none'))),
      h('section', {class: 'card workout-list', 'aria-labelledby': 'catalogue'}, h('header', null, h('h2', {id: 'catalogue'}, t('workouts.catalogue'))),
        h('ul', null, chosen.filter(workout => !workout.own).map(workout => this.row(workout))))];
  }

  /** @param {Workout} workout */
  row(workout) {
    const {workoutId, name, type, own, equipment, prescriptions} = workout, exercises = this.#all.state.value?.exercises;
    const sets = prescriptions.map(({exerciseId, sets, amount}) => {
      const {name, unit = 0} = exercises?.get(exerciseId) ?? {name: exerciseId};
      return t('workouts.setsOf', {name, amount: sets > 1 ? t('train.setsOf', {sets, amount: amountWords(unit, amount)}) : amountWords(unit, amount)});
    });
    const id = encodeURIComponent(workoutId);
    return h('li', {key: workoutId}, h('div', null, h('h3', null, name), h('span', {class: 'chip'}, typeName(type))),
      h('p', null, sets.join(' · ')),
      equipment.length > 0 && h('p', {class: 'faint'}, t('train.needs', {things: equipment.map(equipmentName).join(', ')})),
      this.#starter.refused(workoutId),
      h('div', {class: 'button-row'}, this.#starter.button(workout, this.gone),
        own ? h('a', {class: 'button quiet small', href: `/train/workouts/${id}`, 'aria-label': t('workouts.changeNamed', {name})}, t('workouts.change'))
          : h('a', {class: 'button quiet small', href: `/train/workouts/new?from=${id}`, 'aria-label': t('workouts.adaptNamed', {name})}, t('workouts.adapt'))));
  }
}

customElements.define('titan-workouts', Workouts);
