package import TitanHTTP2
package import TitanRPC

/// The limits of a server, by the names its metrics have for them.
package enum BreachedLimit: String, CaseIterable, Sendable {
  /// A connection was closed as it came, since there were too many, in all or from its address.
  case connections
  case connectionsPerAddress = "connections_per_address"
  /// A connection of a trusted proxy began with a header of the PROXY protocol that was none.
  case proxyHeader = "proxy_header"
  /// A call was refused, since too many ran on the server, or on its connection.
  case runningCalls = "running_calls"
  case connectionCalls = "connection_calls"
  /// A call was refused, since too many of its kind ran, in all or for its client's neighbourhood: streams and calls that
  /// need no token, and health checks.
  case publicStreams = "public_streams"
  case publicCalls = "public_calls"
  case healthChecks = "health_checks"

  // These end a connection. For what a client sends, see `HTTP2Breach.Limit`.
  case streamResets = "stream_resets"
  case streamErrors = "stream_errors"
  case pings
  case settings
  case overhead
  case continuations
  case headerList = "header_list"
  case queuedFrames = "queued_frames"
  // And for time, `ConnectionTimeouts`.
  case preface
  case frame
  case writeStall = "write_stall"
  case keepalive
  case idle
  case age
  case ageGrace = "age_grace"

  package init(_ limit: HTTP2Breach.Limit) {
    self =
      switch limit {
      case .streamResets: .streamResets
      case .streamErrors: .streamErrors
      case .pings: .pings
      case .settings: .settings
      case .overhead: .overhead
      case .continuations: .continuations
      case .headerList: .headerList
      case .queuedFrames: .queuedFrames
      }
  }

  package init(_ limit: CallRefusal.Limit) {
    self =
      switch limit {
      case .running: .runningCalls
      case .publicStreams: .publicStreams
      case .publicCalls: .publicCalls
      case .healthChecks: .healthChecks
      }
  }
}
