package import TitanCore

/// A person's wishes for how to train.
package struct Preferences: Sendable, Hashable {
  package static let standardCountdown = 10
  fileprivate static let countdownRange = 0...180

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

/// A person's training goals (requirements R2-01 and R4-26).
package struct Plan: Sendable, Hashable {
  private static let practicesRange = 1...14
  private static let targetRange = 0...Practice.mostSets

  package var practicesPerWeek: Int
  /// The number of sets per practice; 0 for no goal.
  package var sessionTarget: Int
  /// Whether this is the default, because the user has set no plan.
  package var isStandard: Bool
  /// When the plan was set; `nil` if the user never set one, or set it long ago.
  package var setTime: Timestamp?

  package init(practicesPerWeek: Int, sessionTarget: Int, isStandard: Bool = false, setTime: Timestamp? = nil) {
    self.practicesPerWeek = practicesPerWeek
    self.sessionTarget = sessionTarget
    self.isStandard = isStandard
    self.setTime = setTime
  }

  /// The default plan for a fitness class.
  package static func standard(for fitness: FitnessClass) -> Plan {
    Plan(practicesPerWeek: fitness.practicesPerWeek, sessionTarget: 0, isStandard: true)
  }

  /// - Throws: every violation, each with the value received and the values allowed.
  package func checked() throws(InvalidRequest) -> Plan {
    let violations = [
      FieldViolation(practicesPerWeek, in: Self.practicesRange, field: "plan.practices_per_week"),
      FieldViolation(sessionTarget, in: Self.targetRange, field: "plan.session_target"),
    ].compactMap(\.self)
    guard violations.isEmpty else { throw InvalidRequest(violations) }
    return self
  }
}

/// A user's opinion of a workout (decision D13).
package struct Rating: Sendable, Hashable {
  package static let range = 1...5
  /// The rating that an unrated workout counts as.
  package static let neutral = 3

  package var workout: WorkoutID
  package var rating: Int
  package var time: Timestamp

  package init(workout: WorkoutID, rating: Int, time: Timestamp) {
    self.workout = workout
    self.rating = rating
    self.time = time
  }
}

package enum SelectionOwner {}
/// Identifies a workout chosen for a date.
package typealias SelectionID = Identifier<SelectionOwner>

/// A workout chosen for a date (decision D24).
package struct Selection: Sendable, Hashable {
  /// The maximum for one date: the number of workouts that one practice may have.
  package static let mostOfDate = Practice.workoutCount.upperBound

  package var id: SelectionID
  package var workout: WorkoutID
  package var localDate: CalendarDay
  package var createTime: Timestamp

  package init(id: SelectionID, workout: WorkoutID, localDate: CalendarDay, createTime: Timestamp) {
    self.id = id
    self.workout = workout
    self.localDate = localDate
    self.createTime = createTime
  }
}

/// A part of a user's training data that a reset covers (decision D16). The raw values are the contract's.
package enum ResetScope: Int, Sendable, Hashable, CaseIterable {
  case fitness = 1
  case countdown, ratings, history

  /// The scopes of a request that names none.
  package static let standard: Set<ResetScope> = [.fitness, .countdown, .ratings]
}
