// @ts-check
// A week: how much of the plan is done, day by day, and the day that is looked at with its choices, muscles and energy.

import {View, effect, h, resource, signal} from '../../core/element.js';
import {toDate, toMilliseconds} from '../../core/proto.js';
import {go, place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {online, onReturn} from '../../core/store.js';
import {calendarDay, date, language, number, t, timeZone} from '../../core/words.js';
import {PracticeState, TrainingService} from '../../Generated/training.js';
import {announce, failure} from '../../parts/shell.js';
import {progress} from '../../parts/charts.js';
import {icon} from '../../parts/pictures.js';
import {glyph} from '../set/glyphs.js';
import {energyRange, muscleBars, spell} from '../train/names.js';
import {dayBars, total} from './days.js';

/** @typedef {import('../../Generated/training.js').GetDayProgressResponse} Day */
/** @typedef {import('../../Generated/training.js').Selection} Selection */

const MOST_PRACTICES = 14;

/** The date so many days after another, `2026-11-23`. @param {string} day @param {number} days */
const after = (day, days) => {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

/** The date that the address names; empty for today. @param {URL | undefined} url */
const dateOf = url => {
  const named = url?.searchParams.get('date') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named)) ? named : '';
};

class Week extends View {
  /** What today is called by the service, once it has said so. */
  #today = signal('');
  /** The last choice that was taken back, to undo that. */
  #removed = signal(/** @type {Selection | null} */ (null));
  #problem = signal('');
  /** The plan's number while it is on its way. */
  #goal = signal(/** @type {number | null} */ (null));
  #planning = Promise.resolve();

  #week = resource(async gone => {
    const localDate = dateOf(place.peek()?.url), ask = {signal: gone};
    // Today is the service's to say; until it has, the days around this device's cover its week.
    const around = localDate || new Date().toLocaleDateString('sv'), range = {fromLocalDate: after(around, -8), toLocalDate: after(around, 8)};
    const [summary, energy, chosen, practices, plan] = await Promise.all([
      call(TrainingService.getWeekSummary, {localDate, timeZone}, ask), call(TrainingService.getDailyEnergy, {...range, timeZone}, ask),
      call(TrainingService.listSelections, range, ask), call(TrainingService.listPractices, {...range, pageSize: 200}, ask),
      call(TrainingService.getPlan, {}, ask)]);
    return {summary, energy: new Map(energy.days.map(day => [day.localDate, day.energy])), selections: chosen.selections, practices: practices.practices, plan: plan.plan};
  });
  #day = resource(async gone => {
    const localDate = dateOf(place.peek()?.url), day = await call(TrainingService.getDayProgress, {localDate, timeZone}, {signal: gone});
    if (!localDate) this.#today.value = day.localDate;
    return day;
  });
  #workouts = resource(async gone => (await call(TrainingService.listWorkouts, {pageSize: 200}, {signal: gone})).workouts);

  start() {
    onReturn(this.load, this.gone);
    this.#workouts.load(this.gone);
    // Each address is looked at once, also those that come by the back button.
    const stop = effect(() => {
      const where = place.value;
      if (where?.route.path === '/week') queueMicrotask(() => { if (!this.gone.aborted) this.#turn(dateOf(where.url)); });
    });
    this.gone.addEventListener('abort', stop);
  }

  load = () => {
    this.#problem.value = '';
    this.#week.load(this.gone);
    this.#day.load(this.gone);
    if (!this.#workouts.state.value) this.#workouts.load(this.gone);
  };

  /** Another date of the same week needs its day alone. @param {string} asked */
  #turn(asked) {
    const chosen = asked || this.#today.peek(), known = this.#week.state.value, isSame = known?.summary.done.some(({localDate}) => localDate === chosen);
    this.#removed.value = null;
    if (known && isSame) this.#day.load(this.gone);
    else this.load();
  }

  #name(/** @type {string} */ id) { return this.#workouts.state.value?.find(({workoutId}) => workoutId === id)?.name ?? '…'; }

  /** @param {string} workoutId @param {string} localDate */
  async #choose(workoutId, localDate) {
    await this.#change(async () => {
      await call(TrainingService.createSelection, {workoutId, localDate});
      this.#removed.value = null;
      announce(t('week.chosen', {name: this.#name(workoutId)}));
    });
  }

  /** @param {Selection} selection */
  async #remove(selection) {
    await this.#change(async () => {
      await call(TrainingService.deleteSelection, {selectionId: selection.selectionId});
      this.#removed.value = selection;
      announce(t('week.removed', {name: this.#name(selection.workoutId)}));
    });
    // Its button is gone; the one that undoes it is next.
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (this.querySelector('.taken-back button'))?.focus());
  }

  /** Another day of the week is looked at where one is: the page stays where it is scrolled, and the focus on the day. */
  #pick = async (/** @type {MouseEvent} */ event) => {
    const link = /** @type {HTMLAnchorElement} */ (event.currentTarget), top = scrollY;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    await go(link.href);
    requestAnimationFrame(() => {
      scrollTo(0, top);
      link.focus({preventScroll: true});
    });
  };

  /** @param {() => Promise<void>} change */
  async #change(change) {
    this.#problem.value = '';
    try {
      await change();
      await Promise.all([this.#day.load(this.gone), this.#week.load(this.gone)]);
    } catch (error) {
      this.#problem.value = /** @type {any} */ (error).fields?.[0]?.message || /** @type {any} */ (error).words || String(error);
    }
  }

  /** Shown at once, and taken back if it was refused. @param {import('../../Generated/training.js').Plan} plan @param {number} practicesPerWeek */
  #plan({sessionTarget}, practicesPerWeek) {
    this.#goal.value = practicesPerWeek;
    // One call at a time, and of several taps the last one is what counts.
    this.#planning = this.#planning.then(async () => {
      if (this.#goal.peek() !== practicesPerWeek) return;
      await this.#change(async () => {
        await call(TrainingService.setPlan, {plan: /** @type {any} */ ({practicesPerWeek, sessionTarget})});
        announce(t('week.planned', {count: practicesPerWeek}));
      });
      if (this.#goal.peek() === practicesPerWeek) this.#goal.value = null;
    });
  }

  render() {
    void language.value;
    const asked = dateOf(place.value?.url), {value, error} = this.#week.state;
    const chosen = asked || this.#today.value, first = value?.summary.done[0]?.localDate ?? '';
    return h('div', {class: 'week-view', 'aria-busy': this.#week.state.loading ? 'true' : null},
      h('header', {class: 'training-head week-turn'}, h('h1', null, t('week.title')),
        first && h('nav', {'aria-label': t('week.weeks')},
          h('a', {class: 'round', href: `/week?date=${after(chosen || first, -7)}`, 'aria-label': t('week.before')}, icon('back')),
          h('p', {role: 'status'}, t('week.range', {first: date(calendarDay(first), {day: 'numeric', month: 'short'}), last: date(calendarDay(after(first, 6)), {day: 'numeric', month: 'short'})})),
          h('a', {class: 'round next', href: `/week?date=${after(chosen || first, 7)}`, 'aria-label': t('week.after')}, icon('back')))),
      error && !value ? failure(error, this.load) : !value ? this.skeleton() : [
        h('div', {class: 'week-columns'}, this.summary(value), h('section', {class: 'card', 'aria-labelledby': 'days'}, h('header', null, h('h2', {id: 'days'}, t('week.days')),
          asked && h('a', {class: 'link', href: '/week'}, t('week.today'))), dayBars(value, {chosen, today: this.#today.value, pick: this.#pick}))),
        this.day(value), error && failure(error, this.load)]);
  }

  skeleton() {
    return [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'week-columns'}, [1, 2].map(key => h('div', {key: String(key), class: 'card'},
      ['45%', '80%', '60%', '70%'].map(width => h('div', {class: 'bone line', style: {width}})))))];
  }

  summary({summary, energy, plan}) {
    const {completed, planned, plannedDates, pushUpSessions} = summary, perWeek = this.#goal.value ?? plan?.practicesPerWeek ?? 1;
    const dates = summary.done.map(({localDate}) => localDate), sum = total(dates.map(day => energy.get(day)));
    const step = (/** @type {number} */ change, /** @type {string} */ sign, /** @type {string} */ key) => h('button', {class: 'round', type: 'button', 'aria-label': t(key),
      disabled: !online.value || perWeek + change < 1 || perWeek + change > MOST_PRACTICES, onclick: () => this.#plan(plan, perWeek + change)}, glyph(sign));
    return h('section', {class: 'card', 'aria-labelledby': 'sum'}, h('header', null, h('h2', {id: 'sum'}, t('week.sum'))),
      h('p', {class: 'of-plan'}, h('span', {class: 'number'}, number(completed)), ' ', planned > 0 ? t('week.ofPlanned', {count: planned}) : t('week.trainings', {count: completed})),
      planned > 0 && progress(completed / planned, t('week.planProgress')),
      planned > 0 && plannedDates < 7 && h('p', {class: 'faint'}, t('week.plannedDates', {count: plannedDates})),
      h('dl', {class: 'outcome-facts'},
        h('div', null, h('dt', null, t('train.timeSpent')), h('dd', null, spell(toMilliseconds(summary.timeSpent)))),
        h('div', null, h('dt', null, t('train.energy')), this.energy(sum)),
        h('div', null, h('dt', null, t('week.lastSeven')), h('dd', null, number(summary.completedLast7Days))),
        pushUpSessions > 0 && h('div', null, h('dt', null, t('week.cameraSets')), h('dd', null, number(pushUpSessions)))),
      plan && h('div', {class: 'week-plan'}, h('p', {id: 'plan'}, t('week.plan'), plan.isDefault && h('small', null, t('week.default'))),
        h('div', {role: 'group', 'aria-labelledby': 'plan'}, step(-1, 'minus', 'set.less'), h('b', {class: 'number', role: 'status'}, number(perWeek)), step(1, 'plus', 'set.more'))));
  }

  /** Kilocalories with their range, or why there are none. @param {{gross: number, low: number, high: number} | null} energy */
  energy(energy) {
    if (!energy) return h('dd', {class: 'none'}, t('train.noWeight'), ' ', h('a', {class: 'link', href: '/profile'}, t('train.addWeight')));
    return h('dd', null, t('train.kcal', {count: Math.round(energy.gross)}), energy.gross > 0 && h('small', null, energyRange(energy)));
  }

  day({selections, practices}) {
    const {value: day, error, loading} = this.#day.state;
    if (!day) return error ? failure(error, () => this.#day.load(this.gone)) : h('section', {class: 'card'}, h('div', {class: 'bone line'}));
    const isToday = day.localDate === this.#today.value, title = date(calendarDay(day.localDate), {weekday: 'long', day: 'numeric', month: 'long'});
    const own = practices.filter(({localDate, state}) => localDate === day.localDate && state === PracticeState.COMPLETED);
    return h('section', {class: 'day', 'aria-labelledby': 'day', 'aria-busy': loading ? 'true' : null},
      h('h2', {id: 'day'}, isToday ? t('week.todayIs', {day: title}) : title),
      error && failure(error, () => this.#day.load(this.gone)),
      h('div', {class: 'day-columns'}, this.choices(day, selections), this.done(day, own),
        day.muscles.length > 0 && h('section', {class: 'card', 'aria-labelledby': 'muscles'}, h('header', null, h('h2', {id: 'muscles'}, t('train.muscles'))), muscleBars(day.muscles))));
  }

  /** What one means to do on that day. @param {Day} day @param {Selection[]} selections */
  choices(day, selections) {
    const workouts = this.#workouts.state, removed = this.#removed.value, taken = new Set(selections.filter(({localDate}) => localDate === day.localDate).map(({workoutId}) => workoutId));
    return h('section', {class: 'card choices-card', 'aria-labelledby': 'choices'}, h('header', null, h('h2', {id: 'choices'}, t('week.choices'))),
      day.selections.length === 0 ? h('p', {class: 'muted'}, t('week.noChoices')) : h('ul', {class: 'picked'}, day.selections.map(({selection, done}) => selection && h('li', {key: selection.selectionId, class: done ? 'done' : null},
        h('i', {'aria-hidden': 'true'}, done && glyph('check')), h('span', null, this.#name(selection.workoutId), h('small', null, t(done ? 'week.isDone' : 'week.isOpen'))),
        h('button', {class: 'round', type: 'button', disabled: !online.value, 'aria-label': t('week.remove', {name: this.#name(selection.workoutId)}), onclick: () => this.#remove(selection)}, glyph('close'))))),
      removed?.localDate === day.localDate && h('p', {class: 'taken-back'}, t('week.removed', {name: this.#name(removed.workoutId)}),
        h('button', {class: 'link', type: 'button', onclick: () => this.#choose(removed.workoutId, removed.localDate)}, t('set.undo'))),
      this.#problem.value && h('p', {class: 'training-refusal', role: 'alert'}, this.#problem.value),
      workouts.error && !workouts.value ? failure(workouts.error, () => this.#workouts.load(this.gone))
        : h('form', {class: 'pick-workout', onsubmit: event => this.#submit(event, day.localDate)}, h('label', {for: 'workout'}, t('week.pick')),
          h('select', {id: 'workout', name: 'workout'}, (workouts.value ?? []).filter(({workoutId}) => !taken.has(workoutId)).map(({workoutId, name}) => h('option', {key: workoutId, value: workoutId}, name))),
          h('button', {class: 'button quiet small', disabled: !online.value || !workouts.value}, t('week.add'))));
  }

  #submit(/** @type {SubmitEvent} */ event, /** @type {string} */ localDate) {
    event.preventDefault();
    const {value} = /** @type {HTMLSelectElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem('workout'));
    if (value) this.#choose(value, localDate);
  }

  /** What was done on it. @param {Day} day @param {import('../../Generated/training.js').Practice[]} practices */
  done(day, practices) {
    const {completed, setsDone, timeSpent, energy, pushUpSessions, pushUps, openPracticeId} = day;
    const known = energy?.kilocalories ?? (completed === 0 ? {gross: 0, low: 0, high: 0} : null);
    return h('section', {class: 'card', 'aria-labelledby': 'done'}, h('header', null, h('h2', {id: 'done'}, t('week.done')), completed > 0 && h('span', {class: 'chip'}, t('home.sets', {count: setsDone}))),
      openPracticeId && h('p', {class: 'taken-back'}, t('train.open'), h('a', {class: 'link', href: `/train/${openPracticeId}`}, t('train.goOn'))),
      completed === 0 ? h('p', {class: 'muted'}, t('week.nothingDone')) : [
        h('ul', {class: 'picked'},
          practices.map(({practiceId, workoutIds, startTime, points}) => h('li', {key: practiceId, class: 'done'}, h('i', {'aria-hidden': 'true'}, glyph('check')),
            h('a', {href: `/train/${practiceId}`}, workoutIds.map(id => this.#name(id)).join(' · '), h('small', null,
              `${date(toDate(startTime) ?? new Date(), {hour: 'numeric', minute: '2-digit'})} · ${t('week.points', {count: Math.round(points)})}`)))),
          pushUpSessions > 0 && h('li', {key: 'sets', class: 'done'}, h('i', {'aria-hidden': 'true'}, glyph('check')), h('span', null, t('week.pushUps', {count: pushUps}), h('small', null, t('week.inSets', {count: pushUpSessions}))))),
        h('dl', {class: 'outcome-facts'}, h('div', null, h('dt', null, t('train.timeSpent')), h('dd', null, spell(toMilliseconds(timeSpent)))),
          h('div', null, h('dt', null, t('train.energy')), this.energy(known)))]);
  }
}

customElements.define('titan-week', Week);
