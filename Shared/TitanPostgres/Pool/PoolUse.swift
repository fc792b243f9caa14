/// How much of a pool was in use at the end of the loop's last turn.
package struct PoolUse: Sendable, Hashable {
  package let open: Int
  /// Open connections that carry statements or a transaction.
  package let busy: Int
  /// Statements and transactions that no connection has taken yet.
  package let waiting: Int
  /// How many callers have got no connection in time, since the start.
  package let timeouts: Int

  init(open: Int = 0, busy: Int = 0, waiting: Int = 0, timeouts: Int = 0) {
    (self.open, self.busy, self.waiting, self.timeouts) = (open, busy, waiting, timeouts)
  }
}
