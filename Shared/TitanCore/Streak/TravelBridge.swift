/// A user who flies across the date line loses a calendar date, not a day of training.
enum TravelBridge {
  /// How much further ahead of UTC the clock must be after the journey.
  static let minimumShiftSeconds = 6 * 3_600
  /// The longest time between the starts of the sessions before and after it.
  static let maximumElapsedSeconds: Int64 = 36 * 3_600

  /// Whether the one date between two active ones was lost to travel.
  static func spans(from before: ActiveDate, to after: ActiveDate) -> Bool {
    after.date - before.date == 2
      && after.first.utcOffsetSeconds - before.last.utcOffsetSeconds >= minimumShiftSeconds
      && after.first.start - before.last.start <= .seconds(maximumElapsedSeconds)
  }
}
