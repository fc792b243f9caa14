package import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TitanHTTP2
import TitanRPC
package import TitanRPCTransport

/// Serves a handler's answers over HTTP/1.1 and HTTP/2 on one port: in plain text HTTP/2 with prior knowledge, with TLS
/// as ALPN decides.
///
/// ```
/// var configuration = WebServer.Configuration()
/// configuration.port = 8080
/// let server = WebServer(handler, configuration: configuration, group: group)
/// try await server.bind()             // optional: learn the port before serving
/// try await server.serve()            // returns after beginGracefulShutdown(), called from anywhere
/// ```
package final class WebServer: Sendable {
  private enum State: Sendable {
    /// May become `binding` or `stopped`.
    case idle
    /// May become `bound` or `stopped`.
    case binding
    /// Listening. May become `stopped`.
    case bound(any Channel)
    /// Accepts nothing; the channel it listened on, if any, is closed or about to be. Final.
    case stopped((any Channel)?)
  }

  package let configuration: Configuration
  /// Connections, requests and bytes so far: requests count as calls.
  package var traffic: TrafficCounters { serving.traffic }
  private let group: any EventLoopGroup
  private let serving: WebServing
  private let admission: ConnectionAdmission
  private let state = Mutex(State.idle)

  package init(
    _ handler: any WebHandler, configuration: Configuration = Configuration(), group: any EventLoopGroup
  ) {
    var configuration = configuration
    configuration.http2.maximumHeaderListSize = configuration.maximumHeaderSize
    configuration.http2.queueLimit = configuration.queueLimit
    configuration.tls?.protocols = [ALPN.http2, ALPN.http1]
    self.configuration = configuration
    self.group = group
    serving = WebServing(handler, configuration, group)
    admission = ConnectionAdmission(
      maximum: configuration.maximumConnections, perAddress: configuration.maximumConnectionsPerAddress)
  }

  /// The port the server listens on; `nil` before `bind()` and after the shutdown began.
  package var localPort: Int? {
    if case .bound(let channel) = state.withLock(\.self) { channel.localAddress?.port } else { nil }
  }

  /// Starts to listen. From here on it accepts and serves connections.
  ///
  /// - Throws: the system's error for the address; `TLSFileError`; `RuntimeError` if called twice or after the
  ///   shutdown.
  package func bind() async throws {
    try state.withLock { state in
      guard case .idle = state else { throw RuntimeError("bind() was called twice, or after the shutdown") }
      state = .binding
    }
    let channel: any Channel
    do {
      let tls = try configuration.tls.map { try ServerHandshakes($0, traffic) }
      channel = try await bootstrap(tls).bind(host: configuration.host, port: configuration.port).get()
    } catch {
      state.withLock { if case .binding = $0 { $0 = .idle } }
      throw error
    }
    let wasStopped = state.withLock { state in
      guard case .binding = state else { return true }
      state = .bound(channel)
      return false
    }
    if wasStopped { try? await channel.close() }
  }

  /// Listens, unless `bind()` has, and serves until a graceful shutdown has ended. Cancelling the task closes every
  /// connection at once.
  ///
  /// - Throws: the errors of `bind()`.
  package func serve() async throws {
    if case .idle = state.withLock(\.self) { try await bind() }
    let channel = try state.withLock { state -> (any Channel)? in
      switch state {
      case .bound(let channel): return channel
      case .stopped(let channel): return channel
      case .idle, .binding: throw RuntimeError("serve() was called while bind() ran")
      }
    }
    await withTaskCancellationHandler {
      if let channel { try? await channel.closeFuture.get() }
      await drain()
    } onCancel: {
      stopAccepting()
      serving.registry.closeNow()
    }
  }

  /// Stops accepting connections, closes idle ones, gives running requests `shutdownGrace` to end, then cancels them.
  package func beginGracefulShutdown() {
    stopAccepting()
    serving.registry.beginShutdown()
  }

  private func stopAccepting() {
    let channel = state.withLock { state -> (any Channel)? in
      switch state {
      case .bound(let channel):
        state = .stopped(channel)
        return channel
      case .idle, .binding:
        state = .stopped(nil)
        return nil
      case .stopped: return nil
      }
    }
    channel?.close(promise: nil)
  }

  /// Waits for the connections to close, and closes them when the grace period has passed.
  private func drain() async {
    let registry = serving.registry
    registry.beginShutdown()
    let grace = configuration.shutdownGrace
    await withTaskGroup { group in
      group.addTask {
        guard (try? await Task.sleep(for: grace)) != nil else { return }
        registry.closeNow()
      }
      await registry.waitUntilEmpty()
      group.cancelAll()
    }
  }
}

// MARK: Listening

extension WebServer {
  /// The names of the protocols in TLS (RFC 7301).
  private enum ALPN {
    static let http1 = "http/1.1"
    static let http2 = "h2"
  }

  private func bootstrap(_ tls: ServerHandshakes?) -> ServerBootstrap {
    let (serving, preface) = (serving, configuration.timeouts.preface)
    let reception = ConnectionReception(
      admission, trustedProxies: configuration.trustedProxies, headerTimeout: preface, tls: tls, traffic: traffic
    ) { channel, client, agreed in
      switch agreed {
      case ALPN.http2: try Self.addHTTP2(to: channel, serving, client, scheme: "https")
      case .some: try Self.addHTTP1(to: channel, serving, client, scheme: "https")
      case nil:
        let bound = NIOLoopBound(channel, eventLoop: channel.eventLoop)
        try channel.pipeline.syncOperations.addHandler(
          PrefaceGate(timeout: preface) { words in
            switch words {
            case .http2: try Self.addHTTP2(to: bound.value, serving, client, scheme: "http")
            case .http1, .undecided: try Self.addHTTP1(to: bound.value, serving, client, scheme: "http")
            }
          })
      }
    }
    return ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // If file descriptors run out, accepting waits instead of retrying constantly.
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptBackoffHandler())
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // HTTP/1.1 has no ping: TCP finds out that a client has vanished while it waits for a response.
      .childChannelOption(.socketOption(.so_keepalive), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        // NIO closes the channel if this throws.
        channel.eventLoop.makeCompletedFuture { try reception.receive(channel) }
      }
  }

  private static func addHTTP1(
    to channel: any Channel, _ serving: WebServing, _ client: ClientAddress, scheme: String
  ) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = serving.configuration.maximumHeaderSize
    limits.maxHeaderListSize = serving.configuration.maximumHeaderSize
    let meter = HTTP1Meter()
    try channel.pipeline.syncOperations.addHandlers(
      meter,
      ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)),
      HTTP1Connection(serving, client, scheme: scheme, meter, on: channel.eventLoop))
  }

  private static func addHTTP2(
    to channel: any Channel, _ serving: WebServing, _ client: ClientAddress, scheme: String
  ) throws {
    try channel.pipeline.syncOperations.addHandler(
      HTTP2WebConnection(serving, client, scheme: scheme, on: channel.eventLoop))
  }
}
