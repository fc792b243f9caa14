// Made by protoc-gen-titan from titanup/profile/v1/profile.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** The user's sex, if they say so. */
export const Sex: {
  /** Unknown. */
  readonly UNSPECIFIED: 0;
  /** Female. */
  readonly FEMALE: 1;
  /** Male. */
  readonly MALE: 2;
  /** Neither. */
  readonly DIVERSE: 3;
};

/** The units in which clients show numbers. Messages always use kilograms and centimetres. */
export const Units: {
  /** The same as METRIC. */
  readonly UNSPECIFIED: 0;
  /** Kilograms and centimetres. */
  readonly METRIC: 1;
  /** Pounds, feet and inches. */
  readonly IMPERIAL: 2;
};

/**
 * Who may see something. No service acts on it: what training partners see is up to
 * titanup.social.v1.SocialService.UpdateSharing.
 */
export const Visibility: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Nobody else. */
  readonly PRIVATE: 1;
  /** Training partners. */
  readonly PARTNERS: 2;
  /** Training partners and the members of shared groups. */
  readonly GROUPS: 3;
};

/** How long the landmarks of a counted set are kept. The count stays proven without them. */
export const FrameRetention: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Not at all: they are deleted as soon as they are counted. */
  readonly NONE: 1;
  /** 30 days. */
  readonly DAYS_30: 2;
  /** 365 days. */
  readonly DAYS_365: 3;
};

/** The World Health Organization's classes for adults, by the exact index. */
export const BmiClass: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** For people under 20, to whom the classes don't apply. */
  readonly NOT_APPLICABLE: 1;
  /** Below 16. */
  readonly SEVERE_THINNESS: 2;
  /** From 16 to below 17. */
  readonly MODERATE_THINNESS: 3;
  /** From 17 to below 18.5. */
  readonly MILD_THINNESS: 4;
  /** From 18.5 to below 25. */
  readonly NORMAL: 5;
  /** From 25 to below 30. */
  readonly PRE_OBESE: 6;
  /** From 30 to below 35. */
  readonly OBESE_I: 7;
  /** From 35 to below 40. */
  readonly OBESE_II: 8;
  /** 40 and above. */
  readonly OBESE_III: 9;
};

/** The inputs that an index can lack. */
export const MissingMetric: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The profile has no height. */
  readonly HEIGHT: 1;
  /** There is no measurement. */
  readonly WEIGHT: 2;
};

/** A part of the home screen. */
export const DashboardPart: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Name, picture and theme. */
  readonly PROFILE: 1;
  /** Today's chart. */
  readonly TODAY: 2;
  /** The chart of the last seven dates. */
  readonly WEEK: 3;
  /** The chart of the last thirty dates. */
  readonly MONTH: 4;
  /** The streak. */
  readonly STREAK: 5;
  /** The newest session. */
  readonly LAST_SESSION: 6;
  /** The newest trophies. */
  readonly AWARDS: 7;
  /** Medals that the user wears today. */
  readonly MEDALS: 8;
  /** The Titan level. */
  readonly LEVEL: 9;
  /** Workouts to do next. */
  readonly SUGGESTIONS: 10;
  /** This week's training. */
  readonly TRAINING_WEEK: 11;
  /** The newest practice. */
  readonly LAST_PRACTICE: 12;
  /** Today's habits. */
  readonly HABITS: 13;
  /** The slogan. */
  readonly SLOGAN: 14;
  /** A quote and the voice's line. */
  readonly PEP_TALK: 15;
};

/** A user's profile. */
export interface Profile {
  /** 1 to 100 characters, trimmed, without control characters and characters that change the direction of text. */
  displayName: string;
  /** 1900 to this year; 0 if unknown. */
  birthYear: number;
  /** If the user said so. */
  sex: number;
  /** 50 to 272, stored to a millimetre; 0 if unknown. */
  heightCm: number;
  /** BCP 47 language tag: `en`, `de-AT`. */
  locale: string;
  /** For showing numbers. */
  units: number;
  /** One of ListAvatars. Choosing another one deletes an uploaded picture; so does naming this field in a mask. */
  avatarId: string;
  /** Whether an uploaded picture represents the account instead. Output only. */
  hasUploadedImage: boolean;
  /** Changes with every change of the profile. Output only, but compared if sent. */
  etag: string;
  /** When it was last changed; absent if never. Output only. */
  updateTime?: google.Timestamp;
}
export const Profile: MessageType<Profile>;

/** See ProfileService.GetProfile. */
export interface GetProfileRequest {
}
export const GetProfileRequest: MessageType<GetProfileRequest>;

/** The profile. */
export interface GetProfileResponse {
  /** With its output-only fields. */
  profile?: Profile;
}
export const GetProfileResponse: MessageType<GetProfileResponse>;

/** See ProfileService.UpdateProfile. */
export interface UpdateProfileRequest {
  /** With an etag, the update fails if the profile has changed. */
  profile?: Profile;
  /**
   * Which of `display_name`, `birth_year`, `sex`, `height_cm`, `locale`, `units`, `avatar_id`. Without a mask, the
   * populated ones change.
   */
  updateMask?: google.FieldMask;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const UpdateProfileRequest: MessageType<UpdateProfileRequest>;

/** The profile after the change. */
export interface UpdateProfileResponse {
  /** With its output-only fields. */
  profile?: Profile;
}
export const UpdateProfileResponse: MessageType<UpdateProfileResponse>;

/** An avatar to choose. */
export interface Avatar {
  /** `viking`. */
  avatarId: string;
  /** In the requested language. */
  title: string;
  /** The drawing, a complete SVG document. */
  svg: string;
}
export const Avatar: MessageType<Avatar>;

/** See ProfileService.ListAvatars. */
export interface ListAvatarsRequest {
}
export const ListAvatarsRequest: MessageType<ListAvatarsRequest>;

/** The avatars. */
export interface ListAvatarsResponse {
  /** In order; the first one is the default. */
  avatars: Avatar[];
}
export const ListAvatarsResponse: MessageType<ListAvatarsResponse>;

/** The first message of an upload. */
export interface ImageOpening {
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different picture is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const ImageOpening: MessageType<ImageOpening>;

/** See ProfileService.UploadProfileImage. */
export interface UploadProfileImageRequest {
  /** The first message, sent once. */
  opening?: ImageOpening;
  /** The next piece of the file, not empty. */
  data?: Uint8Array;
}
export const UploadProfileImageRequest: MessageType<UploadProfileImageRequest>;

/** The stored picture. */
export interface UploadProfileImageResponse {
  /** The profile after the change. */
  profile?: Profile;
  /** `image/jpeg` or `image/png`. */
  contentType: string;
  /** In pixels, at most 512. */
  width: number;
  /** In pixels, at most 512. */
  height: number;
  /** Its size. */
  sizeBytes: number;
}
export const UploadProfileImageResponse: MessageType<UploadProfileImageResponse>;

/** See ProfileService.GetProfileImage. */
export interface GetProfileImageRequest {
  /** The etag of a picture that the client has: if it is still current, the response has no content. */
  knownEtag: string;
}
export const GetProfileImageRequest: MessageType<GetProfileImageRequest>;

/** The picture. */
export interface GetProfileImageResponse {
  /** `image/jpeg`, `image/png`, or `image/svg+xml` for an avatar. */
  contentType: string;
  /** Empty if the client has it. */
  image: Uint8Array;
  /** Changes with every change of the picture. */
  etag: string;
}
export const GetProfileImageResponse: MessageType<GetProfileImageResponse>;

/** See ProfileService.DeleteProfileImage. */
export interface DeleteProfileImageRequest {
}
export const DeleteProfileImageRequest: MessageType<DeleteProfileImageRequest>;

/** The result. */
export interface DeleteProfileImageResponse {
  /** The profile after the change. */
  profile?: Profile;
}
export const DeleteProfileImageResponse: MessageType<DeleteProfileImageResponse>;

/** How often and when a user wants to do push-ups on a day: evenly from the first minute of the window to its last. */
export interface PushUpsPerDay {
  /** 1 to 24. 1 means at the start of the window. */
  times: number;
  /** In minutes after local midnight, 0 to 1439. */
  windowStartMinutes: number;
  /** In minutes after local midnight; not before the start, and late enough for that many different minutes. */
  windowEndMinutes: number;
  /** The times of a day, in minutes after local midnight. Output only. */
  atMinutes: number[];
}
export const PushUpsPerDay: MessageType<PushUpsPerDay>;

/** A user's settings. */
export interface Settings {
  /** One of ListThemes. */
  themeId: string;
  /** The goal in push-ups per session, 1 to 500. 10 by default. */
  sessionTarget: number;
  /** The goal in push-ups per day, 1 to 10000. 10 by default. */
  dailyGoal: number;
  /** By default once a day, within 08:00 to 20:00. A mask can name it or its fields: `pushups_per_day.times`. */
  pushupsPerDay?: PushUpsPerDay;
  /** The voice that counts: 1 to 40 letters a to z, digits and hyphens; empty means the highest unlocked one. */
  voicePackId: string;
  /** Whether a voice counts and cheers. Apps should respect it; no service acts on it. */
  voiceEnabled: boolean;
  /** Whether there are sounds. Apps should respect it; no service acts on it. */
  soundsEnabled: boolean;
  /** Whether the device may vibrate. Apps should respect it; no service acts on it. */
  hapticsEnabled: boolean;
  /** The visibility of name and picture. PRIVATE by default. Has no effect: see Visibility. */
  profileVisibility: number;
  /** The visibility of sessions, charts and streak. PRIVATE by default. Has no effect: see Visibility. */
  activityVisibility: number;
  /** The visibility of trophies and medals. PRIVATE by default. Has no effect: see Visibility. */
  awardsVisibility: number;
  /**
   * DAYS_30 by default. It applies to sets that don't request otherwise, and a change also applies to their stored
   * landmarks; with NONE, nothing is kept of any set, and stored landmarks are deleted.
   */
  frameRetention: number;
  /** Changes with every change of the settings. Output only, but compared if sent. */
  etag: string;
  /** When they were last changed; absent if never. Output only. */
  updateTime?: google.Timestamp;
  /**
   * Whether apps ask for a sign of life in a set: they open its stream with `titanup.pose.v1.Open.liveness`. Off by default. Apps
   * should respect it; no service acts on it.
   */
  livenessEnabled: boolean;
}
export const Settings: MessageType<Settings>;

/** See ProfileService.GetSettings. */
export interface GetSettingsRequest {
}
export const GetSettingsRequest: MessageType<GetSettingsRequest>;

/** The settings. */
export interface GetSettingsResponse {
  /** All of them. */
  settings?: Settings;
}
export const GetSettingsResponse: MessageType<GetSettingsResponse>;

/** See ProfileService.UpdateSettings. */
export interface UpdateSettingsRequest {
  /** With an etag, the update fails if the settings have changed. */
  settings?: Settings;
  /** Names of fields that are not output only. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /** As in UpdateProfileRequest. */
  requestId: string;
}
export const UpdateSettingsRequest: MessageType<UpdateSettingsRequest>;

/** The settings after the change. */
export interface UpdateSettingsResponse {
  /** All of them. */
  settings?: Settings;
}
export const UpdateSettingsResponse: MessageType<UpdateSettingsResponse>;

/** A theme to choose. */
export interface Theme {
  /** `orange`. */
  themeId: string;
  /** In the requested language. */
  title: string;
  /** The accent colour: `#rrggbb`. */
  accentColor: string;
  /** The background colour: `#rrggbb`. */
  backgroundColor: string;
  /** The colour of cards: `#rrggbb`. */
  surfaceColor: string;
  /** The colour of text on both: `#rrggbb`. */
  textColor: string;
  /** Whether the theme has light text on a dark background. */
  isDark: boolean;
}
export const Theme: MessageType<Theme>;

/** See ProfileService.ListThemes. */
export interface ListThemesRequest {
}
export const ListThemesRequest: MessageType<ListThemesRequest>;

/** The themes. */
export interface ListThemesResponse {
  /** In order; the first one is the default. */
  themes: Theme[];
}
export const ListThemesResponse: MessageType<ListThemesResponse>;

/** A body weight at one moment. */
export interface BodyMeasurement {
  /** UUID, chosen by the client. */
  measurementId: string;
  /** Required; 2000 or later, at most 5 minutes in the future. */
  measureTime?: google.Timestamp;
  /** The device's offset at that time, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`. */
  utcOffsetSeconds?: number;
  /** The date it belongs to, `YYYY-MM-DD`, decided once from time and offset. Output only. */
  localDate: string;
  /** Required; 20 to 500, stored to a milligram. */
  weightKg: number;
  /** IANA name of the device's time zone: `Europe/Berlin`; empty means UTC. Input only: it is stored as the offset. */
  timeZone: string;
}
export const BodyMeasurement: MessageType<BodyMeasurement>;

/** See ProfileService.AddBodyMeasurement. */
export interface AddBodyMeasurementRequest {
  /** Without its output-only fields. */
  measurement?: BodyMeasurement;
}
export const AddBodyMeasurementRequest: MessageType<AddBodyMeasurementRequest>;

/** The measurement as stored. */
export interface AddBodyMeasurementResponse {
  /** With its output-only fields. */
  measurement?: BodyMeasurement;
}
export const AddBodyMeasurementResponse: MessageType<AddBodyMeasurementResponse>;

/** See ProfileService.ListBodyMeasurements. */
export interface ListBodyMeasurementsRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. Valid only for the same user. */
  pageToken: string;
}
export const ListBodyMeasurementsRequest: MessageType<ListBodyMeasurementsRequest>;

/** A page of measurements. */
export interface ListBodyMeasurementsResponse {
  /** Newest first. */
  measurements: BodyMeasurement[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListBodyMeasurementsResponse: MessageType<ListBodyMeasurementsResponse>;

/** See ProfileService.DeleteBodyMeasurement. */
export interface DeleteBodyMeasurementRequest {
  /** UUID. */
  measurementId: string;
}
export const DeleteBodyMeasurementRequest: MessageType<DeleteBodyMeasurementRequest>;

/** Empty. */
export interface DeleteBodyMeasurementResponse {
}
export const DeleteBodyMeasurementResponse: MessageType<DeleteBodyMeasurementResponse>;

/** An index that the WHO names for public health in Asian populations. It isn't a class. */
export interface BmiActionPoint {
  /** 23, 27.5, 32.5 or 37.5. */
  value: number;
  /** Whether the index reaches it. */
  reached: boolean;
}
export const BmiActionPoint: MessageType<BmiActionPoint>;

/** A body mass index and its inputs. */
export interface Bmi {
  /** Kilograms per square metre, not rounded. */
  value: number;
  /** The same with one decimal, formatted for the requested language: `22.9`, `22,9`. */
  text: string;
  /** The class, by the exact value. */
  bmiClass: number;
  /** The class in the requested language. */
  classText: string;
  /** The weight behind it. */
  weightKg: number;
  /** The height behind it. */
  heightCm: number;
  /** What an adult of this height weighs at an index of 18.5. */
  normalFromKg: number;
  /** What an adult of this height weighs at an index of 25, where NORMAL ends. */
  normalBelowKg: number;
  /** In ascending order. */
  actionPoints: BmiActionPoint[];
  /** A note in the requested language: this is a screening value, not a diagnosis. */
  note: string;
  /** The version of formula and classes: `bmi-who-2004`. */
  formulaVersion: string;
}
export const Bmi: MessageType<Bmi>;

/** See ProfileService.GetBodyMetrics. */
export interface GetBodyMetricsRequest {
}
export const GetBodyMetricsRequest: MessageType<GetBodyMetricsRequest>;

/** The known figures. */
export interface GetBodyMetricsResponse {
  /** The profile's height; 0 if unknown. */
  heightCm: number;
  /** The newest; absent if there is none. */
  newest?: BodyMeasurement;
  /** Absent if something is missing. */
  bmi?: Bmi;
  /** The inputs that are missing. */
  missing: number[];
}
export const GetBodyMetricsResponse: MessageType<GetBodyMetricsResponse>;

/** See ProfileService.CalculateBmi. */
export interface CalculateBmiRequest {
  /** 50 to 272; 0 means the profile's. */
  heightCm: number;
  /** 20 to 500; 0 means the newest measurement's. */
  weightKg: number;
  /** 1900 to this year; 0 means the profile's. */
  birthYear: number;
}
export const CalculateBmiRequest: MessageType<CalculateBmiRequest>;

/** The index. */
export interface CalculateBmiResponse {
  /** Always present. */
  bmi?: Bmi;
}
export const CalculateBmiResponse: MessageType<CalculateBmiResponse>;

/** A missing part, and why it is missing. */
export interface UnavailablePart {
  /** The part. */
  part: number;
  /** The name of the gRPC status code from its service: `UNAVAILABLE`, `DEADLINE_EXCEEDED`. */
  code: string;
}
export const UnavailablePart: MessageType<UnavailablePart>;

/** A slice or bar of a chart. */
export interface DashboardBar {
  /** Its date, `YYYY-MM-DD`. */
  localDate: string;
  /** In today's chart, when the session began; absent otherwise. */
  startTime?: google.Timestamp;
  /** Reps in it. */
  reps: number;
  /** The reps among them that TitanUp counted. */
  verifiedReps: number;
  /** Sessions in it. */
  sessions: number;
}
export const DashboardBar: MessageType<DashboardBar>;

/** A chart of the home screen. */
export interface DashboardChart {
  /** Oldest first: in today's chart one slice per session, otherwise one bar per date. */
  bars: DashboardBar[];
  /** Reps in all bars. */
  totalReps: number;
  /** The goal in push-ups per day. */
  goalReps: number;
  /** Push-ups that remain to today's goal. */
  remainingReps: number;
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
}
export const DashboardChart: MessageType<DashboardChart>;

/** Dates in a row. */
export interface DashboardStreak {
  /** In the streak up to today, or up to yesterday while today is still open. */
  current: number;
  /** The longest streak so far. */
  longest: number;
  /** Whether today is one of these dates. */
  todayDone: boolean;
  /** Whether the streak depends on today. */
  atRisk: boolean;
  /** The number of missed dates that freezes would protect. */
  freezesLeft: number;
  /** Dates in a row with push-ups that TitanUp counted. */
  verifiedCurrent: number;
}
export const DashboardStreak: MessageType<DashboardStreak>;

/** A push-up session. */
export interface DashboardSession {
  /** UUID. */
  sessionId: string;
  /** When it began. */
  startTime?: google.Timestamp;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
  /** Push-ups in it. */
  reps: number;
  /** The goal in reps. */
  target: number;
  /** Whether the goal was reached. */
  targetMet: boolean;
  /** Whether TitanUp counted it. */
  verified: boolean;
}
export const DashboardSession: MessageType<DashboardSession>;

/** A trophy that was earned. */
export interface DashboardAward {
  /** UUID. */
  awardId: string;
  /** `T-SESSION-5`. */
  trophyId: string;
  /** In the requested language. */
  title: string;
  /** The URI of its picture. */
  imageUri: string;
  /** When it was earned. */
  earnTime?: google.Timestamp;
}
export const DashboardAward: MessageType<DashboardAward>;

/** A medal that the user wears. */
export interface DashboardMedal {
  /** `M-DAY-5`. */
  medalId: string;
  /** In the requested language. */
  title: string;
  /** The URI of its picture. */
  imageUri: string;
  /** The number of dates on which it was earned. */
  count: number;
}
export const DashboardMedal: MessageType<DashboardMedal>;

/** A rank by lifetime experience. */
export interface DashboardLevel {
  /** From 1. */
  number: number;
  /** The user's points. */
  experience: number;
  /** Points at which this level begins. */
  threshold: number;
  /** Points at which the next one begins. */
  nextThreshold: number;
}
export const DashboardLevel: MessageType<DashboardLevel>;

/** A suggested workout. */
export interface DashboardWorkout {
  /** As in titanup.training.v1. */
  workoutId: string;
  /** In the requested language. */
  name: string;
  /** Why it is suggested, in the requested language. */
  explanation: string;
  /** The number of its sets. */
  sets: number;
}
export const DashboardWorkout: MessageType<DashboardWorkout>;

/** Suggested workouts. */
export interface DashboardSuggestions {
  /** Up to five; none if the preferences leave nothing to draw from. */
  workouts: DashboardWorkout[];
  /** The seed that gives the same suggestions again in TrainingService.SuggestWorkouts. */
  seed: number | bigint;
}
export const DashboardSuggestions: MessageType<DashboardSuggestions>;

/** A date's training. */
export interface DashboardTrainingDay {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** Completed practices and push-up sessions. */
  completed: number;
}
export const DashboardTrainingDay: MessageType<DashboardTrainingDay>;

/** This week's training. */
export interface DashboardTrainingWeek {
  /** Seven dates, starting with the first weekday. */
  days: DashboardTrainingDay[];
  /** Completed practices and push-up sessions on these dates. */
  completed: number;
  /** The same in the seven dates up to today. */
  completedLast7Days: number;
  /** The plan's goal; without a plan, one that suits the fitness level. */
  planned: number;
  /** The duration of practices without pauses, and of push-up sessions from start to end. */
  timeSpent?: google.Duration;
}
export const DashboardTrainingWeek: MessageType<DashboardTrainingWeek>;

/** A completed practice. */
export interface DashboardPractice {
  /** UUID. */
  practiceId: string;
  /** Its workouts. */
  workoutIds: string[];
  /** When it was completed. */
  endTime?: google.Timestamp;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
  /** Its duration without pauses. */
  timeSpent?: google.Duration;
  /** The points it earned. */
  points: number;
}
export const DashboardPractice: MessageType<DashboardPractice>;

/** A habit and its progress today. */
export interface DashboardHabit {
  /** UUID. */
  habitId: string;
  /** The title that the user gave it. */
  title: string;
  /** `#RRGGBB`. */
  color: string;
  /** Repetitions today; an amount can have up to three decimals. */
  today: number;
  /** The percentage of the goal reached on the current day or in the current week; for a limit, the percentage used up. */
  goalPercent: number;
  /** Whether the goal is met at the moment. */
  goalMet: boolean;
  /** Days or weeks in a row with the goal met. */
  currentStreak: number;
}
export const DashboardHabit: MessageType<DashboardHabit>;

/** Today's habits. */
export interface DashboardHabits {
  /** The first fifty, in the user's order, without archived ones. */
  habits: DashboardHabit[];
  /** Whether there are more. */
  more: boolean;
}
export const DashboardHabits: MessageType<DashboardHabits>;

/** A quote and its source. */
export interface DashboardQuote {
  /** As in titanup.motivation.v1. */
  quoteId: string;
  /** In `language`. */
  text: string;
  /** Its author. */
  author: string;
  /** Its source. */
  source: string;
  /** `en` or `de`. */
  language: string;
  /** Whether this account likes it. */
  isLiked: boolean;
}
export const DashboardQuote: MessageType<DashboardQuote>;

/** A pep talk before a set. */
export interface DashboardPepTalk {
  /** A quote or verse. */
  quote?: DashboardQuote;
  /** The voice's line for the occasion. */
  line: string;
  /** The voice. */
  voicePackId: string;
}
export const DashboardPepTalk: MessageType<DashboardPepTalk>;

/** The newest push-up session or practice. */
export interface DashboardLastWorkout {
  /** When it ended. */
  time?: google.Timestamp;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
}
export const DashboardLastWorkout: MessageType<DashboardLastWorkout>;

/** Name, picture and theme. */
export interface DashboardProfile {
  /** The name. */
  displayName: string;
  /** The avatar. */
  avatarId: string;
  /** Whether an uploaded picture represents the account instead. */
  hasUploadedImage: boolean;
  /** The theme. */
  themeId: string;
  /** The goal in push-ups per session. */
  sessionTarget: number;
}
export const DashboardProfile: MessageType<DashboardProfile>;

/** See ProfileService.GetDashboard. */
export interface GetDashboardRequest {
  /**
   * IANA name of the time zone that decides which date today is; empty means the clock's zone, else that of the newest
   * session, else UTC.
   */
  timeZone: string;
}
export const GetDashboardRequest: MessageType<GetDashboardRequest>;

/** The home screen. An absent part is named in `unavailable`, or has nothing to show yet. */
export interface GetDashboardResponse {
  /** Name, picture and theme. */
  profile?: DashboardProfile;
  /** Today's chart. */
  today?: DashboardChart;
  /** The last seven dates. */
  week?: DashboardChart;
  /** The last thirty dates. */
  month?: DashboardChart;
  /** Dates in a row. */
  streak?: DashboardStreak;
  /** The newest session; absent before the first. */
  lastSession?: DashboardSession;
  /** The three newest trophies, newest first. */
  awards: DashboardAward[];
  /** The missing parts, in the order of the enum. */
  unavailable: UnavailablePart[];
  /** Medals worn today, in the order of the catalogue. */
  medals: DashboardMedal[];
  /** The Titan level. */
  level?: DashboardLevel;
  /** Suggested workouts. */
  suggestions?: DashboardSuggestions;
  /** This week's training. */
  trainingWeek?: DashboardTrainingWeek;
  /** The newest practice; absent before the first. */
  lastPractice?: DashboardPractice;
  /** The newer of `last_session` and `last_practice`; absent if there is neither, and if either is unavailable. */
  lastWorkout?: DashboardLastWorkout;
  /** Today's habits. */
  habits?: DashboardHabits;
  /** A different one each time. */
  slogan?: DashboardQuote;
  /** A quote or verse, and the voice's line. */
  pepTalk?: DashboardPepTalk;
}
export const GetDashboardResponse: MessageType<GetDashboardResponse>;

/** The part of a profile that other services need for calculations and texts; no name and no picture. */
export interface PersonSnapshot {
  /** 0 if unknown. */
  birthYear: number;
  /** 0 if unknown. */
  heightCm: number;
  /** BCP 47 language tag. */
  locale: string;
  /** For showing numbers. */
  units: number;
}
export const PersonSnapshot: MessageType<PersonSnapshot>;

/** A measurement is gone. */
export interface MeasurementDeleted {
  /** UUID. */
  measurementId: string;
  /** The time of the deletion. */
  deleteTime?: google.Timestamp;
}
export const MeasurementDeleted: MessageType<MeasurementDeleted>;

/** The current state of a profile, of settings or of a measurement. */
export interface ProfileChange {
  /** UUID of its owner. */
  userId: string;
  /** The profile was created or changed. */
  person?: PersonSnapshot;
  /** Settings were changed; until then the defaults of GetSettings apply. */
  settings?: Settings;
  /** A body weight was recorded. */
  measurement?: BodyMeasurement;
  /** It was deleted. */
  deletedMeasurement?: MeasurementDeleted;
  /** The cursor to ask for the next changes with; empty for a follower that asks by slots. */
  cursor: string;
  /** The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id. */
  slot: number;
  /** Its number in that slot. Later changes have higher numbers; what changes again leaves its old number. */
  number: number | bigint;
}
export const ProfileChange: MessageType<ProfileChange>;

/** See ProfileFeedService.ListProfileChanges. */
export interface ListProfileChangesRequest {
  /** The position of a follower of the whole feed; empty for the beginning, or together with slots. */
  cursor: string;
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** The slots that the follower reads, each once, in any order; empty for the whole feed by its cursor. */
  slots: number[];
  /** For each of the slots, the number of the last change that the follower has seen there; 0 for none. */
  numbers: (number | bigint)[];
  /** The epoch that the numbers are of; empty if all of them are 0. */
  epoch: string;
}
export const ListProfileChangesRequest: MessageType<ListProfileChangesRequest>;

/** A page of changes. */
export interface ListProfileChangesResponse {
  /** In the order of their numbers within each slot. */
  changes: ProfileChange[];
  /**
   * Where to continue; equal to the request's cursor if nothing has changed since, and empty for a follower that asks
   * by slots.
   */
  nextCursor: string;
  /** Identifies the lifetime of the store: it changes when a backup is restored. */
  epoch: string;
  /** Always false: no transaction holds back the changes of another any more. */
  isPending: boolean;
}
export const ListProfileChangesResponse: MessageType<ListProfileChangesResponse>;

/** See ProfileFeedService.WatchProfileChanges. */
export interface WatchProfileChangesRequest {
  /** As in ListProfileChangesRequest. */
  cursor: string;
  /** As in ListProfileChangesRequest. */
  slots: number[];
  /** As in ListProfileChangesRequest. */
  numbers: (number | bigint)[];
  /** As in ListProfileChangesRequest. */
  epoch: string;
}
export const WatchProfileChangesRequest: MessageType<WatchProfileChangesRequest>;

/** What has changed. */
export interface WatchProfileChangesResponse {
  /** In the order of their numbers within each slot; 1 to 200. */
  changes: ProfileChange[];
  /** Identifies the lifetime of the store. */
  epoch: string;
}
export const WatchProfileChangesResponse: MessageType<WatchProfileChangesResponse>;

/** The methods that users and their devices call. Everything belongs to the account of the access token. */
export const ProfileService: {
  /**
   * Returns the caller's profile. Every account has one; until it is changed, it has the name and the language from the
   * registration. UNAVAILABLE if the profile is read for the first time and the auth service doesn't answer.
   */
  readonly getProfile: Method<GetProfileRequest, GetProfileResponse>;
  /**
   * Changes the fields in the mask. INVALID_ARGUMENT with a violation for each wrong field, and PATH_UNKNOWN for a path
   * that isn't a field of the profile. ABORTED ETAG_MISMATCH if the profile has changed since the etag. UNAVAILABLE as
   * in GetProfile.
   */
  readonly updateProfile: Method<UpdateProfileRequest, UpdateProfileResponse>;
  /** Lists the avatars to choose from, with their drawings. */
  readonly listAvatars: Method<ListAvatarsRequest, ListAvatarsResponse>;
  /**
   * Uploads a photo as profile image: `opening` first, then its bytes in any number of pieces.
   *
   * The server decodes the picture and stores a new one: upright, at most 512 pixels wide and high, without metadata, a
   * JPEG as JPEG and a PNG as PNG. INVALID_ARGUMENT IMAGE_MISSING, IMAGE_TYPE_UNKNOWN if the content is neither PNG nor
   * JPEG, IMAGE_BROKEN if the file is truncated, damaged, or followed by something else; IMAGE_PIECE_INVALID if the
   * opening doesn't come first and exactly once, and for an empty piece. RESOURCE_EXHAUSTED IMAGE_TOO_LARGE over 2 MiB,
   * IMAGE_TOO_MANY_PIXELS over 8192 pixels in a row or column or 16,777,216 in all, and IMAGE_QUEUE_FULL, with a delay,
   * while too many pictures are being processed.
   */
  readonly uploadProfileImage: Method<UploadProfileImageRequest, UploadProfileImageResponse>;
  /** Returns the caller's picture: the uploaded one, else the avatar. */
  readonly getProfileImage: Method<GetProfileImageRequest, GetProfileImageResponse>;
  /** Deletes the uploaded picture: the avatar represents the caller again. OK if there is none. */
  readonly deleteProfileImage: Method<DeleteProfileImageRequest, DeleteProfileImageResponse>;
  /** Returns every setting; all devices share them. */
  readonly getSettings: Method<GetSettingsRequest, GetSettingsResponse>;
  /** Changes the settings in the mask and leaves the others. Errors as in UpdateProfile, except UNAVAILABLE. */
  readonly updateSettings: Method<UpdateSettingsRequest, UpdateSettingsResponse>;
  /** Lists the themes to choose from. */
  readonly listThemes: Method<ListThemesRequest, ListThemesResponse>;
  /**
   * Records a body weight. The same id with the same content returns the existing measurement; with different content,
   * or if that measurement was deleted, ALREADY_EXISTS MEASUREMENT_EXISTS. INVALID_ARGUMENT with a violation for each
   * wrong field.
   */
  readonly addBodyMeasurement: Method<AddBodyMeasurementRequest, AddBodyMeasurementResponse>;
  /**
   * Lists measurements, newest first, in pages that stay stable while others are added. INVALID_ARGUMENT
   * PAGE_TOKEN_INVALID for a token from another list.
   */
  readonly listBodyMeasurements: Method<ListBodyMeasurementsRequest, ListBodyMeasurementsResponse>;
  /** Deletes a measurement. Deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user. */
  readonly deleteBodyMeasurement: Method<DeleteBodyMeasurementRequest, DeleteBodyMeasurementResponse>;
  /** Returns what follows from the height and the newest weight. */
  readonly getBodyMetrics: Method<GetBodyMetricsRequest, GetBodyMetricsResponse>;
  /**
   * Calculates the body mass index from the given numbers, and from stored ones where a number is missing. Stores
   * nothing. INVALID_ARGUMENT with a violation for each number out of bounds; FAILED_PRECONDITION HEIGHT_UNKNOWN,
   * WEIGHT_UNKNOWN if one is neither given nor stored.
   */
  readonly calculateBmi: Method<CalculateBmiRequest, CalculateBmiResponse>;
  /**
   * Returns the home screen, read from all services at once. If a service fails or takes too long, its part is omitted
   * and named in `unavailable`; the rest still arrives, within the call's deadline. The slogan and the quote differ
   * each time. INVALID_ARGUMENT for an unknown time zone.
   */
  readonly getDashboard: Method<GetDashboardRequest, GetDashboardResponse>;
};

/**
 * The methods that other services call to follow profiles and settings. Changes are delivered at least once, in an
 * order that never changes before a cursor.
 */
export const ProfileFeedService: {
  /**
   * Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
   * comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
   * EPOCH_CHANGED if the position is from another epoch: the follower must start from the beginning. INVALID_ARGUMENT
   * CURSOR_INVALID for anything that isn't a position.
   */
  readonly listProfileChanges: Method<ListProfileChangesRequest, ListProfileChangesResponse>;
  /**
   * The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListProfileChanges,
   * and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
   * watching.
   */
  readonly watchProfileChanges: Method<WatchProfileChangesRequest, WatchProfileChangesResponse>;
};
