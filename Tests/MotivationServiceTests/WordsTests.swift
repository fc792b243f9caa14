import MotivationDomain
import MotivationService
import Testing
import TitanCore
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Words and voices")
struct WordsTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try shippedCatalogue() }

  private func calls(_ standing: Standing = .unknown, store: MemoryMotivationStore = .init()) -> TestCalls {
    TestCalls([
      MotivationHandler(
        catalogue: catalogue, store: store, standings: FixedStandings(standing: standing), bells: ReminderBells(),
        clock: { noon })
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
    let client = client(calls(Standing(titanLevel: 10)))
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

  @Test("A chosen voice stays, until nothing is chosen; a retry is answered alike")
  func selection() async throws {
    let client = client(calls(Standing(titanLevel: 10)))
    let requestID = "\(uuid(9))"
    let first = try await client.selectVoicePack(.init(voicePackID: "drill", requestID: requestID)).voicePack
    #expect(first?.rank == 1 && first?.isSelected == true)
    let back = try await client.selectVoicePack(.init()).voicePack
    #expect(back?.rank == 3 && back?.isSelected == false)
    let again = try await client.selectVoicePack(.init(voicePackID: "drill", requestID: requestID)).voicePack
    #expect(again == first)
    #expect(try await client.getVoicePack(.init()).voicePack?.rank == 3)
    let reused = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "trainer", requestID: requestID))
    }
    #expect(reused?.receivedReason == "REQUEST_ID_REUSED")
    let unknown = await #expect(throws: RPCError.self) {
      try await client.selectVoicePack(.init(voicePackID: "none"))
    }
    #expect(unknown?.code == .notFound)
  }

  @Test("A pep talk fits level, streak and goal")
  func pepTalk() async throws {
    let standing = Standing(titanLevel: 20, hasTrained: true, streak: 6, repsToday: 4, goal: 10)
    let talk = try await client(calls(standing)).getPepTalk(.init(timeZone: "Europe/Berlin"))
    #expect(talk.voicePackID == "warrior" && talk.occasion == .underWay)
    #expect((talk.titanLevel, talk.streak, talk.repsToday, talk.goal) == (20, 6, 4, 10))
    #expect(talk.line == "4 are beaten. 6 still stand.")
    #expect([.quote, .verse].contains(talk.quote?.kind))
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
