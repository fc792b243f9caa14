import TitanCore
import TitanService

/// Settings that only this service reads from its environment.
struct ProfileSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`, `TITANUP_TROPHIES_ADDRESS`, `TITANUP_TRAINING_ADDRESS`, `TITANUP_HABITS_ADDRESS`,
  /// `TITANUP_MOTIVATION_ADDRESS`: the services that the home screen reads from.
  let sessions: ServiceAddress
  let trophies: ServiceAddress
  let training: ServiceAddress
  let habits: ServiceAddress
  let motivation: ServiceAddress
  /// `TITANUP_IMAGE_THREADS`, `TITANUP_IMAGE_QUEUE`: the number of photos re-encoded at the same time, and the number
  /// that may wait. Each takes up to 200 MB of memory meanwhile.
  let imageThreads: Int
  let imageQueue: Int

  init(_ reader: EnvironmentReader) {
    sessions = reader.address(of: .sessions)
    trophies = reader.address(of: .trophies)
    training = reader.address(of: .training)
    habits = reader.address(of: .habits)
    motivation = reader.address(of: .motivation)
    imageThreads = reader.integer("TITANUP_IMAGE_THREADS", default: 1, in: 1...64)
    imageQueue = reader.integer("TITANUP_IMAGE_QUEUE", default: 32, in: 0...10_000)
  }
}
