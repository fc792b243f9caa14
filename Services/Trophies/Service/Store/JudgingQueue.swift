import Synchronization
package import TitanCore
import TitanPostgres
import TrophiesDomain

/// A fair queue of users waiting to be judged, batch by batch: urgent users come first, and within each group those who
/// have waited longest. It is kept in `trophies.users`, so that all processes share it.
package struct JudgingQueue: Sendable {
  private let pool: PostgresPool
  private let claims = ClaimedUsers()

  /// The maximum number of users in a batch, and the maximum number of their counted sessions, so that a user with a
  /// long history holds up few others.
  private static let (batchUsers, batchRecords) = (50, 5_000)
  /// The number of tasks that `judgeAll` runs: PostgreSQL reads for one while the other judges.
  private static let tasks = 2

  init(_ pool: PostgresPool) { self.pool = pool }

  /// Adds users to the queue. Users who are already waiting keep their place.
  static func add(
    _ users: Set<UserID>, isUrgent: Bool, since now: Timestamp, _ tx: PostgresTransaction
  ) async throws {
    if users.isEmpty { return }
    try await tx.execute(
      """
      UPDATE trophies.users SET is_stale = true, is_urgent = \(isUrgent), stale_since = \(now)
      WHERE user_id = ANY (\(Array(users))) AND (NOT is_stale OR (\(isUrgent) AND NOT is_urgent))
      """)
  }

  /// Judges the next batch of users.
  ///
  /// Reads and judges them without a lock, so that their new sessions, and the feed, don't have to wait. If a user's
  /// history or awards, or the rules, have changed in the meantime, nothing is written for them, and they go to the end
  /// of the queue.
  ///
  /// - Parameter urgentOnly: whether to leave out users who aren't urgent.
  /// - Returns: false if there are no waiting users other than those this process is already judging.
  package func judgeBatch(urgentOnly: Bool, at now: Timestamp) async throws -> Bool {
    let next = try await nextBatch(urgentOnly: urgentOnly)
    if next.isEmpty { return false }
    let users = claims.claim(next)
    // Another task claimed them first.
    if users.isEmpty { return true }
    defer { claims.release(users) }
    let seen = try await pool.withTransaction(.repeatableRead, commit: .reading) { tx in
      let rules = try await Rows.rules(tx)
      return Snapshot(
        rules: rules, changes: try await Self.historyChanges(of: users, tx),
        records: try await Records(of: users, believing: rules.believed, tx))
    }
    let judged = users.map { JudgedUser($0, seen.records, seen.rules, only: nil) }
    try await write(judged, seen, at: now)
    return true
  }

  /// The users who wait to be judged, in all processes.
  package func lengths() async throws -> [QueueLength] {
    try await pool.all(
      """
      SELECT is_urgent, count(*) AS users, min(stale_since) AS since FROM trophies.users
      WHERE is_stale GROUP BY is_urgent ORDER BY is_urgent DESC
      """
    ).map { row in
      QueueLength(
        isUrgent: try row.decode("is_urgent"), users: try row.decode("users"), since: try row.decode("since"))
    }
  }

  /// Judges until the queue is empty.
  func judgeAll(at now: Timestamp) async throws {
    while try await judgeUnclaimed(at: now) {}
  }

  /// Judges until no unclaimed user is waiting. A task that gets no connection leaves the work to the other; it is an
  /// error only if nobody was judged.
  ///
  /// - Returns: whether any users were judged.
  private func judgeUnclaimed(at now: Timestamp) async throws -> Bool {
    let outcomes = try await withThrowingTaskGroup(of: (judged: Bool, busy: PostgresError?).self) { group in
      for _ in 0..<Self.tasks {
        group.addTask {
          var judged = false
          do {
            while try await judgeBatch(urgentOnly: false, at: now) { judged = true }
          } catch let error as PostgresError where error.kind == .poolBusy {
            return (judged, error)
          }
          return (judged, nil)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    if outcomes.contains(where: \.judged) { return true }
    if let error = outcomes.lazy.compactMap(\.busy).first { throw error }
    return false
  }

  /// The users in front: a group with few records in total, either all urgent or all not.
  private func nextBatch(urgentOnly: Bool) async throws -> [UserID] {
    let waiting = try await pool.all(
      """
      SELECT user_id, is_urgent FROM trophies.users
      WHERE is_stale AND (is_urgent OR NOT \(urgentOnly)) AND user_id <> ALL (\(Array(claims.all)))
      ORDER BY is_urgent DESC, stale_since NULLS FIRST, user_id
      LIMIT \(Self.batchUsers)
      """
    ).map { row in
      (user: try row.decode("user_id", as: UserID.self), isUrgent: try row.decode("is_urgent", as: Bool.self))
    }
    if waiting.isEmpty { return [] }
    let sizes = try await Records.sizes(of: waiting.map(\.user), believing: .verifiedDigest, pool)
    var batch: [UserID] = []
    var records = 0
    for (user, isUrgent) in waiting {
      records += sizes[user, default: 0]
      guard batch.isEmpty || (records <= Self.batchRecords && isUrgent == waiting[0].isUrgent) else { break }
      batch.append(user)
    }
    return batch
  }

  /// Writes the results that are still valid, and moves the other users to the end of the queue.
  private func write(_ judged: [JudgedUser], _ seen: Snapshot, at now: Timestamp) async throws {
    try await pool.withTransaction { tx in
      let users = Array(try await AwardJudge(tx, now: now).lock(Set(judged.map(\.user))))
      // Another process may have judged these users while this one waited for the lock.
      let changes = try await Self.historyChanges(of: users, tx)
      let held = try await Records.held(by: users, tx)
      let areSameRules = try await Rows.rules(tx) == seen.rules
      let waiting = judged.filter { changes[$0.user] != nil }
      let valid = waiting.filter { judged in
        areSameRules && changes[judged.user] == seen.changes[judged.user] && held[judged.user] ?? [:] == judged.held
      }
      try await AwardWriter(tx, now: now).write(valid)
      try await tx.execute(
        """
        UPDATE trophies.users SET is_stale = false, is_urgent = false WHERE user_id = ANY (\(valid.map(\.user)))
        """)
      try await tx.execute(
        """
        UPDATE trophies.users SET stale_since = \(now)
        WHERE user_id = ANY (\(waiting.map(\.user))) AND is_stale
        """)
    }
  }

  /// How often the history of each user has changed, for those still waiting to be judged.
  private static func historyChanges(of users: [UserID], _ tx: PostgresTransaction) async throws -> [UserID: Int] {
    Dictionary(
      try await tx.all(
        "SELECT user_id, history_changes FROM trophies.users WHERE user_id = ANY (\(users)) AND is_stale"
      ).map { (try $0.decode("user_id"), try $0.decode("history_changes")) }
    ) { first, _ in first }
  }
}

/// How many users wait to be judged.
package struct QueueLength: Sendable, Hashable {
  package var isUrgent: Bool
  package var users: Int
  /// Since when the one who came first has waited.
  package var since: Timestamp?

  package init(isUrgent: Bool, users: Int, since: Timestamp?) {
    (self.isUrgent, self.users, self.since) = (isUrgent, users, since)
  }
}

/// The data that users were judged by.
private struct Snapshot: Sendable {
  var rules: RuleBook
  var changes: [UserID: Int]
  var records: Records
}

/// The users whom this process is judging, so that two of its tasks never judge the same user.
private final class ClaimedUsers: Sendable {
  private let users = Mutex<Set<UserID>>([])

  var all: Set<UserID> { users.withLock(\.self) }

  /// Claims the users that no other task has claimed, and returns them. They are the caller's until it releases them.
  func claim(_ wanted: [UserID]) -> [UserID] { users.withLock { users in wanted.filter { users.insert($0).inserted } } }

  func release(_ claimed: [UserID]) { users.withLock { $0.subtract(claimed) } }
}
