import ProfileProto
import TitanProtoJSON

/// Presents a profile and settings.
enum ProfilePresentation {
  static func json(_ profile: ProfileV1.Profile) -> JSONValue {
    [
      "display_name": .string(profile.displayName), "birth_year": .number(profile.birthYear),
      "sex": .string(profile.sex.description), "height_cm": .decimal(profile.heightCm),
      "locale": .string(profile.locale), "units": .string(profile.units.description),
      "avatar_id": .string(profile.avatarID), "has_uploaded_image": .bool(profile.hasUploadedImage),
      "etag": .string(profile.etag),
    ]
  }

  static func json(_ settings: ProfileV1.Settings) -> JSONValue {
    let frequency = settings.pushupsPerDay ?? .init()
    return [
      "theme_id": .string(settings.themeID), "session_target": .number(settings.sessionTarget),
      "daily_goal": .number(settings.dailyGoal), "times_per_day": .number(frequency.times),
      "at_minutes": .array(frequency.atMinutes.map { .number($0) }),
      "voice_pack_id": .string(settings.voicePackID), "voice_enabled": .bool(settings.voiceEnabled),
      "sounds_enabled": .bool(settings.soundsEnabled), "haptics_enabled": .bool(settings.hapticsEnabled),
      "profile_visibility": .string(settings.profileVisibility.description),
      "activity_visibility": .string(settings.activityVisibility.description),
      "awards_visibility": .string(settings.awardsVisibility.description),
      "frame_retention": .string(settings.frameRetention.description),
      "liveness_enabled": .bool(settings.livenessEnabled), "etag": .string(settings.etag),
    ]
  }

  static func lines(_ profile: ProfileV1.Profile, terminal: Terminal) -> [String] {
    aligned(
      terminal,
      [
        ("name", profile.displayName), ("born", profile.birthYear == 0 ? "" : "\(profile.birthYear)"),
        ("height", profile.heightCm == 0 ? "" : "\(profile.heightCm) cm"), ("language", profile.locale),
        ("picture", profile.hasUploadedImage ? "a photo" : profile.avatarID),
      ])
  }

  static func lines(_ settings: ProfileV1.Settings, terminal: Terminal) -> [String] {
    let times = (settings.pushupsPerDay?.atMinutes ?? []).map { "\(DayTime(minutes: $0))" }
    return aligned(
      terminal,
      [
        ("theme", settings.themeID), ("session target", "\(settings.sessionTarget)"),
        ("daily goal", "\(settings.dailyGoal)"), ("push-ups at", times.joined(separator: " ")),
        ("voice", forApps(settings.voiceEnabled)), ("sounds", forApps(settings.soundsEnabled)),
        ("haptics", forApps(settings.hapticsEnabled)), ("profile for", viewers(settings.profileVisibility)),
        ("activity for", viewers(settings.activityVisibility)), ("trophies for", viewers(settings.awardsVisibility)),
        ("landmarks", kept(settings.frameRetention)),
        ("sign of life", settings.livenessEnabled ? "asked for in sets of the page" : "not asked for"),
      ])
  }

  private static func viewers(_ visibility: ProfileV1.Visibility) -> String {
    switch visibility {
    case .private: "you alone"
    case .partners: "training partners" + withoutEffect
    case .groups: "training partners and groups" + withoutEffect
    default: visibility.description
    }
  }

  /// Sharing doesn't exist yet.
  private static let withoutEffect = " (without effect yet: until sharing comes, you alone see it)"

  private static func forApps(_ isOn: Bool) -> String { (isOn ? "on" : "off") + " (for apps; titanup is silent)" }

  private static func kept(_ retention: ProfileV1.FrameRetention) -> String {
    switch retention {
    case .none: "not kept"
    case .days30: "kept for 30 days"
    case .days365: "kept for 365 days"
    default: ""
    }
  }

  /// The rows that have a value, in two columns; long values wrap within theirs.
  private static func aligned(_ terminal: Terminal, _ rows: [(name: String, value: String)]) -> [String] {
    let said = rows.filter { !$0.value.isEmpty }
    let width = said.map(\.name.displayWidth).max() ?? 0
    return said.flatMap { row in
      let values = row.value.printable.wrapped(to: max(8, terminal.width - width - 2))
      return values.enumerated().map { ($0 == 0 ? row.name : "").padded(to: width) + "  " + $1 }
    }
  }
}
