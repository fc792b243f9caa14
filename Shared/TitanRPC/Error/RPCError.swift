package import TitanCore

/// A call that did not succeed. Its code is never OK.
package struct RPCError: Error, Sendable, CustomStringConvertible {
  package let code: StatusCode
  /// For developers, in English; it names what came and what is allowed, and never holds a secret.
  package var message: String
  /// What a program can act on. Sent as `google.rpc.Status` by the interceptor that maps errors.
  package var details: [ErrorDetail]
  /// The serialized `google.rpc.Status`: filled in by that interceptor on a server, and as received on a client.
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

  /// The error a status stands for; `nil` if it is OK.
  package init?(_ status: Status, metadata: Metadata = [:]) {
    guard status.code != .ok else { return nil }
    self.init(
      code: status.code, message: status.message, encodedDetails: status.details, metadata: metadata)
  }

  package var status: Status { Status(code: code, message: message, details: encodedDetails) }

  package var description: String { "\(code.name): \(message)" }
}

extension RPCError {
  /// An error with an `ErrorInfo` in TitanUp's own domain, as every error of its services has one.
  ///
  /// - Parameters:
  ///   - reason: UPPER_SNAKE_CASE, stable, documented at the method in `proto/`.
  ///   - info: facts a program may need, for example the id of the session that exists already.
  package init(
    _ code: StatusCode, reason: String, _ message: String, info: [String: String] = [:],
    details: [ErrorDetail] = []
  ) {
    self.init(
      code: code, message: message,
      details: [.errorInfo(reason: reason, domain: "titanup", metadata: info)] + details)
  }

  /// INVALID_ARGUMENT that names the field, what came and what is allowed.
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

  /// NOT_FOUND in the same words for what does not exist and for what belongs to somebody else.
  package static func notFound(_ thing: String, id: String) -> RPCError {
    RPCError(.notFound, reason: "NOT_FOUND", "no \(thing) \(id)")
  }

  /// INVALID_ARGUMENT ZONE_UNKNOWN for the name of a time zone that nobody knows.
  package static func zoneUnknown(_ name: String, field: String = "time_zone") -> RPCError {
    invalid(
      field, reason: "ZONE_UNKNOWN",
      "got \(quoted(name)); allowed: an IANA zone such as Europe/Berlin, UTC, or nothing")
  }

  /// ABORTED ETAG_MISMATCH for a change to what has changed since it was read.
  package static func etagMismatch(of thing: String, now etag: String) -> RPCError {
    RPCError(
      .aborted, reason: "ETAG_MISMATCH", "the \(thing) has changed: its etag is \(etag) by now", info: ["etag": etag])
  }

  /// The same with words that may be shown to the user.
  package func saying(_ words: String, in language: Language) -> RPCError {
    var error = self
    error.details.append(.localizedMessage(locale: language.rawValue, message: words))
    return error
  }

  package func saying(_ words: LocalizedText, in language: Language) -> RPCError {
    saying(words[language], in: language)
  }

  /// The first `ErrorInfo`'s reason, if the details have one.
  package var reason: String? {
    for case .errorInfo(let reason, _, _) in details { return reason }
    return nil
  }
}
