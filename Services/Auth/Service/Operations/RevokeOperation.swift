import AuthDomain
import TitanCore

/// Ends auth sessions before their time.
struct RevokeOperation: Sendable {
  let store: any AuthStore
  let clock: WallClock
  let audit: AuditLog

  /// Ends the session that asks for it. Once more changes nothing.
  func signOut(_ id: AuthSessionID, of user: UserID, from address: CoarseAddress?) async throws {
    let device = try await store.session(id, of: user)?.device.name ?? ""
    try await revoke(
      id, of: user, .signedOut,
      audit.event(
        .signedOut, of: user, session: id, device: device, from: address, at: clock()))
  }

  /// Ends one of the caller's sessions. Once more changes nothing.
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

  /// Ends every session of the caller's but the one that asks for it; returns how many.
  func revokeOthers(than caller: AuthSession, from address: CoarseAddress?) async throws -> Int {
    let event = audit.event(
      .otherSessionsRevoked, of: caller.userID, session: caller.id, device: caller.device.name, from: address,
      at: clock())
    let count = try await store.revokeAll(of: caller.userID, but: caller.id, .revokedByOwner, event)
    if count > 0 { audit.tell(event) }
    return count
  }
}
