import ArgumentParser
import TitanProto

struct PreferencesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "preferences", abstract: "Show or change how you like to train.",
    discussion: "What you leave out stays.")

  enum Thing: String, ExpressibleByArgument, CaseIterable {
    case dumbbells, barbell, kettlebell, bench, rope, box
    case pullUpBar = "pull-up-bar"

    var wire: TrainingV1.Equipment {
      switch self {
      case .dumbbells: .dumbbells
      case .barbell: .barbell
      case .kettlebell: .kettlebell
      case .bench: .bench
      case .pullUpBar: .pullUpBar
      case .rope: .rope
      case .box: .box
      }
    }
  }

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("How long the countdown before a set is, 0 to 180.", valueName: "seconds"))
  var countdown: Int64?

  @Option(help: "A kind you like to be suggested; may be given several times.") var like: [WorkoutsCommand.Kind] = []
  @Flag(help: "Every kind may be suggested.") var likeAll = false

  @Option(help: "What you have at hand; may be given several times. Only workouts for it are suggested then.")
  var equipment: [Thing] = []

  @Flag(help: "You have nothing at hand.") var noEquipment = false
  @Flag(help: "You have everything, or do not care.") var anyEquipment = false

  @Option(help: ArgumentHelp("Whether jumps are suggested whatever you weigh.", valueName: "true|false"))
  var jumps: Bool?

  func validate() throws {
    try check("--countdown", countdown, 0...180)
    guard like.isEmpty || !likeAll else { throw ValidationError("Give either --like or --like-all.") }
    let choices = [!equipment.isEmpty, noEquipment, anyEquipment].count { $0 }
    guard choices <= 1 else { throw ValidationError("Give one of --equipment, --no-equipment and --any-equipment.") }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = change
    let preferences =
      request.updateMask?.paths.isEmpty == false
      ? try await backend.keeper.call { options in
        try await backend.training.updatePreferences(request, options: options.within(.seconds(10)))
      }.preferences
      : try await backend.keeper.call { options in
        try await backend.training.getPreferences(.init(), options: options.within(.seconds(10)))
      }.preferences
    let found = preferences ?? .init()
    console.lines(
      global.json ? [TrainingSettingsPresentation.json(found).text] : TrainingSettingsPresentation.lines(found))
  }

  private var change: TrainingV1.UpdatePreferencesRequest {
    var (wanted, paths) = (TrainingV1.Preferences(), [String]())
    if let countdown { (wanted.countdown, paths) = (.init(seconds: countdown), paths + ["countdown"]) }
    if !like.isEmpty || likeAll { (wanted.likedTypes, paths) = (like.map(\.wire), paths + ["liked_types"]) }
    if !equipment.isEmpty || noEquipment || anyEquipment {
      wanted.equipment = equipment.map(\.wire)
      wanted.equipmentKnown = !anyEquipment
      paths += ["equipment", "equipment_known"]
    }
    if let jumps { (wanted.highImpact, paths) = (jumps, paths + ["high_impact"]) }
    return .init(preferences: wanted, updateMask: .init(paths: paths), requestID: newRequestID())
  }
}

struct PlanCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Show or change what you aim at.", discussion: "What you leave out stays.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "How many trainings a week, 1 to 14.") var perWeek: UInt32?
  @Option(help: "How many sets a training, 1 to 200; 0 for no aim.") var sets: UInt32?

  func validate() throws {
    try check("--per-week", perWeek, 1...14)
    try check("--sets", sets, 0...200)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    var plan =
      try await backend.keeper.call { options in
        try await backend.training.getPlan(.init(), options: options.within(.seconds(10)))
      }.plan ?? .init()
    if perWeek != nil || sets != nil {
      let wanted = TrainingV1.Plan(
        practicesPerWeek: perWeek ?? plan.practicesPerWeek, sessionTarget: sets ?? plan.sessionTarget)
      plan =
        try await backend.keeper.call { options in
          try await backend.training.setPlan(.init(plan: wanted), options: options.within(.seconds(10)))
        }.plan ?? .init()
    }
    console.line(
      global.json ? TrainingSettingsPresentation.json(plan).text : TrainingSettingsPresentation.line(plan))
  }
}
