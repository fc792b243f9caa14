/// How long somebody who keeps failing has to wait between tries: a few are free, since people mistype; then each costs
/// twice the time of the one before, up to a limit, so that nobody is shut out for good.
package struct ProgressiveDelay: Hashable, Sendable {
  /// Failures in a row that cost nothing.
  package var free: Int
  /// The price of the first that does.
  package var first: Duration
  package var longest: Duration

  package init(free: Int, first: Duration, longest: Duration) {
    self.free = free
    self.first = first
    self.longest = longest
  }

  /// For codes of a second factor, which have six digits: a thousand guesses take more than ten days (NIST SP 800-63B-4
  /// §3.2.2 allows a hundred).
  package static let codes = ProgressiveDelay(free: 3, first: .seconds(2), longest: .seconds(900))

  /// The time to wait after this many failures in a row.
  package func wait(after failures: Int) -> Duration {
    guard failures > free else { return .zero }
    let doublings = min(failures - free - 1, 40)
    return min(first * (1 << doublings), longest)
  }
}
