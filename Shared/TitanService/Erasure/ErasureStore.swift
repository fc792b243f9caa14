package import TitanCore
package import TitanPostgres

/// Where a service forgets people.
package protocol ErasureStore: Sendable {
  /// Behind what of auth's feed the service stands; empty at the beginning.
  func cursor() async throws -> String

  /// Erases everything of these users, and moves from one place in the feed to the next: all of it or nothing. False if
  /// the service stands elsewhere.
  func erase(_ users: [UserID], from cursor: String, to next: String) async throws -> Bool
}

extension PostgresErasures: ErasureStore {}
