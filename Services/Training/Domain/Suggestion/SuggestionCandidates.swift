import Glibc
package import TitanCore

/// The workouts that a suggestion draws from, and the weight of each of them for a person. The initializer maps the
/// facts about the person to the workouts' indices. Going through a large catalogue then needs no lookups, so a long
/// history costs little more than none.
struct SuggestionCandidates {
  /// The catalogue's workouts, then the person's own.
  let workouts: [Workout]
  private let person: Suggestion.Person
  /// Empty means all.
  private let types: Set<WorkoutType>
  private let isRandom: Bool
  private let today: CalendarDay
  private let catalogue: Catalogue
  private let mass: BodyMass
  private let equipment: Set<Equipment>
  private var ratings: [Int?]
  private var lastDates: [CalendarDay?]

  init(person: Suggestion.Person, types: Set<WorkoutType>, isRandom: Bool, today: CalendarDay, catalogue: Catalogue) {
    self.person = person
    self.types = types
    self.isRandom = isRandom
    self.today = today
    self.catalogue = catalogue
    mass = person.body.mass
    equipment = Set(person.preferences.equipment)
    let own = person.own.sorted { $0.id < $1.id }
    workouts = catalogue.workouts + own
    ratings = Array(repeating: nil, count: workouts.count)
    lastDates = Array(repeating: nil, count: workouts.count)
    let ownPlaces = Dictionary(zip(own.map(\.id), catalogue.workouts.count...)) { first, _ in first }
    func place(of id: WorkoutID) -> Int? { catalogue.place(of: id) ?? ownPlaces[id] }
    for (id, rating) in person.ratings { place(of: id).map { ratings[$0] = rating } }
    for (id, date) in person.lastDates { place(of: id).map { lastDates[$0] = date } }
  }

  /// The weight in the draw of the workout at an index: 0 if it is not eligible; `nothing` then records why.
  func weight(at place: Int, excluded: Set<WorkoutID>, _ nothing: inout Suggestion.Nothing) -> Double {
    guard !excluded.contains(workouts[place].id) else {
      nothing.excluded += 1
      return 0
    }
    let traits = traits(at: place)
    let factors = factors(at: place, traits)
    if factors.type == 0 {
      nothing.byType += 1
    } else if person.preferences.isEquipmentKnown, !equipment.isSuperset(of: traits.equipment) {
      nothing.byEquipment += 1
    } else if factors.body == 0 {
      nothing.leftOut.append(workouts[place].id)
    } else {
      return isRandom ? 1 : factors.weight
    }
    return 0
  }

  func item(at place: Int, isLocked: Bool) -> Suggestion.Item {
    let (workout, factors) = (workouts[place], factors(at: place, traits(at: place)))
    return Suggestion.Item(
      workout: workout, sets: workout.sets(catalogue, person.level.score),
      factors: isRandom && factors.weight > 0 ? .neutral : factors, lastDate: lastDates[place], rating: ratings[place],
      isLocked: isLocked)
  }

  private func traits(at place: Int) -> WorkoutTraits {
    place < catalogue.workouts.count ? catalogue.traits(at: place) : catalogue.traits(of: workouts[place])
  }

  private func factors(at place: Int, _ traits: WorkoutTraits) -> SuggestionFactors {
    let type = workouts[place].type
    return SuggestionFactors(
      preference: SuggestionFactors.preference(rating: ratings[place] ?? Rating.neutral),
      history: SuggestionFactors.history(days: lastDates[place].map { today - $0 }),
      body: SuggestionFactors.body(mass, type, traits.impact, wantsHighImpact: person.preferences.wantsHighImpact),
      balance: SuggestionFactors.balance(sets: traits.mainMuscle.flatMap { person.recentSets[$0] } ?? 0),
      type: types.isEmpty || types.contains(type) ? 1 : 0)
  }
}

/// Weighted sampling without replacement (Efraimidis and Spirakis 2006): each candidate gets the key −ln(u)/w with u
/// uniform between 0 and 1, and the smallest keys win.
package enum WeightedDraw {
  /// The indices of the drawn weights, in the order of the draw. A weight of zero is never drawn.
  package static func draw(_ count: Int, of weights: [Double], using generator: inout SplitMix64) -> [Int] {
    var keyed: [(key: Double, place: Int)] = []
    keyed.reserveCapacity(weights.count)
    for (place, weight) in weights.enumerated() {
      // Generates a number for each weight, drawn or not, so that zero weights change nothing for the others.
      let uniform = (Double(generator.next() >> 11) + 0.5) / 9_007_199_254_740_992
      if weight > 0 { keyed.append((-log(uniform) / weight, place)) }
    }
    keyed.sort { $0 < $1 }
    return keyed.prefix(max(0, count)).map(\.place)
  }
}
