// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/pose/v1/pose.proto. Do not edit it: `deploy/dev generate` makes it.

package import CPoseProto
package import TitanProto

extension PoseV1.Open: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Open
  package static let descriptor = MessageDescriptor(titanup__pose__v1__open__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
    .string(6, "counter"),
    .message(9, "start_time", nil),
    .message(14, "up", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
    exercise = .init(rawValue: arena.number(c.pointee.exercise))
    schema = .init(rawValue: arena.number(c.pointee.schema))
    imageWidth = c.pointee.image_width
    imageHeight = c.pointee.image_height
    counter = arena.string(c.pointee.counter)
    mode = .init(rawValue: arena.number(c.pointee.mode))
    targetReps = c.pointee.target_reps
    startTime = try arena.decode(c.pointee.start_time)
    targetSeconds = c.pointee.target_seconds
    preparationSeconds = c.pointee.preparation_seconds
    retention = .init(rawValue: arena.number(c.pointee.retention))
    isSimulated = c.pointee.is_simulated != 0
    up = try arena.decode(c.pointee.up)
    liveness = c.pointee.liveness != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.exercise = arena.cEnum(exercise.rawValue)
    c.pointee.schema = arena.cEnum(schema.rawValue)
    c.pointee.image_width = imageWidth
    c.pointee.image_height = imageHeight
    c.pointee.counter = arena.encode(counter)
    c.pointee.mode = arena.cEnum(mode.rawValue)
    c.pointee.target_reps = targetReps
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.target_seconds = targetSeconds
    c.pointee.preparation_seconds = preparationSeconds
    c.pointee.retention = arena.cEnum(retention.rawValue)
    c.pointee.is_simulated = isSimulated ? 1 : 0
    c.pointee.up = arena.encode(optional: up)
    c.pointee.liveness = liveness ? 1 : 0
  }
}

extension PoseV1.LivenessAsked: CMessage {
  package typealias CStruct = Titanup__Pose__V1__LivenessAsked
  package static let descriptor = MessageDescriptor(titanup__pose__v1__liveness_asked__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kind = .init(rawValue: arena.number(c.pointee.kind))
    askedMs = c.pointee.asked_ms
    answerByMs = c.pointee.answer_by_ms
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.asked_ms = askedMs
    c.pointee.answer_by_ms = answerByMs
  }
}

extension PoseV1.LivenessAnswered: CMessage {
  package typealias CStruct = Titanup__Pose__V1__LivenessAnswered
  package static let descriptor = MessageDescriptor(titanup__pose__v1__liveness_answered__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    result = .init(rawValue: arena.number(c.pointee.result))
    answeredMs = c.pointee.answered_ms
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.result = arena.cEnum(result.rawValue)
    c.pointee.answered_ms = answeredMs
  }
}

extension PoseV1.Liveness: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Liveness
  package static let descriptor = MessageDescriptor(titanup__pose__v1__liveness__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    kind = .init(rawValue: arena.number(c.pointee.kind))
    result = .init(rawValue: arena.number(c.pointee.result))
    askedMs = c.pointee.asked_ms
    answeredMs = c.pointee.answered_ms
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.kind = arena.cEnum(kind.rawValue)
    c.pointee.result = arena.cEnum(result.rawValue)
    c.pointee.asked_ms = askedMs
    c.pointee.answered_ms = answeredMs
  }
}

extension PoseV1.Direction: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Direction
  package static let descriptor = MessageDescriptor(titanup__pose__v1__direction__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    x = c.pointee.x
    y = c.pointee.y
    z = c.pointee.z
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.x = x
    c.pointee.y = y
    c.pointee.z = z
  }
}

extension PoseV1.Frame: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Frame
  package static let descriptor = MessageDescriptor(titanup__pose__v1__frame__init)
  package static let shape: WireShape? = [
    .message(4, "up", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    number = c.pointee.number
    timeUs = c.pointee.time_us
    landmarks = arena.scalars(c.pointee.n_landmarks, c.pointee.landmarks)
    up = try arena.decode(c.pointee.up)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.number = number
    c.pointee.time_us = timeUs
    c.pointee.n_landmarks = landmarks.count
    c.pointee.landmarks = arena.encode(landmarks)
    c.pointee.up = arena.encode(optional: up)
  }
}

extension PoseV1.Frames: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Frames
  package static let descriptor = MessageDescriptor(titanup__pose__v1__frames__init)
  package static let shape: WireShape? = [
    .messages(1, "frames", PoseV1.Frame.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    frames = try arena.decode(c.pointee.n_frames, c.pointee.frames)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_frames = frames.count
    c.pointee.frames = arena.encode(frames)
  }
}

extension PoseV1.Close: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Close
  package static let descriptor = MessageDescriptor(titanup__pose__v1__close__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension PoseV1.Pause: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Pause
  package static let descriptor = MessageDescriptor(titanup__pose__v1__pause__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension PoseV1.Resume: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Resume
  package static let descriptor = MessageDescriptor(titanup__pose__v1__resume__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension PoseV1.StreamRepsRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__StreamRepsRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__stream_reps_request__init)
  package static let shape: WireShape? = [
    .message(1, "open", PoseV1.Open.shape, oneof: 1),
    .message(2, "frames", PoseV1.Frames.shape, oneof: 1),
    .message(3, "pause", nil, oneof: 1),
    .message(4, "resume", nil, oneof: 1),
    .message(5, "close", nil, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.message_case.rawValue {
    case 1: message = try arena.decode(c.pointee.open).map { .open($0) }
    case 2: message = try arena.decode(c.pointee.frames).map { .frames($0) }
    case 3: message = try arena.decode(c.pointee.pause).map { .pause($0) }
    case 4: message = try arena.decode(c.pointee.resume).map { .resume($0) }
    case 5: message = try arena.decode(c.pointee.close).map { .close($0) }
    default: message = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch message {
    case .open(let value):
      c.pointee.message_case = .init(rawValue: 1)
      c.pointee.open = arena.encode(value)
    case .frames(let value):
      c.pointee.message_case = .init(rawValue: 2)
      c.pointee.frames = arena.encode(value)
    case .pause(let value):
      c.pointee.message_case = .init(rawValue: 3)
      c.pointee.pause = arena.encode(value)
    case .resume(let value):
      c.pointee.message_case = .init(rawValue: 4)
      c.pointee.resume = arena.encode(value)
    case .close(let value):
      c.pointee.message_case = .init(rawValue: 5)
      c.pointee.close = arena.encode(value)
    case nil: break
    }
  }
}

extension PoseV1.Ready: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Ready
  package static let descriptor = MessageDescriptor(titanup__pose__v1__ready__init)
  package static let shape: WireShape? = [
    .string(1, "counter"),
    .message(6, "liveness_asked", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    counter = arena.string(c.pointee.counter)
    reps = c.pointee.reps
    nextFrame = c.pointee.next_frame
    closed = c.pointee.closed != 0
    heldSeconds = c.pointee.held_seconds
    livenessAsked = try arena.decode(c.pointee.liveness_asked)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.counter = arena.encode(counter)
    c.pointee.reps = reps
    c.pointee.next_frame = nextFrame
    c.pointee.closed = closed ? 1 : 0
    c.pointee.held_seconds = heldSeconds
    c.pointee.liveness_asked = arena.encode(optional: livenessAsked)
  }
}

extension PoseV1.Tempo: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Tempo
  package static let descriptor = MessageDescriptor(titanup__pose__v1__tempo__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    downMs = c.pointee.down_ms
    bottomMs = c.pointee.bottom_ms
    upMs = c.pointee.up_ms
    topMs = c.pointee.top_ms
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.down_ms = downMs
    c.pointee.bottom_ms = bottomMs
    c.pointee.up_ms = upMs
    c.pointee.top_ms = topMs
  }
}

extension PoseV1.Progress: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Progress
  package static let descriptor = MessageDescriptor(titanup__pose__v1__progress__init)
  package static let shape: WireShape? = [
    .message(3, "tempo", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    romPercent = c.pointee.rom_percent
    phase = .init(rawValue: arena.number(c.pointee.phase))
    tempo = try arena.decode(c.pointee.tempo)
    reps = c.pointee.reps
    cadence = c.pointee.cadence
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rom_percent = romPercent
    c.pointee.phase = arena.cEnum(phase.rawValue)
    c.pointee.tempo = arena.encode(optional: tempo)
    c.pointee.reps = reps
    c.pointee.cadence = cadence
  }
}

extension PoseV1.Rep: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Rep
  package static let descriptor = MessageDescriptor(titanup__pose__v1__rep__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    number = c.pointee.number
    startMs = c.pointee.start_ms
    endMs = c.pointee.end_ms
    minAngleDecidegrees = c.pointee.min_angle_decidegrees
    maxAngleDecidegrees = c.pointee.max_angle_decidegrees
    depthPercent = c.pointee.depth_percent
    qualityPercent = c.pointee.quality_percent
    flags = arena.enums(c.pointee.n_flags, c.pointee.flags, as: PoseV1.RepFlag.self)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.number = number
    c.pointee.start_ms = startMs
    c.pointee.end_ms = endMs
    c.pointee.min_angle_decidegrees = minAngleDecidegrees
    c.pointee.max_angle_decidegrees = maxAngleDecidegrees
    c.pointee.depth_percent = depthPercent
    c.pointee.quality_percent = qualityPercent
    c.pointee.n_flags = flags.count
    c.pointee.flags = arena.encode(flags)
  }
}

extension PoseV1.RepCounted: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RepCounted
  package static let descriptor = MessageDescriptor(titanup__pose__v1__rep_counted__init)
  package static let shape: WireShape? = [
    .message(1, "rep", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rep = try arena.decode(c.pointee.rep)
    frame = c.pointee.frame
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rep = arena.encode(optional: rep)
    c.pointee.frame = frame
  }
}

extension PoseV1.PartialRep: CMessage {
  package typealias CStruct = Titanup__Pose__V1__PartialRep
  package static let descriptor = MessageDescriptor(titanup__pose__v1__partial_rep__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    minAngleDecidegrees = c.pointee.min_angle_decidegrees
    startMs = c.pointee.start_ms
    endMs = c.pointee.end_ms
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.min_angle_decidegrees = minAngleDecidegrees
    c.pointee.start_ms = startMs
    c.pointee.end_ms = endMs
  }
}

extension PoseV1.Feedback: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Feedback
  package static let descriptor = MessageDescriptor(titanup__pose__v1__feedback__init)
  package static let shape: WireShape? = [
    .string(2, "joint"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = .init(rawValue: arena.number(c.pointee.code))
    joint = arena.string(c.pointee.joint)
    problem = .init(rawValue: arena.number(c.pointee.problem))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.cEnum(code.rawValue)
    c.pointee.joint = arena.encode(joint)
    c.pointee.problem = arena.cEnum(problem.rawValue)
  }
}

extension PoseV1.Held: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Held
  package static let descriptor = MessageDescriptor(titanup__pose__v1__held__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    seconds = c.pointee.seconds
    frame = c.pointee.frame
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.seconds = seconds
    c.pointee.frame = frame
  }
}

extension PoseV1.TargetReached: CMessage {
  package typealias CStruct = Titanup__Pose__V1__TargetReached
  package static let descriptor = MessageDescriptor(titanup__pose__v1__target_reached__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reps = c.pointee.reps
    heldSeconds = c.pointee.held_seconds
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reps = reps
    c.pointee.held_seconds = heldSeconds
  }
}

extension PoseV1.Countdown: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Countdown
  package static let descriptor = MessageDescriptor(titanup__pose__v1__countdown__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    seconds = c.pointee.seconds
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.seconds = seconds
  }
}

extension PoseV1.Placement: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Placement
  package static let descriptor = MessageDescriptor(titanup__pose__v1__placement__init)
  package static let shape: WireShape? = [
    .string(3, "joints_outside"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    view = .init(rawValue: arena.number(c.pointee.view))
    distance = .init(rawValue: arena.number(c.pointee.distance))
    jointsOutside = try arena.strings(c.pointee.n_joints_outside, c.pointee.joints_outside)
    tiltDegrees = c.pointee.tilt_degrees
    isGood = c.pointee.is_good != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.view = arena.cEnum(view.rawValue)
    c.pointee.distance = arena.cEnum(distance.rawValue)
    c.pointee.n_joints_outside = jointsOutside.count
    c.pointee.joints_outside = arena.encode(jointsOutside)
    c.pointee.tilt_degrees = tiltDegrees
    c.pointee.is_good = isGood ? 1 : 0
  }
}

extension PoseV1.Ack: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Ack
  package static let descriptor = MessageDescriptor(titanup__pose__v1__ack__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    frame = c.pointee.frame
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.frame = frame
  }
}

extension PoseV1.StreamRepsResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__StreamRepsResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__stream_reps_response__init)
  package static let shape: WireShape? = [
    .message(1, "ready", PoseV1.Ready.shape, oneof: 1),
    .message(2, "progress", PoseV1.Progress.shape, oneof: 1),
    .message(3, "rep_counted", PoseV1.RepCounted.shape, oneof: 1),
    .message(4, "partial_rep", nil, oneof: 1),
    .message(5, "feedback", PoseV1.Feedback.shape, oneof: 1),
    .message(6, "target_reached", nil, oneof: 1),
    .message(7, "ack", nil, oneof: 1),
    .message(8, "receipt", PoseV1.RepReceipt.shape, oneof: 1),
    .message(9, "countdown", nil, oneof: 1),
    .message(10, "placement", PoseV1.Placement.shape, oneof: 1),
    .message(11, "held", nil, oneof: 1),
    .message(12, "liveness_asked", nil, oneof: 1),
    .message(13, "liveness_answered", nil, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.message_case.rawValue {
    case 1: message = try arena.decode(c.pointee.ready).map { .ready($0) }
    case 2: message = try arena.decode(c.pointee.progress).map { .progress($0) }
    case 3: message = try arena.decode(c.pointee.rep_counted).map { .repCounted($0) }
    case 4: message = try arena.decode(c.pointee.partial_rep).map { .partialRep($0) }
    case 5: message = try arena.decode(c.pointee.feedback).map { .feedback($0) }
    case 6: message = try arena.decode(c.pointee.target_reached).map { .targetReached($0) }
    case 7: message = try arena.decode(c.pointee.ack).map { .ack($0) }
    case 8: message = try arena.decode(c.pointee.receipt).map { .receipt($0) }
    case 9: message = try arena.decode(c.pointee.countdown).map { .countdown($0) }
    case 10: message = try arena.decode(c.pointee.placement).map { .placement($0) }
    case 11: message = try arena.decode(c.pointee.held).map { .held($0) }
    case 12: message = try arena.decode(c.pointee.liveness_asked).map { .livenessAsked($0) }
    case 13: message = try arena.decode(c.pointee.liveness_answered).map { .livenessAnswered($0) }
    default: message = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch message {
    case .ready(let value):
      c.pointee.message_case = .init(rawValue: 1)
      c.pointee.ready = arena.encode(value)
    case .progress(let value):
      c.pointee.message_case = .init(rawValue: 2)
      c.pointee.progress = arena.encode(value)
    case .repCounted(let value):
      c.pointee.message_case = .init(rawValue: 3)
      c.pointee.rep_counted = arena.encode(value)
    case .partialRep(let value):
      c.pointee.message_case = .init(rawValue: 4)
      c.pointee.partial_rep = arena.encode(value)
    case .feedback(let value):
      c.pointee.message_case = .init(rawValue: 5)
      c.pointee.feedback = arena.encode(value)
    case .targetReached(let value):
      c.pointee.message_case = .init(rawValue: 6)
      c.pointee.target_reached = arena.encode(value)
    case .ack(let value):
      c.pointee.message_case = .init(rawValue: 7)
      c.pointee.ack = arena.encode(value)
    case .receipt(let value):
      c.pointee.message_case = .init(rawValue: 8)
      c.pointee.receipt = arena.encode(value)
    case .countdown(let value):
      c.pointee.message_case = .init(rawValue: 9)
      c.pointee.countdown = arena.encode(value)
    case .placement(let value):
      c.pointee.message_case = .init(rawValue: 10)
      c.pointee.placement = arena.encode(value)
    case .held(let value):
      c.pointee.message_case = .init(rawValue: 11)
      c.pointee.held = arena.encode(value)
    case .livenessAsked(let value):
      c.pointee.message_case = .init(rawValue: 12)
      c.pointee.liveness_asked = arena.encode(value)
    case .livenessAnswered(let value):
      c.pointee.message_case = .init(rawValue: 13)
      c.pointee.liveness_answered = arena.encode(value)
    case nil: break
    }
  }
}

extension PoseV1.RepReceipt: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RepReceipt
  package static let descriptor = MessageDescriptor(titanup__pose__v1__rep_receipt__init)
  package static let shape: WireShape? = [
    .string(1, "receipt_id"),
    .string(2, "user_id"),
    .string(3, "stream_id"),
    .string(4, "stream_digest"),
    .string(6, "counter"),
    .message(7, "start_time", nil),
    .message(8, "end_time", nil),
    .string(12, "key_id"),
    .string(13, "jws"),
    .string(14, "motion_digest"),
    .message(21, "liveness", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    receiptID = arena.string(c.pointee.receipt_id)
    userID = arena.string(c.pointee.user_id)
    streamID = arena.string(c.pointee.stream_id)
    streamDigest = arena.string(c.pointee.stream_digest)
    exercise = .init(rawValue: arena.number(c.pointee.exercise))
    counter = arena.string(c.pointee.counter)
    startTime = try arena.decode(c.pointee.start_time)
    endTime = try arena.decode(c.pointee.end_time)
    reps = try arena.decode(c.pointee.n_reps, c.pointee.reps)
    partialReps = c.pointee.partial_reps
    coveragePercent = c.pointee.coverage_percent
    keyID = arena.string(c.pointee.key_id)
    jws = arena.string(c.pointee.jws)
    motionDigest = arena.string(c.pointee.motion_digest)
    evidenceFlags = arena.enums(c.pointee.n_evidence_flags, c.pointee.evidence_flags, as: PoseV1.EvidenceFlag.self)
    origin = .init(rawValue: arena.number(c.pointee.origin))
    keptDays = c.pointee.kept_days
    isSimulated = c.pointee.is_simulated != 0
    heldSeconds = c.pointee.held_seconds
    problem = .init(rawValue: arena.number(c.pointee.problem))
    liveness = try arena.decode(c.pointee.liveness)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.receipt_id = arena.encode(receiptID)
    c.pointee.user_id = arena.encode(userID)
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.stream_digest = arena.encode(streamDigest)
    c.pointee.exercise = arena.cEnum(exercise.rawValue)
    c.pointee.counter = arena.encode(counter)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.end_time = arena.encode(optional: endTime)
    c.pointee.n_reps = reps.count
    c.pointee.reps = arena.encode(reps)
    c.pointee.partial_reps = partialReps
    c.pointee.coverage_percent = coveragePercent
    c.pointee.key_id = arena.encode(keyID)
    c.pointee.jws = arena.encode(jws)
    c.pointee.motion_digest = arena.encode(motionDigest)
    c.pointee.n_evidence_flags = evidenceFlags.count
    c.pointee.evidence_flags = arena.encode(evidenceFlags)
    c.pointee.origin = arena.cEnum(origin.rawValue)
    c.pointee.kept_days = keptDays
    c.pointee.is_simulated = isSimulated ? 1 : 0
    c.pointee.held_seconds = heldSeconds
    c.pointee.problem = arena.cEnum(problem.rawValue)
    c.pointee.liveness = arena.encode(optional: liveness)
  }
}

extension PoseV1.UploadStreamRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__UploadStreamRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__upload_stream_request__init)
  package static let shape: WireShape? = [
    .message(1, "open", PoseV1.Open.shape, oneof: 1),
    .message(2, "frames", PoseV1.Frames.shape, oneof: 1),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    switch c.pointee.message_case.rawValue {
    case 1: message = try arena.decode(c.pointee.open).map { .open($0) }
    case 2: message = try arena.decode(c.pointee.frames).map { .frames($0) }
    default: message = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    switch message {
    case .open(let value):
      c.pointee.message_case = .init(rawValue: 1)
      c.pointee.open = arena.encode(value)
    case .frames(let value):
      c.pointee.message_case = .init(rawValue: 2)
      c.pointee.frames = arena.encode(value)
    case nil: break
    }
  }
}

extension PoseV1.UploadStreamResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__UploadStreamResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__upload_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "receipt", PoseV1.RepReceipt.shape),
    .message(3, "duration", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    receipt = try arena.decode(c.pointee.receipt)
    partialReps = try arena.decode(c.pointee.n_partial_reps, c.pointee.partial_reps)
    duration = try arena.decode(c.pointee.duration)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.receipt = arena.encode(optional: receipt)
    c.pointee.n_partial_reps = partialReps.count
    c.pointee.partial_reps = arena.encode(partialReps)
    c.pointee.duration = arena.encode(optional: duration)
  }
}

extension PoseV1.Stream: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Stream
  package static let descriptor = MessageDescriptor(titanup__pose__v1__stream__init)
  package static let shape: WireShape? = [
    .message(1, "open", PoseV1.Open.shape),
    .message(3, "create_time", nil),
    .message(4, "close_time", nil),
    .message(7, "frames_expire_time", nil),
    .message(8, "frames_delete_time", nil),
    .message(10, "duration", nil),
    .string(11, "stream_digest"),
    .message(12, "receipt", PoseV1.RepReceipt.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    open = try arena.decode(c.pointee.open)
    origin = .init(rawValue: arena.number(c.pointee.origin))
    createTime = try arena.decode(c.pointee.create_time)
    closeTime = try arena.decode(c.pointee.close_time)
    frameCount = c.pointee.frame_count
    storedBytes = c.pointee.stored_bytes
    framesExpireTime = try arena.decode(c.pointee.frames_expire_time)
    framesDeleteTime = try arena.decode(c.pointee.frames_delete_time)
    reps = c.pointee.reps
    duration = try arena.decode(c.pointee.duration)
    streamDigest = arena.string(c.pointee.stream_digest)
    receipt = try arena.decode(c.pointee.receipt)
    heldSeconds = c.pointee.held_seconds
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.open = arena.encode(optional: open)
    c.pointee.origin = arena.cEnum(origin.rawValue)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.close_time = arena.encode(optional: closeTime)
    c.pointee.frame_count = frameCount
    c.pointee.stored_bytes = storedBytes
    c.pointee.frames_expire_time = arena.encode(optional: framesExpireTime)
    c.pointee.frames_delete_time = arena.encode(optional: framesDeleteTime)
    c.pointee.reps = reps
    c.pointee.duration = arena.encode(optional: duration)
    c.pointee.stream_digest = arena.encode(streamDigest)
    c.pointee.receipt = arena.encode(optional: receipt)
    c.pointee.held_seconds = heldSeconds
  }
}

extension PoseV1.GetStreamRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__GetStreamRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__get_stream_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
  }
}

extension PoseV1.GetStreamResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__GetStreamResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__get_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "stream", PoseV1.Stream.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    stream = try arena.decode(c.pointee.stream)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream = arena.encode(optional: stream)
  }
}

extension PoseV1.ListStreamsRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ListStreamsRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__list_streams_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension PoseV1.ListStreamsResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ListStreamsResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__list_streams_response__init)
  package static let shape: WireShape? = [
    .messages(1, "streams", PoseV1.Stream.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streams = try arena.decode(c.pointee.n_streams, c.pointee.streams)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_streams = streams.count
    c.pointee.streams = arena.encode(streams)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension PoseV1.DeleteStreamRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__DeleteStreamRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__delete_stream_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
  }
}

extension PoseV1.DeleteStreamResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__DeleteStreamResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__delete_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "stream", PoseV1.Stream.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    stream = try arena.decode(c.pointee.stream)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream = arena.encode(optional: stream)
  }
}

extension PoseV1.RetimeStreamRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RetimeStreamRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__retime_stream_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
    .message(2, "start_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
    startTime = try arena.decode(c.pointee.start_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.start_time = arena.encode(optional: startTime)
  }
}

extension PoseV1.RetimeStreamResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RetimeStreamResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__retime_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "receipt", PoseV1.RepReceipt.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    receipt = try arena.decode(c.pointee.receipt)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.receipt = arena.encode(optional: receipt)
  }
}

extension PoseV1.DownloadFramesRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__DownloadFramesRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__download_frames_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
    firstFrame = c.pointee.first_frame
    frameCount = c.pointee.frame_count
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.first_frame = firstFrame
    c.pointee.frame_count = frameCount
  }
}

extension PoseV1.DownloadFramesResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__DownloadFramesResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__download_frames_response__init)
  package static let shape: WireShape? = [
    .message(1, "frames", PoseV1.Frames.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    frames = try arena.decode(c.pointee.frames)
    notCounted = c.pointee.not_counted != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.frames = arena.encode(optional: frames)
    c.pointee.not_counted = notCounted ? 1 : 0
  }
}

extension PoseV1.GetReceiptKeysRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__GetReceiptKeysRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__get_receipt_keys_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension PoseV1.ReceiptKey: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ReceiptKey
  package static let descriptor = MessageDescriptor(titanup__pose__v1__receipt_key__init)
  package static let shape: WireShape? = [
    .string(1, "key_id"),
    .string(2, "x"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    keyID = arena.string(c.pointee.key_id)
    x = arena.string(c.pointee.x)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.key_id = arena.encode(keyID)
    c.pointee.x = arena.encode(x)
  }
}

extension PoseV1.GetReceiptKeysResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__GetReceiptKeysResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__get_receipt_keys_response__init)
  package static let shape: WireShape? = [
    .messages(1, "keys", PoseV1.ReceiptKey.shape),
    .string(2, "jwks_json"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    keys = try arena.decode(c.pointee.n_keys, c.pointee.keys)
    jwksJson = arena.string(c.pointee.jwks_json)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_keys = keys.count
    c.pointee.keys = arena.encode(keys)
    c.pointee.jwks_json = arena.encode(jwksJson)
  }
}

extension PoseV1.VerifyReceiptRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__VerifyReceiptRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__verify_receipt_request__init)
  package static let shape: WireShape? = [
    .string(1, "jws"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    jws = arena.string(c.pointee.jws)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.jws = arena.encode(jws)
  }
}

extension PoseV1.VerifyReceiptResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__VerifyReceiptResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__verify_receipt_response__init)
  package static let shape: WireShape? = [
    .message(3, "receipt", PoseV1.RepReceipt.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    valid = c.pointee.valid != 0
    problem = .init(rawValue: arena.number(c.pointee.problem))
    receipt = try arena.decode(c.pointee.receipt)
    isCallers = c.pointee.is_callers != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.valid = valid ? 1 : 0
    c.pointee.problem = arena.cEnum(problem.rawValue)
    c.pointee.receipt = arena.encode(optional: receipt)
    c.pointee.is_callers = isCallers ? 1 : 0
  }
}

extension PoseV1.ListCountersRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ListCountersRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__list_counters_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension PoseV1.CounterParameter: CMessage {
  package typealias CStruct = Titanup__Pose__V1__CounterParameter
  package static let descriptor = MessageDescriptor(titanup__pose__v1__counter_parameter__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    value = c.pointee.value
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.value = value
  }
}

extension PoseV1.Counter: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Counter
  package static let descriptor = MessageDescriptor(titanup__pose__v1__counter__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
    .messages(5, "parameters", PoseV1.CounterParameter.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    exercise = .init(rawValue: arena.number(c.pointee.exercise))
    schemas = arena.enums(c.pointee.n_schemas, c.pointee.schemas, as: PoseV1.LandmarkSchema.self)
    isDefault = c.pointee.is_default != 0
    parameters = try arena.decode(c.pointee.n_parameters, c.pointee.parameters)
    unit = .init(rawValue: arena.number(c.pointee.unit))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.exercise = arena.cEnum(exercise.rawValue)
    c.pointee.n_schemas = schemas.count
    c.pointee.schemas = arena.encode(schemas)
    c.pointee.is_default = isDefault ? 1 : 0
    c.pointee.n_parameters = parameters.count
    c.pointee.parameters = arena.encode(parameters)
    c.pointee.unit = arena.cEnum(unit.rawValue)
  }
}

extension PoseV1.ListCountersResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ListCountersResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__list_counters_response__init)
  package static let shape: WireShape? = [
    .messages(1, "counters", PoseV1.Counter.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    counters = try arena.decode(c.pointee.n_counters, c.pointee.counters)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_counters = counters.count
    c.pointee.counters = arena.encode(counters)
  }
}

extension PoseV1.RecountStreamRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RecountStreamRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__recount_stream_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
    .string(2, "counter"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
    counter = arena.string(c.pointee.counter)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.counter = arena.encode(counter)
  }
}

extension PoseV1.RepDifference: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RepDifference
  package static let descriptor = MessageDescriptor(titanup__pose__v1__rep_difference__init)
  package static let shape: WireShape? = [
    .message(2, "old", nil),
    .message(3, "new", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    change = .init(rawValue: arena.number(c.pointee.change))
    old = try arena.decode(c.pointee.old)
    new = try arena.decode(c.pointee.new_)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.change = arena.cEnum(change.rawValue)
    c.pointee.old = arena.encode(optional: old)
    c.pointee.new_ = arena.encode(optional: new)
  }
}

extension PoseV1.RecountStreamResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__RecountStreamResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__recount_stream_response__init)
  package static let shape: WireShape? = [
    .message(1, "receipt", PoseV1.RepReceipt.shape),
    .messages(4, "differences", PoseV1.RepDifference.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    receipt = try arena.decode(c.pointee.receipt)
    oldReps = c.pointee.old_reps
    newReps = c.pointee.new_reps
    differences = try arena.decode(c.pointee.n_differences, c.pointee.differences)
    oldHeldSeconds = c.pointee.old_held_seconds
    newHeldSeconds = c.pointee.new_held_seconds
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.receipt = arena.encode(optional: receipt)
    c.pointee.old_reps = oldReps
    c.pointee.new_reps = newReps
    c.pointee.n_differences = differences.count
    c.pointee.differences = arena.encode(differences)
    c.pointee.old_held_seconds = oldHeldSeconds
    c.pointee.new_held_seconds = newHeldSeconds
  }
}

extension PoseV1.ExplainRepsRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ExplainRepsRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__explain_reps_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
    .string(2, "counter"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
    counter = arena.string(c.pointee.counter)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.counter = arena.encode(counter)
  }
}

extension PoseV1.Dip: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Dip
  package static let descriptor = MessageDescriptor(titanup__pose__v1__dip__init)
  package static let shape: WireShape? = [
    .message(12, "rep", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    outcome = .init(rawValue: arena.number(c.pointee.outcome))
    firstFrame = c.pointee.first_frame
    bottomFrame = c.pointee.bottom_frame
    lastFrame = c.pointee.last_frame
    startMs = c.pointee.start_ms
    bottomMs = c.pointee.bottom_ms
    endMs = c.pointee.end_ms
    topAngleDecidegrees = c.pointee.top_angle_decidegrees
    bottomAngleDecidegrees = c.pointee.bottom_angle_decidegrees
    endAngleDecidegrees = c.pointee.end_angle_decidegrees
    reasons = arena.enums(c.pointee.n_reasons, c.pointee.reasons, as: PoseV1.RejectReason.self)
    rep = try arena.decode(c.pointee.rep)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.outcome = arena.cEnum(outcome.rawValue)
    c.pointee.first_frame = firstFrame
    c.pointee.bottom_frame = bottomFrame
    c.pointee.last_frame = lastFrame
    c.pointee.start_ms = startMs
    c.pointee.bottom_ms = bottomMs
    c.pointee.end_ms = endMs
    c.pointee.top_angle_decidegrees = topAngleDecidegrees
    c.pointee.bottom_angle_decidegrees = bottomAngleDecidegrees
    c.pointee.end_angle_decidegrees = endAngleDecidegrees
    c.pointee.n_reasons = reasons.count
    c.pointee.reasons = arena.encode(reasons)
    c.pointee.rep = arena.encode(optional: rep)
  }
}

extension PoseV1.ExplainRepsResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ExplainRepsResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__explain_reps_response__init)
  package static let shape: WireShape? = [
    .message(1, "counter", PoseV1.Counter.shape),
    .messages(5, "dips", PoseV1.Dip.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    counter = try arena.decode(c.pointee.counter)
    timeMs = arena.scalars(c.pointee.n_time_ms, c.pointee.time_ms)
    angleDecidegrees = arena.scalars(c.pointee.n_angle_decidegrees, c.pointee.angle_decidegrees)
    inPosition = arena.bools(c.pointee.n_in_position, c.pointee.in_position)
    dips = try arena.decode(c.pointee.n_dips, c.pointee.dips)
    movements = try arena.decode(c.pointee.n_movements, c.pointee.movements)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.counter = arena.encode(optional: counter)
    c.pointee.n_time_ms = timeMs.count
    c.pointee.time_ms = arena.encode(timeMs)
    c.pointee.n_angle_decidegrees = angleDecidegrees.count
    c.pointee.angle_decidegrees = arena.encode(angleDecidegrees)
    c.pointee.n_in_position = inPosition.count
    c.pointee.in_position = arena.encode(inPosition)
    c.pointee.n_dips = dips.count
    c.pointee.dips = arena.encode(dips)
    c.pointee.n_movements = movements.count
    c.pointee.movements = arena.encode(movements)
  }
}

extension PoseV1.Movement: CMessage {
  package typealias CStruct = Titanup__Pose__V1__Movement
  package static let descriptor = MessageDescriptor(titanup__pose__v1__movement__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    outcome = .init(rawValue: arena.number(c.pointee.outcome))
    startMs = c.pointee.start_ms
    bottomMs = c.pointee.bottom_ms
    endMs = c.pointee.end_ms
    problems = arena.enums(c.pointee.n_problems, c.pointee.problems, as: PoseV1.MovementProblem.self)
    number = c.pointee.number
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.outcome = arena.cEnum(outcome.rawValue)
    c.pointee.start_ms = startMs
    c.pointee.bottom_ms = bottomMs
    c.pointee.end_ms = endMs
    c.pointee.n_problems = problems.count
    c.pointee.problems = arena.encode(problems)
    c.pointee.number = number
  }
}

extension PoseV1.SubmitGroundTruthRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__SubmitGroundTruthRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__submit_ground_truth_request__init)
  package static let shape: WireShape? = [
    .string(1, "stream_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    streamID = arena.string(c.pointee.stream_id)
    reps = c.pointee.reps
    mayImproveCounters = c.pointee.may_improve_counters != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.reps = reps
    c.pointee.may_improve_counters = mayImproveCounters ? 1 : 0
  }
}

extension PoseV1.SubmitGroundTruthResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__SubmitGroundTruthResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__submit_ground_truth_response__init)
  package static let shape: WireShape? = [
    .message(3, "update_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reps = c.pointee.reps
    mayImproveCounters = c.pointee.may_improve_counters != 0
    updateTime = try arena.decode(c.pointee.update_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reps = reps
    c.pointee.may_improve_counters = mayImproveCounters ? 1 : 0
    c.pointee.update_time = arena.encode(optional: updateTime)
  }
}

extension PoseV1.StreamRecount: CMessage {
  package typealias CStruct = Titanup__Pose__V1__StreamRecount
  package static let descriptor = MessageDescriptor(titanup__pose__v1__stream_recount__init)
  package static let shape: WireShape? = [
    .string(1, "counter"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    counter = arena.string(c.pointee.counter)
    reps = c.pointee.reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.counter = arena.encode(counter)
    c.pointee.reps = reps
  }
}

extension PoseV1.StreamChange: CMessage {
  package typealias CStruct = Titanup__Pose__V1__StreamChange
  package static let descriptor = MessageDescriptor(titanup__pose__v1__stream_change__init)
  package static let shape: WireShape? = [
    .string(1, "user_id"),
    .string(2, "stream_id"),
    .message(3, "frames_delete_time", nil),
    .messages(4, "recounts", PoseV1.StreamRecount.shape),
    .string(5, "cursor"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    userID = arena.string(c.pointee.user_id)
    streamID = arena.string(c.pointee.stream_id)
    framesDeleteTime = try arena.decode(c.pointee.frames_delete_time)
    recounts = try arena.decode(c.pointee.n_recounts, c.pointee.recounts)
    cursor = arena.string(c.pointee.cursor)
    slot = c.pointee.slot
    number = c.pointee.number
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.user_id = arena.encode(userID)
    c.pointee.stream_id = arena.encode(streamID)
    c.pointee.frames_delete_time = arena.encode(optional: framesDeleteTime)
    c.pointee.n_recounts = recounts.count
    c.pointee.recounts = arena.encode(recounts)
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.slot = slot
    c.pointee.number = number
  }
}

extension PoseV1.ListStreamChangesRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ListStreamChangesRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__list_stream_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(5, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    pageSize = c.pointee.page_size
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.page_size = pageSize
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension PoseV1.ListStreamChangesResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__ListStreamChangesResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__list_stream_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", PoseV1.StreamChange.shape),
    .string(2, "next_cursor"),
    .string(3, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    nextCursor = arena.string(c.pointee.next_cursor)
    epoch = arena.string(c.pointee.epoch)
    isPending = c.pointee.is_pending != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.next_cursor = arena.encode(nextCursor)
    c.pointee.epoch = arena.encode(epoch)
    c.pointee.is_pending = isPending ? 1 : 0
  }
}

extension PoseV1.WatchStreamChangesRequest: CMessage {
  package typealias CStruct = Titanup__Pose__V1__WatchStreamChangesRequest
  package static let descriptor = MessageDescriptor(titanup__pose__v1__watch_stream_changes_request__init)
  package static let shape: WireShape? = [
    .string(1, "cursor"),
    .string(4, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    cursor = arena.string(c.pointee.cursor)
    slots = arena.scalars(c.pointee.n_slots, c.pointee.slots)
    numbers = arena.scalars(c.pointee.n_numbers, c.pointee.numbers)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.cursor = arena.encode(cursor)
    c.pointee.n_slots = slots.count
    c.pointee.slots = arena.encode(slots)
    c.pointee.n_numbers = numbers.count
    c.pointee.numbers = arena.encode(numbers)
    c.pointee.epoch = arena.encode(epoch)
  }
}

extension PoseV1.WatchStreamChangesResponse: CMessage {
  package typealias CStruct = Titanup__Pose__V1__WatchStreamChangesResponse
  package static let descriptor = MessageDescriptor(titanup__pose__v1__watch_stream_changes_response__init)
  package static let shape: WireShape? = [
    .messages(1, "changes", PoseV1.StreamChange.shape),
    .string(2, "epoch"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    changes = try arena.decode(c.pointee.n_changes, c.pointee.changes)
    epoch = arena.string(c.pointee.epoch)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_changes = changes.count
    c.pointee.changes = arena.encode(changes)
    c.pointee.epoch = arena.encode(epoch)
  }
}
