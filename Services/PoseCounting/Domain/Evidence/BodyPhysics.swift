/// What a set's push-ups show of a body over time, and where that is beyond what people and the ground allow.
///
/// Each limit is at least a third beyond the extreme of all recordings of real people (`BodyPhysicsTests`).
package struct BodyPhysics: Sendable {
  /// Averages over fewer push-ups say nothing.
  package static let fewest = 3
  /// The forearms, in upper arms.
  package static let forearms: ClosedRange<PerMille> = 450...2_200
  /// The arms, in trunks or shoulder widths.
  package static let arms: ClosedRange<PerMille> = 450...2_500
  /// How much lengths may change from moment to moment, as a share of mean squares.
  package static let mostStretch: PerMille = 190
  /// How far hands may move, in arm lengths. A single push-up counts for no more than `mostTravelOfOne`: a phone that falls
  /// over moves them much further.
  package static let mostHandTravel: PerMille = 150
  private static let mostTravelOfOne: PerMille = 200
  /// How much a body may change from one push-up to the next.
  package static let mostChange: PerMille = 1_400
  /// Push-ups that are further apart, in microseconds, don't follow each other: people turn, and move their phones.
  private static let longestTop: Int64 = 1_500_000

  /// The number of push-ups that were seen well enough to judge.
  package private(set) var pushUps = 0
  /// The number of pairs of push-ups of which one followed the other.
  package private(set) var pairs = 0
  /// The greatest change from a push-up to the next.
  package private(set) var change: PerMille = 0
  private var sums = (forearm: Int64(0), arm: Int64(0), stretch: Int64(0), handTravel: Int64(0))
  private var last: (sighting: BodySighting, end: Int64)?

  package init() {}

  /// The averages over the push-ups.
  package var forearm: PerMille { sums.forearm / Int64(max(1, pushUps)) }
  package var arm: PerMille { sums.arm / Int64(max(1, pushUps)) }
  package var stretch: PerMille { sums.stretch / Int64(max(1, pushUps)) }
  package var handTravel: PerMille { sums.handTravel / Int64(max(1, pushUps)) }

  /// Takes the next push-up.
  mutating func add(_ sighting: BodySighting, from start: Int64, to end: Int64) {
    pushUps += 1
    sums.forearm += sighting.forearm
    sums.arm += sighting.arm
    sums.stretch += sighting.stretch
    sums.handTravel += min(sighting.handTravel, Self.mostTravelOfOne)
    if let last, start - last.end < Self.longestTop {
      pairs += 1
      change = max(change, last.sighting.change(to: sighting))
    }
    last = (sighting, end)
  }

  /// What comes next doesn't follow the last push-up: the athlete pauses.
  mutating func interrupt() { last = nil }

  package var flags: [EvidenceFlag] {
    var flags: [EvidenceFlag] = []
    let isAverage = pushUps >= Self.fewest
    let isImpossible =
      !Self.forearms.contains(forearm) || !Self.arms.contains(arm) || stretch > Self.mostStretch
    if isAverage, isImpossible { flags.append(.impossibleBody) }
    if change > Self.mostChange { flags.append(.bodyChanged) }
    if isAverage, handTravel > Self.mostHandTravel { flags.append(.slidingHands) }
    return flags
  }
}
