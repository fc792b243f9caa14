import ArgumentParser
import ProfileProto
import TitanProto
import TitanProtoJSON

struct SettingsCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Show or change your settings.",
    discussion: """
      Only the options you give change anything.

      What partners see is up to `titanup people share`; your choices here about who may see your profile, activity and \
      trophies have no effect for now. Voice, sounds and haptics are for apps, and so \
      is the sign of life: the page asks for one in the middle of a set, and the set's receipt has the answer.
      """)

  /// How long the landmarks of a set are kept unless the set specifies something else.
  enum Keeping: String, ExpressibleByArgument, CaseIterable {
    case none
    case days30 = "30-days"
    case days365 = "365-days"

    var retention: ProfileV1.FrameRetention {
      switch self {
      case .none: .none
      case .days30: .days30
      case .days365: .days365
      }
    }
  }

  /// The people who may see something.
  enum Viewers: String, ExpressibleByArgument, CaseIterable {
    case nobody, partners, groups

    var visibility: ProfileV1.Visibility {
      switch self {
      case .nobody: .private
      case .partners: .partners
      case .groups: .groups
      }
    }
  }

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: "The theme.") var theme: String?
  @Option(help: "Push-ups to aim for in a session, 1 to 500.") var target: UInt32?
  @Option(help: "Push-ups to aim for in a day, 1 to 10000.") var dailyGoal: UInt32?
  @Option(help: "How many times a day you want to do push-ups, 1 to 24.") var times: UInt32?
  @Option(help: ArgumentHelp("The first time of day.", valueName: "hh:mm")) var from: DayTime?
  @Option(help: ArgumentHelp("The last time of day.", valueName: "hh:mm")) var to: DayTime?
  @Option(help: ArgumentHelp("Whether a voice counts in apps.", valueName: "true|false")) var voice: Bool?
  @Option(help: ArgumentHelp("Whether apps play sounds.", valueName: "true|false")) var sounds: Bool?
  @Option(help: ArgumentHelp("Whether apps make the device vibrate.", valueName: "true|false")) var haptics: Bool?
  @Option(help: "Who may see your profile, once it can be shared; groups includes partners.") var profileFor: Viewers?
  @Option(help: "Who may see your activity, once it can be shared.") var activityFor: Viewers?
  @Option(help: "Who may see your trophies, once they can be shared.") var trophiesFor: Viewers?
  @Option(help: "How long the landmarks of your sets are kept; none also deletes those already stored.")
  var landmarks: Keeping?
  @Option(help: ArgumentHelp("Whether apps ask for a sign of life in a set.", valueName: "true|false"))
  var liveness: Bool?

  @Flag(help: "List the themes to choose from.") var themes = false

  func run(_ backend: Backend, _ console: Console) async throws {
    if themes { return try await list(backend, console) }
    let request = change
    let settings: ProfileV1.Settings?
    if request.updateMask?.paths.isEmpty == false {
      settings = try await backend.accessTokens.call { options in
        try await backend.profile.updateSettings(request, options: options.within(.seconds(10)))
      }.settings
    } else {
      settings = try await backend.accessTokens.call { options in
        try await backend.profile.getSettings(.init(), options: options.within(.seconds(10)))
      }.settings
    }
    guard let settings else { throw ClientError(.refused, "The server answered without settings.") }
    if global.json { return console.line(ProfilePresentation.json(settings).text) }
    console.lines(ProfilePresentation.lines(settings, terminal: console.output))
  }

  private func list(_ backend: Backend, _ console: Console) async throws {
    let themes = try await backend.accessTokens.call { options in
      try await backend.profile.listThemes(.init(), options: options.within(.seconds(10)))
    }.themes
    if global.json {
      let json = themes.map { theme -> JSONValue in
        [
          "theme_id": .string(theme.themeID), "title": .string(theme.title), "is_dark": .bool(theme.isDark),
          "accent_color": .string(theme.accentColor), "background_color": .string(theme.backgroundColor),
          "surface_color": .string(theme.surfaceColor), "text_color": .string(theme.textColor),
        ]
      }
      return console.line(JSONValue.array(json).text)
    }
    for theme in themes { console.line("\(theme.themeID.printable)  \(theme.title.printable)") }
  }

  /// The requested change.
  private var change: ProfileV1.UpdateSettingsRequest {
    var wanted = ProfileV1.Settings()
    var frequency = ProfileV1.PushUpsPerDay()
    var paths: [String] = []
    if let theme { (wanted.themeID, paths) = (theme, paths + ["theme_id"]) }
    if let target { (wanted.sessionTarget, paths) = (target, paths + ["session_target"]) }
    if let dailyGoal { (wanted.dailyGoal, paths) = (dailyGoal, paths + ["daily_goal"]) }
    if let times { (frequency.times, paths) = (times, paths + ["pushups_per_day.times"]) }
    if let from {
      (frequency.windowStartMinutes, paths) = (from.minutes, paths + ["pushups_per_day.window_start_minutes"])
    }
    if let to { (frequency.windowEndMinutes, paths) = (to.minutes, paths + ["pushups_per_day.window_end_minutes"]) }
    if let voice { (wanted.voiceEnabled, paths) = (voice, paths + ["voice_enabled"]) }
    if let sounds { (wanted.soundsEnabled, paths) = (sounds, paths + ["sounds_enabled"]) }
    if let haptics { (wanted.hapticsEnabled, paths) = (haptics, paths + ["haptics_enabled"]) }
    if let profileFor { (wanted.profileVisibility, paths) = (profileFor.visibility, paths + ["profile_visibility"]) }
    if let activityFor {
      (wanted.activityVisibility, paths) = (activityFor.visibility, paths + ["activity_visibility"])
    }
    if let trophiesFor { (wanted.awardsVisibility, paths) = (trophiesFor.visibility, paths + ["awards_visibility"]) }
    if let landmarks { (wanted.frameRetention, paths) = (landmarks.retention, paths + ["frame_retention"]) }
    if let liveness { (wanted.livenessEnabled, paths) = (liveness, paths + ["liveness_enabled"]) }
    wanted.pushupsPerDay = frequency
    return .init(settings: wanted, updateMask: .init(paths: paths))
  }
}
