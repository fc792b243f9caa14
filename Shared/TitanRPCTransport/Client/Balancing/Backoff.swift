/// How long to wait before connecting again: exponential, with jitter, as gRPC's connection backoff protocol.
package struct Backoff: Sendable {
  package var initial: Duration = .milliseconds(200)
  package var multiplier = 1.6
  package var maximum: Duration = .seconds(20)
  /// Share of the time by which it is lengthened or shortened at random.
  package var jitter = 0.2

  package init() {}

  /// The wait after so many failures in a row (1 or more).
  ///
  /// - Parameter random: evenly distributed over 0...1.
  package func delay(afterFailures failures: Int, random: Double) -> Duration {
    var delay = initial
    for _ in 1..<max(1, failures) where delay < maximum { delay = delay * multiplier }
    return min(delay, maximum) * (1 - jitter + 2 * jitter * random)
  }
}
