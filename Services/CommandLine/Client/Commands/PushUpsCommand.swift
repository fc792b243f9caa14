import ArgumentParser
import Foundation
import TitanCore
import TitanMotion
import TitanProto

struct PushUpsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "push-ups",
    abstract: "Do a set: stream it, watch it being counted, store the session.",
    discussion: """
      The set is a recording of landmarks (CSV, or CSV packed with xz), or a simulated athlete. It is streamed at its \
      own pace; after a lost connection it goes on by itself. A simulated set is marked as one: it is listed, and earns \
      nothing.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup(title: "Recorded set") var recorded: RecordingOptions
  @OptionGroup(title: "Simulated set") var simulated: SimulationOptions

  @Flag(help: "Upload the whole set at once instead of streaming it at its own pace.")
  var fast = false

  @Option(help: "How many push-ups you aim at, 1 to 500.")
  var target: Int?

  @Option(help: ArgumentHelp("End the set after a time instead, 1 to 1800 seconds.", valueName: "seconds"))
  var time: Int?

  @Option(
    help: ArgumentHelp(
      "Get ready in the first 0 to 60 seconds of the set: they are counted down, and nothing is counted.",
      valueName: "seconds"))
  var prepare = 0

  @Option(
    help: ArgumentHelp(
      "With --fast: when the set began, in UTC; without it, it ended just now, or before the counted one of that time.",
      valueName: "yyyy-mm-ddThh:mm:ssZ"),
    transform: { try Timestamp(option: $0) })
  var startTime: Timestamp?

  @Option(help: ArgumentHelp("How long to wait for new trophies, 0 to 60 seconds.", valueName: "seconds"))
  var waitTrophies = 3.0

  func validate() throws {
    guard (recorded.recording == nil) != (simulated.simulate == nil) else {
      throw ValidationError("give either --recording FILE or --simulate N")
    }
    try check("--target", target, 1...500)
    try check("--time", time, 1...1800)
    guard time == nil || target == nil else { throw ValidationError("give either --target or --time") }
    try check("--prepare", prepare, 0...60)
    try check("--wait-trophies", waitTrophies, 0...60)
    guard startTime == nil || fast else { throw ValidationError("--start-time needs --fast") }
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

extension Timestamp {
  /// Reads what an option was given.
  init(option text: String) throws(ValidationError) {
    guard let message = GoogleProtobuf.Timestamp(rfc3339: text) else {
      throw ValidationError("allowed is \(GoogleProtobuf.Timestamp.rfc3339Form)")
    }
    self.init(message)
  }
}
