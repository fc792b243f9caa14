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

  package init(
    metadata: Metadata = [:], deadline: Deadline? = nil, waitForReady: Bool = false,
    compression: Compression = .identity
  ) {
    self.metadata = metadata
    self.deadline = deadline
    self.waitForReady = waitForReady
    self.compression = compression
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
