package import TitanHTTP2
package import TitanRPC

extension GRPCServer {
  package struct Configuration: Sendable {
    /// Address to listen on: a numeric address or a name.
    package var host = "127.0.0.1"
    /// Port to listen on; 0 lets the system choose.
    package var port = 0
    /// `nil`: plain text.
    package var tls: ServerTLS?
    package var http2 = HTTP2Settings()
    /// Connections at a time; one more is closed as it comes.
    package var maximumConnections = 10_000
    /// The same for one client address, of IPv6 the first 64 bits; `nil`: as many as in all. Many clients may share an
    /// address. Trusted proxies may have as many as in all.
    package var maximumConnectionsPerAddress: Int?
    /// Peers that are believed about whom they connect and call for: by a header of the PROXY protocol, version 2, before
    /// all else on a connection, and by `x-forwarded-for` and `forwarded` on a call.
    package var trustedProxies = TrustedProxies()
    /// Calls that run at a time, on all connections; one more ends with RESOURCE_EXHAUSTED.
    package var maximumRunningCalls = 10_000
    /// Makes an error whole that leaves before any interceptor has seen its call: encodes its details, which is not for
    /// this module to know. Beside it stands the call's metadata.
    package var completeRefusal: @Sendable (RPCError, Metadata) -> RPCError = { error, _ in error }
    /// How long the server waits for a client.
    package var timeouts = ConnectionTimeouts()
    /// Largest message that is received, in bytes; of a compressed one, what it inflates to. A message of exactly this
    /// size is received.
    package var maximumReceiveMessageSize = 4 << 20
    /// Largest message that is sent, in bytes before compression. As large as gRPC allows by default: what a response may
    /// hold is the handler's to bound, and its client's to refuse.
    package var maximumSendMessageSize = MessageFramer.largestMessage
    /// Size in bytes from which on responses are compressed with gzip for clients that accept it, unless the handler
    /// says otherwise; `nil`: only those for which the handler asks.
    package var compressResponsesFrom: Int?
    /// Bytes that a connection may hold of messages which are larger than flow control's windows.
    package var maximumHeldBytes = 64 << 20
    /// How long a unary call may take even if its client sets no deadline; `nil`: as long as it likes.
    package var maximumUnaryDuration: Duration? = .seconds(60)
    /// The same for the three streaming kinds.
    package var maximumStreamDuration: Duration?
    /// How long calls may go on after `beginGracefulShutdown()`.
    package var shutdownGrace: Duration = .seconds(15)

    /// Calls at a time on one connection, which its client is told.
    package var maximumConcurrentStreams: Int {
      get { Int(http2.maximumConcurrentStreams) }
      set { http2.maximumConcurrentStreams = UInt32(clamping: newValue) }
    }

    package init() {}
  }
}
