import Glibc
package import NIOCore
import Synchronization
package import TitanHTTP2
package import TitanRPC

/// Calls one or more servers with gRPC over HTTP/2, and TLS if configured. It connects when the first call needs a
/// connection, and reconnects with exponential backoff when one is lost.
///
/// ```
/// let channel = GRPCChannel(target: .hostAndPort("127.0.0.1", 7001), group: group)
/// let user = try await AuthClient(channel).whoAmI(request, .timeout(.seconds(5)))
/// channel.close()
/// ```
///
/// A call is sent again automatically if no server has seen it. With `Configuration.retry` it is also sent again if it
/// may run twice and failed with UNAVAILABLE before the server's headers arrived.
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
  /// The settings, adjusted after servers have complained.
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

  /// Lets running calls end, accepts no new ones, and closes the connections. Only the first call has an effect.
  package func close() { run(state.withLock { $0.close() }) }

  // MARK: For calls

  /// Gives an attempt of a call to a connection, now or once there is one.
  func begin(_ stream: HTTP2ClientStream) {
    if let connection = state.withLock({ $0.pick() }) { return stream.start(on: connection) }
    if let deadline = stream.options.deadline {
      group.any().scheduleTask(in: TimeAmount(deadline.remaining())) { [weak stream] in
        if let stream, !stream.isOver { stream.fail(.deadlineExceeded) }
      }
    }
    let waitsForReady = stream.options.waitForReady
    run(state.withLock { $0.request(stream, waitsForReady: waitsForReady, .current) })
    // The call may have ended before it was added to the list.
    if stream.isOver { forget(stream) }
  }

  func begin(_ stream: HTTP2ClientStream, after delay: Duration) {
    group.any().scheduleTask(in: TimeAmount(delay)) { [weak stream] in
      guard let stream, !stream.isOver else { return }
      stream.channel.begin(stream)
    }
  }

  /// A call is over, so it is no longer waiting for a connection.
  func forget(_ stream: HTTP2ClientStream) { state.withLock { $0.forget(stream.id) } }

  func mayRetryAfterFailure() -> Bool { throttle.withLock { $0.failed() } }
  func noteSuccess() { throttle.withLock { $0.succeeded() } }

  // MARK: For connections

  /// The server's settings have arrived.
  func connected(_ connection: Connection, _ ticket: ConnectionTicket) {
    run(state.withLock { $0.connected(ticket, connection, .current) })
  }

  /// The attempt failed, or the connection accepts no new calls.
  ///
  /// - Parameter isAbuse: whether the server exceeded what a client tolerates.
  func lost(_ ticket: ConnectionTicket, _ reason: String, isAbuse: Bool = false) {
    let error = RPCError(code: .unavailable, message: reason)
    run(state.withLock { $0.lost(ticket, error, isAbuse: isAbuse, .current) })
  }

  /// The connection was closed because it was not used.
  func retired(_ ticket: ConnectionTicket) { run(state.withLock { $0.retired(ticket, .current) }) }

  /// A server complains that it is pinged too often (gRFC A8).
  func keepLessAlive() {
    keepalive.withLock { settings in
      if let interval = settings?.interval { settings?.interval = interval * 2 }
    }
  }

  // MARK: Actions

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

  /// The system's message about a socket, without the text that the network library adds.
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
      resolutionInterval: configuration.resolutionInterval, refreshInterval: configuration.refreshInterval,
      waitingLimit: configuration.maximumWaitingCalls, watchesHealth: configuration.healthCheck != nil,
      usesUnhealthyServers: configuration.healthCheck?.usesUnhealthyServers ?? false)
  }
}

extension GRPCChannel {
  package struct Configuration: Sendable {
    /// `nil`: plain text.
    package var tls: ClientTLS?
    package var http2: HTTP2Settings = {
      var settings = HTTP2Settings()
      // A server's trailers may contain large error details.
      settings.maximumHeaderListSize = 64 << 10
      return settings
    }()
    /// The largest message to send, in bytes before compression; as large as gRPC allows by default.
    package var maximumSendMessageSize = MessageFramer.largestMessage
    /// The largest message to receive, in bytes after decompression, inclusive.
    package var maximumReceiveMessageSize = 4 << 20

    package var resolver = AddressResolver()
    package var loadBalancing = LoadBalancing.pickFirst
    /// The minimum time between two resolutions of a name while some of its addresses are known. `pickFirst` resolves
    /// before each connection.
    package var resolutionInterval: Duration = .seconds(10)
    /// How soon a name is resolved again while its connections are in use, so that servers that join get calls
    /// (`roundRobin`); `nil`: only when a connection is lost.
    package var refreshInterval: Duration?
    /// How long an address is tried before the next one is tried in parallel (`pickFirst`; RFC 8305).
    package var attemptDelay: Duration = .milliseconds(250)
    /// How long connecting may take, until the server's settings have arrived.
    package var connectTimeout: Duration = .seconds(10)
    package var backoff = Backoff()
    /// How to check a server's health before it gets calls, and for which service; `nil`: calls go to any connected
    /// server.
    package var healthCheck: HealthCheck?
    /// How to detect a dead connection; `nil`: only by TCP, which may take a quarter of an hour.
    package var keepalive: Keepalive.Settings?
    /// How long a server's machine may leave unanswered that it is connected to, or unacknowledged what was sent to it
    /// (gRFC A18); `nil`: as long as TCP lets it. A machine acknowledges however slow its programs are, as long as its
    /// buffers have room, so this finds a machine that has vanished much sooner than keepalive could.
    package var acknowledgementTimeout: Duration?
    /// How long to keep a connection without calls; `nil`: as long as the server keeps it.
    package var idleTimeout: Duration? = .seconds(30 * 60)

    /// When to retry failed calls that may run twice; `nil`: never.
    package var retry: RetryPolicy? = RetryPolicy()
    /// Keeps retries from overwhelming a server.
    package var retryThrottle = RetryThrottle.Settings()
    /// How many bytes of a call's requests to keep until the server's headers arrive, so that the call can be sent
    /// again on another connection.
    package var replayLimit = 64 << 10
    /// How many calls may wait for a connection, and on each connection for the server to allow more streams. Any
    /// further call fails with RESOURCE_EXHAUSTED.
    package var maximumWaitingCalls = 10_000

    package init() {}
  }
}

/// How a channel uses its target's addresses: gRPC's policies, under the same names.
package enum LoadBalancing: Sendable, Hashable {
  /// One connection, to the first address that accepts.
  case pickFirst
  /// A connection to every address, and calls take them in turn.
  case roundRobin
}
