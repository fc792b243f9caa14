import TitanCore

extension Practice {
  /// Values that a user gave to replace the measured ones.
  package struct Corrections: Sendable, Hashable {
    package var timeSpent: Duration?
    /// Empty to use the exercises' muscles.
    package var muscles: [MuscleShare]
    package var note: String

    package init(timeSpent: Duration? = nil, muscles: [MuscleShare] = [], note: String = "") {
      self.timeSpent = timeSpent
      self.muscles = muscles
      self.note = note
    }
  }

  /// - Throws: `PracticeError.open`, `InvalidRequest`.
  package mutating func correct(_ draft: CorrectionDraft) throws {
    guard state.isOver else { throw PracticeError.open }
    corrections = try draft.applied(to: corrections)
  }
}

/// A user's corrections to a finished practice: fields that are `nil` stay as they are.
package struct CorrectionDraft: Sendable, Hashable {
  /// Inner `nil` restores the measured time.
  package var timeSpent: Duration??
  /// Empty restores the muscles of the exercises.
  package var muscles: [MuscleWish]?
  package var note: String?

  package struct MuscleWish: Sendable, Hashable {
    /// `nil` for an unknown muscle.
    package var muscle: Muscle?
    package var percent: Int

    package init(_ muscle: Muscle?, percent: Int) {
      self.muscle = muscle
      self.percent = percent
    }
  }

  private static let longest: Duration = .seconds(86_400)

  package init(timeSpent: Duration?? = nil, muscles: [MuscleWish]? = nil, note: String? = nil) {
    self.timeSpent = timeSpent
    self.muscles = muscles
    self.note = note
  }

  /// - Throws: every violation, each with the value received and the values allowed.
  package func applied(to corrections: Practice.Corrections) throws(InvalidRequest) -> Practice.Corrections {
    var (changed, violations) = (corrections, [FieldViolation]())
    if let timeSpent {
      if let timeSpent, timeSpent < .zero || timeSpent > Self.longest {
        violations.append(
          FieldViolation(
            field: "practice.time_spent", reason: "OUT_OF_RANGE", got: "\(timeSpent.components.seconds) s",
            allowed: "0 to \(Self.longest.components.seconds) s, or nothing for what was measured",
            words: .init("A training takes 0 to 24 hours.", "Ein Training dauert 0 bis 24 Stunden.")))
      }
      changed.timeSpent = timeSpent
    }
    if let muscles {
      changed.muscles = muscles.compactMap { share in share.muscle.map { MuscleShare($0, percent: share.percent) } }
      violations += Self.violations(muscles)
    }
    if let note {
      if let wrong = FieldViolation(note, length: Practice.noteLength, field: "practice.note") {
        violations.append(wrong)
      }
      changed.note = note
    }
    guard violations.isEmpty else { throw InvalidRequest(violations) }
    return changed
  }

  private static func violations(_ muscles: [MuscleWish]) -> [FieldViolation] {
    guard !muscles.isEmpty else { return [] }
    let field = "practice.muscles"
    let known = muscles.compactMap(\.muscle)
    guard known.count == muscles.count, Set(known).count == known.count else {
      return [
        FieldViolation(
          field: field, reason: "MUSCLE_INVALID", got: "a muscle that is none or stands twice",
          allowed: "each of MUSCLE_CHEST to MUSCLE_HIP_FLEXORS once",
          words: .init("Please choose each muscle once.", "Bitte wähle jeden Muskel einmal."))
      ]
    }
    let sum = muscles.reduce(0) { $0 + $1.percent.clamped }
    guard sum == 100, muscles.allSatisfy({ $0.percent > 0 }) else {
      return [
        FieldViolation(
          field: field, reason: "SUM_MISMATCH", got: "\(sum) %", allowed: "positive percents that make 100",
          words: .init("Please choose shares that add up to 100 %.", "Bitte wähle Anteile, die 100 % ergeben."))
      ]
    }
    return []
  }
}

extension Int {
  /// The number, clamped so that no sum can overflow.
  fileprivate var clamped: Int { Swift.min(Swift.max(self, 0), 1_000) }
}
