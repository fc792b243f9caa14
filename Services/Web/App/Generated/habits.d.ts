// Made by protoc-gen-titan from titanup/habits/v1/habits.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** Whether more is better. */
export const HabitKind: {
  /** Means GOOD in a new habit. */
  readonly UNSPECIFIED: 0;
  /** Something to do. */
  readonly GOOD: 1;
  /** Something to avoid. */
  readonly BAD: 2;
};

/** What a repetition is. */
export const HabitMeasure: {
  /** Means TIMES in a new habit. */
  readonly UNSPECIFIED: 0;
  /** Something that is done a number of times. */
  readonly TIMES: 1;
  /** Something that adds up: minutes, pages, push-ups. */
  readonly AMOUNT: 2;
};

/** The direction of a goal. */
export const GoalDirection: {
  /** In a new habit, means AT_LEAST for good habits and AT_MOST for bad ones. */
  readonly UNSPECIFIED: 0;
  /** The goal is met when it is reached. */
  readonly AT_LEAST: 1;
  /** The goal is met while it isn't exceeded. */
  readonly AT_MOST: 2;
};

/** What fills a habit automatically. */
export const LinkSource: {
  /** No link. */
  readonly UNSPECIFIED: 0;
  /** Each push-up session, with its push-ups. */
  readonly PUSHUP_REPS: 1;
  /** Each push-up session, as one. */
  readonly PUSHUP_SESSIONS: 2;
  /** Each completed practice, as one. */
  readonly PRACTICES: 3;
};

/** The unit of a habit's streak. */
export const StreakUnit: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** For a goal per day. */
  readonly DAYS: 1;
  /** For a goal per week. */
  readonly WEEKS: 2;
};

/** How much a list says about each habit. */
export const HabitView: {
  /** BASIC. */
  readonly UNSPECIFIED: 0;
  /** The habits alone. */
  readonly BASIC: 1;
  /** The habits and their progress. */
  readonly OVERVIEW: 2;
};

/** Where a record comes from. */
export const RecordSource: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Entered by the user, or imported. */
  readonly USER: 1;
  /** Created by a link. */
  readonly LINK: 2;
};

/** How often, or how much. Set either `per_day` or `per_week`. */
export interface HabitGoal {
  /** Repetitions per day, more than 0 and up to 1000000; for AT_MOST also 0. */
  perDay?: google.DoubleValue;
  /** Repetitions per week, more than 0 and up to 1000000; for AT_MOST also 0. */
  perWeek?: google.DoubleValue;
  /** Its direction. */
  direction: number;
}
export const HabitGoal: MessageType<HabitGoal>;

/** A habit. */
export interface Habit {
  /** UUID, chosen by the client. */
  habitId: string;
  /** 1 to 100 characters without white space around them, none of them a control character. */
  title: string;
  /** Whether more is better. */
  kind: number;
  /** What a repetition is. */
  measure: number;
  /** The unit of an amount: `min`. Up to 20 characters, none of them a control character. */
  unit: string;
  /** Required. */
  goal?: HabitGoal;
  /** 1 for easy to 5 for hard; 0 means 3 in a new habit. */
  difficulty: number;
  /** `#RRGGBB`; empty means #3B82F6 in a new habit. */
  color: string;
  /**
   * Its first date, `YYYY-MM-DD`, not in the future: earlier records are ignored everywhere. Empty means today in a new
   * habit.
   */
  startDate: string;
  /** Whether its line is hidden in the activity chart. */
  hiddenInActivity: boolean;
  /** Whether it is archived: nothing can be recorded, and lists omit it by default. */
  archived: boolean;
  /** What fills it automatically; LinkHabit sets it. Output only. */
  linkSource: number;
  /** Changes with every change of the habit, not with its records. Output only, but compared if sent. */
  etag: string;
  /** When it was created. Output only. */
  createTime?: google.Timestamp;
  /** When it was deleted; absent otherwise. Output only. */
  deleteTime?: google.Timestamp;
  /** When it is deleted permanently; absent otherwise. Output only. */
  purgeTime?: google.Timestamp;
}
export const Habit: MessageType<Habit>;

/** A habit's progress. */
export interface HabitProgress {
  /** Repetitions today. */
  today: number;
  /** Repetitions this week. */
  thisWeek: number;
  /** Repetitions since the first date. */
  total: number;
  /** The percentage of the goal reached in its period, 0 to 100; for AT_MOST, the percentage used up. */
  goalPercent: number;
  /** Whether the goal of the current day or week is met at the moment. */
  goalMet: boolean;
  /**
   * Days or weeks in a row with the goal met, depending on `streak_unit`. The current one counts for AT_LEAST once its
   * goal is met, and for AT_MOST once it is over.
   */
  currentStreak: number;
  /** The longest streak so far. */
  longestStreak: number;
  /** The unit of the streak. */
  streakUnit: number;
  /** Whether today is skipped or part of a pause. */
  todaySkipped: boolean;
  /** 0 to 100; see StrengthDay. */
  strength: number;
  /** The version of the formula behind it: `loop-1`. */
  formulaVersion: string;
}
export const HabitProgress: MessageType<HabitProgress>;

/** A habit and its progress. */
export interface HabitOverview {
  /** The habit. */
  habit?: Habit;
  /** Absent in a basic list, and for deleted habits. */
  progress?: HabitProgress;
}
export const HabitOverview: MessageType<HabitOverview>;

/** See HabitsService.CreateHabit. */
export interface CreateHabitRequest {
  /** Without its output-only fields. */
  habit?: Habit;
  /** The time zone that decides which date today is. */
  timeZone: string;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const CreateHabitRequest: MessageType<CreateHabitRequest>;

/** The habit as stored. */
export interface CreateHabitResponse {
  /** With its output-only fields. */
  habit?: Habit;
}
export const CreateHabitResponse: MessageType<CreateHabitResponse>;

/** See HabitsService.GetHabit. */
export interface GetHabitRequest {
  /** UUID. */
  habitId: string;
  /** The time zone that decides which date today is. */
  timeZone: string;
}
export const GetHabitRequest: MessageType<GetHabitRequest>;

/** The habit. */
export interface GetHabitResponse {
  /** With its progress. */
  overview?: HabitOverview;
}
export const GetHabitResponse: MessageType<GetHabitResponse>;

/** See HabitsService.ListHabits. */
export interface ListHabitsRequest {
  /** How much of each. */
  view: number;
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. Valid only for the same user and with the same other fields. */
  pageToken: string;
  /** Also archived habits. */
  includeArchived: boolean;
  /** Also deleted habits that can still be restored. */
  showDeleted: boolean;
  /** The time zone that decides which date today is. */
  timeZone: string;
}
export const ListHabitsRequest: MessageType<ListHabitsRequest>;

/** A page of habits. */
export interface ListHabitsResponse {
  /** In the user's order. */
  habits: HabitOverview[];
  /** Empty on the last page. */
  nextPageToken: string;
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const ListHabitsResponse: MessageType<ListHabitsResponse>;

/** See HabitsService.UpdateHabit. */
export interface UpdateHabitRequest {
  /** With an etag, the update fails if the habit has changed. */
  habit?: Habit;
  /**
   * Which of `title`, `kind`, `measure`, `unit`, `goal`, `difficulty`, `color`, `start_date`, `hidden_in_activity`,
   * `archived`. Without a mask, the populated ones change. There are no defaults: a path in the mask needs the value
   * that a new habit would need.
   */
  updateMask?: google.FieldMask;
  /** The time zone that decides which date today is. */
  timeZone: string;
  /** As in CreateHabitRequest. */
  requestId: string;
}
export const UpdateHabitRequest: MessageType<UpdateHabitRequest>;

/** The habit after the change. */
export interface UpdateHabitResponse {
  /** With its output-only fields. */
  habit?: Habit;
}
export const UpdateHabitResponse: MessageType<UpdateHabitResponse>;

/** See HabitsService.DeleteHabit. */
export interface DeleteHabitRequest {
  /** UUID. */
  habitId: string;
}
export const DeleteHabitRequest: MessageType<DeleteHabitRequest>;

/** The habit after the change. */
export interface DeleteHabitResponse {
  /** With the time it was deleted. */
  habit?: Habit;
}
export const DeleteHabitResponse: MessageType<DeleteHabitResponse>;

/** See HabitsService.UndeleteHabit. */
export interface UndeleteHabitRequest {
  /** UUID. */
  habitId: string;
  /** As in CreateHabitRequest. */
  requestId: string;
}
export const UndeleteHabitRequest: MessageType<UndeleteHabitRequest>;

/** The habit after the change. */
export interface UndeleteHabitResponse {
  /** As before it was deleted. */
  habit?: Habit;
}
export const UndeleteHabitResponse: MessageType<UndeleteHabitResponse>;

/** See HabitsService.ReorderHabits. */
export interface ReorderHabitsRequest {
  /** UUIDs, 1 to 200. */
  habitIds: string[];
}
export const ReorderHabitsRequest: MessageType<ReorderHabitsRequest>;

/** Empty. */
export interface ReorderHabitsResponse {
}
export const ReorderHabitsResponse: MessageType<ReorderHabitsResponse>;

/** A record of a habit. */
export interface HabitRecord {
  /**
   * UUID, chosen by the client; if empty, the server chooses it, and then only a request id makes a retry safe.
   * Required in a batch.
   */
  recordId: string;
  /** UUID. */
  habitId: string;
  /** Repetitions to add or subtract: -10000 to 10000; 0 means 1. */
  delta?: number;
  /** The date's new count by hand: 0 to 1000000. */
  value?: number;
  /** Whether to skip the date (true) or undo that (false). */
  skipped?: boolean;
  /** When it happened: 2000 or later. Absent means now. */
  occurTime?: google.Timestamp;
  /** IANA name of the device's time zone; empty means the default described at the service. */
  timeZone: string;
  /**
   * The device's offset at that time, in seconds ahead of UTC, within 18 hours; absent means the zone's. The date on
   * the user's own clock counts.
   */
  utcOffsetSeconds?: number;
  /**
   * The date it belongs to, `YYYY-MM-DD`. For a delta, time and offset decide it, and it is output only; for a value or
   * a skip, empty means the same, and the latest allowed date is tomorrow in UTC.
   */
  localDate: string;
  /** Up to 1000 characters, none of them U+0000. */
  note: string;
  /** Where it comes from. Output only. */
  source: number;
  /** UUID of the push-up session or practice behind it; empty otherwise. Output only. */
  sourceId: string;
  /** When it was recorded. Output only. */
  createTime?: google.Timestamp;
}
export const HabitRecord: MessageType<HabitRecord>;

/** The totals after a record. */
export interface RecordTotals {
  /** Repetitions on the record's date. */
  day: number;
  /** Repetitions in its week. */
  week: number;
  /** Repetitions since the habit's first date. */
  all: number;
  /** Whether the goal of the day or week is met at the moment. */
  goalMet: boolean;
}
export const RecordTotals: MessageType<RecordTotals>;

/** See HabitsService.RecordHabit. */
export interface RecordHabitRequest {
  /** With `delta`, or none of `change`: one more. */
  record?: HabitRecord;
  /** As in CreateHabitRequest. */
  requestId: string;
}
export const RecordHabitRequest: MessageType<RecordHabitRequest>;

/** The record. */
export interface RecordHabitResponse {
  /** With its output-only fields. */
  record?: HabitRecord;
  /** The totals after it. */
  totals?: RecordTotals;
}
export const RecordHabitResponse: MessageType<RecordHabitResponse>;

/** See HabitsService.SetHabitValue. */
export interface SetHabitValueRequest {
  /** With `value`. */
  record?: HabitRecord;
  /** As in CreateHabitRequest. */
  requestId: string;
}
export const SetHabitValueRequest: MessageType<SetHabitValueRequest>;

/** The record. */
export interface SetHabitValueResponse {
  /** With its output-only fields. */
  record?: HabitRecord;
  /** The totals after it. */
  totals?: RecordTotals;
}
export const SetHabitValueResponse: MessageType<SetHabitValueResponse>;

/** See HabitsService.SkipHabit. */
export interface SkipHabitRequest {
  /** With `skipped`. */
  record?: HabitRecord;
  /** As in CreateHabitRequest. */
  requestId: string;
}
export const SkipHabitRequest: MessageType<SkipHabitRequest>;

/** The record. */
export interface SkipHabitResponse {
  /** With its output-only fields. */
  record?: HabitRecord;
  /** The totals after it. */
  totals?: RecordTotals;
}
export const SkipHabitResponse: MessageType<SkipHabitResponse>;

/** See HabitsService.DeleteRecord. */
export interface DeleteRecordRequest {
  /** UUID of the habit. */
  habitId: string;
  /** UUID of the record. */
  recordId: string;
}
export const DeleteRecordRequest: MessageType<DeleteRecordRequest>;

/** The totals without the record. */
export interface DeleteRecordResponse {
  /** For the record's date. */
  totals?: RecordTotals;
}
export const DeleteRecordResponse: MessageType<DeleteRecordResponse>;

/** See HabitsService.ListRecords. */
export interface ListRecordsRequest {
  /** UUID. */
  habitId: string;
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. Valid only for the same user and with the same other fields. */
  pageToken: string;
}
export const ListRecordsRequest: MessageType<ListRecordsRequest>;

/** A page of records. */
export interface ListRecordsResponse {
  /** Newest first. */
  records: HabitRecord[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListRecordsResponse: MessageType<ListRecordsResponse>;

/** See HabitsService.BatchRecord. */
export interface BatchRecordRequest {
  /** 1 to 200, each with an id. */
  records: HabitRecord[];
}
export const BatchRecordRequest: MessageType<BatchRecordRequest>;

/** The result for one record of a batch. */
export interface BatchRecordResult {
  /** The id as it was sent. */
  recordId: string;
  /** It is recorded, by this call or an earlier one. */
  record?: HabitRecord;
  /** It was refused: the error that RecordHabit, SetHabitValue or SkipHabit would have returned. */
  error?: google.Status;
}
export const BatchRecordResult: MessageType<BatchRecordResult>;

/** The results. */
export interface BatchRecordResponse {
  /** One per record, in the order of the request. */
  results: BatchRecordResult[];
}
export const BatchRecordResponse: MessageType<BatchRecordResponse>;

/**
 * The strength of a habit at the end of a date, after Loop Habit Tracker: each date moves it a little towards the share
 * of the goal that was reached; skipped dates don't change it. A habit kept every day reaches 80 after a month and 99
 * after three.
 */
export interface StrengthDay {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** 0 to 100. */
  strength: number;
}
export const StrengthDay: MessageType<StrengthDay>;

/** A share of the days or weeks for which the habit has existed. */
export interface CompletionRate {
  /** The window, which ends today: 7, 30 or 90 dates. */
  windowDays: number;
  /**
   * The number of dates in the window on which the habit existed: 2 if it began yesterday, 0 if its first date is still
   * to come.
   */
  days: number;
  /**
   * The percentage of days or weeks within `days` that met the goal, not counting skipped ones, nor the current one
   * unless it has met the goal. A week belongs to its last date. Absent if there are none.
   */
  percent?: google.DoubleValue;
}
export const CompletionRate: MessageType<CompletionRate>;

/** The date with the most repetitions. */
export interface BestDay {
  /** `YYYY-MM-DD`; the first, if several are equal. */
  localDate: string;
  /** Repetitions. */
  count: number;
}
export const BestDay: MessageType<BestDay>;

/** See HabitsService.GetHabitStats. */
export interface GetHabitStatsRequest {
  /** UUID. */
  habitId: string;
  /** The time zone that decides which date today is. */
  timeZone: string;
  /** The number of dates with their strength, 1 to 3660; 0 means 90. */
  strengthDays: number;
}
export const GetHabitStatsRequest: MessageType<GetHabitStatsRequest>;

/** The details of a habit. */
export interface GetHabitStatsResponse {
  /** Title, goal, difficulty, first date and progress. */
  overview?: HabitOverview;
  /** Dates from the first to today. */
  days: number;
  /** Average repetitions per date. */
  averagePerDay: number;
  /** Seven times that. */
  averagePerWeek: number;
  /** Absent if there are no repetitions. */
  bestDay?: BestDay;
  /** Over 7, 30 and 90 dates, each limited to the dates on which the habit existed. */
  completion: CompletionRate[];
  /** Oldest first, ending today. */
  strength: StrengthDay[];
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const GetHabitStatsResponse: MessageType<GetHabitStatsResponse>;

/** See HabitsService.GetActivity. */
export interface GetActivityRequest {
  /** UUIDs, 1 to 20, each once; empty means the first 20 in the user's order that aren't hidden. */
  habitIds: string[];
  /** Dates, 1 to 366; 0 means 7. */
  days: number;
  /** The time zone that decides which date today is. */
  timeZone: string;
}
export const GetActivityRequest: MessageType<GetActivityRequest>;

/** The line of one habit. */
export interface ActivitySeries {
  /** UUID. */
  habitId: string;
  /** The title, for the legend. */
  title: string;
  /** `#RRGGBB`. */
  color: string;
  /** Whether the user has hidden it. */
  hiddenInActivity: boolean;
  /** Repetitions, one for each date of the axis. */
  counts: number[];
  /** Their sum. */
  total: number;
}
export const ActivitySeries: MessageType<ActivitySeries>;

/** Lines on one axis. */
export interface GetActivityResponse {
  /** The axis, `YYYY-MM-DD`: oldest first, without gaps, ending today. */
  localDates: string[];
  /** In the order of the request. */
  series: ActivitySeries[];
  /** The zone used. */
  timeZone: string;
}
export const GetActivityResponse: MessageType<GetActivityResponse>;

/** See HabitsService.GetWeekOverWeek. */
export interface GetWeekOverWeekRequest {
  /** As in GetActivityRequest. */
  habitIds: string[];
  /** The time zone that decides which date today is. */
  timeZone: string;
}
export const GetWeekOverWeekRequest: MessageType<GetWeekOverWeekRequest>;

/** A comparison of two periods of the same length. */
export interface WeekComparison {
  /** First date of the later period, `YYYY-MM-DD`. */
  firstLocalDate: string;
  /** Its last date: today. */
  lastLocalDate: string;
  /** Repetitions in it. */
  count: number;
  /** Repetitions in the earlier period, seven dates before. */
  previousCount: number;
  /** `count` minus `previous_count`. */
  delta: number;
  /** `delta` as a percentage of `previous_count`; absent if that is 0. */
  percent?: google.DoubleValue;
}
export const WeekComparison: MessageType<WeekComparison>;

/** One weekday in both calendar weeks. */
export interface WeekdayDelta {
  /** ISO 8601: 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** Repetitions this week; 0 for days to come. */
  count: number;
  /** Repetitions in the previous week. */
  previousCount: number;
  /** `count` minus `previous_count`; 0 for days to come. */
  delta: number;
  /** Whether the day hasn't begun yet. */
  toCome: boolean;
}
export const WeekdayDelta: MessageType<WeekdayDelta>;

/** How one habit changed. */
export interface HabitWeekOverWeek {
  /** UUID. */
  habitId: string;
  /** The title, for the headline. */
  title: string;
  /** The last seven dates and the seven before. */
  rolling?: WeekComparison;
  /** This week up to today and the same weekdays of the previous week. */
  calendar?: WeekComparison;
  /** Seven, starting with the first weekday. */
  weekdays: WeekdayDelta[];
}
export const HabitWeekOverWeek: MessageType<HabitWeekOverWeek>;

/** How habits changed. */
export interface GetWeekOverWeekResponse {
  /** In the order of the request. */
  habits: HabitWeekOverWeek[];
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const GetWeekOverWeekResponse: MessageType<GetWeekOverWeekResponse>;

/** See HabitsService.WatchHabits. */
export interface WatchHabitsRequest {
  /** From the last response; empty means from the beginning. */
  cursor: string;
  /** The time zone that decides which date today is. */
  timeZone: string;
}
export const WatchHabitsRequest: MessageType<WatchHabitsRequest>;

/** A habit or its records have changed. */
export interface WatchHabitsResponse {
  /** The current state; for a deleted habit with the time of its deletion. */
  overview?: HabitOverview;
  /** The cursor to ask for the next changes with. */
  cursor: string;
}
export const WatchHabitsResponse: MessageType<WatchHabitsResponse>;

/** See HabitsService.LinkHabit. */
export interface LinkHabitRequest {
  /** UUID. */
  habitId: string;
  /** Required. */
  source: number;
}
export const LinkHabitRequest: MessageType<LinkHabitRequest>;

/** The habit after the change. */
export interface LinkHabitResponse {
  /** With its link. */
  habit?: Habit;
}
export const LinkHabitResponse: MessageType<LinkHabitResponse>;

/** See HabitsService.UnlinkHabit. */
export interface UnlinkHabitRequest {
  /** UUID. */
  habitId: string;
}
export const UnlinkHabitRequest: MessageType<UnlinkHabitRequest>;

/** The habit after the change. */
export interface UnlinkHabitResponse {
  /** Without a link. */
  habit?: Habit;
}
export const UnlinkHabitResponse: MessageType<UnlinkHabitResponse>;

/** See HabitsService.ImportHabits. */
export interface ImportHabitsRequest {
  /** `Habits.csv` of the export: the habits. At most 200. */
  habitsCsv: string;
  /** `Checkmarks.csv` of the export: the records of all habits. May be empty. At most 100,000 entries. */
  checkmarksCsv: string;
  /** Only reports what the import would do. */
  validateOnly: boolean;
  /** The time zone that decides which date today is. */
  timeZone: string;
  /** As in CreateHabitRequest. */
  requestId: string;
}
export const ImportHabitsRequest: MessageType<ImportHabitsRequest>;

/** The result for one imported habit. */
export interface ImportedHabit {
  /** As stored, or as it would be stored. */
  habit?: Habit;
  /** Whether this import created it; false if an earlier one did. */
  created: boolean;
  /** Records that were added. */
  records: number;
  /** Whether its goal had to be converted to days or weeks: Loop also has goals such as twice in three days. */
  goalAdjusted: boolean;
  /** Values with more than three decimals, which were rounded to the third. */
  rounded: number;
}
export const ImportedHabit: MessageType<ImportedHabit>;

/** The result of the import. */
export interface ImportHabitsResponse {
  /** In the order of the file. */
  habits: ImportedHabit[];
}
export const ImportHabitsResponse: MessageType<ImportHabitsResponse>;

/**
 * The methods that users and their devices call. Every habit belongs to the account of the access token.
 *
 * Methods that depend on today's date take a `time_zone`: an IANA name; empty means the zone of the user's clock
 * (SessionsService.UpdateClock), else that of the newest record, else UTC. An unknown one is INVALID_ARGUMENT
 * ZONE_UNKNOWN. Days and weeks begin when the clock says; the dates of a pause (SessionsService.CreatePause) are
 * skipped.
 *
 * Repetitions of a habit with measure AMOUNT can have up to three decimals; with measure TIMES they are whole numbers.
 * INVALID_ARGUMENT TOO_PRECISE for more decimals, NOT_WHOLE for a fraction of a habit counted in times.
 */
export const HabitsService: {
  /**
   * Creates a habit at the end of the list.
   *
   * The client chooses the id. The same id with the same content returns the existing habit; with different content, or
   * if that habit was deleted, ALREADY_EXISTS HABIT_EXISTS. ALREADY_EXISTS NAME_TAKEN if another habit that is neither
   * archived nor deleted has the title, ignoring case; the details' `habit_id` names it. RESOURCE_EXHAUSTED
   * TOO_MANY_HABITS beyond 200. INVALID_ARGUMENT with a violation for each wrong field; GOAL_BOTH_PERIODS for a goal
   * both per day and per week.
   */
  readonly createHabit: Method<CreateHabitRequest, CreateHabitResponse>;
  /** Returns one habit. NOT_FOUND if there is none with this id, or it belongs to another user. */
  readonly getHabit: Method<GetHabitRequest, GetHabitResponse>;
  /**
   * Lists habits in the user's order, in pages; as an overview with each one's progress. INVALID_ARGUMENT
   * PAGE_TOKEN_INVALID for a token from another list.
   */
  readonly listHabits: Method<ListHabitsRequest, ListHabitsResponse>;
  /**
   * Changes the fields in the mask. Existing records are then judged by the new goal. INVALID_ARGUMENT with a violation
   * for each wrong field, or for a path that can't be changed. ALREADY_EXISTS NAME_TAKEN. ABORTED ETAG_MISMATCH if the
   * habit has changed since the etag. NOT_FOUND.
   */
  readonly updateHabit: Method<UpdateHabitRequest, UpdateHabitResponse>;
  /**
   * Deletes a habit. UndeleteHabit restores it for 30 days; then it is deleted permanently with all its records.
   * Deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user.
   */
  readonly deleteHabit: Method<DeleteHabitRequest, DeleteHabitResponse>;
  /**
   * Undoes a deletion. ALREADY_EXISTS NOT_DELETED if the habit isn't deleted, NAME_TAKEN if another habit has its title
   * by now. RESOURCE_EXHAUSTED TOO_MANY_HABITS. NOT_FOUND also after 30 days.
   */
  readonly undeleteHabit: Method<UndeleteHabitRequest, UndeleteHabitResponse>;
  /**
   * Reorders habits: the named ones come first, in the given order, followed by the others in their previous order.
   * INVALID_ARGUMENT ID_REPEATED if one is named twice. NOT_FOUND if one of them doesn't exist.
   */
  readonly reorderHabits: Method<ReorderHabitsRequest, ReorderHabitsResponse>;
  /**
   * Records repetitions: one more unless `delta` says otherwise. If several devices record at once, each record counts.
   *
   * A date's count adds up its records in the order they happened, whatever order they arrive in; it never falls below
   * zero. The same record id with the same content returns the existing record; with different content, or if it was
   * deleted, ALREADY_EXISTS RECORD_EXISTS. FAILED_PRECONDITION HABIT_ARCHIVED, and BEFORE_START for a date before the
   * habit's first. RESOURCE_EXHAUSTED TOO_MANY_RECORDS beyond 1000 for one date. INVALID_ARGUMENT with a violation for
   * each wrong field: a missing id, a time over 5 minutes in the future.
   */
  readonly recordHabit: Method<RecordHabitRequest, RecordHabitResponse>;
  /**
   * Sets a date's count by hand: the record's `value` replaces earlier records; records from links are added to it.
   * Errors as in RecordHabit, and DATE_IN_FUTURE.
   */
  readonly setHabitValue: Method<SetHabitValueRequest, SetHabitValueResponse>;
  /**
   * Skips a date, or undoes that: a skipped date neither adds to strength and streak nor takes from them. A date with
   * repetitions counts in any case. Errors as in SetHabitValue.
   */
  readonly skipHabit: Method<SkipHabitRequest, SkipHabitResponse>;
  /**
   * Deletes a record, as if it had never been made. Deleting it again is OK. FAILED_PRECONDITION RECORD_AUTOMATIC for a
   * record from a link: it disappears with its source. NOT_FOUND.
   */
  readonly deleteRecord: Method<DeleteRecordRequest, DeleteRecordResponse>;
  /**
   * Lists the records of one habit, newest first, in pages that stay stable while records are added. NOT_FOUND.
   * INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list.
   */
  readonly listRecords: Method<ListRecordsRequest, ListRecordsResponse>;
  /**
   * Records what a device has collected, in any order, with a result for each: a refused record doesn't hold up the
   * others. Sending all or some of them again changes nothing. INVALID_ARGUMENT BATCH_SIZE for none or more than 200.
   */
  readonly batchRecord: Method<BatchRecordRequest, BatchRecordResponse>;
  /** Returns the details of a habit. NOT_FOUND. */
  readonly getHabitStats: Method<GetHabitStatsRequest, GetHabitStatsResponse>;
  /**
   * Returns the counts of one or several habits, date by date, on one axis that ends today. INVALID_ARGUMENT
   * TOO_MANY_HABITS beyond 20, DAYS_OUT_OF_RANGE. NOT_FOUND if one of them doesn't exist.
   */
  readonly getActivity: Method<GetActivityRequest, GetActivityResponse>;
  /** Compares with the previous week: the last seven dates, and the calendar week up to today. Errors as in GetActivity. */
  readonly getWeekOverWeek: Method<GetWeekOverWeekRequest, GetWeekOverWeekResponse>;
  /**
   * Streams habits as they change: the current state of each that has changed since the cursor, then every new change.
   * The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for a cursor that
   * this account never received; one from before a backup was restored means the beginning. UNAVAILABLE SHUTTING_DOWN
   * when the server stops. RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account already has the maximum number of such
   * streams open on this service, 32 by default.
   */
  readonly watchHabits: Method<WatchHabitsRequest, WatchHabitsResponse>;
  /**
   * Lets push-up sessions or practices fill a habit: all since its first date, and all future ones. Deleting one also
   * deletes its record. Linking the habit to something else replaces the link; the same link again is OK. NOT_FOUND.
   * INVALID_ARGUMENT SOURCE_UNKNOWN. FAILED_PRECONDITION HABIT_ARCHIVED.
   */
  readonly linkHabit: Method<LinkHabitRequest, LinkHabitResponse>;
  /** Ends a habit's link and deletes its records. OK if there is no link. NOT_FOUND. */
  readonly unlinkHabit: Method<UnlinkHabitRequest, UnlinkHabitResponse>;
  /**
   * Imports habits and records from an export of Loop Habit Tracker: everything or nothing. Importing it again adds
   * only what is new; a habit then begins with its first record. INVALID_ARGUMENT CSV_INVALID with the file, the line
   * and the problem, or TOO_LARGE if both files together have more than 2,097,152 bytes. RESOURCE_EXHAUSTED
   * IMPORT_RUNNING while another import of the account is running, IMPORTS_BUSY while too many wait; both say when to
   * try again. Other errors as in CreateHabit.
   */
  readonly importHabits: Method<ImportHabitsRequest, ImportHabitsResponse>;
};
