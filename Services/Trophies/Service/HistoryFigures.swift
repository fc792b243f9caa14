import TitanCore
import TitanRPC
import TitanRequests
import TitanZones
import TrophiesDomain

/// The figures of a history that are requested often.
struct HistoryFigures: Sendable {
  fileprivate let version: HistoryVersion
  /// The rules of all medals when the figures were computed.
  fileprivate let rules: RuleBook
  let medals: [MedalRecord]
  /// Experience without points from trophies.
  let experience: Experience
  let zone: String?
  let dayStart: DayStart

  fileprivate init(_ history: History, _ version: HistoryVersion, by rules: RuleBook) {
    self.version = version
    self.rules = rules
    medals = MedalRecord.all(rules, in: history)
    experience = Experience(history, trophyPoints: 0)
    (zone, dayStart) = (history.zone, history.days.dayStart)
  }
}

/// A cache of users' figures, because histories can be long. An entry is valid as long as nothing has been projected
/// since.
struct HistoryFiguresCache: Sendable {
  private let store: any TrophyStore
  /// Holds about 16 megabytes of dates.
  private let recent = RecentFindings<UserID, HistoryFigures>(limit: 1_000_000) { figures in
    figures.medals.reduce(0) { $0 + $1.dates.count }
  }

  init(_ store: any TrophyStore) { self.store = store }

  /// The cached figures if nothing has been projected since; otherwise computes them.
  ///
  /// - Parameters:
  ///   - version: the version that the store returned for this call. Data read after it can only be newer.
  ///   - rules: `nil` if medals don't matter.
  func current(
    of user: UserID, _ version: HistoryVersion, by rules: RuleBook? = nil
  ) async throws -> HistoryFigures {
    if let known = recent[user], known.version == version, rules ?? known.rules == known.rules { return known }
    let current: RuleBook
    if let rules { current = rules } else { current = try await store.medalRules() }
    if version.changes == 0 {
      // The cache holds nothing of accounts that were erased or never existed.
      recent.remove(user)
      return HistoryFigures(History([]), version, by: current)
    }
    let figures = try await awayFromEventLoop {
      let (history, read) = try await store.history(of: user)
      return HistoryFigures(history, read, by: current)
    }
    if !figures.version.isStale { recent.insert(figures, for: user) }
    return figures
  }
}
