import PoseCountingDomain
import PoseProto
import TitanCore
import TitanProto
import TitanRPC

extension StreamOpening {
  /// How far the device's clock may be ahead of ours.
  static let clockTolerance = Duration.seconds(300)
  /// The same as for sessions: an earlier time means that the clock was never set.
  static let earliestStart = Timestamp(seconds: 946_684_800)
  static let largestTarget = 500
  /// The duration of a timed set, in seconds.
  static let longestTarget = 1...1800
  static let longestPreparation = 60

  /// Reads `Open`.
  ///
  /// - Throws: INVALID_ARGUMENT with the reason that the contract names for the field.
  init(
    _ open: PoseV1.Open, origin: StreamHeader.Origin, user: UserID, _ services: PoseServices
  ) throws {
    let stream = try StreamID(open.streamID, field: "open.stream_id")
    let now = services.now()
    guard open.exercise.isKnown, open.exercise != .unspecified else {
      let allowed = PoseV1.Exercise.known.filter { $0 != .unspecified }.map(\.description).joined(separator: ", ")
      throw RPCError.invalid("open.exercise", reason: "EXERCISE_UNKNOWN", "\(open.exercise); allowed: \(allowed)")
    }
    let counter = try services.version(open.counter, of: Int(open.exercise.rawValue), field: "open.counter")
    guard let schema = LandmarkSchema(rawValue: Int(open.schema.rawValue)) else {
      let allowed = LandmarkSchema.allCases.map { PoseV1.LandmarkSchema($0).description }.joined(separator: ", ")
      throw RPCError.invalid("open.schema", reason: "SCHEMA_UNKNOWN", "\(open.schema); allowed: \(allowed)")
    }
    guard counter.schemas.contains(schema) else {
      let allowed = counter.schemas.map { PoseV1.LandmarkSchema($0).description }.joined(separator: ", ")
      throw RPCError.invalid(
        "open.schema", reason: "SCHEMA_UNSUITABLE",
        "\(counter.name) cannot count from \(open.schema); allowed for \(open.exercise): \(allowed)")
    }
    guard let image = ImageSize(width: Int(open.imageWidth), height: Int(open.imageHeight)) else {
      throw RPCError.invalid(
        "open.image_width", reason: "IMAGE_SIZE_INVALID",
        "\(open.imageWidth) x \(open.imageHeight); allowed: each from \(ImageSize.allowed.lowerBound) to "
          + "\(ImageSize.allowed.upperBound) pixels")
    }
    let target = try Self.target(open, isHeld: counter.isHeld)
    self.init(
      key: StreamKey(user: user, stream: stream),
      header: StreamHeader(
        origin: origin, schema: schema, image: image,
        counter: counter,
        target: target,
        preparationSeconds: try Self.preparation(open.preparationSeconds),
        startTime: try open.startTime.map { try Self.startTime($0, field: "open.start_time", now: now) } ?? now,
        retention: try Self.retention(open.retention), followsSettings: open.retention == .unspecified,
        isSimulated: open.isSimulated,
        liveness: open.liveness ? try Self.liveness(open.exercise, counter, target, services) : nil),
      leavesCounter: open.counter.isEmpty, leavesStartTime: open.startTime == nil,
      up: try open.up.map(Self.up) ?? [])
  }

  private static func liveness(
    _ exercise: PoseV1.Exercise, _ counter: CounterVersion, _ target: SetTarget, _ services: PoseServices
  ) throws -> LivenessPlan {
    guard let plan = services.drawLiveness(counter, target) else {
      throw RPCError.invalid(
        "open.liveness", reason: "LIVENESS_UNSUITABLE",
        "true for \(exercise), which is held: a sign of life is asked for after a rep; allowed: false")
    }
    return plan
  }

  private static func up(_ up: PoseV1.Direction) throws -> [Float] {
    guard UpDirection(measured: up.components) != nil else {
      throw RPCError.invalid(
        "open.up", reason: "UP_INVALID",
        "\(up.components); allowed: a vector whose length is \(UpDirection.lengths.lowerBound) to "
          + "\(UpDirection.lengths.upperBound)")
    }
    return up.components
  }

  private static func target(_ open: PoseV1.Open, isHeld: Bool) throws -> SetTarget {
    guard open.mode.isKnown else {
      throw RPCError.invalid("open.mode", reason: "MODE_UNKNOWN", "\(open.mode); allowed: REPS or TIME")
    }
    let isTimed = open.mode == .time
    guard !isHeld || open.targetReps == 0 else {
      throw RPCError.invalid(
        "open.target_reps", reason: "TARGET_INVALID",
        "\(open.targetReps) reps of \(open.exercise), which is held and has none; allowed: 0, with target_seconds for "
          + "TIME")
    }
    guard open.targetReps <= (isTimed ? 0 : UInt32(largestTarget)) else {
      throw RPCError.invalid(
        "open.target_reps", reason: "TARGET_INVALID",
        "\(open.targetReps); allowed: 0 (none) to \(largestTarget) for REPS, 0 for TIME")
    }
    guard (isTimed ? longestTarget : 0...0).contains(Int(open.targetSeconds)) else {
      throw RPCError.invalid(
        "open.target_seconds", reason: "TARGET_INVALID",
        "\(open.targetSeconds); allowed: \(longestTarget.lowerBound) to \(longestTarget.upperBound) for TIME, 0 for REPS"
      )
    }
    return isTimed ? .time(Int64(open.targetSeconds) * 1_000_000) : .reps(Int(open.targetReps))
  }

  private static func preparation(_ seconds: UInt32) throws -> Int {
    guard seconds <= longestPreparation else {
      throw RPCError.invalid(
        "open.preparation_seconds", reason: "PREPARATION_INVALID", "\(seconds); allowed: 0 to \(longestPreparation)")
    }
    return Int(seconds)
  }

  private static func retention(_ retention: PoseV1.FrameRetention) throws -> StreamHeader.Retention {
    switch retention {
    case .none: return .none
    case .unspecified, .days30: return .month
    case .days365: return .year
    default:
      throw RPCError.invalid(
        "open.retention", reason: "RETENTION_UNKNOWN", "\(retention); allowed: NONE, DAYS_30, DAYS_365, or nothing")
    }
  }

  /// Reads the time at which a set began.
  ///
  /// - Throws: INVALID_ARGUMENT TIMESTAMP_INVALID, TIME_IN_FUTURE, TIME_TOO_EARLY.
  static func startTime(
    _ message: GoogleProtobuf.Timestamp, field: String, now: Timestamp
  ) throws -> Timestamp {
    let time = try Timestamp(message, field: field)
    guard time <= now + clockTolerance else {
      throw RPCError.invalid(
        field, reason: "TIME_IN_FUTURE", "\(time); allowed: at most 5 minutes after \(now)")
    }
    // No session may be that old: better to refuse it now than after the set.
    guard time >= earliestStart else {
      throw RPCError.invalid(
        field, reason: "TIME_TOO_EARLY", "\(time); allowed: \(earliestStart) or later")
    }
    return time
  }
}

extension StreamID {
  /// - Throws: INVALID_ARGUMENT STREAM_ID_INVALID.
  init(_ text: String, field: String) throws {
    guard let id = StreamID(text) else {
      throw RPCError.invalid(
        field, reason: "STREAM_ID_INVALID",
        "got \(text.utf8.count) bytes that are no UUID; a UUID in its 36-character form is needed")
    }
    self = id
  }
}

extension PoseV1.Frames {
  /// - Throws: RESOURCE_EXHAUSTED TOO_MANY_FRAMES.
  func checkCount() throws {
    guard frames.count <= PoseLimits.framesPerMessage else {
      throw RPCError(
        .resourceExhausted, reason: "TOO_MANY_FRAMES",
        "\(frames.count) frames in one message; allowed: \(PoseLimits.framesPerMessage)")
    }
  }
}

extension PoseV1.Direction {
  package var components: [Float] { [x, y, z] }
}
