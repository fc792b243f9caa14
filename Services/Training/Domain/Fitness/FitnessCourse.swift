/// Fitness as the result of practices, in the order in which they ended. Replaying all of them takes back what a
/// deleted practice gave, or puts one that was entered late in its place.
package struct FitnessCourse: Sendable, Hashable {
  package struct Step: Sendable, Hashable {
    package var practice: PracticeID
    /// In millionths; `nil` for a practice that does not count.
    package var performance: Int?

    package init(practice: PracticeID, performance: Int?) {
      self.practice = practice
      self.performance = performance
    }
  }

  /// The effect of a step.
  package struct Change: Sendable, Hashable {
    package var practice: PracticeID
    package var before: FitnessLevel
    package var after: FitnessLevel
  }

  package private(set) var changes: [Change] = []
  package private(set) var end: FitnessLevel = .start

  /// - Parameter highest: the highest class reached before; it is never lost.
  package init(_ steps: [Step], highest: FitnessClass = .couchPotato) {
    for step in steps {
      let after = end.after(step.performance)
      changes.append(Change(practice: step.practice, before: end, after: after))
      end = after
    }
    end.highest = max(end.highest, highest)
  }
}
