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

  // Edges and services behind them read an address for each call, so both of these work on bytes: on characters, they
  // stood out in a profile of the edge.

  /// Reads `203.0.113.7` or `2001:db8::3`.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let address = text.withUTF8({ Self(utf8: $0[...]) }) else { return nil }
    self = address
  }

  private init?(utf8 text: Slice<UnsafeBufferPointer<UInt8>>) {
    // The longest possible text is IPv6 with IPv4 in its last 32 bits.
    guard text.count <= 45, !text.contains(0) else { return nil }
    let isIPv6 = text.contains(UInt8(ascii: ":"))
    var bytes = [UInt8](repeating: 0, count: isIPv6 ? 16 : 4)
    let isRead = withUnsafeTemporaryAllocation(of: CChar.self, capacity: text.count + 1) { copy in
      for (index, byte) in text.enumerated() { copy[index] = CChar(bitPattern: byte) }
      copy[text.count] = 0
      return copy.baseAddress.map { inet_pton(isIPv6 ? AF_INET6 : AF_INET, $0, &bytes) == 1 } ?? false
    }
    guard isRead else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads a peer: `203.0.113.7:50312`, `[2001:db8:1:2::3]:50312`, or an address alone. `nil` for anything else, such
  /// as a call within the process.
  package init?(peer: some StringProtocol) {
    var peer = String(peer)
    guard let address = peer.withUTF8({ Self(utf8Peer: $0) }) else { return nil }
    self = address
  }

  private init?(utf8Peer peer: UnsafeBufferPointer<UInt8>) {
    let colon = UInt8(ascii: ":")
    if peer.first == UInt8(ascii: "["), let end = peer.firstIndex(of: UInt8(ascii: "]")) {
      // A link-local address may name its interface (RFC 4007 §11).
      let inside = peer[1..<end].prefix { $0 != UInt8(ascii: "%") }
      guard inside.contains(colon) else { return nil }
      self.init(utf8: inside)
    } else if let only = peer.firstIndex(of: colon), only == peer.lastIndex(of: colon) {
      self.init(utf8: peer[..<only])
    } else {
      self.init(utf8: peer[...])
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
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { text in
      let family = bytes.count == 4 ? AF_INET : AF_INET6
      return inet_ntop(family, bytes, text.baseAddress, socklen_t(text.count)).map { String(cString: $0) } ?? ""
    }
  }
}
