package import TitanCore

/// Where somebody's fitness stands.
package struct FitnessLevel: Sendable, Hashable {
  package var score: FitnessScore
  /// May fall.
  package var current: FitnessClass
  /// Never falls: what has been celebrated is not celebrated again.
  package var highest: FitnessClass

  /// Of somebody new.
  package static let start = FitnessLevel(score: .start, current: .couchPotato, highest: .couchPotato)

  package init(score: FitnessScore, current: FitnessClass, highest: FitnessClass) {
    self.score = score
    self.current = current
    self.highest = highest
  }

  /// What a practice of this performance leads to; nothing changes without one.
  ///
  /// - Parameter performance: in millionths; `nil` for a practice that does not count.
  package func after(_ performance: Int?) -> FitnessLevel {
    guard let performance else { return self }
    let score = score.updated(by: performance, in: current)
    let reached = current.following(score)
    return FitnessLevel(score: score, current: reached, highest: max(highest, reached))
  }

  /// The class that was reached for the first time on the way to `next`.
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
      "Level up! You are now in the class \(to.name[.english]).",
      "Aufgestiegen! Du bist jetzt in der Klasse \(to.name[.german]).")
  }
}
