/// The neighbourhood of a network address: the first 24 bits of IPv4, the first 48 of IPv6, in CIDR notation. It is
/// enough for account owners to recognise a sign-in, and too little to identify a person.
package struct CoarseAddress: Hashable, Sendable, CustomStringConvertible {
  /// `203.0.113.0/24`, `2001:db8:1::/48`.
  package let description: String

  /// Takes the stored text; `nil` for the empty text of an unknown address.
  package init?(stored text: String) {
    if text.isEmpty { return nil }
    description = text
  }

  /// Reads a peer, as `NetworkAddress` does; `nil` for a peer without an address, such as a call within the process.
  package init?(peer: String) {
    guard let address = NetworkAddress(peer: peer) else { return nil }
    self.init(address)
  }

  package init(_ address: NetworkAddress) {
    description = NetworkRange(address, prefix: address.bytes.count == 4 ? 24 : 48).description
  }
}
