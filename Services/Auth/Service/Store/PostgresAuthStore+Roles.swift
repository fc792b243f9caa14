package import AuthDomain
import TitanPostgres

extension PostgresAuthStore {
  package func user(with email: EmailAddress) async throws -> User? { try await user(with: email, in: pool) }

  /// Gives an account another role, which `event` tells and which ends its sessions. False, and without effect, if that is
  /// its role.
  package func setRole(_ role: UserRole, _ event: SecurityEvent) async throws -> Bool {
    try await pool.withTransaction { transaction in
      let row = try await transaction.first("SELECT auth.set_role(\(event.userID), \(role)) AS is_changed")
      guard try row?.decode("is_changed") ?? false else { return false }
      try await record(event, in: transaction)
      return true
    }
  }
}
