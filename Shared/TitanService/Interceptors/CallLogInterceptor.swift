import Logging
import TitanCore
import TitanRPC

/// Gives every call its request id, echoes it, and writes one line when the call is over: what was called, by whom,
/// how it ended and how long it took; nothing of what was said.
struct CallLogInterceptor: ServerInterceptor {
  let logger: Logger
  let now: @Sendable () -> ContinuousClock.Instant
  let makeID: @Sendable () -> String

  func intercept(_ context: ServerContext, next: @escaping Next) async throws {
    context.requestID = CallIdentity.resolve(context.metadata, make: makeID)
    context.addOpeningMetadata(CallIdentity.header, .string(context.requestID))
    let start = now()
    do {
      try await next(context)
      log(context, .ok, nil, start)
    } catch {
      let failure = RPCError(wrapping: error)
      log(context, failure.code, failure.reason, start)
      throw error
    }
  }

  private func log(_ context: ServerContext, _ code: StatusCode, _ reason: String?, _ start: ContinuousClock.Instant) {
    let level = Self.level(code)
    guard level >= logger.logLevel else { return }
    var line: Logger.Metadata = [
      "method": .string(context.method.path), "code": .string(code.name),
      "duration_us": .stringConvertible(start.duration(to: now()).microseconds),
      "request_id": .string(context.requestID), "peer": .string(context.peer),
    ]
    if let reason { line["reason"] = .string(reason) }
    if let caller = context.caller {
      if let user = caller.userID { line["user_id"] = .string(user.description) }
      if case .service(let name) = caller.role { line["caller_service"] = .string(name) }
    }
    logger.log(level: level, "call", metadata: line)
  }

  /// The server's own faults are errors, its troubles warnings; what the client did wrong is information.
  static func level(_ code: StatusCode) -> Logger.Level {
    switch code {
    case .internal, .unknown, .dataLoss: .error
    case .unavailable: .warning
    default: .info
    }
  }
}
