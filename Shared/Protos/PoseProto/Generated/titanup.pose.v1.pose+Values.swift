// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/pose/v1/pose.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension PoseV1 {
  /// The exercise.
  package struct Exercise: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Push-ups.
    package static let pushUp = Self(rawValue: 1)
    /// Squats.
    package static let squat = Self(rawValue: 2)
    /// Lunges, forward or backward, either leg.
    package static let lunge = Self(rawValue: 3)
    /// Sit-ups and crunches that raise the trunk.
    package static let sitUp = Self(rawValue: 4)
    /// Jumping jacks.
    package static let jumpingJack = Self(rawValue: 5)
    /// Pull-ups and chin-ups.
    package static let pullUp = Self(rawValue: 6)
    /// Burpees.
    package static let burpee = Self(rawValue: 7)
    /// A plank, held for seconds.
    package static let plank = Self(rawValue: 8)
    /// A wall sit, held for seconds.
    package static let wallSit = Self(rawValue: 9)

    package static let known: [Self] = [.unspecified, .pushUp, .squat, .lunge, .sitUp, .jumpingJack, .pullUp, .burpee, .plank, .wallSit]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "EXERCISE_UNSPECIFIED"
      case 1: "EXERCISE_PUSH_UP"
      case 2: "EXERCISE_SQUAT"
      case 3: "EXERCISE_LUNGE"
      case 4: "EXERCISE_SIT_UP"
      case 5: "EXERCISE_JUMPING_JACK"
      case 6: "EXERCISE_PULL_UP"
      case 7: "EXERCISE_BURPEE"
      case 8: "EXERCISE_PLANK"
      case 9: "EXERCISE_WALL_SIT"
      default: "Exercise(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What a counter counts.
  package struct CountUnit: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Movements.
    package static let reps = Self(rawValue: 1)
    /// Seconds for which a position was held.
    package static let seconds = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .reps, .seconds]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "COUNT_UNIT_UNSPECIFIED"
      case 1: "COUNT_UNIT_REPS"
      case 2: "COUNT_UNIT_SECONDS"
      default: "CountUnit(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// Why a movement, or a position, doesn't count as the exercise of `open`.
  package struct MovementProblem: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Quicker than the exercise can be.
    package static let tooShort = Self(rawValue: 1)
    /// It took too long.
    package static let tooLong = Self(rawValue: 2)
    /// It didn't go far enough.
    package static let tooShallow = Self(rawValue: 3)
    /// It didn't begin or end in the starting position.
    package static let notBack = Self(rawValue: 4)
    /// The body wasn't in the exercise's position.
    package static let wrongPosition = Self(rawValue: 5)
    /// Only one leg bent, where both should.
    package static let oneLeg = Self(rawValue: 6)
    /// Both legs bent alike, where one should be in front.
    package static let bothLegs = Self(rawValue: 7)
    /// The legs were bent.
    package static let legsBent = Self(rawValue: 8)
    /// The legs stayed too straight.
    package static let legsStraight = Self(rawValue: 9)
    /// The legs didn't move.
    package static let legsStill = Self(rawValue: 10)
    /// The arms were bent.
    package static let armsBent = Self(rawValue: 11)
    /// The arms stayed too straight.
    package static let armsStraight = Self(rawValue: 12)
    /// The body hung from its hands.
    package static let hanging = Self(rawValue: 13)
    /// The hands were raised.
    package static let handsUp = Self(rawValue: 14)
    /// A part of the body was out of the picture.
    package static let partlySeen = Self(rawValue: 15)
    /// No second one like it followed: whoever sits down makes one squat.
    package static let alone = Self(rawValue: 16)

    package static let known: [Self] = [.unspecified, .tooShort, .tooLong, .tooShallow, .notBack, .wrongPosition, .oneLeg, .bothLegs, .legsBent, .legsStraight, .legsStill, .armsBent, .armsStraight, .hanging, .handsUp, .partlySeen, .alone]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "MOVEMENT_PROBLEM_UNSPECIFIED"
      case 1: "MOVEMENT_PROBLEM_TOO_SHORT"
      case 2: "MOVEMENT_PROBLEM_TOO_LONG"
      case 3: "MOVEMENT_PROBLEM_TOO_SHALLOW"
      case 4: "MOVEMENT_PROBLEM_NOT_BACK"
      case 5: "MOVEMENT_PROBLEM_WRONG_POSITION"
      case 6: "MOVEMENT_PROBLEM_ONE_LEG"
      case 7: "MOVEMENT_PROBLEM_BOTH_LEGS"
      case 8: "MOVEMENT_PROBLEM_LEGS_BENT"
      case 9: "MOVEMENT_PROBLEM_LEGS_STRAIGHT"
      case 10: "MOVEMENT_PROBLEM_LEGS_STILL"
      case 11: "MOVEMENT_PROBLEM_ARMS_BENT"
      case 12: "MOVEMENT_PROBLEM_ARMS_STRAIGHT"
      case 13: "MOVEMENT_PROBLEM_HANGING"
      case 14: "MOVEMENT_PROBLEM_HANDS_UP"
      case 15: "MOVEMENT_PROBLEM_PARTLY_SEEN"
      case 16: "MOVEMENT_PROBLEM_ALONE"
      default: "MovementProblem(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// The points that a frame's landmarks stand for, in order.
  package struct LandmarkSchema: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// BlazePose's 33 points.
    package static let mediapipe33 = Self(rawValue: 1)
    /// COCO's 17 key points.
    package static let coco17 = Self(rawValue: 2)
    /// The 19 joints of Apple's Vision in the image (VNHumanBodyPoseObservation), in this order: nose, left eye, right
    /// eye, left ear, right ear, neck, left shoulder, right shoulder, left elbow, right elbow, left wrist, right wrist,
    /// root, left hip, right hip, left knee, right knee, left ankle, right ankle. Vision measures y from the bottom, this
    /// contract from the top. A missing joint has visibility 0.
    package static let apple2d19 = Self(rawValue: 3)
    /// The 17 joints of Apple's Vision in space (VNHumanBodyPose3DObservation), in this order: top head, center head,
    /// center shoulder, left shoulder, right shoulder, left elbow, right elbow, left wrist, right wrist, spine, root, left
    /// hip, right hip, left knee, right knee, left ankle, right ankle. x and y are the position from `pointInImage`,
    /// measured from the top left; z is ignored.
    package static let apple3d17 = Self(rawValue: 4)
    /// Two opposite corners of the box around the face, seen by a phone that lies on the floor below it. The counter
    /// follows how the face grows and shrinks: it sees no elbow, so the angles of reps are 0, and posture isn't judged.
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
  /// How long a stream's frames are kept after its end. Then they are deleted; receipt and digest stay.
  package struct FrameRetention: OpenEnum {
    /// As the account's settings say (`frame_retention` in titanup.profile.v1), also after they change.
    package static let unspecified = Self(rawValue: 0)
    /// Not at all: they are deleted as soon as they are counted.
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
  /// What the athlete is asked to do as a sign of life. The exercise decides which.
  package struct LivenessKind: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Hold still for two seconds, anywhere in the movement: push-ups, pull-ups, jumping jacks and burpees.
    package static let pause = Self(rawValue: 1)
    /// Raise one hand clearly above the head for a second, and leave the other down; a hand that is up already comes down
    /// first: squats, lunges and sit-ups.
    package static let raisedHand = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .pause, .raisedHand]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "LIVENESS_KIND_UNSPECIFIED"
      case 1: "LIVENESS_KIND_PAUSE"
      case 2: "LIVENESS_KIND_RAISED_HAND"
      default: "LivenessKind(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// What became of the question for a sign of life. It is a note for people to judge by: no result takes a rep away.
  package struct LivenessResult: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The set ended before the moment that was drawn, or wasn't sent while it was done.
    package static let notAsked = Self(rawValue: 1)
    /// The athlete did it in time.
    package static let passed = Self(rawValue: 2)
    /// The time was up, and the athlete hadn't done it.
    package static let failed = Self(rawValue: 3)
    /// The set ended while there was still time to answer.
    package static let unanswered = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .notAsked, .passed, .failed, .unanswered]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "LIVENESS_RESULT_UNSPECIFIED"
      case 1: "LIVENESS_RESULT_NOT_ASKED"
      case 2: "LIVENESS_RESULT_PASSED"
      case 3: "LIVENESS_RESULT_FAILED"
      case 4: "LIVENESS_RESULT_UNANSWERED"
      default: "LivenessResult(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// The phase of a rep.
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
  /// Notable features of a rep.
  package struct RepFlag: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The arms weren't straight at its end.
    package static let noLockout = Self(rawValue: 1)
    /// Too fast, relative to this athlete's tempo, to judge it well.
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
    /// A joint that matters is hard to see.
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
    /// The last movement did not go far enough to count. For push-ups it is PARTIAL_DEPTH.
    package static let goFurther = Self(rawValue: 16)
    /// The last movement didn't return to the starting position.
    package static let returnFully = Self(rawValue: 17)
    /// The movements are of another exercise; `problem` says what differs.
    package static let otherMovement = Self(rawValue: 18)
    /// Somebody is there, but not in the exercise's position. For push-ups it is WRONG_POSITION.
    package static let takePosition = Self(rawValue: 19)

    package static let known: [Self] = [.unspecified, .noPerson, .outOfFrame, .lowConfidence, .wrongPosition, .partialDepth, .noLockout, .multiplePeople, .cameraMoved, .hipSag, .hipPike, .asymmetric, .kneesDown, .tooFast, .tooSlow, .bounce, .goFurther, .returnFully, .otherMovement, .takePosition]
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
      case 16: "FEEDBACK_CODE_GO_FURTHER"
      case 17: "FEEDBACK_CODE_RETURN_FULLY"
      case 18: "FEEDBACK_CODE_OTHER_MOVEMENT"
      case 19: "FEEDBACK_CODE_TAKE_POSITION"
      default: "FeedbackCode(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// The direction from which the camera sees the athlete.
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
  /// The distance of the camera.
  package struct CameraDistance: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The body doesn't fit in the image.
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
  /// Reasons to doubt a count. A session with such a receipt earns nothing.
  package struct EvidenceFlag: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The caller has already shown this motion: the same frames under another id or at another speed, or push-ups whose
    /// arms match those of an earlier set, one by one and in the same order, far more closely than those of other sets.
    package static let duplicateMotion = Self(rawValue: 1)
    /// Five identical push-ups in a row.
    package static let loopedRep = Self(rawValue: 2)
    /// Ten push-ups in a row in less than 3.9 seconds: faster than any human.
    package static let impossibleCadence = Self(rawValue: 3)
    /// A live stream with frames from the future: it spans more time than has passed since it was opened.
    package static let aheadOfClock = Self(rawValue: 4)
    /// Nobody has such bones: on average over the push-ups, the forearms are too long or too short for the upper arms, or
    /// the arms for the trunk, or bones stretch and shrink from one moment to the next.
    package static let impossibleBody = Self(rawValue: 5)
    /// From one push-up to the next, within 1.5 seconds, at least three of ten lengths of the body changed by two fifths or
    /// more, relative to the others: somebody else goes on.
    package static let bodyChanged = Self(rawValue: 6)
    /// The hands were not on the ground: in an average push-up they moved by more than 15 % of an arm, both in the image
    /// and relative to the feet.
    package static let slidingHands = Self(rawValue: 7)
    /// The image is not from the phone's own camera: the phone was turned during the set, and the body stayed where it was
    /// in the image; or in most push-ups, straight arms pointed up.
    package static let gravityMismatch = Self(rawValue: 8)

    package static let known: [Self] = [.unspecified, .duplicateMotion, .loopedRep, .impossibleCadence, .aheadOfClock, .impossibleBody, .bodyChanged, .slidingHands, .gravityMismatch]
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
      case 5: "EVIDENCE_FLAG_IMPOSSIBLE_BODY"
      case 6: "EVIDENCE_FLAG_BODY_CHANGED"
      case 7: "EVIDENCE_FLAG_SLIDING_HANDS"
      case 8: "EVIDENCE_FLAG_GRAVITY_MISMATCH"
      default: "EvidenceFlag(\(rawValue))"
      }
    }
  }
}

extension PoseV1 {
  /// How a stream was sent.
  package struct StreamOrigin: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// With StreamReps during the set: for at least half of its duration, its frames arrived at the pace of their
    /// timestamps, and its end lies within 5 minutes of the time at which the service saw it. Frames that a network holds
    /// back for 2 seconds are at pace, and so are the 2 seconds of frames in each call of a half-duplex set; frames sent
    /// in one go after a lost connection are not.
    package static let live = Self(rawValue: 1)
    /// With UploadStream, or with StreamReps afterwards.
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
    /// It isn't a receipt.
    package static let malformed = Self(rawValue: 1)
    /// It names a key that isn't in GetReceiptKeys.
    package static let keyUnknown = Self(rawValue: 2)
    /// It was changed after it was signed, or another signer signed it.
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
  /// How another counter sees a push-up.
  package struct RepChange: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Counted by both, with different figures.
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
  /// The verdict on a dip of the arms.
  package struct DipOutcome: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// A push-up.
    package static let rep = Self(rawValue: 1)
    /// Down and up again, but not far enough.
    package static let partial = Self(rawValue: 2)
    /// A dip that didn't count.
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
  /// Reasons against counting a dip.
  package struct RejectReason: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Quicker than a push-up can be (`shortestRep`).
    package static let tooShort = Self(rawValue: 1)
    /// Down and up took too long, not counting the pause at the bottom (`longestRep`).
    package static let tooLong = Self(rawValue: 2)
    /// The arms ended too bent for a top (`leastTop`).
    package static let notUpAgain = Self(rawValue: 3)
    /// The arms stayed too straight at the bottom (`floor`).
    package static let tooShallow = Self(rawValue: 4)
    /// From top to bottom was too little (`repRange`, `partialRange`, `faceRange`).
    package static let rangeTooSmall = Self(rawValue: 5)
    /// The shoulders did not move enough (`shoulderTravel`).
    package static let shouldersStill = Self(rawValue: 6)
    /// The hands weren't planted: they moved too much relative to the shoulders (`plantedHands`).
    package static let handsMoved = Self(rawValue: 7)
    /// Too few of its frames showed a push-up position (`postureShare`, `armToTrunk`, `handsToFeet`).
    package static let wrongPosition = Self(rawValue: 8)
    /// It is part of a push-up that one arm already showed.
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
  /// Describes a stream, once at its start.
  package struct Open: RPCMessage, Hashable, Sendable {
    /// UUID chosen by the client: identifies the stream, also when it is resumed.
    package var streamID: String
    /// What the set is of. `counter` must count it, and FACE_BOX is for push-ups only.
    package var exercise: PoseV1.Exercise
    /// The schema of every frame.
    package var schema: PoseV1.LandmarkSchema
    /// The width of the camera's image in pixels, 1 to 16384: normalised coordinates alone distort angles.
    package var imageWidth: UInt32
    /// The height of the camera's image in pixels, 1 to 16384.
    package var imageHeight: UInt32
    /// `pushup/1`; empty means the exercise's standard one.
    package var counter: String
    /// REPS if unset.
    package var mode: PoseV1.CountingMode
    /// The target in reps, 0 (none) to 500. An exercise that is held has no reps: only 0.
    package var targetReps: UInt32
    /// When the first frame was taken, by the device's clock: 2000 or later, and not more than 5 minutes in the future.
    /// Absent means now for StreamReps; for UploadStream it means that the last frame was taken just now.
    package var startTime: GoogleProtobuf.Timestamp?
    /// The duration of the set, in seconds after the preparation: 1 to 1800 for TIME, 0 for REPS. For an exercise that is
    /// held, the seconds to hold.
    package var targetSeconds: UInt32
    /// How long the athlete gets ready before the set, 0 to 60 seconds: frames of that time are stored but not counted.
    package var preparationSeconds: UInt32
    /// If unset, the account's setting applies, or DAYS_30 if there is none. If the setting is NONE, nothing is kept,
    /// whatever this field says. Frames of a set that is never closed are kept for a day, and then for this time.
    package var retention: PoseV1.FrameRetention
    /// Nobody did this set: a program made the landmarks for a demonstration or a test. The receipt says so, and a session
    /// with it is SIMULATED: it is listed, and counts for nothing. Programs that make landmarks must set this.
    package var isSimulated: Bool
    /// Which way is up when the first frame is taken, if the device knows and the frame itself doesn't tell: as in `Frame`.
    /// It is stored with that frame, so an `Open` that continues a stream changes nothing, and GetStream doesn't repeat it.
    package var up: PoseV1.Direction?
    /// Whether to ask for a sign of life once during the set, at a moment that the service draws: see `LivenessAsked`. It
    /// never changes the count. An exercise that is held can't be asked: LIVENESS_UNSUITABLE. A set that comes with
    /// UploadStream is not asked, and its receipt says so.
    package var liveness: Bool

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
      isSimulated: Bool = false,
      up: PoseV1.Direction? = nil,
      liveness: Bool = false
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
      self.up = up
      self.liveness = liveness
    }
  }
}

extension PoseV1 {
  /// Asks the athlete for a sign of life: sent with the frame that completes a rep, and again in `ready` for as long as it
  /// waits for an answer.
  package struct LivenessAsked: RPCMessage, Hashable, Sendable {
    /// What to do.
    package var kind: PoseV1.LivenessKind
    /// When it was asked, in milliseconds since the first frame.
    package var askedMs: UInt32
    /// The end of the time to answer, in milliseconds since the first frame: 15 seconds later. A pause of the set extends
    /// it.
    package var answerByMs: UInt32

    package init(
      kind: PoseV1.LivenessKind = .unspecified,
      askedMs: UInt32 = 0,
      answerByMs: UInt32 = 0
    ) {
      self.kind = kind
      self.askedMs = askedMs
      self.answerByMs = answerByMs
    }
  }
}

extension PoseV1 {
  /// The question for a sign of life is settled.
  package struct LivenessAnswered: RPCMessage, Hashable, Sendable {
    /// PASSED, FAILED, or, when the set ends, UNANSWERED.
    package var result: PoseV1.LivenessResult
    /// When that was clear, in milliseconds since the first frame.
    package var answeredMs: UInt32

    package init(
      result: PoseV1.LivenessResult = .unspecified,
      answeredMs: UInt32 = 0
    ) {
      self.result = result
      self.answeredMs = answeredMs
    }
  }
}

extension PoseV1 {
  /// The sign of life in a receipt.
  package struct Liveness: RPCMessage, Hashable, Sendable {
    /// What was to be done.
    package var kind: PoseV1.LivenessKind
    /// What became of it.
    package var result: PoseV1.LivenessResult
    /// When it was asked, in milliseconds since the first frame; 0 if NOT_ASKED.
    package var askedMs: UInt32
    /// When it was answered or the time was up, in milliseconds since the first frame; 0 if NOT_ASKED or UNANSWERED.
    package var answeredMs: UInt32

    package init(
      kind: PoseV1.LivenessKind = .unspecified,
      result: PoseV1.LivenessResult = .unspecified,
      askedMs: UInt32 = 0,
      answeredMs: UInt32 = 0
    ) {
      self.kind = kind
      self.result = result
      self.askedMs = askedMs
      self.answeredMs = answeredMs
    }
  }
}

extension PoseV1 {
  /// A direction in space, in the axes of the camera's image as the landmarks describe it: where a client mirrors them, it
  /// mirrors the direction, too.
  package struct Direction: RPCMessage, Hashable, Sendable {
    /// To the right.
    package var x: Float
    /// Down.
    package var y: Float
    /// Away from the camera.
    package var z: Float

    package init(
      x: Float = 0,
      y: Float = 0,
      z: Float = 0
    ) {
      self.x = x
      self.y = y
      self.z = z
    }
  }
}

extension PoseV1 {
  /// The landmarks of one camera image.
  package struct Frame: RPCMessage, Hashable, Sendable {
    /// Counts up from 0 without gaps, also across a resumed connection.
    package var number: UInt64
    /// Microseconds since the stream's first frame; grows strictly.
    package var timeUs: Int64
    /// Four numbers per point, in the schema's order: x (0 left to 1 right), y (0 top to 1 bottom), z (in units of x) and
    /// visibility (0 to 1). Empty if nobody was found.
    package var landmarks: [Float]
    /// Which way is up from this frame on: a unit vector against gravity, (0, -1, 0) for an upright camera. Measured ones are
    /// 0.9 to 1.1 long, and anything else is refused with UP_INVALID. Absent means as before; a device sends it anew when it
    /// was turned. `pushup/3` then knows a row or a bench press, whose arms don't point down, and somebody who has stood up
    /// during a set. A stream that never tells is counted without gravity, and so is all of it by other counters.
    package var up: PoseV1.Direction?

    package init(
      number: UInt64 = 0,
      timeUs: Int64 = 0,
      landmarks: [Float] = [],
      up: PoseV1.Direction? = nil
    ) {
      self.number = number
      self.timeUs = timeUs
      self.landmarks = landmarks
      self.up = up
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
  /// The athlete rests; frames are stored but not counted. A pause lasts until `resume` or until the connection ends: a
  /// connection that continues a paused set begins with another `pause`.
  package struct Pause: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension PoseV1 {
  /// The athlete continues.
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
      /// The first message.
      case open(PoseV1.Open)
      /// Landmarks.
      case frames(PoseV1.Frames)
      /// Stop counting.
      case pause(PoseV1.Pause)
      /// Count again.
      case resume(PoseV1.Resume)
      /// The last message.
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
    /// Seconds held before this connection; 0 for an exercise with reps.
    package var heldSeconds: UInt32
    /// The question for a sign of life that waits for an answer; usually absent.
    package var livenessAsked: PoseV1.LivenessAsked?

    package init(
      counter: String = "",
      reps: UInt32 = 0,
      nextFrame: UInt64 = 0,
      closed: Bool = false,
      heldSeconds: UInt32 = 0,
      livenessAsked: PoseV1.LivenessAsked? = nil
    ) {
      self.counter = counter
      self.reps = reps
      self.nextFrame = nextFrame
      self.closed = closed
      self.heldSeconds = heldSeconds
      self.livenessAsked = livenessAsked
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
    /// At the top before the rep, in milliseconds; 0 for the first rep of a set.
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
  /// The athlete's current motion; at most ten times a second.
  package struct Progress: RPCMessage, Hashable, Sendable {
    /// How far down, 0 (arms straight) to 100 (as deep as the deepest reps).
    package var romPercent: UInt32
    /// The phase of the rep.
    package var phase: PoseV1.Phase
    /// The tempo of the last rep; absent before the first.
    package var tempo: PoseV1.Tempo?
    /// Reps so far.
    package var reps: UInt32
    /// Reps per minute over the last few; 0 before the second rep of a set, and for exercises other than push-ups.
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
  /// One rep. Exercises other than push-ups have no elbow angles: 0. Their depth is the share of a full range, and their
  /// quality is the same.
  package struct Rep: RPCMessage, Hashable, Sendable {
    /// From 1.
    package var number: UInt32
    /// When the descent began, in milliseconds since the first frame.
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
    /// Its notable features.
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
    /// Number of the frame that completed it.
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
  /// A cue, sent no more often than a person can act on it.
  package struct Feedback: RPCMessage, Hashable, Sendable {
    /// The kind.
    package var code: PoseV1.FeedbackCode
    /// The joint, if the code concerns one: `left_wrist`. Empty otherwise.
    package var joint: String
    /// For OTHER_MOVEMENT, why it doesn't count.
    package var problem: PoseV1.MovementProblem

    package init(
      code: PoseV1.FeedbackCode = .unspecified,
      joint: String = "",
      problem: PoseV1.MovementProblem = .unspecified
    ) {
      self.code = code
      self.joint = joint
      self.problem = problem
    }
  }
}

extension PoseV1 {
  /// Another second was held.
  package struct Held: RPCMessage, Hashable, Sendable {
    /// Seconds held so far, all holds of the set together.
    package var seconds: UInt32
    /// Number of the frame that completed the second.
    package var frame: UInt64

    package init(
      seconds: UInt32 = 0,
      frame: UInt64 = 0
    ) {
      self.seconds = seconds
      self.frame = frame
    }
  }
}

extension PoseV1 {
  /// The target of `open` was reached; counting goes on. With TIME it is sent with the first frame after the time is over.
  package struct TargetReached: RPCMessage, Hashable, Sendable {
    /// Reps so far; with TIME, those that ended in time.
    package var reps: UInt32
    /// Seconds held so far; 0 for an exercise with reps.
    package var heldSeconds: UInt32

    package init(
      reps: UInt32 = 0,
      heldSeconds: UInt32 = 0
    ) {
      self.reps = reps
      self.heldSeconds = heldSeconds
    }
  }
}

extension PoseV1 {
  /// The set begins soon: sent with the first frame of each second of the preparation.
  package struct Countdown: RPCMessage, Hashable, Sendable {
    /// Seconds left, rounded up; 0 when the set begins.
    package var seconds: UInt32

    package init(
      seconds: UInt32 = 0
    ) {
      self.seconds = seconds
    }
  }
}

extension PoseV1 {
  /// How the camera is placed, so that the athlete can correct it before the first push-up: sent when it has changed for
  /// half a second, also during the preparation, and never for faces. It doesn't affect the count.
  package struct Placement: RPCMessage, Hashable, Sendable {
    /// The direction from which the camera sees the athlete.
    package var view: PoseV1.CameraView
    /// Its distance.
    package var distance: PoseV1.CameraDistance
    /// The joints outside of the image: `left_wrist`. Empty when the whole body is in it.
    package var jointsOutside: [String]
    /// How far the camera is from level, -90 to 90 in steps of ten degrees, positive if the floor in the image falls to
    /// the right; 0 also if unknown.
    package var tiltDegrees: Int32
    /// Nothing needs correction.
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
  /// Every frame up to this one is stored and will survive a crash of the service and of its database: the client can
  /// discard it.
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
      /// The first message.
      case ready(PoseV1.Ready)
      /// The phase of the rep.
      case progress(PoseV1.Progress)
      /// A push-up.
      case repCounted(PoseV1.RepCounted)
      /// A dip that didn't count.
      case partialRep(PoseV1.PartialRep)
      /// A cue.
      case feedback(PoseV1.Feedback)
      /// The target was reached.
      case targetReached(PoseV1.TargetReached)
      /// Frames are safe.
      case ack(PoseV1.Ack)
      /// The last message.
      case receipt(PoseV1.RepReceipt)
      /// The set begins soon.
      case countdown(PoseV1.Countdown)
      /// The camera's placement.
      case placement(PoseV1.Placement)
      /// A second of an exercise that is held.
      case held(PoseV1.Held)
      /// The athlete is asked for a sign of life.
      case livenessAsked(PoseV1.LivenessAsked)
      /// The question is settled.
      case livenessAnswered(PoseV1.LivenessAnswered)
    }
  }
}

extension PoseV1 {
  /// A count, signed by this service.
  package struct RepReceipt: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var receiptID: String
    /// UUID of the account that did the set.
    package var userID: String
    /// UUID of the stream.
    package var streamID: String
    /// SHA-256 of the stored frames, in lower-case hexadecimal digits.
    package var streamDigest: String
    /// What was done.
    package var exercise: PoseV1.Exercise
    /// The counter: `pushup/1`.
    package var counter: String
    /// When the first frame was taken.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When the last frame was taken.
    package var endTime: GoogleProtobuf.Timestamp?
    /// Every counted push-up.
    package var reps: [PoseV1.Rep]
    /// The number of dips that didn't count.
    package var partialReps: UInt32
    /// The percentage of the time in which somebody was visible, 0 to 100.
    package var coveragePercent: UInt32
    /// Id of the signing key, as in GetReceiptKeys.
    package var keyID: String
    /// The proof: a compact JWS (RFC 7515) signed with EdDSA (RFC 8037), header `kid`, `typ` = `rep-receipt+jwt`, whose
    /// payload holds all of the above as JSON: jti, sub, iss (`titanup-pose`), iat, stream, digest, exercise, counter,
    /// start_us and end_us (microseconds since 1970), reps (each an array of number, start_ms, end_ms, min_angle,
    /// max_angle, depth, quality, and an array of flag numbers), partials, coverage. `exercise` is "PUSH_UP" or another of
    /// Exercise's names, `iat` whole seconds. A receipt of a hold also has held_seconds, and one that counts nothing may
    /// have problem (a number of MovementProblem). Newer receipts also have motion, evidence (an array of flag numbers),
    /// origin ("LIVE" or "UPLOAD"), kept_days, and, only for a simulated set, simulated (true). If `open` asked for a sign
    /// of life, liveness is an object of kind and result (the enums' names without their prefixes), asked_ms and
    /// answered_ms, each time only if it is known. CreateSession takes this string; the other fields are for reading.
    package var jws: String
    /// SHA-256 of the landmarks of the counted frames that show somebody, without their times, in lower-case hexadecimal
    /// digits: the same at any speed. Empty in older receipts.
    package var motionDigest: String
    /// Reasons to doubt the count; usually empty.
    package var evidenceFlags: [PoseV1.EvidenceFlag]
    /// How the stream was sent.
    package var origin: PoseV1.StreamOrigin
    /// The number of days its frames are kept after its end, as of the time the receipt was signed.
    package var keptDays: UInt32
    /// Whether the client said that the set is simulated.
    package var isSimulated: Bool
    /// Seconds held; 0 for an exercise with reps.
    package var heldSeconds: UInt32
    /// Why most movements, or the body's position, did not count as the exercise; only if nothing counted.
    package var problem: PoseV1.MovementProblem
    /// The sign of life; absent if `open` didn't ask for one.
    package var liveness: PoseV1.Liveness?

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
      isSimulated: Bool = false,
      heldSeconds: UInt32 = 0,
      problem: PoseV1.MovementProblem = .unspecified,
      liveness: PoseV1.Liveness? = nil
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
      self.heldSeconds = heldSeconds
      self.problem = problem
      self.liveness = liveness
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
      /// The first message.
      case open(PoseV1.Open)
      /// The following messages.
      case frames(PoseV1.Frames)
    }
  }
}

extension PoseV1 {
  /// The count.
  package struct UploadStreamResponse: RPCMessage, Hashable, Sendable {
    /// Signed.
    package var receipt: PoseV1.RepReceipt?
    /// The dips that didn't count.
    package var partialReps: [PoseV1.PartialRep]
    /// The duration of the stream.
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
  /// One of the caller's streams, without its frames.
  package struct Stream: RPCMessage, Hashable, Sendable {
    /// As it was opened, with the counter and the start time in use.
    package var open: PoseV1.Open?
    /// How it was sent; for an unfinished one, the method in use.
    package var origin: PoseV1.StreamOrigin
    /// When it was first opened, by the service's clock.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it was closed; absent for an unfinished one.
    package var closeTime: GoogleProtobuf.Timestamp?
    /// The number of stored frames, even if they are gone.
    package var frameCount: UInt64
    /// The size of its frames in the store, compressed or not; 0 when they are gone.
    package var storedBytes: UInt64
    /// When its frames are deleted at the latest.
    package var framesExpireTime: GoogleProtobuf.Timestamp?
    /// When its frames were deleted; absent while they exist.
    package var framesDeleteTime: GoogleProtobuf.Timestamp?
    /// Counted reps; 0 for an unfinished stream.
    package var reps: UInt32
    /// Its duration; absent for an unfinished stream.
    package var duration: GoogleProtobuf.Duration?
    /// SHA-256 of the frames, in lower-case hexadecimal digits; empty for an unfinished one.
    package var streamDigest: String
    /// Its receipt; absent for an unfinished stream, and in lists.
    package var receipt: PoseV1.RepReceipt?
    /// Seconds held; 0 for an exercise with reps, and for an unfinished stream.
    package var heldSeconds: UInt32

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
      receipt: PoseV1.RepReceipt? = nil,
      heldSeconds: UInt32 = 0
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
      self.heldSeconds = heldSeconds
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
    /// 0 means 50, and more than 200 is read as 200.
    package var pageSize: Int32
    /// The `next_page_token` of the previous page; empty for the first page.
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
    /// Most recently opened first.
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
    /// With the new times and the same duration.
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
    /// Number of the first frame to send.
    package var firstFrame: UInt64
    /// The maximum number; 0 for all that follow.
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
  /// Consecutive frames.
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
  /// The current keys; the first one is the signing key.
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
    /// Whether it is valid.
    package var valid: Bool
    /// Why not.
    package var problem: PoseV1.ReceiptProblem
    /// Its content; absent if it isn't valid.
    package var receipt: PoseV1.RepReceipt?
    /// Whether the caller did the set: another user's receipt proves nothing for the caller.
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
  /// A threshold of a counter.
  package struct CounterParameter: RPCMessage, Hashable, Sendable {
    /// `floor`; the two ends of a range, `armToTrunk.from` and `armToTrunk.to`.
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
    /// Whether it counts if `open` names its exercise and no counter.
    package var isDefault: Bool
    /// The thresholds of a push-up counter, all of them; those of one version never change.
    package var parameters: [PoseV1.CounterParameter]
    /// What it counts.
    package var unit: PoseV1.CountUnit

    package init(
      name: String = "",
      exercise: PoseV1.Exercise = .unspecified,
      schemas: [PoseV1.LandmarkSchema] = [],
      isDefault: Bool = false,
      parameters: [PoseV1.CounterParameter] = [],
      unit: PoseV1.CountUnit = .unspecified
    ) {
      self.name = name
      self.exercise = exercise
      self.schemas = schemas
      self.isDefault = isDefault
      self.parameters = parameters
      self.unit = unit
    }
  }
}

extension PoseV1 {
  /// The available counters.
  package struct ListCountersResponse: RPCMessage, Hashable, Sendable {
    /// By exercise, each exercise's newest last.
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
    /// `pushup/1`, a counter of the stream's exercise; empty means the standard one.
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
  /// A push-up that two counters see differently.
  package struct RepDifference: RPCMessage, Hashable, Sendable {
    /// The difference.
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
    /// From the requested counter; the stream's own receipt, if it used that counter.
    package var receipt: PoseV1.RepReceipt?
    /// Push-ups counted by the stream's own counter.
    package var oldReps: UInt32
    /// Push-ups counted by the requested counter.
    package var newReps: UInt32
    /// In chronological order; push-ups that differ only in their number are omitted.
    package var differences: [PoseV1.RepDifference]
    /// Seconds held, by the stream's own counter; 0 for an exercise with reps.
    package var oldHeldSeconds: UInt32
    /// Seconds held, by the requested counter.
    package var newHeldSeconds: UInt32

    package init(
      receipt: PoseV1.RepReceipt? = nil,
      oldReps: UInt32 = 0,
      newReps: UInt32 = 0,
      differences: [PoseV1.RepDifference] = [],
      oldHeldSeconds: UInt32 = 0,
      newHeldSeconds: UInt32 = 0
    ) {
      self.receipt = receipt
      self.oldReps = oldReps
      self.newReps = newReps
      self.differences = differences
      self.oldHeldSeconds = oldHeldSeconds
      self.newHeldSeconds = newHeldSeconds
    }
  }
}

extension PoseV1 {
  /// See PoseService.ExplainReps.
  package struct ExplainRepsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// `pushup/1`, a counter of the stream's exercise; empty means the counter that counted it.
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
    /// The verdict.
    package var outcome: PoseV1.DipOutcome
    /// Number of the frame in which the descent began.
    package var firstFrame: UInt64
    /// Number of the frame with the smallest angle.
    package var bottomFrame: UInt64
    /// Number of the frame in which the arms reached the top again, or the dip was given up.
    package var lastFrame: UInt64
    /// When the descent began, in milliseconds since the first frame.
    package var startMs: UInt32
    /// When the angle was smallest.
    package var bottomMs: UInt32
    /// When the arms reached the top again, or the dip was given up.
    package var endMs: UInt32
    /// The angle at its start, in tenths of a degree.
    package var topAngleDecidegrees: UInt32
    /// The smallest angle.
    package var bottomAngleDecidegrees: UInt32
    /// The angle at its end.
    package var endAngleDecidegrees: UInt32
    /// All reasons against counting it; a push-up may have some if the rest of its set spoke for it.
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
    /// The counter, with its thresholds.
    package var counter: PoseV1.Counter?
    /// The time of each frame, in milliseconds since the first.
    package var timeMs: [UInt32]
    /// For each frame, the smoothed angle that the counter follows, in tenths of a degree: both elbows, weighted by
    /// visibility. 0 if nobody was found or nothing was counted. With FACE_BOX it is the distance of the face, as an
    /// angle.
    package var angleDecidegrees: [UInt32]
    /// For each frame, whether it shows a push-up position.
    package var inPosition: [Bool]
    /// In the order in which they ended. Only for push-ups.
    package var dips: [PoseV1.Dip]
    /// In the order in which they ended. Only for other exercises.
    package var movements: [PoseV1.Movement]

    package init(
      counter: PoseV1.Counter? = nil,
      timeMs: [UInt32] = [],
      angleDecidegrees: [UInt32] = [],
      inPosition: [Bool] = [],
      dips: [PoseV1.Dip] = [],
      movements: [PoseV1.Movement] = []
    ) {
      self.counter = counter
      self.timeMs = timeMs
      self.angleDecidegrees = angleDecidegrees
      self.inPosition = inPosition
      self.dips = dips
      self.movements = movements
    }
  }
}

extension PoseV1 {
  /// A movement away from an exercise's starting position and back, or a hold, and the verdict on it.
  package struct Movement: RPCMessage, Hashable, Sendable {
    /// The verdict. A hold is a REP.
    package var outcome: PoseV1.DipOutcome
    /// When it began, in milliseconds since the first frame.
    package var startMs: UInt32
    /// When the body was farthest from the starting position; for a hold, its end.
    package var bottomMs: UInt32
    /// When it ended.
    package var endMs: UInt32
    /// All reasons against counting it; a rep may have some if the rest of its set spoke for it.
    package var problems: [PoseV1.MovementProblem]
    /// The rep's number; 0 if it is none.
    package var number: UInt32

    package init(
      outcome: PoseV1.DipOutcome = .unspecified,
      startMs: UInt32 = 0,
      bottomMs: UInt32 = 0,
      endMs: UInt32 = 0,
      problems: [PoseV1.MovementProblem] = [],
      number: UInt32 = 0
    ) {
      self.outcome = outcome
      self.startMs = startMs
      self.bottomMs = bottomMs
      self.endMs = endMs
      self.problems = problems
      self.number = number
    }
  }
}

extension PoseV1 {
  /// See PoseService.SubmitGroundTruth.
  package struct SubmitGroundTruthRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var streamID: String
    /// The true number of push-ups, 0 to 5000.
    package var reps: UInt32
    /// Whether the number and the stream may be used to improve counters, as long as its frames are kept. Otherwise it is
    /// only a note for its owner.
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
    /// The current value.
    package var reps: UInt32
    /// The current value.
    package var mayImproveCounters: Bool
    /// When it was recorded.
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
  /// A stream's count by another counter.
  package struct StreamRecount: RPCMessage, Hashable, Sendable {
    /// The counter: `pushup/1`.
    package var counter: String
    /// The number of push-ups.
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
  /// A closed stream whose frames were deleted after its end, or that was recounted.
  package struct StreamChange: RPCMessage, Hashable, Sendable {
    /// UUID of its owner.
    package var userID: String
    /// UUID of the stream.
    package var streamID: String
    /// When its frames were deleted; absent while they exist.
    package var framesDeleteTime: GoogleProtobuf.Timestamp?
    /// The counts by every other counter, ordered by name.
    package var recounts: [PoseV1.StreamRecount]
    /// The cursor to ask for the next changes with; empty for a follower that asks by slots.
    package var cursor: String
    /// The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id.
    package var slot: Int32
    /// Its number in that slot. Later changes have higher numbers; a stream that changes again leaves its old number.
    package var number: Int64

    package init(
      userID: String = "",
      streamID: String = "",
      framesDeleteTime: GoogleProtobuf.Timestamp? = nil,
      recounts: [PoseV1.StreamRecount] = [],
      cursor: String = "",
      slot: Int32 = 0,
      number: Int64 = 0
    ) {
      self.userID = userID
      self.streamID = streamID
      self.framesDeleteTime = framesDeleteTime
      self.recounts = recounts
      self.cursor = cursor
      self.slot = slot
      self.number = number
    }
  }
}

extension PoseV1 {
  /// See PoseFeedService.ListStreamChanges.
  package struct ListStreamChangesRequest: RPCMessage, Hashable, Sendable {
    /// The position of a follower of the whole feed; empty for the beginning, or together with slots.
    package var cursor: String
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// The slots that the follower reads, each once, in any order; empty for the whole feed by its cursor.
    package var slots: [Int32]
    /// For each of the slots, the number of the last change that the follower has seen there; 0 for none.
    package var numbers: [Int64]
    /// The epoch that the numbers are of; empty if all of them are 0.
    package var epoch: String

    package init(
      cursor: String = "",
      pageSize: Int32 = 0,
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension PoseV1 {
  /// A page of changes.
  package struct ListStreamChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot.
    package var changes: [PoseV1.StreamChange]
    /// Where to continue; equal to the request's cursor if nothing has changed since, and empty for a follower that asks
    /// by slots.
    package var nextCursor: String
    /// Identifies the lifetime of the store: it changes when a backup is restored.
    package var epoch: String
    /// Always false: no transaction holds back the changes of another any more.
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
    /// As in ListStreamChangesRequest.
    package var cursor: String
    /// As in ListStreamChangesRequest.
    package var slots: [Int32]
    /// As in ListStreamChangesRequest.
    package var numbers: [Int64]
    /// As in ListStreamChangesRequest.
    package var epoch: String

    package init(
      cursor: String = "",
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension PoseV1 {
  /// The changes.
  package struct WatchStreamChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot; 1 to 200.
    package var changes: [PoseV1.StreamChange]
    /// Identifies the lifetime of the store.
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
