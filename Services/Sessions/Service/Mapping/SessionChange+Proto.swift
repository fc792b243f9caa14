import SessionsDomain
import TitanProto

extension SessionsV1.SessionChange {
  init(_ change: FeedPage.Change, epoch: FeedEpoch) {
    let facts = change.session.facts
    self.init(
      userID: "\(facts.userID)", sessionID: "\(facts.sessionID)", change: Change(change.session),
      cursor: FeedCursor(epoch: epoch, position: change.position).text)
  }
}

extension SessionsV1.SessionChange.Change {
  fileprivate init(_ session: Session) {
    if let time = session.deleteTime {
      self = .deleted(.init(deleteTime: .init(time)))
    } else {
      let times = (session.facts.proof?.reps ?? []).map {
        SessionsV1.RepTime(startMs: UInt32($0.startMilliseconds), endMs: UInt32($0.endMilliseconds))
      }
      self = .upserted(.init(session: .init(session), repTimes: times))
    }
  }
}
