// Made by protoc-gen-titan from titanup/training/v1/training.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** The kind of a workout or exercise. */
export const WorkoutType: {
  /** Never sent; not allowed. */
  readonly UNSPECIFIED: 0;
  /** With weights. */
  readonly WEIGHT_TRAINING: 1;
  /** High-intensity intervals. */
  readonly HIIT: 2;
  /** With one's own body weight. */
  readonly CALISTHENICS: 3;
};

/** What an exercise trains besides muscles. */
export const MotorType: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Strength. */
  readonly STRENGTH: 1;
  /** Heart and lungs. */
  readonly CARDIO: 2;
};

/** The impact on joints. */
export const Impact: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** A foot or hand stays on the ground. */
  readonly LOW: 1;
  /** Jumps. */
  readonly HIGH: 2;
};

/** A group of muscles. */
export const Muscle: {
  /** Never sent; not allowed. */
  readonly UNSPECIFIED: 0;
  /** Chest. */
  readonly CHEST: 1;
  /** Shoulders. */
  readonly SHOULDERS: 2;
  /** Back of the upper arm. */
  readonly TRICEPS: 3;
  /** Front of the upper arm. */
  readonly BICEPS: 4;
  /** Forearms. */
  readonly FOREARMS: 5;
  /** Upper back. */
  readonly UPPER_BACK: 6;
  /** Broad back. */
  readonly LATS: 7;
  /** Lower back. */
  readonly LOWER_BACK: 8;
  /** Front of the trunk. */
  readonly CORE: 9;
  /** Sides of the trunk. */
  readonly OBLIQUES: 10;
  /** Buttocks. */
  readonly GLUTES: 11;
  /** Front of the thigh. */
  readonly QUADRICEPS: 12;
  /** Back of the thigh. */
  readonly HAMSTRINGS: 13;
  /** Calves. */
  readonly CALVES: 14;
  /** Front of the hip. */
  readonly HIP_FLEXORS: 15;
};

/** What an exercise needs. */
export const Equipment: {
  /** Never sent; not allowed. */
  readonly UNSPECIFIED: 0;
  /** Dumbbells. */
  readonly DUMBBELLS: 1;
  /** A barbell. */
  readonly BARBELL: 2;
  /** A kettlebell. */
  readonly KETTLEBELL: 3;
  /** A bench. */
  readonly BENCH: 4;
  /** A bar to hang from. */
  readonly PULL_UP_BAR: 5;
  /** A skipping rope. */
  readonly ROPE: 6;
  /** A box or a step. */
  readonly BOX: 7;
};

/** The unit of its amounts. */
export const AmountUnit: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Repetitions. */
  readonly REPS: 1;
  /** Seconds. */
  readonly SECONDS: 2;
};

/** How a suggestion is drawn. */
export const SuggestionMode: {
  /** The same as WEIGHTED. */
  readonly UNSPECIFIED: 0;
  /** By preference, history, body and balance; chance decides between equals. */
  readonly WEIGHTED: 1;
  /** At random. */
  readonly RANDOM: 2;
};

/** The WHO classes of body mass that suggestions distinguish. */
export const BodyMassClass: {
  /** Unknown, or not applicable at the user's age. */
  readonly UNSPECIFIED: 0;
  /** Below 18.5. */
  readonly THINNESS: 1;
  /** 18.5 to below 25. */
  readonly NORMAL: 2;
  /** 25 to below 30. */
  readonly PRE_OBESE: 3;
  /** 30 to below 35. */
  readonly OBESE_I: 4;
  /** 35 and above. */
  readonly OBESE_II_OR_MORE: 5;
};

/** Why body mass is ignored. */
export const BodyReason: {
  /** It isn't ignored. */
  readonly UNSPECIFIED: 0;
  /** Height or weight is unknown. */
  readonly UNKNOWN: 1;
  /** The user is younger than 20: the adult classes don't apply. */
  readonly UNDER_AGE: 2;
};

/** Warnings about a suggestion. */
export const SuggestionWarning: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Fewer workouts were eligible than requested. */
  readonly FEWER_THAN_ASKED: 1;
  /** Workouts with jumps are omitted because of the user's body mass: OBESE_II_OR_MORE, without `high_impact` preferred. */
  readonly JUMPS_LEFT_OUT: 2;
};

/** The state of a practice. */
export const PracticeState: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** In progress. */
  readonly RUNNING: 1;
  /** In a pause. */
  readonly PAUSED: 2;
  /** Completed and credited. */
  readonly COMPLETED: 3;
  /** Abandoned. */
  readonly ABANDONED: 4;
};

/** The state of an exercise. */
export const ExerciseState: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Not started. */
  readonly READY: 1;
  /** The countdown is running. */
  readonly PREPARING: 2;
  /** In progress. */
  readonly ACTIVE: 3;
  /** Done. */
  readonly DONE: 4;
  /** Skipped. */
  readonly SKIPPED: 5;
};

/** Why a set earns less than its entry. */
export const CreditReason: {
  /** It earns everything, or wasn't done. */
  readonly UNSPECIFIED: 0;
  /** Nobody can do that much in the time that the set took. */
  readonly TOO_QUICK: 1;
  /** Its receipt is of a simulated stream: it earns nothing. */
  readonly SIMULATED: 2;
};

/** How the amount of a set is known. */
export const SetEvidence: {
  /** The set isn't DONE. */
  readonly UNSPECIFIED: 0;
  /** The user reported it. */
  readonly UNVERIFIED: 1;
  /** The pose service counted it, and its receipt was verified. */
  readonly VERIFIED: 2;
  /** The pose service counted it, and its receipt names reasons to doubt it. It earns as much as a reported set. */
  readonly DOUBTFUL: 3;
  /** The pose service counted a stream that was declared as simulated: it earns nothing. */
  readonly SIMULATED: 4;
};

/** Where a number comes from. */
export const ValueSource: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Measured. */
  readonly MEASURED: 1;
  /** Entered by the user. */
  readonly USER: 2;
};

/** Why there is no energy. */
export const EnergyReason: {
  /** It is present. */
  readonly UNSPECIFIED: 0;
  /** The weight is unknown. */
  readonly WEIGHT_UNKNOWN: 1;
};

/** The fitness classes. */
export const FitnessClass: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** From 0.75. */
  readonly COUCH_POTATO: 1;
  /** From 1.00. */
  readonly ROOKIE: 2;
  /** From 1.25. */
  readonly HOBBY_ATHLETE: 3;
  /** From 1.50. */
  readonly ELITE_ATHLETE: 4;
  /** From 1.75. */
  readonly NAVY_SEAL: 5;
  /** From 2.00. */
  readonly MACHINE: 6;
};

/** How much of a practice to return. */
export const PracticeView: {
  /** The same as BASIC. */
  readonly UNSPECIFIED: 0;
  /** Without exercises, muscles and energy. */
  readonly BASIC: 1;
  /** Everything. */
  readonly FULL: 2;
};

/** The period that statistics cover; it ends today. */
export const StatsPeriod: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Seven dates. */
  readonly WEEK: 1;
  /** Fourteen dates. */
  readonly TWO_WEEKS: 2;
  /** Thirty dates. */
  readonly MONTH: 3;
};

/** How fitness has developed. */
export const Trend: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Fewer than two practices. */
  readonly INSUFFICIENT_DATA: 1;
  /** Below 0.90 of the earlier score. */
  readonly STRONG_DECLINE: 2;
  /** Below 0.98. */
  readonly DECLINE: 3;
  /** Up to 1.02. */
  readonly STEADY: 4;
  /** Up to 1.10. */
  readonly GROWTH: 5;
  /** More. */
  readonly STRONG_GROWTH: 6;
  /** The user's first training lies within the period: there is no complete period to judge. */
  readonly TOO_YOUNG: 7;
};

/** Completed training relative to the plan, on the dates since the user's first training and since the plan was set. */
export const Commitment: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Fewer than two practices. */
  readonly INSUFFICIENT_DATA: 1;
  /** Below a third. */
  readonly LOW: 2;
  /** Below two thirds. */
  readonly BEHIND: 3;
  /** Below all of it. */
  readonly CLOSE: 4;
  /** Below 1.33 times. */
  readonly ON_TRACK: 5;
  /** Below 1.67 times. */
  readonly ABOVE: 6;
  /** 1.67 times or more. */
  readonly EXCEPTIONAL: 7;
};

/** The data to reset. */
export const ResetScope: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Fitness score and class, as for a new user. */
  readonly FITNESS: 1;
  /** The countdown: 10 s. */
  readonly COUNTDOWN: 2;
  /** All ratings. */
  readonly RATINGS: 3;
  /** All practices and selections; their effects on fitness are undone. Push-up sessions stay. */
  readonly HISTORY: 4;
};

/** A muscle's share. */
export interface MuscleShare {
  /** The muscle that does the work. */
  muscle: number;
  /** In percent; a list adds up to 100. */
  percent: number;
}
export const MuscleShare: MessageType<MuscleShare>;

/** How an exercise looks: drawings shown in a loop. */
export interface Animation {
  /** SVG documents, in order. */
  svgFrames: string[];
  /** How long each drawing is shown. */
  frameDuration?: google.Duration;
}
export const Animation: MessageType<Animation>;

/** An exercise of the catalogue. */
export interface Exercise {
  /** `push-up`. */
  exerciseId: string;
  /** In the requested language. */
  name: string;
  /** What to mind, in the requested language. */
  cues: string[];
  /** Its kind. */
  type: number;
  /** What it trains besides muscles. */
  motorType: number;
  /** Most worked first. */
  muscles: MuscleShare[];
  /** Its impact on joints. */
  impact: number;
  /** Code of the Compendium of Physical Activities: `02022`. */
  metCode: string;
  /** Its cost: a multiple of the energy used at rest. */
  met: number;
  /** The unit of its amounts. */
  unit: number;
  /** The amount of a set for a score of 1. */
  baseAmount: number;
  /** What a full set counts for, up to 1. */
  levelFactor: number;
  /** What it needs. */
  equipment: number[];
  /** Only in GetExercise. */
  animation?: Animation;
  /**
   * What the pose service counts it as, in the word that receipts use: `PUSH_UP`, as in titanup.pose.v1.Exercise without
   * its prefix. Empty if no camera can count it. PoseService.ListCounters tells which of them it counts today.
   */
  countedAs: string;
}
export const Exercise: MessageType<Exercise>;

/** The amount of an exercise. */
export interface Prescription {
  /** An id from the catalogue. */
  exerciseId: string;
  /** Sets, 1 to 10. */
  sets: number;
  /** The amount of a set for a score of 1, in the exercise's unit: 1 to 600. */
  amount: number;
}
export const Prescription: MessageType<Prescription>;

/** A workout: one or more exercises. */
export interface Workout {
  /** A word such as `morning-five` for one of the catalogue; for the user's own a UUID, chosen by the client. */
  workoutId: string;
  /** 1 to 100 characters; in the requested language for one of the catalogue. */
  name: string;
  /** Its kind. */
  type: number;
  /** 1 to 20 exercises with at most 100 sets in all. */
  prescriptions: Prescription[];
  /** Whether it is the user's own. Output only. */
  own: boolean;
  /** Most worked first. Output only. */
  muscles: MuscleShare[];
  /** The hardest impact of its exercises. Output only. */
  impact: number;
  /** What it needs. Output only. */
  equipment: number[];
  /** The user's rating, 1 to 5; 0 without one. Output only. */
  rating: number;
  /** Only for the user's own: changes with every change. Output only, but compared if sent. */
  etag: string;
  /** Only for the user's own. Output only. */
  createTime?: google.Timestamp;
}
export const Workout: MessageType<Workout>;

/** See TrainingService.ListExercises. */
export interface ListExercisesRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
  /** Only these kinds; empty means all. */
  types: number[];
  /** Only exercises for this muscle; unspecified means all. */
  muscle: number;
}
export const ListExercisesRequest: MessageType<ListExercisesRequest>;

/** A page of exercises. */
export interface ListExercisesResponse {
  /** By id. */
  exercises: Exercise[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListExercisesResponse: MessageType<ListExercisesResponse>;

/** See TrainingService.GetExercise. */
export interface GetExerciseRequest {
  /** An id from the catalogue. */
  exerciseId: string;
}
export const GetExerciseRequest: MessageType<GetExerciseRequest>;

/** The exercise. */
export interface GetExerciseResponse {
  /** With its animation. */
  exercise?: Exercise;
}
export const GetExerciseResponse: MessageType<GetExerciseResponse>;

/** See TrainingService.ListWorkouts. */
export interface ListWorkoutsRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
  /** Only these kinds; empty means all. */
  types: number[];
  /** Only the user's own. */
  ownOnly: boolean;
}
export const ListWorkoutsRequest: MessageType<ListWorkoutsRequest>;

/** A page of workouts. */
export interface ListWorkoutsResponse {
  /** The user's own, newest first, then the catalogue by id. */
  workouts: Workout[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListWorkoutsResponse: MessageType<ListWorkoutsResponse>;

/** See TrainingService.GetWorkout. */
export interface GetWorkoutRequest {
  /** The id of a workout, of the catalogue or the user's own. */
  workoutId: string;
}
export const GetWorkoutRequest: MessageType<GetWorkoutRequest>;

/** The workout. */
export interface GetWorkoutResponse {
  /** With its output-only fields. */
  workout?: Workout;
}
export const GetWorkoutResponse: MessageType<GetWorkoutResponse>;

/** See TrainingService.CreateWorkout. */
export interface CreateWorkoutRequest {
  /** Without its output-only fields; all others are required. */
  workout?: Workout;
}
export const CreateWorkoutRequest: MessageType<CreateWorkoutRequest>;

/** The workout as stored. */
export interface CreateWorkoutResponse {
  /** With its output-only fields. */
  workout?: Workout;
}
export const CreateWorkoutResponse: MessageType<CreateWorkoutResponse>;

/** See TrainingService.UpdateWorkout. */
export interface UpdateWorkoutRequest {
  /** With an etag, the update fails if the workout has changed. */
  workout?: Workout;
  /** Which of `name`, `type`, `prescriptions`. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const UpdateWorkoutRequest: MessageType<UpdateWorkoutRequest>;

/** The workout after the change. */
export interface UpdateWorkoutResponse {
  /** With its output-only fields. */
  workout?: Workout;
}
export const UpdateWorkoutResponse: MessageType<UpdateWorkoutResponse>;

/** See TrainingService.DeleteWorkout. */
export interface DeleteWorkoutRequest {
  /** UUID. */
  workoutId: string;
}
export const DeleteWorkoutRequest: MessageType<DeleteWorkoutRequest>;

/** Empty. */
export interface DeleteWorkoutResponse {
}
export const DeleteWorkoutResponse: MessageType<DeleteWorkoutResponse>;

/** See TrainingService.SuggestWorkouts. */
export interface SuggestWorkoutsRequest {
  /** The number of different workouts, 1 to 20; 0 means 5. */
  count: number;
  /** Only these kinds; empty means the preferred kinds, or all. */
  types: number[];
  /** How to draw. */
  mode: number;
  /** Workouts to keep, whatever their weight; at most `count`. */
  lockedIds: string[];
  /** Workouts to exclude, such as those already seen; at most 10,000. */
  excludeIds: string[];
  /** The seed of an earlier response, to repeat it; 0 means a new one. */
  seed: number | bigint;
  /** See TrainingService. */
  timeZone: string;
}
export const SuggestWorkoutsRequest: MessageType<SuggestWorkoutsRequest>;

/** The factors of a workout's weight. */
export interface SuggestionFactors {
  /** By the user's rating: 0.5 for 1, 1 for 3 or none, 2 for 5. */
  preference: number;
  /** By the days since it was last started: 0.2 on the same day, 1 if never. */
  history: number;
  /** By body mass and impact. */
  body: number;
  /** By the sets that its main muscle did yesterday and today. */
  balance: number;
  /** 1 for the requested kinds. */
  type: number;
}
export const SuggestionFactors: MessageType<SuggestionFactors>;

/** A suggested workout. */
export interface SuggestedWorkout {
  /** The workout. */
  workout?: Workout;
  /** Its sets, adapted to the fitness score. */
  sets: SuggestedSet[];
  /** The product of the factors; 0 for a locked workout that couldn't have been drawn. */
  weight: number;
  /** Its factors; all 1 in a random draw. */
  factors?: SuggestionFactors;
  /** The date on which it was last started, `YYYY-MM-DD`; empty if never, or more than 60 dates ago. */
  lastLocalDate: string;
  /** Whether it was locked rather than drawn. */
  locked: boolean;
  /** Why, in the requested language. */
  explanation: string;
}
export const SuggestedWorkout: MessageType<SuggestedWorkout>;

/** A suggested set. */
export interface SuggestedSet {
  /** An id from the catalogue. */
  exerciseId: string;
  /** The amount for a score of 1. */
  baseAmount: number;
  /** The amount for the user. */
  amount: number;
  /** The unit of its amounts. */
  unit: number;
}
export const SuggestedSet: MessageType<SuggestedSet>;

/** The suggestions. */
export interface SuggestWorkoutsResponse {
  /** Locked ones first, then in the order they were drawn. */
  items: SuggestedWorkout[];
  /** The seed that gives the same result again. */
  seed: number | bigint;
  /** The version of the formula: `suggestion/1`. */
  formulaVersion: string;
  /** The warnings. */
  warnings: number[];
  /** The class behind the body factors. */
  bodyMassClass: number;
  /** Why there is none. */
  bodyReason: number;
  /** The number of workouts that could have been drawn. */
  eligible: number;
  /** The fitness score behind the sets. */
  score: number;
  /** The warnings in words, in the same order, in the requested language. */
  warningTexts: string[];
  /** For JUMPS_LEFT_OUT, the ids of the workouts. */
  leftOutIds: string[];
}
export const SuggestWorkoutsResponse: MessageType<SuggestWorkoutsResponse>;

/** One set of an exercise in a practice. */
export interface PracticeExercise {
  /** Its place in the practice, from 0. */
  index: number;
  /** An id from the catalogue. */
  exerciseId: string;
  /** The workout it comes from. */
  workoutId: string;
  /** The number of the set within its exercise, from 1. */
  setNumber: number;
  /** The number of sets of its exercise. */
  setCount: number;
  /** The unit of its amounts. */
  unit: number;
  /** The amount for a score of 1. */
  baseAmount: number;
  /** The amount for the user's score when the practice began. */
  suggestedAmount: number;
  /** The amount to do. */
  prescribedAmount: number;
  /** The amount done; 0 if it isn't DONE. */
  doneAmount: number;
  /** Its state. */
  state: number;
  /** While PREPARING, when it becomes ACTIVE, unless there is a pause; absent otherwise. */
  prepEndTime?: google.Timestamp;
  /** How long it was ACTIVE, without pauses. */
  activeTime?: google.Duration;
  /** The amount that counts for points, fitness and statistics: all of it, unless there was too little time. */
  creditedAmount: number;
  /** Why that is less than the amount done. */
  creditReason: number;
  /** The same in words, in the requested language; empty without a reason. */
  creditText: string;
  /** If DONE, the least time that the amount takes. Absent for older practices. */
  leastTime?: google.Duration;
  /** How the amount done is known. */
  evidence: number;
  /** UUID of the stream of landmarks that the receipt was issued for; empty without a receipt. */
  streamId: string;
  /** The counter that the receipt names: `pushup/2`; empty without a receipt. */
  counter: string;
}
export const PracticeExercise: MessageType<PracticeExercise>;

/** Kilocalories. */
export interface Kilocalories {
  /** Including energy at rest. */
  gross: number;
  /** Without energy at rest. */
  net: number;
  /** Gross, by the next lower code of each exercise. */
  low: number;
  /** Gross, by the next higher. */
  high: number;
}
export const Kilocalories: MessageType<Kilocalories>;

/** The energy that exercises take. */
export interface Energy {
  /** Absent if the weight is unknown. */
  kilocalories?: Kilocalories;
  /** Why it is absent. */
  unavailableReason: number;
  /** MET minutes, which need no weight. */
  metMinutes: number;
  /** The Compendium codes behind it. */
  metCodes: string[];
  /**
   * The version of the formula: `compendium-2024/2`. In a practice, a set that was left running counts at most the time
   * that its repetitions can take, 10 s each.
   */
  formulaVersion: string;
}
export const Energy: MessageType<Energy>;

/** A practice: one training. */
export interface Practice {
  /** UUID, chosen by the client. */
  practiceId: string;
  /** Its workouts. */
  workoutIds: string[];
  /** Every set, in order. */
  exercises: PracticeExercise[];
  /** Its state. */
  state: number;
  /** Copied from the preferences when it began. */
  countdown?: google.Duration;
  /** When it began. */
  startTime?: google.Timestamp;
  /** When it was completed or abandoned; absent before. */
  endTime?: google.Timestamp;
  /** IANA name of the time zone it began in. */
  timeZone: string;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
  /** Without pauses, or as entered by the user. */
  timeSpent?: google.Duration;
  /** One of the two. */
  timeSpentSource: number;
  /** Points: 100 for each full set, times its level factor. 0 unless it is COMPLETED. */
  points: number;
  /** Fitness score when it began. */
  scoreBefore: number;
  /** The fitness score after it; unchanged unless it is COMPLETED and counts. */
  scoreAfter: number;
  /** Most worked first; together 100 %. Empty unless it is COMPLETED. */
  muscles: MuscleShare[];
  /** Derived from the exercises, or entered by the user. */
  musclesSource: number;
  /** Its energy. Absent unless it is COMPLETED. */
  energy?: Energy;
  /** Up to 1000 characters, none of them U+0000. */
  note: string;
  /** Changes with every change of the practice. Output only, but compared if sent. */
  etag: string;
  /**
   * Sets that earn less than their entry; their exercises say why. A practice that earns nothing at all counts for no
   * day, week, plan or habit.
   */
  implausibleSets: number;
  /** The same in words, in the requested language; empty without such sets. */
  creditText: string;
}
export const Practice: MessageType<Practice>;

/** See TrainingService.StartPractice. */
export interface StartPracticeRequest {
  /** UUID, chosen by the client. */
  practiceId: string;
  /** 1 to 20 workouts with at most 200 sets in all. */
  workoutIds: string[];
  /** IANA name of the zone the device is in. Required. */
  timeZone: string;
  /** The device's offset, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`. */
  utcOffsetSeconds?: number;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when the practice began, at most 7 days ago. Absent means now. */
  startTime?: google.Timestamp;
}
export const StartPracticeRequest: MessageType<StartPracticeRequest>;

/** The new practice. */
export interface StartPracticeResponse {
  /** RUNNING. */
  practice?: Practice;
}
export const StartPracticeResponse: MessageType<StartPracticeResponse>;

/** See TrainingService.GetPractice. */
export interface GetPracticeRequest {
  /** UUID. */
  practiceId: string;
}
export const GetPracticeRequest: MessageType<GetPracticeRequest>;

/** The practice. */
export interface GetPracticeResponse {
  /** In its current state. */
  practice?: Practice;
}
export const GetPracticeResponse: MessageType<GetPracticeResponse>;

/** See TrainingService.ListPractices. */
export interface ListPracticesRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
  /** Only practices of this date or later, `YYYY-MM-DD`; empty means all. */
  fromLocalDate: string;
  /** Only practices of this date or earlier, `YYYY-MM-DD`; empty means all. */
  toLocalDate: string;
}
export const ListPracticesRequest: MessageType<ListPracticesRequest>;

/** A page of practices. */
export interface ListPracticesResponse {
  /** Newest first. */
  practices: Practice[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListPracticesResponse: MessageType<ListPracticesResponse>;

/** See TrainingService.AdjustPrescription. */
export interface AdjustPrescriptionRequest {
  /** UUID. */
  practiceId: string;
  /** The index of the exercise in the practice. */
  exerciseIndex: number;
  /** 1 to 4 times the suggestion. */
  amount: number;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const AdjustPrescriptionRequest: MessageType<AdjustPrescriptionRequest>;

/** The practice after the change. */
export interface AdjustPrescriptionResponse {
  /** In its current state. */
  practice?: Practice;
}
export const AdjustPrescriptionResponse: MessageType<AdjustPrescriptionResponse>;

/** See TrainingService.StartExercise. */
export interface StartExerciseRequest {
  /** UUID. */
  practiceId: string;
  /** The index of the exercise in the practice. */
  exerciseIndex: number;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const StartExerciseRequest: MessageType<StartExerciseRequest>;

/** The practice after the change. */
export interface StartExerciseResponse {
  /** In its current state. */
  practice?: Practice;
}
export const StartExerciseResponse: MessageType<StartExerciseResponse>;

/** See TrainingService.SkipPreparation. */
export interface SkipPreparationRequest {
  /** UUID. */
  practiceId: string;
  /** The index of the exercise in the practice. */
  exerciseIndex: number;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const SkipPreparationRequest: MessageType<SkipPreparationRequest>;

/** The practice after the change. */
export interface SkipPreparationResponse {
  /** In its current state. */
  practice?: Practice;
}
export const SkipPreparationResponse: MessageType<SkipPreparationResponse>;

/** See TrainingService.CompleteExercise. */
export interface CompleteExerciseRequest {
  /** UUID. */
  practiceId: string;
  /** The index of the exercise in the practice. */
  exerciseIndex: number;
  /** The amount done: 1 to 10000. With a receipt, 0 or exactly the receipt's count. */
  doneAmount: number;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
  /**
   * The pose service's receipt for this set (RepReceipt.jws); empty for a set that nobody counted. It gives the amount
   * done, and the set's time: from the start of its first repetition to the end of its last one, or that of the whole
   * stream for a hold.
   */
  receiptJws: string;
}
export const CompleteExerciseRequest: MessageType<CompleteExerciseRequest>;

/** The practice after the change. */
export interface CompleteExerciseResponse {
  /** In its current state. */
  practice?: Practice;
}
export const CompleteExerciseResponse: MessageType<CompleteExerciseResponse>;

/** See TrainingService.SkipExercise. */
export interface SkipExerciseRequest {
  /** UUID. */
  practiceId: string;
  /** The index of the exercise in the practice. */
  exerciseIndex: number;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const SkipExerciseRequest: MessageType<SkipExerciseRequest>;

/** The practice after the change. */
export interface SkipExerciseResponse {
  /** In its current state. */
  practice?: Practice;
}
export const SkipExerciseResponse: MessageType<SkipExerciseResponse>;

/** See TrainingService.PausePractice. */
export interface PausePracticeRequest {
  /** UUID. */
  practiceId: string;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const PausePracticeRequest: MessageType<PausePracticeRequest>;

/** The practice after the change. */
export interface PausePracticeResponse {
  /** In its current state. */
  practice?: Practice;
}
export const PausePracticeResponse: MessageType<PausePracticeResponse>;

/** See TrainingService.ResumePractice. */
export interface ResumePracticeRequest {
  /** UUID. */
  practiceId: string;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const ResumePracticeRequest: MessageType<ResumePracticeRequest>;

/** The practice after the change. */
export interface ResumePracticeResponse {
  /** In its current state. */
  practice?: Practice;
}
export const ResumePracticeResponse: MessageType<ResumePracticeResponse>;

/** See TrainingService.CompletePractice. */
export interface CompletePracticeRequest {
  /** UUID. */
  practiceId: string;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const CompletePracticeRequest: MessageType<CompletePracticeRequest>;

/** A class reached for the first time: something to celebrate. */
export interface LevelUp {
  /** The previous class. */
  fromClass: number;
  /** The new class. */
  toClass: number;
  /** A text for it, in the requested language. */
  text: string;
}
export const LevelUp: MessageType<LevelUp>;

/** The result of a practice. */
export interface CompletePracticeResponse {
  /** COMPLETED. */
  practice?: Practice;
  /** Present for the practice that reached a class for the first time. */
  levelUp?: LevelUp;
  /** Present if there may be awards to show; TrophiesService has them. */
  awardsHint?: AwardsHint;
}
export const CompletePracticeResponse: MessageType<CompletePracticeResponse>;

/** The sessions that may have earned awards during a practice. Practices themselves earn none: push-ups do. */
export interface AwardsHint {
  /** The push-up sessions within the practice that are known by now, in the order they began. */
  pushUpSessionIds: string[];
}
export const AwardsHint: MessageType<AwardsHint>;

/** See TrainingService.AbandonPractice. */
export interface AbandonPracticeRequest {
  /** UUID. */
  practiceId: string;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
  /** If the device was offline, when it happened. Absent means now. */
  occurTime?: google.Timestamp;
}
export const AbandonPracticeRequest: MessageType<AbandonPracticeRequest>;

/** The practice after the change. */
export interface AbandonPracticeResponse {
  /** ABANDONED. */
  practice?: Practice;
}
export const AbandonPracticeResponse: MessageType<AbandonPracticeResponse>;

/** See TrainingService.UpdatePractice. */
export interface UpdatePracticeRequest {
  /**
   * With an etag, the update fails if the practice has changed. An absent `time_spent` or empty `muscles` in the mask
   * restore the measured values; a time is at most a day, percentages add up to 100, and each muscle is listed once.
   */
  practice?: Practice;
  /** Which of `time_spent`, `muscles`, `note`. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
}
export const UpdatePracticeRequest: MessageType<UpdatePracticeRequest>;

/** The practice after the change. */
export interface UpdatePracticeResponse {
  /** With its output-only fields. */
  practice?: Practice;
}
export const UpdatePracticeResponse: MessageType<UpdatePracticeResponse>;

/** See TrainingService.DeletePractice. */
export interface DeletePracticeRequest {
  /** UUID. */
  practiceId: string;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
}
export const DeletePracticeRequest: MessageType<DeletePracticeRequest>;

/** Empty. */
export interface DeletePracticeResponse {
}
export const DeletePracticeResponse: MessageType<DeletePracticeResponse>;

/** A user's rating of a workout. */
export interface Rating {
  /** The id of a workout, of the catalogue or the user's own. */
  workoutId: string;
  /** 1 to 5; unrated workouts count as 3. */
  rating: number;
  /** When it was last given. Output only. */
  rateTime?: google.Timestamp;
}
export const Rating: MessageType<Rating>;

/** See TrainingService.RateWorkout. */
export interface RateWorkoutRequest {
  /** The id of a workout, of the catalogue or the user's own. */
  workoutId: string;
  /** 1 to 5. */
  rating: number;
  /** The same as 5. */
  favorite: boolean;
}
export const RateWorkoutRequest: MessageType<RateWorkoutRequest>;

/** The rating as stored. */
export interface RateWorkoutResponse {
  /** With its output-only fields. */
  rating?: Rating;
}
export const RateWorkoutResponse: MessageType<RateWorkoutResponse>;

/** See TrainingService.UnrateWorkout. */
export interface UnrateWorkoutRequest {
  /** The id of a workout, of the catalogue or the user's own. */
  workoutId: string;
}
export const UnrateWorkoutRequest: MessageType<UnrateWorkoutRequest>;

/** Empty. */
export interface UnrateWorkoutResponse {
}
export const UnrateWorkoutResponse: MessageType<UnrateWorkoutResponse>;

/** See TrainingService.ListRatings. */
export interface ListRatingsRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
}
export const ListRatingsRequest: MessageType<ListRatingsRequest>;

/** A page of ratings. */
export interface ListRatingsResponse {
  /** Newest first. */
  ratings: Rating[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListRatingsResponse: MessageType<ListRatingsResponse>;

/** How a user likes to train. */
export interface Preferences {
  /** The countdown before each exercise: whole seconds, 0 to 180; 10 s by default. */
  countdown?: google.Duration;
  /** The kinds to suggest if a request names none; empty means all. */
  likedTypes: number[];
  /** The user's equipment, if `equipment_known`. */
  equipment: number[];
  /** Whether to suggest only workouts for that equipment; by default all. */
  equipmentKnown: boolean;
  /** Whether to suggest jumps regardless of the user's body mass. */
  highImpact: boolean;
  /** Changes with every change. Output only, but compared if sent. */
  etag: string;
}
export const Preferences: MessageType<Preferences>;

/** See TrainingService.GetPreferences. */
export interface GetPreferencesRequest {
}
export const GetPreferencesRequest: MessageType<GetPreferencesRequest>;

/** The preferences. */
export interface GetPreferencesResponse {
  /** With its output-only fields. */
  preferences?: Preferences;
}
export const GetPreferencesResponse: MessageType<GetPreferencesResponse>;

/** See TrainingService.UpdatePreferences. */
export interface UpdatePreferencesRequest {
  /** With an etag, the update fails if they have changed. */
  preferences?: Preferences;
  /**
   * Which of `countdown`, `liked_types`, `equipment`, `equipment_known`, `high_impact`. Without a mask, the populated
   * ones change.
   */
  updateMask?: google.FieldMask;
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
}
export const UpdatePreferencesRequest: MessageType<UpdatePreferencesRequest>;

/** The preferences after the change. */
export interface UpdatePreferencesResponse {
  /** With its output-only fields. */
  preferences?: Preferences;
}
export const UpdatePreferencesResponse: MessageType<UpdatePreferencesResponse>;

/** A user's goals. */
export interface Plan {
  /** Practices per week, 1 to 14. */
  practicesPerWeek: number;
  /** Sets per practice, 1 to 200; 0 means no goal. */
  sessionTarget: number;
  /** Whether it is the default. Output only. */
  isDefault: boolean;
  /** When it was last set. Output only; absent for the default. */
  setTime?: google.Timestamp;
}
export const Plan: MessageType<Plan>;

/** See TrainingService.GetPlan. */
export interface GetPlanRequest {
}
export const GetPlanRequest: MessageType<GetPlanRequest>;

/** The plan. */
export interface GetPlanResponse {
  /** As set, or the default for the fitness class. */
  plan?: Plan;
}
export const GetPlanResponse: MessageType<GetPlanResponse>;

/** See TrainingService.SetPlan. */
export interface SetPlanRequest {
  /** Without its output-only field. */
  plan?: Plan;
}
export const SetPlanRequest: MessageType<SetPlanRequest>;

/** The plan as stored. */
export interface SetPlanResponse {
  /** With its output-only field. */
  plan?: Plan;
}
export const SetPlanResponse: MessageType<SetPlanResponse>;

/** A workout selected for a date. */
export interface Selection {
  /** UUID, chosen by the server. */
  selectionId: string;
  /** The id of a workout, of the catalogue or the user's own. */
  workoutId: string;
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** When it was selected. */
  createTime?: google.Timestamp;
}
export const Selection: MessageType<Selection>;

/** See TrainingService.CreateSelection. */
export interface CreateSelectionRequest {
  /** The id of a workout, of the catalogue or the user's own. */
  workoutId: string;
  /** `YYYY-MM-DD`. */
  localDate: string;
}
export const CreateSelectionRequest: MessageType<CreateSelectionRequest>;

/** The selection as stored. */
export interface CreateSelectionResponse {
  /** The existing one for the same choice. */
  selection?: Selection;
}
export const CreateSelectionResponse: MessageType<CreateSelectionResponse>;

/** See TrainingService.DeleteSelection. */
export interface DeleteSelectionRequest {
  /** UUID. */
  selectionId: string;
}
export const DeleteSelectionRequest: MessageType<DeleteSelectionRequest>;

/** Empty. */
export interface DeleteSelectionResponse {
}
export const DeleteSelectionResponse: MessageType<DeleteSelectionResponse>;

/** See TrainingService.ListSelections. */
export interface ListSelectionsRequest {
  /** The first date, `YYYY-MM-DD`. Required. */
  fromLocalDate: string;
  /** The last date, `YYYY-MM-DD`. Required. */
  toLocalDate: string;
}
export const ListSelectionsRequest: MessageType<ListSelectionsRequest>;

/** The selections. */
export interface ListSelectionsResponse {
  /** Oldest date first. */
  selections: Selection[];
}
export const ListSelectionsResponse: MessageType<ListSelectionsResponse>;

/** See TrainingService.GetDayProgress. */
export interface GetDayProgressRequest {
  /** `YYYY-MM-DD`; empty means today. */
  localDate: string;
  /** See TrainingService. */
  timeZone: string;
}
export const GetDayProgressRequest: MessageType<GetDayProgressRequest>;

/** The progress of a date's training. */
export interface GetDayProgressResponse {
  /** The date, `YYYY-MM-DD`. */
  localDate: string;
  /** The selections for it. */
  selections: SelectionProgress[];
  /** Completed practices and push-up sessions. */
  completed: number;
  /** Completed sets. */
  setsDone: number;
  /** The duration of practices without pauses, and of push-up sessions from start to end. */
  timeSpent?: google.Duration;
  /** The points that practices earned. */
  points: number;
  /** Most worked first; together 100 %, or none. */
  muscles: MuscleShare[];
  /** Its energy. */
  energy?: Energy;
  /** UUID of the open practice, whatever its date; empty if there is none. */
  openPracticeId: string;
  /** The number of push-up sessions in `completed`. */
  pushUpSessions: number;
  /** The push-ups in these sessions. */
  pushUps: number;
}
export const GetDayProgressResponse: MessageType<GetDayProgressResponse>;

/** A selected workout, and whether it was done. */
export interface SelectionProgress {
  /** The selection. */
  selection?: Selection;
  /** Whether a completed practice of the date includes it. */
  done: boolean;
}
export const SelectionProgress: MessageType<SelectionProgress>;

/** See TrainingService.GetWeekSummary. */
export interface GetWeekSummaryRequest {
  /** A date of the week, `YYYY-MM-DD`; empty means today. */
  localDate: string;
  /** See TrainingService. */
  timeZone: string;
}
export const GetWeekSummaryRequest: MessageType<GetWeekSummaryRequest>;

/** The training of a date. */
export interface DayDone {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** The workouts of completed practices, in order, each as often as it was done. */
  workoutIds: string[];
  /** Completed practices and push-up sessions. */
  completed: number;
  /** The duration of practices without pauses, and of push-up sessions from start to end. */
  timeSpent?: google.Duration;
  /** The number of push-up sessions in `completed`. */
  pushUpSessions: number;
  /** The push-ups in these sessions. */
  pushUps: number;
}
export const DayDone: MessageType<DayDone>;

/** A week. */
export interface GetWeekSummaryResponse {
  /** Seven dates, starting with the first weekday of the user's clock, Monday by default. */
  done: DayDone[];
  /** Completed practices and push-up sessions in the week. */
  completed: number;
  /** The same for the seven dates up to the requested one. */
  completedLast7Days: number;
  /** The plan's goal for `planned_dates`; for a whole week, its practices per week. */
  planned: number;
  /** In the week, as in DayDone. */
  timeSpent?: google.Duration;
  /** The number of push-up sessions in `completed`. */
  pushUpSessions: number;
  /**
   * The number of dates of the week that the plan covers: those since the user's first training and since the plan was
   * set.
   */
  plannedDates: number;
}
export const GetWeekSummaryResponse: MessageType<GetWeekSummaryResponse>;

/** See TrainingService.GetDailyEnergy. */
export interface GetDailyEnergyRequest {
  /** The first date, `YYYY-MM-DD`; empty means the last. */
  fromLocalDate: string;
  /** The last date, `YYYY-MM-DD`; empty means today. */
  toLocalDate: string;
  /** See TrainingService. */
  timeZone: string;
}
export const GetDailyEnergyRequest: MessageType<GetDailyEnergyRequest>;

/** A date's energy. */
export interface DayEnergy {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** The energy of its practices and push-up sessions. */
  energy?: Energy;
  /** Completed practices and push-up sessions. */
  completed: number;
  /** The number of push-up sessions in `completed`. */
  pushUpSessions: number;
}
export const DayEnergy: MessageType<DayEnergy>;

/** Energy by date. */
export interface GetDailyEnergyResponse {
  /** Oldest first, every date. */
  days: DayEnergy[];
}
export const GetDailyEnergyResponse: MessageType<GetDailyEnergyResponse>;

/** See TrainingService.GetLastWorkout. */
export interface GetLastWorkoutRequest {
  /** How much to return. */
  view: number;
}
export const GetLastWorkoutRequest: MessageType<GetLastWorkoutRequest>;

/** The part of a push-up session that matters here. */
export interface PushUpSession {
  /** UUID, as in titanup.sessions.v1. */
  sessionId: string;
  /** When it began. */
  startTime?: google.Timestamp;
  /** When it ended. */
  endTime?: google.Timestamp;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
  /** Push-ups. */
  reps: number;
  /** Its energy; only with PRACTICE_VIEW_FULL. */
  energy?: Energy;
}
export const PushUpSession: MessageType<PushUpSession>;

/** The last workout. */
export interface GetLastWorkoutResponse {
  /** The newest completed practice; absent if there is none. */
  practice?: Practice;
  /** When the newer of practice and push-up session ended; absent if there is neither. */
  endTime?: google.Timestamp;
  /** Its date, `YYYY-MM-DD`; empty if there is none. */
  localDate: string;
  /** The newest push-up session; absent if there is none, or if it is part of a practice. */
  pushUpSession?: PushUpSession;
}
export const GetLastWorkoutResponse: MessageType<GetLastWorkoutResponse>;

/** See TrainingService.GetTrainingStats. */
export interface GetTrainingStatsRequest {
  /** Required. */
  period: number;
  /** See TrainingService. */
  timeZone: string;
}
export const GetTrainingStatsRequest: MessageType<GetTrainingStatsRequest>;

/** A point of the line. */
export interface ScorePoint {
  /** When the practice was completed. */
  time?: google.Timestamp;
  /** UUID. */
  practiceId: string;
  /** Fitness score after it. */
  score: number;
  /** The points it earned. */
  points: number;
}
export const ScorePoint: MessageType<ScorePoint>;

/** Statistics in words. */
export interface Statements {
  /** How fitness has developed. */
  trend: number;
  /** In the requested language. */
  trendText: string;
  /** Completed training relative to the plan. */
  commitment: number;
  /** In the requested language. */
  commitmentText: string;
  /** The score at the end of the period divided by that at its beginning; 0 for INSUFFICIENT_DATA and TOO_YOUNG. */
  trendRatio: number;
  /** Completed practices divided by planned ones. */
  commitmentRatio: number;
  /** The first date that commitment covers, `YYYY-MM-DD`. */
  judgedFromLocalDate: string;
}
export const Statements: MessageType<Statements>;

/** A motor type's share of a period. */
export interface MotorShare {
  /** The ability that was trained. */
  motorType: number;
  /** In percent of the completed sets; a list adds up to 100. */
  percent: number;
}
export const MotorShare: MessageType<MotorShare>;

/** Facts of a period. */
export interface KeyFacts {
  /** Completed practices. */
  completed: number;
  /** Abandoned practices. */
  abandoned: number;
  /** The practices planned for the dates that commitment covers. */
  planned: number;
  /** Credited sets in practices and push-up sessions. */
  setsDone: number;
  /** Credited repetitions in both. */
  repsDone: number;
  /** The duration of practices without pauses, and of push-up sessions from start to end. */
  timeSpent?: google.Duration;
  /** The points earned. */
  points: number;
  /** UUID of the practice that earned the most; empty if there is none. */
  bestPracticeId: string;
  /** The workout done most often; empty if there is none. */
  favoriteWorkoutId: string;
  /** Push-up sessions. */
  pushUpSessions: number;
}
export const KeyFacts: MessageType<KeyFacts>;

/** A period as data and in words. */
export interface GetTrainingStatsResponse {
  /** Its first date, `YYYY-MM-DD`. */
  firstLocalDate: string;
  /** Today, `YYYY-MM-DD`. */
  lastLocalDate: string;
  /** Completed practices, oldest first. */
  series: ScorePoint[];
  /** In words. */
  statements?: Statements;
  /** Most worked first; together 100 %, or none. */
  byMuscle: MuscleShare[];
  /** Together 100 %, or none. */
  byType: MotorShare[];
  /** In numbers. */
  facts?: KeyFacts;
  /** The version of the formula: `statements/2`. */
  formulaVersion: string;
}
export const GetTrainingStatsResponse: MessageType<GetTrainingStatsResponse>;

/** See TrainingService.GetFitnessLevel. */
export interface GetFitnessLevelRequest {
  /** The number of past practices, newest first: 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  historySize: number;
}
export const GetFitnessLevelRequest: MessageType<GetFitnessLevelRequest>;

/** A user's fitness. */
export interface GetFitnessLevelResponse {
  /** The class, by the score. */
  fitnessClass: number;
  /** In the requested language. */
  className: string;
  /** 0.75 to 2.5. */
  score: number;
  /** The highest class reached since the last reset. */
  highestClass: number;
  /** The score that reaches the next class; 0 in the highest class. */
  nextClassScore: number;
  /** The practices that changed it, newest first. */
  history: ScorePoint[];
  /** The version of the formula: `fitness/2`. */
  formulaVersion: string;
}
export const GetFitnessLevelResponse: MessageType<GetFitnessLevelResponse>;

/** See TrainingService.ExplainScore. */
export interface ExplainScoreRequest {
  /** UUID. */
  practiceId: string;
}
export const ExplainScoreRequest: MessageType<ExplainScoreRequest>;

/** The credit for one set. */
export interface SetCredit {
  /** Its place in the practice, from 0. */
  index: number;
  /** An id from the catalogue. */
  exerciseId: string;
  /** The credited amount divided by the base amount. */
  performance: number;
  /** The exercise's level factor. */
  levelFactor: number;
  /** 100 times both factors. */
  points: number;
  /** The amount done. */
  doneAmount: number;
  /** The amount that counts. */
  creditedAmount: number;
  /** Why that is less. */
  creditReason: number;
  /** The same in words, in the requested language; empty without a reason. */
  creditText: string;
}
export const SetCredit: MessageType<SetCredit>;

/** How a practice was credited. */
export interface ExplainScoreResponse {
  /** Sets that were DONE. A set done in no time at all counts as skipped. */
  credits: SetCredit[];
  /** Their sum; each set is rounded to hundredths. */
  points: number;
  /** The mean of their performances; 0 if the practice didn't count. */
  performance: number;
  /** Whether it counted for fitness: at least 60 % of its sets were done. */
  counted: boolean;
  /** The previous score. */
  scoreBefore: number;
  /** The learning rate of the previous class. */
  learningRate: number;
  /** Performance minus score, limited to 0.5 in either direction. */
  step: number;
  /** The previous score plus learning rate times step, limited to 0.75 to 2.5. */
  scoreAfter: number;
  /** The previous class. */
  classBefore: number;
  /** The new class: it falls only 0.03 below its own threshold. */
  classAfter: number;
  /** The version of the formula: `fitness/2`. */
  formulaVersion: string;
}
export const ExplainScoreResponse: MessageType<ExplainScoreResponse>;

/** See TrainingService.ResetTrainingData. */
export interface ResetTrainingDataRequest {
  /** Empty means FITNESS, COUNTDOWN and RATINGS. */
  scopes: number[];
  /** A UUID that makes a retry safe for at least 7 days. May be empty. */
  requestId: string;
}
export const ResetTrainingDataRequest: MessageType<ResetTrainingDataRequest>;

/** The result. */
export interface ResetTrainingDataResponse {
  /** What was reset, in order, each once. */
  scopes: number[];
}
export const ResetTrainingDataResponse: MessageType<ResetTrainingDataResponse>;

/** An idea for a meal. Its numbers are estimates for one portion. */
export interface MealIdea {
  /** `lentil-salad`. */
  mealId: string;
  /** In the requested language. */
  name: string;
  /** The recipe, in the requested language. */
  description: string;
  /** Kilocalories. */
  kilocalories: number;
  /** Grams. */
  proteinGrams: number;
  /** `vegan`, `vegetarian`, `quick`, `make-ahead`. */
  tags: string[];
  /** `gluten`, `milk`, `egg`, `fish`, `nuts`, `soy`, `sesame`. */
  allergens: string[];
}
export const MealIdea: MessageType<MealIdea>;

/** See TrainingService.ListMealIdeas. */
export interface ListMealIdeasRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
  /** Only those with all of these tags. */
  tags: string[];
  /** Only those with none of these allergens. */
  withoutAllergens: string[];
}
export const ListMealIdeasRequest: MessageType<ListMealIdeasRequest>;

/** A page of ideas. */
export interface ListMealIdeasResponse {
  /** By id. */
  meals: MealIdea[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListMealIdeasResponse: MessageType<ListMealIdeasResponse>;

/** See TrainingService.GetMealIdea. */
export interface GetMealIdeaRequest {
  /** An id from the catalogue. */
  mealId: string;
}
export const GetMealIdeaRequest: MessageType<GetMealIdeaRequest>;

/** The idea. */
export interface GetMealIdeaResponse {
  /** With all its fields. */
  meal?: MealIdea;
}
export const GetMealIdeaResponse: MessageType<GetMealIdeaResponse>;

/** The part of a completed practice that other services count. */
export interface PracticeSnapshot {
  /** Its workouts. */
  workoutIds: string[];
  /** When it began. */
  startTime?: google.Timestamp;
  /** When it was completed. */
  endTime?: google.Timestamp;
  /** IANA name of the time zone it began in. */
  timeZone: string;
  /** The device's offset when it began, in seconds ahead of UTC. */
  utcOffsetSeconds: number;
  /** The date it belongs to, `YYYY-MM-DD`. */
  localDate: string;
  /** Without pauses, or as entered by the user. */
  timeSpent?: google.Duration;
  /** Credited sets. 0 if none could have been done in its time: then it counts for nothing. */
  setsDone: number;
  /** The points it earned. */
  points: number;
  /** What of it was verified, by exercise. */
  verified: VerifiedAmount[];
  /** Each of its verified sets, in order. */
  verifiedSets: VerifiedSet[];
}
export const PracticeSnapshot: MessageType<PracticeSnapshot>;

/** What receipts prove of one exercise in a practice. */
export interface VerifiedAmount {
  /** An id from the catalogue. */
  exerciseId: string;
  /** The unit of the amount. */
  unit: number;
  /** The credited amount of its verified sets, together. */
  amount: number;
  /** The number of those sets. */
  sets: number;
}
export const VerifiedAmount: MessageType<VerifiedAmount>;

/** A set that a receipt proves. */
export interface VerifiedSet {
  /** An id from the catalogue. */
  exerciseId: string;
  /** What the pose service counted it as, as in Exercise. */
  countedAs: string;
  /** The credited amount: repetitions, or seconds of an exercise that is held. */
  amount: number;
  /** When its first repetition began; of a hold, when its stream began. */
  startTime?: google.Timestamp;
  /** When its last repetition ended; of a hold, when its stream ended. */
  endTime?: google.Timestamp;
}
export const VerifiedSet: MessageType<VerifiedSet>;

/** The practice is gone. */
export interface PracticeDeleted {
  /** The time of the deletion. */
  deleteTime?: google.Timestamp;
}
export const PracticeDeleted: MessageType<PracticeDeleted>;

/** The current state of one completed practice. */
export interface PracticeChange {
  /** UUID of its owner. */
  userId: string;
  /** UUID of the practice. */
  practiceId: string;
  /** It was completed, or corrected. */
  completed?: PracticeSnapshot;
  /** It was deleted. */
  deleted?: PracticeDeleted;
  /** The cursor to ask for the next changes with; empty for a follower that asks by slots. */
  cursor: string;
  /** The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id. */
  slot: number;
  /** Its number in that slot. Later changes have higher numbers; a practice that changes again leaves its old number. */
  number: number | bigint;
}
export const PracticeChange: MessageType<PracticeChange>;

/** See TrainingFeedService.ListPracticeChanges. */
export interface ListPracticeChangesRequest {
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
export const ListPracticeChangesRequest: MessageType<ListPracticeChangesRequest>;

/** A page of changes. */
export interface ListPracticeChangesResponse {
  /** In the order of their numbers within each slot. */
  changes: PracticeChange[];
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
export const ListPracticeChangesResponse: MessageType<ListPracticeChangesResponse>;

/** See TrainingFeedService.WatchPracticeChanges. */
export interface WatchPracticeChangesRequest {
  /** As in ListPracticeChangesRequest. */
  cursor: string;
  /** As in ListPracticeChangesRequest. */
  slots: number[];
  /** As in ListPracticeChangesRequest. */
  numbers: (number | bigint)[];
  /** As in ListPracticeChangesRequest. */
  epoch: string;
}
export const WatchPracticeChangesRequest: MessageType<WatchPracticeChangesRequest>;

/** A batch of changes. */
export interface WatchPracticeChangesResponse {
  /** In the order of their numbers within each slot; 1 to 200. */
  changes: PracticeChange[];
  /** Identifies the lifetime of the store. */
  epoch: string;
}
export const WatchPracticeChangesResponse: MessageType<WatchPracticeChangesResponse>;

/**
 * The methods that users and their devices call. Everything except the catalogues belongs to the account of the access
 * token.
 *
 * Where a date depends on a time zone, the request's `time_zone` (IANA name) decides which date today is; empty means
 * the user's clock's zone, else that of the newest practice or push-up session, else UTC. INVALID_ARGUMENT ZONE_UNKNOWN
 * for an unknown one.
 *
 * The training service hears of push-up sessions from the sessions service, a moment after they are recorded, changed
 * or deleted. Days, weeks and periods count them beside practices. A session that began during a completed practice
 * with push-ups is part of that practice, and isn't counted again.
 *
 * Everything in a practice happens when the server hears of it, unless the device was offline: then `start_time` and
 * each step's `occur_time` say when it happened. The server accepts these times within limits: INVALID_ARGUMENT
 * TIME_IN_FUTURE, or TIME_TOO_EARLY for a step before the practice's latest step, or for a practice more than 7 days ago.
 * Practices may be entered in any order, but no moment counts twice: FAILED_PRECONDITION PRACTICE_OVERLAP for a practice
 * that begins within another one, with `until` in the details, and for a step after the next practice began, with
 * `from`. A set done in less time than it takes earns only what the time allows; PracticeExercise says so.
 */
export const TrainingService: {
  /**
   * Lists the catalogue of exercises, by id, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another
   * list.
   */
  readonly listExercises: Method<ListExercisesRequest, ListExercisesResponse>;
  /** Returns one exercise, with its animation. NOT_FOUND if there is none with this id. */
  readonly getExercise: Method<GetExerciseRequest, GetExerciseResponse>;
  /**
   * Lists workouts in pages: the user's own, newest first, then those of the catalogue by id. The list ignores the
   * user's body mass: only suggestions omit workouts because of it, and say so.
   */
  readonly listWorkouts: Method<ListWorkoutsRequest, ListWorkoutsResponse>;
  /** Returns one workout. NOT_FOUND if there is none with this id, or it belongs to another user. */
  readonly getWorkout: Method<GetWorkoutRequest, GetWorkoutResponse>;
  /**
   * Creates a workout of the user's own. The client chooses the id: the same id with the same content returns the
   * existing workout; with different content, or if that workout was deleted, ALREADY_EXISTS WORKOUT_EXISTS.
   * INVALID_ARGUMENT with a violation for each wrong field. RESOURCE_EXHAUSTED TOO_MANY_WORKOUTS beyond 200.
   */
  readonly createWorkout: Method<CreateWorkoutRequest, CreateWorkoutResponse>;
  /**
   * Changes one of the user's own workouts. Practices made from it stay as they are. ABORTED ETAG_MISMATCH if it has
   * changed since the etag; NOT_FOUND also for workouts of the catalogue.
   */
  readonly updateWorkout: Method<UpdateWorkoutRequest, UpdateWorkoutResponse>;
  /** Deletes one of the user's own workouts. Deleting it again is OK. NOT_FOUND if this id never existed. */
  readonly deleteWorkout: Method<DeleteWorkoutRequest, DeleteWorkoutResponse>;
  /**
   * Suggests different workouts, drawn at random with weights that each item explains. The same seed with the same
   * underlying data gives the same result. INVALID_ARGUMENT with a violation for each wrong field. FAILED_PRECONDITION
   * TOO_FEW_ELIGIBLE if nothing is left to draw from; the details say why.
   */
  readonly suggestWorkouts: Method<SuggestWorkoutsRequest, SuggestWorkoutsResponse>;
  /**
   * Starts a practice: every set of the workouts, adapted to the fitness score, is READY. The client chooses the id:
   * the same id with the same content returns the first response again, however the practice has continued since; with
   * different content, ALREADY_EXISTS PRACTICE_EXISTS. FAILED_PRECONDITION PRACTICE_RUNNING while another one is open;
   * the details' `practice_id` names it. FAILED_PRECONDITION PRACTICE_OVERLAP for a `start_time` within another practice
   * or before the last reset of fitness; the details' `until` says when that was over. INVALID_ARGUMENT with a violation
   * for each wrong field, including WORKOUT_UNKNOWN, TIME_IN_FUTURE and TIME_TOO_EARLY.
   */
  readonly startPractice: Method<StartPracticeRequest, StartPracticeResponse>;
  /** Returns one practice in its current state: the server notices by itself that a countdown has run out. NOT_FOUND. */
  readonly getPractice: Method<GetPracticeRequest, GetPracticeResponse>;
  /** Lists practices, newest first, in pages. */
  readonly listPractices: Method<ListPracticesRequest, ListPracticesResponse>;
  /**
   * Sets the amount of an exercise before it starts, 1 to 4 times the suggestion. FAILED_PRECONDITION EXERCISE_STARTED.
   * INVALID_ARGUMENT OUT_OF_RANGE. NOT_FOUND, BAD_TRANSITION as in SkipPreparation.
   */
  readonly adjustPrescription: Method<AdjustPrescriptionRequest, AdjustPrescriptionResponse>;
  /**
   * Starts the preparation of an exercise; with a countdown of 0, the exercise itself. FAILED_PRECONDITION
   * BAD_TRANSITION if it isn't READY, if another one is in progress, or during a pause.
   */
  readonly startExercise: Method<StartExerciseRequest, StartExerciseResponse>;
  /**
   * Starts an exercise at once; has no effect if it has started. FAILED_PRECONDITION BAD_TRANSITION with `from` and
   * `to` if the exercise or the practice is over; if another exercise is in progress, `in_progress` has its index.
   */
  readonly skipPreparation: Method<SkipPreparationRequest, SkipPreparationResponse>;
  /**
   * Completes an ACTIVE exercise. FAILED_PRECONDITION BAD_TRANSITION if it isn't ACTIVE, or during a pause.
   * INVALID_ARGUMENT OUT_OF_RANGE for a count outside of 1 to 10000.
   *
   * With a receipt, the set is verified. PERMISSION_DENIED RECEIPT_INVALID for anything that isn't an unaltered receipt of
   * the pose service, RECEIPT_WRONG_USER for another account's. INVALID_ARGUMENT RECEIPT_OF_OTHER_EXERCISE unless it is
   * of what the exercise is counted as, RECEIPT_COUNT_DIFFERS if `done_amount` is neither 0 nor its count,
   * RECEIPT_EMPTY if it counts nothing, RECEIPT_OUTSIDE_SET unless its stream began during this practice, and its
   * repetitions came after those of the earlier receipts and at most 2 minutes before or after the set.
   * ALREADY_EXISTS RECEIPT_USED if another set of the practice has its stream; as no moment is part of two practices, no
   * stream is. A push-up session with the same receipt is part of the practice. UNAVAILABLE RECEIPT_KEYS_UNAVAILABLE if
   * the pose service is needed for an unknown key, and can't be reached.
   */
  readonly completeExercise: Method<CompleteExerciseRequest, CompleteExerciseResponse>;
  /**
   * Skips an exercise at any time before it is DONE; has no effect if it was skipped. FAILED_PRECONDITION
   * BAD_TRANSITION.
   */
  readonly skipExercise: Method<SkipExerciseRequest, SkipExerciseResponse>;
  /**
   * Stops the clock, also that of a countdown. Has no effect during a pause. FAILED_PRECONDITION BAD_TRANSITION if the
   * practice is over.
   */
  readonly pausePractice: Method<PausePracticeRequest, PausePracticeResponse>;
  /**
   * Resumes the clock where it stopped. Has no effect if there is no pause. FAILED_PRECONDITION BAD_TRANSITION if the
   * practice is over.
   */
  readonly resumePractice: Method<ResumePracticeRequest, ResumePracticeResponse>;
  /**
   * Completes a practice and credits it, once: unfinished sets count as skipped. A retry with the request id returns
   * the first response, even if the practice was deleted since. FAILED_PRECONDITION NOTHING_COMPLETED if no exercise is
   * DONE, BAD_TRANSITION if the practice is over.
   */
  readonly completePractice: Method<CompletePracticeRequest, CompletePracticeResponse>;
  /** Abandons a practice. It stays in the history, without credit. FAILED_PRECONDITION BAD_TRANSITION if it is over. */
  readonly abandonPractice: Method<AbandonPracticeRequest, AbandonPracticeResponse>;
  /**
   * Corrects a finished practice: time spent, muscles, note. ABORTED ETAG_MISMATCH if it has changed since the etag.
   * FAILED_PRECONDITION PRACTICE_OPEN until it is over. INVALID_ARGUMENT with a violation for each wrong field.
   */
  readonly updatePractice: Method<UpdatePracticeRequest, UpdatePracticeResponse>;
  /**
   * Deletes a practice and undoes its effects: on the day's energy and muscles, the week and fitness. Deleting it again
   * is OK. NOT_FOUND if this id never existed.
   */
  readonly deletePractice: Method<DeletePracticeRequest, DeletePracticeResponse>;
  /** Rates a workout. The same rating again changes nothing. INVALID_ARGUMENT OUT_OF_RANGE outside of 1 to 5. NOT_FOUND. */
  readonly rateWorkout: Method<RateWorkoutRequest, RateWorkoutResponse>;
  /** Removes a rating; OK if there is none. */
  readonly unrateWorkout: Method<UnrateWorkoutRequest, UnrateWorkoutResponse>;
  /** Lists ratings, newest first, in pages. */
  readonly listRatings: Method<ListRatingsRequest, ListRatingsResponse>;
  /** Returns how the user likes to train. */
  readonly getPreferences: Method<GetPreferencesRequest, GetPreferencesResponse>;
  /**
   * Changes the preferences. Practices that have begun keep their countdown. ABORTED ETAG_MISMATCH. INVALID_ARGUMENT
   * with a violation for each wrong field, or for a path that isn't a preference.
   */
  readonly updatePreferences: Method<UpdatePreferencesRequest, UpdatePreferencesResponse>;
  /** Returns the user's goals; by default those that suit their fitness class. */
  readonly getPlan: Method<GetPlanRequest, GetPlanResponse>;
  /** Sets the plan. INVALID_ARGUMENT with a violation for each wrong field. */
  readonly setPlan: Method<SetPlanRequest, SetPlanResponse>;
  /**
   * Selects a workout for a date. The same choice again returns the existing selection. RESOURCE_EXHAUSTED
   * TOO_MANY_SELECTIONS beyond 20 for one date. INVALID_ARGUMENT with a violation for each wrong field.
   */
  readonly createSelection: Method<CreateSelectionRequest, CreateSelectionResponse>;
  /** Removes a selection; completed training stays. Deleting it again is OK. NOT_FOUND if this id never existed. */
  readonly deleteSelection: Method<DeleteSelectionRequest, DeleteSelectionResponse>;
  /**
   * Lists the selections of a range of dates, oldest first. INVALID_ARGUMENT RANGE_INVALID for dates in the wrong order
   * or more than 400 of them.
   */
  readonly listSelections: Method<ListSelectionsRequest, ListSelectionsResponse>;
  /** Returns the selections, practices and worked muscles of a date. */
  readonly getDayProgress: Method<GetDayProgressRequest, GetDayProgressResponse>;
  /** Summarises the week of a date, weekday by weekday, and the seven dates up to it. */
  readonly getWeekSummary: Method<GetWeekSummaryRequest, GetWeekSummaryResponse>;
  /**
   * Returns the energy per date, with its range; or the reason why it is missing if no weight is known.
   * INVALID_ARGUMENT RANGE_INVALID for dates in the wrong order or more than 400 of them.
   */
  readonly getDailyEnergy: Method<GetDailyEnergyRequest, GetDailyEnergyResponse>;
  /**
   * Returns the newest completed practice, the newest push-up session, and the time of the newer one; empty if there is
   * none.
   */
  readonly getLastWorkout: Method<GetLastWorkoutRequest, GetLastWorkoutResponse>;
  /** Returns statistics of a week, two weeks or a month, as data and in words. INVALID_ARGUMENT PERIOD_UNKNOWN. */
  readonly getTrainingStats: Method<GetTrainingStatsRequest, GetTrainingStatsResponse>;
  /** Returns class and score, and their history. */
  readonly getFitnessLevel: Method<GetFitnessLevelRequest, GetFitnessLevelResponse>;
  /** Explains step by step how a practice was credited. NOT_FOUND. FAILED_PRECONDITION PRACTICE_OPEN until it is over. */
  readonly explainScore: Method<ExplainScoreRequest, ExplainScoreResponse>;
  /**
   * Resets training data: by default fitness, countdown and ratings. INVALID_ARGUMENT for an unknown scope.
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED for HISTORY without a recent sign-in.
   */
  readonly resetTrainingData: Method<ResetTrainingDataRequest, ResetTrainingDataResponse>;
  /** Lists ideas for meals, by id, in pages. They are ideas, not dietary advice. */
  readonly listMealIdeas: Method<ListMealIdeasRequest, ListMealIdeasResponse>;
  /** Returns one idea for a meal. NOT_FOUND. */
  readonly getMealIdea: Method<GetMealIdeaRequest, GetMealIdeaResponse>;
};

/**
 * The methods that only TitanUp's own services call: every change to completed practices, in an order that never skips
 * a change whose transaction commits late. A change may be sent twice; the newest change of a practice wins.
 */
export const TrainingFeedService: {
  /**
   * Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
   * comes from its user, so several processes can share a feed. PERMISSION_DENIED for users. FAILED_PRECONDITION
   * EPOCH_CHANGED if the position is from another epoch: the follower must start from the beginning. INVALID_ARGUMENT
   * CURSOR_INVALID for anything that isn't a position.
   */
  readonly listPracticeChanges: Method<ListPracticeChangesRequest, ListPracticeChangesResponse>;
  /**
   * The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListPracticeChanges,
   * and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
   * watching.
   */
  readonly watchPracticeChanges: Method<WatchPracticeChangesRequest, WatchPracticeChangesResponse>;
};
