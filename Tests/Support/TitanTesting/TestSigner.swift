package import Crypto
package import Foundation
package import TitanCore
import TitanRPC
package import TitanReceipts

/// Stands in for the pose service and signs receipts.
package struct TestSigner: Sendable {
  package let key = Curve25519.Signing.PrivateKey()
  package var keyID = "key-1"
  package var type = "rep-receipt+jwt"
  package var algorithm = "EdDSA"
  package var issuer = "titanup-pose"

  package init() {}

  /// A receipt for a stream of a minute, in which each repetition takes 1.5 s and the next one begins half a second later.
  ///
  /// - Parameter evidence: the numbers of the pose service's doubts; `nil` as in older receipts.
  package func receipt(
    id: UUID, user: UserID, stream: UUID, start: Timestamp, reps: Int, exercise: String? = "PUSH_UP",
    counter: String = "pushup/1", evidence: [Int]? = nil, heldSeconds: Int? = nil, isSimulated: Bool = false
  ) -> String {
    let times = (0..<reps).map { "[\($0 + 1),\($0 * 2_000),\($0 * 2_000 + 1_500),850,1700,100,95,[]]" }
    let held = heldSeconds.map { #","held_seconds":\#($0)"# } ?? ""
    let doubts = evidence.map { #","evidence":\#($0)"# } ?? ""
    return sign(
      """
      {"jti":"\(Identifier<Self>(id))","sub":"\(user)","iss":"\(issuer)","iat":1780228860,\
      "stream":"\(Identifier<Self>(stream))","digest":"\(String(repeating: "ab", count: 32))",\
      \(exercise.map { #""exercise":"\#($0)","# } ?? "")"counter":"\(counter)","start_us":\(start.microseconds),\
      "end_us":\(start.microseconds + 60_000_000),"reps":[\(times.joined(separator: ","))],"partials":0,\
      "coverage":100\(held)\(doubts)\(isSimulated ? #","simulated":true"# : "")}
      """)
  }

  package func sign(_ payload: String) -> String {
    let header = #"{"alg":"\#(algorithm)","kid":"\#(keyID)","typ":"\#(type)"}"#
    let input = Base64URL.encode(header.utf8) + "." + Base64URL.encode(payload.utf8)
    // Ed25519 signs anything.
    let signature = (try? key.signature(for: Array(input.utf8))) ?? Data()
    return input + "." + Base64URL.encode(signature)
  }

  package var verifier: ReceiptVerifier {
    let keys = [keyID: key.publicKey]
    return ReceiptVerifier(keys: ReceiptKeys { keys })
  }
}
