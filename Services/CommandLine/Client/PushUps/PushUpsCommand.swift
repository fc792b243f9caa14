import ArgumentParser
import CommandLineVideo
import Foundation
import TitanCore
import TitanMotion
import TitanProto

struct PushUpsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "push-ups",
    abstract: "Do a set: stream it, watch it being counted and store the session.",
    discussion: """
      The set is a recording of landmarks (CSV, or CSV packed with xz), a video, or a simulated athlete. It is streamed \
      at its own pace and continues by itself after a lost connection. A simulated set is marked as such: it is listed, \
      but earns nothing. `titanup camera` counts you while you do it.

      `--exercise` counts other exercises in the same way. They are no sessions: their receipt is all there is.

      A video is looked at on this machine, by `ffmpeg` and the pose networks that `deploy/dev up` fetches; only \
      landmarks leave it.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup(title: "Recorded set") var recorded: RecordingOptions
  @OptionGroup(title: "Filmed set") var filmed: VideoOptions
  @OptionGroup(title: "Simulated set") var simulated: SimulationOptions

  @Flag(help: "Upload the whole set at once instead of streaming it at its own pace.")
  var fast = false

  @OptionGroup var goal: SetOptions

  @Option(
    help: ArgumentHelp(
      "With --fast: when the set began, in UTC; by default it has just ended, or before a set counted then.",
      valueName: "yyyy-mm-ddThh:mm:ssZ"),
    transform: { try Timestamp(option: $0) })
  var startTime: Timestamp?

  func validate() throws {
    let sources = [recorded.recording != nil, filmed.video != nil, simulated.simulate != nil].count { $0 }
    guard sources == 1 else {
      throw ValidationError("Give one of --recording FILE, --video FILE and --simulate N.")
    }
    try goal.check()
    guard simulated.simulate == nil || goal.exercise == .pushUp else {
      throw ValidationError("The simulated athlete does push-ups only; --exercise needs --recording or --video.")
    }
    guard startTime == nil || fast else { throw ValidationError("--start-time needs --fast.") }
    guard !goal.liveness || !fast else {
      throw ValidationError("--liveness is asked during the set: leave out --fast.")
    }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    if let video = filmed.video, !fast {
      let camera = VideoCamera(
        .file(video), filmed.look.subject, .ownTime, weights: try filmed.look.found(), limit: goal.limit)
      let set = CameraSet(camera: camera, options: goal, backend: backend, console: console, isQuiet: global.json)
      return try await set.run()
    }
    let recording =
      if let recording = simulated.recording() { recording } else if filmed.video != nil {
        try await filmed.recording(console, isQuiet: global.json)
      } else { try recorded.read(console) }
    let now = backend.clock()
    let set = try SetDescription(
      streamID: .version7(at: now), exercise: goal.exercise,
      startTime: startTime ?? (fast ? nil : now),
      target: goal.target ?? 0, seconds: goal.time ?? 0, preparation: goal.prepare,
      isSimulated: simulated.simulate != nil, liveness: goal.liveness, up: goal.up,
      recording: recording)
    let flow = PushUpFlow(
      backend: backend, console: console, set: set, isQuiet: global.json, trophyWait: .seconds(goal.waitTrophies))
    try await flow.run(fast: fast)
  }
}

/// A set from a video.
struct VideoOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The video, in any format that `ffmpeg` reads.", valueName: "file"))
  var video: String?

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard video != nil || !look.isGiven else {
      throw ValidationError("--side, --floor and --weights need --video.")
    }
  }

  /// The whole video, as fast as it can be looked at.
  func recording(_ console: Console, isQuiet: Bool) async throws(ClientError) -> PoseRecording {
    guard let video else { throw .usage("Give --video FILE.") }
    let camera = VideoCamera(.file(video), look.subject, .fast, weights: try look.found())
    var recording = try await camera.opened()
    await camera.closed()
    recording.frames = camera.live.take().frames
    if let problem = camera.problem { console.note("\(video) ended early: \(problem)") }
    return recording
  }
}

/// A set from a file.
struct RecordingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The recording: CSV, or CSV packed with xz.", valueName: "file"))
  var recording: String?

  @Option(help: "Width of the recorded image in pixels; the recording doesn't include it.")
  var width: Int?

  @Option(help: "Height of the recorded image in pixels.")
  var height: Int?

  func validate() throws {
    guard (width == nil) == (height == nil) else {
      throw ValidationError("Give both --width and --height, or neither.")
    }
    for (name, pixels) in [("--width", width), ("--height", height)] {
      guard let pixels else { continue }
      guard recording != nil else { throw ValidationError("\(name) needs --recording.") }
      try check(name, pixels, 1...16384)
    }
  }

  func read(_ console: Console) throws(ClientError) -> PoseRecording {
    guard let recording else { throw .usage("Give either --recording FILE or --simulate N.") }
    if width == nil {
      console.note("Assuming that \(recording) is 640x360 pixels; use --width and --height if it isn't.")
    }
    return try RecordingFile(path: recording).read(imageWidth: width ?? 640, imageHeight: height ?? 360)
  }
}

/// A set performed by the kinematic athlete.
struct SimulationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many push-ups the simulated athlete does, 0 to 1000.", valueName: "n"))
  var simulate: Int?

  @Option(help: "How many half push-ups are mixed in, 0 to 1000.")
  var partials = 0

  @Option(help: "Where the camera is.")
  var view = KinematicAthlete.View.side

  @Option(help: "Seconds per push-up, 0.2 to 30.")
  var tempo = 1.6

  @Option(help: "Elbow angle at the bottom, 30 to 160 degrees; less is deeper.")
  var depth = 78.0

  @Option(help: "Tremor of the elbows, 0 to 20 degrees.")
  var tremor = 0.6

  @Option(help: "Noise of each landmark, 0 to 0.1 of the image's longer side.")
  var noise = 0.0015

  @Option(help: "How often the athlete is lost for a moment, 0 to 60 times a minute.")
  var dropOuts = 2.0

  @Option(help: "Frames per second, 5 to 60.")
  var frameRate = 30.0

  @Option(help: "The seed; the same seed gives the same set.")
  var seed: UInt64 = 1

  func validate() throws {
    try check("--simulate", simulate, 0...1000)
    try check("--partials", partials, 0...1000)
    try check("--tempo", tempo, 0.2...30)
    try check("--depth", depth, 30...160)
    try check("--tremor", tremor, 0...20)
    try check("--noise", noise, 0...0.1)
    try check("--drop-outs", dropOuts, 0...60)
    try check("--frame-rate", frameRate, 5...60)
    let seconds = Double((simulate ?? 0) + partials) * tempo
    guard seconds <= Self.longestSet else {
      throw ValidationError(
        "--simulate, --partials and --tempo make a set of \(seconds) seconds; \(Self.longestSet) is the most.")
    }
  }

  /// The longest set that the service accepts, in seconds.
  private static let longestSet = 1_800.0

  /// `nil` if no simulation was requested.
  func recording() -> PoseRecording? {
    guard let simulate else { return nil }
    var athlete = KinematicAthlete(reps: simulate)
    athlete.partials = partials
    athlete.view = view
    athlete.tempo = tempo
    athlete.bottomAngle = depth
    athlete.tremor = tremor
    athlete.landmarkNoise = noise
    athlete.dropOutsPerMinute = dropOuts
    athlete.framesPerSecond = frameRate
    athlete.seed = seed
    return athlete.recording()
  }
}

extension KinematicAthlete.View: ExpressibleByArgument {}
