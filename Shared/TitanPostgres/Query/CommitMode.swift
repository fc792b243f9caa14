/// What a commit waits for (PostgreSQL documentation, 30.4).
package enum CommitMode: Sendable, Hashable {
  /// For the disk: committed changes survive any crash.
  case synchronous
  /// For nothing: committed changes are visible to others and survive the end of this process, but if PostgreSQL
  /// crashes within the next moments the whole transaction is lost. Any later synchronous commit makes it durable as
  /// well.
  case asynchronous

  /// Sets the mode for the transaction in which it runs, and for no other.
  var preparation: [String] {
    switch self {
    case .synchronous: []
    case .asynchronous: ["SELECT set_config('synchronous_commit', 'off', true)"]
    }
  }
}
