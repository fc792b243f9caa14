package import AuthDomain
package import TitanCore
import TitanPostgres

extension PostgresAuthStore: PasskeyStore {
  package func keep(_ challenge: PasskeyChallenge) async throws {
    var (user, handle): (UserID?, [UInt8]?)
    if case .registration(let id, let known) = challenge.purpose { (user, handle) = (id, known) }
    // Doesn't wait for the disk: a challenge that a crash of PostgreSQL loses is asked for again.
    try await pool.execute(
      """
      INSERT INTO auth.passkey_challenges (challenge_digest, user_id, user_handle, expire_time)
      VALUES (\(challenge.digest), \(user), \(handle), \(challenge.expireTime))
      """,
      commit: .asynchronous)
  }

  package func take(challenge digest: [UInt8], at now: Timestamp) async throws -> PasskeyChallenge? {
    let row = try await pool.first(
      """
      DELETE FROM auth.passkey_challenges WHERE challenge_digest = \(digest) AND expire_time > \(now)
      RETURNING challenge_digest, user_id, user_handle, expire_time
      """)
    return try row.map { row in
      let user = try row.decode("user_id", as: UserID?.self)
      let purpose = try user.map {
        PasskeyChallenge.Purpose.registration($0, userHandle: try row.decode("user_handle"))
      }
      return PasskeyChallenge(
        digest: try row.decode("challenge_digest"), purpose ?? .proof, expireTime: try row.decode("expire_time"))
    }
  }

  package func erasePasskeyChallenges(before now: Timestamp) async throws -> Int {
    try await pool.execute("DELETE FROM auth.passkey_challenges WHERE expire_time <= \(now)")
  }

  package func passkeys(of user: UserID, after place: PasskeyID?, limit: Int) async throws -> [Passkey] {
    let rows = try await pool.all(
      """
      SELECT \(unescaped: Passkey.columns) FROM auth.passkeys k
      WHERE k.user_id = \(user) AND (\(place)::uuid IS NULL OR k.passkey_id < \(place)::uuid)
      ORDER BY k.passkey_id DESC LIMIT \(limit)
      """)
    return try rows.map(Passkey.init)
  }

  package func passkey(credential id: [UInt8], userHandle: [UInt8]) async throws -> Passkey? {
    let row = try await pool.first(
      """
      SELECT \(unescaped: Passkey.columns) FROM auth.passkeys k
      WHERE k.user_handle = \(userHandle) AND k.credential_id = \(id)
      """)
    return try row.map(Passkey.init)
  }

  package func add(
    _ passkey: Passkey, limit: Int, _ event: SecurityEvent, mails: [MailJob]
  ) async throws -> PasskeyAddition {
    try await pool.withTransaction { transaction in
      // Concurrent passkeys of one account wait for each other here.
      let owner = try await transaction.first(
        """
        SELECT 1 AS found FROM auth.users WHERE user_id = \(passkey.userID) AND disable_time IS NULL FOR NO KEY UPDATE
        """)
      guard owner != nil else { throw AccountError.sessionRevoked }
      let row = try await transaction.first(
        "SELECT count(*) AS number FROM auth.passkeys WHERE user_id = \(passkey.userID)")
      guard try row?.decode("number") ?? 0 < limit else { return .tooMany }
      let credential = passkey.credential
      let added = try await transaction.execute(
        """
        INSERT INTO auth.passkeys (
          user_id, passkey_id, name, credential_id, user_handle, algorithm, public_key, signature_count, create_time)
        VALUES (\(passkey.userID), \(passkey.id), \(passkey.name), \(credential.id), \(passkey.userHandle),
          \(credential.algorithm), \(credential.publicKey), \(passkey.signatureCount), \(passkey.createTime))
        ON CONFLICT (user_id, credential_id) DO NOTHING
        """)
      guard added == 1 else { return .exists }
      try await tell(event, mails, in: transaction)
      return .added
    }
  }

  package func rename(_ passkey: PasskeyID, of user: UserID, to name: PasskeyName) async throws -> Bool {
    try await pool.execute(
      "UPDATE auth.passkeys SET name = \(name.text) WHERE user_id = \(user) AND passkey_id = \(passkey)") == 1
  }

  package func delete(_ passkey: PasskeyID, _ event: SecurityEvent, mails: [MailJob]) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let deleted = try await transaction.execute(
        "DELETE FROM auth.passkeys WHERE user_id = \(event.userID) AND passkey_id = \(passkey)")
      guard deleted == 1 else { return false }
      try await tell(event, mails, in: transaction)
      return true
    }
  }

  package func use(_ passkey: Passkey, count: Int64, at now: Timestamp) async throws -> Bool {
    try await use(passkey, count: count, at: now, in: pool)
  }

  package func open(
    _ session: AuthSession, with passkey: Passkey, count: Int64, after credentials: Credentials, _ event: SecurityEvent
  ) async throws -> Bool {
    try await pool.withTransaction { transaction in
      guard try await isStill(credentials, of: session.userID, in: transaction),
        try await use(passkey, count: count, at: event.time, in: transaction)
      else { return false }
      try await insert(session, in: transaction)
      try await record(event, in: transaction)
      return true
    }
  }

  package func block(_ passkey: Passkey, _ event: SecurityEvent, mails: [MailJob]) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let blocked = try await transaction.execute(
        """
        UPDATE auth.passkeys SET block_time = \(event.time)
        WHERE user_id = \(passkey.userID) AND passkey_id = \(passkey.id) AND block_time IS NULL
        """)
      guard blocked == 1 else { return false }
      try await tell(event, mails, in: transaction)
      return true
    }
  }

  private func use(
    _ passkey: Passkey, count: Int64, at now: Timestamp, in querying: some PostgresQuerying
  ) async throws -> Bool {
    try await querying.execute(
      """
      UPDATE auth.passkeys SET signature_count = \(count), last_use_time = \(now)
      WHERE user_id = \(passkey.userID) AND passkey_id = \(passkey.id)
        AND signature_count = \(passkey.signatureCount) AND block_time IS NULL
      """) == 1
  }
}

extension PasskeyAlgorithm: PostgresCodable {}

extension Passkey {
  /// The columns of `auth.passkeys k`.
  static let columns = """
    k.user_id, k.passkey_id, k.name, k.credential_id, k.user_handle, k.algorithm, k.public_key, k.signature_count,
    k.create_time, k.last_use_time, k.block_time
    """

  init(_ row: PostgresRow) throws {
    self.init(
      id: try row.decode("passkey_id"), userID: try row.decode("user_id"), name: try row.decode("name"),
      credential: PasskeyCredential(
        id: try row.decode("credential_id"), algorithm: try row.decode("algorithm"),
        publicKey: try row.decode("public_key")),
      userHandle: try row.decode("user_handle"), signatureCount: try row.decode("signature_count"),
      createTime: try row.decode("create_time"), lastUseTime: try row.decode("last_use_time"),
      blockTime: try row.decode("block_time"))
  }
}
