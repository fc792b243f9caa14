/// Consecutive reps of a session without a break.
enum RepRun {
  /// A longer pause between two reps, from a rest or because the camera saw nobody, breaks a run (decision D4).
  static let longestPauseMilliseconds = 2_000

  /// The first run of `count` reps that took less than `milliseconds`, by the reps' numbers from 1; `nil` if there is
  /// none, or the times of the reps are unknown.
  static func first(_ count: Int, under milliseconds: Int, in session: TrainingSession) -> ClosedRange<Int>? {
    stretches(in: session, under: milliseconds, upTo: count).first { $0.count == count }
  }

  /// The largest number of consecutive reps that took less than `milliseconds`, at most `count`.
  static func best(upTo count: Int, under milliseconds: Int, in session: TrainingSession) -> Int {
    stretches(in: session, under: milliseconds, upTo: count).map(\.count).max() ?? 0
  }

  /// For each rep, the longest run of at most `count` reps that starts with it.
  private static func stretches(
    in session: TrainingSession, under milliseconds: Int, upTo count: Int
  ) -> some Sequence<ClosedRange<Int>> {
    let times = session.repTimes.count == session.reps ? session.repTimes : []
    let setEnds = Set(session.setEnds)
    return times.indices.lazy.compactMap { first -> ClosedRange<Int>? in
      guard times[first].endMilliseconds - times[first].startMilliseconds < milliseconds else { return nil }
      var last = first
      while last + 1 < times.count, last + 1 - first < count,
        !setEnds.contains(last + 1),
        times[last + 1].startMilliseconds - times[last].endMilliseconds <= longestPauseMilliseconds,
        times[last + 1].endMilliseconds - times[first].startMilliseconds < milliseconds
      {
        last += 1
      }
      return first + 1...last + 1
    }
  }
}
