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
  /// The changes in a request: the fields in its mask or, without a mask, all populated fields.
  init(_ clock: SessionsV1.Clock, mask: GoogleProtobuf.FieldMask?) throws {
    let wants = try UpdateMask(mask, of: ["time_zone", "day_start_minutes", "first_weekday"], in: clock)
    self.init(
      timeZone: wants["time_zone"] ? clock.timeZone : nil,
      dayStartMinutes: wants["day_start_minutes"] ? Int(clock.dayStartMinutes) : nil,
      firstWeekday: wants["first_weekday"] ? Int(clock.firstWeekday) : nil)
  }
}
