import NIOCore
import TitanHTTP2

/// The protocol of a peer's first bytes.
enum FirstBytes: Hashable {
  /// HTTP/2, or bytes that only HTTP/2's own error handling can refuse.
  case http2
  /// Too few bytes to tell.
  case undecided
  /// Another protocol, which gets an answer in its own terms before the connection is closed.
  case foreign(answer: String)
}

/// Holds back a connection's first bytes until their protocol is known.
struct FirstInput {
  enum Step {
    /// These bytes are for HTTP/2.
    case pass(ByteBuffer)
    case hold
    /// Not HTTP/2: send this answer before closing the connection.
    case answer(String)
  }

  private var isJudged = false
  /// Bytes that have not been judged yet.
  private var undecided = ByteBuffer()

  /// - Parameter judge: classifies the first bytes: everything received so far.
  mutating func admit(_ received: ByteBuffer, _ judge: (UnsafeRawBufferPointer) -> FirstBytes) -> Step {
    guard !isJudged else { return .pass(received) }
    var all = received
    if undecided.readableBytes > 0 {
      all = undecided
      all.writeImmutableBuffer(received)
      undecided = ByteBuffer()
    }
    switch all.withUnsafeReadableBytes({ judge($0) }) {
    case .http2:
      isJudged = true
      return .pass(all)
    case .undecided:
      undecided = all
      return .hold
    case .foreign(let answer):
      isJudged = true
      return .answer(answer)
    }
  }
}

/// The answer to HTTP/1: a browser or a probe learns what this port is, instead of just being disconnected.
enum HTTP1Refusal {
  /// How many bytes of a first line to wait for; a longer one is not a request.
  static let longestLine = 8 << 10
  private static let text = "This is a gRPC service: it speaks HTTP/2 only.\n"

  /// Judges a connection's first bytes. Only a whole line that ends in ` HTTP/1.x` is a request of HTTP/1 (RFC 9112
  /// §3), which is answered. Other text protocols begin with a capitalized word too; neither they nor HTTP/2's preface
  /// nor binary data get an HTTP/1 answer.
  static func judge(_ bytes: UnsafeRawBufferPointer) -> FirstBytes {
    let method = bytes.prefix { $0 != UInt8(ascii: " ") }
    let isToken = method.prefix(21).allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard isToken, (1...20).contains(method.count), !"PRI".utf8.starts(with: method) else { return .http2 }
    guard let end = bytes.prefix(longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
      return bytes.count < longestLine ? .undecided : .http2
    }
    var line = UnsafeRawBufferPointer(rebasing: bytes[..<end])
    if line.last == UInt8(ascii: "\r") { line = UnsafeRawBufferPointer(rebasing: line.dropLast()) }
    guard let digit = line.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
      UnsafeRawBufferPointer(rebasing: line.dropLast().suffix(8)).matches(" HTTP/1.")
    else { return .http2 }
    return .foreign(answer: method.elementsEqual("HEAD".utf8) ? head : head + text)
  }

  private static let head = """
    HTTP/1.1 505 HTTP Version Not Supported\r
    content-type: text/plain; charset=utf-8\r
    content-length: \(text.utf8.count)\r
    connection: close\r
    \r

    """
}
