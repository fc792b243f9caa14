// Made by protoc-gen-titan from titanup/habits/v1/habits.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const HabitKind = enumeration({
  UNSPECIFIED: 0,
  GOOD: 1,
  BAD: 2,
});

export const HabitMeasure = enumeration({
  UNSPECIFIED: 0,
  TIMES: 1,
  AMOUNT: 2,
});

export const GoalDirection = enumeration({
  UNSPECIFIED: 0,
  AT_LEAST: 1,
  AT_MOST: 2,
});

export const LinkSource = enumeration({
  UNSPECIFIED: 0,
  PUSHUP_REPS: 1,
  PUSHUP_SESSIONS: 2,
  PRACTICES: 3,
});

export const StreakUnit = enumeration({
  UNSPECIFIED: 0,
  DAYS: 1,
  WEEKS: 2,
});

export const HabitView = enumeration({
  UNSPECIFIED: 0,
  BASIC: 1,
  OVERVIEW: 2,
});

export const RecordSource = enumeration({
  UNSPECIFIED: 0,
  USER: 1,
  LINK: 2,
});

export const HabitGoal = message('titanup.habits.v1.HabitGoal', `
1 perDay google.protobuf.DoubleValue
2 perWeek google.protobuf.DoubleValue
3 direction enum
`, 'titanup.habits.v1');

export const Habit = message('titanup.habits.v1.Habit', `
1 habitId string
2 title string
3 kind enum
4 measure enum
5 unit string
6 goal .HabitGoal
7 difficulty uint32
8 color string
9 startDate string
10 hiddenInActivity bool
11 archived bool
12 linkSource enum
13 etag string
14 createTime google.protobuf.Timestamp
15 deleteTime google.protobuf.Timestamp
16 purgeTime google.protobuf.Timestamp
`, 'titanup.habits.v1');

export const HabitProgress = message('titanup.habits.v1.HabitProgress', `
1 today double
2 thisWeek double
3 total double
4 goalPercent uint32
5 goalMet bool
6 currentStreak uint32
7 longestStreak uint32
8 streakUnit enum
9 todaySkipped bool
10 strength double
11 formulaVersion string
`, 'titanup.habits.v1');

export const HabitOverview = message('titanup.habits.v1.HabitOverview', `
1 habit .Habit
2 progress .HabitProgress
`, 'titanup.habits.v1');

export const CreateHabitRequest = message('titanup.habits.v1.CreateHabitRequest', `
1 habit .Habit
2 timeZone string
3 requestId string
`, 'titanup.habits.v1');

export const CreateHabitResponse = message('titanup.habits.v1.CreateHabitResponse', `
1 habit .Habit
`, 'titanup.habits.v1');

export const GetHabitRequest = message('titanup.habits.v1.GetHabitRequest', `
1 habitId string
2 timeZone string
`, 'titanup.habits.v1');

export const GetHabitResponse = message('titanup.habits.v1.GetHabitResponse', `
1 overview .HabitOverview
`, 'titanup.habits.v1');

export const ListHabitsRequest = message('titanup.habits.v1.ListHabitsRequest', `
1 view enum
2 pageSize int32
3 pageToken string
4 includeArchived bool
5 showDeleted bool
6 timeZone string
`, 'titanup.habits.v1');

export const ListHabitsResponse = message('titanup.habits.v1.ListHabitsResponse', `
1 habits *.HabitOverview
2 nextPageToken string
3 today string
4 timeZone string
`, 'titanup.habits.v1');

export const UpdateHabitRequest = message('titanup.habits.v1.UpdateHabitRequest', `
1 habit .Habit
2 updateMask google.protobuf.FieldMask
3 timeZone string
4 requestId string
`, 'titanup.habits.v1');

export const UpdateHabitResponse = message('titanup.habits.v1.UpdateHabitResponse', `
1 habit .Habit
`, 'titanup.habits.v1');

export const DeleteHabitRequest = message('titanup.habits.v1.DeleteHabitRequest', `
1 habitId string
`, 'titanup.habits.v1');

export const DeleteHabitResponse = message('titanup.habits.v1.DeleteHabitResponse', `
1 habit .Habit
`, 'titanup.habits.v1');

export const UndeleteHabitRequest = message('titanup.habits.v1.UndeleteHabitRequest', `
1 habitId string
2 requestId string
`, 'titanup.habits.v1');

export const UndeleteHabitResponse = message('titanup.habits.v1.UndeleteHabitResponse', `
1 habit .Habit
`, 'titanup.habits.v1');

export const ReorderHabitsRequest = message('titanup.habits.v1.ReorderHabitsRequest', `
1 habitIds *string
`, 'titanup.habits.v1');

export const ReorderHabitsResponse = message('titanup.habits.v1.ReorderHabitsResponse', `
`, 'titanup.habits.v1');

export const HabitRecord = message('titanup.habits.v1.HabitRecord', `
1 recordId string
2 habitId string
3 delta double@change
4 value double@change
5 skipped bool@change
6 occurTime google.protobuf.Timestamp
7 timeZone string
8 utcOffsetSeconds sint32?
9 localDate string
10 note string
11 source enum
12 sourceId string
13 createTime google.protobuf.Timestamp
`, 'titanup.habits.v1');

export const RecordTotals = message('titanup.habits.v1.RecordTotals', `
1 day double
2 week double
3 all double
4 goalMet bool
`, 'titanup.habits.v1');

export const RecordHabitRequest = message('titanup.habits.v1.RecordHabitRequest', `
1 record .HabitRecord
2 requestId string
`, 'titanup.habits.v1');

export const RecordHabitResponse = message('titanup.habits.v1.RecordHabitResponse', `
1 record .HabitRecord
2 totals .RecordTotals
`, 'titanup.habits.v1');

export const SetHabitValueRequest = message('titanup.habits.v1.SetHabitValueRequest', `
1 record .HabitRecord
2 requestId string
`, 'titanup.habits.v1');

export const SetHabitValueResponse = message('titanup.habits.v1.SetHabitValueResponse', `
1 record .HabitRecord
2 totals .RecordTotals
`, 'titanup.habits.v1');

export const SkipHabitRequest = message('titanup.habits.v1.SkipHabitRequest', `
1 record .HabitRecord
2 requestId string
`, 'titanup.habits.v1');

export const SkipHabitResponse = message('titanup.habits.v1.SkipHabitResponse', `
1 record .HabitRecord
2 totals .RecordTotals
`, 'titanup.habits.v1');

export const DeleteRecordRequest = message('titanup.habits.v1.DeleteRecordRequest', `
1 habitId string
2 recordId string
`, 'titanup.habits.v1');

export const DeleteRecordResponse = message('titanup.habits.v1.DeleteRecordResponse', `
1 totals .RecordTotals
`, 'titanup.habits.v1');

export const ListRecordsRequest = message('titanup.habits.v1.ListRecordsRequest', `
1 habitId string
2 pageSize int32
3 pageToken string
`, 'titanup.habits.v1');

export const ListRecordsResponse = message('titanup.habits.v1.ListRecordsResponse', `
1 records *.HabitRecord
2 nextPageToken string
`, 'titanup.habits.v1');

export const BatchRecordRequest = message('titanup.habits.v1.BatchRecordRequest', `
1 records *.HabitRecord
`, 'titanup.habits.v1');

export const BatchRecordResult = message('titanup.habits.v1.BatchRecordResult', `
1 recordId string
2 record .HabitRecord@outcome
3 error google.rpc.Status@outcome
`, 'titanup.habits.v1');

export const BatchRecordResponse = message('titanup.habits.v1.BatchRecordResponse', `
1 results *.BatchRecordResult
`, 'titanup.habits.v1');

export const StrengthDay = message('titanup.habits.v1.StrengthDay', `
1 localDate string
2 strength double
`, 'titanup.habits.v1');

export const CompletionRate = message('titanup.habits.v1.CompletionRate', `
1 windowDays uint32
2 days uint32
3 percent google.protobuf.DoubleValue
`, 'titanup.habits.v1');

export const BestDay = message('titanup.habits.v1.BestDay', `
1 localDate string
2 count double
`, 'titanup.habits.v1');

export const GetHabitStatsRequest = message('titanup.habits.v1.GetHabitStatsRequest', `
1 habitId string
2 timeZone string
3 strengthDays uint32
`, 'titanup.habits.v1');

export const GetHabitStatsResponse = message('titanup.habits.v1.GetHabitStatsResponse', `
1 overview .HabitOverview
2 days uint32
3 averagePerDay double
4 averagePerWeek double
5 bestDay .BestDay
6 completion *.CompletionRate
7 strength *.StrengthDay
8 today string
9 timeZone string
`, 'titanup.habits.v1');

export const GetActivityRequest = message('titanup.habits.v1.GetActivityRequest', `
1 habitIds *string
2 days uint32
3 timeZone string
`, 'titanup.habits.v1');

export const ActivitySeries = message('titanup.habits.v1.ActivitySeries', `
1 habitId string
2 title string
3 color string
4 hiddenInActivity bool
5 counts *double
6 total double
`, 'titanup.habits.v1');

export const GetActivityResponse = message('titanup.habits.v1.GetActivityResponse', `
1 localDates *string
2 series *.ActivitySeries
3 timeZone string
`, 'titanup.habits.v1');

export const GetWeekOverWeekRequest = message('titanup.habits.v1.GetWeekOverWeekRequest', `
1 habitIds *string
2 timeZone string
`, 'titanup.habits.v1');

export const WeekComparison = message('titanup.habits.v1.WeekComparison', `
1 firstLocalDate string
2 lastLocalDate string
3 count double
4 previousCount double
5 delta double
6 percent google.protobuf.DoubleValue
`, 'titanup.habits.v1');

export const WeekdayDelta = message('titanup.habits.v1.WeekdayDelta', `
1 weekday uint32
2 count double
3 previousCount double
4 delta double
5 toCome bool
`, 'titanup.habits.v1');

export const HabitWeekOverWeek = message('titanup.habits.v1.HabitWeekOverWeek', `
1 habitId string
2 title string
3 rolling .WeekComparison
4 calendar .WeekComparison
5 weekdays *.WeekdayDelta
`, 'titanup.habits.v1');

export const GetWeekOverWeekResponse = message('titanup.habits.v1.GetWeekOverWeekResponse', `
1 habits *.HabitWeekOverWeek
2 today string
3 timeZone string
`, 'titanup.habits.v1');

export const WatchHabitsRequest = message('titanup.habits.v1.WatchHabitsRequest', `
1 cursor string
2 timeZone string
`, 'titanup.habits.v1');

export const WatchHabitsResponse = message('titanup.habits.v1.WatchHabitsResponse', `
1 overview .HabitOverview
2 cursor string
`, 'titanup.habits.v1');

export const LinkHabitRequest = message('titanup.habits.v1.LinkHabitRequest', `
1 habitId string
2 source enum
`, 'titanup.habits.v1');

export const LinkHabitResponse = message('titanup.habits.v1.LinkHabitResponse', `
1 habit .Habit
`, 'titanup.habits.v1');

export const UnlinkHabitRequest = message('titanup.habits.v1.UnlinkHabitRequest', `
1 habitId string
`, 'titanup.habits.v1');

export const UnlinkHabitResponse = message('titanup.habits.v1.UnlinkHabitResponse', `
1 habit .Habit
`, 'titanup.habits.v1');

export const ImportHabitsRequest = message('titanup.habits.v1.ImportHabitsRequest', `
1 habitsCsv string
2 checkmarksCsv string
3 validateOnly bool
4 timeZone string
5 requestId string
`, 'titanup.habits.v1');

export const ImportedHabit = message('titanup.habits.v1.ImportedHabit', `
1 habit .Habit
2 created bool
3 records uint32
4 goalAdjusted bool
5 rounded uint32
`, 'titanup.habits.v1');

export const ImportHabitsResponse = message('titanup.habits.v1.ImportHabitsResponse', `
1 habits *.ImportedHabit
`, 'titanup.habits.v1');

export const HabitsService = service('titanup.habits.v1.HabitsService', `
CreateHabit titanup.habits.v1.CreateHabitRequest titanup.habits.v1.CreateHabitResponse
GetHabit titanup.habits.v1.GetHabitRequest titanup.habits.v1.GetHabitResponse
ListHabits titanup.habits.v1.ListHabitsRequest titanup.habits.v1.ListHabitsResponse
UpdateHabit titanup.habits.v1.UpdateHabitRequest titanup.habits.v1.UpdateHabitResponse
DeleteHabit titanup.habits.v1.DeleteHabitRequest titanup.habits.v1.DeleteHabitResponse
UndeleteHabit titanup.habits.v1.UndeleteHabitRequest titanup.habits.v1.UndeleteHabitResponse
ReorderHabits titanup.habits.v1.ReorderHabitsRequest titanup.habits.v1.ReorderHabitsResponse
RecordHabit titanup.habits.v1.RecordHabitRequest titanup.habits.v1.RecordHabitResponse
SetHabitValue titanup.habits.v1.SetHabitValueRequest titanup.habits.v1.SetHabitValueResponse
SkipHabit titanup.habits.v1.SkipHabitRequest titanup.habits.v1.SkipHabitResponse
DeleteRecord titanup.habits.v1.DeleteRecordRequest titanup.habits.v1.DeleteRecordResponse
ListRecords titanup.habits.v1.ListRecordsRequest titanup.habits.v1.ListRecordsResponse
BatchRecord titanup.habits.v1.BatchRecordRequest titanup.habits.v1.BatchRecordResponse
GetHabitStats titanup.habits.v1.GetHabitStatsRequest titanup.habits.v1.GetHabitStatsResponse
GetActivity titanup.habits.v1.GetActivityRequest titanup.habits.v1.GetActivityResponse
GetWeekOverWeek titanup.habits.v1.GetWeekOverWeekRequest titanup.habits.v1.GetWeekOverWeekResponse
WatchHabits titanup.habits.v1.WatchHabitsRequest *titanup.habits.v1.WatchHabitsResponse
LinkHabit titanup.habits.v1.LinkHabitRequest titanup.habits.v1.LinkHabitResponse
UnlinkHabit titanup.habits.v1.UnlinkHabitRequest titanup.habits.v1.UnlinkHabitResponse
ImportHabits titanup.habits.v1.ImportHabitsRequest titanup.habits.v1.ImportHabitsResponse
`);
