import NIOCore
import NIOHTTP1

/// How a response's content is framed (RFC 9112 §6.3).
enum HTTP1Framing: Hashable, Sendable {
  /// There is none.
  case empty
  /// As long as the head says.
  case length
  case chunks
  /// Until the connection ends.
  case untilClose

  /// - Parameters:
  ///   - answersHead: whether the request was HEAD.
  ///   - isModern: whether it was HTTP/1.1.
  init(status: Int, hasLength: Bool, answersHead: Bool, isModern: Bool) {
    self =
      if answersHead || status == 204 || status == 304 {
        .empty
      } else if hasLength {
        .length
      } else {
        isModern ? .chunks : .untilClose
      }
  }
}

/// The text of responses. Pure; headers were checked before.
enum HTTP1ResponseText {
  static let goOn = "HTTP/1.1 100 Continue\r\n\r\n"

  static func appendHead(
    _ status: Int, _ headers: WebHeaders, _ framing: HTTP1Framing, closes: Bool, to buffer: inout ByteBuffer
  ) {
    let reason = HTTPResponseStatus(statusCode: status).reasonPhrase
    buffer.writeString("HTTP/1.1 \(status) \(reason)\r\n")
    append(headers, to: &buffer)
    if framing == .chunks { buffer.writeStaticString("transfer-encoding: chunked\r\n") }
    if closes { buffer.writeStaticString("connection: close\r\n") }
    buffer.writeStaticString("\r\n")
  }

  /// Adds a piece of content, which `fill` writes; not empty.
  static func appendContent(
    size: Int, _ framing: HTTP1Framing, to buffer: inout ByteBuffer, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) {
    if framing == .chunks {
      buffer.writeString(String(size, radix: 16))
      buffer.writeStaticString("\r\n")
    }
    buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { room in
      fill(UnsafeMutableRawBufferPointer(rebasing: room[..<size]))
      return size
    }
    if framing == .chunks { buffer.writeStaticString("\r\n") }
  }

  /// Ends the content. Trailers need chunks.
  static func appendEnd(_ trailers: WebHeaders?, _ framing: HTTP1Framing, to buffer: inout ByteBuffer) {
    guard framing == .chunks else { return }
    buffer.writeStaticString("0\r\n")
    if let trailers { append(trailers, to: &buffer) }
    buffer.writeStaticString("\r\n")
  }

  private static func append(_ headers: WebHeaders, to buffer: inout ByteBuffer) {
    for (name, value) in headers {
      buffer.writeString(name)
      buffer.writeStaticString(": ")
      buffer.writeString(value)
      buffer.writeStaticString("\r\n")
    }
  }
}
