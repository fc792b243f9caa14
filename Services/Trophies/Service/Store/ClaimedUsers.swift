import Synchronization
import TitanCore

/// Who is being judged by this process, so that no two tasks of it do the same.
final class ClaimedUsers: Sendable {
  private let users = Mutex<Set<UserID>>([])

  var all: Set<UserID> { users.withLock(\.self) }

  /// Returns those whom nobody else has claimed: they are the caller's until it releases them.
  func claim(_ wanted: [UserID]) -> [UserID] { users.withLock { users in wanted.filter { users.insert($0).inserted } } }

  func release(_ claimed: [UserID]) { users.withLock { $0.subtract(claimed) } }
}
