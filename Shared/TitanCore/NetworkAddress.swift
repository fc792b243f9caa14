import Glibc

/// An IPv4 or IPv6 address, without a port. An IPv4 address mapped to IPv6 (RFC 4291 §2.5.5.2), as a dual-stack socket
/// reports it, counts as IPv4.
package struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
  /// 4 or 16 bytes, in network byte order.
  package let bytes: [UInt8]

  /// Takes 4 or 16 bytes in network byte order; `nil` for any other number.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    let isMapped =
      bytes.count == 16 && bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
    self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
  }

  /// Reads `203.0.113.7` or `2001:db8::3`.
  package init?(_ text: some StringProtocol) {
    // The longest possible text is IPv6 with IPv4 in its last 32 bits.
    guard text.utf8.count <= 45, !text.utf8.contains(0) else { return nil }
    let isIPv6 = text.utf8.contains(UInt8(ascii: ":"))
    var bytes = [UInt8](repeating: 0, count: isIPv6 ? 16 : 4)
    guard inet_pton(isIPv6 ? AF_INET6 : AF_INET, String(text), &bytes) == 1 else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads a peer: `203.0.113.7:50312`, `[2001:db8:1:2::3]:50312`, or an address alone. `nil` for anything else, such
  /// as a call within the process.
  package init?(peer: some StringProtocol) {
    if peer.hasPrefix("["), let end = peer.firstIndex(of: "]") {
      // A link-local address may name its interface (RFC 4007 §11).
      let inside = peer[peer.index(after: peer.startIndex)..<end].prefix { $0 != "%" }
      guard inside.utf8.contains(UInt8(ascii: ":")) else { return nil }
      self.init(inside)
    } else if let colon = peer.firstIndex(of: ":"), colon == peer.lastIndex(of: ":") {
      self.init(peer[..<colon])
    } else {
      self.init(peer)
    }
  }

  /// The address with the bits after the prefix cleared.
  package func masked(_ prefix: Int) -> NetworkAddress {
    var bytes = bytes
    for index in bytes.indices {
      let kept = min(8, max(0, prefix - 8 * index))
      bytes[index] &= kept == 0 ? 0 : ~0 << (8 - kept)
    }
    return NetworkAddress(unmapped: bytes)
  }

  private init(unmapped bytes: [UInt8]) { self.bytes = bytes }

  package var description: String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else {
      return ""
    }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
