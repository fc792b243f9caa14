// Made by protoc-gen-titan from titanup/profile/v1/profile.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const Sex = enumeration({
  UNSPECIFIED: 0,
  FEMALE: 1,
  MALE: 2,
  DIVERSE: 3,
});

export const Units = enumeration({
  UNSPECIFIED: 0,
  METRIC: 1,
  IMPERIAL: 2,
});

export const Visibility = enumeration({
  UNSPECIFIED: 0,
  PRIVATE: 1,
  PARTNERS: 2,
  GROUPS: 3,
});

export const FrameRetention = enumeration({
  UNSPECIFIED: 0,
  NONE: 1,
  DAYS_30: 2,
  DAYS_365: 3,
});

export const BmiClass = enumeration({
  UNSPECIFIED: 0,
  NOT_APPLICABLE: 1,
  SEVERE_THINNESS: 2,
  MODERATE_THINNESS: 3,
  MILD_THINNESS: 4,
  NORMAL: 5,
  PRE_OBESE: 6,
  OBESE_I: 7,
  OBESE_II: 8,
  OBESE_III: 9,
});

export const MissingMetric = enumeration({
  UNSPECIFIED: 0,
  HEIGHT: 1,
  WEIGHT: 2,
});

export const DashboardPart = enumeration({
  UNSPECIFIED: 0,
  PROFILE: 1,
  TODAY: 2,
  WEEK: 3,
  MONTH: 4,
  STREAK: 5,
  LAST_SESSION: 6,
  AWARDS: 7,
  MEDALS: 8,
  LEVEL: 9,
  SUGGESTIONS: 10,
  TRAINING_WEEK: 11,
  LAST_PRACTICE: 12,
  HABITS: 13,
  SLOGAN: 14,
  PEP_TALK: 15,
});

export const Profile = message('titanup.profile.v1.Profile', `
1 displayName string
2 birthYear uint32
3 sex enum
4 heightCm double
5 locale string
6 units enum
7 avatarId string
8 hasUploadedImage bool
9 etag string
10 updateTime google.protobuf.Timestamp
`, 'titanup.profile.v1');

export const GetProfileRequest = message('titanup.profile.v1.GetProfileRequest', `
`, 'titanup.profile.v1');

export const GetProfileResponse = message('titanup.profile.v1.GetProfileResponse', `
1 profile .Profile
`, 'titanup.profile.v1');

export const UpdateProfileRequest = message('titanup.profile.v1.UpdateProfileRequest', `
1 profile .Profile
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.profile.v1');

export const UpdateProfileResponse = message('titanup.profile.v1.UpdateProfileResponse', `
1 profile .Profile
`, 'titanup.profile.v1');

export const Avatar = message('titanup.profile.v1.Avatar', `
1 avatarId string
2 title string
3 svg string
`, 'titanup.profile.v1');

export const ListAvatarsRequest = message('titanup.profile.v1.ListAvatarsRequest', `
`, 'titanup.profile.v1');

export const ListAvatarsResponse = message('titanup.profile.v1.ListAvatarsResponse', `
1 avatars *.Avatar
`, 'titanup.profile.v1');

export const ImageOpening = message('titanup.profile.v1.ImageOpening', `
1 requestId string
`, 'titanup.profile.v1');

export const UploadProfileImageRequest = message('titanup.profile.v1.UploadProfileImageRequest', `
1 opening .ImageOpening@part
2 data bytes@part
`, 'titanup.profile.v1');

export const UploadProfileImageResponse = message('titanup.profile.v1.UploadProfileImageResponse', `
1 profile .Profile
2 contentType string
3 width uint32
4 height uint32
5 sizeBytes uint32
`, 'titanup.profile.v1');

export const GetProfileImageRequest = message('titanup.profile.v1.GetProfileImageRequest', `
1 knownEtag string
`, 'titanup.profile.v1');

export const GetProfileImageResponse = message('titanup.profile.v1.GetProfileImageResponse', `
1 contentType string
2 image bytes
3 etag string
`, 'titanup.profile.v1');

export const DeleteProfileImageRequest = message('titanup.profile.v1.DeleteProfileImageRequest', `
`, 'titanup.profile.v1');

export const DeleteProfileImageResponse = message('titanup.profile.v1.DeleteProfileImageResponse', `
1 profile .Profile
`, 'titanup.profile.v1');

export const PushUpsPerDay = message('titanup.profile.v1.PushUpsPerDay', `
1 times uint32
2 windowStartMinutes uint32
3 windowEndMinutes uint32
4 atMinutes *uint32
`, 'titanup.profile.v1');

export const Settings = message('titanup.profile.v1.Settings', `
1 themeId string
2 sessionTarget uint32
3 dailyGoal uint32
4 pushupsPerDay .PushUpsPerDay
5 voicePackId string
6 voiceEnabled bool
7 soundsEnabled bool
8 hapticsEnabled bool
9 profileVisibility enum
10 activityVisibility enum
11 awardsVisibility enum
12 frameRetention enum
13 etag string
14 updateTime google.protobuf.Timestamp
15 livenessEnabled bool
`, 'titanup.profile.v1');

export const GetSettingsRequest = message('titanup.profile.v1.GetSettingsRequest', `
`, 'titanup.profile.v1');

export const GetSettingsResponse = message('titanup.profile.v1.GetSettingsResponse', `
1 settings .Settings
`, 'titanup.profile.v1');

export const UpdateSettingsRequest = message('titanup.profile.v1.UpdateSettingsRequest', `
1 settings .Settings
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.profile.v1');

export const UpdateSettingsResponse = message('titanup.profile.v1.UpdateSettingsResponse', `
1 settings .Settings
`, 'titanup.profile.v1');

export const Theme = message('titanup.profile.v1.Theme', `
1 themeId string
2 title string
3 accentColor string
4 backgroundColor string
5 surfaceColor string
6 textColor string
7 isDark bool
`, 'titanup.profile.v1');

export const ListThemesRequest = message('titanup.profile.v1.ListThemesRequest', `
`, 'titanup.profile.v1');

export const ListThemesResponse = message('titanup.profile.v1.ListThemesResponse', `
1 themes *.Theme
`, 'titanup.profile.v1');

export const BodyMeasurement = message('titanup.profile.v1.BodyMeasurement', `
1 measurementId string
2 measureTime google.protobuf.Timestamp
3 utcOffsetSeconds sint32?
4 localDate string
5 weightKg double
6 timeZone string
`, 'titanup.profile.v1');

export const AddBodyMeasurementRequest = message('titanup.profile.v1.AddBodyMeasurementRequest', `
1 measurement .BodyMeasurement
`, 'titanup.profile.v1');

export const AddBodyMeasurementResponse = message('titanup.profile.v1.AddBodyMeasurementResponse', `
1 measurement .BodyMeasurement
`, 'titanup.profile.v1');

export const ListBodyMeasurementsRequest = message('titanup.profile.v1.ListBodyMeasurementsRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.profile.v1');

export const ListBodyMeasurementsResponse = message('titanup.profile.v1.ListBodyMeasurementsResponse', `
1 measurements *.BodyMeasurement
2 nextPageToken string
`, 'titanup.profile.v1');

export const DeleteBodyMeasurementRequest = message('titanup.profile.v1.DeleteBodyMeasurementRequest', `
1 measurementId string
`, 'titanup.profile.v1');

export const DeleteBodyMeasurementResponse = message('titanup.profile.v1.DeleteBodyMeasurementResponse', `
`, 'titanup.profile.v1');

export const BmiActionPoint = message('titanup.profile.v1.BmiActionPoint', `
1 value double
2 reached bool
`, 'titanup.profile.v1');

export const Bmi = message('titanup.profile.v1.Bmi', `
1 value double
2 text string
3 bmiClass enum
4 classText string
5 weightKg double
6 heightCm double
7 normalFromKg double
8 normalBelowKg double
9 actionPoints *.BmiActionPoint
10 note string
11 formulaVersion string
`, 'titanup.profile.v1');

export const GetBodyMetricsRequest = message('titanup.profile.v1.GetBodyMetricsRequest', `
`, 'titanup.profile.v1');

export const GetBodyMetricsResponse = message('titanup.profile.v1.GetBodyMetricsResponse', `
1 heightCm double
2 newest .BodyMeasurement
3 bmi .Bmi
4 missing *enum
`, 'titanup.profile.v1');

export const CalculateBmiRequest = message('titanup.profile.v1.CalculateBmiRequest', `
1 heightCm double
2 weightKg double
3 birthYear uint32
`, 'titanup.profile.v1');

export const CalculateBmiResponse = message('titanup.profile.v1.CalculateBmiResponse', `
1 bmi .Bmi
`, 'titanup.profile.v1');

export const UnavailablePart = message('titanup.profile.v1.UnavailablePart', `
1 part enum
2 code string
`, 'titanup.profile.v1');

export const DashboardBar = message('titanup.profile.v1.DashboardBar', `
1 localDate string
2 startTime google.protobuf.Timestamp
3 reps uint32
4 verifiedReps uint32
5 sessions uint32
`, 'titanup.profile.v1');

export const DashboardChart = message('titanup.profile.v1.DashboardChart', `
1 bars *.DashboardBar
2 totalReps uint32
3 goalReps uint32
4 remainingReps uint32
5 today string
`, 'titanup.profile.v1');

export const DashboardStreak = message('titanup.profile.v1.DashboardStreak', `
1 current uint32
2 longest uint32
3 todayDone bool
4 atRisk bool
5 freezesLeft uint32
6 verifiedCurrent uint32
`, 'titanup.profile.v1');

export const DashboardSession = message('titanup.profile.v1.DashboardSession', `
1 sessionId string
2 startTime google.protobuf.Timestamp
3 localDate string
4 reps uint32
5 target uint32
6 targetMet bool
7 verified bool
`, 'titanup.profile.v1');

export const DashboardAward = message('titanup.profile.v1.DashboardAward', `
1 awardId string
2 trophyId string
3 title string
4 imageUri string
5 earnTime google.protobuf.Timestamp
`, 'titanup.profile.v1');

export const DashboardMedal = message('titanup.profile.v1.DashboardMedal', `
1 medalId string
2 title string
3 imageUri string
4 count uint32
`, 'titanup.profile.v1');

export const DashboardLevel = message('titanup.profile.v1.DashboardLevel', `
1 number uint32
2 experience uint32
3 threshold uint32
4 nextThreshold uint32
`, 'titanup.profile.v1');

export const DashboardWorkout = message('titanup.profile.v1.DashboardWorkout', `
1 workoutId string
2 name string
3 explanation string
4 sets uint32
`, 'titanup.profile.v1');

export const DashboardSuggestions = message('titanup.profile.v1.DashboardSuggestions', `
1 workouts *.DashboardWorkout
2 seed uint64
`, 'titanup.profile.v1');

export const DashboardTrainingDay = message('titanup.profile.v1.DashboardTrainingDay', `
1 localDate string
2 completed uint32
`, 'titanup.profile.v1');

export const DashboardTrainingWeek = message('titanup.profile.v1.DashboardTrainingWeek', `
1 days *.DashboardTrainingDay
2 completed uint32
3 completedLast7Days uint32
4 planned uint32
5 timeSpent google.protobuf.Duration
`, 'titanup.profile.v1');

export const DashboardPractice = message('titanup.profile.v1.DashboardPractice', `
1 practiceId string
2 workoutIds *string
3 endTime google.protobuf.Timestamp
4 localDate string
5 timeSpent google.protobuf.Duration
6 points double
`, 'titanup.profile.v1');

export const DashboardHabit = message('titanup.profile.v1.DashboardHabit', `
1 habitId string
2 title string
3 color string
4 today double
5 goalPercent uint32
6 goalMet bool
7 currentStreak uint32
`, 'titanup.profile.v1');

export const DashboardHabits = message('titanup.profile.v1.DashboardHabits', `
1 habits *.DashboardHabit
2 more bool
`, 'titanup.profile.v1');

export const DashboardQuote = message('titanup.profile.v1.DashboardQuote', `
1 quoteId string
2 text string
3 author string
4 source string
5 language string
6 isLiked bool
`, 'titanup.profile.v1');

export const DashboardPepTalk = message('titanup.profile.v1.DashboardPepTalk', `
1 quote .DashboardQuote
2 line string
3 voicePackId string
`, 'titanup.profile.v1');

export const DashboardLastWorkout = message('titanup.profile.v1.DashboardLastWorkout', `
1 time google.protobuf.Timestamp
2 localDate string
`, 'titanup.profile.v1');

export const DashboardProfile = message('titanup.profile.v1.DashboardProfile', `
1 displayName string
2 avatarId string
3 hasUploadedImage bool
4 themeId string
5 sessionTarget uint32
`, 'titanup.profile.v1');

export const GetDashboardRequest = message('titanup.profile.v1.GetDashboardRequest', `
1 timeZone string
`, 'titanup.profile.v1');

export const GetDashboardResponse = message('titanup.profile.v1.GetDashboardResponse', `
1 profile .DashboardProfile
2 today .DashboardChart
3 week .DashboardChart
4 month .DashboardChart
5 streak .DashboardStreak
6 lastSession .DashboardSession
7 awards *.DashboardAward
8 unavailable *.UnavailablePart
9 medals *.DashboardMedal
10 level .DashboardLevel
11 suggestions .DashboardSuggestions
12 trainingWeek .DashboardTrainingWeek
13 lastPractice .DashboardPractice
14 lastWorkout .DashboardLastWorkout
15 habits .DashboardHabits
16 slogan .DashboardQuote
17 pepTalk .DashboardPepTalk
`, 'titanup.profile.v1');

export const PersonSnapshot = message('titanup.profile.v1.PersonSnapshot', `
1 birthYear uint32
2 heightCm double
3 locale string
4 units enum
`, 'titanup.profile.v1');

export const MeasurementDeleted = message('titanup.profile.v1.MeasurementDeleted', `
1 measurementId string
2 deleteTime google.protobuf.Timestamp
`, 'titanup.profile.v1');

export const ProfileChange = message('titanup.profile.v1.ProfileChange', `
1 userId string
2 person .PersonSnapshot@change
3 settings .Settings@change
4 measurement .BodyMeasurement@change
5 deletedMeasurement .MeasurementDeleted@change
6 cursor string
7 slot int32
8 number int64
`, 'titanup.profile.v1');

export const ListProfileChangesRequest = message('titanup.profile.v1.ListProfileChangesRequest', `
1 cursor string
2 pageSize int32
3 slots *int32
4 numbers *int64
5 epoch string
`, 'titanup.profile.v1');

export const ListProfileChangesResponse = message('titanup.profile.v1.ListProfileChangesResponse', `
1 changes *.ProfileChange
2 nextCursor string
3 epoch string
4 isPending bool
`, 'titanup.profile.v1');

export const WatchProfileChangesRequest = message('titanup.profile.v1.WatchProfileChangesRequest', `
1 cursor string
2 slots *int32
3 numbers *int64
4 epoch string
`, 'titanup.profile.v1');

export const WatchProfileChangesResponse = message('titanup.profile.v1.WatchProfileChangesResponse', `
1 changes *.ProfileChange
2 epoch string
`, 'titanup.profile.v1');

export const ProfileService = service('titanup.profile.v1.ProfileService', `
GetProfile titanup.profile.v1.GetProfileRequest titanup.profile.v1.GetProfileResponse
UpdateProfile titanup.profile.v1.UpdateProfileRequest titanup.profile.v1.UpdateProfileResponse
ListAvatars titanup.profile.v1.ListAvatarsRequest titanup.profile.v1.ListAvatarsResponse
UploadProfileImage *titanup.profile.v1.UploadProfileImageRequest titanup.profile.v1.UploadProfileImageResponse
GetProfileImage titanup.profile.v1.GetProfileImageRequest titanup.profile.v1.GetProfileImageResponse
DeleteProfileImage titanup.profile.v1.DeleteProfileImageRequest titanup.profile.v1.DeleteProfileImageResponse
GetSettings titanup.profile.v1.GetSettingsRequest titanup.profile.v1.GetSettingsResponse
UpdateSettings titanup.profile.v1.UpdateSettingsRequest titanup.profile.v1.UpdateSettingsResponse
ListThemes titanup.profile.v1.ListThemesRequest titanup.profile.v1.ListThemesResponse
AddBodyMeasurement titanup.profile.v1.AddBodyMeasurementRequest titanup.profile.v1.AddBodyMeasurementResponse
ListBodyMeasurements titanup.profile.v1.ListBodyMeasurementsRequest titanup.profile.v1.ListBodyMeasurementsResponse
DeleteBodyMeasurement titanup.profile.v1.DeleteBodyMeasurementRequest titanup.profile.v1.DeleteBodyMeasurementResponse
GetBodyMetrics titanup.profile.v1.GetBodyMetricsRequest titanup.profile.v1.GetBodyMetricsResponse
CalculateBmi titanup.profile.v1.CalculateBmiRequest titanup.profile.v1.CalculateBmiResponse
GetDashboard titanup.profile.v1.GetDashboardRequest titanup.profile.v1.GetDashboardResponse
`);

export const ProfileFeedService = service('titanup.profile.v1.ProfileFeedService', `
ListProfileChanges titanup.profile.v1.ListProfileChangesRequest titanup.profile.v1.ListProfileChangesResponse
WatchProfileChanges titanup.profile.v1.WatchProfileChangesRequest *titanup.profile.v1.WatchProfileChangesResponse
`);
