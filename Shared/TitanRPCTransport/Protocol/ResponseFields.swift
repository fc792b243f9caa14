import TitanHTTP2
import TitanRPC

/// Reads a header block of a response, in one pass.
struct ResponseFields {
  private(set) var httpStatus: Int?
  private(set) var contentType = ""
  private(set) var isGRPC = false
  private(set) var encoding: String?
  private(set) var grpcStatus: String?
  private(set) var message = ""
  private(set) var details: [UInt8] = []
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
      contentType = String(decoding: value, as: UTF8.self)
      isGRPC = ContentType.isGRPC(value)
    } else if name.matches("grpc-encoding") {
      encoding = String(decoding: value, as: UTF8.self)
    } else if name.matches("grpc-status") {
      grpcStatus = String(decoding: value, as: UTF8.self)
    } else if name.matches("grpc-message") {
      message = PercentEncoding.decode(String(decoding: value, as: UTF8.self))
    } else if name.matches("grpc-status-details-bin") {
      details = Base64.decode(value) ?? []
    } else if Metadata.isCustom(name) {
      do throws(RPCError) { try metadata.append(name, value) } catch {
        failure = RPCError(code: .internal, message: error.message)
      }
    }
  }
}
