// Made by protoc-gen-titan from titanup/training/v1/training.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const WorkoutType = enumeration({
  UNSPECIFIED: 0,
  WEIGHT_TRAINING: 1,
  HIIT: 2,
  CALISTHENICS: 3,
});

export const MotorType = enumeration({
  UNSPECIFIED: 0,
  STRENGTH: 1,
  CARDIO: 2,
});

export const Impact = enumeration({
  UNSPECIFIED: 0,
  LOW: 1,
  HIGH: 2,
});

export const Muscle = enumeration({
  UNSPECIFIED: 0,
  CHEST: 1,
  SHOULDERS: 2,
  TRICEPS: 3,
  BICEPS: 4,
  FOREARMS: 5,
  UPPER_BACK: 6,
  LATS: 7,
  LOWER_BACK: 8,
  CORE: 9,
  OBLIQUES: 10,
  GLUTES: 11,
  QUADRICEPS: 12,
  HAMSTRINGS: 13,
  CALVES: 14,
  HIP_FLEXORS: 15,
});

export const Equipment = enumeration({
  UNSPECIFIED: 0,
  DUMBBELLS: 1,
  BARBELL: 2,
  KETTLEBELL: 3,
  BENCH: 4,
  PULL_UP_BAR: 5,
  ROPE: 6,
  BOX: 7,
});

export const AmountUnit = enumeration({
  UNSPECIFIED: 0,
  REPS: 1,
  SECONDS: 2,
});

export const SuggestionMode = enumeration({
  UNSPECIFIED: 0,
  WEIGHTED: 1,
  RANDOM: 2,
});

export const BodyMassClass = enumeration({
  UNSPECIFIED: 0,
  THINNESS: 1,
  NORMAL: 2,
  PRE_OBESE: 3,
  OBESE_I: 4,
  OBESE_II_OR_MORE: 5,
});

export const BodyReason = enumeration({
  UNSPECIFIED: 0,
  UNKNOWN: 1,
  UNDER_AGE: 2,
});

export const SuggestionWarning = enumeration({
  UNSPECIFIED: 0,
  FEWER_THAN_ASKED: 1,
  JUMPS_LEFT_OUT: 2,
});

export const PracticeState = enumeration({
  UNSPECIFIED: 0,
  RUNNING: 1,
  PAUSED: 2,
  COMPLETED: 3,
  ABANDONED: 4,
});

export const ExerciseState = enumeration({
  UNSPECIFIED: 0,
  READY: 1,
  PREPARING: 2,
  ACTIVE: 3,
  DONE: 4,
  SKIPPED: 5,
});

export const CreditReason = enumeration({
  UNSPECIFIED: 0,
  TOO_QUICK: 1,
  SIMULATED: 2,
});

export const SetEvidence = enumeration({
  UNSPECIFIED: 0,
  UNVERIFIED: 1,
  VERIFIED: 2,
  DOUBTFUL: 3,
  SIMULATED: 4,
});

export const ValueSource = enumeration({
  UNSPECIFIED: 0,
  MEASURED: 1,
  USER: 2,
});

export const EnergyReason = enumeration({
  UNSPECIFIED: 0,
  WEIGHT_UNKNOWN: 1,
});

export const FitnessClass = enumeration({
  UNSPECIFIED: 0,
  COUCH_POTATO: 1,
  ROOKIE: 2,
  HOBBY_ATHLETE: 3,
  ELITE_ATHLETE: 4,
  NAVY_SEAL: 5,
  MACHINE: 6,
});

export const PracticeView = enumeration({
  UNSPECIFIED: 0,
  BASIC: 1,
  FULL: 2,
});

export const StatsPeriod = enumeration({
  UNSPECIFIED: 0,
  WEEK: 1,
  TWO_WEEKS: 2,
  MONTH: 3,
});

export const Trend = enumeration({
  UNSPECIFIED: 0,
  INSUFFICIENT_DATA: 1,
  STRONG_DECLINE: 2,
  DECLINE: 3,
  STEADY: 4,
  GROWTH: 5,
  STRONG_GROWTH: 6,
  TOO_YOUNG: 7,
});

export const Commitment = enumeration({
  UNSPECIFIED: 0,
  INSUFFICIENT_DATA: 1,
  LOW: 2,
  BEHIND: 3,
  CLOSE: 4,
  ON_TRACK: 5,
  ABOVE: 6,
  EXCEPTIONAL: 7,
});

export const ResetScope = enumeration({
  UNSPECIFIED: 0,
  FITNESS: 1,
  COUNTDOWN: 2,
  RATINGS: 3,
  HISTORY: 4,
});

export const MuscleShare = message('titanup.training.v1.MuscleShare', `
1 muscle enum
2 percent uint32
`, 'titanup.training.v1');

export const Animation = message('titanup.training.v1.Animation', `
1 svgFrames *string
2 frameDuration google.protobuf.Duration
`, 'titanup.training.v1');

export const Exercise = message('titanup.training.v1.Exercise', `
1 exerciseId string
2 name string
3 cues *string
4 type enum
5 motorType enum
6 muscles *.MuscleShare
7 impact enum
8 metCode string
9 met double
10 unit enum
11 baseAmount uint32
12 levelFactor double
13 equipment *enum
14 animation .Animation
15 countedAs string
`, 'titanup.training.v1');

export const Prescription = message('titanup.training.v1.Prescription', `
1 exerciseId string
2 sets uint32
3 amount uint32
`, 'titanup.training.v1');

export const Workout = message('titanup.training.v1.Workout', `
1 workoutId string
2 name string
3 type enum
4 prescriptions *.Prescription
5 own bool
6 muscles *.MuscleShare
7 impact enum
8 equipment *enum
9 rating uint32
10 etag string
11 createTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const ListExercisesRequest = message('titanup.training.v1.ListExercisesRequest', `
1 pageSize int32
2 pageToken string
3 types *enum
4 muscle enum
`, 'titanup.training.v1');

export const ListExercisesResponse = message('titanup.training.v1.ListExercisesResponse', `
1 exercises *.Exercise
2 nextPageToken string
`, 'titanup.training.v1');

export const GetExerciseRequest = message('titanup.training.v1.GetExerciseRequest', `
1 exerciseId string
`, 'titanup.training.v1');

export const GetExerciseResponse = message('titanup.training.v1.GetExerciseResponse', `
1 exercise .Exercise
`, 'titanup.training.v1');

export const ListWorkoutsRequest = message('titanup.training.v1.ListWorkoutsRequest', `
1 pageSize int32
2 pageToken string
3 types *enum
4 ownOnly bool
`, 'titanup.training.v1');

export const ListWorkoutsResponse = message('titanup.training.v1.ListWorkoutsResponse', `
1 workouts *.Workout
2 nextPageToken string
`, 'titanup.training.v1');

export const GetWorkoutRequest = message('titanup.training.v1.GetWorkoutRequest', `
1 workoutId string
`, 'titanup.training.v1');

export const GetWorkoutResponse = message('titanup.training.v1.GetWorkoutResponse', `
1 workout .Workout
`, 'titanup.training.v1');

export const CreateWorkoutRequest = message('titanup.training.v1.CreateWorkoutRequest', `
1 workout .Workout
`, 'titanup.training.v1');

export const CreateWorkoutResponse = message('titanup.training.v1.CreateWorkoutResponse', `
1 workout .Workout
`, 'titanup.training.v1');

export const UpdateWorkoutRequest = message('titanup.training.v1.UpdateWorkoutRequest', `
1 workout .Workout
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.training.v1');

export const UpdateWorkoutResponse = message('titanup.training.v1.UpdateWorkoutResponse', `
1 workout .Workout
`, 'titanup.training.v1');

export const DeleteWorkoutRequest = message('titanup.training.v1.DeleteWorkoutRequest', `
1 workoutId string
`, 'titanup.training.v1');

export const DeleteWorkoutResponse = message('titanup.training.v1.DeleteWorkoutResponse', `
`, 'titanup.training.v1');

export const SuggestWorkoutsRequest = message('titanup.training.v1.SuggestWorkoutsRequest', `
1 count uint32
2 types *enum
3 mode enum
4 lockedIds *string
5 excludeIds *string
6 seed uint64
7 timeZone string
`, 'titanup.training.v1');

export const SuggestionFactors = message('titanup.training.v1.SuggestionFactors', `
1 preference double
2 history double
3 body double
4 balance double
5 type double
`, 'titanup.training.v1');

export const SuggestedWorkout = message('titanup.training.v1.SuggestedWorkout', `
1 workout .Workout
2 sets *.SuggestedSet
3 weight double
4 factors .SuggestionFactors
5 lastLocalDate string
6 locked bool
7 explanation string
`, 'titanup.training.v1');

export const SuggestedSet = message('titanup.training.v1.SuggestedSet', `
1 exerciseId string
2 baseAmount uint32
3 amount uint32
4 unit enum
`, 'titanup.training.v1');

export const SuggestWorkoutsResponse = message('titanup.training.v1.SuggestWorkoutsResponse', `
1 items *.SuggestedWorkout
2 seed uint64
3 formulaVersion string
4 warnings *enum
5 bodyMassClass enum
6 bodyReason enum
7 eligible uint32
8 score double
9 warningTexts *string
10 leftOutIds *string
`, 'titanup.training.v1');

export const PracticeExercise = message('titanup.training.v1.PracticeExercise', `
1 index uint32
2 exerciseId string
3 workoutId string
4 setNumber uint32
5 setCount uint32
6 unit enum
7 baseAmount uint32
8 suggestedAmount uint32
9 prescribedAmount uint32
10 doneAmount uint32
11 state enum
12 prepEndTime google.protobuf.Timestamp
13 activeTime google.protobuf.Duration
14 creditedAmount uint32
15 creditReason enum
16 creditText string
17 leastTime google.protobuf.Duration
18 evidence enum
19 streamId string
20 counter string
`, 'titanup.training.v1');

export const Kilocalories = message('titanup.training.v1.Kilocalories', `
1 gross double
2 net double
3 low double
4 high double
`, 'titanup.training.v1');

export const Energy = message('titanup.training.v1.Energy', `
1 kilocalories .Kilocalories
2 unavailableReason enum
3 metMinutes double
4 metCodes *string
5 formulaVersion string
`, 'titanup.training.v1');

export const Practice = message('titanup.training.v1.Practice', `
1 practiceId string
2 workoutIds *string
3 exercises *.PracticeExercise
4 state enum
5 countdown google.protobuf.Duration
6 startTime google.protobuf.Timestamp
7 endTime google.protobuf.Timestamp
8 timeZone string
9 localDate string
10 timeSpent google.protobuf.Duration
11 timeSpentSource enum
12 points double
13 scoreBefore double
14 scoreAfter double
15 muscles *.MuscleShare
16 musclesSource enum
17 energy .Energy
18 note string
19 etag string
20 implausibleSets uint32
21 creditText string
`, 'titanup.training.v1');

export const StartPracticeRequest = message('titanup.training.v1.StartPracticeRequest', `
1 practiceId string
2 workoutIds *string
3 timeZone string
4 utcOffsetSeconds sint32?
5 requestId string
6 startTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const StartPracticeResponse = message('titanup.training.v1.StartPracticeResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const GetPracticeRequest = message('titanup.training.v1.GetPracticeRequest', `
1 practiceId string
`, 'titanup.training.v1');

export const GetPracticeResponse = message('titanup.training.v1.GetPracticeResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const ListPracticesRequest = message('titanup.training.v1.ListPracticesRequest', `
1 pageSize int32
2 pageToken string
3 fromLocalDate string
4 toLocalDate string
`, 'titanup.training.v1');

export const ListPracticesResponse = message('titanup.training.v1.ListPracticesResponse', `
1 practices *.Practice
2 nextPageToken string
`, 'titanup.training.v1');

export const AdjustPrescriptionRequest = message('titanup.training.v1.AdjustPrescriptionRequest', `
1 practiceId string
2 exerciseIndex uint32
3 amount uint32
4 requestId string
5 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const AdjustPrescriptionResponse = message('titanup.training.v1.AdjustPrescriptionResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const StartExerciseRequest = message('titanup.training.v1.StartExerciseRequest', `
1 practiceId string
2 exerciseIndex uint32
3 requestId string
4 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const StartExerciseResponse = message('titanup.training.v1.StartExerciseResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const SkipPreparationRequest = message('titanup.training.v1.SkipPreparationRequest', `
1 practiceId string
2 exerciseIndex uint32
3 requestId string
4 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const SkipPreparationResponse = message('titanup.training.v1.SkipPreparationResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const CompleteExerciseRequest = message('titanup.training.v1.CompleteExerciseRequest', `
1 practiceId string
2 exerciseIndex uint32
3 doneAmount uint32
4 requestId string
5 occurTime google.protobuf.Timestamp
6 receiptJws string
`, 'titanup.training.v1');

export const CompleteExerciseResponse = message('titanup.training.v1.CompleteExerciseResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const SkipExerciseRequest = message('titanup.training.v1.SkipExerciseRequest', `
1 practiceId string
2 exerciseIndex uint32
3 requestId string
4 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const SkipExerciseResponse = message('titanup.training.v1.SkipExerciseResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const PausePracticeRequest = message('titanup.training.v1.PausePracticeRequest', `
1 practiceId string
2 requestId string
3 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const PausePracticeResponse = message('titanup.training.v1.PausePracticeResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const ResumePracticeRequest = message('titanup.training.v1.ResumePracticeRequest', `
1 practiceId string
2 requestId string
3 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const ResumePracticeResponse = message('titanup.training.v1.ResumePracticeResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const CompletePracticeRequest = message('titanup.training.v1.CompletePracticeRequest', `
1 practiceId string
2 requestId string
3 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const LevelUp = message('titanup.training.v1.LevelUp', `
1 fromClass enum
2 toClass enum
3 text string
`, 'titanup.training.v1');

export const CompletePracticeResponse = message('titanup.training.v1.CompletePracticeResponse', `
1 practice .Practice
2 levelUp .LevelUp
3 awardsHint .AwardsHint
`, 'titanup.training.v1');

export const AwardsHint = message('titanup.training.v1.AwardsHint', `
1 pushUpSessionIds *string
`, 'titanup.training.v1');

export const AbandonPracticeRequest = message('titanup.training.v1.AbandonPracticeRequest', `
1 practiceId string
2 requestId string
3 occurTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const AbandonPracticeResponse = message('titanup.training.v1.AbandonPracticeResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const UpdatePracticeRequest = message('titanup.training.v1.UpdatePracticeRequest', `
1 practice .Practice
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.training.v1');

export const UpdatePracticeResponse = message('titanup.training.v1.UpdatePracticeResponse', `
1 practice .Practice
`, 'titanup.training.v1');

export const DeletePracticeRequest = message('titanup.training.v1.DeletePracticeRequest', `
1 practiceId string
2 requestId string
`, 'titanup.training.v1');

export const DeletePracticeResponse = message('titanup.training.v1.DeletePracticeResponse', `
`, 'titanup.training.v1');

export const Rating = message('titanup.training.v1.Rating', `
1 workoutId string
2 rating uint32
3 rateTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const RateWorkoutRequest = message('titanup.training.v1.RateWorkoutRequest', `
1 workoutId string
2 rating uint32
3 favorite bool
`, 'titanup.training.v1');

export const RateWorkoutResponse = message('titanup.training.v1.RateWorkoutResponse', `
1 rating .Rating
`, 'titanup.training.v1');

export const UnrateWorkoutRequest = message('titanup.training.v1.UnrateWorkoutRequest', `
1 workoutId string
`, 'titanup.training.v1');

export const UnrateWorkoutResponse = message('titanup.training.v1.UnrateWorkoutResponse', `
`, 'titanup.training.v1');

export const ListRatingsRequest = message('titanup.training.v1.ListRatingsRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.training.v1');

export const ListRatingsResponse = message('titanup.training.v1.ListRatingsResponse', `
1 ratings *.Rating
2 nextPageToken string
`, 'titanup.training.v1');

export const Preferences = message('titanup.training.v1.Preferences', `
1 countdown google.protobuf.Duration
2 likedTypes *enum
3 equipment *enum
4 equipmentKnown bool
5 highImpact bool
6 etag string
`, 'titanup.training.v1');

export const GetPreferencesRequest = message('titanup.training.v1.GetPreferencesRequest', `
`, 'titanup.training.v1');

export const GetPreferencesResponse = message('titanup.training.v1.GetPreferencesResponse', `
1 preferences .Preferences
`, 'titanup.training.v1');

export const UpdatePreferencesRequest = message('titanup.training.v1.UpdatePreferencesRequest', `
1 preferences .Preferences
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.training.v1');

export const UpdatePreferencesResponse = message('titanup.training.v1.UpdatePreferencesResponse', `
1 preferences .Preferences
`, 'titanup.training.v1');

export const Plan = message('titanup.training.v1.Plan', `
1 practicesPerWeek uint32
2 sessionTarget uint32
3 isDefault bool
4 setTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const GetPlanRequest = message('titanup.training.v1.GetPlanRequest', `
`, 'titanup.training.v1');

export const GetPlanResponse = message('titanup.training.v1.GetPlanResponse', `
1 plan .Plan
`, 'titanup.training.v1');

export const SetPlanRequest = message('titanup.training.v1.SetPlanRequest', `
1 plan .Plan
`, 'titanup.training.v1');

export const SetPlanResponse = message('titanup.training.v1.SetPlanResponse', `
1 plan .Plan
`, 'titanup.training.v1');

export const Selection = message('titanup.training.v1.Selection', `
1 selectionId string
2 workoutId string
3 localDate string
4 createTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const CreateSelectionRequest = message('titanup.training.v1.CreateSelectionRequest', `
1 workoutId string
2 localDate string
`, 'titanup.training.v1');

export const CreateSelectionResponse = message('titanup.training.v1.CreateSelectionResponse', `
1 selection .Selection
`, 'titanup.training.v1');

export const DeleteSelectionRequest = message('titanup.training.v1.DeleteSelectionRequest', `
1 selectionId string
`, 'titanup.training.v1');

export const DeleteSelectionResponse = message('titanup.training.v1.DeleteSelectionResponse', `
`, 'titanup.training.v1');

export const ListSelectionsRequest = message('titanup.training.v1.ListSelectionsRequest', `
1 fromLocalDate string
2 toLocalDate string
`, 'titanup.training.v1');

export const ListSelectionsResponse = message('titanup.training.v1.ListSelectionsResponse', `
1 selections *.Selection
`, 'titanup.training.v1');

export const GetDayProgressRequest = message('titanup.training.v1.GetDayProgressRequest', `
1 localDate string
2 timeZone string
`, 'titanup.training.v1');

export const GetDayProgressResponse = message('titanup.training.v1.GetDayProgressResponse', `
1 localDate string
2 selections *.SelectionProgress
3 completed uint32
4 setsDone uint32
5 timeSpent google.protobuf.Duration
6 points double
7 muscles *.MuscleShare
8 energy .Energy
9 openPracticeId string
10 pushUpSessions uint32
11 pushUps uint32
`, 'titanup.training.v1');

export const SelectionProgress = message('titanup.training.v1.SelectionProgress', `
1 selection .Selection
2 done bool
`, 'titanup.training.v1');

export const GetWeekSummaryRequest = message('titanup.training.v1.GetWeekSummaryRequest', `
1 localDate string
2 timeZone string
`, 'titanup.training.v1');

export const DayDone = message('titanup.training.v1.DayDone', `
1 localDate string
2 workoutIds *string
3 completed uint32
4 timeSpent google.protobuf.Duration
5 pushUpSessions uint32
6 pushUps uint32
`, 'titanup.training.v1');

export const GetWeekSummaryResponse = message('titanup.training.v1.GetWeekSummaryResponse', `
1 done *.DayDone
2 completed uint32
3 completedLast7Days uint32
4 planned uint32
5 timeSpent google.protobuf.Duration
6 pushUpSessions uint32
7 plannedDates uint32
`, 'titanup.training.v1');

export const GetDailyEnergyRequest = message('titanup.training.v1.GetDailyEnergyRequest', `
1 fromLocalDate string
2 toLocalDate string
3 timeZone string
`, 'titanup.training.v1');

export const DayEnergy = message('titanup.training.v1.DayEnergy', `
1 localDate string
2 energy .Energy
3 completed uint32
4 pushUpSessions uint32
`, 'titanup.training.v1');

export const GetDailyEnergyResponse = message('titanup.training.v1.GetDailyEnergyResponse', `
1 days *.DayEnergy
`, 'titanup.training.v1');

export const GetLastWorkoutRequest = message('titanup.training.v1.GetLastWorkoutRequest', `
1 view enum
`, 'titanup.training.v1');

export const PushUpSession = message('titanup.training.v1.PushUpSession', `
1 sessionId string
2 startTime google.protobuf.Timestamp
3 endTime google.protobuf.Timestamp
4 localDate string
5 reps uint32
6 energy .Energy
`, 'titanup.training.v1');

export const GetLastWorkoutResponse = message('titanup.training.v1.GetLastWorkoutResponse', `
1 practice .Practice
2 endTime google.protobuf.Timestamp
3 localDate string
4 pushUpSession .PushUpSession
`, 'titanup.training.v1');

export const GetTrainingStatsRequest = message('titanup.training.v1.GetTrainingStatsRequest', `
1 period enum
2 timeZone string
`, 'titanup.training.v1');

export const ScorePoint = message('titanup.training.v1.ScorePoint', `
1 time google.protobuf.Timestamp
2 practiceId string
3 score double
4 points double
`, 'titanup.training.v1');

export const Statements = message('titanup.training.v1.Statements', `
1 trend enum
2 trendText string
3 commitment enum
4 commitmentText string
5 trendRatio double
6 commitmentRatio double
7 judgedFromLocalDate string
`, 'titanup.training.v1');

export const MotorShare = message('titanup.training.v1.MotorShare', `
1 motorType enum
2 percent uint32
`, 'titanup.training.v1');

export const KeyFacts = message('titanup.training.v1.KeyFacts', `
1 completed uint32
2 abandoned uint32
3 planned double
4 setsDone uint32
5 repsDone uint32
6 timeSpent google.protobuf.Duration
7 points double
8 bestPracticeId string
9 favoriteWorkoutId string
10 pushUpSessions uint32
`, 'titanup.training.v1');

export const GetTrainingStatsResponse = message('titanup.training.v1.GetTrainingStatsResponse', `
1 firstLocalDate string
2 lastLocalDate string
3 series *.ScorePoint
4 statements .Statements
5 byMuscle *.MuscleShare
6 byType *.MotorShare
7 facts .KeyFacts
8 formulaVersion string
`, 'titanup.training.v1');

export const GetFitnessLevelRequest = message('titanup.training.v1.GetFitnessLevelRequest', `
1 historySize int32
`, 'titanup.training.v1');

export const GetFitnessLevelResponse = message('titanup.training.v1.GetFitnessLevelResponse', `
1 fitnessClass enum
2 className string
3 score double
4 highestClass enum
5 nextClassScore double
6 history *.ScorePoint
7 formulaVersion string
`, 'titanup.training.v1');

export const ExplainScoreRequest = message('titanup.training.v1.ExplainScoreRequest', `
1 practiceId string
`, 'titanup.training.v1');

export const SetCredit = message('titanup.training.v1.SetCredit', `
1 index uint32
2 exerciseId string
3 performance double
4 levelFactor double
5 points double
6 doneAmount uint32
7 creditedAmount uint32
8 creditReason enum
9 creditText string
`, 'titanup.training.v1');

export const ExplainScoreResponse = message('titanup.training.v1.ExplainScoreResponse', `
1 credits *.SetCredit
2 points double
3 performance double
4 counted bool
5 scoreBefore double
6 learningRate double
7 step double
8 scoreAfter double
9 classBefore enum
10 classAfter enum
11 formulaVersion string
`, 'titanup.training.v1');

export const ResetTrainingDataRequest = message('titanup.training.v1.ResetTrainingDataRequest', `
1 scopes *enum
2 requestId string
`, 'titanup.training.v1');

export const ResetTrainingDataResponse = message('titanup.training.v1.ResetTrainingDataResponse', `
1 scopes *enum
`, 'titanup.training.v1');

export const MealIdea = message('titanup.training.v1.MealIdea', `
1 mealId string
2 name string
3 description string
4 kilocalories uint32
5 proteinGrams uint32
6 tags *string
7 allergens *string
`, 'titanup.training.v1');

export const ListMealIdeasRequest = message('titanup.training.v1.ListMealIdeasRequest', `
1 pageSize int32
2 pageToken string
3 tags *string
4 withoutAllergens *string
`, 'titanup.training.v1');

export const ListMealIdeasResponse = message('titanup.training.v1.ListMealIdeasResponse', `
1 meals *.MealIdea
2 nextPageToken string
`, 'titanup.training.v1');

export const GetMealIdeaRequest = message('titanup.training.v1.GetMealIdeaRequest', `
1 mealId string
`, 'titanup.training.v1');

export const GetMealIdeaResponse = message('titanup.training.v1.GetMealIdeaResponse', `
1 meal .MealIdea
`, 'titanup.training.v1');

export const PracticeSnapshot = message('titanup.training.v1.PracticeSnapshot', `
1 workoutIds *string
2 startTime google.protobuf.Timestamp
3 endTime google.protobuf.Timestamp
4 timeZone string
5 utcOffsetSeconds sint32
6 localDate string
7 timeSpent google.protobuf.Duration
8 setsDone uint32
9 points double
10 verified *.VerifiedAmount
11 verifiedSets *.VerifiedSet
`, 'titanup.training.v1');

export const VerifiedAmount = message('titanup.training.v1.VerifiedAmount', `
1 exerciseId string
2 unit enum
3 amount uint32
4 sets uint32
`, 'titanup.training.v1');

export const VerifiedSet = message('titanup.training.v1.VerifiedSet', `
1 exerciseId string
2 countedAs string
3 amount uint32
4 startTime google.protobuf.Timestamp
5 endTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const PracticeDeleted = message('titanup.training.v1.PracticeDeleted', `
1 deleteTime google.protobuf.Timestamp
`, 'titanup.training.v1');

export const PracticeChange = message('titanup.training.v1.PracticeChange', `
1 userId string
2 practiceId string
3 completed .PracticeSnapshot@change
4 deleted .PracticeDeleted@change
5 cursor string
6 slot int32
7 number int64
`, 'titanup.training.v1');

export const ListPracticeChangesRequest = message('titanup.training.v1.ListPracticeChangesRequest', `
1 cursor string
2 pageSize int32
3 slots *int32
4 numbers *int64
5 epoch string
`, 'titanup.training.v1');

export const ListPracticeChangesResponse = message('titanup.training.v1.ListPracticeChangesResponse', `
1 changes *.PracticeChange
2 nextCursor string
3 epoch string
4 isPending bool
`, 'titanup.training.v1');

export const WatchPracticeChangesRequest = message('titanup.training.v1.WatchPracticeChangesRequest', `
1 cursor string
2 slots *int32
3 numbers *int64
4 epoch string
`, 'titanup.training.v1');

export const WatchPracticeChangesResponse = message('titanup.training.v1.WatchPracticeChangesResponse', `
1 changes *.PracticeChange
2 epoch string
`, 'titanup.training.v1');

export const TrainingService = service('titanup.training.v1.TrainingService', `
ListExercises titanup.training.v1.ListExercisesRequest titanup.training.v1.ListExercisesResponse
GetExercise titanup.training.v1.GetExerciseRequest titanup.training.v1.GetExerciseResponse
ListWorkouts titanup.training.v1.ListWorkoutsRequest titanup.training.v1.ListWorkoutsResponse
GetWorkout titanup.training.v1.GetWorkoutRequest titanup.training.v1.GetWorkoutResponse
CreateWorkout titanup.training.v1.CreateWorkoutRequest titanup.training.v1.CreateWorkoutResponse
UpdateWorkout titanup.training.v1.UpdateWorkoutRequest titanup.training.v1.UpdateWorkoutResponse
DeleteWorkout titanup.training.v1.DeleteWorkoutRequest titanup.training.v1.DeleteWorkoutResponse
SuggestWorkouts titanup.training.v1.SuggestWorkoutsRequest titanup.training.v1.SuggestWorkoutsResponse
StartPractice titanup.training.v1.StartPracticeRequest titanup.training.v1.StartPracticeResponse
GetPractice titanup.training.v1.GetPracticeRequest titanup.training.v1.GetPracticeResponse
ListPractices titanup.training.v1.ListPracticesRequest titanup.training.v1.ListPracticesResponse
AdjustPrescription titanup.training.v1.AdjustPrescriptionRequest titanup.training.v1.AdjustPrescriptionResponse
StartExercise titanup.training.v1.StartExerciseRequest titanup.training.v1.StartExerciseResponse
SkipPreparation titanup.training.v1.SkipPreparationRequest titanup.training.v1.SkipPreparationResponse
CompleteExercise titanup.training.v1.CompleteExerciseRequest titanup.training.v1.CompleteExerciseResponse
SkipExercise titanup.training.v1.SkipExerciseRequest titanup.training.v1.SkipExerciseResponse
PausePractice titanup.training.v1.PausePracticeRequest titanup.training.v1.PausePracticeResponse
ResumePractice titanup.training.v1.ResumePracticeRequest titanup.training.v1.ResumePracticeResponse
CompletePractice titanup.training.v1.CompletePracticeRequest titanup.training.v1.CompletePracticeResponse
AbandonPractice titanup.training.v1.AbandonPracticeRequest titanup.training.v1.AbandonPracticeResponse
UpdatePractice titanup.training.v1.UpdatePracticeRequest titanup.training.v1.UpdatePracticeResponse
DeletePractice titanup.training.v1.DeletePracticeRequest titanup.training.v1.DeletePracticeResponse
RateWorkout titanup.training.v1.RateWorkoutRequest titanup.training.v1.RateWorkoutResponse
UnrateWorkout titanup.training.v1.UnrateWorkoutRequest titanup.training.v1.UnrateWorkoutResponse
ListRatings titanup.training.v1.ListRatingsRequest titanup.training.v1.ListRatingsResponse
GetPreferences titanup.training.v1.GetPreferencesRequest titanup.training.v1.GetPreferencesResponse
UpdatePreferences titanup.training.v1.UpdatePreferencesRequest titanup.training.v1.UpdatePreferencesResponse
GetPlan titanup.training.v1.GetPlanRequest titanup.training.v1.GetPlanResponse
SetPlan titanup.training.v1.SetPlanRequest titanup.training.v1.SetPlanResponse
CreateSelection titanup.training.v1.CreateSelectionRequest titanup.training.v1.CreateSelectionResponse
DeleteSelection titanup.training.v1.DeleteSelectionRequest titanup.training.v1.DeleteSelectionResponse
ListSelections titanup.training.v1.ListSelectionsRequest titanup.training.v1.ListSelectionsResponse
GetDayProgress titanup.training.v1.GetDayProgressRequest titanup.training.v1.GetDayProgressResponse
GetWeekSummary titanup.training.v1.GetWeekSummaryRequest titanup.training.v1.GetWeekSummaryResponse
GetDailyEnergy titanup.training.v1.GetDailyEnergyRequest titanup.training.v1.GetDailyEnergyResponse
GetLastWorkout titanup.training.v1.GetLastWorkoutRequest titanup.training.v1.GetLastWorkoutResponse
GetTrainingStats titanup.training.v1.GetTrainingStatsRequest titanup.training.v1.GetTrainingStatsResponse
GetFitnessLevel titanup.training.v1.GetFitnessLevelRequest titanup.training.v1.GetFitnessLevelResponse
ExplainScore titanup.training.v1.ExplainScoreRequest titanup.training.v1.ExplainScoreResponse
ResetTrainingData titanup.training.v1.ResetTrainingDataRequest titanup.training.v1.ResetTrainingDataResponse
ListMealIdeas titanup.training.v1.ListMealIdeasRequest titanup.training.v1.ListMealIdeasResponse
GetMealIdea titanup.training.v1.GetMealIdeaRequest titanup.training.v1.GetMealIdeaResponse
`);

export const TrainingFeedService = service('titanup.training.v1.TrainingFeedService', `
ListPracticeChanges titanup.training.v1.ListPracticeChangesRequest titanup.training.v1.ListPracticeChangesResponse
WatchPracticeChanges titanup.training.v1.WatchPracticeChangesRequest *titanup.training.v1.WatchPracticeChangesResponse
`);
