import TitanCore

/// Which fields a request wants changed (AIP-134): those of its mask, all without one. A path names a field or what is
/// in it.
package struct UpdateMask: Sendable, Hashable {
  private let paths: Set<String>

  /// - Parameter known: every path there is.
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN.
  package init(_ mask: [String], of known: [String]) throws {
    if let unknown = mask.first(where: { path in !known.contains { Self.covers(path, $0) } }) {
      throw RPCError.invalid(
        "update_mask", reason: "PATH_UNKNOWN", "got \(quoted(unknown)); allowed: \(known.joined(separator: ", "))")
    }
    paths = Set(known.filter { path in mask.isEmpty || mask.contains { Self.covers($0, path) } })
  }

  /// Whether a field of the known ones is wanted.
  package subscript(path: String) -> Bool { paths.contains(path) }

  private static func covers(_ path: String, _ field: String) -> Bool {
    path == field || (!path.isEmpty && field.hasPrefix(path + "."))
  }
}
