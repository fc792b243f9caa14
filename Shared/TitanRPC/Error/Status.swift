/// Any outcome of a call, including OK: the content of `grpc-status`, `grpc-message` and `grpc-status-details-bin`.
package struct Status: Sendable, Hashable {
  package var code: StatusCode
  package var message: String
  /// A serialized `google.rpc.Status`, or empty. This module does not parse it.
  package var details: [UInt8]

  package static let ok = Status(code: .ok, message: "")

  package init(code: StatusCode, message: String, details: [UInt8] = []) {
    self.code = code
    self.message = message
    self.details = details
  }
}
