package import NIOCore
import NIOPosix
import Synchronization
package import TitanRPC

/// Listens on an address, has each new connection served, and shuts all of them down.
package final class ConnectionListener: Sendable {
  package struct Configuration: Sendable {
    /// The address to listen on: a numeric address or a name.
    package var host: String
    /// The port to listen on; 0 lets the system choose.
    package var port: Int
    /// `nil`: plain text.
    package var tls: ServerTLS?
    /// Whom to turn away.
    package var admission: ConnectionAdmission
    /// Proxies that are believed when they name the client they connect for.
    package var trustedProxies: TrustedProxies
    /// How long such a proxy may take for its header.
    package var headerTimeout: Duration
    /// How long connections may stay open after `beginGracefulShutdown()`.
    package var shutdownGrace: Duration
    /// Whether TCP finds out that a silent client has vanished, for protocols without a ping.
    package var probesSilentClients: Bool

    package init(
      host: String, port: Int, tls: ServerTLS?, admission: ConnectionAdmission, trustedProxies: TrustedProxies,
      headerTimeout: Duration, shutdownGrace: Duration, probesSilentClients: Bool
    ) {
      (self.host, self.port, self.tls, self.admission) = (host, port, tls, admission)
      (self.trustedProxies, self.headerTimeout) = (trustedProxies, headerTimeout)
      (self.shutdownGrace, self.probesSilentClients) = (shutdownGrace, probesSilentClients)
    }
  }

  private enum State: Sendable {
    /// May become `binding` or `stopped`.
    case idle
    /// May become `bound` or `stopped`.
    case binding
    /// Listening. May become `serving` or `stopped`.
    case bound(any Channel)
    /// `serve()` is waiting. May become `stopped`.
    case serving(any Channel)
    /// Accepts nothing; the channel it listened on, if any, is closed or about to be. Final.
    case stopped((any Channel)?)
  }

  private let configuration: Configuration
  private let registry: ConnectionRegistry
  private let traffic: TrafficCounters
  private let group: any EventLoopGroup
  private let begin: ConnectionReception.Serve
  private let state = Mutex(State.idle)

  /// - Parameter serve: adds a connection's handlers. They enter it into `registry` while it is open.
  package init(
    _ configuration: Configuration, registry: ConnectionRegistry, traffic: TrafficCounters, group: any EventLoopGroup,
    serve: @escaping ConnectionReception.Serve
  ) {
    (self.configuration, self.registry, self.traffic) = (configuration, registry, traffic)
    (self.group, begin) = (group, serve)
  }

  /// The address it listens on; `nil` before `bind()` and after the shutdown began.
  package var localAddress: SocketAddress? {
    switch state.withLock(\.self) {
    case .bound(let channel), .serving(let channel): channel.localAddress
    case .idle, .binding, .stopped: nil
    }
  }

  /// Starts to listen. From here on it accepts connections and has them served.
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

  /// Listens, unless `bind()` has, and returns when a graceful shutdown has ended. Cancelling the task closes every
  /// connection at once.
  ///
  /// - Throws: the errors of `bind()`; `RuntimeError` if called twice.
  package func serve() async throws {
    if case .idle = state.withLock(\.self) { try await bind() }
    let channel = try state.withLock { state -> (any Channel)? in
      switch state {
      case .bound(let channel):
        state = .serving(channel)
        return channel
      case .stopped(let channel): return channel
      case .idle, .binding, .serving: throw RuntimeError("serve() was called twice")
      }
    }
    await withTaskCancellationHandler {
      if let channel { try? await channel.closeFuture.get() }
      await drain()
    } onCancel: {
      stopAccepting()
      registry.closeNow()
    }
  }

  /// Stops accepting connections, asks the open ones to end, and closes those that haven't after `shutdownGrace`. Only
  /// the first call has an effect.
  package func beginGracefulShutdown() {
    stopAccepting()
    registry.beginShutdown()
  }

  private func stopAccepting() {
    let channel = state.withLock { state -> (any Channel)? in
      switch state {
      case .bound(let channel), .serving(let channel):
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

  private func drain() async {
    registry.beginShutdown()
    let (registry, grace) = (registry, configuration.shutdownGrace)
    await withTaskGroup { group in
      group.addTask {
        guard (try? await Task.sleep(for: grace)) != nil else { return }
        registry.closeNow()
      }
      await registry.waitUntilEmpty()
      group.cancelAll()
    }
  }

  private func bootstrap(_ tls: ServerHandshakes?) -> ServerBootstrap {
    let reception = ConnectionReception(
      configuration.admission, trustedProxies: configuration.trustedProxies, headerTimeout: configuration.headerTimeout,
      tls: tls, traffic: traffic, serve: begin)
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
      .childChannelOption(.socketOption(.so_keepalive), value: configuration.probesSilentClients ? 1 : 0)
      // The loop returns to a socket with more input; reading until there is none would cost an extra system call each
      // time.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelInitializer { channel in
        // NIO closes the channel if this throws.
        channel.eventLoop.makeCompletedFuture { try reception.receive(channel) }
      }
  }
}
