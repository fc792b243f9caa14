import SessionsDomain
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
  /// What a request wants changed: the paths of its mask, or everything without one.
  init(_ clock: SessionsV1.Clock, mask: [String]) throws {
    let known = ["time_zone", "day_start_minutes", "first_weekday"]
    if let unknown = mask.first(where: { !known.contains($0) }) {
      throw RPCError.invalid(
        "update_mask", reason: "PATH_UNKNOWN",
        "got \(unknown.count <= 64 ? "\"\(unknown)\"" : "\(unknown.count) characters"); allowed: "
          + known.joined(separator: ", "))
    }
    func wants(_ path: String) -> Bool { mask.isEmpty || mask.contains(path) }
    self.init(
      timeZone: wants("time_zone") ? clock.timeZone : nil,
      dayStartMinutes: wants("day_start_minutes") ? Int(clock.dayStartMinutes) : nil,
      firstWeekday: wants("first_weekday") ? Int(clock.firstWeekday) : nil)
  }
}
