package import TitanRPC

/// Keeps bytes under names, outside of the database.
package protocol ObjectStore: Sendable {
  /// Stores an object, or replaces it.
  ///
  /// - Throws: `ObjectStoreError`, as the other methods do. It may be there nevertheless.
  func put(_ bytes: [UInt8], as name: String) async throws

  /// `nil` if there is none.
  func get(_ name: String) async throws -> [UInt8]?

  /// The objects whose names begin with `prefix` and come after `name`, in order: the first thousand at most.
  func list(_ prefix: String, after name: String) async throws -> ObjectListing

  /// Deletes an object, if there is one.
  func delete(_ name: String) async throws
}

/// Why an object store did not do what it was asked for. Its description contains no name of an object.
package enum ObjectStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No answer, or one that asks for patience.
  case unavailable(String)
  /// An answer that will be the same the next time: a wrong key, no such bucket.
  case refused(String)

  package var description: String {
    switch self {
    case .unavailable(let why): "no answer of use: \(why)"
    case .refused(let why): "refused: \(why)"
    }
  }
}

extension ObjectStoreError: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .unavailable, reason: "FRAMES_UNAVAILABLE", "the stored frames cannot be reached at the moment; try again",
      details: [.retryInfo(delay: .seconds(5))])
  }
}
