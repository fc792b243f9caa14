/// Fitness as the sum of practices, in the order they were completed in: what a deleted practice gave can be taken back
/// by going through the others again.
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

  /// What a step did.
  package struct Change: Sendable, Hashable {
    package var practice: PracticeID
    package var before: FitnessLevel
    package var after: FitnessLevel
  }

  package private(set) var changes: [Change] = []
  package private(set) var end: FitnessLevel = .start

  /// - Parameter highest: what has been reached before, and stays so.
  package init(_ steps: [Step], highest: FitnessClass = .couchPotato) {
    for step in steps {
      let after = end.after(step.performance)
      changes.append(Change(practice: step.practice, before: end, after: after))
      end = after
    }
    end.highest = max(end.highest, highest)
  }
}
