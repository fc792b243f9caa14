import AuthDomain
import AuthService
import Synchronization
import TitanCore
import TitanFields

/// An `AuthStore` in memory. It passes the same suite as the real one.
final class MemoryAuthStore: AuthStore {
  struct State {
    var users: [UserID: User] = [:]
    var addresses: [String: UserID] = [:]
    var hashes: [UserID: PasswordHash] = [:]
    var sessions: [AuthSessionID: AuthSession] = [:]
    var replays: [[UInt8]: StoredReplay] = [:]
    var events: [SecurityEvent] = []
    var failures: [SecurityEvent] = []
    var factors = Factors()
    var attempts: [[UInt8]: Counted] = [:]
    var roles: [UserID: UserRole] = [:]
    var disabled: [UserID: Timestamp] = [:]
    /// What another caller does once, just before the next auth session is opened.
    var changeBeforeOpening: (@Sendable (inout State) -> Void)?
    /// In the order they happened: an event's number is its transaction's.
    var revocations: [(session: AuthSessionID, time: Timestamp)] = []

    mutating func revoke(_ id: AuthSessionID, _ reason: RevocationReason, at time: Timestamp) {
      sessions[id]?.refresh.revocation = reason
      revocations.append((id, time))
    }
  }
  let state = Mutex(State())

  func isTaken(_ email: EmailAddress) async throws -> Bool {
    state.withLock { $0.addresses[email.canonical] != nil }
  }

  func replay(_ key: [UInt8], at now: Timestamp) async throws -> StoredReplay? {
    state.withLock { state in state.replays[key].flatMap { $0.expireTime > now ? $0 : nil } }
  }

  func create(_ account: NewAccount, at now: Timestamp) async throws -> CreationOutcome {
    state.withLock { state in
      if let replay = account.replay, let earlier = state.replays[replay.key], earlier.expireTime > now {
        return .replayed(earlier)
      }
      let user = account.user
      guard state.addresses[user.email.canonical] == nil else { return .emailTaken }
      state.users[user.id] = user
      state.addresses[user.email.canonical] = user.id
      state.hashes[user.id] = account.passwordHash
      if let session = account.session { state.sessions[session.id] = session }
      if let replay = account.replay { state.replays[replay.key] = replay }
      state.events.append(account.event)
      return .created
    }
  }

  func credentials(of email: EmailAddress) async throws -> Credentials? {
    state.withLock { state in
      guard let id = state.addresses[email.canonical], let user = state.users[id], let hash = state.hashes[id]
      else { return nil }
      return credentials(user, hash, state)
    }
  }

  func credentials(of user: UserID) async throws -> Credentials? {
    state.withLock { state in
      guard let user = state.users[user], let hash = state.hashes[user.id] else { return nil }
      return credentials(user, hash, state)
    }
  }

  private func credentials(_ user: User, _ hash: PasswordHash, _ state: State) -> Credentials {
    Credentials(
      user: user, passwordHash: hash, role: state.roles[user.id] ?? .user, isDisabled: state.disabled[user.id] != nil)
  }

  func upgrade(_ old: PasswordHash, to new: PasswordHash, of user: UserID, at now: Timestamp) async throws -> Bool {
    state.withLock { state in
      guard state.hashes[user] == old else { return false }
      state.hashes[user] = new
      return true
    }
  }

  func open(_ session: AuthSession, after credentials: Credentials, _ event: SecurityEvent) async throws -> Bool {
    state.withLock { state in
      if let change = state.changeBeforeOpening {
        state.changeBeforeOpening = nil
        change(&state)
      }
      let (user, role) = (session.userID, state.roles[session.userID] ?? .user)
      guard state.users[user] != nil, state.hashes[user] == credentials.passwordHash, role == credentials.role,
        state.disabled[user] == nil
      else { return false }
      state.sessions[session.id] = session
      state.events.append(event)
      return true
    }
  }

  func liveSessions(
    of user: UserID, after place: AuthSessionID?, at now: Timestamp, limit: Int
  ) async throws -> [AuthSession] {
    let live = state.withLock { $0.sessions.values.filter { $0.userID == user && $0.refresh.ending(at: now) == nil } }
    let sorted = live.sorted { $0.id.description > $1.id.description }
    return Array(sorted.filter { session in place.map { session.id.description < "\($0)" } ?? true }.prefix(limit))
  }

  func session(_ id: AuthSessionID, of user: UserID) async throws -> AuthSession? {
    state.withLock { state in state.sessions[id].flatMap { $0.userID == user ? $0 : nil } }
  }

  func signedIn(_ id: AuthSessionID, of user: UserID) async throws -> (user: User, session: AuthSession)? {
    state.withLock { state in
      guard let session = state.sessions[id], session.userID == user, let user = state.users[user] else { return nil }
      return (user, session)
    }
  }

  func holds(_ id: AuthSessionID, of user: UserID, at counter: Int64) async throws -> Bool {
    state.withLock { state in
      guard let session = state.sessions[id], session.userID == user else { return false }
      return session.refresh.counter == counter && session.refresh.revocation == nil
    }
  }

  func advance(
    _ id: AuthSessionID, of user: UserID, from counter: Int64, to next: RefreshState, tokenDigest: [UInt8],
    address: CoarseAddress?, at now: Timestamp
  ) async throws -> Bool {
    state.withLock { state in
      guard let session = state.sessions[id], session.userID == user, session.refresh.counter == counter,
        session.refresh.revocation == nil
      else { return false }
      state.sessions[id]?.refresh.counter = next.counter
      state.sessions[id]?.refresh.expireTime = next.expireTime
      state.sessions[id]?.tokenDigest = tokenDigest
      state.sessions[id]?.lastUseTime = now
      state.sessions[id]?.address = address
      return true
    }
  }

  func revoke(
    _ id: AuthSessionID, of user: UserID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws -> Bool {
    state.withLock { state in
      guard let session = state.sessions[id], session.userID == user, session.refresh.revocation == nil
      else { return false }
      state.revoke(id, reason, at: event.time)
      state.events.append(event)
      return true
    }
  }

  func revokeAll(
    of user: UserID, but kept: AuthSessionID, _ reason: RevocationReason, _ event: SecurityEvent
  ) async throws -> Int {
    state.withLock { state in
      let ended = state.sessions.values.filter {
        $0.userID == user && $0.id != kept && $0.refresh.ending(at: event.time) == nil
      }
      for session in ended { state.revoke(session.id, reason, at: event.time) }
      if !ended.isEmpty { state.events.append(event) }
      return ended.count
    }
  }

  func record(_ event: SecurityEvent) async throws { state.withLock { $0.events.append(event) } }

  func recordFailure(_ event: SecurityEvent) async throws { state.withLock { $0.failures.append(event) } }

  func settleFailures() async throws -> Int {
    state.withLock { state in
      let settled = state.failures
      state.failures = []
      state.events += settled.filter { state.users[$0.userID] != nil }
      return settled.count
    }
  }

  func events(
    of user: UserID, _ kinds: [SecurityEvent.Kind], after place: SecurityEventID?, limit: Int
  ) async throws -> [SecurityEvent] {
    let found = state.withLock { state in
      (state.events + state.failures).filter { $0.userID == user && (kinds.isEmpty || kinds.contains($0.kind)) }
    }
    let sorted = found.sorted { $0.id.description > $1.id.description }
    return Array(sorted.filter { event in place.map { event.id.description < "\($0)" } ?? true }.prefix(limit))
  }

  func eraseOldEvents() async throws -> Int { 0 }

  func revocations(since: Timestamp, from horizon: RevocationHorizon) async throws -> RevocationLook {
    state.withLock { state in
      var look = RevocationLook(horizon: RevocationHorizon(transaction: UInt64(state.revocations.count)))
      let found = state.revocations.dropFirst(Int(horizon.transaction)).filter { $0.time >= since }
      look.sessions = found.map(\.session)
      return look
    }
  }

  func erase(responsesBefore now: Timestamp, revocationsBefore past: Timestamp) async throws -> Int {
    state.withLock { state in
      let before = state.replays.count
      state.replays = state.replays.filter { $0.value.expireTime > now }
      return before - state.replays.count
    }
  }
}
