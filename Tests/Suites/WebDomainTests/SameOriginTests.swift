import Testing
import WebDomain

@Suite("Requests of other sites (CSRF)")
struct SameOriginTests {
  private static let own = "https://titanup.example"

  @Test(
    "A browser's word on the site decides; without it, the origin does",
    arguments: [
      (["same-origin"], [], true), (["same-origin"], [own], true),
      // A proxy that ends TLS may know the origin by another name.
      (["same-origin"], ["http://internal"], true), (["same-site"], [own], false), (["cross-site"], [own], false),
      (["none"], [own], false), (["Same-Origin"], [own], false), ([""], [own], false),
      (["same-origin", "cross-site"], [own], false), (["same-origin", "same-origin"], [own], false),
      (["same-origin, cross-site"], [own], false), ([], [own], true), ([], ["HTTPS://TitanUp.Example"], true),
      ([], [], false), ([], ["null"], false), ([], [""], false), ([], ["http://titanup.example"], false),
      ([], ["https://titanup.example:443"], false), ([], ["https://titanup.example.evil"], false),
      ([], ["https://evil/https://titanup.example"], false), ([], [own, own], false),
      ([], [own, "https://evil"], false),
    ])
  func calls(_ sites: [String], _ origins: [String], _ isAllowed: Bool) {
    #expect((SameOrigin.decision(sites: sites, origins: origins, own: Self.own) == .allowed) == isAllowed)
  }

  @Test(
    "Reading is also allowed to a person who types the address, and to programs",
    arguments: [
      (["none"], [], true), ([], [], true), (["same-origin"], [], true), ([], [own], true), (["cross-site"], [], false),
      (["same-site"], [], false), ([], ["https://evil"], false), (["none", "cross-site"], [], false),
    ])
  func reads(_ sites: [String], _ origins: [String], _ isAllowed: Bool) {
    #expect((SameOrigin.readDecision(sites: sites, origins: origins, own: Self.own) == .allowed) == isAllowed)
  }

  @Test("A refusal names what came and what is allowed, and not all of it if it is long")
  func words() {
    let long = String(repeating: "x", count: 500)
    guard case .refused(let words) = SameOrigin.decision(sites: [], origins: [long], own: Self.own) else {
      Issue.record("allowed")
      return
    }
    #expect(words == "origin: got \"\(long.prefix(80))\", allowed: https://titanup.example")
  }
}

@Suite("What counts as this machine")
struct OwnMachineTests {
  @Test(
    "Loopback addresses and localhost, with or without a port",
    arguments: [
      ("127.0.0.1:7080", true), ("127.0.0.1", true), ("127.9.8.7:1", true), ("localhost:7080", true),
      ("LocalHost", true),
      ("app.localhost:80", true), ("[::1]:7080", true), ("[::1]", true), ("[::ffff:127.0.0.1]:80", true),
      ("192.168.1.5:7080", false), ("0.0.0.0", false), ("titanup.example", false), ("localhost.evil.example", false),
      ("127.0.0.1.evil.example", false), ("[::2]", false), ("", false), ("128.0.0.1", false), ("::1", false),
      ("127.1", false),
    ])
  func authorities(_ authority: String, _ expected: Bool) {
    #expect(OwnMachine.isAuthority(authority) == expected)
  }
}
