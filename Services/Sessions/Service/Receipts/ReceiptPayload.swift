import Foundation
import SessionsDomain
import TitanCore

/// The claims in a receipt's JSON; `RepReceipt.jws` in pose.proto defines them. Claims that sessions don't need are
/// left out.
struct ReceiptPayload: Decodable {
  var jti: String
  var sub: String
  var iss: String
  var stream: String
  var digest: String
  var exercise: String
  var counter: String
  var startMicroseconds: Int64
  var endMicroseconds: Int64
  var reps: [Rep]
  /// The numbers of the pose service's doubts; missing in older receipts.
  var evidence: [Int]?
  var keptDays: Int?
  /// Only in receipts for simulated streams.
  var simulated: Bool?

  private enum CodingKeys: String, CodingKey {
    case jti, sub, iss, stream, digest, exercise, counter, reps, evidence, simulated
    case keptDays = "kept_days"
    case startMicroseconds = "start_us"
    case endMicroseconds = "end_us"
  }

  /// `[number, start_ms, end_ms, min_angle, max_angle, depth, quality, …]`
  struct Rep: Decodable {
    var number: Int
    var time: RepTime

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      number = try values.decode(Int.self)
      let (start, end) = (try values.decode(Int.self), try values.decode(Int.self))
      for _ in ["min_angle", "max_angle"] { _ = try values.decode(Int.self) }
      let (depth, quality) = (try values.decode(Int.self), try values.decode(Int.self))
      time = RepTime(
        startMilliseconds: start, endMilliseconds: end,
        form: RepForm(depthPercent: depth, qualityPercent: quality))
    }
  }

  static let issuer = "titanup-pose"
  static let exercise = "PUSH_UP"

  /// - Throws: `ReceiptError.invalid`, which names the first impossible claim.
  func claims() throws(ReceiptError) -> VerifiedReceipt {
    func id<Owner>(_ text: String, _ claim: String) throws(ReceiptError) -> Identifier<Owner> {
      guard let id = Identifier<Owner>(text) else { throw .invalid("its \(claim) is no UUID") }
      return id
    }
    guard iss == Self.issuer else { throw .invalid("its iss is not \(Self.issuer)") }
    guard exercise == Self.exercise else { throw .invalid("its exercise is not \(Self.exercise)") }
    guard reps.enumerated().allSatisfy({ $0.offset + 1 == $0.element.number }) else {
      throw .invalid("its reps are not numbered from 1")
    }
    return VerifiedReceipt(
      receiptID: try id(jti, "jti"), userID: try id(sub, "sub"), streamID: try id(stream, "stream"),
      streamDigest: digest, counter: counter, start: Timestamp(microseconds: startMicroseconds),
      end: Timestamp(microseconds: endMicroseconds), reps: reps.map(\.time), isDoubtful: evidence?.isEmpty == false,
      isKept: keptDays != 0, isSimulated: simulated ?? false)
  }
}
