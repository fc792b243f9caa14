package import TitanCore
package import TitanPostgres

/// The store from which a service erases people.
package protocol ErasureStore: Sendable {
  /// The service's position in auth's feed; empty at the beginning.
  func cursor() async throws -> String

  /// Erases everything about these users and moves from one position in the feed to the next, atomically. Returns false
  /// if the service is at another position.
  func erase(_ users: [UserID], from cursor: String, to next: String) async throws -> Bool
}

extension PostgresErasures: ErasureStore {}
