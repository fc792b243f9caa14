import AuthDomain
import AuthService
import Crypto
import Foundation
import Synchronization
import TitanCore
import TitanRPC

/// An OpenID Connect provider in process: whatever a test wants it to say about a person, and its misbehaviour.
final class FakeProvider: ProviderTransport {
  struct State {
    var key = P256.Signing.PrivateKey()
    var keyID = "k-1"
    /// The keys it publishes; `nil` for its own.
    var published: [String: P256.Signing.PublicKey]?
    /// What the discovery document says of the issuer.
    var issuer = "https://id.example"
    var namesIssuer = false
    /// Replaces claims of the next tokens; `NSNull` removes one.
    var claims: [String: any Sendable] = [:]
    var tokenReply: ProviderReply?
    var failure: ProviderError?
    /// Codes that are still good, with the query they were asked for by.
    var codes: [String: [String: String]] = [:]
    var requests: [ProviderRequest] = []
    var lastToken = ""
  }
  let state = Mutex(State())
  private let clock: WallClock

  static let settings = OpenIDProvider(
    issuer: ProviderURL("https://id.example")!, clientID: "titanup", name: "Example ID",
    redirect: ProviderURL("https://titanup.example/sign-in/provider")!)

  init(clock: @escaping WallClock) { self.clock = clock }

  var connection: ProviderConnection {
    ProviderConnection(Self.settings, secret: "s3:cret", transport: self, pool: AuthHarness.pool)
  }

  /// The number of requests for an address that ends like this.
  func count(_ suffix: String) -> Int { state.withLock { $0.requests.count { $0.address.hasSuffix(suffix) } } }

  /// A person signs in: the code that the browser comes back with.
  func authorize(_ address: String) throws -> String {
    let query = Self.fields(String(address.drop { $0 != "?" }.dropFirst()))
    let code = UUID().uuidString
    state.withLock { $0.codes[code] = query }
    return code
  }

  func send(_ request: ProviderRequest) throws(ProviderError) -> ProviderReply {
    let failure = state.withLock { state in
      state.requests.append(request)
      return state.failure
    }
    if let failure { throw failure }
    switch request.address {
    case "https://id.example/.well-known/openid-configuration": return json(document)
    case "https://id.example/jwks": return json(["keys": published])
    case "https://id.example/token": return token(Self.fields(request.form ?? ""), request.authorization)
    default: return ProviderReply(status: 404, body: [])
    }
  }

  private var document: [String: any Sendable] {
    let (issuer, namesIssuer) = state.withLock { ($0.issuer, $0.namesIssuer) }
    return [
      "issuer": issuer, "authorization_endpoint": "https://id.example/authorize",
      "token_endpoint": "https://id.example/token", "jwks_uri": "https://id.example/jwks",
      "authorization_response_iss_parameter_supported": namesIssuer,
    ]
  }

  private var published: [[String: any Sendable]] {
    state.withLock { state in
      (state.published ?? [state.keyID: state.key.publicKey]).map { id, key in
        let point = Array(key.rawRepresentation)
        return [
          "kty": "EC", "crv": "P-256", "kid": id, "use": "sig", "x": Base64URL.encode(point.prefix(32)),
          "y": Base64URL.encode(point.suffix(32)),
        ]
      }
    }
  }

  private func token(_ form: [String: String], _ authorization: String?) -> ProviderReply {
    let (query, reply) = state.withLock { state in
      (state.codes.removeValue(forKey: form["code"] ?? ""), state.tokenReply)
    }
    if let reply { return reply }
    let challenge = Base64URL.encode(Array(SHA256.hash(data: Data((form["code_verifier"] ?? "").utf8))))
    guard let query, query["code_challenge"] == challenge, query["redirect_uri"] == form["redirect_uri"],
      form["grant_type"] == "authorization_code",
      authorization == "Basic \(Data("titanup:s3%3Acret".utf8).base64EncodedString())"
    else { return json(["error": "invalid_grant"], status: 400) }
    return json(["id_token": idToken(nonce: query["nonce"] ?? ""), "access_token": "a", "token_type": "Bearer"])
  }

  private func idToken(nonce: String) -> String {
    let now = clock().seconds
    return state.withLock { state in
      var claims: [String: any Sendable] = [
        "iss": "https://id.example", "sub": "ada-1", "aud": "titanup", "exp": now + 300, "iat": now, "nonce": nonce,
        "email": "ada@example.org", "email_verified": true, "name": "Ada Lovelace",
      ]
      for (name, value) in state.claims { claims[name] = value is NSNull ? nil : value }
      let parts = [["alg": "ES256", "kid": state.keyID], claims].map { Base64URL.encode(Array(Self.data($0))) }
      let signed = parts.joined(separator: ".")
      // Signing with a key in memory fails only if the library does.
      let signature = try! state.key.signature(for: Data(signed.utf8))
      state.lastToken = "\(signed).\(Base64URL.encode(Array(signature.rawRepresentation)))"
      return state.lastToken
    }
  }

  private func json(_ value: [String: any Sendable], status: Int = 200) -> ProviderReply {
    ProviderReply(status: status, body: Array(Self.data(value)))
  }

  private static func data(_ value: [String: any Sendable]) -> Data {
    // Every value here is a string, a number or a list of them.
    try! JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }

  static func fields(_ form: String) -> [String: String] {
    Dictionary(
      form.split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts.last ?? "").removingPercentEncoding ?? "")
      }
    ) { $1 }
  }
}
