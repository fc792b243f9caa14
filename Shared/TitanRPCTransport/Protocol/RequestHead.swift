import TitanHTTP2
package import TitanRPC

/// The contents of a gRPC request's headers.
package struct RequestHead: Sendable {
  /// The route that `:path` names.
  package var route = RPCRoute.nowhere
  /// `grpc-timeout`, counted from the arrival of the headers.
  package var timeout: Timeout?
  package var metadata = Metadata()
  /// Whether the content-type is `application/grpc+proto` rather than `application/grpc`; the response then has the
  /// same.
  package var namesProto = false
  /// `grpc-encoding`.
  package var encoding = Compression.identity
  /// Whether `grpc-accept-encoding` names gzip.
  package var acceptsGzip = false
}

/// Reads a request's header block, in one pass.
struct RequestHeadParser {
  /// Why a request is not gRPC.
  enum Refusal: Error {
    /// An HTTP answer: the peer is not a gRPC client.
    case http(HTTPRefusal)
    /// A gRPC answer.
    case status(RPCError)
  }

  private var head = RequestHead()
  private var isPost = false
  private var isHead = false
  private var contentType = ContentType.other("")
  private var unknownEncoding: String?
  private var timeoutText: String?

  /// gRPC over HTTP/2, "Requests".
  static func parse(_ fields: HTTP2Fields, _ router: RPCRouter) throws(Refusal) -> RequestHead {
    var parser = RequestHeadParser()
    var failure: RPCError?
    fields.forEach { name, value in
      do throws(RPCError) { try parser.read(name, value, router) } catch { failure = failure ?? error }
    }
    return try parser.finish(isTruncated: fields.isTruncated, failure)
  }

  private mutating func read(
    _ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, _ router: RPCRouter
  ) throws(RPCError) {
    // Lengths are compared first, since most names differ there.
    switch name.count {
    case 5 where name.matches(":path"):
      head.route = router.route(at: value)
    case 7 where name.matches(":method"):
      isPost = value.matches("POST")
      isHead = value.matches("HEAD")
    case 12 where name.matches("content-type"):
      contentType = ContentType(value)
    case 12 where name.matches("grpc-timeout"):
      timeoutText = String(decoding: value, as: UTF8.self)
    case 13 where name.matches("grpc-encoding"):
      let name = String(decoding: value, as: UTF8.self)
      if let known = Compression(rawValue: name) { head.encoding = known } else { unknownEncoding = name }
    case 20 where name.matches("grpc-accept-encoding"):
      if Self.names(value, "gzip") { head.acceptsGzip = true }
    default:
      if Metadata.isCustom(name) { try head.metadata.append(name, value) }
    }
  }

  /// Whether a comma-separated list contains an element.
  private static func names(_ list: UnsafeRawBufferPointer, _ element: StaticString) -> Bool {
    list.split(separator: UInt8(ascii: ",")).contains { part in
      let part = part.drop { $0 == UInt8(ascii: " ") }
      let end = part.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? part.startIndex
      return UnsafeRawBufferPointer(rebasing: part[..<end]).matches(element)
    }
  }

  /// `te` is ignored: it only serves to detect proxies that drop trailers, and official servers disagree about its
  /// absence.
  private consuming func finish(isTruncated: Bool, _ failure: RPCError?) throws(Refusal) -> RequestHead {
    guard isPost || isTruncated else { throw .http(HTTPRefusal(reason: .methodNotAllowed, isHead: isHead)) }
    switch contentType {
    case .plain: head.namesProto = false
    case .proto: head.namesProto = true
    case .foreign(let type):
      throw .status(
        RPCError(
          code: .unimplemented,
          message: "content-type \(type) is not supported; application/grpc and application/grpc+proto are"))
    case .other:
      throw .http(HTTPRefusal(reason: isTruncated ? .headersTooLarge : .unsupportedMediaType, isHead: isHead))
    }
    if isTruncated {
      throw .status(RPCError(code: .resourceExhausted, message: "the request's header block is larger than allowed"))
    }
    if let failure { throw .status(failure) }
    if let unknownEncoding {
      throw .status(
        RPCError(
          code: .unimplemented,
          message: "grpc-encoding \(unknownEncoding) is not supported; identity and gzip are"))
    }
    if let timeoutText {
      guard let timeout = Timeout(timeoutText) else {
        throw .status(
          RPCError(
            code: .internal,
            message: "grpc-timeout is \(timeoutText); it takes one to eight digits and one of H M S m u n"))
      }
      head.timeout = timeout
    }
    return head
  }
}

/// The answer to an HTTP/2 request that is not gRPC: from a browser, a probe, a mistaken client.
struct HTTPRefusal: Error {
  enum Reason: Int {
    case methodNotAllowed = 405
    case unsupportedMediaType = 415
    case headersTooLarge = 431
  }
  let reason: Reason
  /// The answer to HEAD has no content.
  let isHead: Bool

  private var text: String {
    switch reason {
    case .methodNotAllowed: "This is a gRPC service: calls are POST requests.\n"
    case .unsupportedMediaType: "This is a gRPC service: the content-type of calls is application/grpc.\n"
    case .headersTooLarge: "The request's header block is larger than allowed.\n"
    }
  }

  var body: String { isHead ? "" : text }

  var fields: HTTP2Fields {
    var fields = HTTP2Fields([
      (":status", String(reason.rawValue)), ("content-type", "text/plain; charset=utf-8"),
      ("content-length", String(text.utf8.count)),
    ])
    if reason == .methodNotAllowed { fields.append("allow", "POST") }
    return fields
  }
}
