/// What a commit waits for (PostgreSQL documentation, 30.4).
package enum CommitMode: Sendable, Hashable {
  /// For the disk: what is committed survives whatever happens.
  case synchronous
  /// For nothing: what is committed is seen by others and survives the end of this process, but a crash of PostgreSQL
  /// within the next moments takes it back, whole. Any synchronous commit after it makes it survive as well.
  case asynchronous

  /// Makes it so for the transaction in which it runs, and for no other.
  var preparation: [String] {
    switch self {
    case .synchronous: []
    case .asynchronous: ["SELECT set_config('synchronous_commit', 'off', true)"]
    }
  }
}
