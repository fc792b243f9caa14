package import TitanCore

package enum SessionOwner {}
/// Identifies a push-up session, or the practice that a set of another exercise belongs to.
package typealias SessionID = Identifier<SessionOwner>

/// The part of a push-up session that trophies are judged by; or, for another exercise, a set of a practice, which a
/// receipt proves. Several sets of a practice share its id.
package struct TrainingSession: Sendable, Hashable {
  package var id: SessionID
  package var exercise: CountedExercise
  package var start: Timestamp
  package var end: Timestamp
  package var timeZone: String
  /// The device's UTC offset at the start, in seconds ahead of UTC.
  package var utcOffsetSeconds: Int
  package var localDate: CalendarDay
  /// Of an exercise that is held, seconds.
  package var reps: Int
  package var evidence: Evidence
  /// The time of each rep; empty if unknown.
  package var repTimes: [RepTime]
  /// The number of reps done by the end of each set but the last: `[10, 18]` for sets of 10, 8 and 7.
  package var setEnds: [Int]

  package init(
    id: SessionID, exercise: CountedExercise = .pushUp, start: Timestamp, end: Timestamp, timeZone: String,
    utcOffsetSeconds: Int, localDate: CalendarDay, reps: Int, evidence: Evidence, repTimes: [RepTime] = [],
    setEnds: [Int] = []
  ) {
    self.id = id
    self.exercise = exercise
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.utcOffsetSeconds = utcOffsetSeconds
    self.localDate = localDate
    self.reps = reps
    self.evidence = evidence
    self.repTimes = repTimes
    self.setEnds = setEnds
  }

  /// Orders sessions by start time, and those that began together by id.
  func isBefore(_ other: TrainingSession) -> Bool {
    start == other.start ? id.description < other.id.description : start < other.start
  }

  /// When rep `number` (starting at 1) was done: its end if known, otherwise the session's end.
  func time(ofRep number: Int) -> Timestamp {
    guard repTimes.count == reps, repTimes.indices.contains(number - 1) else { return end }
    return start + .milliseconds(repTimes[number - 1].endMilliseconds)
  }
}

/// The time of one rep, in milliseconds since its session's start.
package struct RepTime: Sendable, Hashable {
  /// When the descent left the top.
  package var startMilliseconds: Int
  /// When the top was reached again.
  package var endMilliseconds: Int

  package init(startMilliseconds: Int, endMilliseconds: Int) {
    self.startMilliseconds = startMilliseconds
    self.endMilliseconds = endMilliseconds
  }
}

/// How trustworthy a count is (decision D8), best first. The raw values are those of the contract and of the store.
package enum Evidence: Int, Sendable, Hashable, Comparable, CaseIterable {
  case verifiedStream = 1
  case verifiedDigest = 2
  case device = 3
  case declared = 4

  /// Better evidence sorts first.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Consecutive reps of a session without a break.
enum RepRun {
  /// A longer pause between two reps, from a rest or because the camera saw nobody, breaks a run (decision D4).
  private static let longestPauseMilliseconds = 2_000

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
