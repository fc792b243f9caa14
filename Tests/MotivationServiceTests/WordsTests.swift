import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Words and voices")
struct WordsTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try shippedCatalogue() }

  @Test("A folder without a catalogue is named, in words")
  func noCatalogue() {
    let error = #expect(throws: CatalogueError.self) { try Catalogue(folder: "/nowhere") }
    #expect(error?.description == "/nowhere/quotes.txt:1: there is no such file of UTF-8 text that can be read")
  }

  private func calls(_ reads: MemoryReads = .init(), store: MemoryMotivationStore = .init()) -> TestCalls {
    TestCalls([
      MotivationHandler(catalogue: catalogue, store: store, reads: reads, bells: UserBells(), clock: { noon })
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

  @Test("What was shown before a restart is not shown right after it")
  func restart() async throws {
    let store = MemoryMotivationStore()
    var last = ""
    for _ in 0..<50 {
      // A process of its own every time.
      let slogan = try await client(calls(store: store)).getSlogan(.init()).slogan
      #expect(slogan?.quoteID != last)
      last = slogan?.quoteID ?? ""
    }
  }

  @Test("Filters hold", arguments: [MotivationV1.QuoteKind.quote, .verse, .slogan])
  func filters(kind: MotivationV1.QuoteKind) async throws {
    let client = client(calls())
    for _ in 0..<20 { #expect(try await client.getQuote(.init(kinds: [kind])).quote?.kind == kind) }
    let listed = try await client.listQuotes(.init(pageSize: 200, kinds: [kind])).quotes
    #expect(!listed.isEmpty && listed.allSatisfy { $0.kind == kind })
    let author = try #require(listed.first?.author)
    let theirs = try await client.listQuotes(.init(pageSize: 200, kinds: [kind], author: author)).quotes
    #expect(theirs == listed.filter { $0.author == author })
  }

  @Test("Words come in the language asked for, and say whether they are a translation")
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

  @Test("A like is one's own, and counted once")
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

  @Test("The whole catalogue comes in pages, each once")
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

  @Test("At level 10 the third voice is heard, and what is above is locked")
  func voices() async throws {
    let client = client(calls(MemoryReads(level: 10)))
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

  @Test("A chosen voice is a setting; without one the level says whose voice it is")
  func selection() async throws {
    let reads = MemoryReads(level: 10)
    let client = client(calls(reads))
    let first = try await client.selectVoicePack(.init(voicePackID: "drill", requestID: "\(uuid(9))")).voicePack
    #expect(first?.rank == 1 && first?.isSelected == true)
    #expect(reads.facts.settings.voicePackID == "drill")
    // The setting's owner keeps what it answered to the request.
    #expect(reads.asked["updateSettings \(uuid(9))"] != nil)
    #expect(try await client.getVoicePack(.init()).voicePack == first)
    let back = try await client.selectVoicePack(.init()).voicePack
    #expect(back?.rank == 3 && back?.isSelected == false && reads.facts.settings.voicePackID.isEmpty)
    // Set where all settings are.
    reads.change { $0.settings.voicePackID = "trainer" }
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 2)
    // A locked one is heard when it is unlocked.
    reads.change { $0.settings.voicePackID = "warrior" }
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 3)
    reads.change { $0.level = 35 }
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

  @Test("Where a service does not answer, level and voice are as they were known last")
  func lastKnown() async throws {
    let store = MemoryMotivationStore()
    let reads = MemoryReads(level: 20)
    reads.change { $0.settings.voicePackID = "partner" }
    _ = try await client(calls(reads, store: store)).getVoicePack(.init())
    reads.change { $0.failing = ["level": .unavailable, "settings": .internal] }
    // A process of its own.
    let client = client(calls(reads, store: store))
    let packs = try await client.listVoicePacks(.init())
    #expect(packs.titanLevel == 20 && packs.voicePacks.filter(\.isSelected).map(\.rank) == [3])
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 3)
    let talk = try await client.getPepTalk(.init())
    #expect(talk.voicePackID == "partner" && talk.titanLevel == 20)
    #expect(talk.occasion == .anyTime && talk.line == "Ready when you are. I will count along." && talk.goal == 0)
    // Somebody new is on the first level.
    #expect(try await self.client(calls(reads)).listVoicePacks(.init()).titanLevel == 1)
  }

  @Test("Nobody is refused a voice by what was known last, and no choice is lost in silence")
  func unanswered() async throws {
    let reads = MemoryReads(level: 20)
    reads.change { $0.failing = ["level": .unavailable] }
    let client = client(calls(reads))
    let locked = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "warrior"))
    }
    #expect(locked?.code == .unavailable)
    reads.change { $0.failing = ["updateSettings ": .unavailable] }
    let unwritten = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "warrior"))
    }
    #expect(unwritten?.code == .unavailable)
    #expect(try await client.getVoicePack(.init()).voicePack?.isSelected == false)
    reads.change { $0.failing = [:] }
    #expect(try await client.selectVoicePack(.init(voicePackID: "warrior")).voicePack?.isSelected == true)
  }

  @Test("Other services are asked in the caller's name, and waited for two seconds at the most")
  func asked() async throws {
    let reads = MemoryReads()
    let metadata: Metadata = ["authorization": .string("Bearer token"), "accept-language": .string("de")]
    let client = MotivationV1.MotivationServiceClient(
      channel: calls(reads).channel, options: TestCalls.by(user(), metadata: metadata))
    _ = try await client.getPepTalk(.init(timeZone: "Asia/Tokyo"))
    #expect(Set(reads.asked.keys) == ["level", "settings", "streak", "chart CHART_RANGE_TODAY"])
    for options in reads.asked.values {
      #expect(options.metadata.first("authorization") == "Bearer token")
      #expect(options.metadata.first("accept-language") == "de")
      #expect(try #require(options.deadline).remaining() <= .seconds(2))
    }
    // The zone is remembered; before one is named, the clock of the user's sessions says which date today is.
    _ = try await client.getPepTalk(.init())
    #expect(reads.zones == ["Asia/Tokyo"])
    _ = try await self.client(calls(reads)).getPepTalk(.init())
    #expect(reads.zones == ["Asia/Tokyo", ""])
  }

  @Test("With every other service frozen there are words all the same, inside the deadline")
  func frozen() async throws {
    let reads = MemoryReads()
    reads.change { $0.frozen = ["level", "settings", "streak", "chart CHART_RANGE_TODAY"] }
    // Two seconds is what is waited for, so that a busy machine has the rest; who waits for the deadline itself fails.
    var options = TestCalls.by(user())
    options.deadline = .after(.seconds(60))
    let talk = try await MotivationV1.MotivationServiceClient(channel: calls(reads).channel, options: options)
      .getPepTalk(.init())
    #expect(talk.occasion == .anyTime && !talk.line.isEmpty && talk.quote != nil && talk.voicePackID == "drill")
  }

  @Test("A pep talk fits level, streak and goal")
  func pepTalk() async throws {
    let talk = try await client(calls(MemoryReads(level: 20, streak: 6, repsToday: 4)))
      .getPepTalk(.init(timeZone: "Europe/Berlin"))
    #expect(talk.voicePackID == "warrior" && talk.occasion == .underWay)
    #expect((talk.titanLevel, talk.streak, talk.repsToday, talk.goal) == (20, 6, 4, 10))
    #expect(talk.line == "4 are beaten. 6 still stand.")
    #expect([.quote, .verse].contains(talk.quote?.kind))
    let reads = MemoryReads(level: 20, streak: 6)
    #expect(try await client(calls(reads)).getPepTalk(.init()).line == "6 days you held the line. Hold it today.")
    reads.change { ($0.settings.dailyGoal, $0.repsToday) = (50, 49) }
    #expect(try await client(calls(reads)).getPepTalk(.init()).line == "49 are beaten. 1 still stand.")
    let first = try await client(calls(), in: "de").getPepTalk(.init())
    #expect(first.occasion == .first && first.voicePackID == "drill" && first.line.contains("10 Liegestütze"))
    let error = await #expect(throws: RPCError.self) {
      try await client(calls()).getPepTalk(.init(timeZone: "Mars/Olympus"))
    }
    #expect(error?.receivedReason == "ZONE_UNKNOWN")
  }

  @Test("A refusal has words for the person, in their language")
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
