import SessionsDomain
import Testing
import TitanCore

@Suite("Admission of sessions")
struct AdmissionTests {
  private let session: Session
  private let other = SessionID(.version7(at: noon))

  init() throws {
    session = Session(facts: try draft().checked(at: noon).declared(by: ada, at: noon), createTime: noon)
  }

  @Test func new() throws { #expect(try Admission.decide(.init()) == .record) }

  @Test("The same id and content return the existing session, whatever its neighbours are")
  func existing() throws {
    let neighbours = Admission.Neighbours(sameID: (session, true), sameStream: other, overlapping: other)
    #expect(try Admission.decide(neighbours) == .existing(session))
  }

  @Test func conflicts() {
    var deleted = session
    deleted.deleteTime = noon
    let id = session.facts.sessionID
    let cases: [(Admission.Neighbours, SessionConflict)] = [
      (.init(sameID: (session, false)), .idTaken(id)), (.init(sameID: (deleted, true)), .deleted(id)),
      (.init(sameStream: other, overlapping: other), .streamUsed(by: other)),
      (.init(overlapping: other), .overlap(with: other)),
    ]
    for (neighbours, conflict) in cases {
      #expect(throws: conflict) { try Admission.decide(neighbours) }
    }
  }

  @Test("A deleted session can be restored, unless its stream or its time is taken, or it isn't deleted")
  func comingBack() throws {
    var deleted = session
    deleted.deleteTime = noon
    try Admission.checkReturn(of: deleted, beside: .init())
    #expect(throws: SessionConflict.streamUsed(by: other)) {
      try Admission.checkReturn(of: deleted, beside: .init(sameStream: other, overlapping: other))
    }
    #expect(throws: SessionConflict.overlap(with: other)) {
      try Admission.checkReturn(of: deleted, beside: .init(overlapping: other))
    }
    #expect(throws: SessionConflict.notDeleted(session.facts.sessionID)) {
      try Admission.checkReturn(of: session, beside: .init())
    }
  }

  @Test(
    "Sessions overlap if they have an instant in common",
    arguments: [
      (0, 10, 10, 20, false), (0, 10, 9, 20, true), (0, 30, 10, 20, true), (5, 6, 0, 10, true), (20, 30, 0, 20, false),
    ])
  func overlap(_ aStart: Int, _ aEnd: Int, _ bStart: Int, _ bEnd: Int, _ expected: Bool) {
    func facts(_ from: Int, _ to: Int) -> SessionFacts {
      var facts = session.facts
      (facts.start, facts.end) = (noon + .seconds(from), noon + .seconds(to))
      return facts
    }
    #expect(facts(aStart, aEnd).overlaps(facts(bStart, bEnd)) == expected)
    #expect(facts(bStart, bEnd).overlaps(facts(aStart, aEnd)) == expected)
  }
}

@Suite("Daily quota of declared sessions")
struct SessionQuotaTests {
  @Test(
    "There is room again when the oldest session in the quota is 24 hours old",
    arguments: [
      (3, nil, nil), (3, 0, 86_400), (3, -1, 86_399), (3, -86_399, 1), (3, -86_400, nil), (3, -90_000, nil),
      // From a clock that was ahead.
      (3, 5, 86_405), (0, -1, nil),
    ] as [(limit: Int, earlier: Int?, wait: Int?)])
  func room(_ limit: Int, _ earlier: Int?, _ wait: Int?) {
    let quota = SessionQuota(limit: limit)
    let check = { () throws(SessionConflict) in try quota.check(earlier.map { noon + .seconds($0) }, at: noon) }
    if let wait {
      #expect(throws: SessionConflict.quotaUsedUp(limit: limit, until: noon + .seconds(wait), now: noon)) {
        try check()
      }
    } else {
      #expect(throws: Never.self) { try check() }
    }
  }

  @Test("The quota ignores sessions that TitanUp counted", arguments: Evidence.allCases)
  func kinds(_ evidence: Evidence) throws {
    var facts = try draft().checked(at: noon).declared(by: ada, at: noon)
    facts.evidence = evidence
    #expect(SessionQuota(limit: 1).counts(facts) == (evidence >= .device))
    #expect(!SessionQuota.none.counts(facts))
  }
}
