/// A handcrafted frame, valid or not (RFC 9113 §6).
package struct RawFrame: Hashable, Sendable {
  package var type: UInt8
  package var flags: UInt8
  package var stream: UInt32
  package var payload: [UInt8]

  package init(type: UInt8, flags: UInt8, stream: UInt32, payload: [UInt8]) {
    (self.type, self.flags, self.stream, self.payload) = (type, flags, stream, payload)
  }

  /// The complete frames at the beginning of `bytes`.
  package static func parse(_ bytes: [UInt8]) -> [RawFrame] {
    var frames: [RawFrame] = []
    var rest = bytes[...]
    while rest.count >= 9 {
      let head = Array(rest.prefix(9))
      let length = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
      guard rest.count >= 9 + length else { break }
      frames.append(
        RawFrame(
          type: head[3], flags: head[4], stream: number(Array(head[5...])),
          payload: Array(rest.dropFirst(9).prefix(length))))
      rest = rest.dropFirst(9 + length)
    }
    return frames
  }

  /// The error code of an RST_STREAM or a GOAWAY.
  package var errorCode: UInt32? {
    switch type {
    case 3: Self.number(payload)
    case 7: Self.number(Array(payload.dropFirst(4).prefix(4)))
    default: nil
    }
  }

  package var isGoAway: Bool { type == 7 }

  private static func number(_ bytes: [UInt8]) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

  // MARK: What a client sends

  package static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
  package static let settingsAcknowledged = frame(4, 1, 0, [])
  /// The bytes that a client begins with, including the acknowledgement of the server's settings.
  package static let handshake = preface + frame(4, 0, 0, []) + settingsAcknowledged

  package static func frame(_ type: UInt8, _ flags: UInt8, _ stream: UInt32, _ payload: [UInt8]) -> [UInt8] {
    Array(bytes(UInt32(payload.count)).dropFirst()) + [type, flags] + bytes(stream) + payload
  }

  package static func data(_ stream: UInt32, _ content: String = "", end: Bool = false) -> [UInt8] {
    frame(0, end ? 1 : 0, stream, Array(content.utf8))
  }
  /// A whole header block unless `last` says that more follows.
  package static func headers(_ stream: UInt32, _ block: [UInt8] = Self.block(), end: Bool = true, last: Bool = true)
    -> [UInt8]
  {
    frame(1, (end ? 1 : 0) | (last ? 4 : 0), stream, block)
  }
  package static func priority(_ stream: UInt32, on dependency: UInt32) -> [UInt8] {
    frame(2, 0, stream, bytes(dependency) + [15])
  }
  package static func reset(_ stream: UInt32, _ code: UInt32 = 8) -> [UInt8] { frame(3, 0, stream, bytes(code)) }
  package static func settings(_ id: UInt16, _ value: UInt32) -> [UInt8] { frame(4, 0, 0, setting(id, value)) }
  package static func setting(_ id: UInt16, _ value: UInt32) -> [UInt8] {
    [UInt8(truncatingIfNeeded: id >> 8), UInt8(truncatingIfNeeded: id)] + bytes(value)
  }
  package static func ping(_ flags: UInt8 = 0) -> [UInt8] { frame(6, flags, 0, [1, 2, 3, 4, 5, 6, 7, 8]) }
  package static func windowUpdate(_ stream: UInt32, _ increment: UInt32) -> [UInt8] {
    frame(8, 0, stream, bytes(increment))
  }
  package static func continuation(_ stream: UInt32, _ block: [UInt8], last: Bool = true) -> [UInt8] {
    frame(9, last ? 4 : 0, stream, block)
  }

  package static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  // MARK: Header blocks (RFC 7541)

  package static let pseudo = [(":method", "POST"), (":scheme", "http"), (":path", "/a/b"), (":authority", "x")]

  /// A request's header block of literals that don't change the dynamic table, with some fields added and others
  /// omitted.
  package static func block(
    _ more: [(String, String)] = [], without: String? = nil, path: String? = nil
  ) -> [UInt8] {
    let pseudo = pseudo.map { $0.0 == ":path" ? (":path", path ?? $0.1) : $0 }.filter { $0.0 != without }
    return (pseudo + more).flatMap { literal($0.0, $0.1) }
  }

  package static func literal(_ name: String, _ value: String) -> [UInt8] { [0] + string(name) + string(value) }

  private static func string(_ text: String) -> [UInt8] {
    precondition(text.utf8.count < 127, "longer strings need a longer length")
    return [UInt8(text.utf8.count)] + Array(text.utf8)
  }
}
