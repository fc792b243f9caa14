import TitanCore
import TitanProto

extension Timestamp {
  /// The seconds that messages may contain: the years 1 to 9999.
  static let wireSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// An instant as services send it, limited to the years 1 to 9999.
  init(_ message: GoogleProtobuf.Timestamp) {
    let seconds = min(Self.wireSeconds.upperBound, max(Self.wireSeconds.lowerBound, message.seconds))
    self.init(microseconds: seconds * 1_000_000 + Int64(min(999_999_999, max(0, message.nanos))) / 1_000)
  }
}

extension Duration {
  /// A duration as services send it; zero if absent.
  init(_ message: GoogleProtobuf.Duration?) {
    let seconds = min(315_576_000_000, max(0, message?.seconds ?? 0))
    self = .seconds(seconds) + .nanoseconds(Int64(min(999_999_999, max(0, message?.nanos ?? 0))))
  }
}

extension GoogleProtobuf.Timestamp {
  /// A description of the form that `init(rfc3339:)` reads, for error messages.
  static let rfc3339Form =
    "a time that exists in the years 1 to 9999, such as 2026-05-31T06:00:00.25Z or 2026-05-31T08:00:00+02:00"

  /// Reads RFC 3339 with up to nine decimals, which is how protocol buffers write times in JSON.
  ///
  /// Returns `nil` for any other text, for dates and times that don't exist, and for instants beyond the years 1 to
  /// 9999 in UTC.
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
