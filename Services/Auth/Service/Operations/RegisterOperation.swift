import AuthDomain
import AuthProto
import Crypto
import Foundation
import TitanCore
import TitanRPC

/// Creates an account and signs in its first device, once per request id. If this installation sends mail, the device
/// must wait until the address is verified, and the response doesn't reveal whether the address was free.
struct RegisterOperation: Sendable {
  let store: any AuthStore
  let passwords: PasswordChecker
  let policy: PasswordPolicy
  let registration: RegistrationPolicy
  let invitations: any InvitationStore
  let codes: InvitationCodes
  let issuer: TokenIssuer
  let sendsMail: Bool
  let replayKey: SymmetricKey
  let clock: WallClock
  let makeID: @Sendable (Timestamp) -> UUID
  let audit: AuditLog

  /// - Throws: `AccountError`; INVALID_ARGUMENT for a malformed request id, or one used with another payload.
  func run(
    _ request: AuthV1.RegisterRequest, from address: CoarseAddress?
  ) async throws -> AuthV1.RegisterResponse {
    let requestID = try RequestID(request.requestID)
    let invitation = try self.registration.invitation(request.invitationCode).map(codes.digest)
    let registration = try Registration(
      email: request.email, password: request.password, displayName: request.displayName, locale: request.locale,
      device: request.device.parts, policy)
    guard !request.validateOnly else {
      try await require(invitation)
      guard !sendsMail else { return AuthV1.RegisterResponse(verificationState: .pending) }
      if try await store.isTaken(registration.email) { throw AccountError.emailTaken }
      return AuthV1.RegisterResponse(verificationState: .notRequired)
    }

    // The request id isn't part of the payload: its letters may come in either case.
    var payload = request
    payload.requestID = ""
    let slot = requestID.map { [payload] in
      ReplaySlot($0, payload: payload, method: AuthV1.AuthServiceMethods.register, master: replayKey)
    }
    if let slot, let stored = try await store.replay(slot.keys.lookup, at: clock()) {
      return try slot.response(in: stored)
    }
    // Checked first, so that a caller without an invitation causes no hashing. The transaction uses it up.
    try await require(invitation)
    // Only the transaction checks whether the address is taken, so that the work is the same for every address.
    let hash = try await passwords.hash(registration.password, from: address)
    return try await create(registration, hash, invitation, slot, from: address)
  }

  /// The invitation that a new account is to use up; `nil` if registering takes none.
  ///
  /// - Throws: `AccountError.registrationClosed`, `.invitationRequired`, `.invitationInvalid`.
  func invitation(_ code: String) async throws -> [UInt8]? {
    let invitation = try registration.invitation(code).map(codes.digest)
    try await require(invitation)
    return invitation
  }

  /// - Throws: `AccountError.invitationInvalid`.
  private func require(_ invitation: [UInt8]?) async throws {
    guard let invitation else { return }
    guard try await invitations.isGood(invitation: invitation, at: clock()) else {
      throw AccountError.invitationInvalid
    }
  }

  private func create(
    _ registration: Registration, _ hash: PasswordHash, _ invitation: [UInt8]?, _ slot: ReplaySlot?,
    from address: CoarseAddress?
  ) async throws -> AuthV1.RegisterResponse {
    let now = clock()
    let user = User(
      id: UserID(makeID(now)), email: registration.email, displayName: registration.displayName,
      locale: registration.locale, verification: sendsMail ? .pending : .notRequired, createTime: now)
    let session =
      sendsMail
      ? nil : issuer.begin(AuthSessionID(makeID(now)), of: user, on: registration.device, from: address, at: now)
    let event = audit.event(
      .registered, of: user.id, session: session?.id, device: registration.device.name, from: address, at: now)
    var response = AuthV1.RegisterResponse(
      user: AuthV1.User(user), verificationState: AuthV1.VerificationState(user.verification))
    if let session { response.tokens = AuthV1.Tokens(try await issuer.tokens(for: session, at: now)) }
    func mail(_ kind: MailKind) -> MailJob? {
      sendsMail ? MailJob(id: MailID(makeID(now)), kind, to: user.email, at: now) : nil
    }
    let account = NewAccount(
      user: user, passwordHash: hash, invitation: invitation, session: session, event: event,
      replay: try slot?.keep(response, until: now + issuer.lifetimes.replay), mail: mail(.verifyEmail),
      mailIfTaken: mail(.alreadyRegistered))

    switch try await store.create(account, at: now) {
    case .created:
      audit.tell(event)
      return response
    case .emailTaken:
      // Only the owner of the address learns about this.
      guard sendsMail else { throw AccountError.emailTaken }
      return response
    case .invitationInvalid: throw AccountError.invitationInvalid
    case .replayed(let stored):
      guard let slot else { throw RuntimeError("a response was found for a request without an id") }
      return try slot.response(in: stored)
    }
  }
}
