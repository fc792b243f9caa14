import NIOHTTP1

/// What a request of HTTP/1.1 must look like beyond what the parser demands. Pure.
enum HTTP1RequestRules {
  /// Why a request is refused before any handler sees it; the connection is then closed, since what follows on it could
  /// be taken for a request that nobody made.
  static func refusal(_ version: HTTPVersion, _ headers: WebHeaders) -> WebRefusal? {
    guard version.major == 1, version.minor <= 1 else {
      return WebRefusal(505, "HTTP/\(version.major).\(version.minor) is not spoken here; HTTP/1.1 and HTTP/2 are")
    }
    let encodings = headers.all("transfer-encoding")
    if !encodings.isEmpty {
      // RFC 9112 §6.3: whoever sends both may be smuggling a request.
      guard !headers.contains("content-length") else {
        return WebRefusal(400, "a request has either content-length or transfer-encoding, this one has both")
      }
      guard version.minor == 1 else { return WebRefusal(400, "HTTP/1.0 has no transfer-encoding") }
      guard encodings.count == 1, encodings[0].lowercased() == "chunked" else {
        return WebRefusal(501, "the only transfer-encoding of requests here is chunked")
      }
    }
    guard headers.all("content-length").count <= 1 else {
      return WebRefusal(400, "a request has one content-length, this one has several")
    }
    switch headers.all("host").count {
    case 1: break
    case 0 where version.minor == 0: break
    case let count: return WebRefusal(400, "a request has one host, this one has \(count)")
    }
    if let expected = headers["expect"], expected.lowercased() != "100-continue" {
      return WebRefusal(417, "the only expectation that is known here is 100-continue")
    }
    return nil
  }
}
