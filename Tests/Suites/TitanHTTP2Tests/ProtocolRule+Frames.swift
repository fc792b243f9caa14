import TitanTesting

/// RFC 9113, sections 3 to 5.
extension ProtocolRule {
  static let frames: [ProtocolRule] = [
    ProtocolRule(
      "3.4", "the preface is followed by something else than SETTINGS", RawFrame.preface + RawFrame.ping(),
      answer: .goAway, shakesHands: false),
    ProtocolRule("4.1", "a frame of unknown type", RawFrame.frame(0x16, 0xFF, 0, [1, 2, 3]), answer: .none),
    ProtocolRule(
      "4.1", "flags without a meaning", RawFrame.frame(6, 0xFE, 0, .init(repeating: 0, count: 8)), answer: .none),
    ProtocolRule(
      "4.1", "the reserved bit of a stream identifier", RawFrame.frame(8, 0, 1 << 31, RawFrame.bytes(1)), answer: .none),
    ProtocolRule(
      "4.2", "content of the largest frame size", RawFrame.headers(1, end: false),
      RawFrame.data(1, .init(repeating: "x", count: 16_384), end: true), answer: .accepted(requests: 1)),
    ProtocolRule(
      "4.2", "DATA over the largest frame size", RawFrame.headers(1, end: false),
      RawFrame.data(1, .init(repeating: "x", count: 16_385)), answer: .frameSize),
    ProtocolRule(
      "4.2", "HEADERS over the largest frame size", RawFrame.headers(1, .init(repeating: 0, count: 16_385)),
      answer: .frameSize),
    ProtocolRule(
      "4.3", "PRIORITY inside a header block", RawFrame.headers(1, last: false) + RawFrame.priority(1, on: 0),
      answer: .goAway),
    ProtocolRule(
      "4.3", "HEADERS of another stream inside a header block", RawFrame.headers(1, last: false) + RawFrame.headers(3),
      answer: .goAway),

    ProtocolRule("5.1", "idle: DATA", RawFrame.data(1, "x"), answer: .goAway),
    ProtocolRule("5.1", "idle: RST_STREAM", RawFrame.reset(1), answer: .goAway),
    ProtocolRule("5.1", "idle: WINDOW_UPDATE", RawFrame.windowUpdate(1, 1), answer: .goAway),
    ProtocolRule("5.1", "idle: CONTINUATION", RawFrame.continuation(1, RawFrame.block()), answer: .goAway),
    ProtocolRule("5.1", "idle: PRIORITY", RawFrame.priority(1, on: 3), answer: .none),
    ProtocolRule("5.1", "half-closed: DATA", RawFrame.headers(1) + RawFrame.data(1, "x"), answer: .closed),
    ProtocolRule("5.1", "half-closed: HEADERS", RawFrame.headers(1) + RawFrame.headers(1), answer: .closed),
    ProtocolRule(
      "5.1", "half-closed: CONTINUATION", RawFrame.headers(1) + RawFrame.continuation(1, RawFrame.block()),
      answer: .goAway),
    ProtocolRule(
      "5.1", "half-closed: WINDOW_UPDATE, PRIORITY and RST_STREAM",
      RawFrame.headers(1) + RawFrame.windowUpdate(1, 1) + RawFrame.priority(1, on: 3) + RawFrame.reset(1),
      answer: .accepted(requests: 1)),
    ProtocolRule(
      "5.1", "reset by the client: DATA", RawFrame.headers(1, end: false), RawFrame.reset(1), RawFrame.data(1, "x"),
      answer: .closed),
    ProtocolRule(
      "5.1", "reset by the client: HEADERS", RawFrame.headers(1, end: false), RawFrame.reset(1), RawFrame.headers(1),
      answer: .closed),
    ProtocolRule("5.1", "closed: DATA", RawFrame.headers(1), RawFrame.data(1, "x", end: true), answer: .closed),
    ProtocolRule("5.1", "closed: HEADERS", RawFrame.headers(1), RawFrame.headers(1), answer: .closed),
    ProtocolRule(
      "5.1", "closed: CONTINUATION", RawFrame.headers(1), RawFrame.continuation(1, RawFrame.block()), answer: .goAway),
    ProtocolRule(
      "5.1", "closed: WINDOW_UPDATE, PRIORITY and RST_STREAM", RawFrame.headers(1),
      RawFrame.windowUpdate(1, 1) + RawFrame.priority(1, on: 3) + RawFrame.reset(1), answer: .accepted(requests: 1)),
    ProtocolRule("5.1.1", "a stream of even number", RawFrame.headers(2), answer: .goAway),
    ProtocolRule("5.1.1", "a stream that was passed over", RawFrame.headers(5), RawFrame.headers(3), answer: .goAway),
    ProtocolRule(
      "5.1.1", "streams that pass over others", RawFrame.headers(1) + RawFrame.headers(9),
      answer: .accepted(requests: 2)),
    ProtocolRule(
      "5.3.1", "HEADERS that depend on themselves",
      RawFrame.frame(1, 0x25, 1, RawFrame.bytes(1) + [0] + RawFrame.block()), answer: .goAway),
    ProtocolRule("5.3.1", "PRIORITY that depends on itself", RawFrame.priority(3, on: 3), answer: .goAway),
    ProtocolRule(
      "5.4.1", "content after a connection error", RawFrame.ping() + RawFrame.reset(0) + RawFrame.headers(1),
      answer: .goAway),
    ProtocolRule(
      "5.5", "a frame of unknown type inside a header block",
      RawFrame.headers(1, last: false) + RawFrame.frame(0x16, 0, 1, []), answer: .goAway),
  ]
}

extension RawClient.Answer {
  static let none = accepted(requests: 0)
}
