import TitanCore

extension FieldCheck {
  /// How often a day: what is not asked for is as it was.
  mutating func frequency(_ times: Int?, _ start: Int?, _ end: Int?, of current: PushUpsPerDay) -> PushUpsPerDay? {
    let (times, start, end) = (
      times ?? current.times, start ?? current.window.lowerBound, end ?? current.window.upperBound
    )
    let before = violations.count
    _ = number(times, PushUpsPerDay.allowedTimes, "pushups_per_day.times")
    _ = timeOfDay(start, PushUpsPerDay.minutesOfDay, "pushups_per_day.window_start_minutes")
    _ = timeOfDay(end, PushUpsPerDay.minutesOfDay, "pushups_per_day.window_end_minutes")
    guard violations.count == before else { return nil }
    if let frequency = PushUpsPerDay(times: times, from: start, to: end) { return frequency }
    add(
      "pushups_per_day.window_end_minutes", "WINDOW_TOO_SHORT", got: "\(end) for \(times) times from \(start) on",
      allowed: "\(start + times - 1) or later",
      words: .init("That is too often for so short a time.", "Das ist zu oft für eine so kurze Zeit."))
    return nil
  }

  /// 1 to 40 letters a to z, digits and hyphens, or nothing.
  mutating func voicePack(_ text: String) -> String? {
    let isName =
      text.utf8.count <= 40
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    if isName { return text }
    add(
      "voice_pack_id", "VOICE_PACK_INVALID", got: quoted(text),
      allowed: "1 to 40 letters a to z, digits and hyphens, or nothing")
    return nil
  }

  /// A value of an enum, by its number.
  mutating func choose<Value: RawRepresentable<Int>>(
    _ number: Int?, _ field: String, _ allowed: String, _ value: inout Value
  ) {
    guard let number else { return }
    if let chosen = Value(rawValue: number) { value = chosen } else { unknownValue(number, field, allowed) }
  }
}
