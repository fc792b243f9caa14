import TitanHTTP2

/// The answer to HTTP/1: a browser or a probe learns what this port is, instead of seeing it hang up.
enum HTTP1Refusal {
  /// Bytes of a first line that are waited for; a longer one is no request.
  static let longestLine = 8 << 10
  private static let text = "This is a gRPC service: it speaks HTTP/2 only.\n"

  /// Judges a connection's first bytes: a request of HTTP/1 is answered, and only a whole line that ends in ` HTTP/1.x`
  /// is one (RFC 9112 §3). Other text protocols begin with a word in capitals too; they, HTTP/2's preface, and what is no
  /// text at all are nothing for HTTP/1 to answer.
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
