import AuthDomain
import TitanCore
import TitanRPC

/// Exchanges a refresh token for new tokens, following `RefreshRotation`.
struct RefreshOperation: Sendable {
  let store: any AuthStore
  let issuer: TokenIssuer
  let clock: WallClock
  let audit: AuditLog

  /// - Throws: `AccountError`.
  func run(_ refreshToken: String, from address: CoarseAddress?) async throws -> IssuedTokens {
    guard let token = issuer.read(refreshToken) else { throw AccountError.refreshTokenInvalid }
    // A lost race means that the session has moved on or was revoked. The token is then no longer the newest, so there
    // is never a third round.
    for _ in 1...2 {
      let now = clock()
      if let session = try await round(token, from: address, at: now) {
        return try await issuer.tokens(for: session, at: now)
      }
    }
    throw RPCError(.aborted, reason: "CONCURRENT_CHANGE", "the auth session changed while its token was exchanged")
  }

  /// The session with the token to issue; `nil` if another request changed the session in the meantime.
  private func round(
    _ token: RefreshToken, from address: CoarseAddress?, at now: Timestamp
  ) async throws -> AuthSession? {
    // The newest token must match the stored digest: a token for a forged or restored row isn't ours.
    guard var session = try await store.session(token.sessionID, of: token.userID),
      session.tokenDigest == digest(session.refresh.counter, session)
    else { throw AccountError.refreshTokenInvalid }

    switch RefreshRotation.decide(
      presented: token.counter, session.refresh, at: now, sliding: issuer.lifetimes.sliding)
    {
    case .issueNext(let next):
      let tokenDigest = digest(next.counter, session)
      let hasMoved = try await store.advance(
        session.id, of: session.userID, from: token.counter, to: next, tokenDigest: tokenDigest,
        address: address, at: now)
      guard hasMoved else { return nil }
      (session.refresh, session.tokenDigest) = (next, tokenDigest)
      return session
    case .repeatSuccessor:
      // The answer says again that the session has moved, which may have been seen before a standby had it.
      return try await store.holds(session.id, of: session.userID, at: session.refresh.counter) ? session : nil
    case .reuse:
      // The revocation is committed before the call fails.
      let event = audit.event(
        .refreshTokenReused, of: session.userID, session: session.id, device: session.device.name, from: address,
        at: now)
      if try await store.revoke(session.id, of: session.userID, .refreshTokenReused, event) { audit.tell(event) }
      throw AccountError.refreshTokenReused
    case .expired: throw AccountError.sessionExpired
    case .revoked: throw AccountError.sessionRevoked
    case .unknown: throw AccountError.refreshTokenInvalid
    }
  }

  private func digest(_ counter: Int64, _ session: AuthSession) -> [UInt8] {
    issuer.digest(ofToken: counter, session: session.id, user: session.userID)
  }
}

/// Ends auth sessions early.
struct RevokeOperation: Sendable {
  let store: any AuthStore
  let clock: WallClock
  let audit: AuditLog

  /// Ends the calling session. Idempotent.
  func signOut(_ id: AuthSessionID, of user: UserID, from address: CoarseAddress?) async throws {
    let device = try await store.session(id, of: user)?.device.name ?? ""
    try await revoke(
      id, of: user, .signedOut,
      audit.event(
        .signedOut, of: user, session: id, device: device, from: address, at: clock()))
  }

  /// Ends one of the caller's sessions. Idempotent.
  ///
  /// - Throws: `AccountError.sessionUnknown`.
  func revoke(_ id: AuthSessionID, by caller: AuthSession, from address: CoarseAddress?) async throws {
    guard let session = try await store.session(id, of: caller.userID) else { throw AccountError.sessionUnknown }
    try await revoke(
      id, of: caller.userID, .revokedByOwner,
      audit.event(
        .sessionRevoked, of: caller.userID, session: id, device: session.device.name, from: address, at: clock()))
  }

  private func revoke(
    _ id: AuthSessionID, of user: UserID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws {
    if try await store.revoke(id, of: user, reason, event) { audit.tell(event) }
  }

  /// Ends all of the caller's sessions except the calling one, and returns their number.
  func revokeOthers(than caller: AuthSession, from address: CoarseAddress?) async throws -> Int {
    let event = audit.event(
      .otherSessionsRevoked, of: caller.userID, session: caller.id, device: caller.device.name, from: address,
      at: clock())
    let count = try await store.revokeAll(of: caller.userID, but: caller.id, .revokedByOwner, event)
    if count > 0 { audit.tell(event) }
    return count
  }
}
