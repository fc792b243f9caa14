import Logging
package import TitanCore
import TitanPostgres
import TitanProto
package import TitanRPC

/// The only place where `any Error` becomes the `RPCError` that clients see, with its details encoded. The cause of a
/// server fault stays in the log.
package struct ErrorMapping: Sendable {
  let logger: Logger

  func map(_ error: any Error, _ context: ServerContext, at now: ContinuousClock.Instant) -> RPCError {
    let isLate = context.deadline.map { $0.remaining(from: now) <= .zero } ?? false
    let failure = Self.rpcError(
      for: error, isLate: isLate, requestID: context.requestID, language: context.language)
    if error is PostgresError || CallLog.level(failure.code) == .error {
      // A busy pool is the server's trouble, whatever its code means for calls in general.
      let isBusy = (error as? PostgresError)?.kind == .poolBusy
      logger.log(
        level: isBusy ? .warning : CallLog.level(failure.code), "a call failed",
        metadata: [
          "method": .string(context.method.path), "request_id": .string(context.requestID),
          "cause": .string(loggable(error)),
        ])
    }
    return Self.withEncodedDetails(failure, in: context.language)
  }

  /// - Parameter isLate: whether the call's deadline has passed; a cancellation then means that it was exceeded, and
  ///   otherwise an exceeded deadline was another service's.
  static func rpcError(
    for error: any Error, isLate: Bool, requestID: String, language: Language = .english
  ) -> RPCError {
    switch error {
    case let error as RPCError: rpcError(for: error, isLate: isLate)
    case let error as any RPCErrorConvertible: RPCError(error, in: language)
    case let error as PostgresError: rpcError(for: error, requestID: requestID)
    case is CancellationError:
      isLate
        ? .deadlineExceeded : RPCError(.cancelled, reason: "CANCELLED", "the call was cancelled")
    default: internalError(requestID)
    }
  }

  private static func rpcError(for error: RPCError, isLate: Bool) -> RPCError {
    switch error.code {
    case .cancelled where isLate: .deadlineExceeded
    // The deadline of a part that another service was to answer. The call itself still has time.
    case .deadlineExceeded where !isLate:
      RPCError(
        .unavailable, reason: "SERVICE_TIMEOUT", "another service did not answer in time; try again",
        details: [.retryInfo(delay: .seconds(1))])
    default: error
    }
  }

  private static func rpcError(for error: PostgresError, requestID: String) -> RPCError {
    if error.kind == .poolBusy {
      return RPCError(
        .resourceExhausted, reason: "DATABASE_BUSY",
        "the service is busy: all its connections to the database are in use",
        details: [.retryInfo(delay: .seconds(1))])
    }
    if error.kind == .ownerBusy {
      return RPCError(
        .resourceExhausted, reason: "ACCOUNT_BUSY", error.message, details: [.retryInfo(delay: .seconds(1))])
    }
    if let trouble = error.trouble { return rpcError(for: trouble) }
    if error.isUnavailable {
      return RPCError(
        .unavailable, reason: "DATABASE_UNAVAILABLE", "the database cannot be reached at the moment; try again",
        details: [.retryInfo(delay: .seconds(1))])
    }
    if error.isRetryable {
      return RPCError(
        .aborted, reason: "CONCURRENT_CHANGE", "others kept changing the same data; read again and retry",
        details: [.retryInfo(delay: .milliseconds(100))])
    }
    if error.sqlState == .queryCanceled {
      return RPCError(.deadlineExceeded, reason: "STATEMENT_TIMEOUT", "the database took too long")
    }
    return internalError(requestID)
  }

  private static func internalError(_ requestID: String) -> RPCError {
    RPCError(
      .internal, reason: "INTERNAL", "an internal error; the server's log has its cause under request id \(requestID)",
      info: ["request_id": requestID])
  }

  /// The error as clients see it: with an `ErrorInfo` and words for the user, as all our errors have, and with its
  /// details serialized. Details from another server are left unchanged.
  package static func withEncodedDetails(_ error: RPCError, in language: Language = .english) -> RPCError {
    guard error.encodedDetails.isEmpty else { return error }
    var error = error.worded(in: language)
    if error.reason == nil {
      error.details.insert(.errorInfo(reason: error.code.name, domain: "titanup", metadata: [:]), at: 0)
    }
    error.encodedDetails = StatusDetails.encode(error)
    return error
  }
}
