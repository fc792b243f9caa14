package import TitanCore

/// A recorded session.
package struct Session: Sendable, Hashable {
  package var facts: SessionFacts
  /// 1 when it was made; grows with every change.
  package var revision: Int
  package var createTime: Timestamp
  /// When it was deleted; `nil` while it is there.
  package var deleteTime: Timestamp?

  package init(facts: SessionFacts, revision: Int = 1, createTime: Timestamp, deleteTime: Timestamp? = nil) {
    self.facts = facts
    self.revision = revision
    self.createTime = createTime
    self.deleteTime = deleteTime
  }
}
