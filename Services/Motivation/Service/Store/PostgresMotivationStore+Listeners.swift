package import MotivationDomain
package import TitanCore
import TitanPostgres

extension PostgresMotivationStore: ListenerStore {
  package func listener(_ user: UserID) async throws -> Listener {
    let row = try await pool.first(
      "SELECT titan_level, voice_pack_id FROM motivation.users WHERE user_id = \(user)")
    guard let row else { return Listener() }
    return Listener(
      titanLevel: try row.decode("titan_level"),
      voice: try row.decode("voice_pack_id", as: String?.self).map { VoicePackID($0) })
  }

  package func remember(_ listener: Listener, of user: UserID) async throws {
    try await pool.execute(
      """
      INSERT INTO motivation.users (user_id, titan_level, voice_pack_id)
      VALUES (\(user), \(listener.titanLevel), \(listener.voice?.description))
      ON CONFLICT (user_id) DO UPDATE
      SET titan_level = EXCLUDED.titan_level, voice_pack_id = EXCLUDED.voice_pack_id
      """)
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
