package import TitanCore

/// What to train today, and why (requirements R2-04 to R2-08).
package struct Suggestion: Sendable, Hashable {
  package static let formulaVersion = "suggestion/1"
  package static let standardCount = 5
  package static let countRange = 1...20
  /// Workouts last begun more days ago than this count as never begun: the factor is then 1 to six digits.
  package static let historyDays = 60

  package enum Mode: Sendable, Hashable, CaseIterable {
    case weighted
    /// Chosen by chance alone.
    case random
  }

  /// What the user asks for.
  package struct Wish: Sendable, Hashable {
    package var count: Int
    /// Empty means the kinds that the user likes, or all.
    package var types: Set<WorkoutType>
    package var mode: Mode
    /// Workouts to keep, whatever their weights.
    package var locked: [WorkoutID]
    /// Workouts not to draw.
    package var excluded: Set<WorkoutID>

    package init(
      count: Int = standardCount, types: Set<WorkoutType> = [], mode: Mode = .weighted, locked: [WorkoutID] = [],
      excluded: Set<WorkoutID> = []
    ) {
      self.count = count
      self.types = types
      self.mode = mode
      self.locked = locked
      self.excluded = excluded
    }
  }

  /// The facts about the person who asks for suggestions.
  package struct Person: Sendable, Hashable {
    package var level: FitnessLevel
    package var preferences: Preferences
    package var body: Body
    package var ratings: [WorkoutID: Int]
    /// The dates on which workouts were last begun.
    package var lastDates: [WorkoutID: CalendarDay]
    /// The sets done yesterday and today, by the main muscle of the exercise.
    package var recentSets: [Muscle: Int]
    package var own: [Workout]

    package init(
      level: FitnessLevel = .start, preferences: Preferences = .standard, body: Body = .unknown,
      ratings: [WorkoutID: Int] = [:], lastDates: [WorkoutID: CalendarDay] = [:], recentSets: [Muscle: Int] = [:],
      own: [Workout] = []
    ) {
      self.level = level
      self.preferences = preferences
      self.body = body
      self.ratings = ratings
      self.lastDates = lastDates
      self.recentSets = recentSets
      self.own = own
    }
  }

  package struct Item: Sendable, Hashable {
    package var workout: Workout
    package var sets: [PracticeExercise]
    package var factors: SuggestionFactors
    package var lastDate: CalendarDay?
    package var rating: Int?
    package var isLocked: Bool

    package var weight: Double { factors.weight }
  }

  /// Why no workout could be drawn.
  package struct Nothing: Error, Sendable, Hashable {
    package var byType = 0
    package var byEquipment = 0
    /// Workouts with jumps, for a body mass that makes jumps hard on the joints.
    package var leftOut: [WorkoutID] = []
    package var byBody: Int { leftOut.count }
    package var excluded = 0
  }

  /// Locked ones first, then in the order of the draw.
  package private(set) var items: [Item]
  package let seed: UInt64
  package let mass: BodyMass
  /// The number of workouts that could have been drawn.
  package let eligible: Int
  package let score: FitnessScore
  /// Workouts that would fit but have jumps.
  package let leftOut: [WorkoutID]

  package func isShort(of wish: Wish) -> Bool { items.count < wish.count }

  /// - Throws: `Nothing` if nothing is locked and nothing can be drawn.
  package init(
    _ wish: Wish, for person: Person, today: CalendarDay, seed: UInt64, _ catalogue: Catalogue
  ) throws(Nothing) {
    let types = wish.types.isEmpty ? Set(person.preferences.likedTypes) : wish.types
    let judge = SuggestionJudge(
      person: person, types: types, isRandom: wish.mode == .random, today: today, catalogue: catalogue)
    let locked = Set(wish.locked)
    var nothing = Nothing()
    let weights = judge.workouts.indices.map { place in
      locked.contains(judge.workouts[place].id) ? 0 : judge.weight(at: place, excluded: wish.excluded, &nothing)
    }
    let kept = wish.locked.compactMap { id in judge.workouts.firstIndex { $0.id == id } }
    eligible = weights.count { $0 > 0 }
    guard eligible > 0 || !kept.isEmpty else { throw nothing }
    var generator = SplitMix64(seed: seed)
    let drawn = WeightedDraw.draw(wish.count - kept.count, of: weights, using: &generator)
    items = kept.map { judge.item(at: $0, isLocked: true) } + drawn.map { judge.item(at: $0, isLocked: false) }
    self.seed = seed
    mass = person.body.mass
    score = person.level.score
    leftOut = nothing.leftOut.sorted()
  }
}
