import Testing

@testable import TitanWeb

@Suite("Targets of requests")
struct RequestTargetTests {
  @Test(
    "are paths with an optional query",
    arguments: [
      ("/", "/", nil), ("/a/b", "/a/b", nil), ("/a?b=c", "/a", "b=c"), ("/a?", "/a", ""), ("/a?b?c", "/a", "b?c"),
      ("/?", "/", ""), ("/%2e%2e/a", "/%2e%2e/a", nil), ("/../a", "/../a", nil), ("//a", "//a", nil),
      ("http://example.org/a?b", "/a", "b"), ("HTTPS://example.org", "/", nil), ("*", "*", nil),
    ] as [(String, String, String?)])
  func accepted(_ text: String, _ path: String, _ query: String?) {
    let target = RequestTarget(text)
    #expect(target?.path == path)
    #expect(target?.query == query)
  }

  @Test(
    "are nothing else",
    arguments: [
      "", "a", "?a", "/a b", "/a#b", "/\u{0}", "/\r\n", "/ä", "/\u{7F}", "example.org:80", "ftp://example.org/a",
      "http://example.org?a", "/" + String(repeating: "a", count: RequestTarget.longest),
    ])
  func refused(_ text: String) { #expect(RequestTarget(text) == nil) }

  @Test("may be as long as the limit")
  func longest() {
    #expect(RequestTarget("/" + String(repeating: "a", count: RequestTarget.longest - 1)) != nil)
  }
}
