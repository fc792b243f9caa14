import TitanCore
import TitanProto

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
