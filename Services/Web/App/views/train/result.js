// @ts-check
// What a practice came to: points, fitness, time, energy, muscles; and what one thinks of its workouts.

import {View, h, signal} from '../../core/element.js';
import {fromMilliseconds, toDate, toMilliseconds} from '../../core/proto.js';
import {go} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {date, language, number, t} from '../../core/words.js';
import {PracticeState, TrainingService, ValueSource} from '../../Generated/training.js';
import {announce} from '../../parts/shell.js';
import {sure} from '../../parts/sure.js';
import {glyph} from '../set/glyphs.js';
import {className, energyRange, muscleBars, spell, whole} from './names.js';
import {setList} from './sets.js';

/** @typedef {import('../../Generated/training.js').Practice} Practice */

const RATINGS = [1, 2, 3, 4, 5];
const LONGEST_MINUTES = 1440;

/** `<titan-practice-result>` with the properties `practice`, `completion` (with a class that was reached, right after the end),
 *  `names` (exercises by id) and `heading`. */
class PracticeResult extends View {
  #practice = signal(/** @type {Practice | null} */ (null));
  #completion = signal(/** @type {import('../../Generated/training.js').CompletePracticeResponse | null} */ (null));
  #names = signal(/** @type {Map<string, {name: string}>} */ (new Map()));
  #heading = signal('');
  #workouts = signal(/** @type {import('../../Generated/training.js').Workout[]} */ ([]));
  #credit = signal(/** @type {import('../../Generated/training.js').ExplainScoreResponse | null} */ (null));
  #isEditing = signal(false);
  #error = signal('');
  #isAsking = signal(false);
  /** The same for each attempt to delete it. */
  #deletion = crypto.randomUUID();
  #isLoaded = false;

  get practice() { return this.#practice.peek(); }
  set practice(practice) {
    // What was corrected here is newer than what the player has.
    if (!this.#practice.peek()) this.#practice.value = practice;
    if (practice && !this.#isLoaded) this.#load(practice);
  }
  get completion() { return this.#completion.peek(); }
  set completion(completion) { this.#completion.value = completion; }
  get names() { return this.#names.peek(); }
  set names(names) { this.#names.value = names; }
  get heading() { return this.#heading.peek(); }
  set heading(heading) { this.#heading.value = heading; }

  /** @param {Practice} practice */
  async #load({workoutIds, practiceId, state}) {
    this.#isLoaded = true;
    if (state !== PracticeState.COMPLETED) return;
    const ids = [...new Set(workoutIds)], signal = this.gone;
    call(TrainingService.explainScore, {practiceId}, {signal}).then(credit => { this.#credit.value = credit; }, () => {});
    const answers = await Promise.all(ids.map(workoutId => call(TrainingService.getWorkout, {workoutId}, {signal}).catch(() => null)));
    this.#workouts.value = answers.flatMap(answer => answer?.workout ?? []);
  }

  /** Shown at once, and taken back if it was refused. The same number again takes a rating away.
   *  @param {import('../../Generated/training.js').Workout} workout @param {number} rating */
  async #rate({workoutId, name, rating: before}, rating) {
    const set = (/** @type {number} */ value) => {
      this.#workouts.value = this.#workouts.peek().map(each => each.workoutId === workoutId ? {...each, rating: value} : each);
    };
    const after = rating === before ? 0 : rating;
    set(after);
    this.#error.value = '';
    try {
      if (after === 0) await call(TrainingService.unrateWorkout, {workoutId});
      else await call(TrainingService.rateWorkout, {workoutId, rating: after});
      announce(after ? t('train.ratedAs', {name, rating: after}) : t('train.unrated', {name}));
    } catch (error) {
      set(before);
      this.#error.value = /** @type {any} */ (error).words ?? String(error);
    }
  }

  /** @param {number | null} minutes null for the measured time */
  async #correct(minutes) {
    const {practiceId, etag} = /** @type {Practice} */ (this.#practice.peek());
    this.#error.value = '';
    try {
      const {practice} = await call(TrainingService.updatePractice, {
        practice: /** @type {any} */ ({practiceId, etag, ...(minutes === null ? {} : {timeSpent: fromMilliseconds(minutes * 60_000)})}),
        updateMask: {paths: ['time_spent']}, requestId: crypto.randomUUID()});
      this.#practice.value = practice ?? null;
      this.#isEditing.value = false;
    } catch (error) {
      this.#error.value = /** @type {any} */ (error).fields?.[0]?.message || /** @type {any} */ (error).words || String(error);
    }
  }

  async #delete() {
    const {practiceId} = /** @type {Practice} */ (this.#practice.peek());
    this.#error.value = '';
    try {
      await sure(() => call(TrainingService.deletePractice, {practiceId, requestId: this.#deletion}));
      announce(t('train.deleted'));
      await go('/week');
    } catch (error) {
      this.#isAsking.value = false;
      this.#error.value = /** @type {any} */ (error).words ?? String(error);
    }
  }

  render() {
    void language.value;
    const practice = this.#practice.value;
    if (!practice) return [];
    const isCompleted = practice.state === PracticeState.COMPLETED, begun = toDate(practice.startTime);
    return h('div', {class: 'result-page'},
      h('header', {class: 'outcome rise'},
        h('p', {class: 'practice-phase'}, [this.#heading.value, begun && date(begun, {weekday: 'long', day: 'numeric', month: 'long'})].filter(words => words).join(' · ')),
        h('h1', null, isCompleted ? [h('span', {class: 'number'}, whole(practice.points)), ' ', t('train.points', {count: Math.round(practice.points)})] : t('train.abandoned')),
        h('p', null, isCompleted ? this.standing(practice) : t('train.abandonedText')),
        practice.creditText && h('p', {class: 'training-warning'}, practice.creditText)),
      this.levelUp(),
      isCompleted && h('div', {class: 'result-columns'}, this.facts(practice), this.muscles(practice), this.ratings()),
      this.#error.value && h('p', {class: 'training-refusal', role: 'alert'}, this.#error.value),
      setList(practice.exercises, id => this.#names.value.get(id)?.name ?? '…'),
      h('div', {class: 'ways'}, h('a', {class: 'button', href: '/train'}, t('train.title')), h('a', {class: 'button quiet', href: '/week'}, t('week.title'))),
      this.deletion());
  }

  deletion() {
    if (!this.#isAsking.value) return h('button', {class: 'link', type: 'button', onclick: () => { this.#isAsking.value = true; }}, t('train.delete'));
    return h('div', {class: 'ask', role: 'alert'}, h('p', null, t('train.deleteSure')), h('div', {class: 'button-row'},
      h('button', {class: 'button small', type: 'button', ref: (/** @type {HTMLElement} */ one) => queueMicrotask(() => one.focus()), onclick: () => this.#delete()}, t('train.delete')),
      h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isAsking.value = false; }}, t('train.cancel'))));
  }

  levelUp() {
    const levelUp = this.#completion.value?.levelUp;
    return levelUp && h('section', {class: 'card level-up rise', role: 'status'}, h('p', {class: 'practice-phase'}, t('train.newClass')), h('h2', null, className(levelUp.toClass)), h('p', null, levelUp.text));
  }

  /** What it did to the fitness score. @param {Practice} practice */
  standing({scoreBefore, scoreAfter}) {
    const score = (/** @type {number} */ value) => number(value, {minimumFractionDigits: 2, maximumFractionDigits: 2});
    if (this.#credit.value && !this.#credit.value.counted) return t('train.notCounted', {score: score(scoreAfter)});
    return t(score(scoreAfter) === score(scoreBefore) ? 'train.scoreSame' : 'train.scoreMoved', {before: score(scoreBefore), after: score(scoreAfter)});
  }

  /** @param {Practice} practice */
  facts(practice) {
    const {energy, timeSpent, timeSpentSource} = practice, milliseconds = toMilliseconds(timeSpent), isOwn = timeSpentSource === ValueSource.USER;
    const credit = this.#credit.value, kcal = energy?.kilocalories;
    return h('section', {class: 'card', 'aria-labelledby': 'facts'}, h('header', null, h('h2', {id: 'facts'}, t('train.result'))),
      h('dl', {class: 'outcome-facts'},
        h('div', null, h('dt', null, t('train.timeSpent')), h('dd', null, spell(milliseconds), isOwn && h('small', null, t('train.entered')))),
        h('div', null, h('dt', null, t('train.energy')), kcal ? h('dd', null, t('train.kcal', {count: Math.round(kcal.gross)}), h('small', null, energyRange(kcal)))
          : h('dd', {class: 'none'}, t('train.noWeight'), ' ', h('a', {class: 'link', href: '/profile'}, t('train.addWeight')))),
        credit && credit.classAfter > 0 && h('div', null, h('dt', null, t('train.fitness')), h('dd', null, className(credit.classAfter)))),
      !this.#isEditing.value ? h('button', {class: 'link', type: 'button', onclick: () => { this.#isEditing.value = true; }}, t('train.correctTime'))
        : h('form', {class: 'correct-time', novalidate: true, onsubmit: event => this.#submit(event)},
          h('label', {for: 'minutes'}, t('train.minutes')),
          h('input', {id: 'minutes', type: 'number', inputmode: 'numeric', min: 1, max: LONGEST_MINUTES, value: Math.max(1, Math.round(milliseconds / 60_000)), ref: element => element.focus()}),
          h('button', {class: 'button small'}, t('train.save')),
          isOwn && h('button', {class: 'button quiet small', type: 'button', onclick: () => this.#correct(null)}, t('train.asMeasured')),
          h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isEditing.value = false; this.#error.value = ''; }}, t('train.cancel'))));
  }

  #submit(/** @type {SubmitEvent} */ event) {
    event.preventDefault();
    const {value} = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem('minutes')), minutes = Number(value);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > LONGEST_MINUTES) this.#error.value = t('train.minutesWrong', {most: LONGEST_MINUTES});
    else this.#correct(minutes);
  }

  /** @param {Practice} practice */
  muscles({muscles}) {
    return muscles.length > 0 && h('section', {class: 'card', 'aria-labelledby': 'muscles'}, h('header', null, h('h2', {id: 'muscles'}, t('train.muscles'))), muscleBars(muscles));
  }

  ratings() {
    return this.#workouts.value.map(workout => h('section', {key: workout.workoutId, class: 'card rating', 'aria-labelledby': `rate-${workout.workoutId}`},
      h('header', null, h('h2', {id: `rate-${workout.workoutId}`}, t('train.rate', {name: workout.name}))),
      h('div', {class: 'stars', role: 'group', 'aria-labelledby': `rate-${workout.workoutId}`}, RATINGS.map(rating => h('button', {key: String(rating), type: 'button',
        class: rating <= workout.rating ? 'lit' : null, 'aria-pressed': String(rating === workout.rating), 'aria-label': t('train.stars', {count: rating}),
        onclick: () => this.#rate(workout, rating)}, glyph('star')))),
      h('p', {class: 'muted'}, t('train.rateText'))));
  }
}

customElements.define('titan-practice-result', PracticeResult);
