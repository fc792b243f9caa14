/// What a caller may say of one call.
package struct CallOptions: Sendable {
  /// Custom metadata to send.
  package var metadata: Metadata
  /// When the call must be over. It is sent as `grpc-timeout` and kept by the client itself too.
  package var deadline: Deadline?
  /// Wait for a connection instead of failing with UNAVAILABLE at once.
  package var waitForReady: Bool
  /// How requests are encoded. A server that does not know it answers UNIMPLEMENTED.
  package var compression: Compression
  package var retry: Retry
  /// Adds metadata that says who calls.
  package var credentials: (any CallCredentials)?

  /// Whether the call may be sent again after it failed, when the server may have acted on it.
  package enum Retry: Sendable, Hashable {
    /// If it is unary and its proto says that it is idempotent or has no side effects.
    case ifIdempotent
    /// It does no harm: the caller knows.
    case safe
    case never
  }

  package init(
    metadata: Metadata = [:], deadline: Deadline? = nil, waitForReady: Bool = false,
    compression: Compression = .identity, retry: Retry = .ifIdempotent, credentials: (any CallCredentials)? = nil
  ) {
    self.metadata = metadata
    self.deadline = deadline
    self.waitForReady = waitForReady
    self.compression = compression
    self.retry = retry
    self.credentials = credentials
  }

  package func mayRetry(_ method: MethodDescriptor) -> Bool {
    switch retry {
    case .ifIdempotent: method.isIdempotent && method.type == .unary
    case .safe: true
    case .never: false
    }
  }

  package static func timeout(_ duration: Duration) -> CallOptions { CallOptions(deadline: .after(duration)) }

  /// The same options with `authorization: Bearer <token>`.
  package func bearer(_ token: String) -> CallOptions {
    var options = self
    options.metadata.removeAll("authorization")
    options.metadata.append("authorization", "Bearer \(token)")
    return options
  }
}
