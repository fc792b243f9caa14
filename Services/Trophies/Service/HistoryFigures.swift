import TitanCore
import TitanRPC
import TitanRequests
import TitanZones
import TrophiesDomain

/// What is told of a history again and again, however long it is.
struct HistoryFigures: Sendable {
  let version: HistoryVersion
  /// Every medal's, as they were when this was found out.
  let rules: RuleBook
  let medals: [MedalRecord]
  /// Without points of trophies.
  let experience: Experience
  let zone: String?
  let dayStart: DayStart

  init(_ history: History, _ version: HistoryVersion, by rules: RuleBook) {
    self.version = version
    self.rules = rules
    medals = MedalRecord.all(rules, in: history)
    experience = Experience(history, trophyPoints: 0)
    (zone, dayStart) = (history.zone, history.days.dayStart)
  }

  /// Some 16 megabytes of dates.
  static func shelf() -> RecentFindings<UserID, HistoryFigures> {
    RecentFindings(limit: 1_000_000) { figures in figures.medals.reduce(0) { $0 + $1.dates.count } }
  }
}

extension TrophiesHandler {
  /// As they were told before, if nothing was projected since; else found out anew.
  ///
  /// - Parameters:
  ///   - version: as the store said for this call. What is read after it can only be newer.
  ///   - rules: `nil` if medals do not matter.
  func figures(
    of user: UserID, _ version: HistoryVersion, by rules: RuleBook? = nil
  ) async throws -> HistoryFigures {
    if let known = recent[user], known.version == version, rules ?? known.rules == known.rules { return known }
    let current: RuleBook
    if let rules { current = rules } else { current = try await store.medalRules() }
    if version.changes == 0 {
      // Nothing of an account that was erased, or never was, is kept here.
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
