import TitanHTTP2
import TitanTesting

/// RFC 9113, section 6.
extension ProtocolRule {
  private static let open = RawFrame.headers(1, end: false)
  private static let largest: UInt32 = 0x7FFF_FFFF

  static let frameTypes: [ProtocolRule] = [
    ProtocolRule("6.1", "DATA on stream 0", RawFrame.data(0, "x"), answer: .goAway),
    ProtocolRule(
      "6.1", "DATA with padding", open, RawFrame.frame(0, 9, 1, [3, 1, 0, 0, 0]), answer: .accepted(requests: 1)),
    ProtocolRule(
      "6.1", "DATA of padding alone", open, RawFrame.frame(0, 9, 1, [3, 0, 0, 0]), answer: .accepted(requests: 1)),
    ProtocolRule(
      "6.1", "DATA with more padding than payload", open, RawFrame.frame(0, 8, 1, [5, 0, 0, 0, 0]), answer: .goAway),
    ProtocolRule("6.1", "DATA without the length of its padding", open, RawFrame.frame(0, 8, 1, []), answer: .goAway),

    ProtocolRule("6.2", "HEADERS on stream 0", RawFrame.headers(0), answer: .goAway),
    ProtocolRule(
      "6.2", "HEADERS with padding", RawFrame.frame(1, 0xD, 1, [2] + RawFrame.block() + [0, 0]),
      answer: .accepted(requests: 1)),
    ProtocolRule(
      "6.2", "HEADERS with priority", RawFrame.frame(1, 0x25, 1, RawFrame.bytes(3) + [9] + RawFrame.block()),
      answer: .accepted(requests: 1)),
    ProtocolRule(
      "6.2", "HEADERS with more padding than payload", RawFrame.frame(1, 0xD, 1, [9, 0, 0]), answer: .goAway),
    ProtocolRule("6.2", "HEADERS too short for its priority", RawFrame.frame(1, 0x25, 1, [0, 0]), answer: .frameSize),

    ProtocolRule("6.3", "PRIORITY on stream 0", RawFrame.priority(0, on: 1), answer: .goAway),
    ProtocolRule("6.3", "PRIORITY of 4 bytes", RawFrame.frame(2, 0, 1, [0, 0, 0, 0]), answer: .frameSize),
    ProtocolRule("6.3", "PRIORITY of 6 bytes", RawFrame.frame(2, 0, 1, [0, 0, 0, 0, 0, 0]), answer: .frameSize),

    ProtocolRule("6.4", "RST_STREAM on stream 0", RawFrame.reset(0), answer: .goAway),
    ProtocolRule("6.4", "RST_STREAM of 3 bytes", open, RawFrame.frame(3, 0, 1, [0, 0, 0]), answer: .frameSize),
    ProtocolRule(
      "6.4", "RST_STREAM with an unknown code", open, RawFrame.reset(1, 0xFFFF), answer: .accepted(requests: 1)),

    ProtocolRule(
      "6.5", "SETTINGS acknowledged with a payload", RawFrame.frame(4, 1, 0, [0, 0, 0, 0, 0, 0]), answer: .frameSize),
    ProtocolRule("6.5", "SETTINGS acknowledged unasked", RawFrame.settingsAcknowledged, answer: .goAway),
    ProtocolRule("6.5", "SETTINGS on a stream", RawFrame.frame(4, 0, 1, []), answer: .goAway),
    ProtocolRule("6.5", "SETTINGS of 5 bytes", RawFrame.frame(4, 0, 0, [0, 0, 0, 0, 0]), answer: .frameSize),
    ProtocolRule("6.5", "SETTINGS of unknown meaning", RawFrame.settings(0xFF, 7), answer: .none),
    ProtocolRule(
      "6.5", "SETTINGS of too many entries", RawFrame.frame(4, 0, 0, (0..<33).flatMap { _ in RawFrame.setting(1, 0) }),
      answer: .connectionError(.enhanceYourCalm)),
    ProtocolRule("6.5.2", "ENABLE_PUSH of 2", RawFrame.settings(2, 2), answer: .goAway),
    ProtocolRule("6.5.2", "INITIAL_WINDOW_SIZE too large", RawFrame.settings(4, 1 << 31), answer: .flowControl),
    ProtocolRule("6.5.2", "MAX_FRAME_SIZE too small", RawFrame.settings(5, 16_383), answer: .goAway),
    ProtocolRule("6.5.2", "MAX_FRAME_SIZE too large", RawFrame.settings(5, 1 << 24), answer: .goAway),
    ProtocolRule(
      "6.5.2", "the largest values", RawFrame.settings(4, largest) + RawFrame.settings(5, (1 << 24) - 1), answer: .none),

    ProtocolRule(
      "6.6", "PUSH_PROMISE by a client", RawFrame.headers(1), RawFrame.frame(5, 4, 1, RawFrame.bytes(2)),
      answer: .goAway),
    ProtocolRule("6.7", "PING on a stream", RawFrame.frame(6, 0, 1, .init(repeating: 0, count: 8)), answer: .goAway),
    ProtocolRule("6.7", "PING of 6 bytes", RawFrame.frame(6, 0, 0, .init(repeating: 0, count: 6)), answer: .frameSize),
    ProtocolRule("6.8", "GOAWAY on a stream", RawFrame.frame(7, 0, 1, .init(repeating: 0, count: 8)), answer: .goAway),
    ProtocolRule(
      "6.8", "GOAWAY of 7 bytes", RawFrame.frame(7, 0, 0, .init(repeating: 0, count: 7)), answer: .frameSize),

    ProtocolRule("6.9", "WINDOW_UPDATE of 0 on the connection", RawFrame.windowUpdate(0, 0), answer: .goAway),
    ProtocolRule("6.9", "WINDOW_UPDATE of 0 on a stream", open, RawFrame.windowUpdate(1, 0), answer: .goAway),
    ProtocolRule("6.9", "WINDOW_UPDATE of 3 bytes", RawFrame.frame(8, 0, 0, [0, 0, 1]), answer: .frameSize),
    ProtocolRule(
      "6.9.1", "the connection's window overflows", RawFrame.windowUpdate(0, largest), answer: .flowControl),
    ProtocolRule(
      "6.9.1", "a stream's window overflows", open, RawFrame.windowUpdate(1, largest),
      answer: .streamError(.flowControlError)),
    // RFC 9113 has it end the connection; nghttp2 ends the streams it concerns, which harms nobody else.
    ProtocolRule(
      "6.9.2", "a new initial size makes a stream's window overflow", open,
      RawFrame.windowUpdate(1, largest - 65_535) + RawFrame.settings(4, 65_536),
      answer: .streamError(.flowControlError)),

    ProtocolRule(
      "6.10", "a block in four pieces",
      RawFrame.headers(1, [], last: false) + RawFrame.continuation(1, RawFrame.block(), last: false)
        + RawFrame.continuation(1, RawFrame.literal("x-more", "1"), last: false) + RawFrame.continuation(1, []),
      answer: .accepted(requests: 1)),
    ProtocolRule(
      "6.10", "CONTINUATION on another stream", RawFrame.headers(1, last: false) + RawFrame.continuation(3, []),
      answer: .goAway),
    ProtocolRule(
      "6.10", "CONTINUATION on stream 0", RawFrame.headers(1, last: false) + RawFrame.continuation(0, []),
      answer: .goAway),
    ProtocolRule(
      "6.10", "CONTINUATION after the end of the block", RawFrame.headers(1, end: false) + RawFrame.continuation(1, []),
      answer: .goAway),
    ProtocolRule(
      "6.10", "CONTINUATION after DATA",
      RawFrame.headers(1, end: false) + RawFrame.data(1, "x") + RawFrame.continuation(1, []), answer: .goAway),
  ]
}
