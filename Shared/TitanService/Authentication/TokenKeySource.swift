/// The source of a verifier's keys.
package protocol TokenKeySource: Sendable {
  /// The key with this id; `nil` if there is none.
  ///
  /// - Throws: UNAVAILABLE while the source cannot tell.
  func key(id: String) async throws -> TokenKey?

  /// A number that changes whenever a key may have been removed; `nil` if only `key(id:)` can tell.
  var revision: Int? { get }
}

/// Keys that this process holds itself: auth's.
package struct LocalTokenKeys: TokenKeySource {
  private let keys: @Sendable () async throws -> [TokenKey]
  package let revision: Int?

  /// The keys never change.
  package init(_ keys: [TokenKey]) {
    self.keys = { keys }
    revision = 0
  }

  package init(asking keys: @escaping @Sendable () async throws -> [TokenKey]) {
    self.keys = keys
    revision = nil
  }

  package func key(id: String) async throws -> TokenKey? { try await keys().first { $0.id == id } }
}
