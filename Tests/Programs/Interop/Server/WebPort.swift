import NIOPosix
import TestProto
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanRPCTransport
import TitanWeb

/// Serves the same services for browsers, and for gRPC's clients, on a port of its own: gRPC-Web and the Connect protocol
/// over either version of HTTP, and gRPC over HTTP/2. Calls take the way that they take behind any edge: over a connection to a server of gRPC.
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
    let route: GRPCBridge.Route = { request, metadata in
      guard let method = MethodDescriptor(path: request.path) else {
        throw RPCError(code: .unimplemented, message: "unknown method \(request.path)")
      }
      var target = GRPCBridge.Target(channel, method, metadata: metadata)
      if request.method == "GET", let query = request.query {
        target.metadata.append(ConformanceQuery.key, query)
      }
      // The service says what is too large, in its own words.
      target.maximumMessageSize = max(limit, 64 << 20)
      target.maximumBodySize = nil
      return target
    }
    server = WebServer(
      WebProtocols(grpc: GRPCBridge(route: route), connect: ConnectBridge(schema: try .tests(), route: route)),
      configuration: web, group: group)
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

/// Gives each request to the protocol that it speaks.
private struct WebProtocols: WebHandler {
  let grpc: GRPCBridge
  let connect: ConnectBridge

  func respond(to request: WebRequest, through response: WebResponseWriter) async throws {
    let isGRPC = GRPCContentType(request.headers["content-type"]) != nil
    let handler: any WebHandler = isGRPC ? grpc : connect
    try await handler.respond(to: request, through: response)
  }
}

extension ProtoSchema {
  /// The protos of the services here, and what they import.
  fileprivate static func tests() throws -> ProtoSchema {
    let files = ConformanceV1.protoFiles + GRPCTesting.protoFiles
    let index = FileDescriptorIndex(FileEntry.base + files)
    var (serialized, names): ([[UInt8]], Set<String>) = ([], [])
    for file in (FileEntry.base + files).flatMap(index.withDependencies) where names.insert(file.name).inserted {
      serialized.append(file.serialized)
    }
    return try ProtoSchema(files: serialized)
  }
}
