import Testing
import TitanCore

@Suite("Coarse addresses")
struct CoarseAddressTests {
  @Test(
    "An address is reduced to 24 bits of IPv4 or 48 bits of IPv6",
    arguments: [
      ("203.0.113.7:50312", "203.0.113.0/24"), ("203.0.113.7", "203.0.113.0/24"), ("127.0.0.1:1", "127.0.0.0/24"),
      ("[2001:db8:1:2::3]:50312", "2001:db8:1::/48"), ("2001:db8:1:2::3", "2001:db8:1::/48"),
      ("[2001:db8::1]:1", "2001:db8::/48"), ("[::1]:1", "::/48"), ("[2001:db8:0:ffff::]:1", "2001:db8::/48"),
      ("[2001:0:5::1]:1", "2001:0:5::/48"), ("[fe80::1%eth0]:1", "fe80::/48"),
      ("[::ffff:203.0.113.7]:50312", "203.0.113.0/24"),
    ])
  func coarse(peer: String, expected: String) {
    #expect(CoarseAddress(peer: peer)?.description == expected)
  }

  @Test(
    "Text that isn't an address has no coarse address",
    arguments: [
      "", "in-process", "unknown", "host:80", "[host]:80", "1.2.3:4", "256.0.0.1:1", "[1.2.3.4]:1", "[]", "[",
    ])
  func unknown(peer: String) { #expect(CoarseAddress(peer: peer) == nil) }

  @Test("A coarse address is read as it was stored")
  func stored() {
    #expect(CoarseAddress(stored: "") == nil)
    #expect(CoarseAddress(stored: "203.0.113.0/24") == CoarseAddress(peer: "203.0.113.200:9"))
  }
}
