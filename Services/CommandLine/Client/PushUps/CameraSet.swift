import TitanCore
import TitanMotion

/// A set in front of a camera.
struct CameraSet {
  let camera: VideoCamera
  let options: SetOptions
  let backend: Backend
  let console: Console
  let isQuiet: Bool

  /// Counts and stores what the camera sees. Whatever happens, the camera is closed in the end.
  func run() async throws {
    do {
      try await Interruption.whileWatched(stop: { camera.stop() }) { try await count() }
    } catch {
      camera.stop()
      await camera.closed()
      throw error
    }
    await camera.closed()
    if let problem = camera.problem { console.note("The video ended early: \(problem)") }
  }

  private func count() async throws {
    let now = backend.clock()
    let set = try SetDescription(
      streamID: .version7(at: now), exercise: options.exercise, startTime: now, target: options.target ?? 0,
      seconds: options.time ?? 0, preparation: options.prepare, liveness: options.liveness, up: options.up,
      recording: try await camera.opened(), live: camera.live)
    let flow = PushUpFlow(
      backend: backend, console: console, set: set, isQuiet: isQuiet, trophyWait: .seconds(options.waitTrophies),
      camera: camera)
    try await flow.run(fast: false)
  }
}
