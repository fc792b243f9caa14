import NIOPosix
import TitanRPC
import TitanRPCTransport
import TitanWeb

/// Serves the same services for browsers, and for gRPC's clients, on a port of its own: gRPC-Web over either version of
/// HTTP, and gRPC over HTTP/2. Calls take the way that they take behind any edge: over a connection to a server of gRPC.
struct WebPort {
  private let backend: GRPCServer
  private let channel: GRPCChannel
  private let server: WebServer

  /// - Parameter configuration: that of the server whose services these are.
  init(
    _ router: RPCRouter, like configuration: GRPCServer.Configuration, _ web: WebServer.Configuration,
    group: MultiThreadedEventLoopGroup
  ) async throws {
    var inner = configuration
    (inner.host, inner.port, inner.tls) = ("127.0.0.1", 0, nil)
    backend = GRPCServer(router: router, configuration: inner, group: group)
    try await backend.bind()
    var channelConfiguration = GRPCChannel.Configuration()
    channelConfiguration.maximumReceiveMessageSize = MessageFramer.largestMessage
    let channel = GRPCChannel(
      target: .hostAndPort("127.0.0.1", backend.localPort ?? 0), configuration: channelConfiguration, group: group)
    self.channel = channel
    let limit = configuration.maximumReceiveMessageSize
    let bridge = GRPCBridge { request, metadata in
      guard let method = MethodDescriptor(path: request.path) else {
        throw RPCError(code: .unimplemented, message: "unknown method \(request.path)")
      }
      var target = GRPCBridge.Target(channel, method, metadata: metadata)
      // The service says what is too large, in its own words.
      target.maximumMessageSize = max(limit, 64 << 20)
      target.maximumBodySize = nil
      return target
    }
    server = WebServer(bridge, configuration: web, group: group)
    try await server.bind()
  }

  var port: Int { server.localPort ?? 0 }

  func serve() async throws {
    try await withThrowingTaskGroup { tasks in
      tasks.addTask { try await backend.serve() }
      tasks.addTask {
        try await server.serve()
        // Until here, calls go to it.
        channel.close()
        backend.beginGracefulShutdown()
      }
      try await tasks.waitForAll()
    }
  }

  func beginGracefulShutdown() { server.beginGracefulShutdown() }
}
