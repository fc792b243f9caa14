import Synchronization
import TitanCore

/// The users whom this process is judging, so that two of its tasks never judge the same user.
final class ClaimedUsers: Sendable {
  private let users = Mutex<Set<UserID>>([])

  var all: Set<UserID> { users.withLock(\.self) }

  /// Claims the users that no other task has claimed, and returns them. They are the caller's until it releases them.
  func claim(_ wanted: [UserID]) -> [UserID] { users.withLock { users in wanted.filter { users.insert($0).inserted } } }

  func release(_ claimed: [UserID]) { users.withLock { $0.subtract(claimed) } }
}
