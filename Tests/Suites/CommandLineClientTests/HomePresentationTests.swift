import ProfileProto
import SessionsProto
import Testing
import TitanCore
import TitanProto
@testable import CommandLineClient
import TitanProtoJSON

@Suite("Home, profile and weight on the screen")
struct HomePresentationTests {
  private let plain = Terminal(width: 60, isInteractive: false, style: .plain)

  private var home: ProfileV1.GetDashboardResponse {
    let days = (0..<7).map { number in
      ProfileV1.DashboardBar(localDate: "\(CalendarDay(number: 20_598) + number)", reps: UInt32(number))
    }
    return .init(
      profile: .init(displayName: "Ada"),
      today: .init(totalReps: 6, goalReps: 10, remainingReps: 4),
      week: .init(bars: days, totalReps: 21, goalReps: 10), month: .init(totalReps: 1),
      streak: .init(current: 7, longest: 9, atRisk: true),
      lastSession: .init(
        startTime: .init(seconds: 1_800_000_000), localDate: "2027-01-15", reps: 12, target: 10, targetMet: true),
      awards: [.init(title: "5 pushups")])
  }

  private func lines(_ home: ProfileV1.GetDashboardResponse) -> [String] {
    HomePresentation.lines(home, utcOffset: { _ in 3_600 }, terminal: plain)
  }

  @Test("Home fits on one screen")
  func whole() {
    let shown = lines(home)
    #expect(shown.first == "Ada")
    for line in [
      "7 days in a row · longest 9 · do one today to keep it", "Today: 6 push-ups",
      "Last 7 days: 21 push-ups · Last 30 days: 1 push-up", "Last time, Fri 2027-01-15 09:00: 12 of 10, reached",
      "Trophies: ★ 5 pushups",
    ] { #expect(shown.contains(line)) }
    #expect(shown.count <= 24 && shown.allSatisfy { $0.displayWidth <= 60 })
  }

  @Test("Reps beyond the goal are shown, and the bar is full")
  func beyondTheGoal() {
    var home = home
    home.today = .init(totalReps: 24, goalReps: 10)
    let full = "▕" + String(repeating: "█", count: 32) + "▏ 24/10"
    #expect(lines(home).contains(full))
    let bars: [SessionsV1.ChartBucket] = [
      .init(localDate: "2027-01-14", reps: 3), .init(localDate: "2027-01-15", reps: 24),
    ]
    let chart = SessionsV1.GetActivityChartResponse(buckets: bars, totalReps: 27, goalReps: 10, today: "2027-01-15")
    #expect(ChartPresentation.lines(chart, range: .last7Days, terminal: plain).contains(full))
    var month = chart
    month.buckets = [.init(localDate: "2027-01-01", reps: 27, lastLocalDate: "2027-01-15")]
    // A month doesn't show today's figures, only that the goal is met.
    #expect(ChartPresentation.lines(month, range: .last3Months, terminal: plain).contains { $0.hasSuffix(" 10/10") })
  }

  @Test("Every setting is shown")
  func settings() {
    let shown = ProfilePresentation.lines(
      ProfileV1.Settings(
        themeID: "dark", sessionTarget: 10, dailyGoal: 30, soundsEnabled: true, hapticsEnabled: true,
        profileVisibility: .partners, activityVisibility: .private, awardsVisibility: .groups, frameRetention: .days30,
        livenessEnabled: true),
      terminal: Terminal(width: 80, isInteractive: false, style: .plain))
    #expect(
      shown == [
        "theme           dark", "session target  10", "daily goal      30",
        "voice           off (for apps; titanup is silent)",
        "sounds          on (for apps; titanup is silent)", "haptics         on (for apps; titanup is silent)",
        "profile for     training partners (without effect yet: until sharing comes, you",
        "                alone see it)", "activity for    you alone",
        "trophies for    training partners and groups (without effect yet: until sharing",
        "                comes, you alone see it)", "landmarks       kept for 30 days",
        "sign of life    asked for in sets of the page",
      ])
  }

  /// A home with all its parts.
  private var full: ProfileV1.GetDashboardResponse {
    var home = home
    home.level = .init(number: 2, experience: 120, threshold: 100, nextThreshold: 300)
    home.slogan = .init(text: "Up!")
    home.trainingWeek = .init(completed: 1, completedLast7Days: 2, planned: 3, timeSpent: .init(seconds: 1_790))
    home.suggestions = .init(workouts: (1...5).map { .init(workoutID: "w\($0)", name: "Workout number \($0)") })
    home.habits = .init(
      habits: [
        .init(title: "Read", today: 1, goalMet: true), .init(title: "Walk", today: 1), .init(title: "Sleep\u{1B}[2J"),
      ], more: true)
    home.medals = [.init(title: "Twice", count: 3), .init(title: "A week", count: 1)]
    home.pepTalk = .init(
      quote: .init(text: String(repeating: "word ", count: 56), author: "Seneca"), line: "Five more.")
    return home
  }

  @Test("Level, training, habits, medals and quotes each have a line, and home still fits on one screen")
  func parts() {
    let shown = lines(full)
    #expect(shown[0].hasPrefix("Ada  Titan level 2 ▕") && shown[0].hasSuffix("120/300") && shown[1] == "Up!")
    for line in [
      "Training this week: 1 of 3 · 30 min", "Next: Workout number 1 · Workout number 2 · Workout number 3",
      "· Workout number 4 · Workout number 5", "Habits: ● Read · ◐ Walk · ○ Sleep [2J · and others",
      "Medals: Twice ×3 · A week", "Five more.",
    ] { #expect(shown.contains(line), "\(shown)") }
    #expect(shown.filter { $0.contains("word word") }.count >= 5 && !shown.contains { $0.hasSuffix("…") })
    #expect(shown.count <= 30 && shown.allSatisfy { $0.displayWidth <= 60 })
  }

  @Test("The last workout is the newer of session and practice")
  func lastTime() {
    var home = full
    home.lastPractice = .init(
      workoutIDs: ["legs"], endTime: .init(seconds: 1_800_000_001), timeSpent: .init(seconds: 1_800), points: 480)
    #expect(lines(home).contains("Last time, Fri 2027-01-15 09:00: legs, 30 min, 480 points"))
    home.lastPractice?.endTime = .init(seconds: 1_799_999_999)
    #expect(lines(home).contains("Last time, Fri 2027-01-15 09:00: 12 of 10, reached"))
    home.lastSession = nil
    #expect(lines(home).contains("Last time, Fri 2027-01-15 08:59: legs, 30 min, 480 points"))
  }

  @Test("Words wrap, long words are broken, and text that does not fit ends with an ellipsis")
  func wrapping() {
    #expect("a bb ccc".wrapped(to: 4) == ["a bb", "ccc"])
    #expect("abcdef gh".wrapped(to: 4) == ["abcd", "ef", "gh"])
    #expect("a bb ccc dd".wrapped(to: 4, limit: 2) == ["a bb", "ccc…"])
    #expect("".wrapped(to: 4).isEmpty)
  }

  @Test("Missing parts are named, and the rest is shown")
  func partial() {
    let shown = lines(.init(today: home.today, unavailable: [.init(part: .awards, code: "UNAVAILABLE")]))
    #expect(shown.contains("Today: 6 push-ups") && shown.last == "missing now: trophies (UNAVAILABLE)")
    #expect(lines(.init()).isEmpty)
  }

  @Test("Absent parts are null in JSON")
  func json() {
    let text = HomePresentation.json(.init(today: home.today)).text
    #expect(text.hasPrefix(#"{"display_name":null,"theme_id":null,"today":{"total_reps":6,"#))
    #expect(text.contains(#""streak":null"#) && text.contains(#""level":null"#))
    let whole = HomePresentation.json(full).text
    #expect(whole.contains(#""training_week":{"completed":1,"completed_last_7_days":2,"planned":3,"seconds":1790,"#))
    #expect(whole.contains(#""habits":[{"habit_id":"","title":"Read","today":1,"#))
  }

  @Test("A body mass index is shown with its class, the normal range and a note")
  func bmi() {
    let bmi = ProfileV1.Bmi(
      value: 25, text: "25.0", classText: "pre-obese", weightKg: 76.5625, heightCm: 175, normalFromKg: 56.65625,
      normalBelowKg: 76.5625, note: "A screening value.")
    #expect(
      BodyPresentation.lines(bmi, terminal: plain) == [
        "25.0  pre-obese", "76.5625 kg, 175.0 cm; normal: 56.7 to below 76.6 kg", "A screening value.",
      ])
    #expect(BodyPresentation.json(bmi).text.contains(#""value":25.0,"#))
  }

  @Test("Empty fields are not shown")
  func profile() {
    #expect(
      ProfilePresentation.lines(ProfileV1.Profile(displayName: "Ada", locale: "de", avatarID: "fox"), terminal: plain)
        == [
          "name      Ada", "language  de", "picture   fox",
        ])
    let settings = ProfileV1.Settings(
      themeID: "blue", sessionTarget: 10, dailyGoal: 20, pushupsPerDay: .init(atMinutes: [480, 1_200]))
    #expect(ProfilePresentation.lines(settings, terminal: plain).contains("push-ups at     08:00 20:00"))
  }
}
