import Crypto
import Foundation
import TitanCore
import TitanRPC
import TitanService

/// A signing key of this process, one token of a user signed with it, and the verifier that accepts it.
struct BenchTokens {
  let token: String
  let verifier: TokenVerifier

  init() throws {
    let privateKey = Curve25519.Signing.PrivateKey()
    guard let key = TokenKey(id: "bench", publicKey: privateKey.publicKey.rawRepresentation) else {
      throw RuntimeError("the new key's public half is no Ed25519 key")
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
