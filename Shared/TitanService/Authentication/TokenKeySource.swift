/// Where a verifier finds keys.
package protocol TokenKeySource: Sendable {
  /// The key of this id; `nil` if there is none.
  ///
  /// - Throws: UNAVAILABLE while that cannot be said.
  func key(id: String) async throws -> TokenKey?
}

/// Keys that this process has itself: auth's.
package struct LocalTokenKeys: TokenKeySource {
  private let keys: @Sendable () async throws -> [TokenKey]

  package init(_ keys: @escaping @Sendable () async throws -> [TokenKey]) { self.keys = keys }

  package func key(id: String) async throws -> TokenKey? { try await keys().first { $0.id == id } }
}
