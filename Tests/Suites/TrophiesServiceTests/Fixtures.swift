import Foundation
import Synchronization
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRequests
import TitanTesting
import TrophiesDomain
import TrophiesService

/// 2026-06-01T06:00:00Z, a Monday.
let monday = Timestamp(seconds: 1_780_293_600)
/// When the server receives every change.
let now = monday + .seconds(90_000)

func user(_ number: Int = 1) -> UserID { UserID(uuid(number)) }
func sessionID(_ number: Int) -> SessionID { SessionID(uuid(number)) }

/// A UUID that ends in a number.
func uuid(_ number: Int) -> UUID {
  var bytes: [UInt8] = [0x01, 0x90, 0, 0, 0, 0, 0x70, 0, 0x80, 0, 0, 0, 0, 0, 0, 0]
  for index in 0..<4 { bytes[15 - index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
}

/// A session `day` days after `monday`, with a rep every two seconds.
func session(
  _ number: Int, day: Int = 0, reps: Int, _ evidence: Evidence = .verifiedStream
) -> TrainingSession {
  let start = monday + .seconds(day * 86_400 + number * 600)
  return TrainingSession(
    id: sessionID(number), start: start, end: start + .seconds(reps * 2), timeZone: "Europe/Berlin",
    utcOffsetSeconds: 7_200, localDate: CalendarDay(of: start, utcOffsetSeconds: 7_200), reps: reps, evidence: evidence,
    repTimes: evidence == .declared
      ? [] : (0..<reps).map { RepTime(startMilliseconds: $0 * 2_000, endMilliseconds: $0 * 2_000 + 2_000) })
}

func added(_ session: TrainingSession, of owner: UserID = user()) -> ProjectedChange {
  ProjectedChange(user: owner, .session(session.id, session))
}

func deleted(_ number: Int, of owner: UserID = user()) -> ProjectedChange {
  ProjectedChange(user: owner, .session(sessionID(number), nil))
}

extension PostgresTrophyStore {
  /// Applies changes at the projection's positions.
  func apply(_ changes: [ProjectedChange]) async throws {
    let positions = try await standing().positions
    let applied = try await apply(changes, from: positions, to: positions.next, at: now)
    precondition(applied, "nobody else projects in a test's own database")
  }

  /// Projects changes at the projection's positions, and leaves the judging to `settle`.
  func gather(_ changes: [ProjectedChange], to next: FeedPositions? = nil) async throws {
    let positions = try await standing().positions
    let gathered = try await gather(changes, from: positions, to: next ?? positions.next, at: now)
    precondition(gathered, "nobody else projects in a test's own database")
  }

  /// A user's trophies, sorted by name.
  func names(of owner: UserID = user()) async throws -> [String] {
    try await awards(of: owner, AwardFilter(), limit: 99).map(\.trophy.description).sorted()
  }
}

extension PostgresPool {
  /// The users still to be judged.
  func staleUsers() async throws -> [UserID] {
    try await all("SELECT user_id FROM trophies.users WHERE is_stale ORDER BY user_id")
      .map { try $0.decode("user_id") }
  }
}

/// A rule of reps in one session, as an operator may send it.
func draft(_ id: String, _ threshold: Int, secret: Bool = false) -> RuleDraft {
  RuleDraft(
    id: id, metric: 1, scope: 1, threshold: threshold, isSecret: secret,
    english: .init(title: "\(threshold) at once", description: "In one session."),
    german: .init(title: "\(threshold) am Stück", description: "In einer Einheit."))
}

extension PostgresTrophyStore {
  @discardableResult
  func create(_ draft: RuleDraft, at time: Timestamp = now) async throws -> TrophyRule {
    try await changed { try RuleChange.create(draft, in: $0, at: time) }
  }

  @discardableResult
  func setThreshold(_ threshold: Int, of id: String, at time: Timestamp = now) async throws -> TrophyRule {
    try await changed {
      try RuleChange.update(TrophyID(id), version: 0, in: $0, at: time) { draft in
        var draft = draft
        draft.threshold = threshold
        return draft
      }
    }
  }

  @discardableResult
  func archive(_ id: String, at time: Timestamp = now) async throws -> TrophyRule {
    try await changed { try RuleChange.archive(TrophyID(id), version: 0, in: $0, at: time) }
  }

  private func changed(_ decide: @escaping @Sendable (RuleBook) throws -> TrophyRule) async throws -> TrophyRule {
    guard case .done(let rule) = try await changeRules(by: user(99), at: now, request: nil, decide) else {
      preconditionFailure("nothing is replayed without a request id")
    }
    return rule
  }

  @discardableResult
  func begin(_ scope: Reevaluation.Scope = .init(), _ number: Int = 700) async throws -> Reevaluation {
    let id = ReevaluationID(uuid(number))
    guard case .done(let begun) = try await begin(scope, id: id, by: user(99), at: now, request: nil) else {
      preconditionFailure("nothing is replayed without a request id")
    }
    return begun
  }

  /// Judges everybody again, to the end.
  func reevaluate(_ scope: Reevaluation.Scope = .init(), _ number: Int = 700) async throws -> Reevaluation? {
    let begun = try await begin(scope, number)
    try await Reevaluator(store: self, notifier: Notifier(), clock: { now }, batchSize: 3).workOff()
    return try await reevaluation(begun.id)
  }
}

/// Values collected from several tasks.
final class Collected<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  func add(_ value: Value) { values.withLock { $0.append(value) } }
  var all: [Value] { values.withLock { $0 } }
}
