import SessionsDomain
import TitanProto

extension SessionsV1.Pause {
  init(_ pause: Pause) {
    self.init(
      pauseID: "\(pause.id)", firstLocalDate: "\(pause.dates.lowerBound)", lastLocalDate: "\(pause.dates.upperBound)",
      reason: pause.reason)
  }
}

extension PauseDraft {
  init(_ message: SessionsV1.Pause) {
    self.init(
      pauseID: message.pauseID, firstLocalDate: message.firstLocalDate, lastLocalDate: message.lastLocalDate,
      reason: message.reason)
  }
}
