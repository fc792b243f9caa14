/// The time of one rep, in milliseconds since its session's start.
package struct RepTime: Sendable, Hashable {
  /// When the descent left the top.
  package var startMilliseconds: Int
  /// When the top was reached again.
  package var endMilliseconds: Int
  /// How well it was done; `nil` if the receipt was read before form data was stored.
  package var form: RepForm?

  package init(startMilliseconds: Int, endMilliseconds: Int, form: RepForm? = nil) {
    self.startMilliseconds = startMilliseconds
    self.endMilliseconds = endMilliseconds
    self.form = form
  }
}

/// How well a rep was done, according to its receipt.
package struct RepForm: Sendable, Hashable {
  /// 0 to 100.
  package var depthPercent: Int
  /// Depth, lock-out and visibility combined, 0 to 100.
  package var qualityPercent: Int

  package init(depthPercent: Int, qualityPercent: Int) {
    self.depthPercent = depthPercent
    self.qualityPercent = qualityPercent
  }
}

/// The form of reps whose times are in a receipt. It holds sums, so that several sessions can be added up.
package struct SessionForm: Sendable, Hashable {
  /// A longer pause between two reps is a rest (decision D4) and doesn't count as active time.
  static let longestPauseMilliseconds = 2_000

  /// Reps whose times are known.
  private var timedReps = 0
  /// From the first descent to the last top, without rests.
  private var activeMilliseconds = 0
  /// Reps whose form is known.
  private var formedReps = 0
  private var depthSum = 0
  private var qualitySum = 0

  /// The form of no reps.
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

  /// Reps per minute of exercise; `nil` if unknown.
  package var repsPerMinute: Double? {
    activeMilliseconds > 0 ? Double(timedReps) * 60_000 / Double(activeMilliseconds) : nil
  }
  /// `nil` if unknown.
  package var meanDepthPercent: Double? { formedReps > 0 ? Double(depthSum) / Double(formedReps) : nil }
  /// `nil` if unknown.
  package var meanQualityPercent: Double? { formedReps > 0 ? Double(qualitySum) / Double(formedReps) : nil }
}
