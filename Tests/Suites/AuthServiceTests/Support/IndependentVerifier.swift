import AuthProto
import AuthService
import Crypto
import Foundation
import TitanCore
import TitanProto
import TitanRPC

/// Reads access tokens by the RFCs alone and shares no code with the signer: three parts (RFC 7515 §3.1), an Ed25519
/// signature (RFC 8037 §3.1) by the harness's key, claims as JSON.
///
/// A personal access token it looks up in the service, as other services do.
struct IndependentVerifier: ServerInterceptor {
  let clock: WallClock
  let components: AuthComponents

  func intercept(_ context: ServerContext, next: Next) async throws {
    if let header = context.metadata.first("authorization") {
      let token = String(header.dropFirst("Bearer ".count))
      context.caller = try await personal(token) ?? Self.caller(token, at: clock())
    }
    try await next(context)
  }

  private func personal(_ token: String) async throws -> Caller? {
    guard token.hasPrefix("tup_") else { return nil }
    let answer = try await components.introspect(digest: Array(SHA256.hash(data: Data(token.utf8))))
    guard answer.state == .active, let user = UserID(answer.userID) else {
      throw RPCError(code: .unauthenticated, message: "\(answer.state)")
    }
    return Caller(
      role: .user, userID: user,
      personalAccess: PersonalAccess(
        tokenID: answer.personalAccessTokenID, scopes: Set(answer.scopes.compactMap { AccessScope($0) })),
      expiresAt: Timestamp(seconds: answer.expireTime?.seconds ?? 0))
  }

  static func caller(_ token: String, at now: Timestamp) throws -> Caller {
    let parsed = try ParsedToken(token)
    guard parsed.isGenuine, let sub = parsed.payload["sub"] as? String, let exp = parsed.payload["exp"] as? Int64
    else { throw RPCError(code: .unauthenticated, message: "forged") }
    guard now.seconds < exp else { throw RPCError(code: .unauthenticated, message: "expired") }
    let isService = parsed.payload["role"] as? String == "service"
    let person: Caller.Role = parsed.payload["role"] as? String == "admin" ? .admin : .user
    return Caller(
      role: isService ? .service(sub) : person, userID: isService ? nil : UserID(sub),
      authSessionID: parsed.payload["sid"] as? String,
      authenticationMethods: parsed.payload["amr"] as? [String] ?? [],
      authenticatedAt: (parsed.payload["auth_time"] as? Int64).map { Timestamp(seconds: $0) },
      expiresAt: Timestamp(seconds: exp))
  }
}

struct ParsedToken {
  let header: [String: Any]
  let payload: [String: Any]
  let isGenuine: Bool

  struct Malformed: Error {}

  init(_ token: String) throws {
    let parts = token.components(separatedBy: ".")
    guard parts.count == 3, let header = Self.json(parts[0]), let payload = Self.json(parts[1]),
      let signature = Self.bytes(parts[2])
    else { throw Malformed() }
    (self.header, self.payload) = (header, payload)
    let key = try Curve25519.Signing.PrivateKey(rawRepresentation: AuthHarness.seed).publicKey
    isGenuine = key.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8))
  }

  private static func json(_ part: String) -> [String: Any]? {
    bytes(part).flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
  }

  private static func bytes(_ part: String) -> Data? {
    let standard = part.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
  }
}
