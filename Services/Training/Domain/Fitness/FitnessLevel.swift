package import TitanCore

/// A person's current fitness.
package struct FitnessLevel: Sendable, Hashable {
  package var score: FitnessScore
  /// This may fall.
  package var current: FitnessClass
  /// This never falls: a class that was celebrated once is not celebrated again.
  package var highest: FitnessClass

  /// The level of a new user.
  package static let start = FitnessLevel(score: .start, current: .couchPotato, highest: .couchPotato)

  package init(score: FitnessScore, current: FitnessClass, highest: FitnessClass) {
    self.score = score
    self.current = current
    self.highest = highest
  }

  /// The level after a practice of this performance; the same level without one.
  ///
  /// - Parameter performance: in millionths; `nil` for a practice that does not count.
  package func after(_ performance: Int?) -> FitnessLevel {
    guard let performance else { return self }
    let score = score.updated(by: performance, in: current)
    let reached = current.following(score)
    return FitnessLevel(score: score, current: reached, highest: max(highest, reached))
  }

  /// The class that is reached for the first time with `next`, if any.
  package func levelUp(to next: FitnessLevel) -> LevelUp? {
    next.highest > highest ? LevelUp(from: current, to: next.highest) : nil
  }
}

/// A class reached for the first time.
package struct LevelUp: Sendable, Hashable {
  package var from: FitnessClass
  package var to: FitnessClass

  package init(from: FitnessClass, to: FitnessClass) {
    self.from = from
    self.to = to
  }

  package var text: LocalizedText {
    LocalizedText(
      "Level up! You've reached the class \(to.name[.english]).",
      "Aufgestiegen! Du bist jetzt in der Klasse \(to.name[.german]).")
  }
}

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
