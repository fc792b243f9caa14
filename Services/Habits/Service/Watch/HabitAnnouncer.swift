import Synchronization
package import TitanCore

/// Tells every process whose habits have changed, by NOTIFY.
///
/// It does so right after the transaction that wrote, not in it: PostgreSQL lets one committing transaction with a
/// NOTIFY through at a time, which would put all writers in one queue. What is announced while one is on its way is told
/// together. What a crash swallows, watchers find when they connect again.
package final class HabitAnnouncer: Sendable {
  package static let channel = "habits_changed"

  private let waiting = Mutex<Set<UserID>>([])
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  package init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Returns at once.
  package func announce(_ user: UserID) { announce([user]) }

  package func announce(_ users: Set<UserID>) {
    guard !users.isEmpty else { return }
    waiting.withLock { $0.formUnion(users) }
    signal.yield()
  }

  /// Tells what is announced, until the task is cancelled or the database is away; run again, it goes on.
  package func run(_ store: HabitStore) async throws {
    for await _ in signals {
      let users = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      do {
        try await store.notify(Self.channel, of: users)
      } catch {
        announce(users)
        throw error
      }
    }
  }
}
