import TitanHTTP2
import TitanRPC

/// Reads a request's header block, in one pass.
struct RequestHeadParser {
  /// Why a request is none of gRPC.
  enum Refusal: Error {
    /// An HTTP answer: the peer is no gRPC client.
    case http(status: Int, allow: String?)
    /// A gRPC answer. `encoding` is the one that is not spoken here.
    case status(RPCError)
  }

  private var head = RequestHead()
  private var isPost = false
  private var isGRPC = false
  private var hasTrailers = false
  private var encoding: String?
  private var timeoutText: String?

  /// gRPC over HTTP/2, "Requests".
  static func parse(_ fields: HTTP2Fields) throws(Refusal) -> RequestHead {
    var parser = RequestHeadParser()
    var failure: RPCError?
    fields.forEach { name, value in
      do throws(RPCError) { try parser.read(name, value) } catch { failure = failure ?? error }
    }
    return try parser.finish(isTruncated: fields.isTruncated, failure)
  }

  private mutating func read(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) throws(RPCError) {
    if name.matches(":path") {
      head.path = String(decoding: value, as: UTF8.self)
    } else if name.matches(":method") {
      isPost = value.matches("POST")
    } else if name.matches("content-type") {
      isGRPC = ContentType.isGRPC(value)
    } else if name.matches("te") {
      hasTrailers = value.matches("trailers")
    } else if name.matches("grpc-timeout") {
      timeoutText = String(decoding: value, as: UTF8.self)
    } else if name.matches("grpc-encoding") {
      encoding = String(decoding: value, as: UTF8.self)
    } else if Metadata.isCustom(name) {
      try head.metadata.append(name, value)
    }
  }

  private consuming func finish(isTruncated: Bool, _ failure: RPCError?) throws(Refusal) -> RequestHead {
    if isTruncated { throw .http(status: 431, allow: nil) }
    guard isPost else { throw .http(status: 405, allow: "POST") }
    guard isGRPC else { throw .http(status: 415, allow: nil) }
    if let failure { throw .status(failure) }
    guard hasTrailers else {
      throw .status(RPCError(code: .invalidArgument, message: "the header te is missing; it must be trailers"))
    }
    if let encoding, encoding != "identity" {
      throw .status(
        RPCError(code: .unimplemented, message: "grpc-encoding \(encoding) is not supported; identity is"))
    }
    if let timeoutText {
      guard let timeout = Timeout(timeoutText) else {
        throw .status(
          RPCError(
            code: .invalidArgument,
            message: "grpc-timeout is \(timeoutText); it takes one to eight digits and one of H M S m u n"))
      }
      head.timeout = timeout
    }
    return head
  }
}

enum ContentType {
  /// `application/grpc`, with a subtype (`+proto`) or parameters behind it or not.
  static func isGRPC(_ value: UnsafeRawBufferPointer) -> Bool {
    let name: StaticString = "application/grpc"
    let length = name.utf8CodeUnitCount
    guard value.count >= length, UnsafeRawBufferPointer(rebasing: value[..<length]).matches(name) else { return false }
    return value.count == length || value[length] == UInt8(ascii: "+") || value[length] == UInt8(ascii: ";")
  }
}
