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
