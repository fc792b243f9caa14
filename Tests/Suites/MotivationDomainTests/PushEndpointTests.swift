import MotivationDomain
import Testing
import TitanCore

@Suite("Where pushes may go")
struct PushEndpointTests {
  private static let strict = PushServicePolicy()
  private static let open = PushServicePolicy(exceptions: ["127.0.0.0/8", "fd00::/8"].compactMap { NetworkRange($0) })

  @Test(
    "Endpoints of public push services are accepted, with their origin",
    arguments: [
      ("https://fcm.googleapis.com/fcm/send/c1KrmpTuRm0:APA91b-x_y", "https://fcm.googleapis.com"),
      ("https://updates.push.services.mozilla.com/wpush/v2/gAAA%3D", "https://updates.push.services.mozilla.com"),
      ("https://web.push.apple.com/QGuQyavXutnMH", "https://web.push.apple.com"),
      ("https://wns2-par02p.notify.windows.com/w/?token=BQYA", "https://wns2-par02p.notify.windows.com"),
      ("https://push.example.org", "https://push.example.org"),
      ("https://push.example.org?a", "https://push.example.org"),
    ])
  func accepted(text: String, origin: String) throws {
    for policy in [Self.strict, Self.open] {
      let endpoint = try #require(policy.endpoint(text))
      #expect(endpoint.text == text && endpoint.origin == origin)
      #expect(!"\(endpoint)".contains("APA91b"), "whoever knows an endpoint may try to push")
    }
  }

  @Test(
    "Everything else is refused",
    arguments: [
      "", "push.example.org/a", "http://push.example.org/a", "ftp://push.example.org/a", "HTTPS://push.example.org/a",
      // Other hosts than it seems, or none.
      "https://push.example.org@10.0.0.1/a", "https:///a", "https://?a", "https://push.example.org#@10.0.0.1/",
      "https://push.example.org\\@10.0.0.1/", "https://a b.example.org/", "https://push.example.org/\r\nHost: x",
      "https://push.example.org/ä", "https://Push.example.org/", "https://push.example.org./a",
      // Ports beside that of https.
      "https://push.example.org:8443/a", "https://push.example.org:443/a", "https://push.example.org:/a",
      // Names of one's own network, and addresses in all their forms.
      "https://localhost/a", "https://postgres/a", "https://10.0.0.1/a", "https://8.8.8.8/a", "https://[::1]/a",
      "https://127.1/a", "https://2130706433/a", "https://0x7f.0.0.1/a", "https://0177.0.0.1/a", "https://1.2.3.4.5/a",
      "https://[::ffff:10.0.0.1]/a", "https://[fe80::1%25eth0]/a", "https://-a.example.org/", "https://a-.example.org/",
      "https://a..example.org/", "https://\(String(repeating: "a", count: 64)).example.org/",
    ])
  func refused(text: String) {
    #expect(Self.strict.endpoint(text) == nil)
  }

  @Test("An endpoint has up to 1024 characters")
  func length() {
    let start = "https://push.example.org/"
    #expect(Self.strict.endpoint(start + String(repeating: "a", count: 1_024 - start.utf8.count)) != nil)
    #expect(Self.strict.endpoint(start + String(repeating: "a", count: 1_025 - start.utf8.count)) == nil)
  }

  @Test("An address of the exceptions may be named, with a port and without TLS")
  func exceptions() {
    for text in ["http://127.0.0.1:17200/push/1", "https://127.0.0.1/a", "http://[fd00::1]:80/a", "http://127.9.9.9"] {
      #expect(Self.open.endpoint(text) != nil, "\(text)")
      #expect(Self.strict.endpoint(text) == nil, "\(text)")
    }
    for text in [
      "http://128.0.0.1/a", "http://localhost:80/a", "http://127.0.0.1:0/a", "http://127.0.0.1:65536/a",
      "http://127.0.0.1:123456/a", "http://127.0.0.1:8x/a", "http://[fd00::1/a", "http://[127.0.0.1]/a",
    ] {
      #expect(Self.open.endpoint(text) == nil, "\(text)")
    }
    #expect(Self.open.endpoint("http://127.0.0.1:17200/push/1")?.origin == "http://127.0.0.1:17200")
  }

  @Test(
    "Only addresses that the whole Internet reaches are public",
    arguments: [
      ("8.8.8.8", true), ("142.250.185.74", true), ("2a00:1450:4001:82f::200a", true), ("64:ff9b::8.8.8.8", true),
      ("0.0.0.0", false), ("10.1.2.3", false), ("100.64.0.1", false), ("127.0.0.1", false), ("169.254.169.254", false),
      ("172.16.0.1", false), ("172.31.255.255", false), ("172.32.0.1", true), ("192.0.2.1", false),
      ("192.168.1.1", false), ("198.19.0.1", false), ("203.0.113.1", false), ("224.0.0.1", false),
      ("255.255.255.255", false), ("::", false), ("::1", false), ("::ffff:10.0.0.1", false), ("::ffff:8.8.8.8", true),
      ("64:ff9b::10.0.0.1", false), ("64:ff9b:1::1", false), ("fe80::1", false), ("fd00::1", false), ("ff02::1", false),
      ("2001:db8::1", false), ("2001::1", false), ("2002:0a00:0001::1", false), ("100::1", false),
    ])
  func addresses(text: String, isPublic: Bool) throws {
    let address = try #require(NetworkAddress(text))
    #expect(address.isPublic == isPublic)
    #expect(Self.strict.permits(address) == isPublic)
    #expect(Self.open.permits(address) == (isPublic || ["127.0.0.1", "fd00::1"].contains(text)))
  }
}
