import TitanCore
import TitanPostgres
import TitanRequests

extension PostgresTransaction {
  /// Locks a user's data. Call it before reading: the data read afterwards can't change until the transaction ends.
  func lock(_ user: UserID) async throws { try await lock(user, in: .motivation) }
}
