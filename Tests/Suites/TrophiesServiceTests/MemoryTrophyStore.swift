import Foundation
import Synchronization
import TitanCore
import TitanFeeds
import TrophiesDomain
import TrophiesService

/// Awards that a test has put there.
final class MemoryTrophyStore: TrophyStore {
  struct State {
    var rules: [TrophyRule] = []
    var awards: [UserID: [Award]] = [:]
    var sessions: [UserID: [TrainingSession]] = [:]
    var levels: [UserID: Int] = [:]
    var days: [UserID: DayRules] = [:]
    /// As in the store on PostgreSQL, awards and levels share one counter.
    var counts: [UserID: Int] = [:]
    var levelChanges: [UserID: Int] = [:]
    var medals: [TrophyRule] = []
    var judgements: [UserID: Int] = [:]
    /// The number of times that a whole history was read.
    var readings = 0
    /// The number of times that changes were read.
    var pages = 0
    var epoch = FeedEpoch(UUID())
  }
  private let state: Mutex<State>

  init(rules: [TrophyRule], medals: [TrophyRule] = []) { state = Mutex(State(rules: rules, medals: medals)) }

  /// Records sessions and judges, as the store on PostgreSQL does.
  func judge(_ sessions: [TrainingSession], days: DayRules = .standard, of owner: UserID = user()) {
    state.withLock { state in
      (state.sessions[owner], state.days[owner]) = (sessions, days)
      state.judgements[owner, default: 0] += 1
      let history = History(sessions, days: days)
      var awards = state.awards[owner] ?? []
      let held = Dictionary(uniqueKeysWithValues: awards.map { ($0.trophy, $0.standing) })
      let changes = AwardJudgement.changes(held: held, history: history, rules: RuleBook(state.rules))
      for change in changes {
        if change.isNews { state.counts[owner, default: 0] += 1 }
        let number = state.counts[owner] ?? 0
        if let index = awards.firstIndex(where: { $0.trophy == change.trophy }) {
          awards[index].standing = change.standing
          if change.isNews { awards[index].changeNumber = number }
        } else {
          awards.append(
            Award(
              id: AwardID(uuid(number)), trophy: change.trophy, standing: change.standing, grantTime: now,
              changeNumber: number))
        }
      }
      state.awards[owner] = awards
      let standings = Dictionary(uniqueKeysWithValues: awards.map { ($0.trophy, $0.standing) })
      let level = Experience(history, trophyPoints: RuleBook(state.rules).experience(of: standings)).level.number
      if level > state.levels[owner] ?? 1 {
        state.counts[owner, default: 0] += 1
        (state.levels[owner], state.levelChanges[owner]) = (level, state.counts[owner])
      }
    }
  }

  func beginEpoch() { state.withLock { $0.epoch = FeedEpoch(UUID()) } }

  func rules() async throws -> RuleBook { state.withLock { RuleBook($0.rules) } }

  func awards(of owner: UserID, _ filter: AwardFilter, limit: Int) async throws -> [Award] {
    let all = state.withLock { $0.awards[owner] ?? [] }
      .filter { filter.includesRevoked || $0.standing.state != .revoked }
      .sorted { ($1.standing.earned.earnTime, $0.id.description) < ($0.standing.earned.earnTime, $1.id.description) }
    guard let after = filter.after else { return Array(all.prefix(limit)) }
    return Array(
      all.filter { award in
        let time = award.standing.earned.earnTime
        return time < after.earnTime || (time == after.earnTime && award.id.description > after.id.description)
      }.prefix(limit))
  }

  func hasJudged(_ session: SessionID, of owner: UserID) async throws -> Bool {
    state.withLock { $0.sessions[owner]?.contains { $0.id == session } ?? false }
  }

  func award(_ id: AwardID, of owner: UserID) async throws -> Award? {
    state.withLock { $0.awards[owner]?.first { $0.id == id } }
  }

  func acknowledge(_ id: AwardID, of owner: UserID, at now: Timestamp) async throws -> Award? {
    state.withLock { state in
      guard let index = state.awards[owner]?.firstIndex(where: { $0.id == id }) else { return nil }
      let seen = state.awards[owner]?[index].acknowledgeTime ?? now
      state.awards[owner]?[index].acknowledgeTime = seen
      return state.awards[owner]?[index]
    }
  }

  func medalRules() async throws -> RuleBook { state.withLock { RuleBook($0.medals) } }

  func details(of owner: UserID) async throws -> AwardDetails {
    state.withLock { state in
      AwardDetails(
        awards: state.awards[owner] ?? [],
        history: History(state.sessions[owner] ?? [], days: state.days[owner] ?? .standard),
        highestLevel: TitanLevel(state.levels[owner] ?? 1))
    }
  }

  func summary(of owner: UserID) async throws -> AwardSummary {
    state.withLock { state in
      AwardSummary(
        awards: state.awards[owner] ?? [], highestLevel: TitanLevel(state.levels[owner] ?? 1),
        version: HistoryVersion(epoch: state.epoch, changes: state.judgements[owner] ?? 0))
    }
  }

  func history(of owner: UserID) async throws -> (History, HistoryVersion) {
    state.withLock { state in
      state.readings += 1
      return (
        History(state.sessions[owner] ?? [], days: state.days[owner] ?? .standard),
        HistoryVersion(epoch: state.epoch, changes: state.judgements[owner] ?? 0)
      )
    }
  }

  var readings: Int { state.withLock { $0.readings } }
  var pages: Int { state.withLock { $0.pages } }

  func awardChanges(of owner: UserID, after number: Int, limit: Int) async throws -> AwardChanges {
    state.withLock { state in
      state.pages += 1
      let awards = (state.awards[owner] ?? []).filter { $0.changeNumber > number }
        .sorted { $0.changeNumber < $1.changeNumber }
      return AwardChanges(
        epoch: state.epoch, awards: Array(awards.prefix(limit)), levelChange: state.levelChanges[owner] ?? 0,
        after: number, limit: limit)
    }
  }
}
