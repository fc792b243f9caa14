import TitanCore
package import TitanRPC

/// `google.rpc.Status` and its details, as sent in `grpc-status-details-bin`.
package enum StatusDetails {
  /// Serializes an error's code, message and details.
  package static func encode(_ error: RPCError) -> [UInt8] {
    GoogleRPC.Status(
      code: Int32(error.code.rawValue), message: error.message, details: error.details.map(\.packed)
    ).serialized()
  }

  /// The details of a serialized status, in order. Unknown kinds are left out.
  ///
  /// - Throws: `RPCError` INVALID_ARGUMENT if the bytes are not a `google.rpc.Status`, or a detail does not match its
  ///   type.
  package static func decode(_ status: [UInt8]) throws -> [ErrorDetail] {
    try GoogleRPC.Status(serialized: status).details.compactMap { try ErrorDetail(packed: $0) }
  }
}

extension ErrorDetail {
  fileprivate var packed: GoogleProtobuf.AnyMessage {
    switch self {
    case .errorInfo(let reason, let domain, let metadata):
      .init(packing: GoogleRPC.ErrorInfo(reason: reason, domain: domain, metadata: metadata))
    case .badRequest(let violations):
      .init(
        packing: GoogleRPC.BadRequest(
          fieldViolations: violations.map {
            .init(
              field: $0.field, description: $0.description, reason: $0.reason,
              localizedMessage: $0.localizedMessage.map { .init(locale: $0.locale, message: $0.message) })
          }))
    case .retryInfo(let delay):
      .init(packing: GoogleRPC.RetryInfo(retryDelay: .init(delay)))
    case .quotaFailure(let violations):
      .init(
        packing: GoogleRPC.QuotaFailure(
          violations: violations.map { .init(subject: $0.subject, description: $0.description) }))
    case .localizedMessage(let locale, let message):
      .init(packing: GoogleRPC.LocalizedMessage(locale: locale, message: message))
    }
  }

  fileprivate init?(packed any: GoogleProtobuf.AnyMessage) throws {
    if let info = try any.unpack(GoogleRPC.ErrorInfo.self) {
      self = .errorInfo(reason: info.reason, domain: info.domain, metadata: info.metadata)
    } else if let request = try any.unpack(GoogleRPC.BadRequest.self) {
      self = .badRequest(
        request.fieldViolations.map {
          var violation = FieldViolation(field: $0.field, description: $0.description, reason: $0.reason)
          violation.localizedMessage = $0.localizedMessage.map { .init(locale: $0.locale, message: $0.message) }
          return violation
        })
    } else if let retry = try any.unpack(GoogleRPC.RetryInfo.self) {
      self = .retryInfo(delay: try Duration(retry.retryDelay ?? .init(), field: "retry_delay"))
    } else if let quota = try any.unpack(GoogleRPC.QuotaFailure.self) {
      self = .quotaFailure(
        quota.violations.map { QuotaViolation(subject: $0.subject, description: $0.description) })
    } else if let words = try any.unpack(GoogleRPC.LocalizedMessage.self) {
      self = .localizedMessage(locale: words.locale, message: words.message)
    } else {
      return nil
    }
  }
}
