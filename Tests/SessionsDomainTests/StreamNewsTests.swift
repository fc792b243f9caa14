import SessionsDomain
import Testing
import TitanCore

@Suite("What sessions make of news of their streams")
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
    "Without its landmarks a counted session is believed by their digest, and nothing else by more or less than before",
    arguments: [
      (Evidence.verifiedStream, true, Evidence.verifiedDigest), (.verifiedDigest, true, .verifiedDigest),
      (.device, true, .device), (.verifiedStream, false, .verifiedStream), (.verifiedDigest, false, .verifiedDigest),
    ])
  func expiry(_ before: Evidence, _ isExpired: Bool, _ after: Evidence) {
    let heard = session(before).hearing(news([], expired: isExpired))
    #expect(heard == session(after))
    #expect(heard.hearing(news([], expired: isExpired)) == heard, "heard again it says nothing new")
  }

  @Test("Nothing is heard of a session that nobody counted")
  func declared() throws {
    let session = Session(facts: try draft().checked(at: noon).declared(by: ada, at: noon), createTime: noon)
    #expect(session.hearing(news([("pushup/2", 9)], expired: true)) == session)
    #expect(!session.isRecountAvailable)
  }

  @Test(
    "A recount is offered by a newer counter that counts otherwise",
    arguments: [
      ([], false), ([("pushup/2", 11)], true), ([("pushup/2", 13)], true), ([("pushup/2", 12)], false),
      ([("pushup/1", 11)], false), ([("sit-up/2", 11)], false), ([("pushup/2", 0)], false), ([("?", 11)], false),
      // The newest of several decides, also beyond nine.
      ([("pushup/2", 11), ("pushup/3", 12)], false), ([("pushup/10", 11), ("pushup/9", 12)], true),
    ] as [([(String, Int)], Bool)])
  func offer(_ counts: [(String, Int)], _ isOffered: Bool) {
    let heard = counted.hearing(news(counts))
    #expect(heard.isRecountAvailable == isOffered)
    #expect(heard.facts == counted.facts)
    // The receipt is to be had while the landmarks are there.
    #expect(!heard.hearing(news(counts, expired: true)).isRecountAvailable)
  }

  @Test("Once accepted it is not offered any more")
  func accepted() throws {
    var heard = counted.hearing(news([("pushup/2", 11)]))
    #expect(heard.isRecountAvailable)
    heard.facts.proof?.counter = "pushup/2"
    heard.facts.reps = 11
    #expect(!heard.isRecountAvailable)
    #expect(heard.hearing(news([("pushup/2", 11), ("pushup/3", 10)])).isRecountAvailable)
  }
}
