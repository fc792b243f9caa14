package import TitanCore

/// The audience of something that a user can share. The raw values are those of the contract and of the store.
package enum Visibility: Int, Sendable, Hashable, CaseIterable {
  case onlyMe = 1
  case partners = 2
  case groups = 3
}

/// How long the landmarks of a counted set are kept. The raw values are those of the contract and of the store.
package enum FrameRetention: Int, Sendable, Hashable, CaseIterable {
  case none = 1
  case days30 = 2
  case days365 = 3
}

/// Everything that can be switched or chosen. The values here are the defaults.
package struct Settings: Sendable, Hashable {
  package static let sessionTargets = 1...500
  package static let dailyGoals = 1...10_000

  package var theme = ThemeCatalogue.standard
  /// R0-28.
  package var sessionTarget = 10
  package var dailyGoal = 10
  package var pushUpsPerDay = PushUpsPerDay.standard
  /// Empty for the best one the user has unlocked.
  package var voicePack = ""
  package var isVoiceEnabled = true
  package var areSoundsEnabled = true
  package var areHapticsEnabled = true
  /// Whether apps ask for a sign of life in a set.
  package var isLivenessEnabled = false
  package var profileVisibility = Visibility.onlyMe
  package var activityVisibility = Visibility.onlyMe
  package var awardsVisibility = Visibility.onlyMe
  package var frameRetention = FrameRetention.days30
  /// 0 for a user who never set anything; increases with every change.
  package var revision = 0
  /// `nil` for revision 0.
  package var updateTime: Timestamp?

  package init() {}
}

/// How often and when a user wants to do push-ups on a day (decision D11).
package struct PushUpsPerDay: Sendable, Hashable {
  package static let allowedTimes = 1...24
  /// Minutes after local midnight.
  package static let minutesOfDay = 0...1_439
  /// Once, in a window from 08:00 to 20:00.
  package static let standard = PushUpsPerDay(unchecked: 1, 480...1_200)

  package let times: Int
  package let window: ClosedRange<Int>

  /// `nil` if the number or the window isn't allowed, or if the window has too few minutes.
  package init?(times: Int, from start: Int, to end: Int) {
    guard Self.allowedTimes.contains(times), Self.minutesOfDay.contains(start), Self.minutesOfDay.contains(end),
      start <= end, end - start >= times - 1
    else { return nil }
    self.init(unchecked: times, start...end)
  }

  private init(unchecked times: Int, _ window: ClosedRange<Int>) { (self.times, self.window) = (times, window) }

  /// The times of a day, in minutes after local midnight: spread evenly from the window's first minute to its last,
  /// each rounded to the nearest minute. A single time is at the first minute.
  package var minutes: [Int] {
    guard times > 1 else { return [window.lowerBound] }
    let (span, gaps) = (window.upperBound - window.lowerBound, times - 1)
    return (0..<times).map { window.lowerBound + (2 * $0 * span + gaps) / (2 * gaps) }
  }
}

/// Identifies a theme of the catalogue: `orange`.
package struct ThemeID: Sendable, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// A choice of colours, each `#rrggbb`.
package struct Theme: Sendable, Hashable {
  package let id: ThemeID
  package let titles: [Language: String]
  package let accent: String
  package let background: String
  package let surface: String
  package let text: String
  package let isDark: Bool

  package func title(in language: Language) -> String { titles[language] ?? id.description }
}

/// All themes (R0-06): the two from the diary's drawings, and one for the night.
package enum ThemeCatalogue {
  package static let standard = ThemeID("orange")

  package static let all = [
    Theme(
      id: standard, titles: [.english: "Orange", .german: "Orange"], accent: "#c2410c", background: "#fff7ed",
      surface: "#ffffff", text: "#1c1917", isDark: false),
    Theme(
      id: ThemeID("blue"), titles: [.english: "Blue", .german: "Blau"], accent: "#1d4ed8", background: "#eff6ff",
      surface: "#ffffff", text: "#0f172a", isDark: false),
    Theme(
      id: ThemeID("granite"), titles: [.english: "Granite", .german: "Granit"], accent: "#fdba74",
      background: "#0c0a09", surface: "#1c1917", text: "#fafaf9", isDark: true),
  ]

  package static func theme(_ id: ThemeID) -> Theme? { all.first { $0.id == id } }
}
