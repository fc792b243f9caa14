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

@Suite("Quotes and voices")
struct WordsTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try shippedCatalogue() }

  @Test("A folder without a catalogue is named in the error")
  func noCatalogue() {
    let error = #expect(throws: CatalogueError.self) { try Catalogue(folder: "/nowhere") }
    #expect(error?.description == "/nowhere/quotes.txt:1: there is no such file of UTF-8 text that can be read")
  }

  private func calls(_ others: OtherServices = .init(), store: MemoryMotivationStore = .init()) -> TestCalls {
    TestCalls([
      MotivationHandler(
        catalogue: catalogue, store: store, services: others.services, notifier: Notifier(), clock: { noon })
    ])
  }

  private func client(
    _ calls: TestCalls, by caller: UserID = user(), in language: String = "en"
  ) -> MotivationV1.MotivationServiceClient {
    .init(channel: calls.channel, options: TestCalls.by(caller, metadata: ["accept-language": .string(language)]))
  }

  @Test("Slogans change with every call, for each user, across devices")
  func slogans() async throws {
    let client = client(calls())
    var last = ""
    var seen: Set<String> = []
    let slogans = catalogue.quotes.quotes(of: [.slogan]).count
    for _ in 0..<slogans {
      let slogan = try #require(try await client.getSlogan(.init()).slogan)
      #expect(slogan.kind == .slogan && slogan.quoteID != last)
      #expect((slogan.author, slogan.source) == ("TitanUp", "TitanUp"))
      last = slogan.quoteID
      seen.insert(slogan.quoteID)
    }
    #expect(seen.count == slogans)
    #expect(try await client.getSlogan(.init()).slogan?.quoteID != last)
  }

  @Test("A quote shown before a restart isn't shown right after it")
  func restart() async throws {
    let store = MemoryMotivationStore()
    var last = ""
    for _ in 0..<50 {
      // Each time in a new process.
      let slogan = try await client(calls(store: store)).getSlogan(.init()).slogan
      #expect(slogan?.quoteID != last)
      last = slogan?.quoteID ?? ""
    }
  }

  @Test("Quotes match the filters", arguments: [MotivationV1.QuoteKind.quote, .verse, .slogan])
  func filters(kind: MotivationV1.QuoteKind) async throws {
    let client = client(calls())
    for _ in 0..<20 { #expect(try await client.getQuote(.init(kinds: [kind])).quote?.kind == kind) }
    let listed = try await client.listQuotes(.init(pageSize: 200, kinds: [kind])).quotes
    #expect(!listed.isEmpty && listed.allSatisfy { $0.kind == kind })
    let author = try #require(listed.first?.author)
    let theirs = try await client.listQuotes(.init(pageSize: 200, kinds: [kind], author: author)).quotes
    #expect(theirs == listed.filter { $0.author == author })
  }

  @Test("Quotes come in the requested language, and are marked if they are translations")
  func languages() async throws {
    let calls = calls()
    let id = "goethe-faust-1237"
    let german = try await client(calls, in: "de-AT").likeQuote(.init(quoteID: id)).quote
    #expect(german?.text == "Im Anfang war die Tat!" && german?.isTranslation == false && german?.language == "de")
    let english = try await client(calls, in: "en").likeQuote(.init(quoteID: id)).quote
    #expect(english?.text == "In the beginning was the deed!" && english?.isTranslation == true)
    #expect(english?.source == "Faust, Part One, 1237" && english?.author == "Johann Wolfgang Goethe")
    let named = try await client(calls, in: "en").getQuote(.init(language: "de")).quote
    #expect(named?.language == "de")
  }

  @Test("Unknown kinds, languages and ids are refused")
  func refused() async throws {
    let client = client(calls())
    let kind = await #expect(throws: RPCError.self) {
      try await client.getQuote(.init(kinds: [.init(rawValue: 9)]))
    }
    #expect(kind?.code == .invalidArgument && kind?.receivedFields == ["kinds"])
    let language = await #expect(throws: RPCError.self) { try await client.getQuote(.init(language: "xx")) }
    #expect(language?.receivedReason == "LANGUAGE_UNKNOWN")
    let quote = await #expect(throws: RPCError.self) { try await client.likeQuote(.init(quoteID: "none")) }
    #expect(quote?.code == .notFound)
    let empty = await #expect(throws: RPCError.self) { try await client.getQuote(.init(likedOnly: true)) }
    #expect(empty?.code == .notFound && empty?.receivedReason == "CATALOGUE_EMPTY")
    let anonymous = await #expect(throws: RPCError.self) {
      try await client.getSlogan(.init(), options: CallOptions())
    }
    #expect(anonymous?.code == .unauthenticated)
  }

  @Test("A like belongs to its user, and counts once")
  func likes() async throws {
    let calls = calls()
    let (one, two) = (client(calls), client(calls, by: user(2)))
    let id = catalogue.quotes.quotes[0].id.description
    for _ in 0..<2 { _ = try await one.likeQuote(.init(quoteID: id)) }
    let seen = try await two.likeQuote(.init(quoteID: id)).quote
    #expect(seen?.likes == 2 && seen?.isLiked == true)
    let left = try await one.unlikeQuote(.init(quoteID: id)).quote
    #expect(left?.likes == 1 && left?.isLiked == false)
    #expect(try await one.unlikeQuote(.init(quoteID: id)).quote == left)
    #expect(try await one.listLikedQuotes(.init()).quotes.isEmpty)
    #expect(try await two.listLikedQuotes(.init()).quotes.map(\.quoteID) == [id])
    #expect(try await two.getQuote(.init(likedOnly: true)).quote?.quoteID == id)
  }

  @Test("The pages of the catalogue list each quote once")
  func pages() async throws {
    let client = client(calls())
    var (ids, token): ([String], String) = ([], "")
    repeat {
      let page = try await client.listQuotes(.init(pageSize: 37, pageToken: token))
      ids += page.quotes.map(\.quoteID)
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(ids == catalogue.quotes.quotes.map(\.id.description))
    let first = try await client.listQuotes(.init(pageSize: 1))
    let error = await #expect(throws: RPCError.self) {
      try await client.listQuotes(.init(pageSize: 1, pageToken: first.nextPageToken, kinds: [.verse]))
    }
    #expect(error?.receivedReason == "PAGE_TOKEN_INVALID")
  }

  @Test("At level 10 the third voice speaks, and higher ones are locked")
  func voices() async throws {
    let client = client(calls(OtherServices(level: 10)))
    let packs = try await client.listVoicePacks(.init())
    #expect(packs.titanLevel == 10)
    #expect(packs.voicePacks.map(\.isLocked) == [false, false, false, true, true, true])
    let inForce = try #require(try await client.getVoicePack(.init()).voicePack)
    #expect(inForce.rank == 3 && !inForce.isSelected)
    #expect(Set(inForce.lines.map(\.event)) == Set(MotivationV1.VoiceEvent.known.dropFirst()))
    #expect(inForce.cues.contains { $0.code == "HIP_SAG" })
    let locked = try await client.getVoicePack(.init(voicePackID: "titan")).voicePack
    #expect(locked?.isLocked == true)
    let error = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "titan"))
    }
    #expect((error?.code, error?.receivedReason) == (.failedPrecondition, "LEVEL_TOO_LOW"))
    #expect(error?.receivedInfo == ["level": "10", "min_level": "50"])
  }

  @Test("A chosen voice is a setting, and without one the level decides")
  func selection() async throws {
    let (others, store) = (OtherServices(level: 10), MemoryMotivationStore())
    let client = client(calls(others, store: store))
    let first = try await client.selectVoicePack(.init(voicePackID: "drill", requestID: "\(uuid(9))")).voicePack
    #expect(first?.rank == 1 && first?.isSelected == true)
    #expect(others.facts.voice == "drill")
    // The profile service stores its response to the request.
    #expect(others.asked["updateSettings \(uuid(9))"] != nil)
    #expect(try await client.getVoicePack(.init()).voicePack == first)
    let back = try await client.selectVoicePack(.init()).voicePack
    #expect(back?.rank == 3 && back?.isSelected == false && others.facts.voice.isEmpty)
    // The voice was set along with other settings, and the profile feed has brought it.
    try await store.setVoice(VoicePackID("trainer"), of: user())
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 2)
    // A locked voice speaks once it is unlocked.
    try await store.setVoice(VoicePackID("warrior"), of: user())
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 3)
    others.change { $0.level = 35 }
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 4)
    let unknown = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "none"))
    }
    #expect(unknown?.code == .notFound)
    let invalid = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "drill", requestID: "x"))
    }
    #expect(invalid?.code == .invalidArgument)
  }

  @Test("If a service does not respond, the last known level applies")
  func lastKnown() async throws {
    let store = MemoryMotivationStore()
    let others = OtherServices(level: 20)
    try await store.setVoice(VoicePackID("partner"), of: user())
    _ = try await client(calls(others, store: store)).getVoicePack(.init())
    others.change { $0.failing = ["level": .unavailable, "chart CHART_RANGE_TODAY": .internal] }
    // A new process.
    let client = client(calls(others, store: store))
    let packs = try await client.listVoicePacks(.init())
    #expect(packs.titanLevel == 20 && packs.voicePacks.filter(\.isSelected).map(\.rank) == [3])
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 3)
    let talk = try await client.getPepTalk(.init())
    #expect(talk.voicePackID == "partner" && talk.titanLevel == 20)
    #expect(talk.occasion == .anyTime && talk.line == "Ready when you are. I'll count along." && talk.goal == 0)
    // A new user is on the first level.
    #expect(try await self.client(calls(others)).listVoicePacks(.init()).titanLevel == 1)
  }

  @Test("A locked voice is refused by the current level, and an error of the profile service is passed on")
  func unanswered() async throws {
    let others = OtherServices(level: 20)
    others.change { $0.failing = ["level": .unavailable] }
    let client = client(calls(others))
    let locked = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "warrior"))
    }
    #expect(locked?.code == .unavailable)
    others.change { $0.failing = ["updateSettings ": .unavailable] }
    let unwritten = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "warrior"))
    }
    #expect(unwritten?.code == .unavailable)
    #expect(try await client.getVoicePack(.init()).voicePack?.isSelected == false)
    others.change { $0.failing = [:] }
    #expect(try await client.selectVoicePack(.init(voicePackID: "warrior")).voicePack?.isSelected == true)
  }

  @Test("Other services are called on the caller's behalf, for at most two seconds")
  func asked() async throws {
    let others = OtherServices()
    let metadata: Metadata = ["authorization": .string("Bearer token"), "accept-language": .string("de")]
    let client = MotivationV1.MotivationServiceClient(
      channel: calls(others).channel, options: TestCalls.by(user(), metadata: metadata))
    _ = try await client.getPepTalk(.init(timeZone: "Asia/Tokyo"))
    #expect(Set(others.asked.keys) == ["level", "streak", "chart CHART_RANGE_TODAY"])
    for call in others.asked.values {
      #expect(call.metadata.first("authorization") == "Bearer token")
      #expect(call.metadata.first("accept-language") == "de")
      #expect(try #require(call.remaining) <= .seconds(2))
    }
    // The zone is remembered; before one is named, the clock of the user's sessions decides which date today is.
    _ = try await client.getPepTalk(.init())
    #expect(others.zones == ["Asia/Tokyo"])
    _ = try await self.client(calls(others)).getPepTalk(.init())
    #expect(others.zones == ["Asia/Tokyo", ""])
  }

  @Test("With every other service frozen, a pep talk still comes within the deadline")
  func frozen() async throws {
    let others = OtherServices()
    others.change { $0.frozen = ["level", "streak", "chart CHART_RANGE_TODAY"] }
    // The wait is two seconds, which leaves the rest to a busy machine; a wait for the deadline itself fails.
    var options = TestCalls.by(user())
    options.deadline = .after(.seconds(60))
    let talk = try await MotivationV1.MotivationServiceClient(channel: calls(others).channel, options: options)
      .getPepTalk(.init())
    #expect(talk.occasion == .anyTime && !talk.line.isEmpty && talk.quote != nil && talk.voicePackID == "drill")
  }

  @Test("A pep talk fits level, streak and goal")
  func pepTalk() async throws {
    let talk = try await client(calls(OtherServices(level: 20, streak: 6, repsToday: 4)))
      .getPepTalk(.init(timeZone: "Europe/Berlin"))
    #expect(talk.voicePackID == "warrior" && talk.occasion == .underWay)
    #expect((talk.titanLevel, talk.streak, talk.repsToday, talk.goal) == (20, 6, 4, 10))
    #expect(talk.line == "4 are beaten. 6 still stand.")
    #expect([.quote, .verse].contains(talk.quote?.kind))
    let others = OtherServices(level: 20, streak: 6)
    #expect(try await client(calls(others)).getPepTalk(.init()).line == "6 days you held the line. Hold it today.")
    others.change { ($0.dailyGoal, $0.repsToday) = (50, 49) }
    #expect(try await client(calls(others)).getPepTalk(.init()).line == "49 are beaten. 1 still stand.")
    let first = try await client(calls(), in: "de").getPepTalk(.init())
    #expect(first.occasion == .first && first.voicePackID == "drill" && first.line.contains("10 Liegestütze"))
    let error = await #expect(throws: RPCError.self) {
      try await client(calls()).getPepTalk(.init(timeZone: "Mars/Olympus"))
    }
    #expect(error?.receivedReason == "ZONE_UNKNOWN")
  }

  @Test("An error has a message in the user's language")
  func localized() async throws {
    for (language, word) in [("en", "level 50"), ("de", "ab Stufe 50")] {
      let error = await #expect(throws: RPCError.self) {
        try await client(calls(), in: language).selectVoicePack(.init(voicePackID: "titan"))
      }
      let text = error?.receivedDetails.compactMap {
        if case .localizedMessage(language, let message) = $0 { message } else { nil }
      }.first
      #expect(text?.contains(word) == true)
    }
  }
}
