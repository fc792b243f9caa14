/// What a request's target names in the site's folder.
///
/// The site's names are letters, digits, `-`, `_` and single dots within a name. Targets of anything else name nothing:
/// neither dots that lead out of the folder or to hidden files, nor backslashes, nor anything encoded.
package enum SitePath: Sendable, Hashable {
  /// A file, by its path below the folder: `assets/1f0c/core/main.js`.
  case file(String)
  /// A view of the page, which `index.html` shows: `/`, `/home`, `/sessions/42`.
  case view
  /// Another path of the page, where password managers send people: W3C's well-known URL for changing passwords.
  case moved(to: String)
  /// Nothing that is served.
  case nothing

  /// The longest path that is looked at.
  private static let longest = 1_024

  /// - Parameter target: the request's target, with its query, which is ignored.
  package init(target: String) {
    let path = target.prefix { $0 != "?" }
    guard path.hasPrefix("/"), path.utf8.count <= Self.longest, path.utf8.allSatisfy(Self.isAllowed) else {
      self = .nothing
      return
    }
    let names = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if path == "/.well-known/change-password" {
      self = .moved(to: "/account/password")
    } else if names == [""] {
      self = .view
    } else if names.contains(where: { $0.isEmpty || $0.hasPrefix(".") || $0.hasSuffix(".") || $0.contains("..") }) {
      self = .nothing
    } else if names.contains(where: { $0.contains(".") }) || Self.isFolder(names[0]) {
      self = .file(names.joined(separator: "/"))
    } else {
      self = .view
    }
  }

  /// Whether search engines shall leave a target alone: whoever has a public link to an award was given it.
  package static func isUnlisted(target: String) -> Bool { target.hasPrefix("/a/") }

  /// Folders whose files may have no dot, and paths that are never a view.
  private static func isFolder(_ name: Substring) -> Bool { name == "assets" || name == "pose" || name == "session" }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
