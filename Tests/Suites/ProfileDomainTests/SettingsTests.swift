import ProfileDomain
import Testing
import TitanCore

@Suite("Settings")
struct SettingsTests {
  @Test("The defaults are valid, and match the contract")
  func standard() throws {
    let settings = Settings()
    #expect(settings.theme == ThemeID("orange") && settings.sessionTarget == 10 && settings.dailyGoal == 10)
    #expect(settings.frameRetention == .days30 && settings.profileVisibility == .onlyMe)
    #expect(try SettingsChange().applied(to: settings) == settings)
  }

  @Test("A change leaves all other settings alone")
  func partial() throws {
    var change = SettingsChange()
    (change.theme, change.areSoundsEnabled, change.times) = ("blue", false, 4)
    let changed = try change.applied(to: Settings())
    var expected = Settings()
    (expected.theme, expected.areSoundsEnabled) = (ThemeID("blue"), false)
    expected.pushUpsPerDay = try #require(PushUpsPerDay(times: 4, from: 480, to: 1_200))
    #expect(changed == expected)
  }

  @Test(
    "A session target is from 1 to 500", arguments: [(1, true), (500, true), (0, false), (501, false), (-1, false)])
  func sessionTargets(_ target: Int, _ isAllowed: Bool) {
    var change = SettingsChange()
    change.sessionTarget = target
    let found = violations { _ = try change.applied(to: Settings()) }
    #expect(found == (isAllowed ? [:] : ["settings.session_target": "OUT_OF_RANGE"]))
  }

  @Test("All errors are named at once")
  func wrong() {
    var change = SettingsChange()
    (change.theme, change.sessionTarget, change.dailyGoal, change.times) = ("mauve", 0, 10_001, 25)
    (change.windowStart, change.windowEnd, change.voicePack) = (-1, 1_440, "Viking!")
    (change.profileVisibility, change.activityVisibility, change.awardsVisibility) = (0, 4, 99)
    change.frameRetention = 0
    let found = violations { _ = try change.applied(to: Settings()) }
    #expect(
      found == [
        "settings.theme_id": "THEME_UNKNOWN", "settings.session_target": "OUT_OF_RANGE",
        "settings.daily_goal": "OUT_OF_RANGE", "settings.pushups_per_day.times": "OUT_OF_RANGE",
        "settings.pushups_per_day.window_start_minutes": "OUT_OF_RANGE",
        "settings.pushups_per_day.window_end_minutes": "OUT_OF_RANGE",
        "settings.voice_pack_id": "VOICE_PACK_INVALID", "settings.profile_visibility": "VALUE_UNKNOWN",
        "settings.activity_visibility": "VALUE_UNKNOWN", "settings.awards_visibility": "VALUE_UNKNOWN",
        "settings.frame_retention": "VALUE_UNKNOWN",
      ])
  }

  @Test(
    "Times of a day spread evenly over the window",
    arguments: [
      (4, 480, 1_200, [480, 720, 960, 1_200]), (1, 480, 1_200, [480]), (2, 480, 1_200, [480, 1_200]),
      (1, 600, 600, [600]), (4, 0, 10, [0, 3, 7, 10]), (3, 0, 1_439, [0, 720, 1_439]),
      (24, 0, 23, Array(0...23)),
    ])
  func times(_ times: Int, _ start: Int, _ end: Int, _ minutes: [Int]) throws {
    #expect(try #require(PushUpsPerDay(times: times, from: start, to: end)).minutes == minutes)
  }

  @Test("Every valid window gives the right number of times, distinct, ordered and inside it")
  func everyWindow() {
    for times in 1...24 {
      let windows = [(0, 0), (0, 23), (7, 24), (480, 100), (0, 1_439), (1_000, 439)]
      for (start, length) in windows where length >= times - 1 {
        guard let frequency = PushUpsPerDay(times: times, from: start, to: start + length) else {
          Issue.record("\(times) times from \(start) in \(length) minutes is refused")
          continue
        }
        let minutes = frequency.minutes
        #expect(minutes.count == times && minutes == Set(minutes).sorted())
        #expect(minutes.first == start && (times == 1 || minutes.last == start + length))
      }
    }
  }

  @Test(
    "A window with too few minutes, or with an end before its start, is refused",
    arguments: [(3, 10, 11), (1, 10, 9), (24, 0, 22)])
  func windows(_ times: Int, _ start: Int, _ end: Int) {
    #expect(PushUpsPerDay(times: times, from: start, to: end) == nil)
    var change = SettingsChange()
    (change.times, change.windowStart, change.windowEnd) = (times, start, end)
    let found = violations { _ = try change.applied(to: Settings()) }
    #expect(found == ["settings.pushups_per_day.window_end_minutes": "WINDOW_TOO_SHORT"])
  }

  @Test("There are themes to choose from, each with its colours and names")
  func themes() {
    let themes = ThemeCatalogue.all
    #expect(themes.count >= 2 && Set(themes.map(\.id)).count == themes.count)
    #expect(themes[0].id == ThemeCatalogue.standard)
    for theme in themes {
      for color in [theme.accent, theme.background, theme.surface, theme.text] {
        #expect(color.count == 7 && color.first == "#" && Int(color.dropFirst(), radix: 16) != nil)
      }
      for language in Language.allCases { #expect(!theme.title(in: language).isEmpty) }
      // WCAG 2.1, 1.4.3: text is readable on every ground it may have.
      for ground in [theme.background, theme.surface] { #expect(contrast(theme.text, ground) >= 7) }
      #expect(contrast(theme.accent, theme.background) >= 4.5)
    }
  }

  /// Contrast ratio of two colours (WCAG 2.1).
  private func contrast(_ one: String, _ other: String) -> Double {
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let channels = [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { value -> Double in
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// x to the power of 2.4: its square times the square of its fifth root, by Newton's method.
  private func power(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    // y = x^0.4 solves y^5 = x^2.
    var y = x.squareRoot()
    for _ in 0..<60 { y = (4 * y + x * x / (y * y * y * y)) / 5 }
    return x * x * y
  }
}
