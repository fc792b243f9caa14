package import TitanCore

/// Workouts suggested for today, each with its reasons (requirements R2-04 to R2-08).
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

  /// The wishes that a user states in a request.
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

  /// The reasons why no workout could be drawn: the numbers of workouts that each of them ruled out.
  package struct Nothing: Error, Sendable, Hashable {
    package var byType = 0
    package var byEquipment = 0
    /// Workouts with jumps, for a body mass that makes jumps hard on the joints.
    package var leftOut: [WorkoutID] = []
    package var byBody: Int { leftOut.count }
    package var excluded = 0
  }

  /// Locked ones first, then in the order of the draw.
  package let items: [Item]
  package let seed: UInt64
  package let mass: BodyMass
  /// The number of workouts that could have been drawn.
  package let eligible: Int
  package let score: FitnessScore
  /// Workouts that would fit but have jumps.
  package let leftOut: [WorkoutID]

  /// - Throws: `Nothing` if nothing is locked and nothing can be drawn.
  package init(
    _ wish: Wish, for person: Person, today: CalendarDay, seed: UInt64, _ catalogue: Catalogue
  ) throws(Nothing) {
    let types = wish.types.isEmpty ? Set(person.preferences.likedTypes) : wish.types
    let candidates = SuggestionCandidates(
      person: person, types: types, isRandom: wish.mode == .random, today: today, catalogue: catalogue)
    let locked = Set(wish.locked)
    var nothing = Nothing()
    let weights = candidates.workouts.indices.map { place in
      locked.contains(candidates.workouts[place].id)
        ? 0 : candidates.weight(at: place, excluded: wish.excluded, &nothing)
    }
    let kept = wish.locked.compactMap { id in candidates.workouts.firstIndex { $0.id == id } }
    eligible = weights.count { $0 > 0 }
    guard eligible > 0 || !kept.isEmpty else { throw nothing }
    var generator = SplitMix64(seed: seed)
    let drawn = WeightedDraw.draw(wish.count - kept.count, of: weights, using: &generator)
    items =
      kept.map { candidates.item(at: $0, isLocked: true) } + drawn.map { candidates.item(at: $0, isLocked: false) }
    self.seed = seed
    mass = person.body.mass
    score = person.level.score
    leftOut = nothing.leftOut.sorted()
  }

  package func isShort(of wish: Wish) -> Bool { items.count < wish.count }

  /// In the order of the contract.
  package func warnings(for wish: Wish) -> [SuggestionWarning] {
    (isShort(of: wish) ? [.fewerThanAsked] : []) + (leftOut.isEmpty ? [] : [.jumpsLeftOut])
  }
}

extension Suggestion {
  /// The number of sets in these practices and push-up sessions, by the main muscle of the exercise.
  package static func recentSets(
    _ practices: [Practice], _ sessions: [PushUpSession] = [], _ catalogue: Catalogue
  ) -> [Muscle: Int] {
    var sets: [Muscle: Int] = [:]
    for exercise in practices.flatMap(\.exercises) where exercise.credited > 0 {
      guard let main = catalogue.exercise(exercise.exercise)?.muscles.first?.muscle else { continue }
      sets[main, default: 0] += 1
    }
    if let main = catalogue.exercise(PushUpSession.exercise)?.muscles.first?.muscle, !sessions.isEmpty {
      sets[main, default: 0] += sessions.reduce(0) { $0 + $1.sets }
    }
    return sets
  }
}

extension Suggestion.Item {
  /// Explains in a sentence or two why the workout was suggested.
  package func explanation(today: CalendarDay, in language: Language) -> String {
    let reasons = [lockReason, preferenceReason, historyReason(today), bodyReason, balanceReason].compactMap(\.self)
    guard !reasons.isEmpty else {
      return LocalizedText(
        "A random pick: nothing speaks for or against it.",
        "Zufällig gewählt: Nichts spricht dafür oder dagegen.")[language]
    }
    return reasons.map { $0[language] }.joined(separator: " ")
  }

  private var lockReason: LocalizedText? {
    isLocked ? LocalizedText("You kept it.", "Du hast es behalten.") : nil
  }

  private var preferenceReason: LocalizedText? {
    guard let rating, rating != Rating.neutral else { return nil }
    return rating > Rating.neutral
      ? LocalizedText("You rated it \(rating) of 5.", "Du hast es mit \(rating) von 5 bewertet.")
      : LocalizedText(
        "You rated it only \(rating) of 5, so we rarely suggest it.",
        "Du hast es nur mit \(rating) von 5 bewertet, darum schlagen wir es selten vor.")
  }

  private func historyReason(_ today: CalendarDay) -> LocalizedText? {
    guard let lastDate else { return nil }
    switch max(0, today - lastDate) {
    case 0: return LocalizedText("You already started it today.", "Du hast es heute schon begonnen.")
    case 1: return LocalizedText("You started it yesterday.", "Du hast es gestern begonnen.")
    case let days:
      return LocalizedText("You last started it \(days) days ago.", "Du hast es zuletzt vor \(days) Tagen begonnen.")
    }
  }

  private var bodyReason: LocalizedText? {
    if factors.body > 1 {
      return LocalizedText("It suits your body mass.", "Es passt zu deiner Körpermasse.")
    }
    return factors.body < 1
      ? LocalizedText(
        "We suggest it less often at your body mass.", "Bei deiner Körpermasse wird es seltener vorgeschlagen.")
      : nil
  }

  private var balanceReason: LocalizedText? {
    factors.balance < 1
      ? LocalizedText(
        "You've trained its main muscle in the last two days.",
        "Du hast seinen Hauptmuskel in den letzten zwei Tagen trainiert.") : nil
  }
}

/// A caveat about a suggestion. The raw values are the contract's.
package enum SuggestionWarning: Int, Sendable, Hashable, CaseIterable {
  case fewerThanAsked = 1
  /// Workouts were left out because of body mass.
  case jumpsLeftOut

  /// - Parameter leftOut: the number of workouts with jumps.
  package func text(leftOut: Int) -> LocalizedText {
    switch self {
    case .fewerThanAsked:
      LocalizedText("Fewer than you asked for: nothing else fits.", "Weniger als gewünscht: Mehr passen nicht.")
    case .jumpsLeftOut:
      LocalizedText(
        (leftOut == 1 ? "We left out one workout with jumps" : "We left out \(leftOut) workouts with jumps")
          + ", because jumps are hard on the joints at your body mass. You can allow them in your preferences.",
        (leftOut == 1 ? "Ein Workout mit Sprüngen fehlt" : "\(leftOut) Workouts mit Sprüngen fehlen")
          + ", weil Sprünge bei deiner Körpermasse die Gelenke stark belasten. In deinen Einstellungen kannst du sie "
          + "zulassen.")
    }
  }
}
