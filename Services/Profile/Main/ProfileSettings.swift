import TitanCore
import TitanService

/// What only this service is told by its environment.
struct ProfileSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`, `TITANUP_TROPHIES_ADDRESS`, `TITANUP_TRAINING_ADDRESS`, `TITANUP_HABITS_ADDRESS`,
  /// `TITANUP_MOTIVATION_ADDRESS`: whom the home screen asks.
  let sessions: HostAndPort
  let trophies: HostAndPort
  let training: HostAndPort
  let habits: HostAndPort
  let motivation: HostAndPort
  /// `TITANUP_IMAGE_THREADS`, `TITANUP_IMAGE_QUEUE`: how many photos are made anew at once, and how many may wait. One
  /// takes up to 200 MB of memory while it is made.
  let imageThreads: Int
  let imageQueue: Int

  init(_ reader: EnvironmentReader) {
    func address(_ service: String, _ port: Int) -> HostAndPort {
      reader.hostAndPort("TITANUP_\(service)_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: port))
    }
    sessions = address("SESSIONS", 7002)
    trophies = address("TROPHIES", 7003)
    training = address("TRAINING", 7006)
    habits = address("HABITS", 7007)
    motivation = address("MOTIVATION", 7008)
    imageThreads = reader.integer("TITANUP_IMAGE_THREADS", default: 1, in: 1...64)
    imageQueue = reader.integer("TITANUP_IMAGE_QUEUE", default: 32, in: 0...10_000)
  }
}
