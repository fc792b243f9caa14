package import NIOCore
import NIOPosix
import Synchronization
package import TitanRPC

/// Serves a router's methods as gRPC over HTTP/2, with TLS if the configuration says so.
///
/// ```
/// var configuration = GRPCServer.Configuration()
/// configuration.port = 7001
/// let server = GRPCServer(router: RPCRouter(services: [handler]), configuration: configuration, group: group)
/// try await server.bind()             // optional: learn the port before serving
/// try await server.serve()            // returns after beginGracefulShutdown(), called from anywhere
/// ```
/// Handlers run on the event loop of their connection: they must not block it.
package final class GRPCServer: Sendable {
  private enum State: Sendable {
    /// May become `binding` or `stopped`.
    case idle
    /// May become `bound` or `stopped`.
    case binding
    /// Listening. May become `serving` or `stopped`.
    case bound(any Channel)
    /// `serve()` waits. May become `stopped`.
    case serving(any Channel)
    /// Accepts nothing; what it listened on, if it did, is closed or about to be. Final.
    case stopped((any Channel)?)
  }

  package let router: RPCRouter
  package let configuration: Configuration
  /// Connections, calls and bytes so far.
  package let traffic = TrafficCounters()
  let group: any EventLoopGroup
  let executors: EventLoopExecutors
  let registry = ConnectionRegistry()
  let admission: ConnectionAdmission
  private let state = Mutex(State.idle)

  package init(
    router: RPCRouter, configuration: Configuration = Configuration(), group: any EventLoopGroup
  ) {
    self.router = router
    self.configuration = configuration
    self.group = group
    executors = EventLoopExecutors(group)
    admission = ConnectionAdmission(configuration)
  }

  /// Where the server listens; `nil` before `bind()` and after the shutdown began.
  package var localAddress: SocketAddress? {
    switch state.withLock(\.self) {
    case .bound(let channel), .serving(let channel): channel.localAddress
    case .idle, .binding, .stopped: nil
    }
  }

  /// The port the server listens on, under the same conditions.
  package var localPort: Int? { localAddress?.port }

  /// Starts to listen. Connections are accepted and served from here on.
  ///
  /// - Throws: what the system says of the address; `TLSFileError`; `RuntimeError` if called twice or after the
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

  /// Listens, unless `bind()` did, and serves until a graceful shutdown has ended. Cancelling the task closes
  /// every connection at once.
  ///
  /// - Throws: as `bind()`; `RuntimeError` if called twice.
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

  /// Stops accepting connections, tells clients to go elsewhere, lets running calls end for `shutdownGrace`,
  /// then cancels them. No effect a second time.
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

  /// Waits for the connections to close, and closes them when the grace has passed.
  private func drain() async {
    registry.beginShutdown()
    let registry = registry
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
