/// The set in progress: which reps it has proven, and whether a movement continues it.
///
/// A movement that looks like one rep is often none: whoever sits down squats once. So where an exercise asks for it, the
/// first rep waits for a second like it, and both are counted together.
struct ExerciseSet: Sendable, Equatable {
  private var proven = 0
  private var range: PerMille = 0
  private var duration: Int64 = 0
  private var lastEnd: Int64?
  /// The rep that waits for a second one.
  private(set) var waiting: Cycle?
  private var isConfirmed = false

  private static let provenReps = 2
  private static let sameRange: PerMille = 400
  private static let sameDuration: Int64 = 3_000
  private static let leastPosition: PerMille = 300

  /// Ends the set if the rest before this cycle was too long. Returns the rep that waited in vain.
  mutating func begin(_ cycle: Cycle, setBreak: Int64) -> Cycle? {
    guard let lastEnd, cycle.start.time - lastEnd > setBreak else { return nil }
    defer { self = ExerciseSet() }
    return waiting
  }

  /// Whether the set vouches for a cycle that does not prove itself: it is about as far and about as long as those that
  /// did.
  func vouches(for cycle: Cycle) -> Bool {
    proven >= Self.provenReps && cycle.positionShare >= Self.leastPosition
      && cycle.range * 1_000 >= range * Self.sameRange && Self.isSimilar(cycle.duration, duration)
  }

  /// Adds a rep. Returns the reps to count now, in order: none, this one, or the one that waited and this one.
  mutating func add(_ cycle: Cycle, isProven: Bool, needsSecond: Bool) -> [Cycle] {
    lastEnd = cycle.end.time
    defer { if isProven { learn(cycle) } }
    if let first = waiting, Self.isAlike(first, cycle) {
      (waiting, isConfirmed) = (nil, true)
      return [first, cycle]
    }
    guard needsSecond, !isConfirmed else {
      (waiting, isConfirmed) = (nil, true)
      return [cycle]
    }
    // Another movement than the one that waited: it is the first of its kind.
    (waiting, proven) = (cycle, 0)
    return []
  }

  private static func isAlike(_ first: Cycle, _ second: Cycle) -> Bool {
    isSimilar(first.duration, second.duration) && first.range * 1_000 >= second.range * sameRange
      && second.range * 1_000 >= first.range * sameRange
  }

  private mutating func learn(_ cycle: Cycle) {
    range = proven == 0 ? cycle.range : (range * 3 + cycle.range) / 4
    duration = proven == 0 ? cycle.duration : (duration * 3 + cycle.duration) / 4
    proven += 1
  }

  private static func isSimilar(_ first: Int64, _ second: Int64) -> Bool {
    first * 1_000 <= second * sameDuration && second * 1_000 <= first * sameDuration
  }
}
