package import TitanCore

/// A recorded session.
package struct Session: Sendable, Hashable {
  package var facts: SessionFacts
  /// 1 when it was made; grows with every change.
  package var revision: Int
  package var createTime: Timestamp
  /// When it was deleted; `nil` while it is there.
  package var deleteTime: Timestamp?
  /// What the newest counter has made of its stream; `nil` if none has but the first, or its landmarks are gone.
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
