/// Tells every process of a service that something has changed, by NOTIFY.
///
/// It does so right after the transaction that wrote, not in it: PostgreSQL lets one committing transaction with a
/// NOTIFY through at a time, which would put all writers in one queue. Announcements made while one is on its way are
/// told together. What a crash swallows, the listeners' own slow look finds.
package struct ChangeAnnouncer: Sendable {
  private let channel: String
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  /// - Parameter channel: of PostgreSQL, which listeners name too.
  package init(channel: String) {
    self.channel = channel
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Returns at once.
  package func announce() { signal.yield() }

  /// Tells what is announced, until the task is cancelled or the database is away; run again, it goes on.
  package func run(_ database: some PostgresQuerying) async throws {
    for await _ in signals {
      do {
        _ = try await database.execute("SELECT pg_notify(\(channel), '')")
      } catch {
        announce()
        throw error
      }
    }
  }
}
