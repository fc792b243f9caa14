import TitanCore
import TitanFeeds
import TitanProto

extension PoseV1.StreamChange {
  static func all(of page: FeedPage<StreamFeedChange>) -> [Self] {
    page.changes.map { position, change in
      Self(
        userID: "\(change.key.user)", streamID: "\(change.key.stream)",
        framesDeleteTime: change.framesDeletedAt.map { .init($0) },
        recounts: change.recounts.map { .init(counter: $0.counter, reps: UInt32(clamping: $0.reps)) },
        cursor: FeedCursor(epoch: page.epoch, position: position).text)
    }
  }
}
