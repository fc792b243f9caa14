import TitanCore
import TitanProto

extension GoogleProtobuf.Timestamp {
  /// What `init(rfc3339:)` reads, for whoever wrote something else.
  static let rfc3339Form =
    "a time that exists in the years 1 to 9999, such as 2026-05-31T06:00:00.25Z or 2026-05-31T08:00:00+02:00"

  /// Reads RFC 3339 with up to nine digits after the point, as protocol buffers write times in JSON.
  ///
  /// `nil` for any other text, for what no calendar or clock shows, and for what is beyond the years 1 to 9999 in UTC.
  init?(rfc3339 text: String) {
    guard
      let match = text.wholeMatch(
        of: /([0-9-]{10})T([0-9:]{5}):([0-9]{2})(?:\.([0-9]{1,9}))?(?:Z|([+-])([0-9:]{5}))/),
      let day = CalendarDay(String(match.1)), let time = DayTime(argument: String(match.2)),
      let second = Int64(match.3), second < 60, let offset = DayTime(argument: String(match.6 ?? "00:00"))
    else { return nil }
    // East of Greenwich clocks are ahead.
    let ahead = (match.5 == "-" ? -60 : 60) * Int64(offset.minutes)
    let seconds = Int64(day.number) * 86_400 + Int64(time.minutes) * 60 + second - ahead
    let fraction = String(match.4 ?? "")
    guard TitanCore.Timestamp.wireSeconds.contains(seconds),
      let nanos = Int32(fraction + String(repeating: "0", count: 9 - fraction.count))
    else { return nil }
    self.init(seconds: seconds, nanos: nanos)
  }
}
