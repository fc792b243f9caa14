/// When a user's day begins: minutes after local midnight, 0…360 in steps of 15 (decision D2).
package struct DayStart: Hashable, Sendable {
  package static let midnight = DayStart(unchecked: 0)
  package let minutes: Int

  /// `nil` outside 0…360 or off the 15-minute grid.
  package init?(minutes: Int) {
    guard (0...360).contains(minutes), minutes % 15 == 0 else { return nil }
    self.minutes = minutes
  }
  private init(unchecked minutes: Int) { self.minutes = minutes }
}

extension CalendarDay {
  /// The local date an event belongs to (decision D1): its instant on a clock `utcOffsetSeconds` ahead of UTC, with
  /// days that begin at `dayStart`.
  package init(of instant: Timestamp, utcOffsetSeconds: Int, dayStart: DayStart = .midnight) {
    let local = instant.seconds + Int64(utcOffsetSeconds) - Int64(dayStart.minutes * 60)
    self.init(number: Int(floorDivide(local, 86_400)))
  }
}
