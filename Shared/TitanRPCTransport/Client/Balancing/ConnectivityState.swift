/// How a channel, or its connection to one address, is: gRPC's connectivity states.
package enum ConnectivityState: Sendable, Hashable {
  /// Nobody needs a connection.
  case idle
  case connecting
  case ready
  /// The last attempts failed; the next ones wait for their backoff.
  case transientFailure
  /// Closed for good.
  case shutdown
}
