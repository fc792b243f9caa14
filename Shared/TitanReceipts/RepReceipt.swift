import Foundation
package import FoundationEssentials
package import TitanCore

/// The contents of a receipt whose signature was verified; `RepReceipt.jws` in pose.proto defines its claims.
package struct RepReceipt: Sendable, Hashable {
  /// One counted repetition.
  package struct Rep: Sendable, Hashable {
    /// In milliseconds since the stream's start.
    package var start: Int
    package var end: Int
    package var depthPercent: Int
    package var qualityPercent: Int

    package init(start: Int, end: Int, depthPercent: Int, qualityPercent: Int) {
      self.start = start
      self.end = end
      self.depthPercent = depthPercent
      self.qualityPercent = qualityPercent
    }
  }

  package var receiptID: UUID
  /// The user it was issued to.
  package var userID: UserID
  package var streamID: UUID
  /// SHA-256 of the stored frames, in hexadecimal digits.
  package var streamDigest: String
  /// SHA-256 of the landmarks without their times; `nil` in older receipts.
  package var motionDigest: [UInt8]?
  /// What was counted: `PUSH_UP`, as in titanup.pose.v1.Exercise without its prefix.
  package var exercise: String
  /// The counter: `pushup/1`.
  package var counter: String
  /// When the first frame was taken.
  package var start: Timestamp
  /// When the last frame was taken.
  package var end: Timestamp
  /// Every counted repetition, in order.
  package var reps: [Rep]
  /// The seconds for which a position was held; 0 for an exercise with repetitions.
  package var heldSeconds: Int
  /// Whether the pose service has doubts: a motion that was shown before, a loop, or impossible times.
  package var isDoubtful: Bool
  /// Whether the landmarks are kept.
  package var isKept: Bool
  /// Whether the client declared the stream as simulated.
  package var isSimulated: Bool
}

extension RepReceipt {
  private static let issuer = "titanup-pose"
  /// The exercise of a receipt that names none.
  private static let firstExercise = "PUSH_UP"

  /// - Throws: `InvalidReceipt`, which names the first impossible claim.
  init(payload: [UInt8]) throws(InvalidReceipt) {
    guard let payload = try? JSONDecoder().decode(Payload.self, from: Data(payload)) else {
      throw InvalidReceipt("its payload is not that of a receipt")
    }
    func id(_ text: String, _ claim: String) throws(InvalidReceipt) -> UUID {
      guard let id = Identifier<Self>(text) else { throw InvalidReceipt("its \(claim) is no UUID") }
      return id.uuid
    }
    guard payload.iss == Self.issuer else { throw InvalidReceipt("its iss is not \(Self.issuer)") }
    guard payload.reps.enumerated().allSatisfy({ $0.offset + 1 == $0.element.number }) else {
      throw InvalidReceipt("its reps are not numbered from 1")
    }
    self.init(
      receiptID: try id(payload.jti, "jti"), userID: UserID(try id(payload.sub, "sub")),
      streamID: try id(payload.stream, "stream"), streamDigest: payload.digest,
      motionDigest: try payload.motion.map { text throws(InvalidReceipt) in try Self.digest(text, "motion") },
      exercise: payload.exercise ?? Self.firstExercise, counter: payload.counter,
      start: Timestamp(microseconds: payload.startMicroseconds),
      end: Timestamp(microseconds: payload.endMicroseconds), reps: payload.reps.map(\.rep),
      heldSeconds: max(0, payload.heldSeconds ?? 0), isDoubtful: payload.evidence?.isEmpty == false,
      isKept: payload.keptDays != 0, isSimulated: payload.simulated ?? false)
  }
}

extension RepReceipt {
  /// The bytes of a SHA-256 in hexadecimal digits.
  private static func digest(_ text: String, _ claim: String) throws(InvalidReceipt) -> [UInt8] {
    guard let digest = Hexadecimal.decode(text), digest.count == 32 else {
      throw InvalidReceipt("its \(claim) is no SHA-256")
    }
    return digest
  }
}

/// The claims in a receipt's JSON. Claims that nobody needs are left out.
private struct Payload: Decodable {
  var jti: String
  var sub: String
  var iss: String
  var stream: String
  var digest: String
  /// Missing in older receipts.
  var motion: String?
  /// Missing in receipts from before there were other exercises than push-ups.
  var exercise: String?
  var counter: String
  var startMicroseconds: Int64
  var endMicroseconds: Int64
  var reps: [NumberedRep]
  /// Only in receipts for holds.
  var heldSeconds: Int?
  /// The numbers of the pose service's doubts; missing in older receipts.
  var evidence: [Int]?
  var keptDays: Int?
  /// Only in receipts for simulated streams.
  var simulated: Bool?

  private enum CodingKeys: String, CodingKey {
    case jti, sub, iss, stream, digest, motion, exercise, counter, reps, evidence, simulated
    case keptDays = "kept_days"
    case heldSeconds = "held_seconds"
    case startMicroseconds = "start_us"
    case endMicroseconds = "end_us"
  }

  /// `[number, start_ms, end_ms, min_angle, max_angle, depth, quality, …]`
  struct NumberedRep: Decodable {
    var number: Int
    var rep: RepReceipt.Rep

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      number = try values.decode(Int.self)
      let (start, end) = (try values.decode(Int.self), try values.decode(Int.self))
      for _ in ["min_angle", "max_angle"] { _ = try values.decode(Int.self) }
      let (depth, quality) = (try values.decode(Int.self), try values.decode(Int.self))
      rep = RepReceipt.Rep(start: start, end: end, depthPercent: depth, qualityPercent: quality)
    }
  }
}
