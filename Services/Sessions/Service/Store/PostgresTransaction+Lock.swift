import TitanCore
import TitanPostgres

extension PostgresTransaction {
  /// Locks what a user has. First of all: what is read afterwards holds until the transaction ends.
  func lock(_ user: UserID) async throws {
    let lock: SQLQuery = "SELECT user_id FROM sessions.users WHERE user_id = \(user) FOR UPDATE"
    if try await first(lock) != nil { return }
    try await execute("INSERT INTO sessions.users (user_id) VALUES (\(user)) ON CONFLICT DO NOTHING")
    _ = try await first(lock)
  }
}
