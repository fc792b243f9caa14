package import MotivationDomain
package import TitanCore
import TitanPostgres
import TitanZones

extension PostgresQuerying {
  /// Has the reminders of these users looked at again, in the transaction that changed what is due when.
  func lookAgain(at users: [UserID]) async throws {
    try await execute(
      "UPDATE motivation.push_agendas SET look_time = '-infinity' WHERE user_id = ANY (\(users))")
  }
}

extension PostgresMotivationStore: PushOutbox {
  /// The lease comes before the look and not with it: one user whose look fails doesn't stand in the others' way.
  package func leaseLooks(_ count: Int, until leaseEnd: Timestamp, at now: Timestamp) async throws -> [PushLook] {
    let due = try await pool.all(
      """
      SELECT user_id FROM motivation.push_agendas WHERE look_time <= \(now)
      ORDER BY look_time LIMIT \(count)
      """
    ).map { try $0.decode("user_id", as: UserID.self) }
    var leased: [PushLook] = []
    for user in due {
      let taken = try await pool.execute(
        """
        UPDATE motivation.push_agendas SET look_time = \(leaseEnd) WHERE user_id = \(user) AND look_time <= \(now)
        """)
      if taken == 1 { leased.append(PushLook(user: user, leaseEnd: leaseEnd)) }
    }
    return leased
  }

  package func carryOut(
    _ look: PushLook, _ decide: @escaping @Sendable (PushSituation) -> (due: [ReminderOccurrence], next: Timestamp?)
  ) async throws {
    try await pool.withTransaction { tx in
      // Lock first, read second: whoever changes reminders updates this row afterwards, and so asks for another look.
      let isLeased = try await tx.first(
        """
        SELECT user_id FROM motivation.push_agendas
        WHERE user_id = \(look.user) AND look_time = \(look.leaseEnd) FOR UPDATE
        """)
      guard isLeased != nil else { return }
      let devices = try await tx.all(
        "SELECT endpoint FROM motivation.push_subscriptions WHERE user_id = \(look.user) FOR KEY SHARE")
      let (due, next) = devices.isEmpty ? ([], nil) : decide(try await Self.situation(of: look.user, tx))
      for occurrence in due {
        let (key, time) = (occurrence.key, occurrence.slot.time)
        try await tx.execute(
          """
          INSERT INTO motivation.pushes (
            user_id, endpoint, reminder_id, local_date, minute, due_time, attempt_time)
          SELECT user_id, endpoint, \(key.reminder), \(key.localDate), \(key.minute), \(time), \(time)
          FROM motivation.push_subscriptions WHERE user_id = \(look.user) AND create_time < \(time)
          ON CONFLICT DO NOTHING
          """)
      }
      try await tx.execute(
        "UPDATE motivation.push_agendas SET look_time = \(next) WHERE user_id = \(look.user)")
    }
  }

  /// The number of pushes, the longest due first, that are looked through for users to serve in turn.
  private static let reach = 256

  package func leasePushes(
    _ count: Int, share: Int, except busy: Set<UserID>, until leaseEnd: Timestamp, at now: Timestamp
  ) async throws -> [PushJob] {
    let due = try await pool.all(
      """
      SELECT user_id, endpoint, reminder_id, local_date, minute, attempts FROM (
        SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY attempt_time) AS place FROM (
          SELECT user_id, endpoint, reminder_id, local_date, minute, attempt_time, attempts FROM motivation.pushes
          WHERE attempt_time <= \(now) AND user_id <> ALL(\(Array(busy)))
          ORDER BY attempt_time LIMIT \(Self.reach)) AS oldest
      ) AS ranked
      WHERE place <= \(share)
      ORDER BY place, attempt_time LIMIT \(count)
      """
    ).map { row in
      PushJob(
        user: try row.decode("user_id"), endpoint: try row.decode("endpoint"), key: try ReminderRow.key(row),
        attempts: try row.decode("attempts"))
    }
    // Found without a lock: several processes may find the same pushes, and each goes to the first that leases it.
    var leased: [PushJob] = []
    for var job in due {
      let row = try await pool.first(
        """
        UPDATE motivation.pushes SET attempt_time = \(leaseEnd), attempts = attempts + 1
        WHERE user_id = \(job.user) AND endpoint = \(job.endpoint) AND reminder_id = \(job.key.reminder)
          AND local_date = \(job.key.localDate) AND minute = \(job.key.minute) AND attempt_time <= \(now)
        RETURNING attempts
        """)
      guard let row else { continue }
      job.attempts = try row.decode("attempts")
      leased.append(job)
    }
    return leased
  }

  package func content(of job: PushJob) async throws -> (PushSubscription, PushSituation)? {
    let row = try await pool.first(
      """
      SELECT \(unescaped: PushSubscriptionRow.columns) FROM motivation.push_subscriptions
      WHERE user_id = \(job.user) AND endpoint = \(job.endpoint)
      """)
    guard let row else { return nil }
    return (try PushSubscriptionRow.subscription(row), try await Self.situation(of: job.user, pool))
  }

  package func finish(_ job: PushJob) async throws { try await setAttempt(of: job, nil) }

  package func postpone(_ job: PushJob, until time: Timestamp) async throws { try await setAttempt(of: job, time) }

  private func setAttempt(of job: PushJob, _ time: Timestamp?) async throws {
    try await pool.execute(
      """
      UPDATE motivation.pushes SET attempt_time = \(time)
      WHERE user_id = \(job.user) AND endpoint = \(job.endpoint) AND reminder_id = \(job.key.reminder)
        AND local_date = \(job.key.localDate) AND minute = \(job.key.minute)
      """)
  }

  package func end(_ job: PushJob) async throws { try await unsubscribe(job.endpoint, of: job.user) }

  package func endSubscriptions(of authSessions: Set<String>) async throws {
    try await pool.execute(
      "DELETE FROM motivation.push_subscriptions WHERE auth_session_id = ANY (\(authSessions.sorted()))")
  }

  package func forgetPushes(before now: Timestamp) async throws {
    try await pool.execute("DELETE FROM motivation.pushes WHERE due_time < \(now - PushSchedule.memory)")
    try await pool.execute(
      "DELETE FROM motivation.push_subscriptions WHERE renew_time < \(now - PushSubscription.lifetime)")
  }

  /// Everything that decides what is pushed to a user. Acknowledgements are forgotten after some days, so all are read.
  private static func situation(
    of user: UserID, _ database: some PostgresQuerying
  ) async throws -> PushSituation {
    let series = try await reminders(of: user, after: nil, limit: Reminder.mostPerUser, database)
    let times = try await pushUpTimes(of: user, database)
    let acknowledged = try await database.all(
      "SELECT reminder_id, local_date, minute FROM motivation.acknowledgements WHERE user_id = \(user)")
    let zone = try await timeZone(of: user, database).flatMap { ZoneRules(name: $0) }
    return PushSituation(
      reminders: series.map { $0.resolved(by: times) }, acknowledged: Set(try acknowledged.map(ReminderRow.key)),
      zone: zone ?? .utc)
  }
}
