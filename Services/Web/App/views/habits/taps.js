// @ts-check
// Taps that add up at once. While answers are on their way, the count on the screen is the one that was tapped, whatever
// order they and the watch arrive in.

import {call} from '../../core/rpc.js';
import {t, timeZone} from '../../core/words.js';
import {HabitsService} from '../../Generated/habits.js';
import {notify} from '../../parts/notice.js';
import {sure} from '../../parts/sure.js';
import {plain} from './model.js';

/** @typedef {import('./model.js').Overview} Overview */
/** @typedef {import('./model.js').Progress} Progress */

export class Taps {
  /** What is on its way for each habit: how many records, the newest totals, the newest state that the watch brought.
   *  @type {Map<string, {open: number, totals?: import('../../Generated/habits.js').RecordTotals, seen?: Overview}>} */
  #waiting = new Map();
  #change;

  /** @param {(habitId: string, change: (overview: Overview) => Overview) => void} change puts the new state on the screen */
  constructor(change) { this.#change = change; }

  /** Whether the state of a habit may be shown now; otherwise it is kept until all taps are answered.
   *  @param {Overview} overview */
  mayShow(overview) {
    const waiting = this.#waiting.get(overview.habit?.habitId ?? '');
    if (waiting) waiting.seen = overview;
    return !waiting;
  }

  /** Adds repetitions. The same `recordId` may be sent again. @param {import('./model.js').Habit} habit @param {number} delta
   *  @param {string} recordId */
  async add(habit, delta = 1, recordId = crypto.randomUUID()) {
    const {habitId, title} = habit, waiting = this.#waiting.get(habitId) ?? {open: 0};
    this.#waiting.set(habitId, waiting);
    waiting.open++;
    this.#shift(habitId, delta);
    try {
      const {totals} = await sure(() => call(HabitsService.recordHabit, {record: {recordId, habitId, delta, timeZone}}));
      if (totals && totals.all >= (waiting.totals?.all ?? 0)) waiting.totals = totals;
      notify(t('habits.added', {title, count: plain(waiting.totals?.day ?? 0)}), t('habits.undo'), () => this.#takeBack(habitId, recordId));
    } catch (error) {
      const {words, isOffline} = /** @type {any} */ (error);
      this.#shift(habitId, -delta);
      if (isOffline) notify(words, t('error.again'), () => this.add(habit, delta, recordId));
      else notify(words);
    }
    if (--waiting.open > 0) return;
    this.#waiting.delete(habitId);
    this.#settle(habitId, waiting);
  }

  /** @param {string} habitId @param {number} by */
  #shift(habitId, by) {
    this.#change(habitId, overview => ({...overview, progress: overview.progress && {...overview.progress,
      today: overview.progress.today + by, thisWeek: overview.progress.thisWeek + by, total: overview.progress.total + by}}));
  }

  /** @param {string} habitId @param {{totals?: import('../../Generated/habits.js').RecordTotals, seen?: Overview}} answers */
  #settle(habitId, {totals, seen}) {
    if (seen?.progress && seen.progress.total >= (totals?.all ?? 0)) this.#change(habitId, () => seen);
    else if (totals) this.#totals(habitId, totals);
  }

  /** @param {string} habitId @param {import('../../Generated/habits.js').RecordTotals} totals */
  #totals(habitId, {day, week, all, goalMet}) {
    this.#change(habitId, overview => ({...overview,
      progress: overview.progress && {...overview.progress, today: day, thisWeek: week, total: all, goalMet}}));
  }

  /** @param {string} habitId @param {string} recordId */
  async #takeBack(habitId, recordId) {
    try {
      const {totals} = await sure(() => call(HabitsService.deleteRecord, {habitId, recordId}));
      if (totals) this.#totals(habitId, totals);
      notify(t('habits.takenBack'));
    } catch (error) {
      const {words, isOffline} = /** @type {any} */ (error);
      if (isOffline) notify(words, t('error.again'), () => this.#takeBack(habitId, recordId));
      else notify(words);
    }
  }
}
