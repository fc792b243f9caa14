/// The muscles that exercises work. The raw values are the contract's and the store's.
package enum Muscle: Int, Sendable, Hashable, CaseIterable {
  case chest = 1
  case shoulders, triceps, biceps, forearms, upperBack, lats, lowerBack, core, obliques, glutes, quadriceps
  case hamstrings, calves, hipFlexors
}

/// A muscle's share of the work, in percent.
package struct MuscleShare: Sendable, Hashable {
  package var muscle: Muscle
  package var percent: Int

  package init(_ muscle: Muscle, percent: Int) {
    self.muscle = muscle
    self.percent = percent
  }
}

/// Adds up how much each muscle worked.
struct MuscleTally: Sendable, Hashable {
  private var work: [Muscle: Int] = [:]

  /// Adds an exercise's shares `weight` times.
  mutating func add(_ shares: [MuscleShare], weight: Int = 1) {
    for share in shares { work[share.muscle, default: 0] += share.percent * weight }
  }

  /// Adds the sets of a push-up session.
  mutating func add(_ session: PushUpSession, _ catalogue: Catalogue) {
    add(catalogue.exercise(PushUpSession.exercise)?.muscles ?? [], weight: session.sets)
  }

  /// The hardest-worked first, equals in the order of the contract; together 100 %, or empty if nothing was done.
  /// Shares that round to zero are omitted.
  var shares: [MuscleShare] {
    let ordered = work.filter { $0.value > 0 }.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return zip(ordered, Percent.split(ordered.map(\.value)))
      .filter { $1 > 0 }
      .map { MuscleShare($0.key, percent: $1) }
  }
}

package enum Percent {
  /// Whole percentages of the parts' sum that add up to exactly 100: the largest remainders are rounded up; among
  /// equals, the first.
  package static func split(_ parts: [Int]) -> [Int] {
    let total = parts.reduce(0, +)
    guard total > 0 else { return parts.map { _ in 0 } }
    var percents = parts.map { $0 * 100 / total }
    let missing = 100 - percents.reduce(0, +)
    let byRemainder = parts.indices.sorted { (parts[$1] * 100 % total, $0) < (parts[$0] * 100 % total, $1) }
    for index in byRemainder.prefix(missing) { percents[index] += 1 }
    return percents
  }
}
