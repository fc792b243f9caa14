import TitanCore

/// How a person likes to train.
package struct Preferences: Sendable, Hashable {
  package static let standardCountdown = 10
  package static let countdownRange = 0...180

  /// In seconds, before each exercise.
  package var countdown: Int
  /// The kinds to suggest unless the request asks for others; empty means all.
  package var likedTypes: [WorkoutType]
  package var equipment: [Equipment]
  /// Whether to suggest only workouts for the user's equipment.
  package var isEquipmentKnown: Bool
  /// Whether to suggest jumps regardless of body mass.
  package var wantsHighImpact: Bool
  /// 0 for a user who never set any; increases with every change.
  package var revision: Int

  package static let standard = Preferences()

  package init(
    countdown: Int = standardCountdown, likedTypes: [WorkoutType] = [], equipment: [Equipment] = [],
    isEquipmentKnown: Bool = false, wantsHighImpact: Bool = false, revision: Int = 0
  ) {
    self.countdown = countdown
    self.likedTypes = likedTypes
    self.equipment = equipment
    self.isEquipmentKnown = isEquipmentKnown
    self.wantsHighImpact = wantsHighImpact
    self.revision = revision
  }
}

/// A change of preferences: fields that are `nil` stay as they are.
package struct PreferencesChange: Sendable, Hashable {
  /// In seconds; inner `nil` for a time that is not a whole number of seconds.
  package var countdown: Int??
  /// Unknown kinds are `nil`.
  package var likedTypes: [WorkoutType?]?
  package var equipment: [Equipment?]?
  package var isEquipmentKnown: Bool?
  package var wantsHighImpact: Bool?

  package init(
    countdown: Int?? = nil, likedTypes: [WorkoutType?]? = nil, equipment: [Equipment?]? = nil,
    isEquipmentKnown: Bool? = nil, wantsHighImpact: Bool? = nil
  ) {
    self.countdown = countdown
    self.likedTypes = likedTypes
    self.equipment = equipment
    self.isEquipmentKnown = isEquipmentKnown
    self.wantsHighImpact = wantsHighImpact
  }

  /// - Throws: every violation, each with the value received and the values allowed.
  package func applied(to preferences: Preferences) throws(InvalidRequest) -> Preferences {
    var (changed, violations) = (preferences, [FieldViolation]())
    if let countdown {
      if let seconds = countdown, Preferences.countdownRange.contains(seconds) {
        changed.countdown = seconds
      } else {
        violations.append(
          FieldViolation(
            field: "preferences.countdown", reason: "OUT_OF_RANGE",
            got: countdown.map { "\($0) s" } ?? "no whole number of seconds", allowed: "0 to 180 whole seconds",
            words: .init("Please choose 0 to 180 seconds.", "Bitte wähle 0 bis 180 Sekunden.")))
      }
    }
    if let likedTypes { changed.likedTypes = Self.known(likedTypes, "preferences.liked_types", &violations) }
    if let equipment { changed.equipment = Self.known(equipment, "preferences.equipment", &violations) }
    changed.isEquipmentKnown = isEquipmentKnown ?? preferences.isEquipmentKnown
    changed.wantsHighImpact = wantsHighImpact ?? preferences.wantsHighImpact
    guard violations.isEmpty else { throw InvalidRequest(violations) }
    return changed
  }

  /// Each value once, in the order of the contract.
  private static func known<Value: CaseIterable & Hashable>(
    _ values: [Value?], _ field: String, _ violations: inout [FieldViolation]
  ) -> [Value] {
    let named = Set(values.compactMap(\.self))
    if values.contains(where: { $0 == nil }) {
      violations.append(
        FieldViolation(
          field: field, reason: "VALUE_UNKNOWN", got: "a value that is none", allowed: "those of the contract"))
    }
    return Value.allCases.filter(named.contains)
  }
}
