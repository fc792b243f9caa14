package import TitanHTTP2

extension GRPCChannel {
  package struct Configuration: Sendable {
    /// `nil`: plain text.
    package var tls: ClientTLS?
    package var http2: HTTP2Settings = {
      var settings = HTTP2Settings()
      // A server's trailers may carry rich error details.
      settings.maximumHeaderListSize = 64 << 10
      return settings
    }()
    /// Largest message that is sent, in bytes before compression; as large as gRPC allows by default.
    package var maximumSendMessageSize = MessageFramer.largestMessage
    /// Largest message that is received, in bytes; of a compressed one, what it inflates to. A message of exactly this
    /// size is received.
    package var maximumReceiveMessageSize = 4 << 20

    package var resolver = AddressResolver()
    package var loadBalancing = LoadBalancing.pickFirst
    /// Least time between two resolutions of a name while some of its addresses are known. `pickFirst` resolves before
    /// each connection.
    package var resolutionInterval: Duration = .seconds(10)
    /// How long an address is tried before the next one is tried beside it (`pickFirst`; RFC 8305).
    package var attemptDelay: Duration = .milliseconds(250)
    /// How long connecting may take, until the server's settings have come.
    package var connectTimeout: Duration = .seconds(10)
    package var backoff = Backoff()
    /// How to ask a server for its health before calls go to it, and which service to ask for; `nil`: calls go to
    /// whatever is connected.
    package var healthCheck: HealthCheck?
    /// How a connection that is dead is found; `nil`: by TCP alone, which may take a quarter of an hour.
    package var keepalive: Keepalive.Settings?
    /// How long a connection without calls is kept; `nil`: as long as the server likes.
    package var idleTimeout: Duration? = .seconds(30 * 60)

    /// When failed calls that may run twice are tried again; `nil`: never.
    package var retry: RetryPolicy? = RetryPolicy()
    /// What keeps retries from burying a server.
    package var retryThrottle = RetryThrottle.Settings()
    /// Bytes of a call's requests that are kept until the server's headers have come, so that the call can be sent
    /// again on another connection.
    package var replayLimit = 64 << 10
    /// Calls that may wait for a connection, and on each connection for the server to allow more streams. One too many
    /// fails with RESOURCE_EXHAUSTED.
    package var maximumWaitingCalls = 10_000

    package init() {}
  }
}
