/// A strong validator (RFC 9110 §8.8.3): the same tag, the same bytes.
package struct EntityTag: Sendable, Hashable {
  /// With its quotes.
  package let text: String

  /// - Parameters:
  ///   - size: the file's, in bytes.
  ///   - modified: when it was changed, in nanoseconds since the epoch.
  ///   - isCompressed: whether it is the file's compressed form, which has a tag of its own.
  package init(size: Int64, modified: Int64, isCompressed: Bool) {
    let (size, modified) = (String(size, radix: 36), String(modified, radix: 36))
    text = "\"\(size)-\(modified)\(isCompressed ? "-gz" : "")\""
  }

  /// - Parameter digest: of the content; letters and digits.
  package init(digest: String) { text = "\"\(digest)\"" }

  /// Whether `if-none-match` names it, by weak comparison: the client has it already.
  package func isListed(in lines: [String]) -> Bool {
    lines.contains { line in
      line.split(separator: ",").contains { entry in
        let entry = entry.drop { $0 == " " || $0 == "\t" }
        let trimmed = entry.lastIndex { $0 != " " && $0 != "\t" }.map { entry[...$0] } ?? ""
        return trimmed == "*" || (trimmed.hasPrefix("W/") ? trimmed.dropFirst(2) : trimmed) == text[...]
      }
    }
  }
}

/// What `accept-encoding` says about gzip (RFC 9110 §12.5.3).
package enum AcceptEncoding {
  package static func acceptsGzip(_ lines: [String]) -> Bool {
    var (gzip, any): (Bool?, Bool?) = (nil, nil)
    for entry in lines.joined(separator: ",").split(separator: ",") {
      let parts = entry.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard let coding = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      if coding == "gzip" || coding == "x-gzip" { gzip = weight > 0 }
      if coding == "*" { any = weight > 0 }
    }
    return gzip ?? any ?? false
  }
}
