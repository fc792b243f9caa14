import TitanCore
import TitanService

/// The settings from the environment that only this service has.
struct HabitsSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`: the service whose feed fills linked habits, and reports the rules for dates.
  let sessions: ServiceAddress
  /// `TITANUP_TRAINING_ADDRESS`: the service whose feed fills linked habits.
  let training: ServiceAddress
  /// `TITANUP_IMPORT_THREADS`, `TITANUP_IMPORT_QUEUE`: how many imports are read at the same time, and how many may
  /// wait.
  let importThreads: Int
  let importQueue: Int

  init(_ reader: EnvironmentReader) {
    sessions = reader.address(of: .sessions)
    training = reader.address(of: .training)
    importThreads = reader.integer("TITANUP_IMPORT_THREADS", default: 1, in: 1...64)
    importQueue = reader.integer("TITANUP_IMPORT_QUEUE", default: 32, in: 0...10_000)
  }
}
