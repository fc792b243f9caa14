package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: SecondFactorStore {
  package func secondFactor(of user: UserID) async throws -> SecondFactor? {
    let row = try await pool.first(
      """
      SELECT user_id, sealed_secret, activate_time, last_step, failures, wait_until FROM auth.second_factors
      WHERE user_id = \(user)
      """)
    return try row.map(SecondFactor.init)
  }

  package func enroll(_ factor: SecondFactor, _ effects: Effects, at now: Timestamp) async throws -> Changed<Bool> {
    try await change(effects, at: now) { transaction in
      // Keeps the failure count: a new secret must not give a guesser new tries.
      let kept = try await transaction.execute(
        """
        INSERT INTO auth.second_factors (
          user_id, sealed_secret, last_step, failures, wait_until, create_time)
        VALUES (
          \(factor.userID), \(factor.sealedSecret), \(factor.lastStep), \(factor.failures), \(factor.waitUntil), \(now))
        ON CONFLICT (user_id) DO UPDATE
        SET sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, create_time = excluded.create_time
        WHERE second_factors.activate_time IS NULL
        """)
      guard kept == 1 else { throw Refused(outcome: false) }
      return true
    }
  }

  package func activate(
    _ factor: SecondFactor, step: Int64, codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      let activated = try await transaction.execute(
        """
        UPDATE auth.second_factors
        SET activate_time = \(event.time), last_step = \(step), failures = 0, wait_until = \(event.time)
        WHERE user_id = \(factor.userID) AND sealed_secret = \(factor.sealedSecret) AND activate_time IS NULL
        """)
      guard activated == 1 else { throw Refused(outcome: false) }
      try await insert(codes, of: factor.userID, in: transaction)
      try await record(event, in: transaction)
      return true
    }
  }

  package func disable(
    _ event: SecurityEvent, leaving hash: PasswordHash, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      // Locks the password first, as a password change does, so that neither misses the other's change.
      guard try await holds(hash, of: event.userID, in: transaction) else { throw Refused(outcome: false) }
      let deleted = try await transaction.execute(
        "DELETE FROM auth.second_factors WHERE user_id = \(event.userID) AND activate_time IS NOT NULL")
      guard deleted == 1 else { throw Refused(outcome: false) }
      try await record(event, in: transaction)
      return true
    }
  }

  package func replaceCodes(
    _ codes: [[UInt8]], _ event: SecurityEvent, _ effects: Effects
  ) async throws -> Changed<Bool> {
    try await change(effects, at: event.time) { transaction in
      let factor = try await transaction.first(
        """
        SELECT 1 AS found FROM auth.second_factors
        WHERE user_id = \(event.userID) AND activate_time IS NOT NULL FOR UPDATE
        """)
      guard factor != nil else { throw Refused(outcome: false) }
      try await transaction.execute("DELETE FROM auth.recovery_codes WHERE user_id = \(event.userID)")
      try await insert(codes, of: event.userID, in: transaction)
      try await record(event, in: transaction)
      return true
    }
  }

  package func countAttempt(at factor: SecondFactor, waitUntil: Timestamp) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE auth.second_factors SET failures = \(factor.failures + 1), wait_until = \(waitUntil)
      WHERE user_id = \(factor.userID) AND failures = \(factor.failures) AND sealed_secret = \(factor.sealedSecret)
      """) == 1
  }

  package func take(step: Int64, of factor: SecondFactor, at now: Timestamp) async throws -> Bool {
    try await pool.execute(
      """
      UPDATE auth.second_factors SET last_step = \(step), failures = 0, wait_until = \(now)
      WHERE user_id = \(factor.userID) AND sealed_secret = \(factor.sealedSecret) AND last_step < \(step)
      """) == 1
  }

  package func take(recoveryCode digest: [UInt8], _ event: SecurityEvent) async throws -> Bool {
    try await pool.withTransaction { transaction in
      // Locks the factor first, as replacing the codes does, so that the two can't deadlock.
      _ = try await transaction.first(
        "SELECT 1 AS found FROM auth.second_factors WHERE user_id = \(event.userID) FOR UPDATE")
      let taken = try await transaction.execute(
        """
        UPDATE auth.recovery_codes SET use_time = \(event.time)
        WHERE user_id = \(event.userID) AND code_digest = \(digest) AND use_time IS NULL
        """)
      guard taken == 1 else { return false }
      try await transaction.execute(
        """
        UPDATE auth.second_factors SET failures = 0, wait_until = \(event.time) WHERE user_id = \(event.userID)
        """)
      try await record(event, in: transaction)
      return true
    }
  }

  /// Whether an account requires a second factor.
  func isGuarded(_ user: UserID, in transaction: PostgresTransaction) async throws -> Bool {
    try await transaction.first(
      "SELECT 1 AS found FROM auth.second_factors WHERE user_id = \(user) AND activate_time IS NOT NULL") != nil
  }

  private func insert(
    _ codes: [[UInt8]], of user: UserID, in transaction: some PostgresQuerying
  ) async throws {
    for code in codes {
      try await transaction.execute(
        "INSERT INTO auth.recovery_codes (user_id, code_digest) VALUES (\(user), \(code))")
    }
  }
}

extension SecondFactor {
  init(_ row: PostgresRow) throws {
    self.init(
      userID: try row.decode("user_id"), sealedSecret: try row.decode("sealed_secret"),
      activateTime: try row.decode("activate_time"), lastStep: try row.decode("last_step"),
      failures: try row.decode("failures"), waitUntil: try row.decode("wait_until"))
  }
}
