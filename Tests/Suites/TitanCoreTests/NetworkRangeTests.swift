import Testing
import TitanCore

@Suite("Networks")
struct NetworkRangeTests {
  @Test(
    "A network contains the addresses that share its prefix",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("0.0.0.0/0", "203.0.113.7", true),
      ("192.0.2.128/25", "192.0.2.127", false), ("192.0.2.128/25", "192.0.2.128", true),
      ("203.0.113.7", "203.0.113.7", true), ("203.0.113.7", "203.0.113.8", false),
      ("203.0.113.7/32", "203.0.113.7", true),
      ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::", false), ("::1", "::1", true),
      ("::/0", "2001:db8::1", true), ("fe80::/10", "febf::1", true), ("fe80::/10", "fec0::1", false),
      ("0.0.0.0/0", "2001:db8::1", false), ("::/0", "203.0.113.7", false), ("10.0.0.0/8", "::ffff:10.0.0.1", true),
    ])
  func contains(range: String, address: String, expected: Bool) throws {
    let network = try #require(NetworkRange(range))
    #expect(network.contains(try #require(NetworkAddress(address))) == expected)
  }

  @Test(
    "Text that isn't a network is rejected",
    arguments: [
      "", "/", "10.0.0.0/", "/8", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.0.0.1/8", "10.0.0/8",
      "2001:db8::1/32", "2001:db8::/129", "[2001:db8::]/32", "localhost", "10.0.0.0 /8", "10.0.0.0/0008",
      "::ffff:10.0.0.0/104",
    ])
  func malformed(text: String) { #expect(NetworkRange(text) == nil) }

  @Test(
    "Addresses are read in any notation and written in canonical form",
    arguments: [
      ("203.0.113.7", "203.0.113.7"), ("2001:DB8:0:0::1", "2001:db8::1"), ("::ffff:203.0.113.7", "203.0.113.7"),
      ("0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"),
    ])
  func address(text: String, expected: String) { #expect(NetworkAddress(text)?.description == expected) }

  @Test(
    "Text that isn't an address is rejected",
    arguments: ["", "1.2.3", "1.2.3.4.5", "01.2.3.4", "1.2.3.4:80", "[::1]", "fe80::1%eth0", "::g", "1.2.3.4\0"])
  func noAddress(text: String) { #expect(NetworkAddress(text) == nil) }

  @Test("An address has 4 or 16 bytes")
  func widths() {
    for count in 0..<20 where count != 4 && count != 16 {
      #expect(NetworkAddress(bytes: [UInt8](repeating: 1, count: count)) == nil)
    }
  }
}
