import Crypto
import Foundation
import JWTKit
import Synchronization
import TitanCore
import TitanRPC

@testable import TitanService

/// Signs tokens with a third-party library, so that both sides agree on the format.
struct TokenTestKit {
  static let now = Timestamp(seconds: 1_780_000_000)
  static let user = "0190f0aa-0000-7000-8000-000000000001"

  let privateKey = Curve25519.Signing.PrivateKey()
  let keyID = "key-1"

  var key: TokenKey {
    get throws {
      guard let key = TokenKey(id: keyID, publicKey: privateKey.publicKey.rawRepresentation) else { throw NoKey() }
      return key
    }
  }
  struct NoKey: Error {}

  struct Claims: JWTPayload {
    var iss: String? = AccessTokenFormat.issuer
    var sub: String? = TokenTestKit.user
    var sid: String? = "session-1"
    var role: String? = "user"
    var amr: [String]? = ["pwd"]
    var locale: String?
    var iat: Double? = Double(TokenTestKit.now.seconds)
    var exp: Double? = Double(TokenTestKit.now.seconds + 600)

    func verify(using algorithm: some JWTAlgorithm) async throws {}
  }

  /// A token signed by JWTKit.
  func token(
    _ claims: Claims = Claims(), kid: String? = nil, typ: String? = AccessTokenFormat.type
  ) async throws -> String {
    let keys = JWTKeyCollection()
    let id = JWKIdentifier(string: kid ?? keyID)
    await keys.add(eddsa: EdDSA.PrivateKey(backing: privateKey), kid: id)
    var header: JWTHeader = [:]
    header.typ = typ
    return try await keys.sign(claims, kid: id, header: header)
  }

  /// A handmade token: any header, any payload, signed with our key by default.
  func handmade(header: String, payload: String? = nil, sign: ((Data) throws -> Data)? = nil) throws -> String {
    let body =
      payload
        ?? """
        {"iss":"titanup-auth","sub":"\(Self.user)","sid":"s","role":"user","iat":\(Self.now.seconds),"exp":\(Self.now.seconds + 600)}
        """
    let signed = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(body.utf8))
    let signature = try (sign ?? { try privateKey.signature(for: $0) })(Data(signed.utf8))
    return signed + "." + Base64URL.encode(signature)
  }

  func verifier(at time: Timestamp = now, cacheLimit: Int = 100) throws -> TokenVerifier {
    let key = try key
    return TokenVerifier(keys: LocalTokenKeys([key]), clock: { time }, cacheLimit: cacheLimit)
  }
}

/// A clock that a test moves.
final class MovableClock: Sendable {
  private let time: Mutex<Timestamp>
  init(_ time: Timestamp) { self.time = Mutex(time) }
  var now: Timestamp { time.withLock { $0 } }
  func advance(by duration: Duration) { time.withLock { $0 = $0 + duration } }
}
