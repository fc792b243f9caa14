/// Where a verifier finds keys.
package protocol TokenKeySource: Sendable {
  /// The key of this id; `nil` if there is none.
  ///
  /// - Throws: UNAVAILABLE while that cannot be said.
  func key(id: String) async throws -> TokenKey?

  /// A number that changes whenever a key may have gone; `nil` if only `key(id:)` can say.
  var revision: Int? { get }
}

/// Keys that this process has itself: auth's.
package struct LocalTokenKeys: TokenKeySource {
  private let keys: @Sendable () async throws -> [TokenKey]
  package let revision: Int?

  /// Keys that stay.
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
