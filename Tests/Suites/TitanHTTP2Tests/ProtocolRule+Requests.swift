import TitanTesting

/// RFC 9113, section 8.
extension ProtocolRule {
  private static func fields(_ section: String, _ name: String, _ more: (String, String)...) -> ProtocolRule {
    ProtocolRule(section, name, RawFrame.headers(1, RawFrame.block(more)), answer: .malformed)
  }

  private static func missing(_ name: String) -> ProtocolRule {
    ProtocolRule("8.3.1", "no \(name)", RawFrame.headers(1, RawFrame.block(without: name)), answer: .malformed)
  }

  private static func length(_ length: String, _ contents: String...) -> ProtocolRule {
    let frames = contents.enumerated().flatMap { index, content in
      RawFrame.data(1, content, end: index == contents.count - 1)
    }
    return ProtocolRule(
      "8.1.1", "content-length \(length) and content of \(contents.map(\.count))",
      RawFrame.headers(1, RawFrame.block([("content-length", length)]), end: contents.isEmpty), frames,
      answer: length == "\(contents.joined().count)" ? .accepted(requests: 1) : .malformed)
  }

  static let requests: [ProtocolRule] = [
    ProtocolRule(
      "8.1", "a second header block that does not end the stream", RawFrame.headers(1, end: false),
      RawFrame.headers(1, RawFrame.literal("x-trailer", "1"), end: false), answer: .malformed),
    // Trailers come as headers too, hence two.
    ProtocolRule(
      "8.1", "trailers", RawFrame.headers(1, end: false) + RawFrame.data(1, "x"),
      RawFrame.headers(1, RawFrame.literal("x-trailer", "1")), answer: .accepted(requests: 2)),
    ProtocolRule(
      "8.1", "a pseudo-header in trailers", RawFrame.headers(1, end: false),
      RawFrame.headers(1, RawFrame.literal(":method", "POST")), answer: .malformed),
    length("0"), length("1"), length("4", "test"), length("4", "te", "st"), length("3", "test"), length("5", "test"),
    length("3", "te", "st"), length("8", "te", "st"), length("nine", "test"),

    fields("8.2.1", "an upper-case name", ("X-Upper", "1")),
    fields("8.2.1", "a name with a space", ("x y", "1")),
    fields("8.2.1", "an empty name", ("", "1")),
    fields("8.2.1", "a value with a line break", ("x-lines", "a\r\nb")),
    fields("8.2.1", "a value with NUL", ("x-nul", "a\0b")),
    fields("8.2.2", "connection", ("connection", "keep-alive")),
    fields("8.2.2", "proxy-connection", ("proxy-connection", "keep-alive")),
    fields("8.2.2", "keep-alive", ("keep-alive", "timeout=5")),
    fields("8.2.2", "transfer-encoding", ("transfer-encoding", "chunked")),
    fields("8.2.2", "upgrade", ("upgrade", "h2c")),
    fields("8.2.2", "te other than trailers", ("te", "gzip")),
    ProtocolRule(
      "8.2.2", "te: trailers", RawFrame.headers(1, RawFrame.block([("te", "trailers")])),
      answer: .accepted(requests: 1)),

    fields("8.3", "an unknown pseudo-header", (":unknown", "1")),
    fields("8.3", "a response's pseudo-header", (":status", "200")),
    fields("8.3.1", ":method twice", (":method", "POST")),
    fields("8.3.1", ":scheme twice", (":scheme", "http")),
    fields("8.3.1", ":path twice", (":path", "/c")),
    fields("8.3.1", ":authority twice", (":authority", "y")),
    fields("8.3", "a pseudo-header after another field", ("x-first", "1"), (":authority", "y")),
    missing(":method"), missing(":scheme"), missing(":path"),
    ProtocolRule(
      "8.3.1", "an empty :path",
      RawFrame.headers(1, RawFrame.block(without: ":path") + RawFrame.literal(":path", "")), answer: .malformed),
  ]
}
