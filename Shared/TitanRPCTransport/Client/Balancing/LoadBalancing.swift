/// How a channel uses the addresses of its target: gRPC's policies, under their names.
package enum LoadBalancing: Sendable, Hashable {
  /// One connection, to the first address that takes it.
  case pickFirst
  /// A connection to every address, which take the calls in turns.
  case roundRobin
}
