import Crypto
import Foundation
package import SessionsDomain
import TitanCore
import TitanRPC

/// Verifies receipts of the pose service: JWS with EdDSA (RFC 8037).
package struct ReceiptVerifier: Sendable {
  /// `typ` in a receipt's header, so that no other token of ours passes for a receipt.
  private static let type = "rep-receipt+jwt"

  private let keys: ReceiptKeys

  package init(keys: ReceiptKeys) { self.keys = keys }

  /// Verifies a receipt and returns its claims.
  ///
  /// - Throws: `ReceiptError.invalid`; UNAVAILABLE if it names a key that can't be fetched now.
  package func claims(of text: String) async throws -> VerifiedReceipt {
    guard let jws = CompactJWS(text) else { throw ReceiptError.invalid("it is no compact JWS") }
    guard jws.header.alg == "EdDSA", jws.header.typ == Self.type, jws.header.crit == nil else {
      throw ReceiptError.invalid("its header is not that of a receipt")
    }
    guard let key = try await keys.key(id: jws.header.kid) else { throw ReceiptError.invalid("its key is not known") }
    guard key.isValidSignature(jws.signature, for: jws.signingInput) else {
      throw ReceiptError.invalid("its signature is wrong")
    }
    guard let payload = try? JSONDecoder().decode(ReceiptPayload.self, from: Data(jws.payload)) else {
      throw ReceiptError.invalid("its payload is not that of a receipt")
    }
    return try payload.claims()
  }
}

/// A JWS in compact serialization (RFC 7515 §7.1), split into its parts; its signature isn't verified.
private struct CompactJWS {
  struct Header: Decodable {
    var alg: String
    var kid: String
    var typ: String
    /// Extensions that a recipient must understand (RFC 7515 §4.1.11). None are supported.
    var crit: [String]?
  }

  let header: Header
  let payload: [UInt8]
  /// The signed input: header and payload exactly as in the text.
  let signingInput: [UInt8]
  let signature: [UInt8]

  /// `nil` for any other form, including base64url with stray bits, so that no two texts mean the same.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3,
      let header = Base64URL.decode(Substring(parts[0])), let payload = Base64URL.decode(Substring(parts[1])),
      let signature = Base64URL.decode(Substring(parts[2])),
      let decoded = try? JSONDecoder().decode(Header.self, from: Data(header))
    else { return nil }
    self.header = decoded
    self.payload = payload
    self.signature = signature
    signingInput = Array(text.utf8.prefix(parts[0].count + 1 + parts[1].count))
  }
}

/// The claims in a receipt's JSON; `RepReceipt.jws` in pose.proto defines them. Claims that sessions don't need are
/// left out.
private struct ReceiptPayload: Decodable {
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

  private static let issuer = "titanup-pose"
  private static let exercise = "PUSH_UP"

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
