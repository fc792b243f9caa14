import TitanCore

/// The fields that a request wants to change (AIP-134): those in its mask; all for `*`; without a mask those that are
/// populated. A path names a field or a field within it.
package struct UpdateMask: Sendable, Hashable {
  /// The path that means every field.
  package static let everything = "*"

  private let paths: Set<String>

  /// - Parameters:
  ///   - known: every field; a path of the mask must be one of them, or a prefix of some that ends before a dot.
  ///   - populated: the paths of the fields that have a value in the request.
  /// - Throws: INVALID_ARGUMENT PATH_UNKNOWN.
  package init(_ mask: [String], of known: [String], populated: Set<String>) throws {
    try RepeatedField.check(mask.count, "update_mask")
    let allowed = Self.withWholes(of: known) + [Self.everything]
    if let unknown = mask.first(where: { !allowed.contains($0) }) {
      throw RPCError.invalid(
        "update_mask", reason: "PATH_UNKNOWN", "got \(quoted(unknown)); allowed: \(allowed.joined(separator: ", "))")
    }
    paths = Set(
      known.filter { path in
        mask.isEmpty
          ? populated.contains(path)
          : mask.contains { path == $0 || path.hasPrefix($0 + ".") || $0 == Self.everything }
      })
  }

  /// Whether a known field is to be changed.
  package subscript(path: String) -> Bool { paths.contains(path) }

  /// The fields, with each nested message before its parts.
  private static func withWholes(of known: [String]) -> [String] {
    known.reduce(into: []) { allowed, path in
      let wholes = path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
      for path in wholes + [path] where !allowed.contains(path) { allowed.append(path) }
    }
  }
}
