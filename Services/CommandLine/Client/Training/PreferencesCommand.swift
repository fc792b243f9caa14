import ArgumentParser
import TitanProto
import TitanProtoJSON
import TrainingProto

struct PreferencesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "preferences", abstract: "Show or change your training preferences.",
    discussion: "Only the options you give change anything.")

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

  @Option(help: ArgumentHelp("The countdown before a set, 0 to 180.", valueName: "seconds"))
  var countdown: Int64?

  @Option(help: "A kind to suggest; can be repeated.") var like: [WorkoutsCommand.Kind] = []
  @Flag(help: "Suggest every kind.") var likeAll = false

  @Option(help: "Equipment you have; can be repeated. Only workouts for it are suggested.")
  var equipment: [Thing] = []

  @Flag(help: "You have no equipment.") var noEquipment = false
  @Flag(help: "Suggest workouts with any equipment.") var anyEquipment = false

  @Option(help: ArgumentHelp("Whether to suggest jumps regardless of your weight.", valueName: "true|false"))
  var jumps: Bool?

  func validate() throws {
    try check("--countdown", countdown, 0...180)
    guard like.isEmpty || !likeAll else { throw ValidationError("Give either --like or --like-all.") }
    let choices = [!equipment.isEmpty, noEquipment, anyEquipment].count { $0 }
    guard choices <= 1 else {
      throw ValidationError("Give only one of --equipment, --no-equipment and --any-equipment.")
    }
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = change
    let preferences =
      request.updateMask?.paths.isEmpty == false
      ? try await backend.accessTokens.call { options in
        try await backend.training.updatePreferences(request, options: options.within(.seconds(10)))
      }.preferences
      : try await backend.accessTokens.call { options in
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
    commandName: "plan", abstract: "Show or change your plan.", discussion: "Only the options you give change anything."
  )

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "Trainings per week, 1 to 14.") var perWeek: UInt32?
  @Option(help: "Sets per training, 1 to 200; 0 for no goal.") var sets: UInt32?

  func validate() throws {
    try check("--per-week", perWeek, 1...14)
    try check("--sets", sets, 0...200)
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    var plan =
      try await backend.accessTokens.call { options in
        try await backend.training.getPlan(.init(), options: options.within(.seconds(10)))
      }.plan ?? .init()
    if perWeek != nil || sets != nil {
      let wanted = TrainingV1.Plan(
        practicesPerWeek: perWeek ?? plan.practicesPerWeek, sessionTarget: sets ?? plan.sessionTarget)
      plan =
        try await backend.accessTokens.call { options in
          try await backend.training.setPlan(.init(plan: wanted), options: options.within(.seconds(10)))
        }.plan ?? .init()
    }
    console.line(
      global.json ? TrainingSettingsPresentation.json(plan).text : TrainingSettingsPresentation.line(plan))
  }
}

/// Presents preferences, plans, ratings and selections.
enum TrainingSettingsPresentation {
  static func json(_ preferences: TrainingV1.Preferences) -> JSONValue {
    [
      "countdown_s": .number(preferences.countdown?.seconds ?? 0),
      "liked_types": .array(preferences.likedTypes.map { .string($0.description) }),
      "equipment": .array(preferences.equipment.map { .string($0.description) }),
      "equipment_known": .bool(preferences.equipmentKnown), "high_impact": .bool(preferences.highImpact),
      "etag": .string(preferences.etag),
    ]
  }

  static func lines(_ preferences: TrainingV1.Preferences) -> [String] {
    let kinds = preferences.likedTypes.map(WorkoutPresentation.word)
    let things = preferences.equipment.map {
      $0.description.split(separator: "_").dropFirst().joined(separator: " ").lowercased()
    }
    let equipment = preferences.equipmentKnown ? (things.isEmpty ? "none" : things.joined(separator: ", ")) : "any"
    return [
      "Countdown: \(preferences.countdown?.seconds ?? 0) s",
      "Suggested: " + (kinds.isEmpty ? "every kind" : kinds.joined(separator: ", ")),
      "Equipment: " + equipment,
      "Jumps: " + (preferences.highImpact ? "regardless of your weight" : "unless they are too hard on your joints"),
    ]
  }

  static func json(_ plan: TrainingV1.Plan) -> JSONValue {
    [
      "practices_per_week": .number(plan.practicesPerWeek), "session_target": .number(plan.sessionTarget),
      "is_default": .bool(plan.isDefault), "set_time": .time(plan.setTime),
    ]
  }

  static func line(_ plan: TrainingV1.Plan) -> String {
    let sets = plan.sessionTarget > 0 ? ", \(Format.count(Int(plan.sessionTarget), "set")) each" : ""
    return Format.count(Int(plan.practicesPerWeek), "training") + " a week" + sets
      + (plan.isDefault ? ". This is the default for your fitness class; set your own with --per-week." : "")
  }

  static func json(_ rating: TrainingV1.Rating) -> JSONValue {
    [
      "workout_id": .string(rating.workoutID), "rating": .number(rating.rating), "rate_time": .time(rating.rateTime),
    ]
  }

  static func json(_ selection: TrainingV1.Selection) -> JSONValue {
    [
      "selection_id": .string(selection.selectionID), "workout_id": .string(selection.workoutID),
      "local_date": .string(selection.localDate),
    ]
  }

  static func line(_ selection: TrainingV1.Selection, style: Style) -> String {
    "\(selection.localDate.printable)  \(selection.workoutID.printable)"
      + style(.dim, "  \(selection.selectionID.printable)")
  }
}
