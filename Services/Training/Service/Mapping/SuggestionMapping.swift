import TitanCore
import TitanRPC
import TrainingDomain
import TrainingProto

/// The most workouts that a request may exclude: a part of the largest catalogue.
private let excludedLimit = 10_000

extension Suggestion.Wish {
  /// - Throws: INVALID_ARGUMENT with a violation for each wrong field.
  init(_ message: TrainingV1.SuggestWorkoutsRequest) throws {
    try RepeatedField.check(message.types.count, "types")
    try RepeatedField.check(message.lockedIDs.count, "locked_ids")
    try RepeatedField.check(message.excludeIDs.count, "exclude_ids", atMost: excludedLimit)
    var violations: [FieldViolation] = []
    let count = message.count == 0 ? Suggestion.standardCount : Int(message.count)
    if let wrong = FieldViolation(count, in: Suggestion.countRange, field: "count") { violations.append(wrong) }
    let types = message.types.compactMap { WorkoutType($0) }
    if types.count != message.types.count { violations.append(.unknownType(field: "types")) }
    if !TrainingV1.SuggestionMode.known.contains(message.mode) {
      violations.append(
        FieldViolation(
          field: "mode", reason: "MODE_UNKNOWN", got: "\(message.mode)",
          allowed: "SUGGESTION_MODE_WEIGHTED, SUGGESTION_MODE_RANDOM"))
    }
    let locked = message.lockedIDs.map { WorkoutID($0) }
    if locked.count > count || Set(locked).count != locked.count {
      violations.append(
        FieldViolation(
          field: "locked_ids", reason: "TOO_MANY", got: "\(locked.count) workouts",
          allowed: "at most \(count) different ones",
          words: .init(
            "You can keep up to \(count) different workouts.",
            "Du kannst bis zu \(count) verschiedene Workouts behalten.")))
    }
    guard violations.isEmpty else { throw InvalidRequest(violations) }
    self.init(
      count: count, types: Set(types), mode: message.mode == .random ? .random : .weighted, locked: locked,
      excluded: Set(message.excludeIDs.map { WorkoutID($0) }))
  }
}

extension TrainingV1.SuggestWorkoutsResponse {
  init(
    _ suggestion: Suggestion, for wish: Suggestion.Wish, today: CalendarDay, _ catalogue: Catalogue,
    in language: Language
  ) {
    let (bodyClass, reason): (BodyMassClass?, TrainingV1.BodyReason) =
      switch suggestion.mass {
      case .known(let bodyClass): (bodyClass, .unspecified)
      case .unknown: (nil, .unknown)
      case .underAge: (nil, .underAge)
      }
    let warnings = suggestion.warnings(for: wish)
    self.init(
      items: suggestion.items.map { .init($0, today: today, catalogue, in: language) }, seed: suggestion.seed,
      formulaVersion: Suggestion.formulaVersion, warnings: warnings.map { .init(rawValue: Int32($0.rawValue)) },
      bodyMassClass: .init(rawValue: Int32(bodyClass?.rawValue ?? 0)), bodyReason: reason,
      eligible: UInt32(suggestion.eligible), score: suggestion.score.value,
      warningTexts: warnings.map { $0.text(leftOut: suggestion.leftOut.count)[language] },
      leftOutIDs: suggestion.leftOut.map(\.description))
  }
}

extension TrainingV1.SuggestedWorkout {
  fileprivate init(_ item: Suggestion.Item, today: CalendarDay, _ catalogue: Catalogue, in language: Language) {
    let factors = item.factors
    self.init(
      workout: .init(item.workout, rating: item.rating, catalogue, in: language),
      sets: item.sets.map {
        .init(
          exerciseID: "\($0.exercise)", baseAmount: UInt32($0.base), amount: UInt32($0.suggested), unit: .init($0.unit))
      },
      weight: item.weight,
      factors: .init(
        preference: factors.preference, history: factors.history, body: factors.body, balance: factors.balance,
        type: factors.type),
      lastLocalDate: item.lastDate.map { "\($0)" } ?? "", locked: item.isLocked,
      explanation: item.explanation(today: today, in: language))
  }
}
