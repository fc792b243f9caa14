import Crypto
import PoseCountingDomain
package import TitanCore

package enum ReceiptOwner {}
package typealias ReceiptID = Identifier<ReceiptOwner>

/// The contents of a receipt: the JSON in its signed part, whose keys the contract names.
package struct ReceiptClaims: Sendable, Equatable {
  package static let issuer = "titanup-pose"
  package var receiptID: ReceiptID
  package var user: UserID
  package var stream: StreamID
  package var issuedAt: Timestamp
  /// Lower-case hexadecimal digits.
  package var streamDigest: String
  package var counter: String
  package var start: Timestamp
  package var end: Timestamp
  package var reps: [ClaimedRep]
  package var partialReps: Int
  package var coveragePercent: Int
  /// Lower-case hexadecimal digits; `nil`, like the fields below, in receipts older than this field.
  package var motionDigest: String?
  /// `EvidenceFlag`s, and any flags that a newer version signed.
  package var evidence: [Int]?
  package var origin: StreamHeader.Origin?
  package var keptDays: Int?
  package var isSimulated: Bool
  /// 0 for an exercise with reps.
  package var heldSeconds: Int
  /// A `Refusal`, if nothing counted: why not.
  package var problem: Int?
  /// The contract's number of the exercise.
  package var exercise: Int
  /// `nil` if `Open` didn't ask for a sign of life.
  package var liveness: ClaimedLiveness?

  package init(
    _ stream: CountedStream, key: StreamKey, receiptID: ReceiptID, issuedAt: Timestamp, evidence: [Int] = []
  ) {
    self.receiptID = receiptID
    user = key.user
    self.stream = key.stream
    self.issuedAt = Timestamp(seconds: issuedAt.seconds)
    streamDigest = Hexadecimal.encode(stream.streamDigest)
    counter = stream.header.counter.name
    exercise = stream.header.counter.exerciseNumber
    start = stream.header.startTime
    end = start + .microseconds(stream.tally.duration)
    reps = stream.tally.reps.map(ClaimedRep.init)
    partialReps = stream.tally.partialReps.count
    coveragePercent = stream.tally.coveragePercent
    motionDigest = Hexadecimal.encode(stream.motion.digest)
    self.evidence = evidence
    origin = stream.header.origin
    keptDays = stream.header.retention.rawValue
    isSimulated = stream.header.isSimulated
    heldSeconds = stream.tally.heldSeconds
    problem = stream.tally.problem?.rawValue
    liveness = stream.liveness.map(ClaimedLiveness.init)
  }

  /// What the receipt is about: reps, or seconds held.
  package var count: Int { reps.count + heldSeconds }
}

extension StreamRecord.Summary {
  /// - Throws: `CorruptReceipt` if the digest is invalid.
  package init(_ claims: ReceiptClaims) throws {
    guard let digest = Hexadecimal.decode(claims.streamDigest), digest.count == SHA256.byteCount else {
      throw CorruptReceipt()
    }
    self.init(count: claims.count, duration: (claims.end - claims.start).microseconds, digest: digest)
  }
}

extension ReceiptClaims: Codable {
  private enum Key: String, CodingKey {
    case iss, sub, jti, iat, stream, digest, exercise, counter, reps, partials, coverage, motion, evidence, origin,
      simulated, problem, liveness
    case heldSeconds = "held_seconds"
    case keptDays = "kept_days"
    case startMicroseconds = "start_us"
    case endMicroseconds = "end_us"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.issuer, forKey: .iss)
    try container.encode(user.description, forKey: .sub)
    try container.encode(receiptID.description, forKey: .jti)
    try container.encode(issuedAt.seconds, forKey: .iat)
    try container.encode(stream.description, forKey: .stream)
    try container.encode(streamDigest, forKey: .digest)
    try container.encode(Self.exerciseNames[exercise] ?? "", forKey: .exercise)
    try container.encode(counter, forKey: .counter)
    try container.encode(start.microseconds, forKey: .startMicroseconds)
    try container.encode(end.microseconds, forKey: .endMicroseconds)
    try container.encode(reps, forKey: .reps)
    try container.encode(partialReps, forKey: .partials)
    try container.encode(coveragePercent, forKey: .coverage)
    try container.encodeIfPresent(motionDigest, forKey: .motion)
    try container.encodeIfPresent(evidence, forKey: .evidence)
    try container.encodeIfPresent(origin?.claim, forKey: .origin)
    try container.encodeIfPresent(keptDays, forKey: .keptDays)
    // Receipts omit a flag that is false for most of them.
    if isSimulated { try container.encode(true, forKey: .simulated) }
    if heldSeconds > 0 { try container.encode(heldSeconds, forKey: .heldSeconds) }
    try container.encodeIfPresent(problem, forKey: .problem)
    try container.encodeIfPresent(liveness, forKey: .liveness)
  }

  /// The contract's names by its numbers.
  private static let exerciseNames: [Int: String] = [
    1: "PUSH_UP", 2: "SQUAT", 3: "LUNGE", 4: "SIT_UP", 5: "JUMPING_JACK", 6: "PULL_UP", 7: "BURPEE", 8: "PLANK",
    9: "WALL_SIT",
  ]

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func identifier<Owner>(_ key: Key) throws -> Identifier<Owner> {
      guard let id = Identifier<Owner>(try container.decode(String.self, forKey: key)) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "no UUID")
      }
      return id
    }
    receiptID = try identifier(.jti)
    user = try identifier(.sub)
    stream = try identifier(.stream)
    issuedAt = Timestamp(seconds: try container.decode(Int64.self, forKey: .iat))
    streamDigest = try container.decode(String.self, forKey: .digest)
    counter = try container.decode(String.self, forKey: .counter)
    start = Timestamp(microseconds: try container.decode(Int64.self, forKey: .startMicroseconds))
    end = Timestamp(microseconds: try container.decode(Int64.self, forKey: .endMicroseconds))
    reps = try container.decode([ClaimedRep].self, forKey: .reps)
    partialReps = try container.decode(Int.self, forKey: .partials)
    coveragePercent = try container.decode(Int.self, forKey: .coverage)
    motionDigest = try container.decodeIfPresent(String.self, forKey: .motion)
    evidence = try container.decodeIfPresent([Int].self, forKey: .evidence)
    origin = try container.decodeIfPresent(String.self, forKey: .origin).flatMap(StreamHeader.Origin.init(claim:))
    keptDays = try container.decodeIfPresent(Int.self, forKey: .keptDays)
    isSimulated = try container.decodeIfPresent(Bool.self, forKey: .simulated) ?? false
    heldSeconds = try container.decodeIfPresent(Int.self, forKey: .heldSeconds) ?? 0
    problem = try container.decodeIfPresent(Int.self, forKey: .problem)
    liveness = try container.decodeIfPresent(ClaimedLiveness.self, forKey: .liveness)
    // A receipt without an exercise is of push-ups.
    let name = try container.decodeIfPresent(String.self, forKey: .exercise) ?? "PUSH_UP"
    guard let number = Self.exerciseNames.first(where: { $0.value == name })?.key else {
      throw DecodingError.dataCorruptedError(forKey: .exercise, in: container, debugDescription: "no exercise")
    }
    exercise = number
  }
}

extension StreamHeader.Origin {
  fileprivate var claim: String { self == .live ? "LIVE" : "UPLOAD" }

  fileprivate init?(claim: String) {
    switch claim {
    case "LIVE": self = .live
    case "UPLOAD": self = .upload
    default: return nil
    }
  }
}
