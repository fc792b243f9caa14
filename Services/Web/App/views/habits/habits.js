// @ts-check
// The habits: a tap adds up, names lead to details, the week as lines beside them. What other devices record arrives by
// itself.

import {View, h, resource, settled, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {online} from '../../core/store.js';
import {watch} from '../../core/watch.js';
import {date, language, t, timeZone} from '../../core/words.js';
import {toDate} from '../../core/proto.js';
import {HabitMeasure, HabitsService} from '../../Generated/habits.js';
import {announce, failure} from '../../parts/shell.js';
import {noticeBar, notify} from '../../parts/notice.js';
import {icon} from '../../parts/pictures.js';
import {sure} from '../../parts/sure.js';
import {allHabits, changeHabit, isLimit, isOver, plain, standing} from './model.js';
import {dragging, withMoved} from './order.js';
import {Taps} from './taps.js';
import './activity.js';

/** @typedef {import('./model.js').Habit} Habit */
/** @typedef {import('./model.js').Overview} Overview */

class Habits extends View {
  #list = resource(allHabits);
  #isSorting = signal(false);
  /** The habit whose amount is being entered. */
  #entering = signal('');
  #cursor = '';
  #taps = new Taps((habitId, change) => this.replace(habitId, change));
  #drag = dragging((from, to) => this.move(from, to));

  start() { this.begin(); }

  begin = async () => {
    await this.load();
    if (this.gone.aborted || !this.#list.state.value) return;
    watch(HabitsService.watchHabits, () => ({cursor: this.#cursor, timeZone}), this.take, this.gone);
  };

  load = () => this.#list.load(this.gone);

  /** @param {import('../../Generated/habits.js').WatchHabitsResponse} answer */
  take = ({overview, cursor}) => {
    this.#cursor = cursor;
    const habit = overview?.habit;
    if (!overview || !habit) return;
    const known = this.#list.state.value?.find(each => each.habit?.habitId === habit.habitId);
    // Where a new habit belongs is known to the list alone.
    if (!known && !habit.deleteTime) this.load();
    if (known && this.#taps.mayShow(overview) && !isSame(known, overview)) this.replace(habit.habitId, () => overview);
  };

  /** @param {string} habitId @param {(overview: Overview) => Overview} change */
  replace(habitId, change) {
    this.#list.change(list => list.map(each => each.habit?.habitId === habitId ? change(each) : each));
  }

  /** Moves an active habit, and has it stored. @param {number} from @param {number} to */
  async move(from, to) {
    const list = this.#list.state.value ?? [], active = withMoved(list.filter(isActive), from, to);
    this.#list.change(() => [...active, ...list.filter(each => !isActive(each))]);
    announce(t('habits.moved', {title: active[to].habit?.title, place: to + 1, all: active.length}));
    try {
      await sure(() => call(HabitsService.reorderHabits, {habitIds: active.map(({habit}) => habit?.habitId ?? '')}));
    } catch (error) {
      notify(/** @type {any} */ (error).words);
      this.load();
    }
  }

  /** Moves by a button, which keeps the focus. @param {number} from @param {number} to @param {HTMLElement} button */
  async step(from, to, button) {
    this.move(from, to);
    await settled();
    const other = /** @type {HTMLElement | null} */ (button.parentElement?.querySelector('button:not(:disabled)'));
    (button.matches(':disabled') ? other : button)?.focus();
  }

  /** Shows a change at once, and takes it back if it was refused. @param {Habit} habit @param {Partial<Habit>} fields */
  async set(habit, fields) {
    const put = now => this.replace(habit.habitId, overview => ({...overview, habit: /** @type {Habit} */ ({...overview.habit, ...now})}));
    put(fields);
    try {
      put(await changeHabit(habit.habitId, fields));
    } catch (error) {
      put(habit);
      notify(/** @type {any} */ (error).words);
    }
  }

  /** @param {Habit} habit */
  async restore({habitId, title}) {
    const requestId = crypto.randomUUID();
    try {
      await sure(() => call(HabitsService.undeleteHabit, {habitId, requestId}));
      notify(t('habits.restored', {title}));
      await this.load();
    } catch (error) {
      notify(/** @type {any} */ (error).words);
    }
  }

  render() {
    void language.value;
    const {value, error} = this.#list.state;
    if (!value) {
      return h('div', {class: 'habits-view', 'aria-busy': error ? null : 'true'}, this.head(null), error ? failure(error, this.begin) : [
        h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
        h('div', {class: 'card habit-rows'}, [1, 2, 3].map(key => h('div', {key: String(key), class: 'bone row-bone'}))),
        h('div', {class: 'bone chart-bone'})]);
    }
    const active = value.filter(isActive), others = value.filter(each => !isActive(each));
    return h('div', {class: 'habits-view'}, this.head(active),
      h('div', {class: 'left'}, error && failure(error, this.load),
        active.length === 0 ? this.none() : h('ol', {class: this.#isSorting.value ? 'card habit-rows sorting' : 'card habit-rows'},
          active.map((overview, index) => this.#isSorting.value ? this.place(overview, index, active.length) : this.row(overview))),
        others.length > 0 && this.others(others)),
      active.length > 0 && h('titan-activity', {'.habits': active.map(({habit}) => habit), '.counts': value,
        onhide: event => this.set(event.detail, {hiddenInActivity: !event.detail.hiddenInActivity})}),
      h('a', {class: 'link import', href: '/account/import'}, t('import.title')),
      noticeBar());
  }

  /** @param {Overview[] | null} active */
  head(active) {
    const isSorting = this.#isSorting.value;
    return h('header', {class: 'view-head'}, h('h1', null, t('habits.title')),
      active && active.length > 1 && h('button', {class: 'button quiet small', type: 'button', 'aria-pressed': String(isSorting),
        onclick: () => { this.#isSorting.value = !isSorting; }}, t(isSorting ? 'habits.sorted' : 'habits.sort')),
      active && h('a', {class: 'button small', href: '/habits/new'}, t('habits.new')));
  }

  none() {
    return h('section', {class: 'card empty'}, h('h2', null, t('habits.emptyTitle')), h('p', null, t('habits.empty')),
      h('a', {class: 'button small', href: '/habits/new'}, t('habits.first')));
  }

  /** @param {Overview} overview */
  row({habit, progress}) {
    if (!habit || !progress) return null;
    const {habitId, title, color} = habit, isMet = progress.goalMet && !isLimit(habit), isAmount = habit.measure === HabitMeasure.AMOUNT;
    const isEntering = this.#entering.value === habitId;
    return h('li', {key: habitId, style: {'--colour': color}},
      h('button', {class: isMet ? 'tap met' : 'tap', type: 'button', disabled: !online.value, 'aria-expanded': isAmount ? String(isEntering) : null,
        'aria-label': t(isAmount ? 'habits.addAmount' : 'habits.addOne', {title}),
        onclick: () => { if (isAmount) this.#entering.value = isEntering ? '' : habitId; else this.#taps.add(habit); }}, icon(isMet ? 'check' : 'plus')),
      h('a', {class: 'name', href: `/habits/${encodeURIComponent(habitId)}`}, h('b', null, title),
        h('small', {class: isOver(habit, progress) ? 'over' : null}, standing(habit, progress)),
        h('span', {class: 'habit-gauge', 'aria-hidden': 'true'}, h('i', {style: {'--part': String(Math.min(1, progress.goalPercent / 100))}}))),
      h('p', {class: 'habit-counts'}, h('b', null, plain(progress.today), h('span', {class: 'hidden'}, ` ${t('habits.today')}`)),
        h('small', null, t('habits.week', {count: plain(progress.thisWeek)})), h('small', null, t('habits.all', {count: plain(progress.total)}))),
      isEntering && this.amount(habit));
  }

  /** Where an amount is entered. @param {Habit} habit */
  amount(habit) {
    const kept = `titanup-amount-${habit.habitId}`;
    return h('form', {class: 'habit-amount', onsubmit: event => {
      event.preventDefault();
      const delta = Number(new FormData(event.currentTarget).get('amount'));
      if (!(delta > 0)) return;
      localStorage.setItem(kept, String(delta));
      this.#entering.value = '';
      this.#taps.add(habit, delta);
    }}, h('label', {for: 'amount'}, habit.unit || t('habits.amount')),
    h('input', {id: 'amount', name: 'amount', type: 'number', min: '0.001', max: '10000', step: 'any', required: true, inputmode: 'decimal',
      value: localStorage.getItem(kept) ?? '', ref: input => queueMicrotask(() => input.select())}),
    h('button', {class: 'button small'}, t('habits.add')));
  }

  /** A row while the order is changed: a grip to drag, and buttons that do the same. @param {Overview} overview
   *  @param {number} index @param {number} all */
  place({habit}, index, all) {
    if (!habit) return null;
    const {habitId, title, color} = habit, by = this.#drag.shift(index), isHeld = this.#drag.isHeld(index);
    const button = (to, name, words) => h('button', {class: 'round-button', type: 'button', disabled: to < 0 || to >= all, 'aria-label': t(words, {title}),
      onclick: event => this.step(index, to, event.currentTarget)}, icon(name));
    return h('li', {key: habitId, class: isHeld ? 'held' : null, style: {'--colour': color, transform: by ? `translateY(${by}px)` : ''}},
      h('span', {class: 'grip', 'aria-hidden': 'true', ...this.#drag.grip(index)}, icon('grip')),
      h('b', {class: 'name'}, title),
      h('span', {class: 'steps'}, button(index - 1, 'up', 'habits.up'), button(index + 1, 'down', 'habits.down')));
  }

  /** Archived and deleted ones. @param {Overview[]} others */
  others(others) {
    return h('details', {class: 'others'}, h('summary', null, t('habits.others', {count: others.length})),
      h('ul', {class: 'card habit-rows'}, others.map(({habit}) => habit && h('li', {key: habit.habitId, style: {'--colour': habit.color}},
        h('i', {class: 'dot', 'aria-hidden': 'true'}),
        habit.deleteTime ? h('span', {class: 'name'}, h('b', null, habit.title),
          h('small', null, t('habits.purged', {date: date(toDate(habit.purgeTime) ?? new Date(), {day: 'numeric', month: 'long'})})))
          : h('a', {class: 'name', href: `/habits/${encodeURIComponent(habit.habitId)}`}, h('b', null, habit.title), h('small', null, t('habits.archived'))),
        h('button', {class: 'button quiet small', type: 'button', 'aria-label': t('habits.restoreOne', {title: habit.title}),
          onclick: () => habit.deleteTime ? this.restore(habit) : this.set(habit, {archived: false})}, t('habits.restore'))))));
  }
}

/** @param {Overview} overview */
const isActive = ({habit}) => habit !== undefined && !habit.archived && !habit.deleteTime;

/** The watch begins with what the list has just said. @param {Overview} a @param {Overview} b */
const isSame = (a, b) => a.habit?.etag === b.habit?.etag && a.habit?.deleteTime?.seconds === b.habit?.deleteTime?.seconds
  && JSON.stringify(a.progress) === JSON.stringify(b.progress);

customElements.define('titan-habits', Habits);
