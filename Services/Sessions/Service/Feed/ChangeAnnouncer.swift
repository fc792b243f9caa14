package import TitanPostgres

/// Tells every process that sessions have changed, by NOTIFY.
///
/// It does so right after the transaction that wrote, not in it: PostgreSQL lets one committing transaction with a
/// NOTIFY through at a time, which would put all writers in one queue. Announcements made while one is on its way are
/// told together. What a crash swallows, the watchers' own slow look finds.
package struct ChangeAnnouncer: Sendable {
  package static let channel = "sessions_changed"

  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  package init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  /// Returns at once.
  package func announce() { signal.yield() }

  /// Tells what is announced, until the task is cancelled or the database is away; run again, it goes on.
  package func run(_ database: some PostgresQuerying) async throws {
    for await _ in signals {
      do {
        try await database.notify(Self.channel)
      } catch {
        announce()
        throw error
      }
    }
  }
}
