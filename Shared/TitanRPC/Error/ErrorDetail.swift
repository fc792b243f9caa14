package import TitanCore

/// The details of `google.rpc` that TitanUp sends (AIP-193), as values.
package enum ErrorDetail: Sendable, Hashable {
  /// Why, for programs: a stable reason within a domain, and the facts that go with it.
  case errorInfo(reason: String, domain: String, metadata: [String: String])
  /// Which fields of the request were wrong.
  case badRequest([FieldViolation])
  /// How long to wait before another try.
  case retryInfo(delay: Duration)
  /// Which quota was used up.
  case quotaFailure([QuotaViolation])
  /// Words that may be shown to the user.
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
