import ArgumentParser
import PoseProto
import TitanCore

/// What a set is, whatever its frames come from.
struct SetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the set is of. Only push-ups become sessions; a set of anything else has a receipt, and nothing more.",
      valueName: "exercise"))
  var exercise = SetExercise.pushUp

  @Option(help: "Your target, 1 to 500 reps.")
  var target: Int?

  @Option(
    help: ArgumentHelp(
      "End the set after this time instead, 1 to 1800 seconds; a plank or a wall sit, once it was held for so long.",
      valueName: "seconds"))
  var time: Int?

  @Option(
    help: ArgumentHelp(
      "Use the first 0 to 60 seconds of the set as a countdown in which nothing is counted.",
      valueName: "seconds"))
  var prepare = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Which way is up in the image: a vector of length 1 with its parts to the right, down and away from the camera. \
      An upright camera has 0,-1,0. Push-ups that point elsewhere are none; without it, the counter doesn't know.
      """,
      valueName: "x,y,z"),
    transform: { try PoseV1.Direction(option: $0) })
  var up: PoseV1.Direction?

  @Flag(
    help: """
      Be asked for a sign of life once during the set: to hold still, or to raise a hand. The receipt says whether you \
      gave it in time; your count stays.
      """)
  var liveness = false

  @Option(help: ArgumentHelp("The longest wait for new trophies, 0 to 60 seconds.", valueName: "seconds"))
  var waitTrophies = 3.0

  /// Not `validate`: a mistake in what the set is comes first.
  func check() throws {
    try check("--target", target, 1...500)
    guard target == nil || !exercise.isHeld else {
      throw ValidationError("A \(exercise.noun) has no reps: give --time instead of --target.")
    }
    try check("--time", time, 1...1800)
    guard time == nil || target == nil else { throw ValidationError("Give either --target or --time.") }
    guard !liveness || !exercise.isHeld else {
      throw ValidationError("--liveness asks after a rep, and a \(exercise.noun) has none.")
    }
    try check("--prepare", prepare, 0...60)
    try check("--wait-trophies", waitTrophies, 0...60)
  }

  /// How long a camera is looked at: a timed set ends by itself. A hold ends when it was held for long enough.
  var limit: Duration {
    guard let time, !exercise.isHeld else { return VideoCamera.longestSet }
    return .seconds(prepare + time)
  }
}
