package import TitanCore
package import TrainingDomain

/// The newest state of a completed practice, as the feed reports it.
package struct PracticeFeedChange: Sendable, Hashable {
  package var practice: Practice
  /// `nil` while the practice exists.
  package var deleteTime: Timestamp?

  package init(practice: Practice, deleteTime: Timestamp? = nil) {
    self.practice = practice
    self.deleteTime = deleteTime
  }
}
