import ArgumentParser
import Foundation
import TitanCore
import TitanMotion
import TitanProto

struct PushUpsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "push-ups",
    abstract: "Do a set: stream it, watch it being counted and store the session.",
    discussion: """
      The set is a recording of landmarks (CSV, or CSV packed with xz) or a simulated athlete. It is streamed at its \
      own pace and continues by itself after a lost connection. A simulated set is marked as such: it is listed, but \
      earns nothing.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup(title: "Recorded set") var recorded: RecordingOptions
  @OptionGroup(title: "Simulated set") var simulated: SimulationOptions

  @Flag(help: "Upload the whole set at once instead of streaming it at its own pace.")
  var fast = false

  @Option(help: "Your target, 1 to 500 push-ups.")
  var target: Int?

  @Option(help: ArgumentHelp("End the set after this time instead, 1 to 1800 seconds.", valueName: "seconds"))
  var time: Int?

  @Option(
    help: ArgumentHelp(
      "Use the first 0 to 60 seconds of the set as a countdown in which nothing is counted.",
      valueName: "seconds"))
  var prepare = 0

  @Option(
    help: ArgumentHelp(
      "With --fast: when the set began, in UTC; by default it has just ended, or before a set counted then.",
      valueName: "yyyy-mm-ddThh:mm:ssZ"),
    transform: { try Timestamp(option: $0) })
  var startTime: Timestamp?

  @Option(help: ArgumentHelp("The longest wait for new trophies, 0 to 60 seconds.", valueName: "seconds"))
  var waitTrophies = 3.0

  func validate() throws {
    guard (recorded.recording == nil) != (simulated.simulate == nil) else {
      throw ValidationError("Give either --recording FILE or --simulate N.")
    }
    try check("--target", target, 1...500)
    try check("--time", time, 1...1800)
    guard time == nil || target == nil else { throw ValidationError("Give either --target or --time.") }
    try check("--prepare", prepare, 0...60)
    try check("--wait-trophies", waitTrophies, 0...60)
    guard startTime == nil || fast else { throw ValidationError("--start-time needs --fast.") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let recording = try simulated.recording() ?? recorded.read(console)
    let now = backend.clock()
    let set = try SetDescription(
      streamID: .version7(at: now),
      startTime: startTime ?? (fast ? nil : now),
      target: target ?? 0, seconds: time ?? 0, preparation: prepare, isSimulated: simulated.simulate != nil,
      recording: recording)
    let flow = PushUpFlow(
      backend: backend, console: console, set: set, isQuiet: global.json, trophyWait: .seconds(waitTrophies))
    try await flow.run(fast: fast)
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
