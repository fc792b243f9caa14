/// Addresses with a common prefix, in CIDR notation: `10.0.0.0/8`, `2001:db8::/32`.
package struct NetworkRange: Hashable, Sendable, CustomStringConvertible {
  private let network: NetworkAddress
  private let prefix: Int

  /// Reads a range, or a single address, which is a range of one. `nil` for anything else, and if bits after the prefix
  /// are set: then either the bits or the prefix must be wrong.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first.flatMap({ NetworkAddress($0) }) else { return nil }
    let bits = 8 * address.bytes.count
    guard parts.count == 2 else {
      self.init(address, prefix: bits)
      return
    }
    let digits = parts[1].utf8
    guard (1...3).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let prefix = Int(parts[1]), prefix <= bits, address.masked(prefix) == address
    else { return nil }
    self.init(address, prefix: prefix)
  }

  /// The range of an address with a prefix of `prefix` bits.
  package init(_ address: NetworkAddress, prefix: Int) {
    (network, self.prefix) = (address.masked(prefix), prefix)
  }

  package func contains(_ address: NetworkAddress) -> Bool {
    address.bytes.count == network.bytes.count && address.masked(prefix) == network
  }

  package var description: String { "\(network)/\(prefix)" }
}
