package import TitanCore
package import TitanHTTP2
package import TitanRPC
package import TitanRPCTransport

extension WebServer {
  package struct Configuration: Sendable {
    /// The address to listen on: a numeric address or a name.
    package var host = "127.0.0.1"
    /// The port to listen on; 0 lets the system choose.
    package var port = 0
    /// `nil`: plain text, with either version of HTTP. With TLS, ALPN decides, whatever protocols are given here.
    package var tls: ServerTLS?
    /// The most connections at a time; any further one is closed on arrival.
    package var maximumConnections = 10_000
    /// The same from one client address, which for IPv6 is the first 64 bits; `nil`: limited only by the total.
    package var maximumConnectionsPerAddress: Int? = 500
    /// The most requests at a time, on all connections together; any further one is answered 503.
    package var maximumRequests = 10_000
    /// Proxies that are believed when they name the client: with a header of the PROXY protocol, version 2, at the
    /// beginning of a connection, and with `x-forwarded-for` and `forwarded`.
    package var trustedProxies = TrustedProxies()
    /// The most bytes of a request's fields; beyond it the answer is 431.
    package var maximumHeaderSize = 16 << 10
    /// The most bytes of a request's body, unless its handler changes it (`WebBody.limit`); beyond it the answer is 413.
    package var maximumBodySize = 1 << 20
    /// How long a body may make no progress while its handler waits for it; the answer is then 408. Handlers of endless
    /// streams can do without (`WebBody`).
    package var bodyPause: Duration = .seconds(30)
    /// How many bytes of a response may wait to be read before its handler waits.
    package var queueLimit = 64 << 10
    /// How long the server waits for a client. `preface` is the time to the first request of a connection, `frame` that
    /// of a head.
    package var timeouts: ConnectionTimeouts = {
      var timeouts = ConnectionTimeouts()
      timeouts.idle = .seconds(180)
      timeouts.keepaliveInterval = .seconds(60)
      return timeouts
    }()
    package var http2: HTTP2Settings = {
      var settings = HTTP2Settings()
      settings.streamWindow = 256 << 10
      settings.connectionWindow = 4 << 20
      return settings
    }()
    /// How long requests may go on after `beginGracefulShutdown()`.
    package var shutdownGrace: Duration = .seconds(15)
    /// Learns of the errors that clients are not told: the handler's own.
    package var onError: @Sendable (any Error, WebRequest) -> Void = { _, _ in }

    /// What responses say the time is.
    package var now: WallClock = systemClock

    package init() {}

    var listening: ConnectionListener.Configuration {
      ConnectionListener.Configuration(
        host: host, port: port, tls: tls,
        admission: ConnectionAdmission(maximum: maximumConnections, perAddress: maximumConnectionsPerAddress),
        trustedProxies: trustedProxies, headerTimeout: timeouts.preface, shutdownGrace: shutdownGrace,
        // HTTP/1.1 has no ping.
        probesSilentClients: true)
    }
  }
}
