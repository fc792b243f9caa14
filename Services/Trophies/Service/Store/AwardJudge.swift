import TitanCore
import TitanPostgres
import TrophiesDomain

/// Brings awards in line with sessions, within the transaction that changed the sessions.
struct AwardJudge {
  private let tx: PostgresTransaction
  private let now: Timestamp

  init(_ tx: PostgresTransaction, now: Timestamp) {
    self.tx = tx
    self.now = now
  }

  /// The number of users whose histories are in memory at the same time.
  private static let batchSize = 10

  /// Locks users before any of their data is read or written, always in the same order, so that two judges can't
  /// deadlock. Returns the users whose data may be written, which excludes erased users even if a feed still has
  /// changes for them.
  func lock(_ users: Set<UserID>) async throws -> Set<UserID> {
    let users = users.subtracting(try await tx.erased(among: users, in: .trophies))
    let sorted = users.sorted { $0.description < $1.description }
    // Writing rows as they are locks them. FOR UPDATE could not where users are spread over several servers.
    try await tx.execute(
      """
      INSERT INTO trophies.users AS owner (user_id) SELECT user_id FROM unnest(\(sorted)) AS made (user_id)
      ON CONFLICT (user_id) DO UPDATE SET history_changes = owner.history_changes
      """)
    return users
  }

  /// Grants and revokes awards, and updates their proofs, according to these users' current sessions. Watches are
  /// notified when the transaction commits. Only a few transactions judge at the same time, so their NOTIFY delays
  /// nobody.
  ///
  /// - Parameter trophies: the trophies to judge; `nil` for all.
  @discardableResult
  func judge(_ users: Set<UserID>, only trophies: Set<TrophyID>? = nil) async throws -> JudgementCounts {
    if users.isEmpty { return JudgementCounts() }
    let rules = try await Rows.rules(tx)
    let sorted = users.sorted { $0.description < $1.description }
    var counts = JudgementCounts()
    for start in stride(from: 0, to: sorted.count, by: Self.batchSize) {
      let batch = Array(sorted[start..<min(start + Self.batchSize, sorted.count)])
      let records = try await Records(of: batch, believing: rules.believed, tx)
      let judged = batch.map { JudgedUser($0, records, rules, only: trophies) }
      try await AwardWriter(tx, now: now).write(judged)
      for user in judged { counts.add(user) }
    }
    if trophies == nil {
      try await tx.execute(
        """
        UPDATE trophies.users SET is_stale = false, is_urgent = false WHERE user_id = ANY (\(sorted)) AND is_stale
        """)
    }
    return counts
  }
}

/// The result of judging one user's history.
struct JudgedUser {
  let user: UserID
  let held: [TrophyID: AwardStanding]
  let changes: [AwardJudgement.Change]
  let level: TitanLevel

  init(_ user: UserID, _ records: Records, _ rules: RuleBook, only trophies: Set<TrophyID>?) {
    self.user = user
    let (held, history) = (records.held(by: user), records.history(of: user))
    let changes = AwardJudgement.changes(held: held, history: history, rules: rules, only: trophies)
    let standings = changes.reduce(into: held) { $0[$1.trophy] = $1.standing }
    level = Experience(history, trophyPoints: rules.experience(of: standings)).level
    (self.held, self.changes) = (held, changes)
  }

  /// The number of grants and revocations.
  var news: Int { changes.count(where: \.isNews) }
}

/// The numbers of changes that judging has made.
package struct JudgementCounts: Sendable, Hashable {
  package var granted = 0
  package var revoked = 0
  /// Awards that are now grandfathered because the version in force wouldn't grant them.
  package var grandfathered = 0

  package init(granted: Int = 0, revoked: Int = 0, grandfathered: Int = 0) {
    (self.granted, self.revoked, self.grandfathered) = (granted, revoked, grandfathered)
  }

  mutating func add(_ judged: JudgedUser) {
    for change in judged.changes { add(change, before: judged.held[change.trophy]) }
  }

  private mutating func add(_ change: AwardJudgement.Change, before: AwardStanding?) {
    switch change.standing.state {
    case .granted where change.isNews: granted += 1
    case .revoked: revoked += 1
    case .grandfathered where before?.state != .grandfathered: grandfathered += 1
    default: break
    }
  }
}

/// The data that users' awards are judged by, and the awards they have.
struct Records {
  /// Includes revoked ones.
  private var held: [UserID: [TrophyID: AwardStanding]] = [:]
  private var histories: [UserID: History] = [:]

  /// Reads the records of these users, as of one moment if the transaction has a single snapshot.
  ///
  /// - Parameter evidence: sessions with weaker evidence are left out.
  init(of users: [UserID], believing evidence: Evidence = .declared, _ tx: PostgresTransaction) async throws {
    let sessions = try await tx.all(
      """
      SELECT \(unescaped: Rows.sessionColumns) FROM trophies.sessions
      WHERE user_id = ANY (\(users)) AND evidence <= \(evidence)
      """
    ).byUser { try Rows.session($0) }
    let sets = try await tx.all(
      "SELECT \(unescaped: Rows.setColumns) FROM trophies.sets WHERE user_id = ANY (\(users))"
    ).byUser { try Rows.set($0) }
    let days = try await tx.all(
      "SELECT \(unescaped: Rows.dayColumns) FROM trophies.days WHERE user_id = ANY (\(users))"
    ).byUser { try Rows.days($0) }
    held = try await Self.held(by: users, tx)
    for user in users {
      histories[user] = History((sessions[user] ?? []) + (sets[user] ?? []), days: days[user]?.first ?? .standard)
    }
  }

  /// How many records `init` would read of each of these users; of those without any, it says nothing.
  static func sizes(
    of users: [UserID], believing evidence: Evidence, _ database: some PostgresQuerying
  ) async throws -> [UserID: Int] {
    let rows = try await database.all(
      """
      SELECT user_id, count(*) AS size FROM (
        SELECT user_id FROM trophies.sessions WHERE user_id = ANY (\(users)) AND evidence <= \(evidence)
        UNION ALL SELECT user_id FROM trophies.sets WHERE user_id = ANY (\(users))
      ) AS counted GROUP BY user_id
      """)
    return try rows.reduce(into: [:]) { sizes, row in sizes[try row.decode("user_id")] = try row.decode("size") }
  }

  /// The awards that these users have, without the data they are judged by.
  static func held(by users: [UserID], _ tx: PostgresTransaction) async throws -> [UserID: [TrophyID: AwardStanding]] {
    try await tx.all(
      "SELECT \(unescaped: Rows.awardColumns) FROM trophies.awards WHERE user_id = ANY (\(users))"
    ).byUser { try Rows.award($0) }
      .mapValues(\.standings)
  }

  func held(by user: UserID) -> [TrophyID: AwardStanding] { held[user] ?? [:] }
  func history(of user: UserID) -> History { histories[user] ?? History([]) }
}

extension [PostgresRow] {
  fileprivate func byUser<Value>(_ decode: (PostgresRow) throws -> Value) throws -> [UserID: [Value]] {
    try reduce(into: [:]) { groups, row in
      groups[try row.decode("user_id"), default: []].append(try decode(row))
    }
  }
}
