/// What a decision needs besides its state: the time, and a number evenly distributed over 0...1.
struct Moment: Sendable {
  var now: ContinuousClock.Instant
  var random: Double

  static var current: Moment { Moment(now: .now, random: Double.random(in: 0...1)) }
}
