/// How reps were done whose times a receipt tells: sums, so that those of several sessions add up.
package struct SessionForm: Sendable, Hashable {
  /// A longer pause between two reps is a rest (decision D4), and no time spent on reps.
  static let longestPauseMilliseconds = 2_000

  /// Reps whose times are known.
  private var timedReps = 0
  /// From the first descent to the last top, rests left out.
  private var activeMilliseconds = 0
  /// Reps whose form is known.
  private var formedReps = 0
  private var depthSum = 0
  private var qualitySum = 0

  /// No reps at all.
  package init() {}

  /// - Parameter reps: in order.
  package init(_ reps: [RepTime]) {
    var previousEnd: Int?
    for rep in reps {
      let pause = previousEnd.map { rep.startMilliseconds - $0 } ?? .max
      let begin = pause <= Self.longestPauseMilliseconds ? previousEnd ?? rep.startMilliseconds : rep.startMilliseconds
      activeMilliseconds += rep.endMilliseconds - begin
      previousEnd = rep.endMilliseconds
      timedReps += 1
      guard let form = rep.form else { continue }
      formedReps += 1
      depthSum += form.depthPercent
      qualitySum += form.qualityPercent
    }
  }

  package static func += (left: inout Self, right: Self) {
    left.timedReps += right.timedReps
    left.activeMilliseconds += right.activeMilliseconds
    left.formedReps += right.formedReps
    left.depthSum += right.depthSum
    left.qualitySum += right.qualitySum
  }

  /// Reps per minute spent on them; `nil` if nobody knows.
  package var repsPerMinute: Double? {
    activeMilliseconds > 0 ? Double(timedReps) * 60_000 / Double(activeMilliseconds) : nil
  }
  /// `nil` if nobody knows.
  package var meanDepthPercent: Double? { formedReps > 0 ? Double(depthSum) / Double(formedReps) : nil }
  /// `nil` if nobody knows.
  package var meanQualityPercent: Double? { formedReps > 0 ? Double(qualitySum) / Double(formedReps) : nil }
}
