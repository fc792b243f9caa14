package import NIOCore
import Synchronization
package import TitanRPC

/// Calls a server as gRPC over HTTP/2 (without TLS). It connects when the first call needs it, and again, with
/// exponential backoff, when the connection is lost.
///
/// ```
/// let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", 7001), group: group)
/// let user = try await AuthClient(channel).whoAmI(request, .timeout(.seconds(5)))
/// channel.close()
/// ```
package final class GRPCChannel: RPCChannel {
  typealias Connection = NIOLoopBound<ClientConnection>
  typealias Machine = ChannelStateMachine<Connection>

  package let target: Target
  package let configuration: Configuration
  /// Connections, calls and bytes so far.
  package let traffic = TrafficCounters()
  private let group: any EventLoopGroup
  private let connector: ClientConnector
  private let state = Mutex(Machine())
  private let lastWaiterID = Atomic<UInt64>(0)

  package init(target: Target, configuration: Configuration = Configuration(), group: any EventLoopGroup) {
    self.target = target
    self.configuration = configuration
    self.group = group
    connector = ClientConnector(
      configuration: configuration, group: group, executors: EventLoopExecutors(group), traffic: traffic)
  }

  deinit { close() }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    try Task.checkCancellation()
    try options.metadata.checkPermitted()
    if let deadline = options.deadline, deadline.remaining() <= .zero { throw RPCError.deadlineExceeded }
    let connection = try await connection(options)
    let stream = HTTP2ClientStream(path: method.path, options: options, channel: self)
    traffic.callStarted()
    stream.start(on: connection)
    return stream
  }

  /// Lets the calls that run end, takes no new ones, and closes the connection. No effect a second time.
  package func close() {
    let (failed, connection) = state.withLock { $0.close() }
    for waiter in failed { waiter.completion(.failure(Machine.closedError)) }
    connection?.execute { $0.beginShutdown() }
  }

  // MARK: Getting a connection

  private func connection(_ options: CallOptions) async throws -> Connection {
    if let ready = state.withLock(\.ready) { return ready }
    let id = lastWaiterID.add(1, ordering: .relaxed).newValue
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        request(id, options) { continuation.resume(with: $0.mapError { $0 as any Error }) }
        if Task.isCancelled { cancel(id, RPCError(code: .cancelled, message: "the task was cancelled")) }
      }
    } onCancel: {
      cancel(id, RPCError(code: .cancelled, message: "the task was cancelled"))
    }
  }

  /// Calls `completion` once, with a connection or the reason why there is none.
  private func request(
    _ id: UInt64, _ options: CallOptions,
    _ completion: @escaping @Sendable (Result<Connection, RPCError>) -> Void
  ) {
    let waiter = Machine.Waiter(id: id, waitsForReady: options.waitForReady, completion: completion)
    switch state.withLock({ $0.request(waiter) }) {
    case .use(let connection): completion(.success(connection))
    case .fail(let error): completion(.failure(error))
    case .connect(let generation):
      expire(id, options.deadline)
      connect(generation)
    case .wait: expire(id, options.deadline)
    }
  }

  private func expire(_ id: UInt64, _ deadline: Deadline?) {
    guard let deadline else { return }
    group.any().scheduleTask(in: TimeAmount(deadline.remaining())) { [weak self] in
      self?.cancel(id, .deadlineExceeded)
    }
  }

  private func cancel(_ id: UInt64, _ error: RPCError) {
    let waiter = state.withLock { $0.cancel(id) }
    waiter?.completion(.failure(error))
  }

  /// Sends a call once more, which the server has not touched.
  func retry(_ stream: HTTP2ClientStream) {
    let id = lastWaiterID.add(1, ordering: .relaxed).newValue
    request(id, stream.options) { result in
      switch result {
      case .success(let connection): stream.start(on: connection)
      case .failure(let error): stream.fail(error)
      }
    }
  }

  // MARK: Connecting

  private func connect(_ generation: Machine.Generation) {
    let target = target
    connector.connect(to: target, for: self, generation)
      .whenFailure { [weak self] error in self?.lost(generation, "cannot connect to \(target): \(error)") }
  }

  /// The server's settings have come.
  func connected(_ connection: Connection, _ generation: Machine.Generation) {
    guard let waiters = state.withLock({ $0.connected(connection, generation) }) else {
      connection.execute { $0.closeNow() }
      return
    }
    for waiter in waiters { waiter.completion(.success(connection)) }
  }

  /// The attempt failed, or the connection takes no new calls.
  func lost(_ generation: Machine.Generation, _ reason: String) {
    let error = RPCError(code: .unavailable, message: reason)
    guard let loss = state.withLock({ $0.lost(generation, error) }) else { return }
    for waiter in loss.failed { waiter.completion(.failure(loss.error)) }
    guard let failures = loss.failuresInARow else { return }
    let delay = configuration.backoff.delay(afterFailures: failures, random: Double.random(in: 0...1))
    group.any().scheduleTask(in: TimeAmount(delay)) { [weak self] in
      guard let self, let generation = state.withLock({ $0.backoffEnded() }) else { return }
      connect(generation)
    }
  }
}
