import ArgumentParser
import TitanMotion

/// A set by the kinematic athlete.
struct SimulationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How many push-ups the simulated athlete does, 0 to 1000.", valueName: "n"))
  var simulate: Int?

  @Option(help: "How many half push-ups stand between them, 0 to 1000.")
  var partials = 0

  @Option(help: "Where the camera stands.")
  var view = KinematicAthlete.View.side

  @Option(help: "Seconds a push-up takes, 0.2 to 30.")
  var tempo = 1.6

  @Option(help: "Elbow angle at the bottom, 30 to 160 degrees; less is deeper.")
  var depth = 78.0

  @Option(help: "Tremor of the elbows, 0 to 20 degrees.")
  var tremor = 0.6

  @Option(help: "Noise of a landmark, 0 to 0.1 of the image's longer side.")
  var noise = 0.0015

  @Option(help: "How often nobody is found for a moment, 0 to 60 a minute.")
  var dropOuts = 2.0

  @Option(help: "Frames a second, 5 to 60.")
  var frameRate = 30.0

  @Option(help: "The same seed makes the same set.")
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
        "--simulate, --partials and --tempo make a set of \(seconds) seconds; \(Self.longestSet) or less is allowed")
    }
  }

  /// Seconds; the service takes no longer ones.
  private static let longestSet = 1_800.0

  /// `nil` if no simulation is asked for.
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
