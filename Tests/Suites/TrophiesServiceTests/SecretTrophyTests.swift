import Foundation
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanRPC
import TitanTesting
import TrophiesDomain
import TrophiesProto
import TrophiesService

@Suite("Secret trophies and images")
struct SecretTrophyTests {
  private let store = MemoryTrophyStore(
    rules: [
      TrophyRule(
        id: TrophyID("T-SESSION-5"), metric: .reps, scope: .session, threshold: 5, order: 1,
        imageURI: "titanup:trophies/T-SESSION-5.svg", texts: [.english: .init(title: "5 pushups", description: "")]),
      TrophyRule(
        id: TrophyID("T-OWL"), metric: .reps, scope: .session, threshold: 13, order: 2,
        imageURI: "titanup:trophies/T-OWL.svg", isSecret: true,
        texts: [.english: .init(title: "Night owl", description: "Thirteen.")]),
    ],
    medals: [
      TrophyRule(
        id: TrophyID("M-DAY-2"), kind: .intraday, metric: .sessions, scope: .day, threshold: 2, order: 1,
        imageURI: "titanup:medals/M-DAY-2.svg", texts: [:])
    ])
  private var client: TrophiesV1.TrophiesServiceClient {
    let handler = TrophiesHandler(store: store, notifier: Notifier(), clock: { now })
    return .init(channel: TestCalls([handler]).channel, options: TestCalls.by(user()))
  }

  @Test("Until a secret trophy is earned, nothing reveals its rule")
  func masked() async throws {
    store.judge([session(1, reps: 12)])
    let listed = try await client.listTrophies(.init(includeLocked: true)).trophies
    let mask = TrophiesV1.Trophy(
      trophyID: "T-OWL", title: "A secret", description: "Earn it to find out what it is.",
      imageURI: "titanup:trophies/secret.svg", isSecret: true)
    #expect(listed.last == mask && listed.first?.isSecret == false)
    let got = try await client.getTrophy(.init(trophyID: "T-OWL"))
    #expect(got.trophy == mask && !got.isEarned)
    #expect(try await client.explainAward(.init(trophyID: "T-OWL")) == .init(trophy: mask))
    #expect(try await client.getTrophyProgress(.init()).progress.isEmpty)
    let german = TestCalls.by(user(), metadata: ["accept-language": .string("de")])
    #expect(try await client.getTrophy(.init(trophyID: "T-OWL"), options: german).trophy?.title == "Ein Geheimnis")
  }

  @Test("A secret trophy is shown to users who have earned it, and to no others")
  func unmasked() async throws {
    store.judge([session(1, reps: 13)])
    let listed = try await client.listTrophies(.init()).trophies
    #expect(listed.map(\.title) == ["5 pushups", "Night owl"])
    #expect(listed.last?.threshold == 13 && listed.last?.isSecret == true)
    #expect(try await client.explainAward(.init(trophyID: "T-OWL")).award?.trophy?.title == "Night owl")
    let other = TestCalls.by(user(2))
    #expect(try await client.getTrophy(.init(trophyID: "T-OWL"), options: other).trophy?.title == "A secret")
  }

  @Test("Every URI has an image, and a secret one is shown only to its holders")
  func images() async throws {
    store.judge([session(1, reps: 12)])
    func image(_ uri: String) async throws -> String? {
      let image = try await client.getImage(.init(imageURI: uri))
      #expect(image.mediaType == "image/svg+xml")
      return String(validating: image.content, as: UTF8.self)
    }
    let five = try #require(try await image("titanup:trophies/T-SESSION-5.svg"))
    #expect(five.contains(">5</text>"))
    #expect(try await image("titanup:medals/M-DAY-2.svg")?.contains(">2</text>") == true)
    let secret = try await image("titanup:trophies/secret.svg")
    #expect(secret != nil && secret?.contains("<text") == false)
    for uri in ["titanup:trophies/T-OWL.svg", "titanup:trophies/T-NONE.svg", "", "file:///etc/passwd"] {
      let error = await #expect(throws: RPCError.self) { try await client.getImage(.init(imageURI: uri)) }
      #expect(error?.code == .notFound)
    }
    store.judge([session(1, reps: 13)])
    #expect(try await image("titanup:trophies/T-OWL.svg")?.contains(">13</text>") == true)
  }
}
