import NIOCore

/// The answer to HTTP/1: a browser or a probe learns what this port is, instead of seeing it hang up.
enum HTTP1Refusal {
  private static let text = "This is a gRPC service: it speaks HTTP/2 only.\n"

  /// A whole response if a connection's first bytes begin a request of HTTP/1; `nil` for HTTP/2's preface, for a part
  /// of it, and for what is no HTTP at all.
  static func answer(to bytes: UnsafeRawBufferPointer) -> String? {
    let method = bytes.prefix { $0 != UInt8(ascii: " ") }
    let isToken = method.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard isToken, (1...20).contains(method.count), !"PRI".utf8.starts(with: method) else { return nil }
    let head = """
      HTTP/1.1 505 HTTP Version Not Supported\r
      content-type: text/plain; charset=utf-8\r
      content-length: \(text.utf8.count)\r
      connection: close\r
      \r

      """
    return method.elementsEqual("HEAD".utf8) ? head : head + text
  }
}
