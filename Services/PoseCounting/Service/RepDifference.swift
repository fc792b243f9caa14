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
