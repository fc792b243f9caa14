package import TitanFeeds

/// A piece of what has happened to a user's awards and level, each as it is now.
package struct AwardChanges: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    case award(Award)
    /// The highest level was reached, by the user's change of this number.
    case level(number: Int)

    package var number: Int {
      switch self {
      case .award(let award): award.changeNumber
      case .level(let number): number
      }
    }
  }

  package var epoch: FeedEpoch
  /// In the order of their numbers.
  package var changes: [Change]

  /// - Parameters:
  ///   - awards: those behind `number` in order, `limit` at most.
  ///   - levelChange: by which the highest level was reached; it is of this piece unless awards that are not may come
  ///     before it.
  package init(epoch: FeedEpoch, awards: [Award], levelChange: Int, after number: Int, limit: Int) {
    self.epoch = epoch
    let end = awards.count < limit ? Int.max : awards.last?.changeNumber ?? number
    let level = levelChange > number && levelChange < end ? [Change.level(number: levelChange)] : []
    changes = (awards.map(Change.award) + level).sorted { $0.number < $1.number }
  }

  /// Whether a level was reached.
  package var hasLevel: Bool {
    changes.contains { if case .level = $0 { true } else { false } }
  }

  package var awards: [Award] {
    changes.compactMap { if case .award(let award) = $0 { award } else { nil } }
  }
}
