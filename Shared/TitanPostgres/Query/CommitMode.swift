/// What a commit waits for (PostgreSQL documentation, 30.4).
package enum CommitMode: Sendable, Hashable {
  /// For the disk, and for a synchronous standby where the server has one: committed changes survive any crash, and
  /// the loss of the server. That holds for what the transaction has read, too, even if it has changed nothing.
  ///
  /// A commit whose wait for a standby was broken off (by a cancelled statement, a crash, a stop of the server) is
  /// visible to everybody, although it exists on this server alone: another that is promoted now doesn't have it. So
  /// whoever finds a change already made, and acknowledges it, must wait as the change itself would have waited. A
  /// transaction that writes nothing waits for nothing; this one writes an empty message, which nobody reads, into
  /// PostgreSQL's log, behind everything that it can see.
  case synchronous
  /// For nothing: committed changes are visible to others and survive the end of this process, but if PostgreSQL
  /// crashes within the next moments the whole transaction is lost. Any later synchronous commit makes it durable as
  /// well.
  case asynchronous
  /// For what it has changed, but not for what it has read: enough for reads whose answer acknowledges nothing.
  case reading

  /// Writes the message, and returns a row, if commits wait for standbys here. A standby can't write it, and refuses
  /// the transaction's own writes.
  static let confirmation = """
    SELECT pg_logical_emit_message(true, 'titanup', ''::text) AS confirmed
    WHERE current_setting('synchronous_standby_names') <> '' AND NOT pg_is_in_recovery()
    """

  /// Sets the mode for the transaction in which it runs, and for no other.
  var preparation: [String] {
    switch self {
    case .synchronous: [Self.confirmation]
    case .asynchronous: ["SELECT set_config('synchronous_commit', 'off', true)"]
    case .reading: []
    }
  }
}

extension SQLQuery {
  /// The mode of a single statement whose caller names none. A statement that changes something may find it changed
  /// already, and acknowledges that; a SELECT acknowledges nothing, unless its caller says so.
  var defaultCommit: CommitMode { text.hasPrefix("SELECT") ? .reading : .synchronous }
}
