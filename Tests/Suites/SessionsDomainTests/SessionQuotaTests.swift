import SessionsDomain
import Testing
import TitanCore

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
