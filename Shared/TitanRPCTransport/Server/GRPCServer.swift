package import NIOCore
package import TitanHTTP2
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
/// Handlers run on the event loop of their connection and must not block it.
package final class GRPCServer: Sendable {
  package let router: RPCRouter
  package let configuration: Configuration
  /// Connections, calls and bytes so far.
  package let traffic = TrafficCounters()
  let executors: EventLoopExecutors
  private let listener: ConnectionListener

  package init(
    router: RPCRouter, configuration: Configuration = Configuration(), group: any EventLoopGroup
  ) {
    self.router = router
    self.configuration = configuration
    let (registry, executors, traffic) = (ConnectionRegistry(), EventLoopExecutors(group), traffic)
    self.executors = executors
    listener = ConnectionListener(configuration.listening, registry: registry, traffic: traffic, group: group) {
      channel, client, _ in
      try channel.pipeline.syncOperations.addHandler(
        ServerConnection(
          router: router, configuration: configuration, executor: executors.executor(for: channel.eventLoop),
          registry: registry, traffic: traffic, client: client))
    }
  }

  /// The address the server listens on; `nil` before `bind()` and after the shutdown began.
  package var localAddress: SocketAddress? { listener.localAddress }

  /// The port the server listens on, under the same conditions.
  package var localPort: Int? { localAddress?.port }

  /// Starts to listen. From here on it accepts and serves connections.
  ///
  /// - Throws: the system's error for the address; `TLSFileError`; `RuntimeError` if called twice or after the
  ///   shutdown.
  package func bind() async throws { try await listener.bind() }

  /// Listens, unless `bind()` has, and serves until a graceful shutdown has ended. Cancelling the task closes every
  /// connection at once.
  ///
  /// - Throws: the errors of `bind()`; `RuntimeError` if called twice.
  package func serve() async throws { try await listener.serve() }

  /// Stops accepting connections, tells clients to leave, gives running calls `shutdownGrace` to end, then cancels
  /// them. Only the first call has an effect.
  package func beginGracefulShutdown() { listener.beginGracefulShutdown() }

  /// `127.0.0.1:50312`, `[::1]:50312` or the path of a socket.
  package static func describe(_ address: SocketAddress) -> String {
    guard let host = address.ipAddress, let port = address.port else { return address.pathname ?? "unknown" }
    return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}

extension GRPCServer {
  package struct Configuration: Sendable {
    /// The address to listen on: a numeric address or a name.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose.
    package var port = 0
    /// `nil`: plain text.
    package var tls: ServerTLS?
    package var http2 = HTTP2Settings()
    /// The most connections at a time; any further one is closed on arrival.
    package var maximumConnections = 10_000
    /// The most connections at a time from one client address, which for IPv6 is the first 64 bits; `nil`: limited only
    /// by the total. Many clients may share an address. Trusted proxies are limited only by the total.
    package var maximumConnectionsPerAddress: Int?
    /// Proxies that are believed when they name the client they connect or call for: with a header of the PROXY
    /// protocol, version 2, at the very beginning of a connection, and with `x-forwarded-for` and `forwarded` on a
    /// call.
    package var trustedProxies = TrustedProxies()
    /// The most running calls, on all connections together; any further one ends with RESOURCE_EXHAUSTED.
    package var maximumRunningCalls = 10_000
    /// Completes an error that is sent before any interceptor has seen its call: encodes its details, which this module
    /// does not know how to do. The second argument is the call's metadata.
    package var completeRefusal: @Sendable (RPCError, Metadata) -> RPCError = { error, _ in error }
    /// How long the server waits for a client.
    package var timeouts = ConnectionTimeouts()
    /// The largest message to receive, in bytes after decompression, inclusive.
    package var maximumReceiveMessageSize = 4 << 20
    /// The largest message to send, in bytes before compression. The default is as large as gRPC allows: handlers must
    /// bound their responses, and clients may refuse them.
    package var maximumSendMessageSize = MessageFramer.largestMessage
    /// The size in bytes from which responses are compressed with gzip for clients that accept it, unless the handler
    /// says otherwise; `nil`: only those for which the handler asks.
    package var compressResponsesFrom: Int?
    /// How many bytes a connection may hold of messages larger than flow control's windows.
    package var maximumHeldBytes = 64 << 20
    /// The longest a unary call may take even if its client sets no deadline; `nil`: no limit.
    package var maximumUnaryDuration: Duration? = .seconds(60)
    /// The same for the three streaming kinds.
    package var maximumStreamDuration: Duration?
    /// How long calls may go on after `beginGracefulShutdown()`.
    package var shutdownGrace: Duration = .seconds(15)

    /// The most calls at a time on one connection, announced to its client.
    package var maximumConcurrentStreams: Int {
      get { Int(http2.maximumConcurrentStreams) }
      set { http2.maximumConcurrentStreams = UInt32(clamping: newValue) }
    }

    package init() {}

    var listening: ConnectionListener.Configuration {
      ConnectionListener.Configuration(
        host: host, port: port, tls: tls,
        admission: ConnectionAdmission(maximum: maximumConnections, perAddress: maximumConnectionsPerAddress),
        trustedProxies: trustedProxies, headerTimeout: timeouts.preface, shutdownGrace: shutdownGrace,
        // HTTP/2 has a ping.
        probesSilentClients: false)
    }
  }
}
