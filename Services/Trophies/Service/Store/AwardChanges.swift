package import TitanFeeds

/// A page of changes to a user's awards and level, each in its current state.
package struct AwardChanges: Sendable, Hashable {
  package enum Change: Sendable, Hashable {
    case award(Award)
    /// The user's change with this number reached their highest level.
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
  ///   - awards: the awards after `number` in order, at most `limit`.
  ///   - levelChange: the number of the change that reached the highest level. It is part of this page unless awards
  ///     beyond the page may come before it.
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
