package import TitanHTTP2

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
}
