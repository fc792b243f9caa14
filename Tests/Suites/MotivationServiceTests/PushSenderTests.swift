import MotivationDomain
import MotivationProto
import MotivationService
import Testing
import TitanCore
import TitanPostgres
import TitanTesting
import TitanThreads

@Suite("Pushes on PostgreSQL")
struct PushSenderTests {
  /// One user with a daily reminder at 14:00.
  private struct World: Sendable {
    let store: PostgresMotivationStore
    let pool: PostgresPool
    let time = TestTime()
    let transport = RecordingPushTransport()
    let devices = [PushDevice(1), PushDevice(2)]

    func sender(_ policy: PushServicePolicy = PushServicePolicy()) throws -> PushSender {
      PushSender(
        outbox: store, transport: transport,
        settings: PushSettings(
          key: try #require(VapidKey(testPushKey)), contact: "mailto:a@example.org", policy: policy),
        pool: BoundedThreadPool(threadCount: PushSender.width, queueLimit: PushSender.width), clock: time.clock,
        logger: .silent)
    }

    /// Subscribes the devices and lets two hours pass.
    func begin(_ devices: [PushDevice]) async throws {
      _ = try await store.create(afternoon, of: user(), isDryRun: false)
      for device in devices { _ = try await store.subscribe(device.subscription(), of: user()) }
      try await sender().work()
      #expect(transport.taken.isEmpty, "nothing is due yet")
      time.advance(by: .seconds(7_200))
    }

    func acknowledge() async throws {
      _ = try await store.acknowledge(key, by: user(), at: time.now, forgettingBefore: day)
    }

    /// The endpoints that pushes were delivered to.
    var told: [String] { transport.taken.map(\.endpoint.text).sorted() }
    var key: ReminderKey { ReminderKey(reminder: reminderID(), localDate: day, minute: 840) }
    var afternoon: Reminder {
      Reminder(
        id: reminderID(),
        content: ReminderContent(kind: .pushUps, series: ReminderSeries(frequency: .daily, times: .at([840]))),
        createTime: noon - .seconds(60), updateTime: noon - .seconds(60))
    }
  }

  private func with(_ body: @Sendable (World) async throws -> Void) async throws {
    try await TestDatabase.with(.motivation) { pool async throws in
      try await body(World(store: PostgresMotivationStore(pool), pool: pool))
    }
  }

  @Test("A due reminder is pushed once to each device, encrypted for it, in its language")
  func pushes() async throws {
    try await with { world in
      let (english, german) = (world.devices[0], world.devices[1])
      try await world.begin([english])
      _ = try await world.store.subscribe(german.subscription(language: .german), of: user())
      for _ in 0..<3 { try await world.sender().work() }
      #expect(world.told == [english.endpoint, german.endpoint])
      for (device, text) in [(english, "Time for your push-ups."), (german, "Zeit für deine Liegestütze.")] {
        let request = try #require(world.transport.taken.first { $0.endpoint.text == device.endpoint })
        let occurrence = try device.occurrence(request)
        #expect(occurrence.text == text && occurrence.reminderID == "\(reminderID())" && occurrence.minute == 840)
        #expect(occurrence.localDate == "\(day)")
        #expect(request.headers.contains("TTL: 86400"))
        #expect(request.headers.contains("Content-Encoding: aes128gcm"))
        #expect(request.headers.contains("Urgency: high"))
        #expect(request.headers.contains { $0.hasPrefix("Authorization: vapid t=") })
        #expect(request.headers.contains { $0.hasPrefix("Topic: ") })
      }
    }
  }

  @Test("The next day's reminder is pushed as well, and old pushes are forgotten")
  func everyDay() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      for number in 1...5 {
        try await world.sender().work()
        try await world.sender().tidy()
        #expect(world.told.count == number)
        world.time.advance(by: .seconds(86_400))
      }
      let left = try await world.pool.first("SELECT count(*) AS number FROM motivation.pushes")
      #expect(try left?.decode("number", as: Int.self) == 3)
    }
  }

  @Test("A reminder that another device has acknowledged isn't pushed")
  func acknowledged() async throws {
    try await with { world in
      try await world.begin(world.devices)
      try await world.acknowledge()
      try await world.sender().work()
      #expect(world.told.isEmpty)
    }
  }

  @Test("A push that waits for another attempt is dropped once a device has acknowledged the reminder")
  func acknowledgedMeanwhile() async throws {
    try await with { world in
      try await world.begin(world.devices)
      world.transport.reply(.answered(status: 503, retryAfter: .seconds(30)), to: world.devices[1])
      try await world.sender().work()
      #expect(world.told == [world.devices[0].endpoint])
      try await world.acknowledge()
      world.time.advance(by: .seconds(60))
      try await world.sender().work()
      #expect(world.told == [world.devices[0].endpoint])
    }
  }

  @Test("A push service that is busy or out of reach is tried again when it is due")
  func retries() async throws {
    try await with { world in
      let device = world.devices[0]
      try await world.begin([device])
      world.transport.reply(
        .answered(status: 429, retryAfter: .seconds(30)), .unreachable("reset"), .answered(status: 500), to: device)
      for (seconds, sent) in [(0, 0), (29, 0), (1, 0), (9, 0), (1, 0), (19, 0), (1, 1)] {
        world.time.advance(by: .seconds(seconds))
        try await world.sender().work()
        #expect(world.told.count == sent)
      }
    }
  }

  @Test("Time spent on attempts is taken off the time to live, and after a day the push is given up")
  func expiry() async throws {
    try await with { world in
      let device = world.devices[0]
      try await world.begin([device])
      world.transport.reply(.answered(status: 503, retryAfter: .seconds(3_600)), to: device)
      try await world.sender().work()
      world.time.advance(by: .seconds(3_600))
      try await world.sender().work()
      #expect(world.transport.taken.first?.headers.contains("TTL: 82800") == true)
    }
  }

  @Test("A subscription that the push service no longer knows is removed", arguments: [404, 410])
  func gone(status: Int) async throws {
    try await with { world in
      try await world.begin(world.devices)
      world.transport.reply(.answered(status: status), to: world.devices[0])
      try await world.sender().work()
      #expect(world.told == [world.devices[1].endpoint])
      let left = try await world.store.pushSubscriptions(of: user()).map(\.endpoint.text)
      #expect(left == [world.devices[1].endpoint])
    }
  }

  @Test("A subscription survives a push that was refused")
  func refused() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      world.transport.reply(.answered(status: 403), to: world.devices[0])
      for _ in 0..<2 { try await world.sender().work() }
      #expect(world.told.isEmpty)
      world.time.advance(by: .seconds(86_400))
      try await world.sender().work()
      #expect(world.told.count == 1)
    }
  }

  @Test("Several concurrent senders push each reminder once to each device")
  func senders() async throws {
    try await with { world in
      let devices = (1...12).map { PushDevice($0) }
      try await world.begin(devices)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await world.sender().work() } }
        try await group.waitForAll()
      }
      #expect(world.told == devices.map(\.endpoint).sorted())
    }
  }

  @Test("A push whose sender died before or after sending is sent when the lease has expired")
  func lease() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      try await world.sender().lookForDue()
      let now = world.time.now
      let jobs = try await world.store.leasePushes(
        9, share: 2, except: [], until: now + PushSchedule.lease, at: now)
      #expect(jobs.map(\.attempts) == [1] && jobs.map(\.key) == [world.key])
      try await world.sender().work()
      #expect(world.told.isEmpty)
      world.time.advance(by: PushSchedule.lease)
      try await world.sender().work()
      #expect(world.told.count == 1)
    }
  }

  @Test("Users are served in turn, each with its share, and one who has it waits")
  func shares() async throws {
    try await with { world in
      let now = world.time.now
      for (owner, devices) in [(user(), 5), (user(2), 1)] {
        var reminder = world.afternoon
        reminder.id = reminderID(owner == user() ? 1 : 2)
        _ = try await world.store.create(reminder, of: owner, isDryRun: false)
        for number in 0..<devices {
          _ = try await world.store.subscribe(
            PushDevice(10 * (owner == user() ? 1 : 2) + number).subscription(), of: owner)
        }
      }
      world.time.advance(by: .seconds(7_200))
      try await world.sender().lookForDue()
      func lease(_ busy: Set<UserID>) async throws -> [UserID] {
        try await world.store.leasePushes(
          8, share: 2, except: busy, until: world.time.now + PushSchedule.lease, at: world.time.now
        ).map(\.user)
      }
      #expect(now < world.time.now)
      let first = try await lease([])
      #expect(first.count { $0 == user() } == 2 && first.count { $0 == user(2) } == 1)
      #expect(try await lease([user()]).isEmpty)
      #expect(try await lease([]) == [user(), user()])
      #expect(try await lease([]) == [user()])
      #expect(try await lease([]).isEmpty)
    }
  }

  @Test("A look whose process died is carried out when the lease has expired")
  func deadLook() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      let now = world.time.now
      #expect(try await world.store.leaseLooks(9, until: now + PushSchedule.lease, at: now).count == 1)
      try await world.sender().work()
      #expect(world.told.isEmpty)
      world.time.advance(by: PushSchedule.lease)
      try await world.sender().work()
      #expect(world.told.count == 1)
    }
  }

  @Test("A change between a look's lease and the look itself isn't lost")
  func overtaken() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      let now = world.time.now
      let looks = try await world.store.leaseLooks(9, until: now + PushSchedule.lease, at: now)
      try await world.store.setTimeZone("Europe/Berlin", of: user())
      for look in looks {
        try await world.store.carryOut(look) { _ in
          Issue.record("the look is out of date")
          return ([], nil)
        }
      }
      #expect(try await world.store.leaseLooks(9, until: now + PushSchedule.lease, at: now).map(\.user) == [user()])
    }
  }

  @Test("Whatever changes when reminders are due has them looked at again")
  func looksAgain() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      let (store, now) = (world.store, noon + .seconds(1))
      func isLookedAt(_ change: () async throws -> Void) async throws -> Bool {
        _ = try await store.leaseLooks(9, until: noon + .seconds(9_000), at: now)
        try await change()
        return try await !store.leaseLooks(9, until: noon + .seconds(9_000), at: now).isEmpty
      }
      #expect(try await !isLookedAt {})
      #expect(try await isLookedAt { _ = try await store.create(reminder(2), of: user(), isDryRun: false) })
      #expect(try await !isLookedAt { _ = try await store.create(reminder(3), of: user(), isDryRun: true) })
      #expect(
        try await isLookedAt {
          _ = try await store.change(reminderID(2), of: user(), at: now, request: nil) { reminder in
            var content = reminder.content
            content.series.times = .at([721])
            return content
          }
        })
      #expect(try await isLookedAt { try await store.setTimeZone("Europe/Berlin", of: user()) })
      #expect(try await isLookedAt { _ = try await store.subscribe(world.devices[1].subscription(), of: user()) })
      let times = PushUpTimes(window: ReminderWindow(first: 0, last: 60, timesPerDay: 2), since: noon)
      let change = SettingsChange(user: user(), settings: FollowedSettings(times: times))
      #expect(try await isLookedAt { _ = try await store.apply([change], from: place(0), to: place(1)) })
      #expect(
        try await isLookedAt {
          try await store.beginRebuild(from: place(1))
          _ = try await store.finishRebuild(from: place(0))
        })
      #expect(try await !isLookedAt { _ = try await store.create(reminder(2), of: user(2), isDryRun: false) })
    }
  }

  @Test("A device gets no push for what was due before it subscribed")
  func newDevice() async throws {
    try await with { world in
      try await world.begin([world.devices[0]])
      _ = try await world.store.subscribe(world.devices[1].subscription(after: 7_200), of: user())
      try await world.sender().work()
      #expect(world.told == [world.devices[0].endpoint])
    }
  }

  @Test("Subscriptions of revoked sign-ins end, and those that nobody has renewed for 30 days")
  func endings() async throws {
    try await with { world in
      let (store, devices) = (world.store, (1...3).map { PushDevice($0) })
      for (device, session) in zip(devices, ["a", "b", nil]) {
        _ = try await store.subscribe(device.subscription(session: session), of: user())
      }
      try await store.endSubscriptions(of: ["a", "c"])
      #expect(try await store.pushSubscriptions(of: user()).map(\.endpoint.text) == devices[1...].map(\.endpoint))
      _ = try await store.subscribe(devices[2].subscription(after: 60), of: user())
      try await store.forgetPushes(before: noon + PushSubscription.lifetime + .seconds(30))
      #expect(try await store.pushSubscriptions(of: user()).map(\.endpoint.text) == [devices[2].endpoint])
    }
  }

  @Test("An endpoint that the operator no longer allows is removed without a request")
  func narrowedPolicy() async throws {
    try await with { world in
      try await world.begin([])
      var subscription = PushDevice().subscription()
      subscription.endpoint = PushEndpoint(stored: "http://127.0.0.1:17200/a")
      _ = try await world.store.subscribe(subscription, of: user())
      try await world.sender().work()
      #expect(world.transport.taken.isEmpty)
      #expect(try await world.store.pushSubscriptions(of: user()).isEmpty)
    }
  }
}
