import TitanService

/// What only this service is told by its environment.
struct ProfileSettings: Sendable {
  /// `TITANUP_SESSIONS_ADDRESS`, `TITANUP_TROPHIES_ADDRESS`: whom the home screen asks.
  let sessions: HostAndPort
  let trophies: HostAndPort
  /// `TITANUP_IMAGE_THREADS`, `TITANUP_IMAGE_QUEUE`: how many photos are made anew at once, and how many may wait. One
  /// takes up to 200 MB of memory while it is made.
  let imageThreads: Int
  let imageQueue: Int

  init(_ reader: EnvironmentReader) {
    sessions = reader.hostAndPort("TITANUP_SESSIONS_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7002))
    trophies = reader.hostAndPort("TITANUP_TROPHIES_ADDRESS", default: HostAndPort(host: "127.0.0.1", port: 7003))
    imageThreads = reader.integer("TITANUP_IMAGE_THREADS", default: 1, in: 1...64)
    imageQueue = reader.integer("TITANUP_IMAGE_QUEUE", default: 32, in: 0...10_000)
  }
}
