package import NIOCore
import NIOHTTP1
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
  package let configuration: Configuration
  /// Connections, requests and bytes so far: requests count as calls.
  package var traffic: TrafficCounters { serving.traffic }
  private let serving: WebServing
  private let listener: ConnectionListener

  package init(
    _ handler: any WebHandler, configuration: Configuration = Configuration(), group: any EventLoopGroup
  ) {
    var configuration = configuration
    configuration.http2.maximumHeaderListSize = configuration.maximumHeaderSize
    configuration.http2.queueLimit = configuration.queueLimit
    configuration.tls?.protocols = [ALPN.http2, ALPN.http1]
    self.configuration = configuration
    let (serving, preface) = (WebServing(handler, configuration, group), configuration.timeouts.preface)
    self.serving = serving
    listener = ConnectionListener(
      configuration.listening, registry: serving.registry, traffic: serving.traffic, group: group
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
  }

  /// The port the server listens on; `nil` before `bind()` and after the shutdown began.
  package var localPort: Int? { listener.localAddress?.port }

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

  /// Stops accepting connections, closes idle ones, gives running requests `shutdownGrace` to end, then cancels them.
  package func beginGracefulShutdown() { listener.beginGracefulShutdown() }
}

extension WebServer {
  /// The names of the protocols in TLS (RFC 7301).
  private enum ALPN {
    static let http1 = "http/1.1"
    static let http2 = "h2"
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
