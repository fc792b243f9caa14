package import NIOCore
import Synchronization
package import TitanRPC

#if canImport(Glibc)
  import Glibc
#endif

/// Calls a server, or one of several, as gRPC over HTTP/2, with TLS if the configuration says so. It connects when the
/// first call needs it, and again, with exponential backoff, when a connection is lost.
///
/// ```
/// let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", 7001), group: group)
/// let user = try await AuthClient(channel).whoAmI(request, .timeout(.seconds(5)))
/// channel.close()
/// ```
///
/// A call is sent again by itself if no server has seen it; and by `Configuration.retry` if it may run twice and failed
/// as UNAVAILABLE before the server's headers came.
package final class GRPCChannel: RPCChannel {
  typealias Connection = NIOLoopBound<ClientConnection>
  typealias Machine = ChannelStateMachine<Connection, HTTP2ClientStream>

  package let target: Target
  package let configuration: Configuration
  /// Connections, calls and bytes so far.
  package let traffic = TrafficCounters()
  private let group: any EventLoopGroup
  private let connector: ClientConnector
  private let state: Mutex<Machine>
  private let throttle: Mutex<RetryThrottle>
  /// As the servers' complaints have made it.
  private let keepalive: Mutex<Keepalive.Settings?>

  package init(target: Target, configuration: Configuration = Configuration(), group: any EventLoopGroup) {
    self.target = target
    self.configuration = configuration
    self.group = group
    connector = ClientConnector(target: target, configuration: configuration, group: group, traffic: traffic)
    state = Mutex(Machine(settings: Machine.Settings(configuration)))
    throttle = Mutex(RetryThrottle(configuration.retryThrottle))
    keepalive = Mutex(configuration.keepalive)
  }

  deinit { close() }

  var keepaliveInterval: Duration? { keepalive.withLock { $0?.interval } }

  package var connectivity: ConnectivityState { state.withLock { $0.connectivity } }

  package func open(_ method: MethodDescriptor, options: CallOptions) async throws -> any ClientStream {
    try Task.checkCancellation()
    let options = try await options.authorized(for: method)
    try options.metadata.checkPermitted()
    if let deadline = options.deadline, deadline.remaining() <= .zero { throw RPCError.deadlineExceeded }
    let stream = HTTP2ClientStream(method, options: options, channel: self)
    traffic.callStarted()
    begin(stream)
    return stream
  }

  /// Lets the calls that run end, takes no new ones, and closes the connections. No effect a second time.
  package func close() { run(state.withLock { $0.close() }) }

  // MARK: What calls ask for

  /// Gives an attempt of a call to a connection, now or when there is one.
  func begin(_ stream: HTTP2ClientStream) {
    if let connection = state.withLock({ $0.pick() }) { return stream.start(on: connection) }
    if let deadline = stream.options.deadline {
      group.any().scheduleTask(in: TimeAmount(deadline.remaining())) { [weak stream] in
        if let stream, !stream.isOver { stream.fail(.deadlineExceeded) }
      }
    }
    let waitsForReady = stream.options.waitForReady
    run(state.withLock { $0.request(stream, waitsForReady: waitsForReady, .current) })
    // It may have ended before it was on the list.
    if stream.isOver { forget(stream) }
  }

  func begin(_ stream: HTTP2ClientStream, after delay: Duration) {
    group.any().scheduleTask(in: TimeAmount(delay)) { [weak stream] in
      guard let stream, !stream.isOver else { return }
      stream.channel.begin(stream)
    }
  }

  /// A call is over, so it waits for no connection.
  func forget(_ stream: HTTP2ClientStream) { state.withLock { $0.forget(stream.id) } }

  func mayRetryAfterFailure() -> Bool { throttle.withLock { $0.failed() } }
  func noteSuccess() { throttle.withLock { $0.succeeded() } }

  // MARK: What connections tell

  /// The server's settings have come.
  func connected(_ connection: Connection, _ ticket: ConnectionTicket) {
    run(state.withLock { $0.connected(ticket, connection, .current) })
  }

  /// The attempt failed, or the connection takes no new calls.
  ///
  /// - Parameter isAbuse: whether the server broke the limits of what a client puts up with.
  func lost(_ ticket: ConnectionTicket, _ reason: String, isAbuse: Bool = false) {
    let error = RPCError(code: .unavailable, message: reason)
    run(state.withLock { $0.lost(ticket, error, isAbuse: isAbuse, .current) })
  }

  /// The connection closes because nobody used it.
  func retired(_ ticket: ConnectionTicket) { run(state.withLock { $0.retired(ticket, .current) }) }

  /// A server finds that it is asked for signs of life too often (gRFC A8).
  func keepLessAlive() {
    keepalive.withLock { settings in
      if let interval = settings?.interval { settings?.interval = interval * 2 }
    }
  }

  // MARK: What is to be done

  private func run(_ actions: [Machine.Action]) {
    for action in actions {
      switch action {
      case .resolve(let number): resolve(number)
      case .connect(let ticket, let address): connect(ticket, address)
      case .wake(let wake, let delay):
        group.any().scheduleTask(in: TimeAmount(delay)) { [weak self] in
          guard let self else { return }
          run(state.withLock { $0.woken(wake, .current) })
        }
      case .start(let stream, let connection): stream.start(on: connection)
      case .fail(let stream, let error): stream.unserved(error)
      case .watchHealth(let ticket, let connection): watchHealth(ticket, connection)
      case .retire(let connection): connection.execute { $0.beginShutdown() }
      }
    }
  }

  private func resolve(_ number: Int) {
    configuration.resolver.resolve(target) { [weak self] result in
      guard let self else { return }
      run(state.withLock { $0.resolved(number, result, .current) })
    }
  }

  private func connect(_ ticket: ConnectionTicket, _ address: SocketAddress) {
    connector.connect(to: address, for: self, ticket, keepalive: keepalive.withLock { $0 })
      .whenFailure { [weak self] error in
        self?.lost(ticket, "cannot connect to \(GRPCServer.describe(address)): \(Self.words(error))")
      }
  }

  /// What the system says of a socket, without what the network library says around it.
  private static func words(_ error: any Error) -> String {
    (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
  }

  private func watchHealth(_ ticket: ConnectionTicket, _ connection: Connection) {
    guard let check = configuration.healthCheck else { return }
    let watcher = HealthWatcher(
      check: check, backoff: configuration.backoff,
      connection: ConnectionChannel(channel: self, connection: connection)
    ) { [weak self] failure in
      guard let self else { return }
      run(state.withLock { $0.healthChanged(ticket, failure, .current) })
    } isCurrent: { [weak self] in
      self?.state.withLock { $0.isCurrent(ticket) } ?? false
    }
    Task { await watcher.run() }
  }
}

extension HTTP2ClientStream: Identifiable {}

extension GRPCChannel.Machine.Settings {
  fileprivate init(_ configuration: GRPCChannel.Configuration) {
    self.init(
      policy: configuration.loadBalancing, backoff: configuration.backoff, attemptDelay: configuration.attemptDelay,
      resolutionInterval: configuration.resolutionInterval, waitingLimit: configuration.maximumWaitingCalls,
      watchesHealth: configuration.healthCheck != nil)
  }
}
