import TitanCore

/// Weighs one workout at a time.
struct SuggestionJudge {
  let person: Suggestion.Person
  /// Empty means all.
  let types: Set<WorkoutType>
  let isRandom: Bool
  let today: CalendarDay
  let catalogue: Catalogue
  private let mass: BodyMass
  private let equipment: Set<Equipment>

  init(person: Suggestion.Person, types: Set<WorkoutType>, isRandom: Bool, today: CalendarDay, catalogue: Catalogue) {
    self.person = person
    self.types = types
    self.isRandom = isRandom
    self.today = today
    self.catalogue = catalogue
    mass = person.body.mass
    equipment = Set(person.preferences.equipment)
  }

  /// What it weighs in the draw: 0 for what is not eligible, and then why.
  func weight(of workout: Workout, excluded: Set<WorkoutID>, _ nothing: inout Suggestion.Nothing) -> Double {
    guard !excluded.contains(workout.id) else {
      nothing.excluded += 1
      return 0
    }
    let traits = catalogue.traits(of: workout)
    let factors = factors(workout, traits)
    if factors.type == 0 {
      nothing.byType += 1
    } else if person.preferences.isEquipmentKnown, !equipment.isSuperset(of: traits.equipment) {
      nothing.byEquipment += 1
    } else if factors.body == 0 {
      nothing.byBody += 1
    } else {
      return isRandom ? 1 : factors.weight
    }
    return 0
  }

  func item(_ workout: Workout, isLocked: Bool) -> Suggestion.Item {
    let factors = factors(workout, catalogue.traits(of: workout))
    return Suggestion.Item(
      workout: workout, sets: workout.sets(catalogue, person.level.score),
      factors: isRandom && factors.weight > 0 ? .neutral : factors, lastDate: person.lastDates[workout.id],
      rating: person.ratings[workout.id], isLocked: isLocked)
  }

  private func factors(_ workout: Workout, _ traits: WorkoutTraits) -> SuggestionFactors {
    SuggestionFactors(
      preference: SuggestionFactors.preference(rating: person.ratings[workout.id] ?? Rating.neutral),
      history: SuggestionFactors.history(days: person.lastDates[workout.id].map { today - $0 }),
      body: SuggestionFactors.body(
        mass, workout.type, traits.impact, wantsHighImpact: person.preferences.wantsHighImpact),
      balance: SuggestionFactors.balance(sets: traits.mainMuscle.flatMap { person.recentSets[$0] } ?? 0),
      type: types.isEmpty || types.contains(workout.type) ? 1 : 0)
  }
}

extension Suggestion {
  /// Sets done in these practices and push-up sessions, by the main muscle of the exercise.
  package static func recentSets(
    _ practices: [Practice], _ sessions: [PushUpSession] = [], _ catalogue: Catalogue
  ) -> [Muscle: Int] {
    var sets: [Muscle: Int] = [:]
    for exercise in practices.flatMap(\.exercises) where exercise.isDone {
      guard let main = catalogue.exercise(exercise.exercise)?.muscles.first?.muscle else { continue }
      sets[main, default: 0] += 1
    }
    if let main = catalogue.exercise(PushUpSession.exercise)?.muscles.first?.muscle, !sessions.isEmpty {
      sets[main, default: 0] += sessions.reduce(0) { $0 + $1.sets }
    }
    return sets
  }
}
