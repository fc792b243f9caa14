/// Where objects are: a bucket of an S3-compatible store, and perhaps a folder in it.
package struct BucketURL: Hashable, Sendable {
  package static let allowed = """
    https://HOST/BUCKET or https://HOST/BUCKET/FOLDER of letters, digits, ".", "_" and "-"; http:// for 127.0.0.1, [::1] \
    and localhost alone
    """

  /// The bucket's URL, without a slash at its end.
  package let bucket: String
  /// What the names of all objects begin with: nothing, or a folder and a slash.
  package let folder: String

  package init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, Self.isAddress(parts[0], isPlain: scheme == "http://") else { return nil }
    var names = parts.dropFirst()
    if names.last == "", names.count > 1 { names.removeLast() }
    guard names.allSatisfy(Self.isName), (3...63).contains(names.first?.count ?? 0) else { return nil }
    bucket = "\(scheme)\(parts[0])/\(parts[1])"
    folder = names.dropFirst().map { "\($0)/" }.joined()
  }

  /// `host` or `host:port`.
  private static func isAddress(_ text: Substring, isPlain: Bool) -> Bool {
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
    let (host, port) = (text[..<(end ?? text.endIndex)], text[(end ?? text.endIndex)...])
    if !port.isEmpty {
      guard port.first == ":", port.dropFirst().allSatisfy(\.isASCIIDigit), let number = Int(port.dropFirst()),
        (1...65_535).contains(number)
      else { return false }
    }
    let isLoopback = ["127.0.0.1", "[::1]", "localhost"].contains(host)
    return isLoopback || (!isPlain && isName(host))
  }

  /// What stands in a URL and in a listing as it is.
  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text != "." && text != ".."
      && text.utf8.allSatisfy { Character(UnicodeScalar($0)).isPlain }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) && isASCII }

  fileprivate var isPlain: Bool {
    isASCII && (isLetter || isNumber || self == "." || self == "_" || self == "-")
  }
}
