import AuthDomain
import TitanCore
import TitanRPC

/// Exchanges a refresh token for new tokens, as `RefreshRotation` decides.
struct RefreshOperation: Sendable {
  let store: any AuthStore
  let issuer: TokenIssuer
  let clock: WallClock
  let audit: AuditLog

  /// - Throws: `AccountError`.
  func run(_ refreshToken: String, from address: CoarseAddress?) async throws -> IssuedTokens {
    guard let token = issuer.read(refreshToken) else { throw AccountError.refreshTokenInvalid }
    // A lost race means that the session has moved or is revoked: the token that was the newest is not any more,
    // so the second round cannot come to a third.
    for _ in 1...2 {
      let now = clock()
      if let session = try await round(token, from: address, at: now) {
        return try await issuer.tokens(for: session, at: now)
      }
    }
    throw RPCError(.aborted, reason: "CONCURRENT_CHANGE", "the auth session changed while its token was exchanged")
  }

  /// The session with the token to issue; `nil` if somebody else moved the session meanwhile.
  private func round(
    _ token: RefreshToken, from address: CoarseAddress?, at now: Timestamp
  ) async throws -> AuthSession? {
    // The store must know the newest token by its digest: a token of a forged or restored row is none of ours.
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
      return session
    case .reuse:
      // Committed before the call fails.
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
