package import SessionsDomain
package import TitanCore
package import TitanProto
import TitanRPC

/// The part of a pose feed change that this service stores.
package struct StreamNewsChange: Sendable, Hashable {
  package var user: UserID
  package var stream: LandmarkStreamID
  package var news: StreamNews

  package init(user: UserID, stream: LandmarkStreamID, news: StreamNews) {
    self.user = user
    self.stream = stream
    self.news = news
  }

  /// - Throws: `RuntimeError` for a message that the pose service never sends.
  package init(_ message: PoseV1.StreamChange) throws {
    guard let user = UserID(message.userID), let stream = LandmarkStreamID(message.streamID) else {
      throw RuntimeError("a change of the pose feed names no user or no stream")
    }
    self.init(
      user: user, stream: stream,
      news: StreamNews(
        isExpired: message.framesDeleteTime != nil,
        counts: message.recounts.map { StreamCount(counter: $0.counter, reps: Int($0.reps)) }))
  }
}
