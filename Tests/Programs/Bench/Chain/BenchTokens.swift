import Crypto
import Foundation
import TitanCore
import TitanRPC
import TitanService

/// A signing key for this process, one user's token signed with it, and the verifier that accepts the token.
struct BenchTokens {
  let token: String
  let verifier: TokenVerifier

  init() throws {
    let privateKey = Curve25519.Signing.PrivateKey()
    guard let key = TokenKey(id: "bench", publicKey: privateKey.publicKey.rawRepresentation) else {
      throw RuntimeError("the new public key is not an Ed25519 key")
    }
    let now = systemClock().seconds
    let header = #"{"alg":"\#(AccessTokenFormat.algorithm)","typ":"\#(AccessTokenFormat.type)","kid":"\#(key.id)"}"#
    let claims =
      #"{"iss":"\#(AccessTokenFormat.issuer)","sub":"0190f0aa-0000-7000-8000-000000000001","sid":"bench","#
      + #""role":"user","amr":["pwd"],"iat":\#(now),"exp":\#(now + 86_400)}"#
    let signed = Base64URL.encode(Array(header.utf8)) + "." + Base64URL.encode(Array(claims.utf8))
    token = signed + "." + Base64URL.encode(try privateKey.signature(for: Data(signed.utf8)))
    verifier = TokenVerifier(keys: LocalTokenKeys([key]), clock: systemClock)
  }
}
