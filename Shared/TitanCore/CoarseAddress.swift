import Glibc

/// The neighbourhood of a network address: the first 24 bits of IPv4, the first 48 of IPv6, in CIDR notation. Enough
/// for owners to recognise a sign-in, too little to find a person by.
package struct CoarseAddress: Hashable, Sendable, CustomStringConvertible {
  /// `203.0.113.0/24`, `2001:db8:1::/48`.
  package let description: String

  /// Takes what a store holds; `nil` for the empty text of an unknown address.
  package init?(stored text: String) {
    if text.isEmpty { return nil }
    description = text
  }

  /// Reads a peer: `203.0.113.7:50312`, `[2001:db8:1:2::3]:50312`, or an address alone. `nil` for anything else, such
  /// as a call within the process.
  package init?(peer: String) {
    let (host, isBracketed) = Self.host(of: peer)
    if !isBracketed, let bytes = Self.bytes(host, AF_INET, 4) {
      description = Self.coarse(bytes)
    } else if let bytes = Self.bytes(host, AF_INET6, 16) {
      // RFC 4291 §2.5.5.2: an IPv4 client of a socket that serves both.
      let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
      description = Self.coarse(isMapped ? Array(bytes.suffix(4)) : bytes)
    } else {
      return nil
    }
  }

  private static func host(of peer: String) -> (String, isBracketed: Bool) {
    if peer.hasPrefix("["), let end = peer.firstIndex(of: "]") {
      // A link-local address may name its interface (RFC 4007 §11).
      let inside = peer[peer.index(after: peer.startIndex)..<end]
      return (String(inside.prefix { $0 != "%" }), true)
    }
    let parts = peer.split(separator: ":", omittingEmptySubsequences: false)
    return (parts.count == 2 ? String(parts[0]) : peer, false)
  }

  private static func bytes(_ host: String, _ family: Int32, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, host, &bytes) == 1 ? bytes : nil
  }

  private static func coarse(_ bytes: [UInt8]) -> String {
    guard bytes.count == 16 else { return "\(bytes[0]).\(bytes[1]).\(bytes[2]).0/24" }
    var groups = stride(from: 0, to: 6, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    // What follows is zero anyway: `::` takes the zeros before it too (RFC 5952 §4.2.1).
    while groups.last == 0 { groups.removeLast() }
    return groups.map { String($0, radix: 16) }.joined(separator: ":") + "::/48"
  }
}
