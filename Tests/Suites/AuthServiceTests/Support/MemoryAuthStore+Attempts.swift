import AuthDomain
import AuthService
import Synchronization
import TitanCore
import TitanFields

extension MemoryAuthStore: AttemptStore {
  struct Counted {
    var count: AttemptCount
    var expireTime: Timestamp
  }

  func isKnown(
    _ address: CoarseAddress, to email: EmailAddress, welcome digest: [UInt8], at now: Timestamp
  ) async throws -> Bool {
    state.withLock { state in
      if let welcome = state.attempts[digest], welcome.expireTime > now { return true }
      guard let user = state.addresses[email.canonical] else { return false }
      return state.sessions.values.contains { $0.userID == user && $0.address == address }
    }
  }

  func welcome(_ digest: [UInt8], until time: Timestamp, at now: Timestamp) async throws {
    state.withLock { state in
      state.attempts[digest] = Counted(count: AttemptCount(failures: 0, waitUntil: now), expireTime: time)
    }
  }

  func begin(_ keys: [AttemptKey], at now: Timestamp) async throws -> Duration? {
    state.withLock { state in
      let counts = keys.map { key -> AttemptCount in
        guard let counted = state.attempts[key.digest], counted.expireTime > now else {
          return AttemptCount(failures: 0, waitUntil: now)
        }
        return counted.count
      }
      let waits = counts.map { $0.waitUntil - now }.filter { $0 > .zero }
      if let wait = waits.max() { return wait }
      for (key, count) in zip(keys, counts) {
        state.attempts[key.digest] = Counted(
          count: count.raised(key.scope.delay, at: now), expireTime: now + AttemptScope.memory)
      }
      return nil
    }
  }

  func forgive(_ keys: [AttemptKey]) async throws {
    state.withLock { state in
      for key in keys {
        guard let failures = state.attempts[key.digest]?.count.failures else { continue }
        state.attempts[key.digest]?.count.failures = max(failures - 1, 0)
      }
    }
  }

  func forget(_ keys: [AttemptKey]) async throws {
    state.withLock { state in for key in keys { state.attempts[key.digest] = nil } }
  }
}
