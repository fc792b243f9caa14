import AuthDomain
import AuthService
import Synchronization
import TitanCore
import TitanFields

extension MemoryAuthStore: AdminStore {
  func users(_ email: EmailAddress?, after place: UserID?, limit: Int) async throws -> [ListedUser] {
    let all = state.withLock { state in
      state.users.values.map { user in
        ListedUser(
          user: user, role: state.roles[user.id] ?? .user, disableTime: state.disabled[user.id],
          lastSeenTime: state.sessions.values.filter { $0.userID == user.id }.map(\.lastUseTime).max())
      }
    }
    let found = all.filter { listed in
      (email == nil || listed.user.email == email) && (place.map { "\(listed.user.id)" < "\($0)" } ?? true)
    }
    return Array(found.sorted { "\($0.user.id)" > "\($1.user.id)" }.prefix(limit))
  }

  func setDisabled(_ isDisabled: Bool, _ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool> {
    change(effects, at: event.time) { state in
      guard state.users[event.userID] != nil else { return false }
      guard (state.disabled[event.userID] == nil) == isDisabled else { return true }
      state.disabled[event.userID] = isDisabled ? event.time : nil
      if isDisabled { state.endSessions(of: event.userID, .disabled, at: event.time) }
      state.events.append(event)
      return true
    }
  }

  func revokeAll(_ event: SecurityEvent, _ effects: Effects) async throws -> Changed<Bool> {
    change(effects, at: event.time) { state in
      guard state.users[event.userID] != nil else { return false }
      if state.endSessions(of: event.userID, .revokedByOperator, at: event.time) > 0 { state.events.append(event) }
      return true
    }
  }

  /// Only account stores keep tokens; their effects are tested on PostgreSQL.
  func issueReset(
    _ token: OneTimeToken?, for address: EmailAddress, _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    change(effects, event, at: event.time) { state in state.users[event.userID] != nil }
  }

  /// Makes an operator, as a database's owner does.
  func promote(_ user: UserID) { state.withLock { $0.roles[user] = .admin } }
}

extension MemoryAuthStore.State {
  @discardableResult
  mutating func endSessions(of user: UserID, _ reason: RevocationReason, at now: Timestamp) -> Int {
    let live = sessions.values.filter { $0.userID == user && $0.refresh.revocation == nil }
    for session in live { revoke(session.id, reason, at: now) }
    return live.count
  }
}
