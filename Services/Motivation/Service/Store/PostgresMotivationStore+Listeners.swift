package import MotivationDomain
package import TitanCore
import TitanPostgres

extension PostgresMotivationStore: ListenerStore {
  package func listener(_ user: UserID) async throws -> Listener {
    let row = try await pool.first(
      """
      SELECT (SELECT titan_level FROM motivation.users WHERE user_id = \(user)) AS titan_level,
        (SELECT voice_pack_id FROM motivation.push_up_times WHERE user_id = \(user)) AS voice_pack_id
      """)
    guard let row else { return Listener() }
    return Listener(
      titanLevel: try row.decode("titan_level", as: Int?.self) ?? Listener().titanLevel,
      voice: try row.decode("voice_pack_id", as: String?.self).map { VoicePackID($0) })
  }

  package func setTitanLevel(_ level: Int, of user: UserID) async throws {
    try await pool.execute(
      """
      INSERT INTO motivation.users (user_id, titan_level) VALUES (\(user), \(level))
      ON CONFLICT (user_id) DO UPDATE SET titan_level = EXCLUDED.titan_level
      """)
  }

  package func setVoice(_ voice: VoicePackID?, of user: UserID) async throws {
    let window = PushUpTimes.standard.window
    try await pool.execute(
      """
      INSERT INTO motivation.push_up_times (
        user_id, times_per_day, first_minute, last_minute, voice_pack_id, reading)
      SELECT \(user), \(window.timesPerDay), \(window.first), \(window.last), \(voice?.description), reading
      FROM motivation.feeds WHERE feed = 'profile'
      ON CONFLICT (user_id) DO UPDATE SET voice_pack_id = EXCLUDED.voice_pack_id
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
