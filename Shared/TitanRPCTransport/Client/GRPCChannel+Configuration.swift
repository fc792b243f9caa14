package import TitanHTTP2

extension GRPCChannel {
  /// Where a channel's calls go.
  package enum Target: Sendable, Hashable, CustomStringConvertible {
    case hostAndPort(String, Int)

    package var description: String {
      switch self {
      case .hostAndPort(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
      }
    }
  }

  package struct Configuration: Sendable {
    package var http2: HTTP2Settings = {
      var settings = HTTP2Settings()
      // A server's trailers may carry rich error details.
      settings.maximumHeaderListSize = 64 << 10
      return settings
    }()
    /// Largest message that is sent, in bytes.
    package var maximumSendSize = 4 << 20
    /// Largest message that is taken, in bytes.
    package var maximumReceiveSize = 4 << 20
    /// How long connecting may take, until the server's settings have come.
    package var connectTimeout: Duration = .seconds(10)
    package var backoff = Backoff()
    /// Bytes of a call's requests that are kept until the server has touched it, so that a call which a server
    /// refused unseen is sent again on another connection.
    package var replayLimit = 64 << 10

    package init() {}
  }
}
