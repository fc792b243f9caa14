import MotivationDomain
import MotivationProto
import MotivationService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Reminders of the caller")
struct RemindersTests {
  private let time = TestTime()
  private let calls: TestCalls
  private let store: MemoryMotivationStore

  init() throws {
    let notifier = Notifier()
    store = MemoryMotivationStore(notifier: notifier)
    calls = TestCalls([
      MotivationHandler(
        catalogue: try shippedCatalogue(), store: store, services: OtherServices().services,
        notifier: notifier, clock: time.clock, sleepUntil: time.sleepUntil)
    ])
  }

  private func client(by caller: UserID = user()) -> MotivationV1.MotivationServiceClient {
    .init(channel: calls.channel, options: TestCalls.by(caller))
  }

  /// Daily at 08:00 and 12:01 by default.
  private func message(_ number: Int = 1, minutes: [UInt32] = [480, 721], text: String = "") -> MotivationV1.Reminder {
    .init(
      reminderID: "\(reminderID(number))", kind: .pushUps, text: text, frequency: .daily, minutes: minutes)
  }

  private func said(_ occurrences: [MotivationV1.ReminderOccurrence]) -> [String] {
    occurrences.map { "\($0.localDate) \($0.minute)" }
  }

  private struct Unexpected: Error {
    let told: MotivationV1.StreamDueRemindersResponse?
  }

  private func due(_ told: MotivationV1.StreamDueRemindersResponse?) throws -> MotivationV1.ReminderOccurrence {
    guard case .due(let occurrence) = told?.event else { throw Unexpected(told: told) }
    return occurrence
  }

  private func withdrawn(_ told: MotivationV1.StreamDueRemindersResponse?) throws -> MotivationV1.ReminderOccurrence {
    guard case .withdrawn(let occurrence) = told?.event else { throw Unexpected(told: told) }
    return occurrence
  }

  @Test("One call creates a series and returns its next reminders")
  func create() async throws {
    let made = try await client().createReminder(.init(reminder: message(), timeZone: "Europe/Berlin"))
    #expect(made.reminder?.etag == "1" && made.reminder?.createTime == .init(noon))
    // It is 14:00 in Berlin.
    #expect(said(made.upcoming).prefix(3) == ["2026-06-01 480", "2026-06-01 721", "2026-06-02 480"])
    #expect(made.upcoming.count == 10 && made.upcoming.allSatisfy { $0.timeZone == "Europe/Berlin" })
    #expect(made.upcoming.first?.text == "Time for your push-ups.")
    #expect(try await client().listReminders(.init()).reminders == [made.reminder])
    // The zone is remembered.
    let preview = try await client().listUpcomingReminders(.init(limit: 2))
    #expect(preview.timeZone == "Europe/Berlin" && said(preview.occurrences) == ["2026-06-01 480", "2026-06-01 721"])
  }

  @Test("A series sends reminders unless it is disabled")
  func disabled() async throws {
    let made = try await client().createReminder(.init(reminder: message()))
    #expect(made.reminder?.isDisabled == false && made.upcoming.count == 10)
    var off = message(2)
    off.isDisabled = true
    #expect(try await client().createReminder(.init(reminder: off)).upcoming.isEmpty)
    #expect(try await client().listUpcomingReminders(.init(reminderID: "\(reminderID(2))")).occurrences.isEmpty)
    let on = try await client().updateReminder(
      .init(reminder: .init(reminderID: "\(reminderID(2))"), updateMask: .init(paths: ["is_disabled"])))
    #expect(on.reminder?.isDisabled == false)
    #expect(try await client().listUpcomingReminders(.init(reminderID: "\(reminderID(2))")).occurrences.count == 10)
  }

  /// It is 12:00 UTC on 2026-05-31.
  @Test(
    "A series that would never be due is refused, and the field at fault is named",
    arguments: [
      (
        .init(frequency: .once, minutes: [721], firstLocalDate: "2026-05-30"), "reminder.first_local_date",
        "DATE_IN_PAST"
      ),
      (.init(frequency: .once, minutes: [480], firstLocalDate: "2026-05-31"), "reminder.minutes", "TIME_IN_PAST"),
      (
        .init(frequency: .daily, minutes: [480], lastLocalDate: "2026-05-30"), "reminder.last_local_date",
        "DATE_IN_PAST"
      ),
      (
        .init(
          frequency: .weekly, weekdays: [5], minutes: [480], firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-02"),
        "reminder.weekdays", "NEVER_COMES"
      ),
    ] as [(MotivationV1.Reminder, String, String)])
  func past(_ series: MotivationV1.Reminder, _ field: String, _ reason: String) async throws {
    var series = series
    (series.reminderID, series.kind) = ("\(reminderID(1))", .pushUps)
    for request in [MotivationV1.CreateReminderRequest(reminder: series), .init(reminder: series, validateOnly: true)] {
      let error = await #expect(throws: RPCError.self) { try await client().createReminder(request) }
      #expect(error?.code == .invalidArgument)
      let violations = error?.receivedDetails.compactMap { detail -> [FieldViolation]? in
        if case .badRequest(let fields) = detail { fields } else { nil }
      }.flatMap { $0 }
      #expect(violations?.map(\.field) == [field] && violations?.map(\.reason) == [reason])
    }
    // An existing series can't be changed to it either.
    _ = try await client().createReminder(.init(reminder: message()))
    await #expect(throws: RPCError.self) { try await client().updateReminder(.init(reminder: series)) }
    #expect(try await client().listReminders(.init()).reminders.first?.etag == "1")
  }

  @Test("A series whose time has passed still exists: a retry returns it, and its text can change")
  func comeByNow() async throws {
    var once = message(minutes: [721])
    (once.frequency, once.firstLocalDate) = (.once, "2026-05-31")
    let made = try await client().createReminder(.init(reminder: once))
    #expect(said(made.upcoming) == ["2026-05-31 721"])
    time.advance(by: .seconds(3_600))
    #expect(try await client().createReminder(.init(reminder: once)).reminder == made.reminder)
    let changed = try await client().updateReminder(
      .init(
        reminder: .init(reminderID: once.reminderID, text: "Now", isDisabled: true),
        updateMask: .init(paths: ["text", "is_disabled"])))
    #expect(changed.reminder?.text == "Now")
    await #expect(throws: RPCError.self, "it would never be due again") {
      try await client().updateReminder(
        .init(reminder: .init(reminderID: once.reminderID), updateMask: .init(paths: ["is_disabled"])))
    }
  }

  @Test("A preview stores nothing, and keeps the last named zone")
  func preview() async throws {
    _ = try await client().listUpcomingReminders(.init(timeZone: "Asia/Tokyo"))
    let shown = try await client().createReminder(
      .init(reminder: message(), validateOnly: true, timeZone: "Europe/Berlin"))
    #expect(shown.upcoming.count == 10 && shown.upcoming.allSatisfy { $0.timeZone == "Europe/Berlin" })
    #expect(try await client().listReminders(.init()).reminders.isEmpty)
    #expect(try await client().listUpcomingReminders(.init()).timeZone == "Asia/Tokyo")
  }

  @Test(
    "The user's message says which field to look at",
    arguments: [
      (MotivationV1.Reminder(frequency: .daily, minutes: [480]), "Bitte wähle, worum"),
      (.init(kind: .other, frequency: .daily, minutes: [480]), "Bitte sag mit höchstens 200 Zeichen, worum"),
      (.init(kind: .pushUps, frequency: .daily, minutes: [480], timeZone: "PST"), "Bitte wähle eine Zeitzone"),
      (.init(kind: .pushUps, frequency: .daily, minutes: [1_440]), "Bitte wähle bis zu 24 verschiedene Uhrzeiten"),
      (.init(kind: .pushUps, frequency: .weekly, minutes: [480]), "Bitte prüfe Tag und Uhrzeit"),
    ])
  func words(_ wrong: MotivationV1.Reminder, beginning: String) async throws {
    let options = TestCalls.by(user(), metadata: ["accept-language": .string("de")])
    let german = MotivationV1.MotivationServiceClient(channel: calls.channel, options: options)
    var wrong = wrong
    wrong.reminderID = "\(reminderID())"
    let request = MotivationV1.CreateReminderRequest(reminder: wrong)
    let error = await #expect(throws: RPCError.self) { try await german.createReminder(request) }
    let told = error?.receivedDetails.compactMap { detail in
      if case .localizedMessage("de", let message) = detail { message } else { nil }
    }
    #expect(told?.count == 1 && told?.first?.hasPrefix(beginning) == true)
  }

  @Test("A window sends the given number of reminders a day")
  func window() async throws {
    var asked = message(minutes: [])
    asked.window = .init(firstMinute: 480, lastMinute: 1_200, timesPerDay: 4)
    let made = try await client().createReminder(.init(reminder: asked))
    #expect(
      said(made.upcoming).prefix(5) == [
        "2026-05-31 960", "2026-05-31 1200", "2026-06-01 480", "2026-06-01 720", "2026-06-01 960",
      ])
  }

  @Test("A series at the push-up times follows the settings")
  func asSet() async throws {
    var asked = message(minutes: [])
    asked.atPushUpTimes = true
    let made = try await client().createReminder(.init(reminder: asked))
    #expect(made.reminder?.atPushUpTimes == true && made.reminder?.minutes == [])
    #expect(said(made.upcoming).prefix(2) == ["2026-06-01 480", "2026-06-02 480"])
    let window = ReminderWindow(first: 480, last: 1_200, timesPerDay: 4)
    store.set(PushUpTimes(window: window, since: noon), of: user())
    for id in ["", "\(reminderID())"] {
      let upcoming = try await client().listUpcomingReminders(.init(limit: 3, reminderID: id)).occurrences
      #expect(said(upcoming) == ["2026-05-31 960", "2026-05-31 1200", "2026-06-01 480"])
    }
    // The series itself has not changed.
    #expect(try await client().createReminder(.init(reminder: asked)).reminder == made.reminder)
    let changed = try await client().updateReminder(
      .init(
        reminder: .init(reminderID: "\(reminderID())", minutes: [60]),
        updateMask: .init(paths: ["minutes", "at_push_up_times"]))
    ).reminder
    #expect(changed?.minutes == [60] && changed?.atPushUpTimes == false)
  }

  @Test("A stream of due reminders follows changed settings at once, and earlier times are not due")
  func settingsWhileWatching() async throws {
    var asked = message(minutes: [])
    asked.atPushUpTimes = true
    _ = try await client().createReminder(.init(reminder: asked))
    try await client().streamDueReminders(.init()) { responses in
      var told = responses.makeAsyncIterator()
      // 11:59 is over, and 12:01 comes.
      store.set(
        PushUpTimes(window: ReminderWindow(first: 719, last: 721, timesPerDay: 2), since: noon), of: user())
      time.advance(by: .seconds(60))
      let occurrence = try due(try await told.next())
      #expect(occurrence.localDate == "2026-05-31" && occurrence.minute == 721)
      store.set(.init(window: ReminderWindow(first: 0, last: 1, timesPerDay: 1), since: time.now), of: user())
      #expect(try withdrawn(try await told.next()) == occurrence)
    }
  }

  @Test("A repeated request returns the same series, and another series with its id is refused")
  func idempotent() async throws {
    let first = try await client().createReminder(.init(reminder: message()))
    #expect(try await client().createReminder(.init(reminder: message())).reminder == first.reminder)
    let error = await #expect(throws: RPCError.self) {
      try await client().createReminder(.init(reminder: message(text: "other")))
    }
    #expect((error?.code, error?.receivedReason) == (.alreadyExists, "REMINDER_EXISTS"))
    #expect(error?.receivedInfo == ["reminder_id": "\(reminderID())"])
  }

  @Test("Every wrong field is named")
  func invalid() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await client().createReminder(
        .init(reminder: .init(reminderID: "\(reminderID())", kind: .other, minutes: [1_440])))
    }
    #expect(error?.code == .invalidArgument)
    #expect(error?.receivedFields == ["reminder.frequency", "reminder.text", "reminder.minutes"])
    let id = await #expect(throws: RPCError.self) { try await client().createReminder(.init()) }
    #expect(id?.receivedFields == ["reminder.reminder_id"])
  }

  @Test("The fifty-first series is refused with the quota")
  func quota() async throws {
    for number in 1...50 { _ = try await client().createReminder(.init(reminder: message(number))) }
    let error = await #expect(throws: RPCError.self) {
      try await client().createReminder(.init(reminder: message(51)))
    }
    #expect((error?.code, error?.receivedReason) == (.resourceExhausted, "TOO_MANY_REMINDERS"))
    #expect(try await client().deleteAllReminders(.init()).deleted == 50)
    #expect(try await client().listReminders(.init()).reminders.isEmpty)
  }

  @Test("An update changes the fields of its mask, once per request id")
  func update() async throws {
    _ = try await client().createReminder(.init(reminder: message(text: "eins")))
    time.advance(by: .seconds(60))
    let wanted = MotivationV1.Reminder(reminderID: "\(reminderID())", minutes: [600], etag: "1")
    let request = MotivationV1.UpdateReminderRequest(
      reminder: wanted, updateMask: .init(paths: ["minutes"]), requestID: "\(uuid(9))")
    let changed = try #require(try await client().updateReminder(request).reminder)
    #expect((changed.minutes, changed.text, changed.etag) == ([600], "eins", "2"))
    #expect(changed.updateTime == .init(noon + .seconds(60)))
    #expect(try await client().updateReminder(request).reminder == changed)
    let stale = await #expect(throws: RPCError.self) {
      try await client().updateReminder(.init(reminder: wanted))
    }
    #expect((stale?.code, stale?.receivedReason) == (.aborted, "ETAG_MISMATCH"))
    let path = await #expect(throws: RPCError.self) {
      try await client().updateReminder(
        .init(reminder: .init(reminderID: "\(reminderID())"), updateMask: .init(paths: ["colour"])))
    }
    #expect(path?.receivedReason == "PATH_UNKNOWN")
    let broken = await #expect(throws: RPCError.self) {
      try await client().updateReminder(
        .init(reminder: .init(reminderID: "\(reminderID())"), updateMask: .init(paths: ["frequency"])))
    }
    #expect(broken?.receivedFields == ["reminder.frequency"])
  }

  @Test("Another user's series is not found")
  func foreign() async throws {
    _ = try await client().createReminder(.init(reminder: message()))
    let (other, id) = (client(by: user(2)), "\(reminderID())")
    #expect(try await other.listReminders(.init()).reminders.isEmpty)
    #expect(try await other.listUpcomingReminders(.init()).occurrences.isEmpty)
    let refusals: [@Sendable () async throws -> Void] = [
      { _ = try await other.deleteReminder(.init(reminderID: id)) },
      { _ = try await other.listUpcomingReminders(.init(reminderID: id)) },
      { _ = try await other.updateReminder(.init(reminder: .init(reminderID: id))) },
      { _ = try await other.acknowledgeReminder(.init(reminderID: id, localDate: "2026-05-31", minute: 480)) },
    ]
    for refusal in refusals {
      let error = await #expect(throws: RPCError.self) { try await refusal() }
      #expect(error?.code == .notFound)
    }
    for _ in 0..<2 { _ = try await client().deleteReminder(.init(reminderID: id)) }
  }

  @Test("A reminder is sent when it is due, and withdrawn from every device once one has acknowledged it")
  func stream() async throws {
    _ = try await client().createReminder(.init(reminder: message()))
    try await client().streamDueReminders(.init(timeZone: "UTC")) { phone in
      try await client().streamDueReminders(.init(timeZone: "UTC")) { watch in
        var (onPhone, onWatch) = (phone.makeAsyncIterator(), watch.makeAsyncIterator())
        time.advance(by: .seconds(60))
        for told in [try await onPhone.next(), try await onWatch.next()] {
          let occurrence = try due(told)
          #expect(said([occurrence]) == ["2026-05-31 721"] && occurrence.time == .init(noon + .seconds(60)))
        }
        let request = MotivationV1.AcknowledgeReminderRequest(
          reminderID: "\(reminderID())", localDate: "2026-05-31", minute: 721)
        let first = try await client().acknowledgeReminder(request)
        #expect(first.wasFirst && first.acknowledgeTime == .init(noon + .seconds(60)))
        for told in [try await onPhone.next(), try await onWatch.next()] {
          #expect(said([try withdrawn(told)]) == ["2026-05-31 721"])
        }
        time.advance(by: .seconds(60))
        let again = try await client().acknowledgeReminder(request)
        #expect(!again.wasFirst && again.acknowledgeTime == first.acknowledgeTime)
      }
    }
  }

  @Test("However many devices wait, due reminders are read once when they are due, and once after a change")
  func readOnce() async throws {
    _ = try await client().createReminder(.init(reminder: message(1, minutes: [721])))
    _ = try await client().createReminder(.init(reminder: message(2, minutes: [722])))
    time.advance(by: .seconds(60))
    let told = Recorder<String>()
    func devices(heard count: Int) async throws { try await eventually { told.all.count == 8 * count } }
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [client = client()] in
          try await client.streamDueReminders(.init(timeZone: "UTC")) { responses in
            for try await response in responses { told.append("\(response)") }
          }
        }
      }
      defer { group.cancelAll() }
      try await devices(heard: 1)
      try await eventually { time.sleeps == 8 }
      let looks = store.looks.all.count
      time.advance(by: .seconds(60))
      try await devices(heard: 2)
      #expect(store.looks.all.count - looks == 1)
      _ = try await client().deleteReminder(.init(reminderID: "\(reminderID(2))"))
      try await devices(heard: 3)
      #expect(store.looks.all.count - looks == 2)
    }
  }

  @Test("A late stream gets due reminders, except acknowledged ones")
  func late() async throws {
    for number in 1...2 { _ = try await client().createReminder(.init(reminder: message(number))) }
    time.advance(by: .seconds(3_600))
    _ = try await client().acknowledgeReminder(
      .init(reminderID: "\(reminderID(1))", localDate: "2026-05-31", minute: 721))
    try await client().streamDueReminders(.init()) { responses in
      var told = responses.makeAsyncIterator()
      let occurrence = try due(try await told.next())
      #expect(occurrence.reminderID == "\(reminderID(2))")
    }
  }

  @Test("A stream follows series that are created or deleted while it is open")
  func made() async throws {
    try await client().streamDueReminders(.init()) { responses in
      var told = responses.makeAsyncIterator()
      _ = try await client().createReminder(.init(reminder: message(minutes: [722])))
      time.advance(by: .seconds(120))
      let occurrence = try due(try await told.next())
      #expect(occurrence.minute == 722)
      _ = try await client().deleteReminder(.init(reminderID: "\(reminderID())"))
      let gone = try withdrawn(try await told.next())
      #expect(gone == occurrence)
    }
  }

  @Test(
    "An acknowledgement needs a possible date and minute",
    arguments: [
      ("2026-05-22", 480, "local_date"), ("2026-06-09", 480, "local_date"), ("x", 480, "local_date"),
      ("2026-05-31", 1_440, "minute"),
    ] as [(String, UInt32, String)])
  func acknowledgements(date: String, minute: UInt32, field: String) async throws {
    _ = try await client().createReminder(.init(reminder: message()))
    let error = await #expect(throws: RPCError.self) {
      try await client().acknowledgeReminder(.init(reminderID: "\(reminderID())", localDate: date, minute: minute))
    }
    #expect(error?.code == .invalidArgument && error?.receivedFields == [field])
  }
}
