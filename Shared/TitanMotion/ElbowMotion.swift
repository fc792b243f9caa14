import Foundation
import TitanCore

/// The elbow's angle during a set.
struct ElbowMotion {
  private struct Dip {
    let start: Double
    let duration: Double
    let bottom: Double
  }

  private let dips: [Dip]
  private let top: Double
  private let bottomPause: Double
  private let tremor: Double
  private let tremorPhase: Double
  /// Seconds.
  let duration: Double

  init(athlete: KinematicAthlete, generator: inout SplitMix64) {
    var dips: [Dip] = []
    var time = athlete.rest
    for bottom in Self.bottoms(of: athlete) {
      let length = athlete.tempo * max(0.5, 1 + athlete.variation * generator.gaussian())
      let depth = (athlete.topAngle - bottom) * max(0.8, 1 + athlete.variation * generator.gaussian())
      dips.append(Dip(start: time, duration: length, bottom: athlete.topAngle - depth))
      time += length
    }
    self.dips = dips
    top = athlete.topAngle
    bottomPause = min(0.8, max(0, athlete.bottomPause))
    tremor = athlete.tremor
    tremorPhase = generator.uniform()
    duration = time + athlete.rest
  }

  /// The bottoms in order, with half push-ups spread evenly between the whole ones.
  private static func bottoms(of athlete: KinematicAthlete) -> [Double] {
    var bottoms: [Double] = []
    for partial in 0...max(0, athlete.partials) {
      let whole =
        athlete.reps * (partial + 1) / (athlete.partials + 1) - athlete.reps * partial / (athlete.partials + 1)
      bottoms += [Double](repeating: athlete.bottomAngle, count: max(0, whole))
      if partial < athlete.partials { bottoms.append(athlete.partialAngle) }
    }
    return bottoms
  }

  /// In degrees, at a time in seconds.
  func angle(at time: Double) -> Double {
    // Muscles tremble at 8 to 12 Hz.
    let trembling = tremor * 1.414 * sin(2 * .pi * (9.7 * time + tremorPhase))
    guard let dip = dips.last(where: { $0.start <= time }), time < dip.start + dip.duration else {
      return top + trembling
    }
    let moving = (1 - bottomPause) / 2
    let progress = (time - dip.start) / dip.duration
    let share = progress < moving ? progress / moving : max(0, (progress - moving - bottomPause) / moving)
    let depth = progress < moving ? (1 - cos(.pi * share)) / 2 : (1 + cos(.pi * share)) / 2
    return top - (top - dip.bottom) * depth + trembling
  }
}
