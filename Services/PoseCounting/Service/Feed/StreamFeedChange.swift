package import TitanCore

/// A change of a closed stream, as the feed reports it.
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
  /// `nil` while the frames exist.
  package var framesDeletedAt: Timestamp?
  /// The recounts by counters other than the stream's own, in the order of the counters' names.
  package var recounts: [Recount]

  package init(key: StreamKey, framesDeletedAt: Timestamp? = nil, recounts: [Recount] = []) {
    self.key = key
    self.framesDeletedAt = framesDeletedAt
    self.recounts = recounts
  }
}
