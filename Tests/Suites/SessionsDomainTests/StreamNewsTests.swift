import SessionsDomain
import Testing
import TitanCore

@Suite("Stream news")
struct StreamNewsTests {
  private let counted: Session

  init() throws {
    var facts = try draft().checked(at: noon).proven(by: receipt(), for: ada, at: noon)
    facts.evidence = .verifiedStream
    counted = Session(facts: facts, createTime: noon)
  }

  private func session(_ evidence: Evidence) -> Session {
    var session = counted
    session.facts.evidence = evidence
    return session
  }

  private func news(_ counts: [(String, Int)], expired: Bool = false) -> StreamNews {
    StreamNews(isExpired: expired, counts: counts.map { StreamCount(counter: $0.0, reps: $0.1) })
  }

  @Test(
    "Without landmarks a streamed session falls back to its digest, and other evidence stays",
    arguments: [
      (Evidence.verifiedStream, true, Evidence.verifiedDigest), (.verifiedDigest, true, .verifiedDigest),
      (.device, true, .device), (.verifiedStream, false, .verifiedStream), (.verifiedDigest, false, .verifiedDigest),
    ])
  func expiry(_ before: Evidence, _ isExpired: Bool, _ after: Evidence) {
    let updated = session(before).applying(news([], expired: isExpired))
    #expect(updated == session(after))
    #expect(updated.applying(news([], expired: isExpired)) == updated, "the same news again changes nothing")
  }

  @Test("News does not affect a declared session")
  func declared() throws {
    let session = Session(facts: try draft().checked(at: noon).declared(by: ada, at: noon), createTime: noon)
    #expect(session.applying(news([("pushup/2", 9)], expired: true)) == session)
    #expect(!session.isRecountAvailable)
  }

  @Test(
    "A recount is offered if a newer counter gets another count",
    arguments: [
      ([], false), ([("pushup/2", 11)], true), ([("pushup/2", 13)], true), ([("pushup/2", 12)], false),
      ([("pushup/1", 11)], false), ([("sit-up/2", 11)], false), ([("pushup/2", 0)], false), ([("?", 11)], false),
      // The newest of several decides, even beyond version nine.
      ([("pushup/2", 11), ("pushup/3", 12)], false), ([("pushup/10", 11), ("pushup/9", 12)], true),
    ] as [([(String, Int)], Bool)])
  func offer(_ counts: [(String, Int)], _ isOffered: Bool) {
    let updated = counted.applying(news(counts))
    #expect(updated.isRecountAvailable == isOffered)
    #expect(updated.facts == counted.facts)
    // The receipt is available only while the landmarks are.
    #expect(!updated.applying(news(counts, expired: true)).isRecountAvailable)
  }

  @Test("An accepted recount is not offered again")
  func accepted() throws {
    var updated = counted.applying(news([("pushup/2", 11)]))
    #expect(updated.isRecountAvailable)
    updated.facts.proof?.counter = "pushup/2"
    updated.facts.reps = 11
    #expect(!updated.isRecountAvailable)
    #expect(updated.applying(news([("pushup/2", 11), ("pushup/3", 10)])).isRecountAvailable)
  }
}
