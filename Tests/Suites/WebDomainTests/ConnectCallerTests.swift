import Testing
import WebDomain

@Suite("Callers of the Connect protocol")
struct ConnectCallerTests {
  @Test(
    "What a browser says makes a page of it, and a token without that a program",
    arguments: [
      ([], [], false, false, .program), ([], [], false, true, .program), ([], [], true, true, .program),
      ([], [], true, false, .page), (["same-origin"], [], true, false, .page), (["none"], [], false, true, .page),
      ([], ["https://evil.example"], false, true, .page), (["cross-site"], [], false, false, .page),
    ] as [([String], [String], Bool, Bool, ConnectCaller)])
  func kind(_ sites: [String], _ origins: [String], _ cookie: Bool, _ token: Bool, _ caller: ConnectCaller) {
    #expect(ConnectCaller(sites: sites, origins: origins, hasCookie: cookie, hasAuthorization: token) == caller)
  }
}
