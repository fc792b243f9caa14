import SessionsDomain
import SessionsProto
import TitanCore
import TitanProto
import TitanRPC

extension SessionsV1.Clock {
  init(_ clock: UserClock) {
    self.init(
      timeZone: clock.timeZone ?? "", dayStartMinutes: UInt32(clock.dayStart.minutes),
      firstWeekday: UInt32(clock.firstWeekday), etag: clock.etag, updateTime: clock.updateTime.map { .init($0) })
  }
}

extension UserClock {
  var etag: String { "\(revision)" }
}

extension ClockChange {
  /// The changes in a request: the fields in its mask or, without a mask, all populated fields.
  init(_ clock: SessionsV1.Clock, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(mask, of: ["time_zone", "day_start_minutes", "first_weekday"], in: clock)
    self.init(
      timeZone: wants["time_zone"] ? clock.timeZone : nil,
      dayStartMinutes: wants["day_start_minutes"] ? Int(clock.dayStartMinutes) : nil,
      firstWeekday: wants["first_weekday"] ? Int(clock.firstWeekday) : nil)
  }
}

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

extension SessionsV1.Streak {
  init(_ streak: Streak) {
    self.init(
      current: UInt32(streak.current), longest: UInt32(streak.longest), todayDone: streak.isTodayDone,
      atRisk: streak.isAtRisk, freezesLeft: UInt32(streak.freezesLeft),
      nextFreezeIn: UInt32(streak.activeDatesToNextFreeze ?? 0))
  }
}

extension SessionsV1.StreakDay {
  init(_ day: Streak.Day) {
    self.init(localDate: "\(day.date)", kind: .init(day.kind), count: UInt32(day.count))
  }
}

extension SessionsV1.StreakDayKind {
  fileprivate init(_ kind: Streak.Kind) {
    switch kind {
    case .active: self = .active
    case .frozen: self = .frozen
    case .paused: self = .paused
    case .bridged: self = .bridged
    case .missed: self = .missed
    case .open: self = .open
    }
  }
}
