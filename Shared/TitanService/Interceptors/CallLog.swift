import Logging
import TitanCore
import TitanRPC

/// Gives every call its request id, echoes it, and logs one line when the call is over: the method, the caller, the
/// outcome and the duration, but nothing of the messages.
struct CallLog: Sendable {
  private let logger: Logger
  /// A copy of the logger's level, which is slow to read from the logger.
  private let logLevel: Logger.Level
  private let makeID: @Sendable () -> String

  init(logger: Logger, makeID: @escaping @Sendable () -> String) {
    (self.logger, logLevel, self.makeID) = (logger, logger.logLevel, makeID)
  }

  func begin(_ context: ServerContext) {
    let id = CallIdentity.resolve(context.metadata, make: makeID)
    context.requestID = id
    context.addOpeningMetadata(CallIdentity.header, .string(id))
  }

  func end(_ context: ServerContext, _ code: StatusCode, reason: String?, _ duration: Duration) {
    let level = Self.level(code)
    guard level >= logLevel else { return }
    var line: Logger.Metadata = [
      "method": .string(context.method.path), "code": .string(code.name),
      "duration_us": .stringConvertible(duration.microseconds),
      "request_id": .string(context.requestID), "peer": .string(context.client.text),
    ]
    if let reason { line["reason"] = .string(reason) }
    if let caller = context.caller {
      if let user = caller.userID { line["user_id"] = .string(user.description) }
      if let access = caller.personalAccess { line["personal_access_token_id"] = .string(access.tokenID) }
      if case .service(let name) = caller.role { line["caller_service"] = .string(name) }
    }
    logger.log(level: level, "call", metadata: line)
  }

  /// The server's own faults are errors, its other trouble is a warning; a client's mistake is information.
  static func level(_ code: StatusCode) -> Logger.Level {
    switch code {
    case .internal, .unknown, .dataLoss: .error
    case .unavailable: .warning
    default: .info
    }
  }
}
