package import TitanCore
import TitanProto
package import TitanRPC

/// Calls in process by whomever a test says, with errors as a client sees them.
package struct TestCalls: Sendable {
  package let channel: InProcessTransport

  package init(_ services: [any RPCService]) {
    channel = InProcessTransport(router: RPCRouter(interceptors: [SendingDetails(), TestCaller()], services: services))
  }

  /// The options of a call by this user.
  package static func by(_ user: UserID, metadata: Metadata = [:]) -> CallOptions {
    var metadata = metadata
    metadata.append(TestCaller.key, "\(user)")
    var options = CallOptions(metadata: metadata)
    // Machines may be slow; what is slow for its own reasons, a bench shows.
    options.deadline = .after(.seconds(300))
    return options
  }
}

/// Takes the caller's word for who calls.
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
      let mapped =
        if let error = error as? any RPCErrorConvertible { RPCError(error, in: context.language) } else {
          RPCError(wrapping: error)
        }
      var failure = mapped.worded(in: context.language)
      failure.encodedDetails = StatusDetails.encode(failure)
      throw failure
    }
  }
}

extension RPCError {
  /// The details a client has received.
  package var receivedDetails: [ErrorDetail] { (try? StatusDetails.decode(encodedDetails)) ?? [] }

  /// The reason a client has received.
  package var receivedReason: String? {
    for case .errorInfo(let reason, _, _) in receivedDetails { return reason }
    return nil
  }

  /// The facts a client has received with the reason.
  package var receivedInfo: [String: String] {
    for case .errorInfo(_, _, let info) in receivedDetails { return info }
    return [:]
  }

  /// The fields a client was told are wrong.
  package var receivedFields: [String] {
    for case .badRequest(let violations) in receivedDetails { return violations.map(\.field) }
    return []
  }
}
