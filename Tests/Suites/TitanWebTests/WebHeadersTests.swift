import Testing

@testable import TitanWeb

@Suite("Headers")
struct WebHeadersTests {
  @Test("have lower-case names, and every value in order")
  func values() {
    var headers: WebHeaders = ["Content-Type": "a", "x": "1"]
    headers.append("X", "2")
    #expect(headers["content-type"] == "a")
    #expect(headers.all("x") == ["1", "2"])
    headers.set("x", "3")
    #expect(headers.all("x") == ["3"])
    #expect(headers.contains("x") && !headers.contains("y"))
  }

  @Test(
    "cannot end a line early",
    arguments: [
      ("x", "a\r\nset-cookie: b"), ("x", "a\rb"), ("x", "a\nb"), ("x", "a\u{0}b"), ("x", "\u{7F}"), ("x", "\u{1B}"),
      ("x\r\ny", "a"), ("x y", "a"), ("x:", "a"), ("", "a"), (":status", "200"), ("ä", "a"),
    ])
  func injected(_ name: String, _ value: String) {
    #expect(throws: WebHeaders.Forbidden.self) { try ([name: value] as [String: String]).headers.check() }
  }

  @Test(
    "leave the connection's own to the connection",
    arguments: ["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade"])
  func ofConnections(_ name: String) {
    #expect(throws: WebHeaders.Forbidden.self) { try [name: "a"].headers.check() }
  }

  @Test("may hold all visible characters, spaces and tabs")
  func allowed() throws {
    try ["x-!#$%&'*+.^_`|~09": " !\"~\töä ", "y": ""].headers.check()
  }
}

extension [String: String] {
  fileprivate var headers: WebHeaders {
    var headers = WebHeaders()
    for (name, value) in self { headers.append(name, value) }
    return headers
  }
}
