package import TitanCore
import TitanProto
package import TitanRPC

/// Makes in-process calls as any user, with errors in the form that clients see.
package struct TestCalls: Sendable {
  package let channel: InProcessTransport

  package init(_ services: [any RPCService]) {
    channel = InProcessTransport(router: RPCRouter(interceptors: [SendingDetails(), TestCaller()], services: services))
  }

  /// The options for a call by this user.
  package static func by(_ user: UserID, metadata: Metadata = [:]) -> CallOptions {
    var metadata = metadata
    metadata.append(TestCaller.key, "\(user)")
    var options = CallOptions(metadata: metadata)
    // Machines may be slow; a benchmark shows code that is slow.
    options.deadline = .after(.seconds(300))
    return options
  }
}

/// Trusts the caller's claim about its user.
private struct TestCaller: ServerInterceptor {
  static let key = "x-test-user"

  func intercept(_ context: ServerContext, next: Next) async throws {
    if let user = context.metadata.first(Self.key).flatMap({ UserID($0) }) {
      context.caller = Caller(role: .user, userID: user, expiresAt: Timestamp(microseconds: .max))
    }
    try await next(context)
  }
}

/// Puts the details of errors into their wire form, as the interceptors of a real service do.
package struct SendingDetails: ServerInterceptor {
  package init() {}

  package func intercept(_ context: ServerContext, next: Next) async throws {
    do {
      try await next(context)
    } catch {
      var failure =
        RPCError(refusal: error, in: context.language) ?? RPCError(wrapping: error).worded(in: context.language)
      failure.encodedDetails = StatusDetails.encode(failure)
      throw failure
    }
  }
}

extension RPCError {
  /// The details that a client has received.
  package var receivedDetails: [ErrorDetail] { (try? StatusDetails.decode(encodedDetails)) ?? [] }

  /// The reason that a client has received.
  package var receivedReason: String? {
    for case .errorInfo(let reason, _, _) in receivedDetails { return reason }
    return nil
  }

  /// The facts that a client has received with the reason.
  package var receivedInfo: [String: String] {
    for case .errorInfo(_, _, let info) in receivedDetails { return info }
    return [:]
  }

  /// The invalid fields that a client has been informed of.
  package var receivedFields: [String] {
    for case .badRequest(let violations) in receivedDetails { return violations.map(\.field) }
    return []
  }
}
