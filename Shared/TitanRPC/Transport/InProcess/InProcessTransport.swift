/// Calls a router in the same process: without sockets or protocol encoding, but with the same contract. Deadlines,
/// cancellation, backpressure, metadata and the message limit work as they do over HTTP/2.
///
/// Use it to test handlers:
/// ```
/// let channel = InProcessTransport(router: RPCRouter(services: [handler]))
/// let sessions = SessionsClient(channel)
/// ```
package final class InProcessTransport: RPCChannel {
  package struct Configuration: Sendable {
    /// The largest message, in bytes, that either side accepts.
    package var maximumMessageSize = 4 << 20
    /// How many bytes may be queued in one direction of a call before its writer waits.
    package var queueLimit = 64 << 10
    /// The longest a unary call may take even if its client sets no deadline; `nil`: no limit.
    package var maximumUnaryDuration: Duration? = .seconds(60)
    /// The same for the three streaming kinds.
    package var maximumStreamDuration: Duration?
    /// The address that calls appear to come from.
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

/// The client's end of an in-process call.
final class InProcessClientStream: ClientStream {
  private let call: InProcessCall
  private let credentials: (any CallCredentials)?

  init(call: InProcessCall, credentials: (any CallCredentials)?) {
    self.call = call
    self.credentials = credentials
  }

  func receive() async throws -> [UInt8]? {
    do {
      return try await call.receive(.responses)
    } catch let error as RPCError where error.code == .unauthenticated {
      credentials?.rejected()
      throw error
    }
  }
  var isWritable: Bool { call.isWritable(.requests) }
  func waitUntilWritable() async throws { try await call.waitUntilWritable(.requests) }
  /// Nothing is encoded in memory.
  var lastWasCompressed: Bool { false }
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    try call.enqueue(.requests, size: size, fill)
  }
  func halfClose() { call.halfClose() }
  func initialMetadata() async throws -> Metadata { try await call.initialMetadata() }
  var trailingMetadata: Metadata { call.trailingMetadata }
  func cancel() { call.cancelByClient() }
}

/// The server's end of an in-process call.
final class InProcessServerStream: ServerStream {
  private let call: InProcessCall
  let requestMetadata: Metadata
  let deadline: Deadline?
  let peer: Peer

  init(call: InProcessCall, requestMetadata: Metadata, deadline: Deadline?, peer: Peer) {
    self.call = call
    self.peer = peer
    self.requestMetadata = requestMetadata
    self.deadline = deadline
  }

  func receive() async throws -> [UInt8]? { try await call.receive(.requests) }
  var isWritable: Bool { call.isWritable(.responses) }
  func waitUntilWritable() async throws { try await call.waitUntilWritable(.responses) }
  /// Nothing is encoded in memory.
  var lastWasCompressed: Bool { false }
  func compressResponses(_ compression: Compression) {}
  func enqueue(size: Int, compressed: Bool?, _ fill: (UnsafeMutableRawBufferPointer) -> Void) throws {
    call.sendInitialMetadata([:])
    try call.enqueue(.responses, size: size, fill)
  }
  func sendInitialMetadata(_ metadata: Metadata) { call.sendInitialMetadata(metadata.permitted) }
  func cancel() { call.cancelHandler() }
  func finish(_ status: Status, trailingMetadata: Metadata) {
    call.finish(status, trailingMetadata: trailingMetadata.permitted)
  }
}
