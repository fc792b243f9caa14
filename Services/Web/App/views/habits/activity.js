// @ts-check
// Seven days of all habits as lines, which a tap on a name hides on every device, and the weeks compared.

import {View, h, resource, s, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {calendarDay, date, language, percent, t, timeZone} from '../../core/words.js';
import {HabitsService} from '../../Generated/habits.js';
import {failure} from '../../parts/shell.js';
import {plain} from './model.js';

/** @typedef {import('./model.js').Habit} Habit */
/** @typedef {import('../../Generated/habits.js').ActivitySeries} Series */

/** How many habits one chart of the service can have. */
const MOST = 20;
/** How long changes are collected before the lines are asked for again, in milliseconds. */
const PATIENCE = 300;
const wide = matchMedia('(min-width: 1280px)');
/** Lines differ by their dashes and marks, too, for eyes that don't tell colours apart. */
const dashes = ['', '7 4', '2 4', '10 4 2 4'];
const marks = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', 'M-3.8-3.8h7.6v7.6h-7.6Z', 'M0-5 4.7 3.5h-9.4Z', 'M0-5 5 0 0 5-5 0Z'];

class Activity extends View {
  #habits = signal(/** @type {Habit[]} */ ([]));
  #weeks = signal('rolling');
  #isWide = signal(wide.matches);
  /** @type {unknown} */
  #counts;
  /** @type {any} */
  #timer;
  #activity = resource(async gone => {
    const request = {habitIds: this.#habits.peek().slice(0, MOST).map(({habitId}) => habitId), timeZone};
    const [activity, {habits}] = await Promise.all([
      call(HabitsService.getActivity, {...request, days: 7}, {signal: gone}), call(HabitsService.getWeekOverWeek, request, {signal: gone})]);
    return {...activity, weeks: habits};
  });

  start() {
    wide.addEventListener('change', () => { this.#isWide.value = wide.matches; }, {signal: this.gone});
  }

  /** The habits to show, and whether their lines are hidden. @param {Habit[]} habits */
  set habits(habits) { this.#habits.value = habits; }

  /** Asks for the lines again. @param {unknown} counts another one whenever counts have changed */
  set counts(counts) {
    if (counts === this.#counts) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.load, this.#counts ? PATIENCE : 0);
    this.#counts = counts;
  }

  load = () => { if (!this.gone.aborted) this.#activity.load(this.gone); };

  render() {
    void language.value;
    const {value, error} = this.#activity.state;
    const head = h('header', null, h('h2', {id: 'activity-title'}, t('activity.title')), h('span', {class: 'faint'}, t('activity.days')));
    if (!value) {
      return h('section', {class: 'card activity', 'aria-labelledby': 'activity-title'}, head,
        error ? failure(error, this.load) : h('div', {class: 'bone chart-bone'}, h('p', {class: 'hidden', role: 'status'}, t('state.loading'))));
    }
    const habits = new Map(this.#habits.value.map(habit => [habit.habitId, habit]));
    const series = value.series.filter(({habitId}) => habits.has(habitId))
      .map((each, index) => ({...each, index, hidden: habits.get(each.habitId)?.hiddenInActivity ?? false}));
    const shown = series.filter(({hidden}) => !hidden);
    return [h('section', {class: 'card activity', 'aria-labelledby': 'activity-title'}, head,
      error && failure(error, this.load),
      shown.length > 0 ? this.chart(value.localDates, shown) : h('p', {class: 'muted none-shown'}, t('activity.noneShown')),
      h('ul', {class: 'line-names', 'aria-label': t('activity.legend')}, series.map(each => h('li', {key: each.habitId},
        h('button', {type: 'button', 'aria-pressed': String(!each.hidden), style: {'--colour': each.color},
          onclick: () => this.dispatchEvent(new CustomEvent('hide', {detail: habits.get(each.habitId)}))},
        sample(each.index), h('span', null, each.title), h('b', null, plain(each.total)))))),
      this.#habits.value.length > MOST && h('p', {class: 'faint'}, t('activity.most', {count: MOST}))),
    this.comparison(value.weeks)];
  }

  /** @param {string[]} dates @param {(Series & {index: number})[]} shown */
  chart(dates, shown) {
    const [width, height] = this.#isWide.value ? [600, 240] : [340, 190], top = 12, bottom = height - 24, left = 30, right = width - 12;
    const most = ceiling(Math.max(...shown.flatMap(({counts}) => counts), 1));
    const x = index => left + (right - left) * index / Math.max(dates.length - 1, 1), y = count => bottom - (bottom - top) * count / most;
    const at = (count, index) => `${x(index).toFixed(1)} ${y(count).toFixed(1)}`;
    const day = (local, weekday) => date(calendarDay(local), weekday === 'short' ? {weekday} : {weekday, day: 'numeric', month: 'long'});
    return h('div', {class: 'chart'},
      s('svg', {viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true'},
        [0, most / 2, most].map(count => s('g', {key: `line ${count}`},
          s('line', {x1: left, x2: right, y1: y(count), y2: y(count), style: {stroke: 'var(--line-2)'}, 'stroke-dasharray': count > 0 ? '2 4' : null}),
          s('text', {x: left - 8, y: y(count) + 4, 'text-anchor': 'end'}, plain(count)))),
        dates.map((local, index) => s('text', {key: local, x: x(index), y: height - 5, 'text-anchor': 'middle',
          style: index === dates.length - 1 ? {fill: 'var(--ink)', 'font-weight': '700'} : {}}, day(local, 'short'))),
        shown.map(({habitId, color, counts, index}) => s('g', {key: habitId, class: 'habit-line', style: {'--colour': color}},
          s('path', {d: `M${counts.map(at).join('L')}`, 'stroke-dasharray': dashes[Math.floor(index / marks.length) % dashes.length] || null}),
          counts.map((count, place) => s('path', {class: 'point', d: marks[index % marks.length], transform: `translate(${at(count, place)})`}))))),
      h('div', {class: 'hidden'}, h('table', null, h('caption', null, t('activity.caption')),
        h('thead', null, h('tr', null, h('th', {scope: 'col'}, t('chart.when')), shown.map(({habitId, title}) => h('th', {key: habitId, scope: 'col'}, title)))),
        h('tbody', null, dates.map((local, index) => h('tr', {key: local}, h('th', {scope: 'row'}, day(local, 'long')),
          shown.map(({habitId, counts}) => h('td', {key: habitId}, plain(counts[index])))))))));
  }

  /** @param {import('../../Generated/habits.js').HabitWeekOverWeek[]} weeks */
  comparison(weeks) {
    const kind = this.#weeks.value;
    const choice = name => h('button', {type: 'button', 'aria-pressed': String(kind === name), onclick: () => { this.#weeks.value = name; }}, t(`activity.${name}`));
    return h('section', {class: 'card weeks', 'aria-labelledby': 'weeks-title'},
      h('header', null, h('h2', {id: 'weeks-title'}, t('activity.weeks')),
        h('div', {class: 'segments', role: 'group', 'aria-label': t('activity.which')}, choice('rolling'), choice('calendar'))),
      h('table', null,
        h('thead', null, h('tr', null, ['activity.habit', 'activity.now', 'activity.before', 'activity.change'].map(key => h('th', {scope: 'col'}, t(key))))),
        h('tbody', null, weeks.map(({habitId, title, rolling, calendar}) => {
          const {count = 0, previousCount = 0, delta = 0, percent: change} = (kind === 'rolling' ? rolling : calendar) ?? {};
          const sign = delta > 0 ? '▲ ' : delta < 0 ? '▼ ' : '';
          return h('tr', {key: habitId}, h('th', {scope: 'row'}, title), h('td', null, plain(count)), h('td', null, plain(previousCount)),
            h('td', {class: delta === 0 ? 'faint' : null}, h('span', {'aria-hidden': 'true'}, sign),
              delta === 0 ? t('activity.same') : [delta > 0 ? '+' : '−', plain(Math.abs(delta)), change ? h('small', null, ` ${percent(Math.abs(change.value) / 100)}`) : null]));
        }))));
  }
}

/** A piece of a habit's line. @param {number} index */
const sample = index => s('svg', {viewBox: '0 0 28 14', width: 28, height: 14, class: 'habit-line', 'aria-hidden': 'true'},
  s('path', {d: 'M1 7H27', 'stroke-dasharray': dashes[Math.floor(index / marks.length) % dashes.length] || null}),
  s('path', {class: 'point', d: marks[index % marks.length], transform: 'translate(14 7)'}));

/** The next number of the form 2, 4, 6, 8, 10, 20, 40, …, so that half of it is whole. @param {number} count */
function ceiling(count) {
  const power = 10 ** Math.floor(Math.log10(count));
  return [2, 4, 6, 8, 10].map(step => step * power).find(step => step >= count) ?? count;
}

customElements.define('titan-activity', Activity);
