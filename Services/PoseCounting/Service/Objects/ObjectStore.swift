package import TitanRPC

/// Keeps bytes under names, outside of the database.
package protocol ObjectStore: Sendable {
  /// Stores an object, or replaces it.
  ///
  /// - Throws: `ObjectStoreError`, as the other methods do. It may be there nevertheless.
  func put(_ bytes: [UInt8], as name: String) async throws

  /// `nil` if there is none.
  func get(_ name: String) async throws -> [UInt8]?

  /// The names that begin with `prefix` and come after `name`, in order: the first thousand at most.
  func list(_ prefix: String, after name: String) async throws -> ObjectNames

  /// Deletes an object, if there is one.
  func delete(_ name: String) async throws
}

/// A page of a listing.
package struct ObjectNames: Hashable, Sendable {
  package var names: [String]
  /// Whether more come after these.
  package var isTruncated: Bool

  package init(_ names: [String], isTruncated: Bool = false) { (self.names, self.isTruncated) = (names, isTruncated) }

  /// Reads the answer to S3's ListObjectsV2; `nil` if it isn't one. Names of frames have no characters that XML escapes,
  /// so a name with an escape is somebody else's, and is left as it is.
  ///
  /// - Parameter folder: what every name begins with; left out of the names.
  package init?(xml: String, in folder: String) {
    guard xml.contains("<ListBucketResult"), xml.contains("</ListBucketResult>") else { return nil }
    names = xml.split(separator: "<Key>").dropFirst().compactMap { rest in
      rest.split(separator: "</Key>", maxSplits: 1, omittingEmptySubsequences: false).first.flatMap { name in
        name.hasPrefix(folder) ? String(name.dropFirst(folder.count)) : nil
      }
    }
    isTruncated = xml.contains("<IsTruncated>true</IsTruncated>")
  }
}

/// Why an object store did not do what it was asked for. Its description contains no name of an object.
package enum ObjectStoreError: Error, Hashable, Sendable {
  /// No answer, or one that asks for patience.
  case unavailable(String)
  /// An answer that will be the same the next time: a wrong key, no such bucket.
  case refused(String)
}

extension ObjectStoreError: RPCErrorConvertible {
  package var rpcError: RPCError {
    RPCError(
      .unavailable, reason: "FRAMES_UNAVAILABLE", "the stored frames cannot be reached at the moment; try again",
      details: [.retryInfo(delay: .seconds(5))])
  }
}
