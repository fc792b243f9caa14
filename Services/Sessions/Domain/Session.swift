package import TitanCore

/// A recorded session.
package struct Session: Sendable, Hashable {
  package var facts: SessionFacts
  /// 1 when the session was created; increases with every change.
  package var revision: Int
  package var createTime: Timestamp
  /// When the session was deleted; `nil` if it wasn't.
  package var deleteTime: Timestamp?
  /// The newest counter's result for its stream; `nil` if only the first counter has counted it, or its landmarks are
  /// gone.
  package var newestCount: StreamCount?

  package init(
    facts: SessionFacts, revision: Int = 1, createTime: Timestamp, deleteTime: Timestamp? = nil,
    newestCount: StreamCount? = nil
  ) {
    self.facts = facts
    self.revision = revision
    self.createTime = createTime
    self.deleteTime = deleteTime
    self.newestCount = newestCount
  }
}
