package import TitanCore

/// The `google.rpc` error details that TitanUp sends (AIP-193), as values.
package enum ErrorDetail: Sendable, Hashable {
  /// The reason, for programs: stable within a domain, with the facts that belong to it.
  case errorInfo(reason: String, domain: String, metadata: [String: String])
  /// Which fields of the request were wrong.
  case badRequest([FieldViolation])
  /// How long to wait before a retry.
  case retryInfo(delay: Duration)
  /// Which quota was used up.
  case quotaFailure([QuotaViolation])
  /// A text that may be shown to the user.
  case localizedMessage(locale: String, message: String)
}

/// One exceeded quota.
package struct QuotaViolation: Sendable, Hashable {
  package var subject: String
  package var description: String

  package init(subject: String, description: String) {
    self.subject = subject
    self.description = description
  }
}
