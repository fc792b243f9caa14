// @ts-check
// What the views of habits share: their calls, and words for counts, goals and streaks.

import {call} from '../../core/rpc.js';
import {number, t, timeZone} from '../../core/words.js';
import {GoalDirection, HabitMeasure, HabitsService, HabitView, StreakUnit} from '../../Generated/habits.js';
import {sure} from '../../parts/sure.js';

/** @typedef {import('../../Generated/habits.js').Habit} Habit */
/** @typedef {import('../../Generated/habits.js').HabitOverview} Overview */
/** @typedef {import('../../Generated/habits.js').HabitProgress} Progress */


/** Every habit, in the user's order; archived ones, and deleted ones that can be restored, too.
 *  @param {AbortSignal} signal @returns {Promise<Overview[]>} */
export async function allHabits(signal) {
  const habits = [];
  let pageToken = '';
  do {
    const page = await call(HabitsService.listHabits, {
      view: HabitView.OVERVIEW, pageSize: 200, pageToken, includeArchived: true, showDeleted: true, timeZone}, {signal});
    habits.push(...page.habits);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return habits;
}

/** Changes some fields of a habit and leaves all others as they are, so that two devices don't overwrite each other.
 *  @param {string} habitId @param {Partial<Habit>} fields @param {string} [requestId] @returns {Promise<Habit>} */
export async function changeHabit(habitId, fields, requestId = crypto.randomUUID()) {
  const paths = Object.keys(fields).map(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`));
  const habit = /** @type {Habit} */ ({habitId, ...fields});
  const answer = await sure(() => call(HabitsService.updateHabit, {habit, updateMask: {paths}, timeZone, requestId}));
  return /** @type {Habit} */ (answer.habit);
}

/** @param {number} count */
export const plain = count => number(count, {maximumFractionDigits: 3});

/** A count with its unit: `30 min`, `3 times`. @param {Habit} habit @param {number} count */
export const counted = ({measure, unit}, count) =>
  measure === HabitMeasure.AMOUNT ? [plain(count), unit].filter(word => word).join('\u00a0') : t('habits.times', {count});

/** @param {Habit} habit */
export const isLimit = ({goal}) => goal?.direction === GoalDirection.AT_MOST;
/** @param {Habit} habit */
export const isDaily = ({goal}) => goal?.perDay !== undefined;
/** @param {Habit} habit */
export const goalCount = ({goal}) => goal?.perDay?.value ?? goal?.perWeek?.value ?? 0;

/** @param {Habit} habit */
export function goalWords(habit) {
  const count = goalCount(habit);
  if (isLimit(habit) && count === 0) return t('habits.goal.never');
  return t(`habits.goal.${isLimit(habit) ? 'most' : 'least'}${isDaily(habit) ? 'Day' : 'Week'}`, {amount: counted(habit, count)});
}

/** How the current day or week stands: `32 of 40 today · 4 days in a row`. @param {Habit} habit @param {Progress} progress */
export function standing(habit, progress) {
  const count = isDaily(habit) ? progress.today : progress.thisWeek;
  const goal = goalCount(habit), unit = habit.measure === HabitMeasure.AMOUNT && habit.unit ? `\u00a0${habit.unit}` : '';
  const kind = !isLimit(habit) ? 'of' : goal === 0 ? 'none' : 'most';
  const now = progress.todaySkipped && isDaily(habit) ? t('habits.skippedToday')
    : t(`habits.${kind}${isDaily(habit) ? 'Today' : 'Week'}`, {count: kind === 'none' ? count : plain(count), goal: plain(goal) + unit});
  return progress.currentStreak > 0 ? `${now} · ${streakWords(progress.currentStreak, progress)}` : now;
}

/** @param {number} count @param {Progress} progress */
export const streakWords = (count, {streakUnit}) => t(streakUnit === StreakUnit.WEEKS ? 'habits.streakWeeks' : 'habits.streakDays', {count});

/** Whether a limit is exceeded. @param {Habit} habit @param {Progress} progress */
export const isOver = (habit, progress) => isLimit(habit) && !progress.goalMet && goalCount(habit) < (isDaily(habit) ? progress.today : progress.thisWeek);
