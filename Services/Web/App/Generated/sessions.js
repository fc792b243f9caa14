// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const Evidence = enumeration({
  UNSPECIFIED: 0,
  VERIFIED_STREAM: 1,
  VERIFIED_DIGEST: 2,
  DEVICE: 3,
  DECLARED: 4,
  SIMULATED: 5,
  FOREIGN_RECEIPT: 6,
});

export const ChartRange = enumeration({
  UNSPECIFIED: 0,
  TODAY: 1,
  LAST_7_DAYS: 2,
  MONTH: 3,
  LAST_3_MONTHS: 4,
});

export const ChartStep = enumeration({
  UNSPECIFIED: 0,
  DAY: 1,
  WEEK: 2,
  MONTH: 3,
});

export const StatsPeriod = enumeration({
  UNSPECIFIED: 0,
  LAST_7_DAYS: 1,
  LAST_30_DAYS: 2,
  LAST_90_DAYS: 3,
  ALL: 4,
});

export const RecordKind = enumeration({
  UNSPECIFIED: 0,
  REPS_IN_SET: 1,
  REPS_IN_SESSION: 2,
  REPS_IN_DAY: 3,
  FASTEST_FIVE: 4,
});

export const Trend = enumeration({
  UNSPECIFIED: 0,
  INSUFFICIENT_DATA: 1,
  STRONG_DECLINE: 2,
  DECLINE: 3,
  STEADY: 4,
  GROWTH: 5,
  STRONG_GROWTH: 6,
});

export const StreakDayKind = enumeration({
  UNSPECIFIED: 0,
  ACTIVE: 1,
  FROZEN: 2,
  PAUSED: 3,
  BRIDGED: 4,
  MISSED: 5,
  OPEN: 6,
});

export const RepSet = message('titanup.sessions.v1.RepSet', `
1 reps uint32
2 startTime google.protobuf.Timestamp
3 endTime google.protobuf.Timestamp
`, 'titanup.sessions.v1');

export const Session = message('titanup.sessions.v1.Session', `
1 sessionId string
2 startTime google.protobuf.Timestamp
3 endTime google.protobuf.Timestamp
4 timeZone string
5 utcOffsetSeconds sint32?
6 localDate string
7 reps uint32
8 sets *.RepSet
9 target uint32
10 targetMet bool
11 evidence enum
12 receiptId string
13 counter string
14 note string
15 late bool
16 etag string
17 createTime google.protobuf.Timestamp
18 streamId string
19 form .Form
20 recountAvailable bool
21 hasForeignReceipt bool
`, 'titanup.sessions.v1');

export const Form = message('titanup.sessions.v1.Form', `
1 repsPerMinute double
2 meanDepthPercent double
3 meanQualityPercent double
`, 'titanup.sessions.v1');

export const CreateSessionRequest = message('titanup.sessions.v1.CreateSessionRequest', `
1 session .Session
2 receiptJws string
3 requestId string
4 foreignReceiptJws string
`, 'titanup.sessions.v1');

export const CreateSessionResponse = message('titanup.sessions.v1.CreateSessionResponse', `
1 session .Session
`, 'titanup.sessions.v1');

export const BatchCreateSessionsRequest = message('titanup.sessions.v1.BatchCreateSessionsRequest', `
1 requests *.CreateSessionRequest
`, 'titanup.sessions.v1');

export const BatchCreateSessionsResult = message('titanup.sessions.v1.BatchCreateSessionsResult', `
1 session .Session@result
2 status google.rpc.Status@result
`, 'titanup.sessions.v1');

export const BatchCreateSessionsResponse = message('titanup.sessions.v1.BatchCreateSessionsResponse', `
1 results *.BatchCreateSessionsResult
`, 'titanup.sessions.v1');

export const GetSessionRequest = message('titanup.sessions.v1.GetSessionRequest', `
1 sessionId string
`, 'titanup.sessions.v1');

export const PastCount = message('titanup.sessions.v1.PastCount', `
1 receiptId string
2 counter string
3 reps uint32
4 evidence enum
5 replaceTime google.protobuf.Timestamp
`, 'titanup.sessions.v1');

export const GetSessionResponse = message('titanup.sessions.v1.GetSessionResponse', `
1 session .Session
2 pastCounts *.PastCount
3 foreignReceiptJws string
`, 'titanup.sessions.v1');

export const ListSessionsRequest = message('titanup.sessions.v1.ListSessionsRequest', `
1 pageSize int32
2 pageToken string
3 fromLocalDate string
4 toLocalDate string
5 evidence *enum
6 minReps uint32
`, 'titanup.sessions.v1');

export const ListSessionsResponse = message('titanup.sessions.v1.ListSessionsResponse', `
1 sessions *.Session
2 nextPageToken string
`, 'titanup.sessions.v1');

export const DeleteSessionRequest = message('titanup.sessions.v1.DeleteSessionRequest', `
1 sessionId string
`, 'titanup.sessions.v1');

export const DeleteSessionResponse = message('titanup.sessions.v1.DeleteSessionResponse', `
`, 'titanup.sessions.v1');

export const UndeleteSessionRequest = message('titanup.sessions.v1.UndeleteSessionRequest', `
1 sessionId string
`, 'titanup.sessions.v1');

export const UndeleteSessionResponse = message('titanup.sessions.v1.UndeleteSessionResponse', `
1 session .Session
`, 'titanup.sessions.v1');

export const UpdateSessionRequest = message('titanup.sessions.v1.UpdateSessionRequest', `
1 session .Session
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.sessions.v1');

export const UpdateSessionResponse = message('titanup.sessions.v1.UpdateSessionResponse', `
1 session .Session
`, 'titanup.sessions.v1');

export const AcceptRecountRequest = message('titanup.sessions.v1.AcceptRecountRequest', `
1 sessionId string
2 receiptJws string
3 acceptLowerCount bool
4 etag string
5 requestId string
`, 'titanup.sessions.v1');

export const AcceptRecountResponse = message('titanup.sessions.v1.AcceptRecountResponse', `
1 session .Session
`, 'titanup.sessions.v1');

export const WatchSessionsRequest = message('titanup.sessions.v1.WatchSessionsRequest', `
1 cursor string
`, 'titanup.sessions.v1');

export const WatchSessionsResponse = message('titanup.sessions.v1.WatchSessionsResponse', `
1 sessionId string
2 upserted .Session@change
3 deleted .SessionDeleted@change
4 cursor string
`, 'titanup.sessions.v1');

export const GetActivityChartRequest = message('titanup.sessions.v1.GetActivityChartRequest', `
1 range enum
2 timeZone string
3 step enum
`, 'titanup.sessions.v1');

export const EvidenceReps = message('titanup.sessions.v1.EvidenceReps', `
1 evidence enum
2 reps uint32
`, 'titanup.sessions.v1');

export const ChartBucket = message('titanup.sessions.v1.ChartBucket', `
1 localDate string
2 sessionId string
3 startTime google.protobuf.Timestamp
4 reps uint32
5 sessions uint32
6 byEvidence *.EvidenceReps
7 lastLocalDate string
`, 'titanup.sessions.v1');

export const GetActivityChartResponse = message('titanup.sessions.v1.GetActivityChartResponse', `
1 buckets *.ChartBucket
2 totalReps uint32
3 goalReps uint32
4 remainingReps uint32
5 today string
6 timeZone string
`, 'titanup.sessions.v1');

export const GetStatsRequest = message('titanup.sessions.v1.GetStatsRequest', `
1 period enum
2 timeZone string
3 verifiedOnly bool
`, 'titanup.sessions.v1');

export const PersonalRecord = message('titanup.sessions.v1.PersonalRecord', `
1 kind enum
2 value uint32
3 localDate string
4 sessionId string
`, 'titanup.sessions.v1');

export const GetStatsResponse = message('titanup.sessions.v1.GetStatsResponse', `
1 firstLocalDate string
2 lastLocalDate string
3 sessions uint32
4 reps uint32
5 activeDates uint32
6 byEvidence *.EvidenceReps
7 bests *.PersonalRecord
8 form .Form
9 trend enum
10 earlierReps uint32
11 laterReps uint32
12 records *.PersonalRecord
13 today string
14 timeZone string
15 formulaVersion string
`, 'titanup.sessions.v1');

export const Streak = message('titanup.sessions.v1.Streak', `
1 current uint32
2 longest uint32
3 todayDone bool
4 atRisk bool
5 freezesLeft uint32
6 nextFreezeIn uint32
`, 'titanup.sessions.v1');

export const GetStreakRequest = message('titanup.sessions.v1.GetStreakRequest', `
1 timeZone string
2 asOf string
`, 'titanup.sessions.v1');

export const GetStreakResponse = message('titanup.sessions.v1.GetStreakResponse', `
1 streak .Streak
2 verifiedStreak .Streak
3 today string
4 timeZone string
`, 'titanup.sessions.v1');

export const StreakDay = message('titanup.sessions.v1.StreakDay', `
1 localDate string
2 kind enum
3 count uint32
`, 'titanup.sessions.v1');

export const ExplainStreakRequest = message('titanup.sessions.v1.ExplainStreakRequest', `
1 timeZone string
2 fromLocalDate string
3 toLocalDate string
4 verifiedOnly bool
`, 'titanup.sessions.v1');

export const ExplainStreakResponse = message('titanup.sessions.v1.ExplainStreakResponse', `
1 days *.StreakDay
2 today string
3 timeZone string
`, 'titanup.sessions.v1');

export const Clock = message('titanup.sessions.v1.Clock', `
1 timeZone string
2 dayStartMinutes uint32
3 firstWeekday uint32
4 etag string
5 updateTime google.protobuf.Timestamp
`, 'titanup.sessions.v1');

export const GetClockRequest = message('titanup.sessions.v1.GetClockRequest', `
`, 'titanup.sessions.v1');

export const GetClockResponse = message('titanup.sessions.v1.GetClockResponse', `
1 clock .Clock
`, 'titanup.sessions.v1');

export const UpdateClockRequest = message('titanup.sessions.v1.UpdateClockRequest', `
1 clock .Clock
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.sessions.v1');

export const UpdateClockResponse = message('titanup.sessions.v1.UpdateClockResponse', `
1 clock .Clock
`, 'titanup.sessions.v1');

export const Pause = message('titanup.sessions.v1.Pause', `
1 pauseId string
2 firstLocalDate string
3 lastLocalDate string
4 reason string
`, 'titanup.sessions.v1');

export const CreatePauseRequest = message('titanup.sessions.v1.CreatePauseRequest', `
1 pause .Pause
`, 'titanup.sessions.v1');

export const CreatePauseResponse = message('titanup.sessions.v1.CreatePauseResponse', `
1 pause .Pause
`, 'titanup.sessions.v1');

export const ListPausesRequest = message('titanup.sessions.v1.ListPausesRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.sessions.v1');

export const ListPausesResponse = message('titanup.sessions.v1.ListPausesResponse', `
1 pauses *.Pause
2 nextPageToken string
`, 'titanup.sessions.v1');

export const DeletePauseRequest = message('titanup.sessions.v1.DeletePauseRequest', `
1 pauseId string
`, 'titanup.sessions.v1');

export const DeletePauseResponse = message('titanup.sessions.v1.DeletePauseResponse', `
`, 'titanup.sessions.v1');

export const RepTime = message('titanup.sessions.v1.RepTime', `
1 startMs uint32
2 endMs uint32
`, 'titanup.sessions.v1');

export const SessionSnapshot = message('titanup.sessions.v1.SessionSnapshot', `
1 session .Session
2 repTimes *.RepTime
`, 'titanup.sessions.v1');

export const SessionCounts = message('titanup.sessions.v1.SessionCounts', `
1 startTime google.protobuf.Timestamp
2 endTime google.protobuf.Timestamp
3 timeZone string
4 utcOffsetSeconds sint32
5 localDate string
6 reps uint32
7 evidence enum
8 setReps *uint32
9 repStartMs *uint32
10 repEndMs *uint32
11 motionDigest bytes
`, 'titanup.sessions.v1');

export const SessionDeleted = message('titanup.sessions.v1.SessionDeleted', `
1 deleteTime google.protobuf.Timestamp
`, 'titanup.sessions.v1');

export const PausedDates = message('titanup.sessions.v1.PausedDates', `
1 firstLocalDate string
2 lastLocalDate string
`, 'titanup.sessions.v1');

export const DayRules = message('titanup.sessions.v1.DayRules', `
1 clock .Clock
2 pauses *.PausedDates
`, 'titanup.sessions.v1');

export const SessionChange = message('titanup.sessions.v1.SessionChange', `
1 userId string
2 sessionId string
3 upserted .SessionSnapshot@change
4 deleted .SessionDeleted@change
6 days .DayRules@change
7 counted .SessionCounts@change
5 cursor string
8 slot int32
9 number int64
`, 'titanup.sessions.v1');

export const ListSessionChangesRequest = message('titanup.sessions.v1.ListSessionChangesRequest', `
1 cursor string
2 pageSize int32
3 includeDays bool
4 countsOnly bool
5 slots *int32
6 numbers *int64
7 epoch string
`, 'titanup.sessions.v1');

export const ListSessionChangesResponse = message('titanup.sessions.v1.ListSessionChangesResponse', `
1 changes *.SessionChange
2 nextCursor string
3 epoch string
4 isPending bool
`, 'titanup.sessions.v1');

export const WatchSessionChangesRequest = message('titanup.sessions.v1.WatchSessionChangesRequest', `
1 cursor string
2 includeDays bool
3 countsOnly bool
4 slots *int32
5 numbers *int64
6 epoch string
`, 'titanup.sessions.v1');

export const WatchSessionChangesResponse = message('titanup.sessions.v1.WatchSessionChangesResponse', `
1 changes *.SessionChange
2 epoch string
`, 'titanup.sessions.v1');

export const SessionsService = service('titanup.sessions.v1.SessionsService', `
CreateSession titanup.sessions.v1.CreateSessionRequest titanup.sessions.v1.CreateSessionResponse
BatchCreateSessions titanup.sessions.v1.BatchCreateSessionsRequest titanup.sessions.v1.BatchCreateSessionsResponse
GetSession titanup.sessions.v1.GetSessionRequest titanup.sessions.v1.GetSessionResponse
ListSessions titanup.sessions.v1.ListSessionsRequest titanup.sessions.v1.ListSessionsResponse
GetActivityChart titanup.sessions.v1.GetActivityChartRequest titanup.sessions.v1.GetActivityChartResponse
GetStats titanup.sessions.v1.GetStatsRequest titanup.sessions.v1.GetStatsResponse
GetStreak titanup.sessions.v1.GetStreakRequest titanup.sessions.v1.GetStreakResponse
ExplainStreak titanup.sessions.v1.ExplainStreakRequest titanup.sessions.v1.ExplainStreakResponse
GetClock titanup.sessions.v1.GetClockRequest titanup.sessions.v1.GetClockResponse
UpdateClock titanup.sessions.v1.UpdateClockRequest titanup.sessions.v1.UpdateClockResponse
CreatePause titanup.sessions.v1.CreatePauseRequest titanup.sessions.v1.CreatePauseResponse
ListPauses titanup.sessions.v1.ListPausesRequest titanup.sessions.v1.ListPausesResponse
DeletePause titanup.sessions.v1.DeletePauseRequest titanup.sessions.v1.DeletePauseResponse
DeleteSession titanup.sessions.v1.DeleteSessionRequest titanup.sessions.v1.DeleteSessionResponse
UndeleteSession titanup.sessions.v1.UndeleteSessionRequest titanup.sessions.v1.UndeleteSessionResponse
UpdateSession titanup.sessions.v1.UpdateSessionRequest titanup.sessions.v1.UpdateSessionResponse
AcceptRecount titanup.sessions.v1.AcceptRecountRequest titanup.sessions.v1.AcceptRecountResponse
WatchSessions titanup.sessions.v1.WatchSessionsRequest *titanup.sessions.v1.WatchSessionsResponse
`);

export const SessionsFeedService = service('titanup.sessions.v1.SessionsFeedService', `
ListSessionChanges titanup.sessions.v1.ListSessionChangesRequest titanup.sessions.v1.ListSessionChangesResponse
WatchSessionChanges titanup.sessions.v1.WatchSessionChangesRequest *titanup.sessions.v1.WatchSessionChangesResponse
`);
