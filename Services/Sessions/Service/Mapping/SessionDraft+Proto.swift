import SessionsDomain
import TitanCore
import TitanProto
import TitanRPC

extension SessionDraft {
  init(_ message: SessionsV1.Session) {
    self.init(
      sessionID: message.sessionID, start: Time(message.startTime), end: Time(message.endTime),
      timeZone: message.timeZone, utcOffsetSeconds: message.utcOffsetSeconds.map(Int.init), reps: Int(message.reps),
      sets: message.sets.map { Set(reps: Int($0.reps), start: Time($0.startTime), end: Time($0.endTime)) },
      target: Int(message.target), note: message.note)
  }
}

extension SessionDraft.Time {
  fileprivate init(_ message: GoogleProtobuf.Timestamp?) {
    guard let message else {
      self = .absent
      return
    }
    if let instant = try? Timestamp(message, field: "") {
      self = .at(instant)
    } else {
      self = .malformed("\(message.seconds) s and \(message.nanos) ns")
    }
  }
}
