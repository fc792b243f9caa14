package import MotivationDomain
package import TitanCore
import TitanPostgres

extension PostgresMotivationStore: ListenerStore {
  package func voice(of user: UserID) async throws -> VoicePackID? {
    let row = try await pool.first("SELECT voice_pack_id FROM motivation.users WHERE user_id = \(user)")
    return try row.flatMap { try $0.decode("voice_pack_id", as: String?.self) }.map { VoicePackID($0) }
  }

  package func choose(
    _ voice: VoicePackID?, by user: UserID, at now: Timestamp, request: RememberedRequest<VoicePackID?>?
  ) async throws -> Remembered<VoicePackID?> {
    try await pool.withTransaction { tx in
      try await tx.lock(user)
      if let response = try await tx.replay(request, of: user) { return .replayed(response) }
      try await tx.execute(
        "UPDATE motivation.users SET voice_pack_id = \(voice?.description) WHERE user_id = \(user)")
      try await tx.remember(request, of: user, voice, at: now)
      return .done(voice)
    }
  }

  package func timeZone(of user: UserID) async throws -> String? {
    let row = try await pool.first("SELECT time_zone FROM motivation.users WHERE user_id = \(user)")
    return try row.flatMap { try $0.decode("time_zone", as: String?.self) }
  }

  package func setTimeZone(_ name: String, of user: UserID) async throws {
    try await pool.execute(
      """
      INSERT INTO motivation.users (user_id, time_zone) VALUES (\(user), \(name))
      ON CONFLICT (user_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
      """)
  }
}
