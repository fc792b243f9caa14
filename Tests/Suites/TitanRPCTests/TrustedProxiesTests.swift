import Testing
import TitanCore
import TitanRPC

@Suite("Calls from behind proxies")
struct TrustedProxiesTests {
  private static let proxies = TrustedProxies(["10.0.0.0/8", "2001:db8:ffff::/48"].compactMap { NetworkRange($0) })
  private static let hidden = "10.0.0.1:4711"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [(String, String)]
    let client: String

    init(_ name: String, _ lines: [(String, String)], _ client: String) {
      (testDescription, self.lines, self.client) = (name, lines, client)
    }
    init(listed value: String, _ client: String) { self.init(value, [("x-forwarded-for", value)], client) }
    init(standard value: String, _ client: String) { self.init(value, [("forwarded", value)], client) }
  }

  static let cases = [
    Case("nothing is said", [], hidden),
    Case(listed: "203.0.113.7", "203.0.113.7"),
    Case(listed: "203.0.113.7:50312", "203.0.113.7"),
    Case(listed: "[2001:db8::1]:4711", "2001:db8::1"),
    Case(listed: "2001:db8::1", "2001:db8::1"),
    // What the client wrote itself stands before what the proxies added.
    Case(listed: "198.51.100.1, 203.0.113.7", "203.0.113.7"),
    Case(listed: "203.0.113.7, 10.1.2.3,10.3.2.1 ", "203.0.113.7"),
    Case(listed: "203.0.113.7, 2001:db8:ffff::9, 10.3.2.1", "203.0.113.7"),
    // Only proxies: the first of them.
    Case(listed: "10.9.9.9, 10.1.2.3", "10.9.9.9"),
    Case(listed: "203.0.113.7, unknown, 10.1.2.3", "10.1.2.3"),
    Case(listed: "203.0.113.7, , 10.1.2.3", "10.1.2.3"),
    Case(listed: "unknown", hidden), Case(listed: "", hidden), Case(listed: "203.0.113.7, _hidden", hidden),
    Case(listed: "203.0.113.7, example.org", hidden),
    Case(
      "several lines", [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.7, 10.1.1.1")],
      "203.0.113.7"),
    Case(standard: "for=203.0.113.7", "203.0.113.7"),
    Case(standard: "For=\"[2001:db8::1]:4711\";proto=https;by=10.0.0.1", "2001:db8::1"),
    Case(standard: "proto=http; for=203.0.113.7:80 ;host=example.org", "203.0.113.7"),
    Case(standard: "for=198.51.100.1, for=203.0.113.7,, for=\"10.1.2.3\"", "203.0.113.7"),
    Case(standard: "for=\"203.0.113\\.7\"", "203.0.113.7"),
    Case(standard: "for=203.0.113.7, for=_hidden, for=10.1.2.3", "10.1.2.3"),
    Case(standard: "for=203.0.113.7, by=10.0.0.7, for=10.1.2.3", "10.1.2.3"),
    Case(standard: "for=unknown", hidden), Case(standard: "for=_secret", hidden), Case(standard: "", hidden),
    Case(standard: "for=\"203.0.113.7", hidden), Case(standard: "for=\"203.0.113.7\\", hidden),
    Case(standard: "for", hidden), Case(standard: "for=", hidden), Case(standard: "=203.0.113.7", hidden),
    Case(standard: "for=203.0.113.7;for=198.51.100.1", hidden),
    Case(standard: "for=\"a, for=203.0.113.7", hidden), Case(standard: "for=203.0.113.7 for=203.0.113.8", hidden),
    Case(standard: "host=\"a,b;for=198.51.100.1\";for=203.0.113.7", "203.0.113.7"),
    Case("both agree", [("forwarded", "for=203.0.113.7"), ("x-forwarded-for", "1.1.1.1, 203.0.113.7")], "203.0.113.7"),
    Case("both differ", [("forwarded", "for=198.51.100.1"), ("x-forwarded-for", "203.0.113.7")], hidden),
    Case("one hides", [("forwarded", "for=_x"), ("x-forwarded-for", "203.0.113.7")], hidden),
  ]

  @Test("The last address that isn't a proxy's is the client's", arguments: cases)
  func clients(sent: Case) {
    var metadata = Metadata()
    for (key, value) in sent.lines { metadata.append(key, value) }
    let proxy = ClientAddress(Self.hidden)
    #expect(Self.proxies.contains(proxy))
    let client = Self.proxies.client(behind: proxy, metadata)
    #expect(client.text == sent.client)
    // Who hides behind a proxy takes nothing from the proxy itself.
    #expect((client.neighbourhood == proxy.neighbourhood) == sent.lines.isEmpty)
  }

  @Test("No list is too long to be read in time, and no more of it is read than that")
  func bounds() {
    func client(_ key: String, _ value: String) -> String {
      Self.proxies.client(behind: ClientAddress(Self.hidden), [key: .string(value)]).text
    }
    let proxies = String(repeating: "10.1.1.1,", count: 100_000)
    #expect(client("x-forwarded-for", "203.0.113.7,\(proxies)10.1.1.2") == "10.1.1.1")
    #expect(client("x-forwarded-for", "\(proxies)203.0.113.7,10.1.1.1") == "203.0.113.7")
    #expect(
      client("forwarded", "for=203.0.113.7," + String(repeating: "for=10.1.1.1,", count: 40) + "for=10.1.1.2")
        == "10.1.1.1")
    #expect(client("forwarded", String(repeating: "for=203.0.113.7,", count: 1_000)) == Self.hidden)
  }

  @Test("Only named proxies are trusted")
  func strangers() {
    for peer in ["11.0.0.1:1", "in-process", "unknown", "", "[2001:db8::1]:1"] {
      #expect(!Self.proxies.contains(ClientAddress(peer)))
    }
    #expect(!TrustedProxies().contains(ClientAddress("10.0.0.1:1")))
    #expect(Self.proxies.contains(ClientAddress("[2001:db8:ffff::1]:1")))
    #expect(Self.proxies.contains(ClientAddress("[::ffff:10.0.0.1]:1")))
  }

  @Test(
    "Neighbourhoods",
    arguments: [
      ("203.0.113.7:50312", "203.0.113.0/24"), ("[2001:db8:1:2::3]:1", "2001:db8:1::/48"), ("in-process", "in-process"),
    ])
  func neighbourhoods(text: String, expected: String) { #expect(ClientAddress(text).neighbourhood == expected) }
}
