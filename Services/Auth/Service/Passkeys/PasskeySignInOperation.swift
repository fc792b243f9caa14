import AuthDomain
import AuthProto
import TitanCore
import TitanProto
import TitanRPC

/// Opens an auth session for a caller who shows a passkey. Nobody names an account: the passkey does.
struct PasskeySignInOperation: Sendable {
  let account: AccountContext
  let checker: PasskeyChecker
  let issuer: TokenIssuer

  /// What a passkey proves (RFC 8176): possession of a key, by a user whom the authenticator has verified.
  private static let methods = ["pop", "mfa"]

  func begin() async throws -> AuthV1.BeginPasskeySignInResponse {
    let challenge = try await checker.challenge(.proof)
    return .init(
      challenge: challenge.bytes, rpID: checker.party.id, expireTime: GoogleProtobuf.Timestamp(challenge.expireTime))
  }

  /// - Throws: `AccountError`.
  func run(
    _ request: AuthV1.SignInWithPasskeyRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.SignInWithPasskeyResponse {
    var problems: [FieldProblem] = []
    let parts = request.device.parts
    let device = Device(
      name: parts.name, platform: parts.platform, appVersion: parts.appVersion, problems: &problems)
    guard problems.isEmpty else { throw AccountError.invalidFields(problems) }
    guard let assertion = request.assertion else { throw AccountError.passkeyInvalid }
    let (passkey, count) = try await checker.proved(by: assertion, device: device.name, from: address)

    guard let credentials = try await account.people.credentials(of: passkey.userID) else {
      throw AccountError.passkeyInvalid
    }
    let user = credentials.user
    guard !(account.sendsMail && user.verification == .pending) else { throw AccountError.emailUnverified }
    guard !credentials.isDisabled else { throw AccountError.accountDisabled }
    let now = account.clock()
    var session = issuer.begin(AuthSessionID(account.makeID(now)), of: user, on: device, from: address, at: now)
    (session.authenticationMethods, session.role) = (Self.methods, credentials.role)
    let event = account.audit.event(
      .signedIn, of: user.id, session: session.id, device: device.name, from: address, at: now)
    let tokens = try await issuer.tokens(for: session, at: now)
    guard try await checker.store.open(session, with: passkey, count: count, after: credentials, event) else {
      throw AccountError.concurrentChange
    }
    account.audit.tell(event)
    return .init(user: AuthV1.User(user), tokens: AuthV1.Tokens(tokens))
  }
}
