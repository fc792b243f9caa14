import TitanHTTP2

/// A request's header block, read in one pass. nghttp2 has checked names, values and pseudo-headers.
struct HTTP2Head {
  private(set) var method = ""
  private(set) var target: String?
  private(set) var headers = WebHeaders()
  private var authority: String?
  private var cookies: [String] = []

  init(_ fields: HTTP2Fields) {
    headers.reserve(fields.count)
    fields.forEach { name, value in read(name, String(decoding: value, as: UTF8.self)) }
    // RFC 9113 §8.3.1: `:authority` is what `host` is in HTTP/1.1.
    if let authority {
      headers.removeAll("host")
      headers.append("host", authority)
    }
    // RFC 9113 §8.2.3: clients may send each cookie by itself.
    if !cookies.isEmpty { headers.append("cookie", cookies.joined(separator: "; ")) }
  }

  private mutating func read(_ name: UnsafeRawBufferPointer, _ value: String) {
    guard name.first == UInt8(ascii: ":") else {
      guard !name.matches("cookie") else { return cookies.append(value) }
      return headers.append(String(decoding: name, as: UTF8.self), value)
    }
    if name.matches(":method") {
      method = value
    } else if name.matches(":path") {
      target = value
    } else if name.matches(":authority") {
      authority = value
    }
  }

  /// Why no handler gets to see the request.
  func refusal(isTruncated: Bool, limit: Int) -> WebRefusal? {
    if isTruncated { return WebRefusal(431, "the request's fields have more than \(limit) bytes") }
    if headers.all("host").count != 1 { return WebRefusal(400, "a request has one :authority or host") }
    return nil
  }

  /// A response's header block.
  static func response(_ status: Int, _ headers: WebHeaders) -> HTTP2Fields {
    var fields = HTTP2Fields()
    fields.reserve(bytes: 256, fields: headers.count + 1)
    fields.append(":status", String(status))
    for (name, value) in headers { fields.append(name, value) }
    return fields
  }

  static func trailers(_ trailers: WebHeaders) -> HTTP2Fields {
    var fields = HTTP2Fields()
    for (name, value) in trailers { fields.append(name, value) }
    return fields
  }
}
