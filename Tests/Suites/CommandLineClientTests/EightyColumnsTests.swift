import AuthProto
import HabitsProto
import MotivationProto
import ProfileProto
import SessionsProto
import Testing
import TitanCore
import TitanProto
import TitanZones
import TrophiesProto

@testable import CommandLineClient

/// Whatever names people and servers use, nothing of them is cut at 80 columns, and no line is longer.
@Suite("Tables at 80 columns")
struct EightyColumnsTests {
  private let terminal = Terminal(width: 80, isInteractive: false, style: .plain)
  private let long = String(repeating: "abcdefghi ", count: 9) + "jklmnopqrs"
  private let id = "01998c3e-4ad1-7000-8000-123456789abc"

  private func check(
    _ lines: [String], has words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in lines { #expect(line.displayWidth <= 80, "\(line)", sourceLocation: sourceLocation) }
    let text = lines.joined(separator: " ")
    for word in words { #expect(text.contains(word), "\(word) in \(lines)", sourceLocation: sourceLocation) }
    #expect(!text.contains("…"), sourceLocation: sourceLocation)
  }

  private var habit: HabitsV1.Habit {
    .init(
      habitID: id, title: long, unit: "twenty characters, 20", goal: .init(perWeek: .init(value: 999_999.125)),
      startDate: "2026-01-01", purgeTime: .init(seconds: 1_800_000_000))
  }

  @Test("Habits fit into 80 columns")
  func habits() {
    let progress = HabitsV1.HabitProgress(
      today: 123_456.125, thisWeek: 999_999.125, currentStreak: 1_000, streakUnit: .weeks, strength: 100)
    let overview = HabitsV1.HabitOverview(habit: habit, progress: progress)
    check(
      HabitPresentation.table([overview], terminal: terminal),
      has: ["jklmnopq", "rs", "123456.125", "999999.125", "1000 weeks", "100 %"])
    check(HabitPresentation.removed([habit], zone: .utc, terminal: terminal), has: ["jklmnopqrs", id, "2027-01-15"])
    check(
      HabitPresentation.lines(habit, .init(day: 1, week: 2, all: 3, goalMet: true), terminal: terminal),
      has: ["jklmnopqrs", "goal met"])
    let record = HabitsV1.HabitRecord(recordID: id, change: .value(999_999.125), localDate: "2026-01-01", note: long)
    check(HabitRecordPresentation.table([record], terminal: terminal), has: [id, "999999.125", "2026-01-01"])
    check(
      HabitFiguresPresentation.lines(
        .init(
          overview: overview,
          completion: [7, 30, 90].map { .init(windowDays: $0, days: $0, percent: .init(value: 99.9)) }),
        terminal: terminal),
      has: ["jklmnopqrs", "99.9 % of 90 days"])
    check(
      HabitFiguresPresentation.lines(
        .init(localDates: ["2026-01-01"], series: [.init(title: long, counts: [1], total: 1)]), terminal: terminal),
      has: ["jklmnopqrs"])
    let days = (1...7).map { HabitsV1.WeekdayDelta(weekday: $0, delta: -99_999.125) }
    let change = HabitsV1.WeekComparison(count: 999_999.125, delta: -999_999.125, percent: .init(value: -99))
    check(
      HabitFiguresPresentation.lines(
        .init(habits: [.init(title: long, rolling: change, calendar: change, weekdays: days)]), terminal: terminal),
      has: ["jklmnopqrs", "999999.125", "Sun"])
  }

  @Test("Quotes, voices and reminders fit into 80 columns")
  func words() {
    let quote = MotivationV1.Quote(
      quoteID: "somebody-with-a-long-name-and-a-work-12-34", text: long, author: long, source: long, isTranslation: true
    )
    check(MotivationPresentation.lines(quote, terminal: terminal), has: ["jklmnopqrs", quote.quoteID, "(translated)"])
    let pack = MotivationV1.VoicePack(
      voicePackID: "recruit", title: "Recruit", description: long, lines: [.init(event: .countdown, text: long)])
    check(
      MotivationPresentation.table(.init(voicePacks: [pack], titanLevel: 1), terminal: terminal), has: ["jklmnopqrs"])
    check(MotivationPresentation.lines(pack, terminal: terminal), has: ["countdown", "jklmnopqrs"])
    let reminder = MotivationV1.Reminder(
      reminderID: id, kind: .pushUps, text: long, frequency: .weekly, weekdays: [1, 2, 3, 4, 5, 6, 7],
      minutes: (0..<24).map { $0 * 60 }, timeZone: "America/Argentina/ComodRivadavia", isDisabled: true)
    check(ReminderPresentation.lines(reminder, terminal: terminal), has: [id, "jklmnopqrs", "23:00", "(off)"])
  }

  @Test("Profile, settings and weights fit into 80 columns")
  func profile() {
    check(
      ProfilePresentation.lines(ProfileV1.Profile(displayName: long, locale: "de"), terminal: terminal),
      has: ["jklmnopqrs"])
    let times = (0..<24).map { UInt32($0 * 60) }
    check(
      ProfilePresentation.lines(
        ProfileV1.Settings(pushupsPerDay: .init(atMinutes: times), profileVisibility: .groups), terminal: terminal),
      has: ["23:00", "without effect yet"])
    check(
      BodyPresentation.table(
        [.init(measurementID: id, localDate: "2026-01-01", weightKg: 123.456_789)], terminal: terminal),
      has: [id, "123.456789 kg"])
  }

  /// Names as people have them: long ones, without spaces, with wide characters, emoji of several scalars, combining
  /// marks.
  private static let names = [
    String(repeating: "abcdefghi ", count: 9) + "jklmnopqrs", String(repeating: "x", count: 100),
    String(repeating: "俯卧撑", count: 33) + "終", String(repeating: "👩🏽‍🚀👨‍👩‍👧‍👦🇩🇪", count: 33),
    String(repeating: "e\u{301}ö", count: 50), String(repeating: "力こぶ 💪 ", count: 20) + "終",
  ]

  /// Every character is there, in order: folded cells stand next to others, whose characters come in between.
  private func checkWhole(
    _ lines: [String], _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(lines, has: [], sourceLocation: sourceLocation)
    let text = lines.joined()
    for word in words {
      var rest = text[...]
      let isWhole = word.allSatisfy { character in
        if character == " " { return true }
        guard let place = rest.firstIndex(of: character) else { return false }
        rest = rest[rest.index(after: place)...]
        return true
      }
      #expect(isWhole, "\(word) in \(lines)", sourceLocation: sourceLocation)
    }
  }

  @Test("Sessions fit into 80 columns", arguments: names)
  func sessions(name: String) {
    var session = SessionsV1.Session(
      sessionID: id, startTime: .init(seconds: 1_800_000_000), endTime: .init(seconds: 1_800_021_600),
      timeZone: "America/Argentina/ComodRivadavia", utcOffsetSeconds: -10_800, reps: 10_000, target: 500,
      targetMet: true, evidence: .verifiedDigest, counter: "pushup/1000", note: name)
    (session.streamID, session.late, session.recountAvailable) = (id, true, true)
    check(
      SessionPresentation.table([session], terminal: terminal),
      has: ["10000", "500 ✓", "verified (digest)", "6:00:00", "pushup/1000", "  id " + id])
    let screen = Terminal(width: 80, isInteractive: true, style: .coloured)
    let past = [SessionsV1.PastCount(counter: "pushup/999", reps: 9_999)]
    let lines = SessionPresentation.lines(session, past, terminal: screen).map(Self.plain)
    checkWhole(lines, [name, id, "ComodRivadavia · verified (digest)", "9999 push-ups by pushup/999"])
    // Colours take no room: lines are as long as without them.
    let plain = Terminal(width: 80, isInteractive: true, style: .plain)
    #expect(lines == SessionPresentation.lines(session, past, terminal: plain))
    session.targetMet = false
    checkWhole(
      SessionPresentation.summary(session, prefix: "Stored: ", terminal: plain),
      ["Stored: 10000 push-ups, target 500 not reached", "verified (digest)"])
  }

  @Test("Trophies fit into 80 columns", arguments: names)
  func trophies(name: String) {
    let trophy = TrophiesV1.Trophy(trophyID: "T-X", title: name, description: name)
    let award = TrophiesV1.Award(
      awardID: id, trophy: trophy, earnTime: .init(seconds: 1_800_000_000), state: .granted,
      proof: .init(
        sessionIDs: Array(repeating: id, count: 1_000), localDates: ["2026-01-01", "2026-12-31"]))
    checkWhole(
      TrophyPresentation.earned([award], utcOffset: { _ in 0 }, terminal: terminal),
      [name, "Fri 2027-01-15 08:00", "1000 sessions, 2026-01-01 – 2026-12-31"])
    checkWhole(TrophyPresentation.news(award, terminal: terminal), ["★ " + name])
    let progress = TrophiesV1.TrophyProgress(
      trophy: trophy, current: 4_000_000_000, target: 4_000_000_001, nextHint: name)
    let locked = TrophyPresentation.locked([progress], terminal: terminal)
    check(locked, has: ["4000000000/4000000001"])
    let medal = TrophiesV1.Medal(medalID: "M-X", title: name, count: 4_000_000_000, lastLocalDate: "2026-01-01")
    checkWhole(
      MedalPresentation.lines(.init(medals: [medal]), .init(medals: [medal]), terminal: terminal),
      [name, "4000000000", "2026-01-01"])
  }

  @Test("Accounts, devices, events and invitations fit into 80 columns", arguments: names)
  func accounts(name: String) {
    let email = String(repeating: "a", count: 64) + "@" + String(repeating: "b.", count: 90) + "example"
    let time = GoogleProtobuf.Timestamp(seconds: 1_800_000_000)
    let user = AuthV1.User(
      userID: id, email: email, displayName: name, createTime: time, verificationState: .pending, deleteTime: time)
    let managed = AuthV1.ManagedUser(user: user, admin: true, disableTime: time, lastSeenTime: time)
    checkWhole(
      ManagedUserPresentation.table([managed], zone: .utc, terminal: terminal),
      [name, email, "disabled, operator, unverified, to be deleted", "registered Fri 2027-01-15 08:00", id])
    let screen = Terminal(width: 80, isInteractive: true, style: .plain)
    checkWhole(AccountPresentation.welcome(user, terminal: screen), ["Welcome, \(name) <\(email)>", id])
    checkWhole(AccountPresentation.address(user, prefix: "Signed in as ", terminal: screen), [email, id])
    let device = AuthV1.AuthSession(
      authSessionID: id, device: .init(name: name, platform: name), address: "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff",
      createTime: time, lastUseTime: time, current: true)
    checkWhole(
      DevicePresentation.table([device], zone: .utc, terminal: terminal),
      [name + " (this one)", "from 2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "id " + id])
    let events = AuthV1.SecurityEventKind.known.map { kind in
      AuthV1.SecurityEvent(kind: kind, createTime: time, deviceName: name, address: device.address)
    }
    checkWhole(SecurityEventPresentation.table(events, zone: .utc, terminal: terminal), [name, device.address])
    let invitation = AuthV1.Invitation(
      invitationID: id, userID: id, maxUses: 1_000_000, useCount: 1_000_000, createTime: time, expireTime: time)
    checkWhole(
      InvitationPresentation.table(
        [invitation], withMakers: true, at: Timestamp(seconds: 1_800_000_000), zone: .utc, terminal: terminal),
      ["1000000 of 1000000", "id " + id, "by " + id])
    let scopes = AccessScope.all.map(\.description)
    let token = AuthV1.PersonalAccessToken(
      personalAccessTokenID: id, name: name, scopes: scopes, createTime: time, expireTime: time, lastUseTime: time)
    checkWhole(
      TokenPresentation.table([token], at: Timestamp(seconds: 1_800_000_000), zone: .utc, terminal: terminal),
      [name, "expired", "id " + id] + scopes)
  }

  /// Without colour codes.
  private static func plain(_ line: String) -> String { line.replacing(/\u{1B}\[[0-9]+m/, with: "") }

  @Test("Columns without room move below their row, with their titles")
  func below() {
    var table = Table([.init("what", minimumWidth: 8), .init("place", expendability: 2), .init("id", expendability: 1)])
    table.add([.init(long), .init(String(repeating: "x", count: 39)), .init(id)])
    check(table.render(width: 80, style: .plain), has: ["jklmnopqrs", id, String(repeating: "x", count: 39)])
  }
}
