/// Calls from a router in the same process: no sockets, no encoding of the protocol, and the same contract.
/// Deadlines, cancellation, backpressure, metadata and the message limit hold as they do over HTTP/2.
///
/// Handlers are tested through it:
/// ```
/// let channel = InProcessTransport(router: RPCRouter(services: [handler]))
/// let sessions = SessionsClient(channel)
/// ```
package final class InProcessTransport: RPCChannel {
  package struct Configuration: Sendable {
    /// The largest message, in bytes, that either side takes.
    package var maximumMessageSize = 4 << 20
    /// Bytes queued in one direction of one call from which on its writer waits.
    package var queueLimit = 64 << 10
    /// How long a unary call may take even if its client sets no deadline; `nil`: as long as it likes.
    package var maximumUnaryDuration: Duration? = .seconds(60)
    /// The same for the three streaming kinds.
    package var maximumStreamDuration: Duration?
    /// Where calls seem to come from.
    package var peerAddress = "in-process"

    package init() {}
  }

  private let router: RPCRouter
  private let configuration: Configuration
  private let peer: Peer

  package init(router: RPCRouter, configuration: Configuration = Configuration()) {
    self.router = router
    self.configuration = configuration
    peer = Peer(configuration.peerAddress)
  }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    try Task.checkCancellation()
    let options = try await options.authorized(for: method)
    try options.metadata.checkPermitted()
    if let deadline = options.deadline, deadline.remaining() <= .zero { throw RPCError.deadlineExceeded }
    let call = InProcessCall(
      messageLimit: configuration.maximumMessageSize, queueLimit: configuration.queueLimit)
    let maximum =
      method.type == .unary ? configuration.maximumUnaryDuration : configuration.maximumStreamDuration
    let deadline = [options.deadline, maximum.map { Deadline.after($0) }].compactMap(\.self).min()
    let stream = InProcessServerStream(call: call, requestMetadata: options.metadata, deadline: deadline, peer: peer)
    let route = router.route(at: method.path)
    call.run(until: deadline) { await route.handle(stream) }
    return InProcessClientStream(call: call, credentials: options.credentials)
  }
}
