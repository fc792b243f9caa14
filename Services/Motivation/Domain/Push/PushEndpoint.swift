package import TitanCore

/// The URL that pushes for one device go to (RFC 8030 §5). Whoever knows it can try to push, so it doesn't print.
package struct PushEndpoint: Sendable, Hashable, CustomStringConvertible {
  package let text: String

  /// Takes a text that `PushServicePolicy` has let through before.
  package init(stored text: String) { self.text = text }

  /// Scheme, host, and the port if it isn't the scheme's own: the audience of a VAPID token (RFC 8292 §2).
  package var origin: String {
    let authority = text.firstIndex(of: ":").map { text[$0...].dropFirst(3) } ?? ""
    return String(text[..<(authority.firstIndex { "/?".contains($0) } ?? text.endIndex)])
  }

  package static let maximumLength = 1_024

  /// Whether a text could be an endpoint at all: what a URL may consist of (RFC 3986 §2), without `@`, which would begin
  /// another host, and `#`.
  package static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count <= maximumLength
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-._~:/?[]!$&'()*+,;=%".utf8.contains(byte)
        }
      }
  }

  package var description: String { "\(origin)/****" }
}

/// Where pushes may go. Users name the endpoints, so without this rule they could have TitanUp send requests into its
/// operator's network.
package struct PushServicePolicy: Sendable {
  /// Networks that push services may be in although they aren't public.
  private let exceptions: [NetworkRange]

  package init(exceptions: [NetworkRange] = []) { self.exceptions = exceptions }

  /// Whether a push may be sent to an address, whichever name led to it.
  package func permits(_ address: NetworkAddress) -> Bool {
    address.isPublic || exceptions.contains { $0.contains(address) }
  }

  /// Reads an endpoint as browsers write it: `https://`, a host name, no port. Instead of a name, an address of the
  /// exceptions will do; then http and a port will as well.
  ///
  /// - Returns: `nil` for anything else.
  package func endpoint(_ text: String) -> PushEndpoint? {
    let isSecure = text.hasPrefix("https://")
    guard PushEndpoint.isWellFormed(text), isSecure || text.hasPrefix("http://") else { return nil }
    let authority = text.dropFirst(isSecure ? 8 : 7).prefix { $0 != "/" && $0 != "?" }
    guard let (host, port) = Self.parts(of: authority) else { return nil }
    let isAllowed =
      if let address = NetworkAddress(host) {
        exceptions.contains { $0.contains(address) }
      } else {
        isSecure && port == nil && Self.isName(host)
      }
    return isAllowed ? PushEndpoint(stored: text) : nil
  }

  /// `host`, `host:port` or `[address]:port`.
  private static func parts(of authority: Substring) -> (host: Substring, port: Int?)? {
    var (host, after) = (authority, Substring())
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<end]
      after = authority[authority.index(after: end)...]
      guard host.contains(":") else { return nil }
    } else if let colon = authority.firstIndex(of: ":") {
      (host, after) = (authority[..<colon], authority[colon...])
    }
    if after.isEmpty { return (host, nil) }
    let digits = after.dropFirst()
    guard after.hasPrefix(":"), (1...5).contains(digits.utf8.count), digits.allSatisfy({ ("0"..."9").contains($0) }),
      let port = Int(digits), (1...65_535).contains(port)
    else { return nil }
    return (host, port)
  }

  /// A name of at least two labels, the last of which begins with a letter: no form of an IPv4 address does.
  private static func isName(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return host.utf8.count <= 253 && labels.count >= 2 && labels.allSatisfy(isLabel)
      && ("a"..."z").contains(labels.last?.first ?? "0")
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }
}
