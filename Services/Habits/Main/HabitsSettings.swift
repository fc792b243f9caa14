import TitanCore
import TitanService

/// What only this service is told by its environment.
struct HabitsSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: whose feed fills linked habits, and says by what days are told.
  let sessions: HostAndPort
  /// `TITANUP_TRAINING_ADDRESS`: whose feed fills linked habits.
  let training: HostAndPort
  /// `TITANUP_IMPORT_THREADS`, `TITANUP_IMPORT_QUEUE`: how many imports are read at once, and how many may wait.
  let importThreads: Int
  let importQueue: Int

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
    training = reader.hostAndPort("TITANUP_TRAINING_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7006))
    importThreads = reader.integer("TITANUP_IMPORT_THREADS", default: 1, in: 1...64)
    importQueue = reader.integer("TITANUP_IMPORT_QUEUE", default: 32, in: 0...10_000)
  }
}
