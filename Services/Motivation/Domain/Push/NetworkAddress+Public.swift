package import TitanCore

extension NetworkAddress {
  /// Whether the address is one that the whole Internet reaches, according to IANA's registries of special-purpose
  /// addresses.
  package var isPublic: Bool {
    guard bytes.count == 16 else { return !Self.specialIPv4.contains { $0.contains(self) } }
    // A translator (RFC 6052) reaches the IPv4 address in the last 32 bits.
    if Self.translated.contains(where: { $0.contains(self) }) {
      return NetworkAddress(bytes: Array(bytes.suffix(4)))?.isPublic ?? false
    }
    return Self.globalIPv6.contains { $0.contains(self) } && !Self.specialIPv6.contains { $0.contains(self) }
  }

  private static let specialIPv4 = ranges(
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
    // Multicast, reserved, broadcast.
    "224.0.0.0/4", "240.0.0.0/4")

  private static let globalIPv6 = ranges("2000::/3")
  private static let translated = ranges("64:ff9b::/96")

  /// Of the global ones: protocol assignments with Teredo, documentation, 6to4, which leads to any IPv4 address.
  private static let specialIPv6 = ranges("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")

  private static func ranges(_ texts: String...) -> [NetworkRange] { texts.compactMap { NetworkRange($0) } }
}
