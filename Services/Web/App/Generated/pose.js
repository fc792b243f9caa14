// Made by protoc-gen-titan from titanup/pose/v1/pose.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const Exercise = enumeration({
  UNSPECIFIED: 0,
  PUSH_UP: 1,
  SQUAT: 2,
  LUNGE: 3,
  SIT_UP: 4,
  JUMPING_JACK: 5,
  PULL_UP: 6,
  BURPEE: 7,
  PLANK: 8,
  WALL_SIT: 9,
});

export const CountUnit = enumeration({
  UNSPECIFIED: 0,
  REPS: 1,
  SECONDS: 2,
});

export const MovementProblem = enumeration({
  UNSPECIFIED: 0,
  TOO_SHORT: 1,
  TOO_LONG: 2,
  TOO_SHALLOW: 3,
  NOT_BACK: 4,
  WRONG_POSITION: 5,
  ONE_LEG: 6,
  BOTH_LEGS: 7,
  LEGS_BENT: 8,
  LEGS_STRAIGHT: 9,
  LEGS_STILL: 10,
  ARMS_BENT: 11,
  ARMS_STRAIGHT: 12,
  HANGING: 13,
  HANDS_UP: 14,
  PARTLY_SEEN: 15,
  ALONE: 16,
});

export const LandmarkSchema = enumeration({
  UNSPECIFIED: 0,
  MEDIAPIPE_33: 1,
  COCO_17: 2,
  APPLE_2D_19: 3,
  APPLE_3D_17: 4,
  FACE_BOX: 5,
});

export const CountingMode = enumeration({
  UNSPECIFIED: 0,
  REPS: 1,
  TIME: 2,
});

export const FrameRetention = enumeration({
  UNSPECIFIED: 0,
  NONE: 1,
  DAYS_30: 2,
  DAYS_365: 3,
});

export const LivenessKind = enumeration({
  UNSPECIFIED: 0,
  PAUSE: 1,
  RAISED_HAND: 2,
});

export const LivenessResult = enumeration({
  UNSPECIFIED: 0,
  NOT_ASKED: 1,
  PASSED: 2,
  FAILED: 3,
  UNANSWERED: 4,
});

export const Phase = enumeration({
  UNSPECIFIED: 0,
  UP: 1,
  DESCENDING: 2,
  BOTTOM: 3,
  ASCENDING: 4,
});

export const RepFlag = enumeration({
  UNSPECIFIED: 0,
  NO_LOCKOUT: 1,
  TOO_FAST: 2,
  PARTLY_SEEN: 3,
  HIP_SAG: 4,
  HIP_PIKE: 5,
  ASYMMETRIC: 6,
  KNEES_DOWN: 7,
  INCLINE: 8,
  TOO_SLOW: 9,
  BOUNCE: 10,
});

export const FeedbackCode = enumeration({
  UNSPECIFIED: 0,
  NO_PERSON: 1,
  OUT_OF_FRAME: 2,
  LOW_CONFIDENCE: 3,
  WRONG_POSITION: 4,
  PARTIAL_DEPTH: 5,
  NO_LOCKOUT: 6,
  MULTIPLE_PEOPLE: 7,
  CAMERA_MOVED: 8,
  HIP_SAG: 9,
  HIP_PIKE: 10,
  ASYMMETRIC: 11,
  KNEES_DOWN: 12,
  TOO_FAST: 13,
  TOO_SLOW: 14,
  BOUNCE: 15,
  GO_FURTHER: 16,
  RETURN_FULLY: 17,
  OTHER_MOVEMENT: 18,
  TAKE_POSITION: 19,
});

export const CameraView = enumeration({
  UNSPECIFIED: 0,
  FRONT: 1,
  THREE_QUARTER: 2,
  SIDE: 3,
});

export const CameraDistance = enumeration({
  UNSPECIFIED: 0,
  TOO_NEAR: 1,
  GOOD: 2,
  TOO_FAR: 3,
});

export const EvidenceFlag = enumeration({
  UNSPECIFIED: 0,
  DUPLICATE_MOTION: 1,
  LOOPED_REP: 2,
  IMPOSSIBLE_CADENCE: 3,
  AHEAD_OF_CLOCK: 4,
  IMPOSSIBLE_BODY: 5,
  BODY_CHANGED: 6,
  SLIDING_HANDS: 7,
  GRAVITY_MISMATCH: 8,
});

export const StreamOrigin = enumeration({
  UNSPECIFIED: 0,
  LIVE: 1,
  UPLOAD: 2,
});

export const ReceiptProblem = enumeration({
  UNSPECIFIED: 0,
  MALFORMED: 1,
  KEY_UNKNOWN: 2,
  SIGNATURE_WRONG: 3,
});

export const RepChange = enumeration({
  UNSPECIFIED: 0,
  CHANGED: 1,
  ADDED: 2,
  REMOVED: 3,
});

export const DipOutcome = enumeration({
  UNSPECIFIED: 0,
  REP: 1,
  PARTIAL: 2,
  REJECTED: 3,
});

export const RejectReason = enumeration({
  UNSPECIFIED: 0,
  TOO_SHORT: 1,
  TOO_LONG: 2,
  NOT_UP_AGAIN: 3,
  TOO_SHALLOW: 4,
  RANGE_TOO_SMALL: 5,
  SHOULDERS_STILL: 6,
  HANDS_MOVED: 7,
  WRONG_POSITION: 8,
  ALREADY_COUNTED: 9,
  INTERRUPTED: 10,
  UNFINISHED: 11,
  TOO_FAR: 12,
});

export const Open = message('titanup.pose.v1.Open', `
1 streamId string
2 exercise enum
3 schema enum
4 imageWidth uint32
5 imageHeight uint32
6 counter string
7 mode enum
8 targetReps uint32
9 startTime google.protobuf.Timestamp
10 targetSeconds uint32
11 preparationSeconds uint32
12 retention enum
13 isSimulated bool
14 up .Direction
15 liveness bool
`, 'titanup.pose.v1');

export const LivenessAsked = message('titanup.pose.v1.LivenessAsked', `
1 kind enum
2 askedMs uint32
3 answerByMs uint32
`, 'titanup.pose.v1');

export const LivenessAnswered = message('titanup.pose.v1.LivenessAnswered', `
1 result enum
2 answeredMs uint32
`, 'titanup.pose.v1');

export const Liveness = message('titanup.pose.v1.Liveness', `
1 kind enum
2 result enum
3 askedMs uint32
4 answeredMs uint32
`, 'titanup.pose.v1');

export const Direction = message('titanup.pose.v1.Direction', `
1 x float
2 y float
3 z float
`, 'titanup.pose.v1');

export const Frame = message('titanup.pose.v1.Frame', `
1 number uint64
2 timeUs int64
3 landmarks *float
4 up .Direction
`, 'titanup.pose.v1');

export const Frames = message('titanup.pose.v1.Frames', `
1 frames *.Frame
`, 'titanup.pose.v1');

export const Close = message('titanup.pose.v1.Close', `
`, 'titanup.pose.v1');

export const Pause = message('titanup.pose.v1.Pause', `
`, 'titanup.pose.v1');

export const Resume = message('titanup.pose.v1.Resume', `
`, 'titanup.pose.v1');

export const StreamRepsRequest = message('titanup.pose.v1.StreamRepsRequest', `
1 open .Open@message
2 frames .Frames@message
3 pause .Pause@message
4 resume .Resume@message
5 close .Close@message
`, 'titanup.pose.v1');

export const Ready = message('titanup.pose.v1.Ready', `
1 counter string
2 reps uint32
3 nextFrame uint64
4 closed bool
5 heldSeconds uint32
6 livenessAsked .LivenessAsked
`, 'titanup.pose.v1');

export const Tempo = message('titanup.pose.v1.Tempo', `
1 downMs uint32
2 bottomMs uint32
3 upMs uint32
4 topMs uint32
`, 'titanup.pose.v1');

export const Progress = message('titanup.pose.v1.Progress', `
1 romPercent uint32
2 phase enum
3 tempo .Tempo
4 reps uint32
5 cadence uint32
`, 'titanup.pose.v1');

export const Rep = message('titanup.pose.v1.Rep', `
1 number uint32
2 startMs uint32
3 endMs uint32
4 minAngleDecidegrees uint32
5 maxAngleDecidegrees uint32
6 depthPercent uint32
7 qualityPercent uint32
8 flags *enum
`, 'titanup.pose.v1');

export const RepCounted = message('titanup.pose.v1.RepCounted', `
1 rep .Rep
2 frame uint64
`, 'titanup.pose.v1');

export const PartialRep = message('titanup.pose.v1.PartialRep', `
1 minAngleDecidegrees uint32
2 startMs uint32
3 endMs uint32
`, 'titanup.pose.v1');

export const Feedback = message('titanup.pose.v1.Feedback', `
1 code enum
2 joint string
3 problem enum
`, 'titanup.pose.v1');

export const Held = message('titanup.pose.v1.Held', `
1 seconds uint32
2 frame uint64
`, 'titanup.pose.v1');

export const TargetReached = message('titanup.pose.v1.TargetReached', `
1 reps uint32
2 heldSeconds uint32
`, 'titanup.pose.v1');

export const Countdown = message('titanup.pose.v1.Countdown', `
1 seconds uint32
`, 'titanup.pose.v1');

export const Placement = message('titanup.pose.v1.Placement', `
1 view enum
2 distance enum
3 jointsOutside *string
4 tiltDegrees int32
5 isGood bool
`, 'titanup.pose.v1');

export const Ack = message('titanup.pose.v1.Ack', `
1 frame uint64
`, 'titanup.pose.v1');

export const StreamRepsResponse = message('titanup.pose.v1.StreamRepsResponse', `
1 ready .Ready@message
2 progress .Progress@message
3 repCounted .RepCounted@message
4 partialRep .PartialRep@message
5 feedback .Feedback@message
6 targetReached .TargetReached@message
7 ack .Ack@message
8 receipt .RepReceipt@message
9 countdown .Countdown@message
10 placement .Placement@message
11 held .Held@message
12 livenessAsked .LivenessAsked@message
13 livenessAnswered .LivenessAnswered@message
`, 'titanup.pose.v1');

export const RepReceipt = message('titanup.pose.v1.RepReceipt', `
1 receiptId string
2 userId string
3 streamId string
4 streamDigest string
5 exercise enum
6 counter string
7 startTime google.protobuf.Timestamp
8 endTime google.protobuf.Timestamp
9 reps *.Rep
10 partialReps uint32
11 coveragePercent uint32
12 keyId string
13 jws string
14 motionDigest string
15 evidenceFlags *enum
16 origin enum
17 keptDays uint32
18 isSimulated bool
19 heldSeconds uint32
20 problem enum
21 liveness .Liveness
`, 'titanup.pose.v1');

export const UploadStreamRequest = message('titanup.pose.v1.UploadStreamRequest', `
1 open .Open@message
2 frames .Frames@message
`, 'titanup.pose.v1');

export const UploadStreamResponse = message('titanup.pose.v1.UploadStreamResponse', `
1 receipt .RepReceipt
2 partialReps *.PartialRep
3 duration google.protobuf.Duration
`, 'titanup.pose.v1');

export const Stream = message('titanup.pose.v1.Stream', `
1 open .Open
2 origin enum
3 createTime google.protobuf.Timestamp
4 closeTime google.protobuf.Timestamp
5 frameCount uint64
6 storedBytes uint64
7 framesExpireTime google.protobuf.Timestamp
8 framesDeleteTime google.protobuf.Timestamp
9 reps uint32
10 duration google.protobuf.Duration
11 streamDigest string
12 receipt .RepReceipt
13 heldSeconds uint32
`, 'titanup.pose.v1');

export const GetStreamRequest = message('titanup.pose.v1.GetStreamRequest', `
1 streamId string
`, 'titanup.pose.v1');

export const GetStreamResponse = message('titanup.pose.v1.GetStreamResponse', `
1 stream .Stream
`, 'titanup.pose.v1');

export const ListStreamsRequest = message('titanup.pose.v1.ListStreamsRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.pose.v1');

export const ListStreamsResponse = message('titanup.pose.v1.ListStreamsResponse', `
1 streams *.Stream
2 nextPageToken string
`, 'titanup.pose.v1');

export const DeleteStreamRequest = message('titanup.pose.v1.DeleteStreamRequest', `
1 streamId string
`, 'titanup.pose.v1');

export const DeleteStreamResponse = message('titanup.pose.v1.DeleteStreamResponse', `
1 stream .Stream
`, 'titanup.pose.v1');

export const RetimeStreamRequest = message('titanup.pose.v1.RetimeStreamRequest', `
1 streamId string
2 startTime google.protobuf.Timestamp
`, 'titanup.pose.v1');

export const RetimeStreamResponse = message('titanup.pose.v1.RetimeStreamResponse', `
1 receipt .RepReceipt
`, 'titanup.pose.v1');

export const DownloadFramesRequest = message('titanup.pose.v1.DownloadFramesRequest', `
1 streamId string
2 firstFrame uint64
3 frameCount uint64
`, 'titanup.pose.v1');

export const DownloadFramesResponse = message('titanup.pose.v1.DownloadFramesResponse', `
1 frames .Frames
2 notCounted bool
`, 'titanup.pose.v1');

export const GetReceiptKeysRequest = message('titanup.pose.v1.GetReceiptKeysRequest', `
`, 'titanup.pose.v1');

export const ReceiptKey = message('titanup.pose.v1.ReceiptKey', `
1 keyId string
2 x string
`, 'titanup.pose.v1');

export const GetReceiptKeysResponse = message('titanup.pose.v1.GetReceiptKeysResponse', `
1 keys *.ReceiptKey
2 jwksJson string
`, 'titanup.pose.v1');

export const VerifyReceiptRequest = message('titanup.pose.v1.VerifyReceiptRequest', `
1 jws string
`, 'titanup.pose.v1');

export const VerifyReceiptResponse = message('titanup.pose.v1.VerifyReceiptResponse', `
1 valid bool
2 problem enum
3 receipt .RepReceipt
4 isCallers bool
`, 'titanup.pose.v1');

export const ListCountersRequest = message('titanup.pose.v1.ListCountersRequest', `
`, 'titanup.pose.v1');

export const CounterParameter = message('titanup.pose.v1.CounterParameter', `
1 name string
2 value int64
`, 'titanup.pose.v1');

export const Counter = message('titanup.pose.v1.Counter', `
1 name string
2 exercise enum
3 schemas *enum
4 isDefault bool
5 parameters *.CounterParameter
6 unit enum
`, 'titanup.pose.v1');

export const ListCountersResponse = message('titanup.pose.v1.ListCountersResponse', `
1 counters *.Counter
`, 'titanup.pose.v1');

export const RecountStreamRequest = message('titanup.pose.v1.RecountStreamRequest', `
1 streamId string
2 counter string
`, 'titanup.pose.v1');

export const RepDifference = message('titanup.pose.v1.RepDifference', `
1 change enum
2 old .Rep
3 new .Rep
`, 'titanup.pose.v1');

export const RecountStreamResponse = message('titanup.pose.v1.RecountStreamResponse', `
1 receipt .RepReceipt
2 oldReps uint32
3 newReps uint32
4 differences *.RepDifference
5 oldHeldSeconds uint32
6 newHeldSeconds uint32
`, 'titanup.pose.v1');

export const ExplainRepsRequest = message('titanup.pose.v1.ExplainRepsRequest', `
1 streamId string
2 counter string
`, 'titanup.pose.v1');

export const Dip = message('titanup.pose.v1.Dip', `
1 outcome enum
2 firstFrame uint64
3 bottomFrame uint64
4 lastFrame uint64
5 startMs uint32
6 bottomMs uint32
7 endMs uint32
8 topAngleDecidegrees uint32
9 bottomAngleDecidegrees uint32
10 endAngleDecidegrees uint32
11 reasons *enum
12 rep .Rep
`, 'titanup.pose.v1');

export const ExplainRepsResponse = message('titanup.pose.v1.ExplainRepsResponse', `
1 counter .Counter
2 timeMs *uint32
3 angleDecidegrees *uint32
4 inPosition *bool
5 dips *.Dip
6 movements *.Movement
`, 'titanup.pose.v1');

export const Movement = message('titanup.pose.v1.Movement', `
1 outcome enum
2 startMs uint32
3 bottomMs uint32
4 endMs uint32
5 problems *enum
6 number uint32
`, 'titanup.pose.v1');

export const SubmitGroundTruthRequest = message('titanup.pose.v1.SubmitGroundTruthRequest', `
1 streamId string
2 reps uint32
3 mayImproveCounters bool
`, 'titanup.pose.v1');

export const SubmitGroundTruthResponse = message('titanup.pose.v1.SubmitGroundTruthResponse', `
1 reps uint32
2 mayImproveCounters bool
3 updateTime google.protobuf.Timestamp
`, 'titanup.pose.v1');

export const StreamRecount = message('titanup.pose.v1.StreamRecount', `
1 counter string
2 reps uint32
`, 'titanup.pose.v1');

export const StreamChange = message('titanup.pose.v1.StreamChange', `
1 userId string
2 streamId string
3 framesDeleteTime google.protobuf.Timestamp
4 recounts *.StreamRecount
5 cursor string
6 slot int32
7 number int64
`, 'titanup.pose.v1');

export const ListStreamChangesRequest = message('titanup.pose.v1.ListStreamChangesRequest', `
1 cursor string
2 pageSize int32
3 slots *int32
4 numbers *int64
5 epoch string
`, 'titanup.pose.v1');

export const ListStreamChangesResponse = message('titanup.pose.v1.ListStreamChangesResponse', `
1 changes *.StreamChange
2 nextCursor string
3 epoch string
4 isPending bool
`, 'titanup.pose.v1');

export const WatchStreamChangesRequest = message('titanup.pose.v1.WatchStreamChangesRequest', `
1 cursor string
2 slots *int32
3 numbers *int64
4 epoch string
`, 'titanup.pose.v1');

export const WatchStreamChangesResponse = message('titanup.pose.v1.WatchStreamChangesResponse', `
1 changes *.StreamChange
2 epoch string
`, 'titanup.pose.v1');

export const PoseService = service('titanup.pose.v1.PoseService', `
StreamReps *titanup.pose.v1.StreamRepsRequest *titanup.pose.v1.StreamRepsResponse
UploadStream *titanup.pose.v1.UploadStreamRequest titanup.pose.v1.UploadStreamResponse
RetimeStream titanup.pose.v1.RetimeStreamRequest titanup.pose.v1.RetimeStreamResponse
GetReceiptKeys titanup.pose.v1.GetReceiptKeysRequest titanup.pose.v1.GetReceiptKeysResponse
VerifyReceipt titanup.pose.v1.VerifyReceiptRequest titanup.pose.v1.VerifyReceiptResponse
GetStream titanup.pose.v1.GetStreamRequest titanup.pose.v1.GetStreamResponse
ListStreams titanup.pose.v1.ListStreamsRequest titanup.pose.v1.ListStreamsResponse
DeleteStream titanup.pose.v1.DeleteStreamRequest titanup.pose.v1.DeleteStreamResponse
DownloadFrames titanup.pose.v1.DownloadFramesRequest *titanup.pose.v1.DownloadFramesResponse
RecountStream titanup.pose.v1.RecountStreamRequest titanup.pose.v1.RecountStreamResponse
ExplainReps titanup.pose.v1.ExplainRepsRequest titanup.pose.v1.ExplainRepsResponse
SubmitGroundTruth titanup.pose.v1.SubmitGroundTruthRequest titanup.pose.v1.SubmitGroundTruthResponse
ListCounters titanup.pose.v1.ListCountersRequest titanup.pose.v1.ListCountersResponse
`);

export const PoseFeedService = service('titanup.pose.v1.PoseFeedService', `
ListStreamChanges titanup.pose.v1.ListStreamChangesRequest titanup.pose.v1.ListStreamChangesResponse
WatchStreamChanges titanup.pose.v1.WatchStreamChangesRequest *titanup.pose.v1.WatchStreamChangesResponse
`);
