import TitanCore
import TitanProto

extension PoseV1.StreamChange {
  init(_ change: StreamFeedChange, cursor: String) {
    self.init(
      userID: "\(change.key.user)", streamID: "\(change.key.stream)",
      framesDeleteTime: change.framesDeletedAt.map { .init($0) },
      recounts: change.recounts.map { .init(counter: $0.counter, reps: UInt32(clamping: $0.reps)) }, cursor: cursor)
  }
}
