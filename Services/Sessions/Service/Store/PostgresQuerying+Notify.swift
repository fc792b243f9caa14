import TitanPostgres

extension PostgresQuerying {
  /// Wakes whoever listens on a channel.
  func notify(_ channel: String) async throws { try await execute("SELECT pg_notify(\(channel), '')") }
}
