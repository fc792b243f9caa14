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
    let heard = session(before).hearing(news([], expired: isExpired))
    #expect(heard == session(after))
    #expect(heard.hearing(news([], expired: isExpired)) == heard, "the same news again changes nothing")
  }

  @Test("News does not affect a declared session")
  func declared() throws {
    let session = Session(facts: try draft().checked(at: noon).declared(by: ada, at: noon), createTime: noon)
    #expect(session.hearing(news([("pushup/2", 9)], expired: true)) == session)
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
    let heard = counted.hearing(news(counts))
    #expect(heard.isRecountAvailable == isOffered)
    #expect(heard.facts == counted.facts)
    // The receipt is available only while the landmarks are.
    #expect(!heard.hearing(news(counts, expired: true)).isRecountAvailable)
  }

  @Test("An accepted recount is not offered again")
  func accepted() throws {
    var heard = counted.hearing(news([("pushup/2", 11)]))
    #expect(heard.isRecountAvailable)
    heard.facts.proof?.counter = "pushup/2"
    heard.facts.reps = 11
    #expect(!heard.isRecountAvailable)
    #expect(heard.hearing(news([("pushup/2", 11), ("pushup/3", 10)])).isRecountAvailable)
  }
}
