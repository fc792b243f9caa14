// @ts-check
// One habit: how it goes, its strength, and every record, which can be corrected and deleted.

import {View, h, resource, s, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {go, place} from '../../core/router.js';
import {online} from '../../core/store.js';
import {watch} from '../../core/watch.js';
import {calendarDay, date, language, number, percent, t, timeZone} from '../../core/words.js';
import {HabitsService} from '../../Generated/habits.js';
import {failure} from '../../parts/shell.js';
import {noticeBar, notify} from '../../parts/notice.js';
import {gradient, icon} from '../../parts/pictures.js';
import {sure} from '../../parts/sure.js';
import {changeHabit, counted, goalWords, plain, standing, streakWords} from './model.js';
import './records.js';

/** How long changes are collected before the figures are asked for again, in milliseconds. */
const PATIENCE = 200;

/** @typedef {import('./model.js').Habit} Habit */

class HabitView extends View {
  #habitId = place.peek()?.params.id ?? '';
  #stats = resource(gone => call(HabitsService.getHabitStats, {habitId: this.#habitId, timeZone}, {signal: gone}));
  /** Goes up when the records have changed elsewhere. */
  #version = signal(0);
  #isBusy = signal(false);
  #cursor = '';
  /** @type {any} */
  #timer;

  start() { this.begin(); }

  begin = async () => {
    await this.load();
    if (this.gone.aborted || !this.#stats.state.value) return;
    watch(HabitsService.watchHabits, () => ({cursor: this.#cursor, timeZone}), this.take, this.gone);
  };

  load = () => this.#stats.load(this.gone);

  /** @param {import('../../Generated/habits.js').WatchHabitsResponse} answer */
  take = ({overview, cursor}) => {
    this.#cursor = cursor;
    const known = this.#stats.state.value?.overview;
    if (overview?.habit?.habitId !== this.#habitId || JSON.stringify(overview) === JSON.stringify(known)) return;
    this.changed();
  };

  /** Asks for figures and records again. */
  changed = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.gone.aborted) return;
      this.load();
      this.#version.value++;
    }, PATIENCE);
  };

  /** @param {() => Promise<unknown>} send */
  async try(send) {
    if (this.#isBusy.peek()) return;
    this.#isBusy.value = true;
    try {
      await send();
    } catch (error) {
      if (!this.gone.aborted) notify(/** @type {any} */ (error).words, t('error.again'), () => this.try(send));
    } finally {
      this.#isBusy.value = false;
    }
  }

  /** @param {Habit} habit */
  delete({habitId, title}) {
    const requestId = crypto.randomUUID();
    const restore = async () => {
      try {
        await sure(() => call(HabitsService.undeleteHabit, {habitId, requestId}));
        notify(t('habits.restored', {title}));
        go(`/habits/${encodeURIComponent(habitId)}`);
      } catch (error) {
        notify(/** @type {any} */ (error).words, t('error.again'), restore);
      }
    };
    return this.try(async () => {
      await sure(() => call(HabitsService.deleteHabit, {habitId}));
      notify(t('habits.deleted', {title}), t('habits.undo'), restore);
      await go('/habits');
    });
  }

  /** @param {Habit} habit */
  archive({habitId, archived}) {
    const requestId = crypto.randomUUID();
    return this.try(async () => {
      await changeHabit(habitId, {archived: !archived}, requestId);
      notify(t(archived ? 'habit.unarchived' : 'habit.nowArchived'));
      await this.load();
    });
  }

  /** @param {boolean} skipped */
  skip(skipped) {
    const record = {recordId: crypto.randomUUID(), habitId: this.#habitId, skipped, timeZone};
    return this.try(async () => {
      await sure(() => call(HabitsService.skipHabit, {record}));
      notify(t(skipped ? 'habit.nowSkipped' : 'habit.unskipped'));
      this.changed();
    });
  }

  render() {
    void language.value;
    const {value, error} = this.#stats.state, habit = value?.overview?.habit, progress = value?.overview?.progress;
    const back = h('a', {class: 'back', href: '/habits'}, icon('back'), t('habits.title'));
    if (!value || !habit) {
      return h('div', {class: 'habit-view', 'aria-busy': error ? null : 'true'}, back, h('h1', {class: 'hidden'}, t('habit.title')),
        error ? failure(error, this.begin) : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'bone chart-bone'}), h('div', {class: 'bone chart-bone'})]);
    }
    return h('div', {class: 'habit-view', style: {'--colour': habit.color}}, back,
      h('header', {class: 'view-head'}, h('div', null, h('h1', null, habit.title),
        h('p', {class: 'muted'}, goalWords(habit), ' · ', t(`habit.difficulty.${habit.difficulty}`))),
      h('a', {class: 'button quiet small', href: `/habits/${encodeURIComponent(habit.habitId)}/edit`}, t('habit.edit'))),
      habit.deleteTime ? h('section', {class: 'card'}, h('p', null, t('habit.isDeleted'))) : [
        error && failure(error, this.load),
        h('div', {class: 'left'}, progress && this.figures(value, habit, progress), this.strength(value)),
        h('titan-records', {'.habit': habit, '.version': this.#version.value, onchange: this.changed}),
        h('footer', {class: 'ways-out'},
          progress && !habit.archived && h('button', {class: 'button quiet small', type: 'button', disabled: !online.value,
            onclick: () => this.skip(!progress.todaySkipped)}, t(progress.todaySkipped ? 'habit.unskip' : 'habit.skip')),
          h('button', {class: 'button quiet small', type: 'button', disabled: !online.value, onclick: () => this.archive(habit)}, t(habit.archived ? 'habit.unarchive' : 'habit.archive')),
          h('button', {class: 'button quiet small', type: 'button', disabled: !online.value, onclick: () => this.delete(habit)}, t('habit.delete')))],
      noticeBar());
  }

  /** @param {import('../../Generated/habits.js').GetHabitStatsResponse} stats @param {Habit} habit
   *  @param {import('./model.js').Progress} progress */
  figures(stats, habit, progress) {
    const longDay = day => date(calendarDay(day), {dateStyle: 'medium'});
    const fact = (key, ...shown) => h('div', {key}, h('dt', null, t(key)), h('dd', null, shown));
    const rounded = count => number(count, {maximumFractionDigits: 1});
    return h('section', {class: 'card habit-figures', 'aria-labelledby': 'figures-title'},
      h('header', null, h('h2', {id: 'figures-title'}, t('habit.figures')),
        h('span', {class: 'muted'}, habit.archived ? t('habits.archived') : standing(habit, progress))),
      h('dl', null,
        fact('habit.today', counted(habit, progress.today)), fact('habit.week', counted(habit, progress.thisWeek)), fact('habit.total', counted(habit, progress.total)),
        fact('habit.perDay', rounded(stats.averagePerDay)), fact('habit.perWeek', rounded(stats.averagePerWeek)),
        fact('habit.best', stats.bestDay ? [plain(stats.bestDay.count), h('small', null, longDay(stats.bestDay.localDate))] : '–'),
        fact('habit.streak', progress.currentStreak > 0 ? streakWords(progress.currentStreak, progress) : '–'),
        fact('habit.longest', progress.longestStreak > 0 ? streakWords(progress.longestStreak, progress) : '–'),
        fact('habit.since', longDay(habit.startDate))),
      h('ul', {class: 'completion', 'aria-label': t('habit.completion')}, stats.completion.map(({windowDays, percent: met}) => h('li', {key: String(windowDays)},
        h('b', null, met ? percent(met.value / 100) : '–'),
        h('span', {class: 'habit-gauge', 'aria-hidden': 'true'}, h('i', {style: {'--part': String((met?.value ?? 0) / 100)}})),
        h('small', null, t('habit.window', {days: windowDays}))))));
  }

  /** @param {import('../../Generated/habits.js').GetHabitStatsResponse} stats */
  strength({strength, overview}) {
    const width = 340, height = 90, now = overview?.progress?.strength ?? 0, before = strength.at(-31)?.strength;
    const at = (value, index) => `${(width * index / Math.max(strength.length - 1, 1)).toFixed(1)} ${(height - 4 - (height - 10) * value / 100).toFixed(1)}`;
    const line = strength.map(({strength: value}, index) => at(value, index)).join('L');
    return h('section', {class: 'card strength', 'aria-labelledby': 'strength-title'},
      h('header', null, h('h2', {id: 'strength-title'}, t('habit.strength')), h('b', {class: 'number'}, percent(now / 100))),
      strength.length > 1 && h('div', {class: 'chart'}, s('svg', {viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', class: 'habit-line'},
        s('defs', null, gradient('strength', [[0, 'var(--accent)', .35], [1, 'var(--accent)', 0]], {x2: 0})),
        s('path', {d: `M${line}L${width} ${height}L0 ${height}Z`, class: 'area', fill: 'url(#strength)'}), s('path', {d: `M${line}`}))),
      h('p', {class: 'muted'}, before === undefined ? t('habit.strengthHow')
        : t('habit.strengthBefore', {before: percent(before / 100)})));
  }
}

customElements.define('titan-habit', HabitView);
