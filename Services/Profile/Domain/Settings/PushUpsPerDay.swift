/// How often a day somebody wants to do push-ups, and when (decision D11).
package struct PushUpsPerDay: Sendable, Hashable {
  package static let allowedTimes = 1...24
  /// Minutes after local midnight.
  package static let minutesOfDay = 0...1_439
  /// Once, of 08:00 to 20:00.
  package static let standard = PushUpsPerDay(unchecked: 1, 480...1_200)

  package let times: Int
  package let window: ClosedRange<Int>

  /// `nil` for a number or a window that is not allowed, or a window without so many different minutes.
  package init?(times: Int, from start: Int, to end: Int) {
    guard Self.allowedTimes.contains(times), Self.minutesOfDay.contains(start), Self.minutesOfDay.contains(end),
      start <= end, end - start >= times - 1
    else { return nil }
    self.init(unchecked: times, start...end)
  }

  private init(unchecked times: Int, _ window: ClosedRange<Int>) { (self.times, self.window) = (times, window) }

  /// The times of a day, in minutes after local midnight: evenly from the window's first minute to its last, each to
  /// the nearest minute; once means at the first.
  package var minutes: [Int] {
    guard times > 1 else { return [window.lowerBound] }
    let (span, gaps) = (window.upperBound - window.lowerBound, times - 1)
    return (0..<times).map { window.lowerBound + (2 * $0 * span + gaps) / (2 * gaps) }
  }
}
