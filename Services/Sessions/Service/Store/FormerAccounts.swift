import TitanCore
import TitanPostgres

/// The accounts of other installations whose receipts accounts of this one use: at most one each.
enum FormerAccounts {
  /// Whether a former account belongs to this user. The first to ask for a free one gets it, unless they have another or
  /// it is an account of this installation. The caller holds the user's lock.
  static func belongs(_ former: UserID, to user: UserID, _ tx: PostgresTransaction) async throws -> Bool {
    let own = try await tx.first("SELECT former_user_id FROM sessions.former_accounts WHERE user_id = \(user)")
    if let own { return try own.decode("former_user_id", as: UserID.self) == former }
    if former != user, try await tx.first("SELECT user_id FROM sessions.users WHERE user_id = \(former)") != nil {
      return false
    }
    // The second of two transactions that insert the same row waits for the first.
    let taken = try await tx.execute(
      """
      INSERT INTO sessions.former_account_owners (former_user_id, user_id) VALUES (\(former), \(user))
      ON CONFLICT DO NOTHING
      """)
    guard taken == 1 else { return false }
    try await tx.execute(
      "INSERT INTO sessions.former_accounts (user_id, former_user_id) VALUES (\(user), \(former))")
    return true
  }
}
