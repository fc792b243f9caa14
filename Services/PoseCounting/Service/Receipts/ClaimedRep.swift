package import PoseCountingDomain

/// A push-up in the units of the contract: milliseconds since the first frame, tenths of a degree. In claims it is an
/// array, because a set of fifty would otherwise repeat its keys fifty times.
package struct ClaimedRep: Sendable, Equatable {
  package var number: Int
  package var startMilliseconds: Int
  package var endMilliseconds: Int
  package var minDecidegrees: Int
  package var maxDecidegrees: Int
  package var depthPercent: Int
  package var qualityPercent: Int
  package var flags: [Int]

  package init(_ rep: Rep) {
    number = rep.number
    startMilliseconds = Int(rep.start / 1_000)
    endMilliseconds = Int(rep.end / 1_000)
    minDecidegrees = Int((rep.minAngle + 50) / 100)
    maxDecidegrees = Int((rep.maxAngle + 50) / 100)
    depthPercent = rep.depthPercent
    qualityPercent = rep.qualityPercent
    flags = rep.flags.map(\.rawValue)
  }
}

extension ClaimedRep: Codable {
  package func encode(to encoder: any Encoder) throws {
    var array = encoder.unkeyedContainer()
    for value in [
      number, startMilliseconds, endMilliseconds, minDecidegrees, maxDecidegrees, depthPercent, qualityPercent,
    ] { try array.encode(value) }
    try array.encode(flags)
  }

  package init(from decoder: any Decoder) throws {
    var array = try decoder.unkeyedContainer()
    number = try array.decode(Int.self)
    startMilliseconds = try array.decode(Int.self)
    endMilliseconds = try array.decode(Int.self)
    minDecidegrees = try array.decode(Int.self)
    maxDecidegrees = try array.decode(Int.self)
    depthPercent = try array.decode(Int.self)
    qualityPercent = try array.decode(Int.self)
    flags = try array.decode([Int].self)
  }
}

/// A push-up on which two counters disagree.
package enum RepDifference: Sendable, Equatable {
  case changed(old: ClaimedRep, new: ClaimedRep)
  case added(ClaimedRep)
  case removed(ClaimedRep)

  /// Compares two counts of the same frames. Push-ups that overlap in time are the same one; numbers don't matter,
  /// since one added or removed push-up shifts them all.
  package static func between(_ old: [ClaimedRep], _ new: [ClaimedRep]) -> [RepDifference] {
    var differences: [RepDifference] = []
    var (olds, news) = (old[...], new[...])
    while let before = olds.first, let after = news.first {
      if before.endMilliseconds <= after.startMilliseconds {
        differences.append(.removed(olds.removeFirst()))
      } else if after.endMilliseconds <= before.startMilliseconds {
        differences.append(.added(news.removeFirst()))
      } else {
        var renumbered = before
        renumbered.number = after.number
        if renumbered != after { differences.append(.changed(old: before, new: after)) }
        olds.removeFirst()
        news.removeFirst()
      }
    }
    return differences + olds.map(RepDifference.removed) + news.map(RepDifference.added)
  }
}
