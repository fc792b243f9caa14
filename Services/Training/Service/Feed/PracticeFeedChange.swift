package import TitanCore
package import TrainingDomain

/// The newest state of a completed practice, as the feed tells it.
package struct PracticeFeedChange: Sendable, Hashable {
  package var practice: Practice
  /// `nil` while it is there.
  package var deleteTime: Timestamp?

  package init(practice: Practice, deleteTime: Timestamp? = nil) {
    self.practice = practice
    self.deleteTime = deleteTime
  }
}
