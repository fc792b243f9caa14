import TitanHTTP2
import TitanRPC

/// Reads a header block of a response, in one pass.
struct ResponseFields {
  private(set) var httpStatus: Int?
  private(set) var contentType = ContentType.other("")
  private(set) var encoding = Compression.identity
  private(set) var unknownEncoding: String?
  private(set) var grpcStatus: String?
  private(set) var message = ""
  private(set) var details: [UInt8] = []
  private(set) var retryPushback: RetryPushback?
  private(set) var metadata = Metadata()
  /// What could not be read.
  private(set) var failure: RPCError?

  init(_ fields: HTTP2Fields) {
    fields.forEach { name, value in read(name, value) }
    if fields.isTruncated {
      failure = RPCError(code: .resourceExhausted, message: "the response's header block is larger than allowed")
    }
  }

  private mutating func read(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
    if name.matches(":status") {
      httpStatus = Int(String(decoding: value, as: UTF8.self))
    } else if name.matches("content-type") {
      contentType = ContentType(value)
    } else if name.matches("grpc-encoding") {
      let name = String(decoding: value, as: UTF8.self)
      if let known = Compression(rawValue: name) { encoding = known } else { unknownEncoding = name }
    } else if name.matches("grpc-status") {
      grpcStatus = String(decoding: value, as: UTF8.self)
    } else if name.matches("grpc-message") {
      message = PercentEncoding.decode(String(decoding: value, as: UTF8.self))
    } else if name.matches("grpc-status-details-bin") {
      details = Base64.decode(value) ?? []
    } else if name.matches("grpc-retry-pushback-ms") {
      retryPushback = RetryPushback(String(decoding: value, as: UTF8.self))
    } else if Metadata.isCustom(name) {
      do throws(RPCError) { try metadata.append(name, value) } catch { failure = failure ?? error }
    }
  }
}
