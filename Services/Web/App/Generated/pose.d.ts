// Made by protoc-gen-titan from titanup/pose/v1/pose.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** The exercise. */
export const Exercise: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Push-ups. */
  readonly PUSH_UP: 1;
  /** Squats. */
  readonly SQUAT: 2;
  /** Lunges, forward or backward, either leg. */
  readonly LUNGE: 3;
  /** Sit-ups and crunches that raise the trunk. */
  readonly SIT_UP: 4;
  /** Jumping jacks. */
  readonly JUMPING_JACK: 5;
  /** Pull-ups and chin-ups. */
  readonly PULL_UP: 6;
  /** Burpees. */
  readonly BURPEE: 7;
  /** A plank, held for seconds. */
  readonly PLANK: 8;
  /** A wall sit, held for seconds. */
  readonly WALL_SIT: 9;
};

/** What a counter counts. */
export const CountUnit: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Movements. */
  readonly REPS: 1;
  /** Seconds for which a position was held. */
  readonly SECONDS: 2;
};

/** Why a movement, or a position, doesn't count as the exercise of `open`. */
export const MovementProblem: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Quicker than the exercise can be. */
  readonly TOO_SHORT: 1;
  /** It took too long. */
  readonly TOO_LONG: 2;
  /** It didn't go far enough. */
  readonly TOO_SHALLOW: 3;
  /** It didn't begin or end in the starting position. */
  readonly NOT_BACK: 4;
  /** The body wasn't in the exercise's position. */
  readonly WRONG_POSITION: 5;
  /** Only one leg bent, where both should. */
  readonly ONE_LEG: 6;
  /** Both legs bent alike, where one should be in front. */
  readonly BOTH_LEGS: 7;
  /** The legs were bent. */
  readonly LEGS_BENT: 8;
  /** The legs stayed too straight. */
  readonly LEGS_STRAIGHT: 9;
  /** The legs didn't move. */
  readonly LEGS_STILL: 10;
  /** The arms were bent. */
  readonly ARMS_BENT: 11;
  /** The arms stayed too straight. */
  readonly ARMS_STRAIGHT: 12;
  /** The body hung from its hands. */
  readonly HANGING: 13;
  /** The hands were raised. */
  readonly HANDS_UP: 14;
  /** A part of the body was out of the picture. */
  readonly PARTLY_SEEN: 15;
  /** No second one like it followed: whoever sits down makes one squat. */
  readonly ALONE: 16;
};

/** The points that a frame's landmarks stand for, in order. */
export const LandmarkSchema: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** BlazePose's 33 points. */
  readonly MEDIAPIPE_33: 1;
  /** COCO's 17 key points. */
  readonly COCO_17: 2;
  /**
   * The 19 joints of Apple's Vision in the image (VNHumanBodyPoseObservation), in this order: nose, left eye, right
   * eye, left ear, right ear, neck, left shoulder, right shoulder, left elbow, right elbow, left wrist, right wrist,
   * root, left hip, right hip, left knee, right knee, left ankle, right ankle. Vision measures y from the bottom, this
   * contract from the top. A missing joint has visibility 0.
   */
  readonly APPLE_2D_19: 3;
  /**
   * The 17 joints of Apple's Vision in space (VNHumanBodyPose3DObservation), in this order: top head, center head,
   * center shoulder, left shoulder, right shoulder, left elbow, right elbow, left wrist, right wrist, spine, root, left
   * hip, right hip, left knee, right knee, left ankle, right ankle. x and y are the position from `pointInImage`,
   * measured from the top left; z is ignored.
   */
  readonly APPLE_3D_17: 4;
  /**
   * Two opposite corners of the box around the face, seen by a phone that lies on the floor below it. The counter
   * follows how the face grows and shrinks: it sees no elbow, so the angles of reps are 0, and posture isn't judged.
   */
  readonly FACE_BOX: 5;
};

/** When a set ends. */
export const CountingMode: {
  /** The same as REPS. */
  readonly UNSPECIFIED: 0;
  /** After a number of reps. */
  readonly REPS: 1;
  /** After a time. */
  readonly TIME: 2;
};

/** How long a stream's frames are kept after its end. Then they are deleted; receipt and digest stay. */
export const FrameRetention: {
  /** As the account's settings say (`frame_retention` in titanup.profile.v1), also after they change. */
  readonly UNSPECIFIED: 0;
  /** Not at all: they are deleted as soon as they are counted. */
  readonly NONE: 1;
  /** 30 days. */
  readonly DAYS_30: 2;
  /** 365 days. */
  readonly DAYS_365: 3;
};

/** What the athlete is asked to do as a sign of life. The exercise decides which. */
export const LivenessKind: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Hold still for two seconds, anywhere in the movement: push-ups, pull-ups, jumping jacks and burpees. */
  readonly PAUSE: 1;
  /**
   * Raise one hand clearly above the head for a second, and leave the other down; a hand that is up already comes down
   * first: squats, lunges and sit-ups.
   */
  readonly RAISED_HAND: 2;
};

/** What became of the question for a sign of life. It is a note for people to judge by: no result takes a rep away. */
export const LivenessResult: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The set ended before the moment that was drawn, or wasn't sent while it was done. */
  readonly NOT_ASKED: 1;
  /** The athlete did it in time. */
  readonly PASSED: 2;
  /** The time was up, and the athlete hadn't done it. */
  readonly FAILED: 3;
  /** The set ended while there was still time to answer. */
  readonly UNANSWERED: 4;
};

/** The phase of a rep. */
export const Phase: {
  /** Nobody in a push-up position. */
  readonly UNSPECIFIED: 0;
  /** Arms straight. */
  readonly UP: 1;
  /** On the way down. */
  readonly DESCENDING: 2;
  /** At the bottom. */
  readonly BOTTOM: 3;
  /** On the way up. */
  readonly ASCENDING: 4;
};

/** Notable features of a rep. */
export const RepFlag: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The arms weren't straight at its end. */
  readonly NO_LOCKOUT: 1;
  /** Too fast, relative to this athlete's tempo, to judge it well. */
  readonly TOO_FAST: 2;
  /** Part of it was not seen. */
  readonly PARTLY_SEEN: 3;
  /** The hips hung below the line from shoulders to ankles. */
  readonly HIP_SAG: 4;
  /** The hips stood above that line. */
  readonly HIP_PIKE: 5;
  /** One arm bent much less than the other. */
  readonly ASYMMETRIC: 6;
  /** Done on the knees. */
  readonly KNEES_DOWN: 7;
  /** Hands on something higher than the feet. */
  readonly INCLINE: 8;
  /** Took unusually long. */
  readonly TOO_SLOW: 9;
  /** Thrown back from the bottom instead of pressed. */
  readonly BOUNCE: 10;
};

/** What the athlete can do better. */
export const FeedbackCode: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Nobody is in the image. */
  readonly NO_PERSON: 1;
  /** A joint that matters is outside the image. */
  readonly OUT_OF_FRAME: 2;
  /** A joint that matters is hard to see. */
  readonly LOW_CONFIDENCE: 3;
  /** Somebody is there, but not in a push-up position. */
  readonly WRONG_POSITION: 4;
  /** The last dip was too shallow to count. */
  readonly PARTIAL_DEPTH: 5;
  /** The arms were not straightened. */
  readonly NO_LOCKOUT: 6;
  /** The tracked body jumps: somebody else is in the image. */
  readonly MULTIPLE_PEOPLE: 7;
  /** The whole image moves. */
  readonly CAMERA_MOVED: 8;
  /** The hips hang below the line from shoulders to ankles. */
  readonly HIP_SAG: 9;
  /** The hips stand above that line. */
  readonly HIP_PIKE: 10;
  /** One arm bends much less than the other. */
  readonly ASYMMETRIC: 11;
  /** The knees are on the floor. */
  readonly KNEES_DOWN: 12;
  /** Too fast to judge well. */
  readonly TOO_FAST: 13;
  /** Unusually slow. */
  readonly TOO_SLOW: 14;
  /** Thrown back from the bottom instead of pressed. */
  readonly BOUNCE: 15;
  /** The last movement did not go far enough to count. For push-ups it is PARTIAL_DEPTH. */
  readonly GO_FURTHER: 16;
  /** The last movement didn't return to the starting position. */
  readonly RETURN_FULLY: 17;
  /** The movements are of another exercise; `problem` says what differs. */
  readonly OTHER_MOVEMENT: 18;
  /** Somebody is there, but not in the exercise's position. For push-ups it is WRONG_POSITION. */
  readonly TAKE_POSITION: 19;
};

/** The direction from which the camera sees the athlete. */
export const CameraView: {
  /** Not in a push-up position yet. */
  readonly UNSPECIFIED: 0;
  /** Along the body, head or feet first. */
  readonly FRONT: 1;
  /** Between front and side. */
  readonly THREE_QUARTER: 2;
  /** Across the body. */
  readonly SIDE: 3;
};

/** The distance of the camera. */
export const CameraDistance: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The body doesn't fit in the image. */
  readonly TOO_NEAR: 1;
  /** The body fills a good part of the image. */
  readonly GOOD: 2;
  /** The body is too small to be seen well. */
  readonly TOO_FAR: 3;
};

/** Reasons to doubt a count. A session with such a receipt earns nothing. */
export const EvidenceFlag: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /**
   * The caller has already shown this motion: the same frames under another id or at another speed, or push-ups whose
   * arms match those of an earlier set, one by one and in the same order, far more closely than those of other sets.
   */
  readonly DUPLICATE_MOTION: 1;
  /** Five identical push-ups in a row. */
  readonly LOOPED_REP: 2;
  /** Ten push-ups in a row in less than 3.9 seconds: faster than any human. */
  readonly IMPOSSIBLE_CADENCE: 3;
  /** A live stream with frames from the future: it spans more time than has passed since it was opened. */
  readonly AHEAD_OF_CLOCK: 4;
  /**
   * Nobody has such bones: on average over the push-ups, the forearms are too long or too short for the upper arms, or
   * the arms for the trunk, or bones stretch and shrink from one moment to the next.
   */
  readonly IMPOSSIBLE_BODY: 5;
  /**
   * From one push-up to the next, within 1.5 seconds, at least three of ten lengths of the body changed by two fifths or
   * more, relative to the others: somebody else goes on.
   */
  readonly BODY_CHANGED: 6;
  /**
   * The hands were not on the ground: in an average push-up they moved by more than 15 % of an arm, both in the image
   * and relative to the feet.
   */
  readonly SLIDING_HANDS: 7;
  /**
   * The image is not from the phone's own camera: the phone was turned during the set, and the body stayed where it was
   * in the image; or in most push-ups, straight arms pointed up.
   */
  readonly GRAVITY_MISMATCH: 8;
};

/** How a stream was sent. */
export const StreamOrigin: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /**
   * With StreamReps during the set: for at least half of its duration, its frames arrived at the pace of their
   * timestamps, and its end lies within 5 minutes of the time at which the service saw it. Frames that a network holds
   * back for 2 seconds are at pace, and so are the 2 seconds of frames in each call of a half-duplex set; frames sent
   * in one go after a lost connection are not.
   */
  readonly LIVE: 1;
  /** With UploadStream, or with StreamReps afterwards. */
  readonly UPLOAD: 2;
};

/** Why a receipt is not valid. */
export const ReceiptProblem: {
  /** It is valid. */
  readonly UNSPECIFIED: 0;
  /** It isn't a receipt. */
  readonly MALFORMED: 1;
  /** It names a key that isn't in GetReceiptKeys. */
  readonly KEY_UNKNOWN: 2;
  /** It was changed after it was signed, or another signer signed it. */
  readonly SIGNATURE_WRONG: 3;
};

/** How another counter sees a push-up. */
export const RepChange: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Counted by both, with different figures. */
  readonly CHANGED: 1;
  /** Counted by the new one only. */
  readonly ADDED: 2;
  /** Counted by the old one only. */
  readonly REMOVED: 3;
};

/** The verdict on a dip of the arms. */
export const DipOutcome: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** A push-up. */
  readonly REP: 1;
  /** Down and up again, but not far enough. */
  readonly PARTIAL: 2;
  /** A dip that didn't count. */
  readonly REJECTED: 3;
};

/** Reasons against counting a dip. */
export const RejectReason: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Quicker than a push-up can be (`shortestRep`). */
  readonly TOO_SHORT: 1;
  /** Down and up took too long, not counting the pause at the bottom (`longestRep`). */
  readonly TOO_LONG: 2;
  /** The arms ended too bent for a top (`leastTop`). */
  readonly NOT_UP_AGAIN: 3;
  /** The arms stayed too straight at the bottom (`floor`). */
  readonly TOO_SHALLOW: 4;
  /** From top to bottom was too little (`repRange`, `partialRange`, `faceRange`). */
  readonly RANGE_TOO_SMALL: 5;
  /** The shoulders did not move enough (`shoulderTravel`). */
  readonly SHOULDERS_STILL: 6;
  /** The hands weren't planted: they moved too much relative to the shoulders (`plantedHands`). */
  readonly HANDS_MOVED: 7;
  /** Too few of its frames showed a push-up position (`postureShare`, `armToTrunk`, `handsToFeet`). */
  readonly WRONG_POSITION: 8;
  /** It is part of a push-up that one arm already showed. */
  readonly ALREADY_COUNTED: 9;
  /** A pause, a cut, or a loss of sight ended it (`cut`, `longestGap`). */
  readonly INTERRUPTED: 10;
  /** The stream ended first. */
  readonly UNFINISHED: 11;
  /** The face did not come close enough (`faceAtBottom`). */
  readonly TOO_FAR: 12;
};

/** Describes a stream, once at its start. */
export interface Open {
  /** UUID chosen by the client: identifies the stream, also when it is resumed. */
  streamId: string;
  /** What the set is of. `counter` must count it, and FACE_BOX is for push-ups only. */
  exercise: number;
  /** The schema of every frame. */
  schema: number;
  /** The width of the camera's image in pixels, 1 to 16384: normalised coordinates alone distort angles. */
  imageWidth: number;
  /** The height of the camera's image in pixels, 1 to 16384. */
  imageHeight: number;
  /** `pushup/1`; empty means the exercise's standard one. */
  counter: string;
  /** REPS if unset. */
  mode: number;
  /** The target in reps, 0 (none) to 500. An exercise that is held has no reps: only 0. */
  targetReps: number;
  /**
   * When the first frame was taken, by the device's clock: 2000 or later, and not more than 5 minutes in the future.
   * Absent means now for StreamReps; for UploadStream it means that the last frame was taken just now.
   */
  startTime?: google.Timestamp;
  /**
   * The duration of the set, in seconds after the preparation: 1 to 1800 for TIME, 0 for REPS. For an exercise that is
   * held, the seconds to hold.
   */
  targetSeconds: number;
  /** How long the athlete gets ready before the set, 0 to 60 seconds: frames of that time are stored but not counted. */
  preparationSeconds: number;
  /**
   * If unset, the account's setting applies, or DAYS_30 if there is none. If the setting is NONE, nothing is kept,
   * whatever this field says. Frames of a set that is never closed are kept for a day, and then for this time.
   */
  retention: number;
  /**
   * Nobody did this set: a program made the landmarks for a demonstration or a test. The receipt says so, and a session
   * with it is SIMULATED: it is listed, and counts for nothing. Programs that make landmarks must set this.
   */
  isSimulated: boolean;
  /**
   * Which way is up when the first frame is taken, if the device knows and the frame itself doesn't tell: as in `Frame`.
   * It is stored with that frame, so an `Open` that continues a stream changes nothing, and GetStream doesn't repeat it.
   */
  up?: Direction;
  /**
   * Whether to ask for a sign of life once during the set, at a moment that the service draws: see `LivenessAsked`. It
   * never changes the count. An exercise that is held can't be asked: LIVENESS_UNSUITABLE. A set that comes with
   * UploadStream is not asked, and its receipt says so.
   */
  liveness: boolean;
}
export const Open: MessageType<Open>;

/**
 * Asks the athlete for a sign of life: sent with the frame that completes a rep, and again in `ready` for as long as it
 * waits for an answer.
 */
export interface LivenessAsked {
  /** What to do. */
  kind: number;
  /** When it was asked, in milliseconds since the first frame. */
  askedMs: number;
  /**
   * The end of the time to answer, in milliseconds since the first frame: 15 seconds later. A pause of the set extends
   * it.
   */
  answerByMs: number;
}
export const LivenessAsked: MessageType<LivenessAsked>;

/** The question for a sign of life is settled. */
export interface LivenessAnswered {
  /** PASSED, FAILED, or, when the set ends, UNANSWERED. */
  result: number;
  /** When that was clear, in milliseconds since the first frame. */
  answeredMs: number;
}
export const LivenessAnswered: MessageType<LivenessAnswered>;

/** The sign of life in a receipt. */
export interface Liveness {
  /** What was to be done. */
  kind: number;
  /** What became of it. */
  result: number;
  /** When it was asked, in milliseconds since the first frame; 0 if NOT_ASKED. */
  askedMs: number;
  /** When it was answered or the time was up, in milliseconds since the first frame; 0 if NOT_ASKED or UNANSWERED. */
  answeredMs: number;
}
export const Liveness: MessageType<Liveness>;

/**
 * A direction in space, in the axes of the camera's image as the landmarks describe it: where a client mirrors them, it
 * mirrors the direction, too.
 */
export interface Direction {
  /** To the right. */
  x: number;
  /** Down. */
  y: number;
  /** Away from the camera. */
  z: number;
}
export const Direction: MessageType<Direction>;

/** The landmarks of one camera image. */
export interface Frame {
  /** Counts up from 0 without gaps, also across a resumed connection. */
  number: number | bigint;
  /** Microseconds since the stream's first frame; grows strictly. */
  timeUs: number | bigint;
  /**
   * Four numbers per point, in the schema's order: x (0 left to 1 right), y (0 top to 1 bottom), z (in units of x) and
   * visibility (0 to 1). Empty if nobody was found.
   */
  landmarks: number[];
  /**
   * Which way is up from this frame on: a unit vector against gravity, (0, -1, 0) for an upright camera. Measured ones are
   * 0.9 to 1.1 long, and anything else is refused with UP_INVALID. Absent means as before; a device sends it anew when it
   * was turned. `pushup/3` then knows a row or a bench press, whose arms don't point down, and somebody who has stood up
   * during a set. A stream that never tells is counted without gravity, and so is all of it by other counters.
   */
  up?: Direction;
}
export const Frame: MessageType<Frame>;

/** Up to 32 frames. */
export interface Frames {
  /** In order of their numbers. */
  frames: Frame[];
}
export const Frames: MessageType<Frames>;

/** The set is over: no more frames. */
export interface Close {
}
export const Close: MessageType<Close>;

/**
 * The athlete rests; frames are stored but not counted. A pause lasts until `resume` or until the connection ends: a
 * connection that continues a paused set begins with another `pause`.
 */
export interface Pause {
}
export const Pause: MessageType<Pause>;

/** The athlete continues. */
export interface Resume {
}
export const Resume: MessageType<Resume>;

/** From client to server. */
export interface StreamRepsRequest {
  /** The first message. */
  open?: Open;
  /** Landmarks. */
  frames?: Frames;
  /** Stop counting. */
  pause?: Pause;
  /** Count again. */
  resume?: Resume;
  /** The last message. */
  close?: Close;
}
export const StreamRepsRequest: MessageType<StreamRepsRequest>;

/** The stream is open. */
export interface Ready {
  /** The counter in use. */
  counter: string;
  /** Reps counted before this connection; 0 for a new stream. */
  reps: number;
  /** The number the next frame must have; 0 for a new stream. */
  nextFrame: number | bigint;
  /** Whether the stream was closed before: its receipt follows at once. */
  closed: boolean;
  /** Seconds held before this connection; 0 for an exercise with reps. */
  heldSeconds: number;
  /** The question for a sign of life that waits for an answer; usually absent. */
  livenessAsked?: LivenessAsked;
}
export const Ready: MessageType<Ready>;

/** How long the parts of the last rep took. */
export interface Tempo {
  /** From the top to the bottom, in milliseconds. */
  downMs: number;
  /** At the bottom, in milliseconds. */
  bottomMs: number;
  /** From the bottom to the top, in milliseconds. */
  upMs: number;
  /** At the top before the rep, in milliseconds; 0 for the first rep of a set. */
  topMs: number;
}
export const Tempo: MessageType<Tempo>;

/** The athlete's current motion; at most ten times a second. */
export interface Progress {
  /** How far down, 0 (arms straight) to 100 (as deep as the deepest reps). */
  romPercent: number;
  /** The phase of the rep. */
  phase: number;
  /** The tempo of the last rep; absent before the first. */
  tempo?: Tempo;
  /** Reps so far. */
  reps: number;
  /** Reps per minute over the last few; 0 before the second rep of a set, and for exercises other than push-ups. */
  cadence: number;
}
export const Progress: MessageType<Progress>;

/**
 * One rep. Exercises other than push-ups have no elbow angles: 0. Their depth is the share of a full range, and their
 * quality is the same.
 */
export interface Rep {
  /** From 1. */
  number: number;
  /** When the descent began, in milliseconds since the first frame. */
  startMs: number;
  /** When the top was reached again, in milliseconds since the first frame. */
  endMs: number;
  /** Smallest elbow angle, in tenths of a degree. */
  minAngleDecidegrees: number;
  /** Largest elbow angle at its end, in tenths of a degree. */
  maxAngleDecidegrees: number;
  /** Depth, 0 to 100: 100 is an elbow angle of 90 degrees or less. */
  depthPercent: number;
  /** 0 to 100: depth, lock-out and how well it was seen. */
  qualityPercent: number;
  /** Its notable features. */
  flags: number[];
}
export const Rep: MessageType<Rep>;

/** A push-up was counted, at its top. */
export interface RepCounted {
  /** The push-up. */
  rep?: Rep;
  /** Number of the frame that completed it. */
  frame: number | bigint;
}
export const RepCounted: MessageType<RepCounted>;

/** Down and up again, but not far enough to count. */
export interface PartialRep {
  /** Smallest elbow angle, in tenths of a degree. */
  minAngleDecidegrees: number;
  /** When it began, in milliseconds since the first frame. */
  startMs: number;
  /** When it ended, in milliseconds since the first frame. */
  endMs: number;
}
export const PartialRep: MessageType<PartialRep>;

/** A cue, sent no more often than a person can act on it. */
export interface Feedback {
  /** The kind. */
  code: number;
  /** The joint, if the code concerns one: `left_wrist`. Empty otherwise. */
  joint: string;
  /** For OTHER_MOVEMENT, why it doesn't count. */
  problem: number;
}
export const Feedback: MessageType<Feedback>;

/** Another second was held. */
export interface Held {
  /** Seconds held so far, all holds of the set together. */
  seconds: number;
  /** Number of the frame that completed the second. */
  frame: number | bigint;
}
export const Held: MessageType<Held>;

/** The target of `open` was reached; counting goes on. With TIME it is sent with the first frame after the time is over. */
export interface TargetReached {
  /** Reps so far; with TIME, those that ended in time. */
  reps: number;
  /** Seconds held so far; 0 for an exercise with reps. */
  heldSeconds: number;
}
export const TargetReached: MessageType<TargetReached>;

/** The set begins soon: sent with the first frame of each second of the preparation. */
export interface Countdown {
  /** Seconds left, rounded up; 0 when the set begins. */
  seconds: number;
}
export const Countdown: MessageType<Countdown>;

/**
 * How the camera is placed, so that the athlete can correct it before the first push-up: sent when it has changed for
 * half a second, also during the preparation, and never for faces. It doesn't affect the count.
 */
export interface Placement {
  /** The direction from which the camera sees the athlete. */
  view: number;
  /** Its distance. */
  distance: number;
  /** The joints outside of the image: `left_wrist`. Empty when the whole body is in it. */
  jointsOutside: string[];
  /**
   * How far the camera is from level, -90 to 90 in steps of ten degrees, positive if the floor in the image falls to
   * the right; 0 also if unknown.
   */
  tiltDegrees: number;
  /** Nothing needs correction. */
  isGood: boolean;
}
export const Placement: MessageType<Placement>;

/**
 * Every frame up to this one is stored and will survive a crash of the service and of its database: the client can
 * discard it.
 */
export interface Ack {
  /** Number of the last such frame. */
  frame: number | bigint;
}
export const Ack: MessageType<Ack>;

/** From server to client. */
export interface StreamRepsResponse {
  /** The first message. */
  ready?: Ready;
  /** The phase of the rep. */
  progress?: Progress;
  /** A push-up. */
  repCounted?: RepCounted;
  /** A dip that didn't count. */
  partialRep?: PartialRep;
  /** A cue. */
  feedback?: Feedback;
  /** The target was reached. */
  targetReached?: TargetReached;
  /** Frames are safe. */
  ack?: Ack;
  /** The last message. */
  receipt?: RepReceipt;
  /** The set begins soon. */
  countdown?: Countdown;
  /** The camera's placement. */
  placement?: Placement;
  /** A second of an exercise that is held. */
  held?: Held;
  /** The athlete is asked for a sign of life. */
  livenessAsked?: LivenessAsked;
  /** The question is settled. */
  livenessAnswered?: LivenessAnswered;
}
export const StreamRepsResponse: MessageType<StreamRepsResponse>;

/** A count, signed by this service. */
export interface RepReceipt {
  /** UUID. */
  receiptId: string;
  /** UUID of the account that did the set. */
  userId: string;
  /** UUID of the stream. */
  streamId: string;
  /** SHA-256 of the stored frames, in lower-case hexadecimal digits. */
  streamDigest: string;
  /** What was done. */
  exercise: number;
  /** The counter: `pushup/1`. */
  counter: string;
  /** When the first frame was taken. */
  startTime?: google.Timestamp;
  /** When the last frame was taken. */
  endTime?: google.Timestamp;
  /** Every counted push-up. */
  reps: Rep[];
  /** The number of dips that didn't count. */
  partialReps: number;
  /** The percentage of the time in which somebody was visible, 0 to 100. */
  coveragePercent: number;
  /** Id of the signing key, as in GetReceiptKeys. */
  keyId: string;
  /**
   * The proof: a compact JWS (RFC 7515) signed with EdDSA (RFC 8037), header `kid`, `typ` = `rep-receipt+jwt`, whose
   * payload holds all of the above as JSON: jti, sub, iss (`titanup-pose`), iat, stream, digest, exercise, counter,
   * start_us and end_us (microseconds since 1970), reps (each an array of number, start_ms, end_ms, min_angle,
   * max_angle, depth, quality, and an array of flag numbers), partials, coverage. `exercise` is "PUSH_UP" or another of
   * Exercise's names, `iat` whole seconds. A receipt of a hold also has held_seconds, and one that counts nothing may
   * have problem (a number of MovementProblem). Newer receipts also have motion, evidence (an array of flag numbers),
   * origin ("LIVE" or "UPLOAD"), kept_days, and, only for a simulated set, simulated (true). If `open` asked for a sign
   * of life, liveness is an object of kind and result (the enums' names without their prefixes), asked_ms and
   * answered_ms, each time only if it is known. CreateSession takes this string; the other fields are for reading.
   */
  jws: string;
  /**
   * SHA-256 of the landmarks of the counted frames that show somebody, without their times, in lower-case hexadecimal
   * digits: the same at any speed. Empty in older receipts.
   */
  motionDigest: string;
  /** Reasons to doubt the count; usually empty. */
  evidenceFlags: number[];
  /** How the stream was sent. */
  origin: number;
  /** The number of days its frames are kept after its end, as of the time the receipt was signed. */
  keptDays: number;
  /** Whether the client said that the set is simulated. */
  isSimulated: boolean;
  /** Seconds held; 0 for an exercise with reps. */
  heldSeconds: number;
  /** Why most movements, or the body's position, did not count as the exercise; only if nothing counted. */
  problem: number;
  /** The sign of life; absent if `open` didn't ask for one. */
  liveness?: Liveness;
}
export const RepReceipt: MessageType<RepReceipt>;

/** From client to server. */
export interface UploadStreamRequest {
  /** The first message. */
  open?: Open;
  /** The following messages. */
  frames?: Frames;
}
export const UploadStreamRequest: MessageType<UploadStreamRequest>;

/** The count. */
export interface UploadStreamResponse {
  /** Signed. */
  receipt?: RepReceipt;
  /** The dips that didn't count. */
  partialReps: PartialRep[];
  /** The duration of the stream. */
  duration?: google.Duration;
}
export const UploadStreamResponse: MessageType<UploadStreamResponse>;

/** One of the caller's streams, without its frames. */
export interface Stream {
  /** As it was opened, with the counter and the start time in use. */
  open?: Open;
  /** How it was sent; for an unfinished one, the method in use. */
  origin: number;
  /** When it was first opened, by the service's clock. */
  createTime?: google.Timestamp;
  /** When it was closed; absent for an unfinished one. */
  closeTime?: google.Timestamp;
  /** The number of stored frames, even if they are gone. */
  frameCount: number | bigint;
  /** The size of its frames in the store, compressed or not; 0 when they are gone. */
  storedBytes: number | bigint;
  /** When its frames are deleted at the latest. */
  framesExpireTime?: google.Timestamp;
  /** When its frames were deleted; absent while they exist. */
  framesDeleteTime?: google.Timestamp;
  /** Counted reps; 0 for an unfinished stream. */
  reps: number;
  /** Its duration; absent for an unfinished stream. */
  duration?: google.Duration;
  /** SHA-256 of the frames, in lower-case hexadecimal digits; empty for an unfinished one. */
  streamDigest: string;
  /** Its receipt; absent for an unfinished stream, and in lists. */
  receipt?: RepReceipt;
  /** Seconds held; 0 for an exercise with reps, and for an unfinished stream. */
  heldSeconds: number;
}
export const Stream: MessageType<Stream>;

/** See PoseService.GetStream. */
export interface GetStreamRequest {
  /** UUID. */
  streamId: string;
}
export const GetStreamRequest: MessageType<GetStreamRequest>;

/** See PoseService.GetStream. */
export interface GetStreamResponse {
  /** With its receipt. */
  stream?: Stream;
}
export const GetStreamResponse: MessageType<GetStreamResponse>;

/** See PoseService.ListStreams. */
export interface ListStreamsRequest {
  /** 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListStreamsRequest: MessageType<ListStreamsRequest>;

/** See PoseService.ListStreams. */
export interface ListStreamsResponse {
  /** Most recently opened first. */
  streams: Stream[];
  /** For the next page; empty after the last. */
  nextPageToken: string;
}
export const ListStreamsResponse: MessageType<ListStreamsResponse>;

/** See PoseService.DeleteStream. */
export interface DeleteStreamRequest {
  /** UUID. */
  streamId: string;
}
export const DeleteStreamRequest: MessageType<DeleteStreamRequest>;

/** See PoseService.DeleteStream. */
export interface DeleteStreamResponse {
  /** Without its receipt. */
  stream?: Stream;
}
export const DeleteStreamResponse: MessageType<DeleteStreamResponse>;

/** See PoseService.RetimeStream. */
export interface RetimeStreamRequest {
  /** UUID. */
  streamId: string;
  /** When the first frame was taken. Required; 2000 or later. */
  startTime?: google.Timestamp;
}
export const RetimeStreamRequest: MessageType<RetimeStreamRequest>;

/** See PoseService.RetimeStream. */
export interface RetimeStreamResponse {
  /** With the new times and the same duration. */
  receipt?: RepReceipt;
}
export const RetimeStreamResponse: MessageType<RetimeStreamResponse>;

/** See PoseService.DownloadFrames. */
export interface DownloadFramesRequest {
  /** UUID. */
  streamId: string;
  /** Number of the first frame to send. */
  firstFrame: number | bigint;
  /** The maximum number; 0 for all that follow. */
  frameCount: number | bigint;
}
export const DownloadFramesRequest: MessageType<DownloadFramesRequest>;

/** Consecutive frames. */
export interface DownloadFramesResponse {
  /** Up to 32. */
  frames?: Frames;
  /** Whether none of them was counted, because of a pause or the preparation. */
  notCounted: boolean;
}
export const DownloadFramesResponse: MessageType<DownloadFramesResponse>;

/** See PoseService.GetReceiptKeys. */
export interface GetReceiptKeysRequest {
}
export const GetReceiptKeysRequest: MessageType<GetReceiptKeysRequest>;

/** A public key that verifies receipts (RFC 8037). */
export interface ReceiptKey {
  /** Key id: the key's thumbprint (RFC 7638). */
  keyId: string;
  /** Ed25519 public key, base64url without padding. */
  x: string;
}
export const ReceiptKey: MessageType<ReceiptKey>;

/** The current keys; the first one is the signing key. */
export interface GetReceiptKeysResponse {
  /** As values. */
  keys: ReceiptKey[];
  /** The same as a JWKS document (RFC 7517). */
  jwksJson: string;
}
export const GetReceiptKeysResponse: MessageType<GetReceiptKeysResponse>;

/** See PoseService.VerifyReceipt. */
export interface VerifyReceiptRequest {
  /** `jws` of a receipt. */
  jws: string;
}
export const VerifyReceiptRequest: MessageType<VerifyReceiptRequest>;

/** Whether a receipt is valid. */
export interface VerifyReceiptResponse {
  /** Whether it is valid. */
  valid: boolean;
  /** Why not. */
  problem: number;
  /** Its content; absent if it isn't valid. */
  receipt?: RepReceipt;
  /** Whether the caller did the set: another user's receipt proves nothing for the caller. */
  isCallers: boolean;
}
export const VerifyReceiptResponse: MessageType<VerifyReceiptResponse>;

/** See PoseService.ListCounters. */
export interface ListCountersRequest {
}
export const ListCountersRequest: MessageType<ListCountersRequest>;

/** A threshold of a counter. */
export interface CounterParameter {
  /** `floor`; the two ends of a range, `armToTrunk.from` and `armToTrunk.to`. */
  name: string;
  /** Angles in thousandths of a degree, times in microseconds, shares in thousandths. */
  value: number | bigint;
}
export const CounterParameter: MessageType<CounterParameter>;

/** A version of a counter. */
export interface Counter {
  /** `pushup/1`, as `open` takes it. */
  name: string;
  /** What it counts. */
  exercise: number;
  /** What it can count from. */
  schemas: number[];
  /** Whether it counts if `open` names its exercise and no counter. */
  isDefault: boolean;
  /** The thresholds of a push-up counter, all of them; those of one version never change. */
  parameters: CounterParameter[];
  /** What it counts. */
  unit: number;
}
export const Counter: MessageType<Counter>;

/** The available counters. */
export interface ListCountersResponse {
  /** By exercise, each exercise's newest last. */
  counters: Counter[];
}
export const ListCountersResponse: MessageType<ListCountersResponse>;

/** See PoseService.RecountStream. */
export interface RecountStreamRequest {
  /** UUID. */
  streamId: string;
  /** `pushup/1`, a counter of the stream's exercise; empty means the standard one. */
  counter: string;
}
export const RecountStreamRequest: MessageType<RecountStreamRequest>;

/** A push-up that two counters see differently. */
export interface RepDifference {
  /** The difference. */
  change: number;
  /** As the stream's receipt has it; absent if ADDED. */
  old?: Rep;
  /** As the new receipt has it; absent if REMOVED. */
  new?: Rep;
}
export const RepDifference: MessageType<RepDifference>;

/** See PoseService.RecountStream. */
export interface RecountStreamResponse {
  /** From the requested counter; the stream's own receipt, if it used that counter. */
  receipt?: RepReceipt;
  /** Push-ups counted by the stream's own counter. */
  oldReps: number;
  /** Push-ups counted by the requested counter. */
  newReps: number;
  /** In chronological order; push-ups that differ only in their number are omitted. */
  differences: RepDifference[];
  /** Seconds held, by the stream's own counter; 0 for an exercise with reps. */
  oldHeldSeconds: number;
  /** Seconds held, by the requested counter. */
  newHeldSeconds: number;
}
export const RecountStreamResponse: MessageType<RecountStreamResponse>;

/** See PoseService.ExplainReps. */
export interface ExplainRepsRequest {
  /** UUID. */
  streamId: string;
  /** `pushup/1`, a counter of the stream's exercise; empty means the counter that counted it. */
  counter: string;
}
export const ExplainRepsRequest: MessageType<ExplainRepsRequest>;

/** The arms bent and straightened again. */
export interface Dip {
  /** The verdict. */
  outcome: number;
  /** Number of the frame in which the descent began. */
  firstFrame: number | bigint;
  /** Number of the frame with the smallest angle. */
  bottomFrame: number | bigint;
  /** Number of the frame in which the arms reached the top again, or the dip was given up. */
  lastFrame: number | bigint;
  /** When the descent began, in milliseconds since the first frame. */
  startMs: number;
  /** When the angle was smallest. */
  bottomMs: number;
  /** When the arms reached the top again, or the dip was given up. */
  endMs: number;
  /** The angle at its start, in tenths of a degree. */
  topAngleDecidegrees: number;
  /** The smallest angle. */
  bottomAngleDecidegrees: number;
  /** The angle at its end. */
  endAngleDecidegrees: number;
  /** All reasons against counting it; a push-up may have some if the rest of its set spoke for it. */
  reasons: number[];
  /** The push-up, if it is one. */
  rep?: Rep;
}
export const Dip: MessageType<Dip>;

/** See PoseService.ExplainReps. */
export interface ExplainRepsResponse {
  /** The counter, with its thresholds. */
  counter?: Counter;
  /** The time of each frame, in milliseconds since the first. */
  timeMs: number[];
  /**
   * For each frame, the smoothed angle that the counter follows, in tenths of a degree: both elbows, weighted by
   * visibility. 0 if nobody was found or nothing was counted. With FACE_BOX it is the distance of the face, as an
   * angle.
   */
  angleDecidegrees: number[];
  /** For each frame, whether it shows a push-up position. */
  inPosition: boolean[];
  /** In the order in which they ended. Only for push-ups. */
  dips: Dip[];
  /** In the order in which they ended. Only for other exercises. */
  movements: Movement[];
}
export const ExplainRepsResponse: MessageType<ExplainRepsResponse>;

/** A movement away from an exercise's starting position and back, or a hold, and the verdict on it. */
export interface Movement {
  /** The verdict. A hold is a REP. */
  outcome: number;
  /** When it began, in milliseconds since the first frame. */
  startMs: number;
  /** When the body was farthest from the starting position; for a hold, its end. */
  bottomMs: number;
  /** When it ended. */
  endMs: number;
  /** All reasons against counting it; a rep may have some if the rest of its set spoke for it. */
  problems: number[];
  /** The rep's number; 0 if it is none. */
  number: number;
}
export const Movement: MessageType<Movement>;

/** See PoseService.SubmitGroundTruth. */
export interface SubmitGroundTruthRequest {
  /** UUID. */
  streamId: string;
  /** The true number of push-ups, 0 to 5000. */
  reps: number;
  /**
   * Whether the number and the stream may be used to improve counters, as long as its frames are kept. Otherwise it is
   * only a note for its owner.
   */
  mayImproveCounters: boolean;
}
export const SubmitGroundTruthRequest: MessageType<SubmitGroundTruthRequest>;

/** See PoseService.SubmitGroundTruth. */
export interface SubmitGroundTruthResponse {
  /** The current value. */
  reps: number;
  /** The current value. */
  mayImproveCounters: boolean;
  /** When it was recorded. */
  updateTime?: google.Timestamp;
}
export const SubmitGroundTruthResponse: MessageType<SubmitGroundTruthResponse>;

/** A stream's count by another counter. */
export interface StreamRecount {
  /** The counter: `pushup/1`. */
  counter: string;
  /** The number of push-ups. */
  reps: number;
}
export const StreamRecount: MessageType<StreamRecount>;

/** A closed stream whose frames were deleted after its end, or that was recounted. */
export interface StreamChange {
  /** UUID of its owner. */
  userId: string;
  /** UUID of the stream. */
  streamId: string;
  /** When its frames were deleted; absent while they exist. */
  framesDeleteTime?: google.Timestamp;
  /** The counts by every other counter, ordered by name. */
  recounts: StreamRecount[];
  /** The cursor to ask for the next changes with; empty for a follower that asks by slots. */
  cursor: string;
  /** The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id. */
  slot: number;
  /** Its number in that slot. Later changes have higher numbers; a stream that changes again leaves its old number. */
  number: number | bigint;
}
export const StreamChange: MessageType<StreamChange>;

/** See PoseFeedService.ListStreamChanges. */
export interface ListStreamChangesRequest {
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
export const ListStreamChangesRequest: MessageType<ListStreamChangesRequest>;

/** A page of changes. */
export interface ListStreamChangesResponse {
  /** In the order of their numbers within each slot. */
  changes: StreamChange[];
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
export const ListStreamChangesResponse: MessageType<ListStreamChangesResponse>;

/** See PoseFeedService.WatchStreamChanges. */
export interface WatchStreamChangesRequest {
  /** As in ListStreamChangesRequest. */
  cursor: string;
  /** As in ListStreamChangesRequest. */
  slots: number[];
  /** As in ListStreamChangesRequest. */
  numbers: (number | bigint)[];
  /** As in ListStreamChangesRequest. */
  epoch: string;
}
export const WatchStreamChangesRequest: MessageType<WatchStreamChangesRequest>;

/** The changes. */
export interface WatchStreamChangesResponse {
  /** In the order of their numbers within each slot; 1 to 200. */
  changes: StreamChange[];
  /** Identifies the lifetime of the store. */
  epoch: string;
}
export const WatchStreamChangesResponse: MessageType<WatchStreamChangesResponse>;

/** Counts push-ups and other exercises, each with counters of its own. */
export const PoseService: {
  /**
   * Counts live. The client sends `open`, then frames as the camera delivers them, then `close`; the server reports
   * what it sees, acknowledges the frames it has stored, and finishes with the signed receipt.
   *
   * After a lost connection the client opens the same stream again: `ready` says which frame to send next, the client
   * continues with it, and no rep is lost or counted twice.
   *
   * The server announces a rep at once and acknowledges its frames when they are stored, within three seconds while the
   * database keeps up. The client keeps unacknowledged frames. After a crash it opens the stream again and resends
   * them, with `pause` and `resume` between the same frames as before, and `pause` first if the set was paused there.
   * The same frames give the same result, so a rep that was announced but not stored is announced again with the same
   * number. A client that half-closes without `close` can come back in the same way: the server acknowledges everything
   * it received before the call ends. This also holds for the frames before a refused one: the client can open the
   * stream again and continue with a corrected frame.
   *
   * A client that cannot send and receive at the same time, such as a browser, sends a live set as a row of half-duplex
   * calls. Every two seconds or so, it makes a call: the same `open` each time, `pause` if the set is paused, the
   * frames since the last `ack`, then half-close; the last call ends with `close`. Each call returns `ready`, what its
   * frames show, and the `ack` of its last frame, and then ends; the last one returns the receipt. Events and receipt
   * are those of a single call with the same frames. After a lost answer or a restart, a call with `open` alone returns
   * the number of the next frame in `ready.next_frame`. A call that repeats stored frames also gets `ready`, but is
   * refused with FRAME_NUMBER and stores nothing. The server does not repeat what the lost answer said: `ready.reps`
   * and the receipt include it. The calls of a set come one after the other, and each may go to a different server.
   * Within ten seconds after the last call to the same server, as a rule, a call takes equally long at any time of the
   * set; otherwise the server first counts everything it has stored again.
   *
   * INVALID_ARGUMENT for `open`: STREAM_ID_INVALID, EXERCISE_UNKNOWN, SCHEMA_UNKNOWN, SCHEMA_UNSUITABLE,
   * COUNTER_UNKNOWN (also a counter of another exercise),
   * IMAGE_SIZE_INVALID, MODE_UNKNOWN, TARGET_INVALID, PREPARATION_INVALID, RETENTION_UNKNOWN, TIMESTAMP_INVALID,
   * TIME_IN_FUTURE, TIME_TOO_EARLY, UP_INVALID, LIVENESS_UNSUITABLE; for a frame, with `frame`, its number, in the ErrorInfo's metadata:
   * LANDMARK_COUNT;
   * LANDMARK_NAN (not a number, or infinite) and LANDMARK_OUT_OF_RANGE (a coordinate outside of -16 to 16, or a
   * visibility outside of 0 to 1), both with `index`, its place in `landmarks`, `landmark`, `component` (x, y, z or
   * visibility), `found` and `allowed`; UP_INVALID; NON_MONOTONIC_TIME; FRAME_NUMBER (with `expected`);
   * MESSAGE_MISSING.
   * FAILED_PRECONDITION NOT_OPENED, ALREADY_OPENED, STREAM_EXPIRED (an unfinished stream whose frames are gone).
   * RESOURCE_EXHAUSTED FRAME_RATE (over 60 a second), STREAM_TOO_LONG (over 30 minutes), TOO_MANY_FRAMES (over 32 in a
   * message), TOO_MANY_STREAMS (live at a time, or begun within a day and not closed). ABORTED STREAM_TAKEN_OVER if
   * another connection opened the same stream, or its frames were deleted meanwhile. UNAVAILABLE FRAMES_LOST if the
   * database has lost earlier frames, for example after a backup was restored: open the stream again. ALREADY_EXISTS
   * STREAM_EXISTS for an id used with other parameters.
   */
  readonly streamReps: Method<StreamRepsRequest, StreamRepsResponse>;
  /**
   * Counts a set recorded earlier: the same engine, the same receipt. Errors as in StreamReps, and TIME_IN_FUTURE also
   * if the last frame would lie more than 5 minutes in the future; then nothing is stored. ALREADY_EXISTS STREAM_EXISTS
   * for an id that was used for other frames, and for push-ups whose frames the caller has already uploaded or streamed
   * under another id (`stream_id` in the ErrorInfo's metadata); simulated sets are not compared. The same frames under
   * the same id give the same receipt again.
   */
  readonly uploadStream: Method<UploadStreamRequest, UploadStreamResponse>;
  /**
   * Corrects the time of a set, for example if the device's clock was wrong, or if CreateSession refuses the receipt
   * with SESSION_OVERLAP. The stream and its recounts get a new receipt with the new times. Earlier receipts stay
   * valid, but only one session can use a stream, with any of its receipts: a session that already uses it keeps its
   * times. The set is LIVE only if the service saw it at the new time. The same time gives the same receipt again.
   * INVALID_ARGUMENT STREAM_ID_INVALID, TIMESTAMP_MISSING, TIMESTAMP_INVALID, TIME_TOO_EARLY, TIME_IN_FUTURE (the set
   * would end more than 5 minutes from now); NOT_FOUND; FAILED_PRECONDITION STREAM_UNFINISHED.
   */
  readonly retimeStream: Method<RetimeStreamRequest, RetimeStreamResponse>;
  /** The public keys that verify receipts. Open to everybody. */
  readonly getReceiptKeys: Method<GetReceiptKeysRequest, GetReceiptKeysResponse>;
  /** Checks whether this service signed a receipt, and returns its content. */
  readonly verifyReceipt: Method<VerifyReceiptRequest, VerifyReceiptResponse>;
  /**
   * Returns one of the caller's streams, with its receipt. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND, also for
   * other users' streams.
   */
  readonly getStream: Method<GetStreamRequest, GetStreamResponse>;
  /** Lists the caller's streams, most recently opened first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. */
  readonly listStreams: Method<ListStreamsRequest, ListStreamsResponse>;
  /**
   * Deletes a stream's frames before they expire. Receipt, digest and awards stay; an unfinished stream can't be
   * continued. Deleting it again changes nothing. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND.
   */
  readonly deleteStream: Method<DeleteStreamRequest, DeleteStreamResponse>;
  /**
   * Streams a stream's stored frames: the ones that were sent, rounded to the numbers the counter works with. Sending
   * them again gives the same digest. After a lost connection, ask for the missing frames. INVALID_ARGUMENT
   * STREAM_ID_INVALID; NOT_FOUND; FAILED_PRECONDITION STREAM_EXPIRED, also during the download.
   */
  readonly downloadFrames: Method<DownloadFramesRequest, DownloadFramesResponse>;
  /**
   * Counts a stored stream with another counter: returns the count, the differences and a receipt. Calling it again
   * returns the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, COUNTER_UNKNOWN; NOT_FOUND; FAILED_PRECONDITION
   * STREAM_EXPIRED, STREAM_UNFINISHED.
   */
  readonly recountStream: Method<RecountStreamRequest, RecountStreamResponse>;
  /**
   * Explains what a counter saw in a stored stream, frame by frame, and why each dip of the arms did or didn't count.
   * Errors as in RecountStream; an unfinished stream is explained as far as it goes.
   */
  readonly explainReps: Method<ExplainRepsRequest, ExplainRepsResponse>;
  /**
   * Records how many push-ups a stream really holds; a later call replaces the number. INVALID_ARGUMENT
   * STREAM_ID_INVALID, GROUND_TRUTH_INVALID; NOT_FOUND.
   */
  readonly submitGroundTruth: Method<SubmitGroundTruthRequest, SubmitGroundTruthResponse>;
  /** Lists the available counters, with all their thresholds. */
  readonly listCounters: Method<ListCountersRequest, ListCountersResponse>;
};

/**
 * The methods that TitanUp's sessions service calls to follow streams after they were counted: deleted frames and
 * recounts. Changes are delivered at least once, in an order that never changes before a cursor.
 */
export const PoseFeedService: {
  /**
   * Returns a page of changes after a cursor, or in some slots after the follower's number in each. A change's slot
   * comes from its user, so several processes can share a feed. PERMISSION_DENIED for everybody except the sessions
   * service. FAILED_PRECONDITION EPOCH_CHANGED if the position is from another epoch: the follower must start from the
   * beginning. INVALID_ARGUMENT CURSOR_INVALID for anything that isn't a position.
   */
  readonly listStreamChanges: Method<ListStreamChangesRequest, ListStreamChangesResponse>;
  /**
   * The same as an endless stream: the changes since the cursor, then every new one. Errors as in ListStreamChanges,
   * and UNAVAILABLE SHUTTING_DOWN when the server stops. The initial metadata arrives as soon as the stream is
   * watching.
   */
  readonly watchStreamChanges: Method<WatchStreamChangesRequest, WatchStreamChangesResponse>;
};
