import TitanCore

/// Which fields a request wants changed (AIP-134): those of its mask; all for `*`; without a mask those that are populated.
/// A path names a field or what is in it.
package struct UpdateMask: Sendable, Hashable {
  /// The path that stands for every field.
  package static let everything = "*"

  private let paths: Set<String>

  /// - Parameters:
  ///   - known: every field there is; a path of the mask is one of them, or what several have before a point.
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

  /// Whether a field of the known ones is wanted.
  package subscript(path: String) -> Bool { paths.contains(path) }

  /// The fields, each part of a message behind the message.
  private static func withWholes(of known: [String]) -> [String] {
    known.reduce(into: []) { allowed, path in
      let wholes = path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) }
      for path in wholes + [path] where !allowed.contains(path) { allowed.append(path) }
    }
  }
}
