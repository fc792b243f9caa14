package import TitanCore

/// The error of a failed call. Its code is never OK.
package struct RPCError: Error, Sendable, CustomStringConvertible {
  package let code: StatusCode
  /// For developers, in English: names what was received and what is allowed, and never contains a secret.
  package var message: String
  /// Details that a program can act on. The interceptor that maps errors sends them as `google.rpc.Status`.
  package var details: [ErrorDetail]
  /// The serialized `google.rpc.Status`: on a server filled in by that interceptor, on a client as received.
  package var encodedDetails: [UInt8]
  /// Further trailing metadata.
  package var metadata: Metadata

  package init(
    code: StatusCode, message: String, details: [ErrorDetail] = [], encodedDetails: [UInt8] = [],
    metadata: Metadata = [:]
  ) {
    precondition(code != .ok, "an error that is OK is none")
    self.code = code
    self.message = message
    self.details = details
    self.encodedDetails = encodedDetails
    self.metadata = metadata
  }

  /// The error for a status; `nil` if it is OK.
  package init?(_ status: Status, metadata: Metadata = [:]) {
    guard status.code != .ok else { return nil }
    self.init(
      code: status.code, message: status.message, encodedDetails: status.details, metadata: metadata)
  }

  package var status: Status { Status(code: code, message: message, details: encodedDetails) }

  package var description: String { "\(code.name): \(message)" }
}

extension RPCError {
  /// An error with an `ErrorInfo` in TitanUp's own domain, as all errors of its services have.
  ///
  /// - Parameters:
  ///   - reason: UPPER_SNAKE_CASE, stable, documented at the method in `proto/`.
  ///   - info: facts a program may need, for example the id of the session that already exists.
  package init(
    _ code: StatusCode, reason: String, _ message: String, info: [String: String] = [:],
    details: [ErrorDetail] = []
  ) {
    self.init(
      code: code, message: message,
      details: [.errorInfo(reason: reason, domain: "titanup", metadata: info)] + details)
  }

  /// INVALID_ARGUMENT naming the field, what was received and what is allowed.
  package static func invalid(_ field: String, reason: String = "INVALID_FIELD", _ description: String) -> RPCError {
    invalid(reason: reason, [FieldViolation(field: field, description: description, reason: reason)])
  }

  /// INVALID_ARGUMENT for several fields at once. `violations` must not be empty.
  package static func invalid(reason: String = "INVALID_FIELD", _ violations: [FieldViolation]) -> RPCError {
    RPCError(
      .invalidArgument, reason: reason,
      violations.map { "\($0.field): \($0.description)" }.joined(separator: "; "),
      details: [.badRequest(violations)])
  }

  /// NOT_FOUND, in the same words for things that do not exist and for those that belong to someone else.
  package static func notFound(_ thing: String, id: String) -> RPCError {
    RPCError(.notFound, reason: "NOT_FOUND", "no \(thing) \(id)")
  }

  /// INVALID_ARGUMENT ZONE_UNKNOWN for an unknown time zone.
  package static func zoneUnknown(_ name: String, field: String = "time_zone") -> RPCError {
    invalid(
      field, reason: "ZONE_UNKNOWN",
      "got \(quoted(name)); allowed: an IANA zone such as Europe/Berlin, UTC, or nothing")
  }

  /// ABORTED ETAG_MISMATCH for a change to something that has changed since the client read it.
  package static func etagMismatch(of thing: String, now etag: String) -> RPCError {
    RPCError(
      .aborted, reason: "ETAG_MISMATCH", "the \(thing) has changed: its etag is \(etag) by now", info: ["etag": etag])
  }

  /// The same error with words that may be shown to the user.
  package func saying(_ words: String, in language: Language) -> RPCError {
    var error = self
    error.details.append(.localizedMessage(locale: language.rawValue, message: words))
    return error
  }

  package func saying(_ words: LocalizedText, in language: Language) -> RPCError {
    saying(words[language], in: language)
  }

  /// The reason of the first `ErrorInfo` among the details.
  package var reason: String? {
    for case .errorInfo(let reason, _, _) in details { return reason }
    return nil
  }
}
