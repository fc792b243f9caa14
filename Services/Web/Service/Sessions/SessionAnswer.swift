import NIOCore
import TitanCore
import TitanRPC
import TitanService
import TitanWeb

/// A whole answer of `/session`.
struct SessionAnswer: Sendable {
  var status = 200
  var headers: WebHeaders = ["cache-control": "no-store"]
  var body: [UInt8]

  init(json: String, setCookie: String?) {
    body = Array(json.utf8)
    headers.set("content-type", "application/json")
    if let setCookie { headers.set("set-cookie", setCookie) }
  }

  init(proto: [UInt8], setCookie: String?) {
    body = proto
    headers.set("content-type", "application/proto")
    if let setCookie { headers.set("set-cookie", setCookie) }
  }

  /// The error as a `google.rpc.Status`, as the service sent it, or with words for what the edge found itself.
  init(_ error: RPCError, in language: Language) {
    status = error.code.httpStatus
    body = ErrorMapping.withEncodedDetails(error, in: language).encodedDetails
    headers.set("content-type", "application/proto")
  }

  func send(through response: WebResponseWriter) async throws {
    try await response.send(status, headers, ByteBuffer(bytes: body))
  }
}

extension StatusCode {
  /// As google/rpc/code.proto maps them.
  var httpStatus: Int {
    switch self {
    case .ok: 200
    case .invalidArgument, .failedPrecondition, .outOfRange: 400
    case .unauthenticated: 401
    case .permissionDenied: 403
    case .notFound: 404
    case .alreadyExists, .aborted: 409
    case .resourceExhausted: 429
    case .cancelled: 499
    case .unknown, .internal, .dataLoss: 500
    case .unimplemented: 501
    case .unavailable: 503
    case .deadlineExceeded: 504
    }
  }
}
