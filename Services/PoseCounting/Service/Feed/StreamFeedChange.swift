package import TitanCore

/// What has become of a closed stream, as the feed tells it.
package struct StreamFeedChange: Sendable, Hashable {
  package struct Recount: Sendable, Hashable {
    package var counter: String
    package var reps: Int

    package init(counter: String, reps: Int) {
      self.counter = counter
      self.reps = reps
    }
  }

  package var key: StreamKey
  /// `nil` while they are there.
  package var framesDeletedAt: Timestamp?
  /// By counters other than its own, in the order of their names.
  package var recounts: [Recount]

  package init(key: StreamKey, framesDeletedAt: Timestamp? = nil, recounts: [Recount] = []) {
    self.key = key
    self.framesDeletedAt = framesDeletedAt
    self.recounts = recounts
  }
}
