// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** How trustworthy a count is, best first except where a level says otherwise. */
export const Evidence: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Counted by TitanUp; the landmarks are stored, and counting them again gives the same count. */
  readonly VERIFIED_STREAM: 1;
  /**
   * Counted by TitanUp; the landmarks are gone, but their digest is kept. VERIFIED_STREAM becomes this when they are
   * deleted.
   */
  readonly VERIFIED_DIGEST: 2;
  /** The device reports when each rep happened. */
  readonly DEVICE: 3;
  /** Typed in. */
  readonly DECLARED: 4;
  /**
   * Done by nobody: the client said that a program made the landmarks. Such a session is listed and watched, may
   * overlap others, and counts for nothing: no chart, statistic, record, streak, trophy, medal, level, habit or
   * training includes it.
   */
  readonly SIMULATED: 5;
  /**
   * Typed in, with the receipt of another installation that isn't trusted here, or not for this account. It counts for
   * exactly what DECLARED counts for; charts and statistics add it to that level. It ranks between DEVICE and DECLARED.
   */
  readonly FOREIGN_RECEIPT: 6;
};

/** What a chart covers. */
export const ChartRange: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Today: one slice per session, and the rest up to the goal. */
  readonly TODAY: 1;
  /** Seven dates that end today. */
  readonly LAST_7_DAYS: 2;
  /** Thirty dates that end today. */
  readonly MONTH: 3;
  /** From the same day of the month three months ago (the last day, if that month is shorter) to today. */
  readonly LAST_3_MONTHS: 4;
};

/** The time span of one bar. */
export const ChartStep: {
  /** A day, or a week for LAST_3_MONTHS. TODAY allows nothing else: each session has its slice. */
  readonly UNSPECIFIED: 0;
  /** A date. */
  readonly DAY: 1;
  /** Seven dates, starting with the clock's first weekday. */
  readonly WEEK: 2;
  /** A calendar month. */
  readonly MONTH: 3;
};

/** The period that statistics cover. */
export const StatsPeriod: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Seven dates that end today. */
  readonly LAST_7_DAYS: 1;
  /** Thirty dates that end today. */
  readonly LAST_30_DAYS: 2;
  /** Ninety dates that end today. */
  readonly LAST_90_DAYS: 3;
  /** From the first session's date to today. */
  readonly ALL: 4;
};

/** The kinds of personal records. */
export const RecordKind: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Reps in one set; a session without sets counts as one. */
  readonly REPS_IN_SET: 1;
  /** Reps in one session. */
  readonly REPS_IN_SESSION: 2;
  /** Reps on one date. */
  readonly REPS_IN_DAY: 3;
  /**
   * Milliseconds from the first descent to the last top of five consecutive reps in one set, with no pause longer than
   * 2 seconds.
   */
  readonly FASTEST_FIVE: 4;
};

/** The trend: the reps in the later half of a period relative to those in the earlier half. */
export const Trend: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The earlier half is empty, or the very first session came after the period began: the halves can't be compared. */
  readonly INSUFFICIENT_DATA: 1;
  /** Less than 90 percent. */
  readonly STRONG_DECLINE: 2;
  /** Less than 98 percent. */
  readonly DECLINE: 3;
  /** 98 to 102 percent. */
  readonly STEADY: 4;
  /** Up to 110 percent. */
  readonly GROWTH: 5;
  /** More. */
  readonly STRONG_GROWTH: 6;
};

/** What a date did to a streak. */
export const StreakDayKind: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Trained: one more. */
  readonly ACTIVE: 1;
  /** Missed, and protected by a freeze. */
  readonly FROZEN: 2;
  /** Part of a pause. */
  readonly PAUSED: 3;
  /**
   * Lost on a journey: the next session came at most 36 hours later, at an offset at least 6 hours further ahead of
   * UTC.
   */
  readonly BRIDGED: 4;
  /** Missed: the streak was over. */
  readonly MISSED: 5;
  /** Today, which isn't over yet. */
  readonly OPEN: 6;
};

/** Reps done without a rest. */
export interface RepSet {
  /** 1 to 10000. */
  reps: number;
  /** When it began. */
  startTime?: google.Timestamp;
  /** When it ended. */
  endTime?: google.Timestamp;
}
export const RepSet: MessageType<RepSet>;

/** One push-up session: from start to end of counting. */
export interface Session {
  /** UUID, chosen by the client. */
  sessionId: string;
  /** Required; 2000 or later. With a receipt, the response has the receipt's time. */
  startTime?: google.Timestamp;
  /** Required; not before the start, at most 6 hours after it. With a receipt, the response has the receipt's time. */
  endTime?: google.Timestamp;
  /** IANA name of the device's time zone: `Europe/Berlin`. Required. */
  timeZone: string;
  /**
   * The device's offset at the start, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`. It
   * may differ from the tz database: the date on the user's own clock counts.
   */
  utcOffsetSeconds?: number;
  /** The date it belongs to, `YYYY-MM-DD`, decided once from start and offset. Output only. */
  localDate: string;
  /** Counted push-ups, 1 to 10000. Required, and equal to the receipt's where there is one. */
  reps: number;
  /**
   * Sets, in order and inside the session; 0 to 1000 of them. Their reps add up to `reps`. With a receipt, they are cut
   * to its times.
   */
  sets: RepSet[];
  /**
   * The goal in reps, 1 to 500; 0 means the account's setting (`session_target`) at the time the session began, as far
   * as this service knew it when it recorded the session; 10 if there was none.
   */
  target: number;
  /** Whether `reps` reached `target`. Output only. */
  targetMet: boolean;
  /** How trustworthy the count is. Output only. */
  evidence: number;
  /** UUID of the receipt; empty without one. Output only. */
  receiptId: string;
  /** The counter: `pushup/1`; empty without a receipt. Output only. */
  counter: string;
  /** Up to 1000 characters, none of them U+0000. */
  note: string;
  /** Whether it arrived more than a day after it happened. Output only. */
  late: boolean;
  /** Changes with every change of the session, but not when a recount becomes available. Output only. */
  etag: string;
  /** When it was recorded. Output only. */
  createTime?: google.Timestamp;
  /** UUID of the landmark stream that was counted; empty without a receipt. Output only. */
  streamId: string;
  /** How the reps were done; absent without a receipt. Output only. */
  form?: Form;
  /**
   * Whether a newer counter gets a different count from its stream: PoseService.RecountStream with the newest counter
   * returns the receipt for AcceptRecount. Output only.
   */
  recountAvailable: boolean;
  /** Whether it came with a receipt of another installation, which GetSession returns. Output only. */
  hasForeignReceipt: boolean;
}
export const Session: MessageType<Session>;

/** How reps were done, according to receipts. */
export interface Form {
  /** Reps per minute: from the first descent to the last top, without pauses of more than 2 seconds. 0 if unknown. */
  repsPerMinute: number;
  /** Average depth, 0 to 100; 0 if unknown. */
  meanDepthPercent: number;
  /** Average of depth, lock-out and visibility, 0 to 100; 0 if unknown. */
  meanQualityPercent: number;
}
export const Form: MessageType<Form>;

/** See SessionsService.CreateSession. */
export interface CreateSessionRequest {
  /** Without its output-only fields. */
  session?: Session;
  /** `jws` of the receipt that the pose service issued; empty for a declared session. */
  receiptJws: string;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
  /**
   * The receipt of another installation that an archive has of this session: `jws`, at most 65536 bytes. Not together
   * with `receipt_jws`. May be empty.
   */
  foreignReceiptJws: string;
}
export const CreateSessionRequest: MessageType<CreateSessionRequest>;

/** The session as stored. */
export interface CreateSessionResponse {
  /** With its output-only fields. */
  session?: Session;
}
export const CreateSessionResponse: MessageType<CreateSessionResponse>;

/** See SessionsService.BatchCreateSessions. */
export interface BatchCreateSessionsRequest {
  /** Up to 200, in any order. Each may have a `request_id` of its own. */
  requests: CreateSessionRequest[];
}
export const BatchCreateSessionsRequest: MessageType<BatchCreateSessionsRequest>;

/** The result for one session of a batch. */
export interface BatchCreateSessionsResult {
  /** As stored, with its output-only fields. */
  session?: Session;
  /** Why it wasn't recorded: the error of CreateSession with its details. Field paths are relative to the item. */
  status?: google.Status;
}
export const BatchCreateSessionsResult: MessageType<BatchCreateSessionsResult>;

/** The results. */
export interface BatchCreateSessionsResponse {
  /** One per request, in the same order. */
  results: BatchCreateSessionsResult[];
}
export const BatchCreateSessionsResponse: MessageType<BatchCreateSessionsResponse>;

/** See SessionsService.GetSession. */
export interface GetSessionRequest {
  /** UUID. */
  sessionId: string;
}
export const GetSessionRequest: MessageType<GetSessionRequest>;

/** A count that a newer one has replaced. */
export interface PastCount {
  /** UUID of its receipt. */
  receiptId: string;
  /** The counter: `pushup/1`. */
  counter: string;
  /** How many. */
  reps: number;
  /** How trustworthy it was. */
  evidence: number;
  /** When it was replaced. */
  replaceTime?: google.Timestamp;
}
export const PastCount: MessageType<PastCount>;

/** The session. */
export interface GetSessionResponse {
  /** With its output-only fields. */
  session?: Session;
  /** Earlier counts, newest first; usually empty. */
  pastCounts: PastCount[];
  /** The receipt of another installation that the session came with; usually empty. */
  foreignReceiptJws: string;
}
export const GetSessionResponse: MessageType<GetSessionResponse>;

/** See SessionsService.ListSessions. */
export interface ListSessionsRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. Valid only for the same user and with the same other fields. */
  pageToken: string;
  /** Only sessions of this date or later, `YYYY-MM-DD`; empty means all. */
  fromLocalDate: string;
  /** Only sessions of this date or earlier, `YYYY-MM-DD`; empty means all. */
  toLocalDate: string;
  /** Only sessions with one of these levels; empty means all. */
  evidence: number[];
  /** Only sessions with at least this number of reps; 0 means all. */
  minReps: number;
}
export const ListSessionsRequest: MessageType<ListSessionsRequest>;

/** A page of sessions. */
export interface ListSessionsResponse {
  /** Newest first. */
  sessions: Session[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListSessionsResponse: MessageType<ListSessionsResponse>;

/** See SessionsService.DeleteSession. */
export interface DeleteSessionRequest {
  /** UUID. */
  sessionId: string;
}
export const DeleteSessionRequest: MessageType<DeleteSessionRequest>;

/** Empty. */
export interface DeleteSessionResponse {
}
export const DeleteSessionResponse: MessageType<DeleteSessionResponse>;

/** See SessionsService.UndeleteSession. */
export interface UndeleteSessionRequest {
  /** UUID. */
  sessionId: string;
}
export const UndeleteSessionRequest: MessageType<UndeleteSessionRequest>;

/** The restored session. */
export interface UndeleteSessionResponse {
  /** With its output-only fields. */
  session?: Session;
}
export const UndeleteSessionResponse: MessageType<UndeleteSessionResponse>;

/** See SessionsService.UpdateSession. */
export interface UpdateSessionRequest {
  /** Its id, and the fields in the mask. With an etag, the update fails if the session has changed. */
  session?: Session;
  /** Which of `note`, `target`. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const UpdateSessionRequest: MessageType<UpdateSessionRequest>;

/** The session after the change. */
export interface UpdateSessionResponse {
  /** With its output-only fields. */
  session?: Session;
}
export const UpdateSessionResponse: MessageType<UpdateSessionResponse>;

/** See SessionsService.AcceptRecount. */
export interface AcceptRecountRequest {
  /** UUID of the session. */
  sessionId: string;
  /** `jws` of the receipt that the pose service issued for the recount. */
  receiptJws: string;
  /** Accepts a lower count. */
  acceptLowerCount: boolean;
  /** If set, the call fails if the session has changed; may be empty. */
  etag: string;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const AcceptRecountRequest: MessageType<AcceptRecountRequest>;

/** The session after the change. */
export interface AcceptRecountResponse {
  /** With its output-only fields. */
  session?: Session;
}
export const AcceptRecountResponse: MessageType<AcceptRecountResponse>;

/** See SessionsService.WatchSessions. */
export interface WatchSessionsRequest {
  /** From the last response; empty means from the beginning. */
  cursor: string;
}
export const WatchSessionsRequest: MessageType<WatchSessionsRequest>;

/** A session was created, changed or deleted. */
export interface WatchSessionsResponse {
  /** UUID of the session. */
  sessionId: string;
  /** It exists. */
  upserted?: Session;
  /** It was deleted. */
  deleted?: SessionDeleted;
  /** The cursor to ask for the next changes with. */
  cursor: string;
}
export const WatchSessionsResponse: MessageType<WatchSessionsResponse>;

/** See SessionsService.GetActivityChart. */
export interface GetActivityChartRequest {
  /** Required. */
  range: number;
  /**
   * IANA name of the time zone that decides which date today is; empty means the clock's zone, else that of the newest
   * session, else UTC.
   */
  timeZone: string;
  /** The time span of one bar. */
  step: number;
}
export const GetActivityChartRequest: MessageType<GetActivityChartRequest>;

/** Reps of one level of evidence. */
export interface EvidenceReps {
  /** The level. */
  evidence: number;
  /** Reps of this level. */
  reps: number;
}
export const EvidenceReps: MessageType<EvidenceReps>;

/** A slice or bar of a chart. */
export interface ChartBucket {
  /** Its first date, `YYYY-MM-DD`. */
  localDate: string;
  /** For TODAY, the session; empty otherwise. */
  sessionId: string;
  /** For TODAY, when the session began; absent otherwise. */
  startTime?: google.Timestamp;
  /** Reps in it. */
  reps: number;
  /** Sessions in it. */
  sessions: number;
  /** Its reps by evidence, best first; levels without reps are omitted. */
  byEvidence: EvidenceReps[];
  /** Its last date, `YYYY-MM-DD`; the range's last date if the range ends earlier. */
  lastLocalDate: string;
}
export const ChartBucket: MessageType<ChartBucket>;

/** The data of a chart. */
export interface GetActivityChartResponse {
  /** Oldest first. Every date of the range is included, with 0 if there was no session; TODAY has one slice per session. */
  buckets: ChartBucket[];
  /** Reps in all buckets. */
  totalReps: number;
  /** The goal in reps per day: `daily_goal` in the settings. */
  goalReps: number;
  /** Reps that remain to today's goal; 0 once it is reached. */
  remainingReps: number;
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const GetActivityChartResponse: MessageType<GetActivityChartResponse>;

/** See SessionsService.GetStats. */
export interface GetStatsRequest {
  /** Required. */
  period: number;
  /** As in GetStreakRequest. */
  timeZone: string;
  /** Only sessions that TitanUp counted. */
  verifiedOnly: boolean;
}
export const GetStatsRequest: MessageType<GetStatsRequest>;

/** A personal record; among equals, the first one. */
export interface PersonalRecord {
  /** The kind. */
  kind: number;
  /** Reps, or milliseconds. */
  value: number;
  /** When, `YYYY-MM-DD`. */
  localDate: string;
  /** UUID of the session; empty for a day. */
  sessionId: string;
}
export const PersonalRecord: MessageType<PersonalRecord>;

/** The result. */
export interface GetStatsResponse {
  /** The period's first date, `YYYY-MM-DD`. */
  firstLocalDate: string;
  /** The period's last date, `YYYY-MM-DD`. */
  lastLocalDate: string;
  /** How many sessions. */
  sessions: number;
  /** How many reps. */
  reps: number;
  /** Dates with a session. */
  activeDates: number;
  /** Reps by evidence, best first; levels without reps are omitted. */
  byEvidence: EvidenceReps[];
  /** The period's bests, in the order of the kinds; unknown ones are omitted. */
  bests: PersonalRecord[];
  /** The form of the period's reps. */
  form?: Form;
  /** The trend. If the number of dates is odd, the middle one belongs to neither half. */
  trend: number;
  /** Reps of the earlier half. */
  earlierReps: number;
  /** Reps of the later half. */
  laterReps: number;
  /** All-time bests, in the form of `bests`. */
  records: PersonalRecord[];
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
  /** The version of the formulas behind these figures; it changes with them. */
  formulaVersion: string;
}
export const GetStatsResponse: MessageType<GetStatsResponse>;

/**
 * Dates in a row. A missed date ends a streak, unless a freeze protects it or it was lost on a journey across the date
 * line.
 */
export interface Streak {
  /** The number of training dates in the streak up to today, or up to yesterday while today is still open. */
  current: number;
  /** The longest streak so far. */
  longest: number;
  /** Whether today is one of these dates. */
  todayDone: boolean;
  /** Whether the streak depends on today. */
  atRisk: boolean;
  /**
   * The number of missed dates that freezes would protect: one more after every 7 training dates, 2 at most. A
   * protected date doesn't add to the streak.
   */
  freezesLeft: number;
  /** Training dates until the next freeze; 0 while no more can be earned. */
  nextFreezeIn: number;
}
export const Streak: MessageType<Streak>;

/** See SessionsService.GetStreak. */
export interface GetStreakRequest {
  /**
   * IANA name of the time zone that decides which date today is; empty means the clock's zone, else that of the newest
   * session, else UTC.
   */
  timeZone: string;
  /**
   * Date, `YYYY-MM-DD`: the streak as of then, based on what is known now. Empty means today. Dates after tomorrow, or
   * after the date at UTC+14 if that is later, are OUT_OF_RANGE.
   */
  asOf: string;
}
export const GetStreakRequest: MessageType<GetStreakRequest>;

/** The current streaks. */
export interface GetStreakResponse {
  /** Over all sessions. */
  streak?: Streak;
  /** Over the sessions that TitanUp counted. */
  verifiedStreak?: Streak;
  /** Today's date, `YYYY-MM-DD`, or the requested one. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const GetStreakResponse: MessageType<GetStreakResponse>;

/** A date of a streak. */
export interface StreakDay {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** Its effect. */
  kind: number;
  /** The number of training dates in the streak at the end of this date. */
  count: number;
}
export const StreakDay: MessageType<StreakDay>;

/** See SessionsService.ExplainStreak. */
export interface ExplainStreakRequest {
  /** As in GetStreakRequest. */
  timeZone: string;
  /** The first date, `YYYY-MM-DD`; empty means 89 dates before the last. */
  fromLocalDate: string;
  /**
   * The last date, `YYYY-MM-DD`; empty means today, or the newest training date if that is later: after a journey west,
   * the last session may belong to tomorrow.
   */
  toLocalDate: string;
  /** Only sessions that TitanUp counted. */
  verifiedOnly: boolean;
}
export const ExplainStreakRequest: MessageType<ExplainStreakRequest>;

/** A streak, date by date. */
export interface ExplainStreakResponse {
  /** Oldest first, without gaps; dates before the very first training date are omitted. */
  days: StreakDay[];
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const ExplainStreakResponse: MessageType<ExplainStreakResponse>;

/** The clock that decides a user's dates. */
export interface Clock {
  /**
   * IANA name of the time zone that decides which date today is; empty follows the device: the zone of the newest
   * session.
   */
  timeZone: string;
  /** When a day begins, in minutes after midnight: 0 to 360 in steps of 15. */
  dayStartMinutes: number;
  /** ISO 8601: 1 for Monday to 7 for Sunday. The weeks of charts begin with it. */
  firstWeekday: number;
  /** Changes with every change of the clock. Output only, but compared if sent. */
  etag: string;
  /** When it was last set; absent if never. Output only. */
  updateTime?: google.Timestamp;
}
export const Clock: MessageType<Clock>;

/** See SessionsService.GetClock. */
export interface GetClockRequest {
}
export const GetClockRequest: MessageType<GetClockRequest>;

/** The clock. */
export interface GetClockResponse {
  /** For users who never set one: Monday, midnight, and the device's zone. */
  clock?: Clock;
}
export const GetClockResponse: MessageType<GetClockResponse>;

/** See SessionsService.UpdateClock. */
export interface UpdateClockRequest {
  /** With an etag, the update fails if the clock has changed. */
  clock?: Clock;
  /** Which of `time_zone`, `day_start_minutes`, `first_weekday`. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const UpdateClockRequest: MessageType<UpdateClockRequest>;

/** The clock after the change. */
export interface UpdateClockResponse {
  /** With its output-only fields. */
  clock?: Clock;
}
export const UpdateClockResponse: MessageType<UpdateClockResponse>;

/** Dates without training that do not end a streak: an injury, a journey, a holiday. */
export interface Pause {
  /** UUID, chosen by the client. */
  pauseId: string;
  /** Its first date, `YYYY-MM-DD`; at most 3 dates ago when it is created. */
  firstLocalDate: string;
  /** Its last date, `YYYY-MM-DD`; not before the first, and within ten years of it. */
  lastLocalDate: string;
  /** Up to 200 characters, none of them U+0000. */
  reason: string;
}
export const Pause: MessageType<Pause>;

/** See SessionsService.CreatePause. */
export interface CreatePauseRequest {
  /** Everything except the reason is required. */
  pause?: Pause;
}
export const CreatePauseRequest: MessageType<CreatePauseRequest>;

/** The pause as stored. */
export interface CreatePauseResponse {
  /** The same. */
  pause?: Pause;
}
export const CreatePauseResponse: MessageType<CreatePauseResponse>;

/** See SessionsService.ListPauses. */
export interface ListPausesRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. Valid only for the same user. */
  pageToken: string;
}
export const ListPausesRequest: MessageType<ListPausesRequest>;

/** A page of pauses. */
export interface ListPausesResponse {
  /** Newest first. */
  pauses: Pause[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListPausesResponse: MessageType<ListPausesResponse>;

/** See SessionsService.DeletePause. */
export interface DeletePauseRequest {
  /** UUID. */
  pauseId: string;
}
export const DeletePauseRequest: MessageType<DeletePauseRequest>;

/** Empty. */
export interface DeletePauseResponse {
}
export const DeletePauseResponse: MessageType<DeletePauseResponse>;

/** When a rep happened, according to the receipt. */
export interface RepTime {
  /** When the descent began, in milliseconds since the session's start. */
  startMs: number;
  /** When the top was reached again, in milliseconds since the session's start. */
  endMs: number;
}
export const RepTime: MessageType<RepTime>;

/** A session as other services need it. */
export interface SessionSnapshot {
  /** The session. */
  session?: Session;
  /** The time of every rep, if a receipt has it. */
  repTimes: RepTime[];
}
export const SessionSnapshot: MessageType<SessionSnapshot>;

/** The countable part of a session, for services that follow many of them. */
export interface SessionCounts {
  /** When it began. */
  startTime?: google.Timestamp;
  /** When it ended. */
  endTime?: google.Timestamp;
  /** IANA name of the device's time zone. */
  timeZone: string;
  /** The device's offset at the start, in seconds ahead of UTC. */
  utcOffsetSeconds: number;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
  /** Counted push-ups. */
  reps: number;
  /** How trustworthy the count is. */
  evidence: number;
  /** The reps of each set, in order. */
  setReps: number[];
  /** When the descent of each rep began, in milliseconds since the session's start, if a receipt has it. */
  repStartMs: number[];
  /** When each rep reached the top again; one value per rep. */
  repEndMs: number[];
  /**
   * SHA-256 of the landmarks that a receipt is about, without their times: equal for equal motion, whoever sends it. Empty
   * without a receipt that has it.
   */
  motionDigest: Uint8Array;
}
export const SessionCounts: MessageType<SessionCounts>;

/** A session is gone. */
export interface SessionDeleted {
  /** The time of the deletion. */
  deleteTime?: google.Timestamp;
}
export const SessionDeleted: MessageType<SessionDeleted>;

/** The dates of a pause, without its reason. */
export interface PausedDates {
  /** Its first date, `YYYY-MM-DD`. */
  firstLocalDate: string;
  /** Its last date, `YYYY-MM-DD`. */
  lastLocalDate: string;
}
export const PausedDates: MessageType<PausedDates>;

/** What decides and counts a user's dates. */
export interface DayRules {
  /** The current one. */
  clock?: Clock;
  /** Oldest first. */
  pauses: PausedDates[];
}
export const DayRules: MessageType<DayRules>;

/** The current state of one session, or of a user's clock and pauses. */
export interface SessionChange {
  /** UUID of its owner. */
  userId: string;
  /** UUID of the session; empty for a change of clock or pauses. */
  sessionId: string;
  /** It was created or changed. */
  upserted?: SessionSnapshot;
  /** It was deleted. */
  deleted?: SessionDeleted;
  /** The clock or the pauses have changed; only with `include_days`. */
  days?: DayRules;
  /** It was created or changed; sent instead of `upserted` with `counts_only`. */
  counted?: SessionCounts;
  /** The cursor to ask for the next changes with; empty for a follower that asks by slots. */
  cursor: string;
  /** The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id. */
  slot: number;
  /** Its number in that slot. Later changes have higher numbers; a session that changes again leaves its old number. */
  number: number | bigint;
}
export const SessionChange: MessageType<SessionChange>;

/** See SessionsFeedService.ListSessionChanges. */
export interface ListSessionChangesRequest {
  /** The position of a follower of the whole feed; empty for the beginning, or together with slots. */
  cursor: string;
  /** 0 means 50; at most 1000; negative is INVALID_ARGUMENT. A page of large sessions holds fewer. */
  pageSize: number;
  /** Also clocks and pauses. Once set, it must stay set. */
  includeDays: boolean;
  /** Sends only the countable part of sessions, `counted`. Older servers send `upserted` instead. */
  countsOnly: boolean;
  /** The slots that the follower reads, each once, in any order; empty for the whole feed by its cursor. */
  slots: number[];
  /** For each of the slots, the number of the last change that the follower has seen there; 0 for none. */
  numbers: (number | bigint)[];
  /** The epoch that the numbers are of; empty if all of them are 0. */
  epoch: string;
}
export const ListSessionChangesRequest: MessageType<ListSessionChangesRequest>;

/** A page of changes. */
export interface ListSessionChangesResponse {
  /** In the order of their numbers within each slot. */
  changes: SessionChange[];
  /**
   * Where to continue; equal to the request's cursor if nothing has changed since, and empty for a follower that asks
   * by slots.
   */
  nextCursor: string;
  /** Identifies the lifetime of the store, and whether the changes include days: it changes when a backup is restored. */
  epoch: string;
  /** Always false: no transaction holds back the changes of another any more. */
  isPending: boolean;
}
export const ListSessionChangesResponse: MessageType<ListSessionChangesResponse>;

/** See SessionsFeedService.WatchSessionChanges. */
export interface WatchSessionChangesRequest {
  /** As in ListSessionChangesRequest. */
  cursor: string;
  /** As in ListSessionChangesRequest. */
  includeDays: boolean;
  /** As in ListSessionChangesRequest. */
  countsOnly: boolean;
  /** As in ListSessionChangesRequest. */
  slots: number[];
  /** As in ListSessionChangesRequest. */
  numbers: (number | bigint)[];
  /** As in ListSessionChangesRequest. */
  epoch: string;
}
export const WatchSessionChangesRequest: MessageType<WatchSessionChangesRequest>;

/** The changes. */
export interface WatchSessionChangesResponse {
  /** In the order of their numbers within each slot; 1 to 200. */
  changes: SessionChange[];
  /** As in ListSessionChangesResponse. */
  epoch: string;
}
export const WatchSessionChangesResponse: MessageType<WatchSessionChangesResponse>;

/** The methods that users and their devices call. Every session belongs to the account of the access token. */
export const SessionsService: {
  /**
   * Records one session: counted by the pose service, with its receipt, or declared, without one.
   *
   * The client chooses the id. The same id with the same content returns the existing session; with different content,
   * or if that session was deleted, ALREADY_EXISTS SESSION_EXISTS. With a receipt, the reps must equal the receipt's,
   * and start and end must each lie within 5 minutes of the receipt's; the receipt's times are then recorded.
   * PERMISSION_DENIED RECEIPT_INVALID, RECEIPT_WRONG_USER. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE for a receipt that
   * is not of push-ups. ALREADY_EXISTS STREAM_ALREADY_USED. FAILED_PRECONDITION
   * SESSION_OVERLAP if two counted sessions overlap; the details' `session_id` names the other one. If the set really
   * happened at another time, PoseService.RetimeStream issues a new receipt for it. INVALID_ARGUMENT with a violation
   * for each wrong field: a missing id, time or count, reps other than the receipt's, an end before the start, over 6
   * hours, over 5 minutes in the future, an unknown time zone. RESOURCE_EXHAUSTED SESSION_QUOTA if the account has
   * reached the number of new sessions without a receipt that the service allows within 24 hours, 500 by default; the
   * details say when there is room again. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if the service doesn't know the
   * receipt's key and can't reach the pose service.
   *
   * A session from the archive of another installation comes with that installation's receipt, `foreign_receipt_jws`.
   * The receipt never makes the call fail unless it is no compact JWS or too long, INVALID_ARGUMENT; it only decides the
   * evidence. If the operator trusts the key that signed it, its reps, start and end equal the session's, it isn't of
   * a simulated set, its set counts nowhere else in this account, and it was issued to the one account there that this
   * account has been bound to by its first such receipt, then the session counts as VERIFIED_DIGEST, or as DEVICE if the
   * receipt has doubts. In every other case the session is a FOREIGN_RECEIPT, and keeps the receipt. Sending the same
   * session with its receipt again is safe, and raises its evidence if the receipt is believed by then.
   */
  readonly createSession: Method<CreateSessionRequest, CreateSessionResponse>;
  /**
   * Records the sessions of a device that was offline, each as CreateSession would, in the order of the request and
   * independently: an error in one doesn't keep the others from being recorded. Sending all of them again is safe, in
   * any order and in any parts: sessions that exist are returned. RESOURCE_EXHAUSTED BATCH_TOO_LARGE for more than 200;
   * then nothing is recorded. If the call itself fails in another way, some sessions may have been recorded: send them
   * again.
   */
  readonly batchCreateSessions: Method<BatchCreateSessionsRequest, BatchCreateSessionsResponse>;
  /** Returns one session. NOT_FOUND if there is none with this id, or it belongs to another user. */
  readonly getSession: Method<GetSessionRequest, GetSessionResponse>;
  /**
   * Lists sessions, newest first, in pages that stay stable while sessions are added. INVALID_ARGUMENT
   * PAGE_TOKEN_INVALID for a token from another list, DATE_INVALID for a malformed date, EVIDENCE_UNKNOWN for an
   * unknown level.
   */
  readonly listSessions: Method<ListSessionsRequest, ListSessionsResponse>;
  /**
   * Returns the data of the home screen's chart: reps per slice or bar, without simulated ones. INVALID_ARGUMENT for an
   * unknown range, step or time zone.
   */
  readonly getActivityChart: Method<GetActivityChartRequest, GetActivityChartResponse>;
  /**
   * Returns statistics of a period: totals, bests, form and trend; and the all-time records. Simulated sessions don't
   * count. INVALID_ARGUMENT for an unknown period or time zone.
   */
  readonly getStats: Method<GetStatsRequest, GetStatsResponse>;
  /**
   * Returns the dates in a row: over all sessions except simulated ones, and over the counted ones, which matter for
   * trophies. INVALID_ARGUMENT for an unknown time zone, or a date that is malformed or too late.
   */
  readonly getStreak: Method<GetStreakRequest, GetStreakResponse>;
  /**
   * Explains what each date did to the streak. INVALID_ARGUMENT as in GetStreak, and RANGE_INVALID for dates in the
   * wrong order or more than 400 of them.
   */
  readonly explainStreak: Method<ExplainStreakRequest, ExplainStreakResponse>;
  /** Returns the clock that decides the user's dates. */
  readonly getClock: Method<GetClockRequest, GetClockResponse>;
  /**
   * Changes the clock for future sessions: dates that were already decided stay. INVALID_ARGUMENT with a violation for
   * each wrong field, or for a path that isn't a field of the clock. ABORTED ETAG_MISMATCH if the clock has changed
   * since the etag.
   */
  readonly updateClock: Method<UpdateClockRequest, UpdateClockResponse>;
  /**
   * Declares dates without training that don't end a streak. The same id with the same content returns the existing
   * pause; with different content, or if that pause was deleted, ALREADY_EXISTS PAUSE_EXISTS. FAILED_PRECONDITION
   * TOO_FAR_BACK if it begins more than 3 dates ago, PAUSE_OVERLAP if it shares a date with another; the details'
   * `pause_id` names the other. RESOURCE_EXHAUSTED TOO_MANY_PAUSES beyond 1000. INVALID_ARGUMENT with a violation for
   * each wrong field.
   */
  readonly createPause: Method<CreatePauseRequest, CreatePauseResponse>;
  /** Lists pauses, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list. */
  readonly listPauses: Method<ListPausesRequest, ListPausesResponse>;
  /**
   * Deletes a pause: its dates count as missed again. Deleting it again is OK. NOT_FOUND if this id never existed or
   * belongs to another user.
   */
  readonly deletePause: Method<DeletePauseRequest, DeletePauseResponse>;
  /**
   * Deletes a session; its awards are judged again. Deleting it again is OK. NOT_FOUND if this id never existed or
   * belongs to another user.
   */
  readonly deleteSession: Method<DeleteSessionRequest, DeleteSessionResponse>;
  /**
   * Undoes a deletion within 30 days; awards are judged again. ALREADY_EXISTS SESSION_NOT_DELETED if the session isn't
   * deleted. ALREADY_EXISTS STREAM_ALREADY_USED or FAILED_PRECONDITION SESSION_OVERLAP if another session has taken its
   * stream or its time meanwhile. NOT_FOUND if this id never existed, belongs to another user, or was deleted more than
   * 30 days ago.
   */
  readonly undeleteSession: Method<UndeleteSessionRequest, UndeleteSessionResponse>;
  /**
   * Changes a session's note and target. The count and its times can't be changed: FAILED_PRECONDITION IMMUTABLE_FIELD
   * for a path that names them. INVALID_ARGUMENT PATH_UNKNOWN for an unknown path, and with a violation for each wrong
   * field. ABORTED ETAG_MISMATCH if the session has changed since the etag. NOT_FOUND as in GetSession.
   */
  readonly updateSession: Method<UpdateSessionRequest, UpdateSessionResponse>;
  /**
   * Replaces the session's count with a newer counter's count of the same stream (PoseService.RecountStream); the
   * earlier count is kept on record, and awards are judged again. With the receipt that the session already has,
   * nothing changes. FAILED_PRECONDITION LOWER_COUNT_NOT_CONFIRMED if the new count is lower and the request doesn't
   * accept that; the details' `old_reps` and `new_reps` say both counts. FAILED_PRECONDITION SESSION_WITHOUT_RECEIPT
   * for a declared session, COUNTER_NOT_NEWER for an older or a different counter, RECOUNT_EMPTY if nothing would
   * remain. INVALID_ARGUMENT STREAM_MISMATCH for the receipt of another stream. PERMISSION_DENIED RECEIPT_INVALID,
   * RECEIPT_WRONG_USER. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE. ABORTED ETAG_MISMATCH, NOT_FOUND as in
   * UpdateSession.
   */
  readonly acceptRecount: Method<AcceptRecountRequest, AcceptRecountResponse>;
  /**
   * Streams sessions as they are created, changed and deleted on any device: everything since the cursor, then every
   * new change. A session that changed several times is sent once, in its current state; a change may be sent twice.
   * The initial metadata arrives as soon as the stream is watching. FAILED_PRECONDITION EPOCH_CHANGED for a cursor from
   * before a backup was restored: discard what you have and start without a cursor. INVALID_ARGUMENT CURSOR_INVALID for
   * a cursor that this account never received. UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED
   * TOO_MANY_WATCHES if the account already has the maximum number of such streams open on this service, 32 by default.
   */
  readonly watchSessions: Method<WatchSessionsRequest, WatchSessionsResponse>;
};

/**
 * The methods that only TitanUp's own services call: every change to sessions, except simulated ones, which count for
 * nothing, and on request to clocks and pauses, in an order that never skips a change whose transaction commits late. A
 * change may be sent twice; the newest change of a session wins.
 */
export const SessionsFeedService: {
  /**
   * Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
   * comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
   * EPOCH_CHANGED if the position is from another epoch, or came from a request with a different `include_days`: the
   * follower must start from the beginning. INVALID_ARGUMENT CURSOR_INVALID for anything that isn't a position.
   */
  readonly listSessionChanges: Method<ListSessionChangesRequest, ListSessionChangesResponse>;
  /**
   * The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListSessionChanges,
   * and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
   * watching.
   */
  readonly watchSessionChanges: Method<WatchSessionChangesRequest, WatchSessionChangesResponse>;
};
