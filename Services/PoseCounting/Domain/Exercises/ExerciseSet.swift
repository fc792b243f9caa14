/// The set in progress: which reps it has proven, and whether a movement continues it.
///
/// A movement that looks like one rep is often none: somebody who sits down squats once. So where an exercise asks for it, the
/// first rep waits for a second like it, and both are counted together. A movement that something speaks against waits,
/// too: once two reps have shown what this person's reps are, those like them are counted.
struct ExerciseSet: Sendable, Equatable {
  private struct Candidate: Sendable, Equatable {
    let cycle: Cycle
    let isProven: Bool
  }

  private var proven = 0
  private var range: PerMille = 0
  private var duration: Int64 = 0
  private var lastEnd: Int64?
  /// The movements that may turn out to be reps, in order of time.
  private var waiting: [Candidate] = []
  private var isConfirmed = false

  private static let provenReps = 2
  /// So many movements wait at most. The oldest gives way.
  private static let mostWaiting = 8
  private static let sameRange: PerMille = 500
  private static let sameDuration: Int64 = 2_500
  private static let leastPosition: PerMille = 300

  /// Whether a rep waits for a second one.
  var hasProvenRep: Bool { waiting.contains { $0.isProven } }

  /// Ends the set if the rest before this cycle was too long. Returns whether a rep waited in vain.
  mutating func begin(_ cycle: Cycle, setBreak: Int64) -> Bool {
    guard let lastEnd, cycle.start.time - lastEnd > setBreak else { return false }
    defer { self = ExerciseSet() }
    return hasProvenRep
  }

  /// Whether the set vouches for a cycle that does not prove itself: it is about as far and about as long as those that
  /// did.
  func vouches(for cycle: Cycle) -> Bool {
    proven >= Self.provenReps && cycle.positionShare >= Self.leastPosition
      && cycle.range * 1_000 >= range * Self.sameRange && Self.isSimilar(cycle.duration, duration)
  }

  /// Keeps a movement that does not prove itself, in case that the set vouches for it later.
  mutating func hold(_ cycle: Cycle) {
    guard proven < Self.provenReps else { return }
    lastEnd = cycle.end.time
    wait(Candidate(cycle: cycle, isProven: false))
  }

  /// Adds a rep. Returns the reps to count now, in order: none, this one, or those that waited and this one.
  mutating func add(_ cycle: Cycle, isProven: Bool, needsSecond: Bool) -> [Cycle] {
    lastEnd = cycle.end.time
    guard isProven else { return [cycle] }
    let first = waiting.lastIndex { $0.isProven && Self.isAlike($0.cycle, cycle) }
    guard isConfirmed || !needsSecond || first != nil else {
      wait(Candidate(cycle: cycle, isProven: true))
      return []
    }
    isConfirmed = true
    if let first { learn(waiting[first].cycle) }
    learn(cycle)
    guard proven >= Self.provenReps else { return [cycle] }
    defer { waiting = [] }
    return waiting.filter { vouches(for: $0.cycle) }.map { $0.cycle } + [cycle]
  }

  private mutating func wait(_ candidate: Candidate) {
    if waiting.count == Self.mostWaiting { waiting.removeFirst() }
    waiting.append(candidate)
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
