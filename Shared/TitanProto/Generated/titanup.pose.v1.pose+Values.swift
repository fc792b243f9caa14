// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/pose/v1/pose.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanRPC

extension PoseV1 {
  /// What is being done.
  package struct Exercise: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Push-ups.
    package static let pushUp = Self(rawValue: 1)

    package static let known: [Self] = [.unspecified, .pushUp]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "EXERCISE_UNSPECIFIED"
      case 1: "EXERCISE_PUSH_UP"
      default: "Exercise(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// Which points a frame's landmarks are, in order.
  package struct LandmarkSchema: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// BlazePose's 33 points.
    package static let mediapipe33 = Self(rawValue: 1)
    /// COCO's 17 key points.
    package static let coco17 = Self(rawValue: 2)
    /// The 19 joints of Apple's Vision in the image (VNHumanBodyPoseObservation), in this order: nose, left eye, right eye,
    /// left ear, right ear, neck, left shoulder, right shoulder, left elbow, right elbow, left wrist, right wrist, root,
    /// left hip, right hip, left knee, right knee, left ankle, right ankle. Vision counts y from the bottom, this contract
    /// from the top. A joint that is missing has visibility 0.
    package static let apple2d19 = Self(rawValue: 3)
    /// The 17 joints of Apple's Vision in space (VNHumanBodyPose3DObservation), in this order: top head, center head, center
    /// shoulder, left shoulder, right shoulder, left elbow, right elbow, left wrist, right wrist, spine, root, left hip,
    /// right hip, left knee, right knee, left ankle, right ankle. x and y are where `pointInImage` finds the joint, from
    /// the top left; z is not looked at.
    package static let apple3d17 = Self(rawValue: 4)
    /// Two opposite corners of the box around the face, seen by a phone that lies on the floor under it. Counted is how the
    /// face grows and shrinks: no elbow is seen, so the angles of reps are 0, and posture is not judged.
    package static let faceBox = Self(rawValue: 5)

    package static let known: [Self] = [.unspecified, .mediapipe33, .coco17, .apple2d19, .apple3d17, .faceBox]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "LANDMARK_SCHEMA_UNSPECIFIED"
      case 1: "LANDMARK_SCHEMA_MEDIAPIPE_33"
      case 2: "LANDMARK_SCHEMA_COCO_17"
      case 3: "LANDMARK_SCHEMA_APPLE_2D_19"
      case 4: "LANDMARK_SCHEMA_APPLE_3D_17"
      case 5: "LANDMARK_SCHEMA_FACE_BOX"
      default: "LandmarkSchema(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// When a set ends.
  package struct CountingMode: OpenEnum {
    /// The same as REPS.
    package static let unspecified = Self(rawValue: 0)
    /// After a number of reps.
    package static let reps = Self(rawValue: 1)
    /// After a time.
    package static let time = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .reps, .time]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "COUNTING_MODE_UNSPECIFIED"
      case 1: "COUNTING_MODE_REPS"
      case 2: "COUNTING_MODE_TIME"
      default: "CountingMode(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// How long a stream's frames are kept after its end. Then they go; receipt and digest stay.
  package struct FrameRetention: OpenEnum {
    /// As the settings of the account say (`frame_retention` of titanup.profile.v1), now and when they change.
    package static let unspecified = Self(rawValue: 0)
    /// Not at all: they go as soon as they are counted.
    package static let none = Self(rawValue: 1)
    /// 30 days.
    package static let days30 = Self(rawValue: 2)
    /// 365 days.
    package static let days365 = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .none, .days30, .days365]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "FRAME_RETENTION_UNSPECIFIED"
      case 1: "FRAME_RETENTION_NONE"
      case 2: "FRAME_RETENTION_DAYS_30"
      case 3: "FRAME_RETENTION_DAYS_365"
      default: "FrameRetention(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// Where in a rep the athlete is.
  package struct Phase: OpenEnum {
    /// Nobody in a push-up position.
    package static let unspecified = Self(rawValue: 0)
    /// Arms straight.
    package static let up = Self(rawValue: 1)
    /// On the way down.
    package static let descending = Self(rawValue: 2)
    /// At the bottom.
    package static let bottom = Self(rawValue: 3)
    /// On the way up.
    package static let ascending = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .up, .descending, .bottom, .ascending]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "PHASE_UNSPECIFIED"
      case 1: "PHASE_UP"
      case 2: "PHASE_DESCENDING"
      case 3: "PHASE_BOTTOM"
      case 4: "PHASE_ASCENDING"
      default: "Phase(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What was remarkable about a rep.
  package struct RepFlag: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The arms were never straight at its end.
    package static let noLockout = Self(rawValue: 1)
    /// Faster than this athlete's own tempo allows to judge well.
    package static let tooFast = Self(rawValue: 2)
    /// Part of it was not seen.
    package static let partlySeen = Self(rawValue: 3)
    /// The hips hung below the line from shoulders to ankles.
    package static let hipSag = Self(rawValue: 4)
    /// The hips stood above that line.
    package static let hipPike = Self(rawValue: 5)
    /// One arm bent much less than the other.
    package static let asymmetric = Self(rawValue: 6)
    /// Done on the knees.
    package static let kneesDown = Self(rawValue: 7)
    /// Hands on something higher than the feet.
    package static let incline = Self(rawValue: 8)
    /// Took unusually long.
    package static let tooSlow = Self(rawValue: 9)
    /// Thrown back from the bottom instead of pressed.
    package static let bounce = Self(rawValue: 10)

    package static let known: [Self] = [.unspecified, .noLockout, .tooFast, .partlySeen, .hipSag, .hipPike, .asymmetric, .kneesDown, .incline, .tooSlow, .bounce]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "REP_FLAG_UNSPECIFIED"
      case 1: "REP_FLAG_NO_LOCKOUT"
      case 2: "REP_FLAG_TOO_FAST"
      case 3: "REP_FLAG_PARTLY_SEEN"
      case 4: "REP_FLAG_HIP_SAG"
      case 5: "REP_FLAG_HIP_PIKE"
      case 6: "REP_FLAG_ASYMMETRIC"
      case 7: "REP_FLAG_KNEES_DOWN"
      case 8: "REP_FLAG_INCLINE"
      case 9: "REP_FLAG_TOO_SLOW"
      case 10: "REP_FLAG_BOUNCE"
      default: "RepFlag(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What the athlete can do better.
  package struct FeedbackCode: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Nobody is in the image.
    package static let noPerson = Self(rawValue: 1)
    /// A joint that matters is outside the image.
    package static let outOfFrame = Self(rawValue: 2)
    /// A joint that matters is badly seen.
    package static let lowConfidence = Self(rawValue: 3)
    /// Somebody is there, but not in a push-up position.
    package static let wrongPosition = Self(rawValue: 4)
    /// The last dip was too shallow to count.
    package static let partialDepth = Self(rawValue: 5)
    /// The arms were not straightened.
    package static let noLockout = Self(rawValue: 6)
    /// The tracked body jumps: somebody else is in the image.
    package static let multiplePeople = Self(rawValue: 7)
    /// The whole image moves.
    package static let cameraMoved = Self(rawValue: 8)
    /// The hips hang below the line from shoulders to ankles.
    package static let hipSag = Self(rawValue: 9)
    /// The hips stand above that line.
    package static let hipPike = Self(rawValue: 10)
    /// One arm bends much less than the other.
    package static let asymmetric = Self(rawValue: 11)
    /// The knees are on the floor.
    package static let kneesDown = Self(rawValue: 12)
    /// Too fast to judge well.
    package static let tooFast = Self(rawValue: 13)
    /// Unusually slow.
    package static let tooSlow = Self(rawValue: 14)
    /// Thrown back from the bottom instead of pressed.
    package static let bounce = Self(rawValue: 15)

    package static let known: [Self] = [.unspecified, .noPerson, .outOfFrame, .lowConfidence, .wrongPosition, .partialDepth, .noLockout, .multiplePeople, .cameraMoved, .hipSag, .hipPike, .asymmetric, .kneesDown, .tooFast, .tooSlow, .bounce]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "FEEDBACK_CODE_UNSPECIFIED"
      case 1: "FEEDBACK_CODE_NO_PERSON"
      case 2: "FEEDBACK_CODE_OUT_OF_FRAME"
      case 3: "FEEDBACK_CODE_LOW_CONFIDENCE"
      case 4: "FEEDBACK_CODE_WRONG_POSITION"
      case 5: "FEEDBACK_CODE_PARTIAL_DEPTH"
      case 6: "FEEDBACK_CODE_NO_LOCKOUT"
      case 7: "FEEDBACK_CODE_MULTIPLE_PEOPLE"
      case 8: "FEEDBACK_CODE_CAMERA_MOVED"
      case 9: "FEEDBACK_CODE_HIP_SAG"
      case 10: "FEEDBACK_CODE_HIP_PIKE"
      case 11: "FEEDBACK_CODE_ASYMMETRIC"
      case 12: "FEEDBACK_CODE_KNEES_DOWN"
      case 13: "FEEDBACK_CODE_TOO_FAST"
      case 14: "FEEDBACK_CODE_TOO_SLOW"
      case 15: "FEEDBACK_CODE_BOUNCE"
      default: "FeedbackCode(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// From where the camera sees the athlete.
  package struct CameraView: OpenEnum {
    /// Not in a push-up position yet.
    package static let unspecified = Self(rawValue: 0)
    /// Along the body, head or feet first.
    package static let front = Self(rawValue: 1)
    /// Between front and side.
    package static let threeQuarter = Self(rawValue: 2)
    /// Across the body.
    package static let side = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .front, .threeQuarter, .side]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CAMERA_VIEW_UNSPECIFIED"
      case 1: "CAMERA_VIEW_FRONT"
      case 2: "CAMERA_VIEW_THREE_QUARTER"
      case 3: "CAMERA_VIEW_SIDE"
      default: "CameraView(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// How far off the camera is.
  package struct CameraDistance: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The body does not fit into the image.
    package static let tooNear = Self(rawValue: 1)
    /// The body fills a good part of the image.
    package static let good = Self(rawValue: 2)
    /// The body is too small to be seen well.
    package static let tooFar = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .tooNear, .good, .tooFar]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CAMERA_DISTANCE_UNSPECIFIED"
      case 1: "CAMERA_DISTANCE_TOO_NEAR"
      case 2: "CAMERA_DISTANCE_GOOD"
      case 3: "CAMERA_DISTANCE_TOO_FAR"
      default: "CameraDistance(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// Why a count proves less than it seems to. A session with such a receipt earns nothing.
  package struct EvidenceFlag: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The caller has shown this very motion before: the same frames under another id or at another speed, or push-ups
    /// each of whose arms went nearly as those of one there did, in the same order, and much less as those of the others.
    package static let duplicateMotion = Self(rawValue: 1)
    /// Five push-ups in a row that are one and the same.
    package static let loopedRep = Self(rawValue: 2)
    /// Ten push-ups in a row in less than 3.9 seconds: faster than anybody ever was.
    package static let impossibleCadence = Self(rawValue: 3)
    /// A live stream whose frames are from the future: it spans more time than has passed since it was opened.
    package static let aheadOfClock = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .duplicateMotion, .loopedRep, .impossibleCadence, .aheadOfClock]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "EVIDENCE_FLAG_UNSPECIFIED"
      case 1: "EVIDENCE_FLAG_DUPLICATE_MOTION"
      case 2: "EVIDENCE_FLAG_LOOPED_REP"
      case 3: "EVIDENCE_FLAG_IMPOSSIBLE_CADENCE"
      case 4: "EVIDENCE_FLAG_AHEAD_OF_CLOCK"
      default: "EvidenceFlag(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// How a stream came.
  package struct StreamOrigin: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// By StreamReps, while it was done: at least half of its time its frames came at the pace of their times, and it ends
    /// within 5 minutes of when the service saw its end. What a network holds back for 2 seconds is at pace, what is sent
    /// in one go after a lost connection is not.
    package static let live = Self(rawValue: 1)
    /// By UploadStream, or by StreamReps afterwards.
    package static let upload = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .live, .upload]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "STREAM_ORIGIN_UNSPECIFIED"
      case 1: "STREAM_ORIGIN_LIVE"
      case 2: "STREAM_ORIGIN_UPLOAD"
      default: "StreamOrigin(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// Why a receipt is not valid.
  package struct ReceiptProblem: OpenEnum {
    /// It is valid.
    package static let unspecified = Self(rawValue: 0)
    /// It is no receipt at all.
    package static let malformed = Self(rawValue: 1)
    /// It names a key that is none of GetReceiptKeys.
    package static let keyUnknown = Self(rawValue: 2)
    /// It was changed after it was signed, or signed by somebody else.
    package static let signatureWrong = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .malformed, .keyUnknown, .signatureWrong]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "RECEIPT_PROBLEM_UNSPECIFIED"
      case 1: "RECEIPT_PROBLEM_MALFORMED"
      case 2: "RECEIPT_PROBLEM_KEY_UNKNOWN"
      case 3: "RECEIPT_PROBLEM_SIGNATURE_WRONG"
      default: "ReceiptProblem(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What became of a push-up by another counter.
  package struct RepChange: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Counted by both, and not alike in every number.
    package static let changed = Self(rawValue: 1)
    /// Counted by the new one only.
    package static let added = Self(rawValue: 2)
    /// Counted by the old one only.
    package static let removed = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .changed, .added, .removed]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "REP_CHANGE_UNSPECIFIED"
      case 1: "REP_CHANGE_CHANGED"
      case 2: "REP_CHANGE_ADDED"
      case 3: "REP_CHANGE_REMOVED"
      default: "RepChange(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What a dip of the arms was taken for.
  package struct DipOutcome: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// A push-up.
    package static let rep = Self(rawValue: 1)
    /// Down and up again, but not far enough.
    package static let partial = Self(rawValue: 2)
    /// No push-up.
    package static let rejected = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .rep, .partial, .rejected]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "DIP_OUTCOME_UNSPECIFIED"
      case 1: "DIP_OUTCOME_REP"
      case 2: "DIP_OUTCOME_PARTIAL"
      case 3: "DIP_OUTCOME_REJECTED"
      default: "DipOutcome(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What stood against counting a dip.
  package struct RejectReason: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Quicker than a push-up can be (`shortestRep`).
    package static let tooShort = Self(rawValue: 1)
    /// Down and up took too long, the pause at the bottom apart (`longestRep`).
    package static let tooLong = Self(rawValue: 2)
    /// The arms ended too bent for a top (`leastTop`).
    package static let notUpAgain = Self(rawValue: 3)
    /// The arms stayed too straight at the bottom (`floor`).
    package static let tooShallow = Self(rawValue: 4)
    /// From top to bottom was too little (`repRange`, `partialRange`, `faceRange`).
    package static let rangeTooSmall = Self(rawValue: 5)
    /// The shoulders did not move enough (`shoulderTravel`).
    package static let shouldersStill = Self(rawValue: 6)
    /// The hands were not planted: they moved too much of what the shoulders moved (`plantedHands`).
    package static let handsMoved = Self(rawValue: 7)
    /// Too few of its frames showed a push-up position (`postureShare`, `armToTrunk`, `handsToFeet`).
    package static let wrongPosition = Self(rawValue: 8)
    /// It is part of a push-up that one arm showed before.
    package static let alreadyCounted = Self(rawValue: 9)
    /// A pause, a cut, or a loss of sight ended it (`cut`, `longestGap`).
    package static let interrupted = Self(rawValue: 10)
    /// The stream ended first.
    package static let unfinished = Self(rawValue: 11)
    /// The face did not come close enough (`faceAtBottom`).
    package static let tooFar = Self(rawValue: 12)

    package static let known: [Self] = [.unspecified, .tooShort, .tooLong, .notUpAgain, .tooShallow, .rangeTooSmall, .shouldersStill, .handsMoved, .wrongPosition, .alreadyCounted, .interrupted, .unfinished, .tooFar]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "REJECT_REASON_UNSPECIFIED"
      case 1: "REJECT_REASON_TOO_SHORT"
      case 2: "REJECT_REASON_TOO_LONG"
      case 3: "REJECT_REASON_NOT_UP_AGAIN"
      case 4: "REJECT_REASON_TOO_SHALLOW"
      case 5: "REJECT_REASON_RANGE_TOO_SMALL"
      case 6: "REJECT_REASON_SHOULDERS_STILL"
      case 7: "REJECT_REASON_HANDS_MOVED"
      case 8: "REJECT_REASON_WRONG_POSITION"
      case 9: "REJECT_REASON_ALREADY_COUNTED"
      case 10: "REJECT_REASON_INTERRUPTED"
      case 11: "REJECT_REASON_UNFINISHED"
      case 12: "REJECT_REASON_TOO_FAR"
      default: "RejectReason(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What a stream is, said once at its start.
  package struct Open: RPCMessage, Hashable, Sendable {
    /// UUID made by the client: names the stream, now and when it is resumed.
    package var streamID: String
    /// Must be PUSH_UP.
    package var exercise: PoseV1.Exercise
    /// Of every frame.
    package var schema: PoseV1.LandmarkSchema
    /// Of the camera's image, in pixels, 1 to 16384: normalised coordinates alone distort angles.
    package var imageWidth: UInt32
    /// Of the camera's image, in pixels, 1 to 16384.
    package var imageHeight: UInt32
    /// `pushup/1`; empty means the newest.
    package var counter: String
    /// REPS if unset.
    package var mode: PoseV1.CountingMode
    /// Reps to do, 0 (no target) to 500.
    package var targetReps: UInt32
    /// When the first frame was taken, by the device's clock: 2000 or later, and not more than 5 minutes in the future.
    /// Absent means now of StreamReps, and of UploadStream that the last frame was taken just now.
    package var startTime: GoogleProtobuf.Timestamp?
    /// How long the set is to last, in seconds after the preparation: 1 to 1800 for TIME, 0 for REPS.
    package var targetSeconds: UInt32
    /// How long the athlete gets ready before the set, 0 to 60 seconds: frames of that time are stored and not counted.
    package var preparationSeconds: UInt32
    /// What the settings of the account say if unset, DAYS_30 if they never said so. If they say NONE, nothing is kept,
    /// whatever is asked here. Frames of a set that is never closed are kept for a day, and then as long.
    package var retention: PoseV1.FrameRetention
    /// Nobody did this set: a program made the landmarks, to show or to try something. Its receipt says so, and a session with
    /// it is SIMULATED: it is listed, and counts for nothing. Whoever makes landmarks by a program must say so.
    package var isSimulated: Bool

    package init(
      streamID: String = "",
      exercise: PoseV1.Exercise = .unspecified,
      schema: PoseV1.LandmarkSchema = .unspecified,
      imageWidth: UInt32 = 0,
      imageHeight: UInt32 = 0,
      counter: String = "",
      mode: PoseV1.CountingMode = .unspecified,
      targetReps: UInt32 = 0,
      startTime: GoogleProtobuf.Timestamp? = nil,
      targetSeconds: UInt32 = 0,
      preparationSeconds: UInt32 = 0,
      retention: PoseV1.FrameRetention = .unspecified,
      isSimulated: Bool = false
    ) {
      self.streamID = streamID
      self.exercise = exercise
      self.schema = schema
      self.imageWidth = imageWidth
      self.imageHeight = imageHeight
      self.counter = counter
      self.mode = mode
      self.targetReps = targetReps
      self.startTime = startTime
      self.targetSeconds = targetSeconds
      self.preparationSeconds = preparationSeconds
      self.retention = retention
      self.isSimulated = isSimulated
    }
  }
}

extension PoseV1 {
  /// The landmarks of one camera image.
  package struct Frame: RPCMessage, Hashable, Sendable {
    /// Counts from 0 without gaps, also across a resumed connection.
    package var number: UInt64
    /// Microseconds since the stream's first frame; grows strictly.
    package var timeUs: Int64
    /// Four numbers a point, in the schema's order: x (0 left to 1 right), y (0 top to 1 bottom), z (in units of x) and
    /// visibility (0 to 1). Empty where nobody was found.
    package var landmarks: [Float]

    package init(
      number: UInt64 = 0,
      timeUs: Int64 = 0,
      landmarks: [Float] = []
    ) {
      self.number = number
      self.timeUs = timeUs
      self.landmarks = landmarks
    }
  }
}

extension PoseV1 {
  /// Up to 32 frames.
  package struct Frames: RPCMessage, Hashable, Sendable {
    /// In order of their numbers.
    package var frames: [PoseV1.Frame]

    package init(
      frames: [PoseV1.Frame] = []
    ) {
      self.frames = frames
    }
  }
}

extension PoseV1 {
  /// The set is over: no more frames.
  package struct Close: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension PoseV1 {
  /// The athlete rests; frames meanwhile are stored and not counted. It lasts until `resume`, or the connection's end: a
  /// connection that goes on with a paused set begins with another one.
  package struct Pause: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension PoseV1 {
  /// The athlete goes on.
  package struct Resume: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension PoseV1 {
  /// From client to server.
  package struct StreamRepsRequest: RPCMessage, Hashable, Sendable {
    /// One of these.
    package var message: Message?

    package init(
      message: Message? = nil
    ) {
      self.message = message
    }

    /// One of these.
    package enum Message: Hashable, Sendable {
      /// First of all.
      case open(PoseV1.Open)
      /// Landmarks.
      case frames(PoseV1.Frames)
      /// Stop counting.
      case pause(PoseV1.Pause)
      /// Count again.
      case resume(PoseV1.Resume)
      /// Last of all.
      case close(PoseV1.Close)
    }
  }
}

extension PoseV1 {
  /// The stream is open.
  package struct Ready: RPCMessage, Hashable, Sendable {
    /// The counter in use.
    package var counter: String
    /// Reps counted before this connection; 0 for a new stream.
    package var reps: UInt32
    /// The number the next frame must have; 0 for a new stream.
    package var nextFrame: UInt64
    /// Whether the stream was closed before: its receipt follows at once.
    package var closed: Bool

    package init(
      counter: String = "",
      reps: UInt32 = 0,
      nextFrame: UInt64 = 0,
      closed: Bool = false
    ) {
      self.counter = counter
      self.reps = reps
      self.nextFrame = nextFrame
      self.closed = closed
    }
  }
}

extension PoseV1 {
  /// How long the parts of the last rep took.
  package struct Tempo: RPCMessage, Hashable, Sendable {
    /// From the top to the bottom, in milliseconds.
    package var downMs: UInt32
    /// At the bottom, in milliseconds.
    package var bottomMs: UInt32
    /// From the bottom to the top, in milliseconds.
    package var upMs: UInt32
    /// At the top, before it, in milliseconds; 0 for the first rep of a set.
    package var topMs: UInt32

    package init(
      downMs: UInt32 = 0,
      bottomMs: UInt32 = 0,
      upMs: UInt32 = 0,
      topMs: UInt32 = 0
    ) {
      self.downMs = downMs
      self.bottomMs = bottomMs
      self.upMs = upMs
      self.topMs = topMs
    }
  }
}

extension PoseV1 {
  /// What the athlete does now; at most ten times a second.
  package struct Progress: RPCMessage, Hashable, Sendable {
    /// How far down, 0 (arms straight) to 100 (as deep as the deepest reps).
    package var romPercent: UInt32
    /// Where in the rep.
    package var phase: PoseV1.Phase
    /// Of the last rep; absent before the first.
    package var tempo: PoseV1.Tempo?
    /// Reps so far.
    package var reps: UInt32
    /// Reps a minute, of the last few; 0 before the second of a set.
    package var cadence: UInt32

    package init(
      romPercent: UInt32 = 0,
      phase: PoseV1.Phase = .unspecified,
      tempo: PoseV1.Tempo? = nil,
      reps: UInt32 = 0,
      cadence: UInt32 = 0
    ) {
      self.romPercent = romPercent
      self.phase = phase
      self.tempo = tempo
      self.reps = reps
      self.cadence = cadence
    }
  }
}

extension PoseV1 {
  /// One push-up.
  package struct Rep: RPCMessage, Hashable, Sendable {
    /// From 1.
    package var number: UInt32
    /// When the descent left the top, in milliseconds since the first frame.
    package var startMs: UInt32
    /// When the top was reached again, in milliseconds since the first frame.
    package var endMs: UInt32
    /// Smallest elbow angle, in tenths of a degree.
    package var minAngleDecidegrees: UInt32
    /// Largest elbow angle at its end, in tenths of a degree.
    package var maxAngleDecidegrees: UInt32
    /// Depth, 0 to 100: 100 is an elbow angle of 90 degrees or less.
    package var depthPercent: UInt32
    /// 0 to 100: depth, lock-out and how well it was seen.
    package var qualityPercent: UInt32
    /// What was remarkable.
    package var flags: [PoseV1.RepFlag]

    package init(
      number: UInt32 = 0,
      startMs: UInt32 = 0,
      endMs: UInt32 = 0,
      minAngleDecidegrees: UInt32 = 0,
      maxAngleDecidegrees: UInt32 = 0,
      depthPercent: UInt32 = 0,
      qualityPercent: UInt32 = 0,
      flags: [PoseV1.RepFlag] = []
    ) {
      self.number = number
      self.startMs = startMs
      self.endMs = endMs
      self.minAngleDecidegrees = minAngleDecidegrees
      self.maxAngleDecidegrees = maxAngleDecidegrees
      self.depthPercent = depthPercent
      self.qualityPercent = qualityPercent
      self.flags = flags
    }
  }
}

extension PoseV1 {
  /// A push-up was counted, at its top.
  package struct RepCounted: RPCMessage, Hashable, Sendable {
    /// The push-up.
    package var rep: PoseV1.Rep?
    /// Number of the frame with which it was counted.
    package var frame: UInt64

    package init(
      rep: PoseV1.Rep? = nil,
      frame: UInt64 = 0
    ) {
      self.rep = rep
      self.frame = frame
    }
  }
}

extension PoseV1 {
  /// Down and up again, but not far enough to count.
  package struct PartialRep: RPCMessage, Hashable, Sendable {
    /// Smallest elbow angle, in tenths of a degree.
    package var minAngleDecidegrees: UInt32
    /// When it began, in milliseconds since the first frame.
    package var startMs: UInt32
    /// When it ended, in milliseconds since the first frame.
    package var endMs: UInt32

    package init(
      minAngleDecidegrees: UInt32 = 0,
      startMs: UInt32 = 0,
      endMs: UInt32 = 0
    ) {
      self.minAngleDecidegrees = minAngleDecidegrees
      self.startMs = startMs
      self.endMs = endMs
    }
  }
}

extension PoseV1 {
  /// A cue, no more often than a person can act on.
  package struct Feedback: RPCMessage, Hashable, Sendable {
    /// What.
    package var code: PoseV1.FeedbackCode
    /// Which joint, where the code is about one: `left_wrist`. Empty otherwise.
    package var joint: String

    package init(
      code: PoseV1.FeedbackCode = .unspecified,
      joint: String = ""
    ) {
      self.code = code
      self.joint = joint
    }
  }
}

extension PoseV1 {
  /// The target of `open` was reached; counting goes on. With TIME this comes with the first frame after the time is over.
  package struct TargetReached: RPCMessage, Hashable, Sendable {
    /// Reps so far; with TIME, those that ended in time.
    package var reps: UInt32

    package init(
      reps: UInt32 = 0
    ) {
      self.reps = reps
    }
  }
}

extension PoseV1 {
  /// The set begins soon: said with the first frame of each second of the preparation.
  package struct Countdown: RPCMessage, Hashable, Sendable {
    /// Seconds left, begun ones too; 0 when the set begins.
    package var seconds: UInt32

    package init(
      seconds: UInt32 = 0
    ) {
      self.seconds = seconds
    }
  }
}

extension PoseV1 {
  /// How camera and athlete stand to each other, to be put right before the first push-up: said when it has changed and has
  /// lasted for half a second, also during the preparation, and never of faces. Nothing here keeps anything from counting.
  package struct Placement: RPCMessage, Hashable, Sendable {
    /// From where the camera sees the athlete.
    package var view: PoseV1.CameraView
    /// How far off it is.
    package var distance: PoseV1.CameraDistance
    /// The joints outside of the image: `left_wrist`. Empty when the whole body is in it.
    package var jointsOutside: [String]
    /// How far the camera is from level, -90 to 90 in steps of ten degrees, positive where the image's floor falls to the
    /// right; 0 also where it cannot be told.
    package var tiltDegrees: Int32
    /// Nothing needs to be put right.
    package var isGood: Bool

    package init(
      view: PoseV1.CameraView = .unspecified,
      distance: PoseV1.CameraDistance = .unspecified,
      jointsOutside: [String] = [],
      tiltDegrees: Int32 = 0,
      isGood: Bool = false
    ) {
      self.view = view
      self.distance = distance
      self.jointsOutside = jointsOutside
      self.tiltDegrees = tiltDegrees
      self.isGood = isGood
    }
  }
}

extension PoseV1 {
  /// Every frame up to this one is stored and will survive a crash of the service and of its database: the client need not
  /// keep it.
  package struct Ack: RPCMessage, Hashable, Sendable {
    /// Number of the last such frame.
    package var frame: UInt64

    package init(
      frame: UInt64 = 0
    ) {
      self.frame = frame
    }
  }
}

extension PoseV1 {
  /// From server to client.
  package struct StreamRepsResponse: RPCMessage, Hashable, Sendable {
    /// One of these.
    package var message: Message?

    package init(
      message: Message? = nil
    ) {
      self.message = message
    }

    /// One of these.
    package enum Message: Hashable, Sendable {
      /// First of all.
      case ready(PoseV1.Ready)
      /// Where in the rep.
      case progress(PoseV1.Progress)
      /// A push-up.
      case repCounted(PoseV1.RepCounted)
      /// No push-up.
      case partialRep(PoseV1.PartialRep)
      /// A cue.
      case feedback(PoseV1.Feedback)
      /// The target was reached.
      case targetReached(PoseV1.TargetReached)
      /// Frames are safe.
      case ack(PoseV1.Ack)
      /// Last of all.
      case receipt(PoseV1.RepReceipt)
      /// The set begins soon.
      case countdown(PoseV1.Countdown)
      /// How camera and athlete stand.
      case placement(PoseV1.Placement)
    }
  }
}

extension PoseV1 {
  /// What was counted, signed by this service.
  package struct RepReceipt: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var receiptID: String
    /// UUID of the account it was counted for.
    package var userID: String
    /// UUID of the stream.
    package var streamID: String
    /// SHA-256 of the stored frames, in lower-case hexadecimal digits.
    package var streamDigest: String
    /// What was done.
    package var exercise: PoseV1.Exercise
    /// Who counted: `pushup/1`.
    package var counter: String
    /// When the first frame was taken.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When the last frame was taken.
    package var endTime: GoogleProtobuf.Timestamp?
    /// Every counted push-up.
    package var reps: [PoseV1.Rep]
    /// How many dips did not count.
    package var partialReps: UInt32
    /// How much of the time somebody was seen, 0 to 100.
    package var coveragePercent: UInt32
    /// Of the signing key, as in GetReceiptKeys.
    package var keyID: String
    /// The proof: a compact JWS (RFC 7515) signed with EdDSA (RFC 8037), header `kid`, `typ` = `rep-receipt+jwt`, whose
    /// payload holds all of the above as JSON: jti, sub, iss (`titanup-pose`), iat, stream, digest, exercise, counter,
    /// start_us and end_us (microseconds since 1970), reps (each an array of number, start_ms, end_ms, min_angle, max_angle,
    /// depth, quality, and an array of flag numbers), partials, coverage. `exercise` is "PUSH_UP", `iat` whole seconds.
    /// Since then also motion, evidence (an array of flag numbers), origin ("LIVE" or "UPLOAD"), kept_days, and of a
    /// simulated set alone simulated (true).
    /// This string is what CreateSession takes; the other fields are for reading.
    package var jws: String
    /// SHA-256 of the landmarks of the frames that were counted and show somebody, without their times, in lower-case
    /// hexadecimal digits: the same at any speed. Empty in receipts from before there was one.
    package var motionDigest: String
    /// Why it proves less than it seems to; empty as a rule.
    package var evidenceFlags: [PoseV1.EvidenceFlag]
    /// How the stream came.
    package var origin: PoseV1.StreamOrigin
    /// For how many days after its end its frames are kept, as it was when the receipt was signed.
    package var keptDays: UInt32
    /// Whether the client said that nobody did the set.
    package var isSimulated: Bool

    package init(
      receiptID: String = "",
      userID: String = "",
      streamID: String = "",
      streamDigest: String = "",
      exercise: PoseV1.Exercise = .unspecified,
      counter: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      reps: [PoseV1.Rep] = [],
      partialReps: UInt32 = 0,
      coveragePercent: UInt32 = 0,
      keyID: String = "",
      jws: String = "",
      motionDigest: String = "",
      evidenceFlags: [PoseV1.EvidenceFlag] = [],
      origin: PoseV1.StreamOrigin = .unspecified,
      keptDays: UInt32 = 0,
      isSimulated: Bool = false
    ) {
      self.receiptID = receiptID
      self.userID = userID
      self.streamID = streamID
      self.streamDigest = streamDigest
      self.exercise = exercise
      self.counter = counter
      self.startTime = startTime
      self.endTime = endTime
      self.reps = reps
      self.partialReps = partialReps
      self.coveragePercent = coveragePercent
      self.keyID = keyID
      self.jws = jws
      self.motionDigest = motionDigest
      self.evidenceFlags = evidenceFlags
      self.origin = origin
      self.keptDays = keptDays
      self.isSimulated = isSimulated
    }
  }
}

extension PoseV1 {
  /// From client to server.
  package struct UploadStreamRequest: RPCMessage, Hashable, Sendable {
    /// One of these.
    package var message: Message?

    package init(
      message: Message? = nil
    ) {
      self.message = message
    }

    /// One of these.
    package enum Message: Hashable, Sendable {
      /// First of all.
      case open(PoseV1.Open)
      /// Then these.
      case frames(PoseV1.Frames)
    }
  }
}

extension PoseV1 {
  /// What was counted.
  package struct UploadStreamResponse: RPCMessage, Hashable, Sendable {
    /// Signed.
    package var receipt: PoseV1.RepReceipt?
    /// The dips that did not count.
    package var partialReps: [PoseV1.PartialRep]
    /// How much time the stream spans.
    package var duration: GoogleProtobuf.Duration?

    package init(
      receipt: PoseV1.RepReceipt? = nil,
      partialReps: [PoseV1.PartialRep] = [],
      duration: GoogleProtobuf.Duration? = nil
    ) {
      self.receipt = receipt
      self.partialReps = partialReps
      self.duration = duration
    }
  }
}

extension PoseV1 {
  /// A stream of the caller's, without its frames.
  package struct Stream: RPCMessage, Hashable, Sendable {
    /// As it was opened: counter and start time are those in use.
    package var open: PoseV1.Open?
    /// How it came; of an unfinished one by which method.
    package var origin: PoseV1.StreamOrigin
    /// When it was first opened, by the service's clock.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it was closed; absent for an unfinished one.
    package var closeTime: GoogleProtobuf.Timestamp?
    /// Frames that were stored, also if they are gone.
    package var frameCount: UInt64
    /// What its frames take in the store, compressed or not; 0 when they are gone.
    package var storedBytes: UInt64
    /// When its frames go at the latest.
    package var framesExpireTime: GoogleProtobuf.Timestamp?
    /// When its frames went; absent while they are there.
    package var framesDeleteTime: GoogleProtobuf.Timestamp?
    /// Push-ups that were counted; 0 for an unfinished one.
    package var reps: UInt32
    /// How much time it spans; absent for an unfinished one.
    package var duration: GoogleProtobuf.Duration?
    /// SHA-256 of the frames, in lower-case hexadecimal digits; empty for an unfinished one.
    package var streamDigest: String
    /// What it ended with; absent for an unfinished one, and in lists.
    package var receipt: PoseV1.RepReceipt?

    package init(
      open: PoseV1.Open? = nil,
      origin: PoseV1.StreamOrigin = .unspecified,
      createTime: GoogleProtobuf.Timestamp? = nil,
      closeTime: GoogleProtobuf.Timestamp? = nil,
      frameCount: UInt64 = 0,
      storedBytes: UInt64 = 0,
      framesExpireTime: GoogleProtobuf.Timestamp? = nil,
      framesDeleteTime: GoogleProtobuf.Timestamp? = nil,
      reps: UInt32 = 0,
      duration: GoogleProtobuf.Duration? = nil,
      streamDigest: String = "",
      receipt: PoseV1.RepReceipt? = nil
    ) {
      self.open = open
      self.origin = origin
      self.createTime = createTime
      self.closeTime = closeTime
      self.frameCount = frameCount
      self.storedBytes = storedBytes
      self.framesExpireTime = framesExpireTime
      self.framesDeleteTime = framesDeleteTime
      self.reps = reps
      self.duration = duration
      self.streamDigest = streamDigest
      self.receipt = receipt
    }
  }
}

extension PoseV1 {
  /// See PoseService.GetStream.
  package struct GetStreamRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String

    package init(
      streamID: String = ""
    ) {
      self.streamID = streamID
    }
  }
}

extension PoseV1 {
  /// See PoseService.GetStream.
  package struct GetStreamResponse: RPCMessage, Hashable, Sendable {
    /// With its receipt.
    package var stream: PoseV1.Stream?

    package init(
      stream: PoseV1.Stream? = nil
    ) {
      self.stream = stream
    }
  }
}

extension PoseV1 {
  /// See PoseService.ListStreams.
  package struct ListStreamsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50, more than 200 means 200.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension PoseV1 {
  /// See PoseService.ListStreams.
  package struct ListStreamsResponse: RPCMessage, Hashable, Sendable {
    /// The one opened last first.
    package var streams: [PoseV1.Stream]
    /// For the next page; empty after the last.
    package var nextPageToken: String

    package init(
      streams: [PoseV1.Stream] = [],
      nextPageToken: String = ""
    ) {
      self.streams = streams
      self.nextPageToken = nextPageToken
    }
  }
}

extension PoseV1 {
  /// See PoseService.DeleteStream.
  package struct DeleteStreamRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String

    package init(
      streamID: String = ""
    ) {
      self.streamID = streamID
    }
  }
}

extension PoseV1 {
  /// See PoseService.DeleteStream.
  package struct DeleteStreamResponse: RPCMessage, Hashable, Sendable {
    /// Without its receipt.
    package var stream: PoseV1.Stream?

    package init(
      stream: PoseV1.Stream? = nil
    ) {
      self.stream = stream
    }
  }
}

extension PoseV1 {
  /// See PoseService.RetimeStream.
  package struct RetimeStreamRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// When the first frame was taken. Required; 2000 or later.
    package var startTime: GoogleProtobuf.Timestamp?

    package init(
      streamID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.streamID = streamID
      self.startTime = startTime
    }
  }
}

extension PoseV1 {
  /// See PoseService.RetimeStream.
  package struct RetimeStreamResponse: RPCMessage, Hashable, Sendable {
    /// With the new times; as long as before.
    package var receipt: PoseV1.RepReceipt?

    package init(
      receipt: PoseV1.RepReceipt? = nil
    ) {
      self.receipt = receipt
    }
  }
}

extension PoseV1 {
  /// See PoseService.DownloadFrames.
  package struct DownloadFramesRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// Number of the first frame wanted.
    package var firstFrame: UInt64
    /// How many at most; 0 for all that follow.
    package var frameCount: UInt64

    package init(
      streamID: String = "",
      firstFrame: UInt64 = 0,
      frameCount: UInt64 = 0
    ) {
      self.streamID = streamID
      self.firstFrame = firstFrame
      self.frameCount = frameCount
    }
  }
}

extension PoseV1 {
  /// Frames that follow each other.
  package struct DownloadFramesResponse: RPCMessage, Hashable, Sendable {
    /// Up to 32.
    package var frames: PoseV1.Frames?
    /// Whether none of them was counted, because of a pause or the preparation.
    package var notCounted: Bool

    package init(
      frames: PoseV1.Frames? = nil,
      notCounted: Bool = false
    ) {
      self.frames = frames
      self.notCounted = notCounted
    }
  }
}

extension PoseV1 {
  /// See PoseService.GetReceiptKeys.
  package struct GetReceiptKeysRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension PoseV1 {
  /// A public key that verifies receipts (RFC 8037).
  package struct ReceiptKey: RPCMessage, Hashable, Sendable {
    /// Key id: the key's thumbprint (RFC 7638).
    package var keyID: String
    /// Ed25519 public key, base64url without padding.
    package var x: String

    package init(
      keyID: String = "",
      x: String = ""
    ) {
      self.keyID = keyID
      self.x = x
    }
  }
}

extension PoseV1 {
  /// The keys in force, the one that signs first.
  package struct GetReceiptKeysResponse: RPCMessage, Hashable, Sendable {
    /// As values.
    package var keys: [PoseV1.ReceiptKey]
    /// The same as a JWKS document (RFC 7517).
    package var jwksJson: String

    package init(
      keys: [PoseV1.ReceiptKey] = [],
      jwksJson: String = ""
    ) {
      self.keys = keys
      self.jwksJson = jwksJson
    }
  }
}

extension PoseV1 {
  /// See PoseService.VerifyReceipt.
  package struct VerifyReceiptRequest: RPCMessage, Hashable, Sendable {
    /// `jws` of a receipt.
    package var jws: String

    package init(
      jws: String = ""
    ) {
      self.jws = jws
    }
  }
}

extension PoseV1 {
  /// Whether a receipt is valid.
  package struct VerifyReceiptResponse: RPCMessage, Hashable, Sendable {
    /// Whether it is.
    package var valid: Bool
    /// Why not.
    package var problem: PoseV1.ReceiptProblem
    /// What it says; absent if it is not valid.
    package var receipt: PoseV1.RepReceipt?
    /// Whether it was counted for the caller: somebody else's proves nothing for them.
    package var isCallers: Bool

    package init(
      valid: Bool = false,
      problem: PoseV1.ReceiptProblem = .unspecified,
      receipt: PoseV1.RepReceipt? = nil,
      isCallers: Bool = false
    ) {
      self.valid = valid
      self.problem = problem
      self.receipt = receipt
      self.isCallers = isCallers
    }
  }
}

extension PoseV1 {
  /// See PoseService.ListCounters.
  package struct ListCountersRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension PoseV1 {
  /// A number that a counter decides by.
  package struct CounterParameter: RPCMessage, Hashable, Sendable {
    /// `floor`; of a range the ends, `armToTrunk.from` and `armToTrunk.to`.
    package var name: String
    /// Angles in thousandths of a degree, times in microseconds, shares in thousandths.
    package var value: Int64

    package init(
      name: String = "",
      value: Int64 = 0
    ) {
      self.name = name
      self.value = value
    }
  }
}

extension PoseV1 {
  /// A version of a counter.
  package struct Counter: RPCMessage, Hashable, Sendable {
    /// `pushup/1`, as `open` takes it.
    package var name: String
    /// What it counts.
    package var exercise: PoseV1.Exercise
    /// What it can count from.
    package var schemas: [PoseV1.LandmarkSchema]
    /// Whether it counts where `open` names none.
    package var isDefault: Bool
    /// Every number it decides by; of one version they never change.
    package var parameters: [PoseV1.CounterParameter]

    package init(
      name: String = "",
      exercise: PoseV1.Exercise = .unspecified,
      schemas: [PoseV1.LandmarkSchema] = [],
      isDefault: Bool = false,
      parameters: [PoseV1.CounterParameter] = []
    ) {
      self.name = name
      self.exercise = exercise
      self.schemas = schemas
      self.isDefault = isDefault
      self.parameters = parameters
    }
  }
}

extension PoseV1 {
  /// The counters there are.
  package struct ListCountersResponse: RPCMessage, Hashable, Sendable {
    /// The newest last.
    package var counters: [PoseV1.Counter]

    package init(
      counters: [PoseV1.Counter] = []
    ) {
      self.counters = counters
    }
  }
}

extension PoseV1 {
  /// See PoseService.RecountStream.
  package struct RecountStreamRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// `pushup/1`; empty means the newest.
    package var counter: String

    package init(
      streamID: String = "",
      counter: String = ""
    ) {
      self.streamID = streamID
      self.counter = counter
    }
  }
}

extension PoseV1 {
  /// A push-up that two counters do not see alike.
  package struct RepDifference: RPCMessage, Hashable, Sendable {
    /// In which way.
    package var change: PoseV1.RepChange
    /// As the stream's receipt has it; absent if ADDED.
    package var old: PoseV1.Rep?
    /// As the new receipt has it; absent if REMOVED.
    package var new: PoseV1.Rep?

    package init(
      change: PoseV1.RepChange = .unspecified,
      old: PoseV1.Rep? = nil,
      new: PoseV1.Rep? = nil
    ) {
      self.change = change
      self.old = old
      self.new = new
    }
  }
}

extension PoseV1 {
  /// See PoseService.RecountStream.
  package struct RecountStreamResponse: RPCMessage, Hashable, Sendable {
    /// By the counter that was asked for; the stream's own receipt, if that is its counter.
    package var receipt: PoseV1.RepReceipt?
    /// Push-ups by the stream's own counter.
    package var oldReps: UInt32
    /// Push-ups by the counter that was asked for.
    package var newReps: UInt32
    /// In the order of time; whatever both count alike is left out, but for its number.
    package var differences: [PoseV1.RepDifference]

    package init(
      receipt: PoseV1.RepReceipt? = nil,
      oldReps: UInt32 = 0,
      newReps: UInt32 = 0,
      differences: [PoseV1.RepDifference] = []
    ) {
      self.receipt = receipt
      self.oldReps = oldReps
      self.newReps = newReps
      self.differences = differences
    }
  }
}

extension PoseV1 {
  /// See PoseService.ExplainReps.
  package struct ExplainRepsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// `pushup/1`; empty means the one it was counted by.
    package var counter: String

    package init(
      streamID: String = "",
      counter: String = ""
    ) {
      self.streamID = streamID
      self.counter = counter
    }
  }
}

extension PoseV1 {
  /// The arms bent and straightened again.
  package struct Dip: RPCMessage, Hashable, Sendable {
    /// What it was taken for.
    package var outcome: PoseV1.DipOutcome
    /// Number of the frame in which the descent left the top.
    package var firstFrame: UInt64
    /// Number of the frame with the smallest angle.
    package var bottomFrame: UInt64
    /// Number of the frame in which the top was reached again, or it was given up.
    package var lastFrame: UInt64
    /// When the descent left the top, in milliseconds since the first frame.
    package var startMs: UInt32
    /// When the angle was smallest.
    package var bottomMs: UInt32
    /// When the top was reached again, or it was given up.
    package var endMs: UInt32
    /// Where it began, in tenths of a degree.
    package var topAngleDecidegrees: UInt32
    /// The smallest.
    package var bottomAngleDecidegrees: UInt32
    /// Where it ended.
    package var endAngleDecidegrees: UInt32
    /// Everything that stood against counting it; a push-up may have some, if the set that it is part of spoke for it.
    package var reasons: [PoseV1.RejectReason]
    /// The push-up, if it is one.
    package var rep: PoseV1.Rep?

    package init(
      outcome: PoseV1.DipOutcome = .unspecified,
      firstFrame: UInt64 = 0,
      bottomFrame: UInt64 = 0,
      lastFrame: UInt64 = 0,
      startMs: UInt32 = 0,
      bottomMs: UInt32 = 0,
      endMs: UInt32 = 0,
      topAngleDecidegrees: UInt32 = 0,
      bottomAngleDecidegrees: UInt32 = 0,
      endAngleDecidegrees: UInt32 = 0,
      reasons: [PoseV1.RejectReason] = [],
      rep: PoseV1.Rep? = nil
    ) {
      self.outcome = outcome
      self.firstFrame = firstFrame
      self.bottomFrame = bottomFrame
      self.lastFrame = lastFrame
      self.startMs = startMs
      self.bottomMs = bottomMs
      self.endMs = endMs
      self.topAngleDecidegrees = topAngleDecidegrees
      self.bottomAngleDecidegrees = bottomAngleDecidegrees
      self.endAngleDecidegrees = endAngleDecidegrees
      self.reasons = reasons
      self.rep = rep
    }
  }
}

extension PoseV1 {
  /// See PoseService.ExplainReps.
  package struct ExplainRepsResponse: RPCMessage, Hashable, Sendable {
    /// Who counted, with the thresholds.
    package var counter: PoseV1.Counter?
    /// Of each frame, in milliseconds since the first.
    package var timeMs: [UInt32]
    /// Of each frame: the angle that is counted by, smoothed, both elbows by how well they are seen, in tenths of a
    /// degree. 0 where nobody was found, and where nothing was counted. With FACE_BOX it is how far off the face is, as an angle.
    package var angleDecidegrees: [UInt32]
    /// Of each frame: whether it shows a push-up position.
    package var inPosition: [Bool]
    /// In the order in which they were over.
    package var dips: [PoseV1.Dip]

    package init(
      counter: PoseV1.Counter? = nil,
      timeMs: [UInt32] = [],
      angleDecidegrees: [UInt32] = [],
      inPosition: [Bool] = [],
      dips: [PoseV1.Dip] = []
    ) {
      self.counter = counter
      self.timeMs = timeMs
      self.angleDecidegrees = angleDecidegrees
      self.inPosition = inPosition
      self.dips = dips
    }
  }
}

extension PoseV1 {
  /// See PoseService.SubmitGroundTruth.
  package struct SubmitGroundTruthRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// How many push-ups there really are, 0 to 5000.
    package var reps: UInt32
    /// Whether this and the stream may be used to make counters better, as long as its frames are kept. Without a yes it
    /// is the owner's own note.
    package var mayImproveCounters: Bool

    package init(
      streamID: String = "",
      reps: UInt32 = 0,
      mayImproveCounters: Bool = false
    ) {
      self.streamID = streamID
      self.reps = reps
      self.mayImproveCounters = mayImproveCounters
    }
  }
}

extension PoseV1 {
  /// See PoseService.SubmitGroundTruth.
  package struct SubmitGroundTruthResponse: RPCMessage, Hashable, Sendable {
    /// As it stands now.
    package var reps: UInt32
    /// As it stands now.
    package var mayImproveCounters: Bool
    /// When it was stated.
    package var updateTime: GoogleProtobuf.Timestamp?

    package init(
      reps: UInt32 = 0,
      mayImproveCounters: Bool = false,
      updateTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.reps = reps
      self.mayImproveCounters = mayImproveCounters
      self.updateTime = updateTime
    }
  }
}

extension PoseV1 {
  /// What another counter made of a stream.
  package struct StreamRecount: RPCMessage, Hashable, Sendable {
    /// Who counted: `pushup/1`.
    package var counter: String
    /// How many push-ups.
    package var reps: UInt32

    package init(
      counter: String = "",
      reps: UInt32 = 0
    ) {
      self.counter = counter
      self.reps = reps
    }
  }
}

extension PoseV1 {
  /// What a closed stream has become, whose frames went later than at its end or that was counted again.
  package struct StreamChange: RPCMessage, Hashable, Sendable {
    /// UUID of its owner.
    package var userID: String
    /// UUID of the stream.
    package var streamID: String
    /// When its frames went; absent while they are there.
    package var framesDeleteTime: GoogleProtobuf.Timestamp?
    /// By every counter but its own that has counted it, in the order of their names.
    package var recounts: [PoseV1.StreamRecount]
    /// Ask with this cursor for what follows.
    package var cursor: String

    package init(
      userID: String = "",
      streamID: String = "",
      framesDeleteTime: GoogleProtobuf.Timestamp? = nil,
      recounts: [PoseV1.StreamRecount] = [],
      cursor: String = ""
    ) {
      self.userID = userID
      self.streamID = streamID
      self.framesDeleteTime = framesDeleteTime
      self.recounts = recounts
      self.cursor = cursor
    }
  }
}

extension PoseV1 {
  /// See PoseFeedService.ListStreamChanges.
  package struct ListStreamChangesRequest: RPCMessage, Hashable, Sendable {
    /// Where the follower stands; empty for the beginning.
    package var cursor: String
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32

    package init(
      cursor: String = "",
      pageSize: Int32 = 0
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
    }
  }
}

extension PoseV1 {
  /// A page of changes.
  package struct ListStreamChangesResponse: RPCMessage, Hashable, Sendable {
    /// In feed order.
    package var changes: [PoseV1.StreamChange]
    /// Where to go on; equal to the request's cursor if nothing has changed since.
    package var nextCursor: String
    /// Names the life of the store: it changes when a backup was restored.
    package var epoch: String
    /// Whether a change may not be told yet, as an older transaction still runs: it may have left its old place in the feed.
    /// While this is so, nobody takes what the feed has not mentioned for gone. A server of before never says it.
    package var isPending: Bool

    package init(
      changes: [PoseV1.StreamChange] = [],
      nextCursor: String = "",
      epoch: String = "",
      isPending: Bool = false
    ) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.epoch = epoch
      self.isPending = isPending
    }
  }
}

extension PoseV1 {
  /// See PoseFeedService.WatchStreamChanges.
  package struct WatchStreamChangesRequest: RPCMessage, Hashable, Sendable {
    /// Where the follower stands; empty for the beginning.
    package var cursor: String

    package init(
      cursor: String = ""
    ) {
      self.cursor = cursor
    }
  }
}

extension PoseV1 {
  /// What has changed.
  package struct WatchStreamChangesResponse: RPCMessage, Hashable, Sendable {
    /// In feed order; one to 200.
    package var changes: [PoseV1.StreamChange]
    /// Names the life of the store.
    package var epoch: String

    package init(
      changes: [PoseV1.StreamChange] = [],
      epoch: String = ""
    ) {
      self.changes = changes
      self.epoch = epoch
    }
  }
}
