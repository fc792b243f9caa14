/// A caller's options for one call.
package struct CallOptions: Sendable {
  /// Custom metadata to send.
  package var metadata: Metadata
  /// When the call must be over. Sent as `grpc-timeout`, and enforced by the client itself too.
  package var deadline: Deadline?
  /// Wait for a connection instead of failing with UNAVAILABLE at once.
  package var waitForReady: Bool
  /// The encoding of requests. A server that does not know it answers UNIMPLEMENTED.
  package var compression: Compression
  package var retry: Retry
  /// Adds metadata that identifies the caller.
  package var credentials: (any CallCredentials)?

  /// Whether a failed call may be sent again even though the server may have acted on it.
  package enum Retry: Sendable, Hashable {
    /// Only if the call is unary and its proto marks it idempotent or free of side effects.
    case ifIdempotent
    /// The caller knows that sending it again does no harm.
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

extension CallOptions {
  /// The same options for one of several calls whose results make up an answer: it may take up to `patience`, and
  /// leaves a quarter of the remaining time for the answer.
  package func forPart(within patience: Duration, now: ContinuousClock.Instant = .now) -> CallOptions {
    var options = self
    let left = deadline.map { min(patience, max(.zero, $0.remaining(from: now)) * 3 / 4) }
    options.deadline = .after(left ?? patience, from: now)
    return options
  }
}

/// How the messages of one direction of a call may be encoded: gRPC's content-codings, by their names on the wire.
package enum Compression: String, Sendable, Hashable, CaseIterable {
  case identity
  case gzip
}
