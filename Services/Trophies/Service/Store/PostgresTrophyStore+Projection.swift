package import TitanCore
package import TitanFeeds
import TitanPostgres
import TrophiesDomain

extension PostgresTrophyStore: FeedProjection {
  package func standing() async throws -> FeedStanding { try await followed.standing() }

  package func apply(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool { try await take(changes, from: positions, to: next, at: now) != nil }

  package func gather(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> Bool { try await takeMany(changes, from: positions, to: next, at: now) != nil }

  /// Applies changes as they arrive. If only a few users' verified sessions or sets have changed, those with short histories
  /// are judged at once. All others join the judging queue, so that the feed isn't held up.
  ///
  /// - Returns: which users now wait because of it; `nil`, without any effect, if the projection's position isn't
  ///   the positions.
  func take(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> WaitingUsers? {
    try await project(changes, from: positions, to: next, urgentSince: nil, at: now, commit: .synchronous) {
      users, judge, tx in
      var users = users
      if users.urgent.count <= Self.judgedAtOnce {
        let short = try await Self.withShortHistories(users.urgent, tx)
        try await judge.judge(short)
        users.remove(short)
      }
      return users
    }
  }

  /// Applies a page of changes while more are waiting. All users join the judging queue, and old sessions aren't
  /// urgent.
  ///
  /// The users to judge are stored together with the positions in the feed, so that a killed process forgets nobody. If
  /// a crash of PostgreSQL loses the most recent ones, it loses the positions as well, and the changes are read again.
  ///
  /// - Returns: the same as `take`.
  func takeMany(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, at now: Timestamp
  ) async throws -> WaitingUsers? {
    try await project(
      changes, from: positions, to: next, urgentSince: now - Self.urgentAge, at: now, commit: .asynchronous
    ) { users, _, _ in users }
  }

  package func beginRebuild(from positions: FeedPositions) async throws {
    try await followed.beginRebuild(from: positions)
  }

  package func finishRebuild(from positions: FeedPositions, at now: Timestamp) async throws {
    try await finishReading(from: positions, at: now)
    try await settle(at: now)
  }

  package func settle(at now: Timestamp) async throws { try await judgingQueue.judgeAll(at: now) }

  /// Does the same as `finishRebuild`, but leaves users who have lost something waiting to be judged.
  func finishReading(from positions: FeedPositions, at now: Timestamp) async throws {
    try await followed.endRebuild(from: positions) { isStale, tx in
      let swept = filled.map { "SELECT user_id FROM trophies.\($0) AS swept WHERE \(isStale)" }
      let users = try await AwardJudge(tx, now: now).lock(
        Set(
          try await tx.all("\(unescaped: swept.joined(separator: " UNION "))")
            .map { try $0.decode("user_id", as: UserID.self) }))
      try await Self.countChange(of: users, tx)
      try await JudgingQueue.add(users, isUrgent: false, since: now, tx)
    }
  }

  /// The number of users that may be judged while the feed waits, and the number of counted sessions that each of them
  /// may have.
  private static let (judgedAtOnce, shortHistory) = (4, 500)
  /// In a backlog, nobody is waiting for the results of a verified session that ended longer ago than this.
  private static let urgentAge: Duration = .seconds(86_400)

  /// Writes changes that follow the positions and moves on, all or nothing. Returns `nil`, without any effect, if the
  /// projection is elsewhere.
  ///
  /// - Parameter settle: called with the users whose histories have changed; returns those that must wait.
  private func project(
    _ changes: [ProjectedChange], from positions: FeedPositions, to next: FeedPositions, urgentSince: Timestamp?,
    at now: Timestamp,
    commit: CommitMode, _ settle: @Sendable (ChangedUsers, AwardJudge, PostgresTransaction) async throws -> ChangedUsers
  ) async throws -> WaitingUsers? {
    try await followed.advance(from: positions, to: next, commit: commit) { reading, tx in
      let judge = AwardJudge(tx, now: now)
      let people = try await judge.lock(Set(changes.map(\.user)))
      let users = try await HistoryWriter(tx, reading, urgentSince: urgentSince).write(
        changes.filter { people.contains($0.user) })
      try await Self.countChange(of: users.all, tx)
      let waiting = try await settle(users, judge, tx)
      try await JudgingQueue.add(waiting.urgent, isUrgent: true, since: now, tx)
      try await JudgingQueue.add(waiting.patient, isUrgent: false, since: now, tx)
      return WaitingUsers(hasUrgent: !waiting.urgent.isEmpty, hasPatient: !waiting.patient.isEmpty)
    }
  }

  /// The users whose awards depend on few sessions and sets. Ignores declared sessions, which rarely count.
  private static func withShortHistories(_ users: Set<UserID>, _ tx: PostgresTransaction) async throws -> Set<UserID> {
    if users.isEmpty { return [] }
    let sizes = try await Records.sizes(of: Array(users), believing: .verifiedDigest, tx)
    return users.filter { sizes[$0, default: 0] <= shortHistory }
  }

  /// Marks the users' histories as changed, which invalidates everything computed from them.
  private static func countChange(of users: Set<UserID>, _ tx: PostgresTransaction) async throws {
    try await tx.execute(
      "UPDATE trophies.users SET history_changes = history_changes + 1 WHERE user_id = ANY (\(Array(users)))")
  }
}
