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

@Suite("Push subscriptions of the caller")
struct PushSubscriptionTests {
  private let time = TestTime()
  private let store = MemoryMotivationStore()

  private func client(
    by caller: UserID = user(), pushes: Bool = true, metadata: Metadata = [:]
  ) throws -> MotivationV1.MotivationServiceClient {
    let settings = pushes ? PushSettings(key: try #require(VapidKey(testPushKey))) : nil
    let calls = TestCalls([
      MotivationHandler(
        catalogue: try shippedCatalogue(), store: store, services: OtherServices().services, notifier: Notifier(),
        push: settings, clock: time.clock, sleepUntil: time.sleepUntil)
    ])
    return .init(channel: calls.channel, options: TestCalls.by(caller, metadata: metadata))
  }

  private func message(_ device: PushDevice) -> MotivationV1.PushSubscription {
    .init(endpoint: device.endpoint, p256dh: device.publicKey, auth: device.authSecret)
  }

  @Test("The key for subscriptions is that of the installation")
  func key() async throws {
    let key = try #require(VapidKey(testPushKey))
    #expect(try await client().getPushKey(.init()).publicKey == key.publicKey)
    #expect(try await client(pushes: false).getPushKey(.init()).publicKey == [])
  }

  @Test("A device subscribes, renews its subscription, and ends it")
  func life() async throws {
    let made = try #require(
      try await client(metadata: ["accept-language": .string("de")]).createPushSubscription(
        .init(subscription: message(PushDevice()))
      )
      .subscription)
    #expect(made.endpoint == PushDevice().endpoint && made.language == "de")
    #expect(made.createTime == .init(noon) && made.renewTime == .init(noon))
    #expect(made.p256dh == [] && made.auth == [], "keys are never sent")
    time.advance(by: .seconds(60))
    let renewed = try await client().createPushSubscription(.init(subscription: message(PushDevice()))).subscription
    #expect(renewed?.createTime == .init(noon) && renewed?.renewTime == .init(time.now) && renewed?.language == "en")
    #expect(try await client().listPushSubscriptions(.init()).subscriptions == [renewed])
    #expect(try await client(by: user(2)).listPushSubscriptions(.init()).subscriptions == [])
    for _ in 0..<2 { _ = try await client().deletePushSubscription(.init(endpoint: PushDevice().endpoint)) }
    #expect(try await client().listPushSubscriptions(.init()).subscriptions == [])
    _ = try await client().deletePushSubscription(.init(endpoint: "\0"))
  }

  @Test("Every wrong field is named, and nothing of what came is repeated")
  func violations() async throws {
    let error = try await #require(throws: RPCError.self) {
      try await client().createPushSubscription(
        .init(subscription: .init(endpoint: "https://10.0.0.1/secret", p256dh: [4, 1], auth: [42])))
    }
    #expect(error.code == .invalidArgument && error.receivedReason == "INVALID_FIELD")
    #expect(error.receivedFields == ["subscription.endpoint", "subscription.p256dh", "subscription.auth"])
    #expect(!error.message.contains("secret"))
    await #expect(throws: RPCError.self) { try await client().createPushSubscription(.init()) }
    #expect(try await client().listPushSubscriptions(.init()).subscriptions == [])
  }

  @Test("Without a key nobody can subscribe")
  func off() async throws {
    let error = try await #require(throws: RPCError.self) {
      try await client(pushes: false).createPushSubscription(.init(subscription: message(PushDevice())))
    }
    #expect(error.code == .failedPrecondition && error.receivedReason == "PUSH_OFF")
  }

  @Test("What is due and not acknowledged is listed, earliest first")
  func due() async throws {
    _ = try await store.create(reminder(1, after: -7_200), of: user(), isDryRun: false)
    _ = try await store.create(reminder(2, after: -7_200), of: user(), isDryRun: false)
    let due = try await client().listDueReminders(.init(timeZone: "UTC")).occurrences
    #expect(due.map(\.reminderID) == [reminderID(1), reminderID(2)].map(\.description))
    #expect(due.map(\.minute) == [720, 720] && due.first?.text == "süß 💪")
    _ = try await client().acknowledgeReminder(
      .init(reminderID: "\(reminderID(1))", localDate: "\(day)", minute: 720))
    #expect(try await client().listDueReminders(.init()).occurrences.map(\.reminderID) == ["\(reminderID(2))"])
    await #expect(throws: RPCError.self) { try await client().listDueReminders(.init(timeZone: "Mars")) }
  }
}

@Suite("Push subscriptions in the store")
struct PushSubscriptionStoreTests {
  @Test("An endpoint belongs to the user who named it last", arguments: StoreKind.allCases)
  func moves(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      let subscription = PushDevice().subscription()
      #expect(try await store.subscribe(subscription, of: user()) == subscription)
      try await store.unsubscribe(subscription.endpoint.text, of: user(2))
      #expect(try await store.pushSubscriptions(of: user()) == [subscription], "is not the other user's to end")
      #expect(try await store.subscribe(subscription, of: user(2)) == subscription)
      #expect(try await store.pushSubscriptions(of: user()) == [])
      #expect(try await store.pushSubscriptions(of: user(2)) == [subscription])
    }
  }

  @Test("A renewal replaces everything but the time of the first", arguments: StoreKind.allCases)
  func renewal(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      _ = try await store.subscribe(PushDevice().subscription(session: "a"), of: user())
      var renewed = PushDevice(authSecret: [UInt8](repeating: 3, count: 16))
        .subscription(after: 60, language: .german, session: "b")
      let stored = try await store.subscribe(renewed, of: user())
      renewed.createTime = noon
      #expect(stored == renewed)
      #expect(try await store.pushSubscriptions(of: user()) == [renewed])
    }
  }

  @Test("One more than 20 replaces the one renewed longest ago, never itself", arguments: StoreKind.allCases)
  func most(_ kind: StoreKind) async throws {
    try await kind.withStore { store in
      for number in 1...20 { _ = try await store.subscribe(PushDevice(number).subscription(after: number), of: user()) }
      _ = try await store.subscribe(PushDevice(1).subscription(after: 21), of: user())
      // Its clock is behind.
      _ = try await store.subscribe(PushDevice(21).subscription(after: 0), of: user())
      let left = try await store.pushSubscriptions(of: user()).map(\.endpoint.text)
      #expect(left == ([1] + (3...20).reversed() + [21]).map { PushDevice($0).endpoint })
    }
  }
}
