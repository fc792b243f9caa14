/// The target of a request, cut into path and query (RFC 9112 §3.2). Pure.
///
/// The path is as it was sent: nothing is decoded and no dot removed, so whoever maps paths to files has to judge
/// exactly these bytes.
package struct RequestTarget: Sendable, Hashable {
  /// Begins with a slash; `*` for OPTIONS of the whole server.
  package let path: String
  /// What follows the first question mark, which may be nothing; `nil` without one.
  package let query: String?

  /// The longest target, in bytes.
  package static let longest = 8 << 10

  /// `nil` for anything but a path with an optional query: another form, a fragment, a byte that is no visible ASCII.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") })
    else { return nil }
    if text == "*" {
      (path, query) = (text, nil)
      return
    }
    var rest = Substring(text)
    // The absolute form, which proxies are sent, and which every server must accept.
    for scheme in ["http://", "https://"] where rest.prefix(scheme.count).lowercased() == scheme {
      rest = rest.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
      if rest.isEmpty { rest = "/" }
    }
    guard rest.first == "/" else { return nil }
    guard let mark = rest.firstIndex(of: "?") else {
      (path, query) = (String(rest), nil)
      return
    }
    (path, query) = (String(rest[..<mark]), String(rest[rest.index(after: mark)...]))
  }
}
