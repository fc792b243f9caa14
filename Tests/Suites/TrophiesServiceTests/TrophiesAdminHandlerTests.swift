import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrophiesDomain
import TrophiesProto
import TrophiesService

@Suite("TrophiesAdminService")
struct TrophiesAdminHandlerTests {
  private struct Scene: Sendable {
    let store: PostgresTrophyStore
    let admin: TrophiesV1.TrophiesAdminServiceClient
    let people: TrophiesV1.TrophiesServiceClient
  }

  private func withScene(_ body: @Sendable (Scene) async throws -> Void) async throws {
    try await TestDatabase.with(.trophies) { pool in
      let store = PostgresTrophyStore(pool)
      let channel = TestCalls([
        TrophiesAdminHandler(store: store, clock: { now }, logger: .silent),
        TrophiesHandler(store: store, notifier: Notifier(), clock: { now }),
      ]).channel
      try await body(
        Scene(
          store: store, admin: .init(channel: channel, options: TestCalls.by(user(99))),
          people: .init(channel: channel, options: TestCalls.by(user()))))
    }
  }

  private static let owl = TrophiesV1.TrophyRule(
    trophyID: "T-OWL", metric: .reps, scope: .session, threshold: 13, experience: 30, isSecret: true,
    english: .init(title: "Night owl", description: "Thirteen."),
    german: .init(title: "Nachteule", description: "Dreizehn."))

  @Test("A rule is created, listed, updated by a mask, archived and brought back")
  func lifetime() async throws {
    try await withScene { scene in
      let made = try #require(try await scene.admin.createTrophyRule(.init(rule: Self.owl)).rule)
      #expect((made.version, made.minEvidence, made.catalogueOrder) == (1, .verifiedDigest, 110))
      #expect(made.imageURI == "titanup:trophies/T-OWL.svg" && made.activeFrom == .init(now))
      let changed = try await scene.admin.updateTrophyRule(
        .init(
          rule: .init(trophyID: "T-OWL", version: 1, threshold: 20, german: .init(title: "Uhu")),
          updateMask: .init(paths: ["threshold", "german.title"]))
      ).rule
      #expect((changed?.version, changed?.threshold, changed?.german?.title) == (2, 20, "Uhu"))
      #expect((changed?.english, changed?.isSecret, changed?.experience) == (Self.owl.english, true, 30))
      let ended = try await scene.admin.archiveTrophyRule(.init(trophyID: "T-OWL", version: 2)).rule
      #expect((ended?.version, ended?.isArchived) == (3, true))
      #expect(try await scene.admin.listTrophyRules(.init()).rules.count == 10)
      let all = try await scene.admin.listTrophyRules(
        .init(trophyID: "T-OWL", includePastVersions: true, includeArchived: true)
      ).rules
      #expect(all.map(\.version) == [3, 2, 1] && all.last == made)
      let back = try await scene.admin.updateTrophyRule(
        .init(rule: .init(trophyID: "T-OWL", isSecret: false), updateMask: .init(paths: ["is_secret"]))
      ).rule
      #expect((back?.version, back?.isArchived, back?.isSecret) == (4, false, false))
    }
  }

  @Test("Rules are listed in pages")
  func pages() async throws {
    try await withScene { scene in
      var request = TrophiesV1.ListTrophyRulesRequest(pageSize: 4)
      var ids: [[String]] = []
      repeat {
        let page = try await scene.admin.listTrophyRules(request)
        ids.append(page.rules.map(\.trophyID))
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      #expect(ids.map(\.count) == [4, 4, 2])
      #expect(ids.joined().elementsEqual(try await scene.store.rules().current.map(\.id.description)))
    }
  }

  @Test("A retry returns the first response, and its id with another rule is refused")
  func retries() async throws {
    try await withScene { scene in
      let id = "0a2d1f0e-8f0c-4c8e-9f5e-0d9d3a1b2c3d"
      let request = TrophiesV1.CreateTrophyRuleRequest(rule: Self.owl, requestID: id)
      let made = try await scene.admin.createTrophyRule(request)
      _ = try await scene.admin.archiveTrophyRule(.init(trophyID: "T-OWL"))
      #expect(try await scene.admin.createTrophyRule(request) == made)
      let other = TrophiesV1.CreateTrophyRuleRequest(rule: Self.owl(14), requestID: id)
      let error = await #expect(throws: RPCError.self) { try await scene.admin.createTrophyRule(other) }
      #expect(error?.receivedReason == "REQUEST_ID_REUSED")
      let operation = "0a2d1f0e-8f0c-4c8e-9f5e-0d9d3a1b2c3e"
      let begun = try await scene.admin.reevaluateTrophies(.init(requestID: operation))
      #expect(try await scene.admin.reevaluateTrophies(.init(requestID: operation)) == begun)
    }
  }

  @Test("Errors have codes that programs can rely on")
  func refusals() async throws {
    try await withScene { scene in
      func refused(_ call: @Sendable () async throws -> Void) async throws -> RPCError {
        try #require(await #expect(throws: RPCError.self) { try await call() })
      }
      let empty = try await refused { _ = try await scene.admin.createTrophyRule(.init()) }
      #expect(empty.code == .invalidArgument)
      for field in ["rule.trophy_id", "rule.metric", "rule.scope", "rule.english.title"] {
        #expect(empty.receivedFields.contains(field))
      }
      var bad = Self.owl
      bad.scope = .streak
      let undecidable = try await refused { [bad] in _ = try await scene.admin.previewRule(.init(rule: bad)) }
      #expect((undecidable.receivedReason, undecidable.receivedFields) == ("RULE_UNDECIDABLE", ["rule.scope"]))
      _ = try await scene.admin.createTrophyRule(.init(rule: Self.owl))
      var other = Self.owl
      other.threshold = 14
      let exists = try await refused { [other] in _ = try await scene.admin.createTrophyRule(.init(rule: other)) }
      #expect((exists.code, exists.receivedReason) == (.alreadyExists, "RULE_EXISTS"))
      let path = try await refused {
        _ = try await scene.admin.updateTrophyRule(.init(rule: Self.owl, updateMask: .init(paths: ["trophy_id"])))
      }
      #expect(path.receivedReason == "PATH_UNKNOWN")
      let behind = try await refused {
        _ = try await scene.admin.archiveTrophyRule(.init(trophyID: "T-OWL", version: 7))
      }
      #expect((behind.code, behind.receivedReason) == (.aborted, "RULE_CHANGED"))
      let none = try await refused { _ = try await scene.admin.archiveTrophyRule(.init(trophyID: "T-NONE")) }
      #expect(none.code == .notFound)
      let trophy = try await refused { _ = try await scene.admin.reevaluateTrophies(.init(trophyIDs: ["T-NONE"])) }
      #expect((trophy.receivedReason, trophy.receivedFields) == ("TROPHY_UNKNOWN", ["trophy_ids"]))
      let person = try await refused { _ = try await scene.admin.reevaluateTrophies(.init(userID: "me")) }
      #expect(person.receivedFields == ["user_id"])
      let policy = try await refused {
        _ = try await scene.admin.reevaluateTrophies(.init(userID: "\(user())", policy: .revoke))
      }
      #expect(policy.receivedReason == "POLICY_NOT_ALLOWED")
      #expect(try await refused { _ = try await scene.admin.getOperation(.init()) }.code == .notFound)
      #expect(
        try await refused { _ = try await scene.admin.getOperation(.init(operationID: "x")) }.code == .invalidArgument)
      let begun = try await scene.admin.reevaluateTrophies(.init()).operation
      let running = try await refused { _ = try await scene.admin.reevaluateTrophies(.init()) }
      #expect((running.code, running.receivedReason) == (.failedPrecondition, "RUNNING"))
      #expect(running.receivedInfo["operation_id"] == begun?.operationID)
    }
  }

  @Test("A preview counts outcomes, shows samples, and changes nothing")
  func preview() async throws {
    try await withScene { scene in
      for owner in 1...60 { try await scene.store.apply([added(session(owner, reps: 9 + owner % 4), of: user(owner))]) }
      let book = try await scene.store.rules()
      let gains = try await scene.admin.previewRule(
        .init(rule: Self.owl(11)))
      #expect((gains.usersExamined, gains.gainCount, gains.loseCount, gains.keepCount) == (60, 30, 0, 0))
      #expect(
        gains.samples.count == 5 && gains.samples.allSatisfy { $0.after == .granted && $0.before == .unspecified })
      #expect(gains.samples.allSatisfy { $0.proof?.sessionIDs.count == 1 && $0.earnTime != nil })
      let listed = try await scene.admin.listTrophyRules(.init(trophyID: "T-SESSION-10")).rules
      var ten = try #require(listed.first)
      ten.threshold = 12
      let kept = try await scene.admin.previewRule(.init(rule: ten))
      #expect((kept.gainCount, kept.loseCount, kept.grandfatherCount, kept.keepCount) == (0, 0, 30, 15))
      let taken = try await scene.admin.previewRule(.init(rule: ten, policy: .revoke))
      #expect((taken.loseCount, taken.grandfatherCount, taken.keepCount) == (30, 0, 15))
      #expect(taken.samples.allSatisfy { $0.before == .granted && $0.after == .revoked && $0.proof == nil })
      #expect(try await scene.admin.previewRule(.init(rule: ten, maxUsers: 7)).usersExamined == 7)
      #expect(try await scene.store.rules() == book)
      #expect(try await scene.store.names(of: user(1)).contains("T-SESSION-10"))
    }
  }

  private static func owl(_ threshold: UInt32) -> TrophiesV1.TrophyRule {
    var rule = owl
    rule.threshold = threshold
    return rule
  }

  @Test("An operation reports its progress and result")
  func operation() async throws {
    try await withScene { scene in
      for owner in 1...4 { try await scene.store.apply([added(session(owner, reps: 15), of: user(owner))]) }
      _ = try await scene.admin.createTrophyRule(.init(rule: Self.owl))
      let begun = try #require(
        try await scene.admin.reevaluateTrophies(.init(trophyIDs: ["T-OWL"], policy: .keep)).operation)
      #expect((begun.state, begun.usersTotal, begun.usersDone, begun.percent) == (.running, 4, 0, 0))
      #expect(begun.trophyIDs == ["T-OWL"] && begun.createTime == .init(now) && begun.endTime == nil)
      #expect(try await scene.store.judgeNext(3, at: now))
      let half = try await scene.admin.getOperation(.init(operationID: begun.operationID)).operation
      #expect((half?.state, half?.percent, half?.granted) == (.running, 75, 3))
      while try await scene.store.judgeNext(3, at: now) {}
      let done = try await scene.admin.getOperation(.init()).operation
      #expect((done?.state, done?.percent, done?.granted, done?.usersDone) == (.done, 100, 4, 4))
      #expect(done?.endTime == .init(now))
    }
  }

  @Test("An archived trophy is visible only to its holders")
  func ended() async throws {
    try await withScene { scene in
      var open = Self.owl
      open.isSecret = false
      _ = try await scene.admin.createTrophyRule(.init(rule: open))
      let other = TestCalls.by(user(2))
      #expect(try await scene.people.listTrophies(.init(includeLocked: true), options: other).trophies.count == 11)
      try await scene.store.apply([added(session(1, reps: 15))])
      _ = try await scene.admin.archiveTrophyRule(.init(trophyID: "T-OWL"))
      #expect(try await scene.people.listTrophies(.init()).trophies.last?.trophyID == "T-OWL")
      #expect(try await scene.people.getTrophy(.init(trophyID: "T-OWL")).isEarned)
      #expect(try await scene.people.explainAward(.init(trophyID: "T-OWL")).award?.trophy?.title == "Night owl")
      #expect(try await scene.people.listTrophies(.init(includeLocked: true), options: other).trophies.count == 10)
      #expect(try await scene.people.getTrophyProgress(.init(), options: other).progress.count == 10)
      for call in [
        { _ = try await scene.people.getTrophy(.init(trophyID: "T-OWL"), options: other) },
        { _ = try await scene.people.explainAward(.init(trophyID: "T-OWL"), options: other) },
      ] as [@Sendable () async throws -> Void] {
        let error = await #expect(throws: RPCError.self) { try await call() }
        #expect(error?.code == .notFound)
      }
    }
  }

  private static let twice = TrophiesV1.TrophyRule(
    trophyID: "M-TWICE", metric: .sessions, scope: .day, threshold: 2,
    english: .init(title: "Twice today", description: "Two sessions on one day."),
    german: .init(title: "Zweimal heute", description: "Zwei Einheiten an einem Tag."), kind: .medalIntraday)

  @Test("A medal is created, previewed, seen by users who earned it, listed by kind, and archived")
  func medals() async throws {
    try await withScene { scene in
      try await scene.store.apply([1, 2].map { added(session($0, day: 1, reps: 1)) })
      let gains = try await scene.admin.previewRule(.init(rule: Self.twice))
      #expect((gains.usersExamined, gains.gainCount) == (1, 1))
      #expect(gains.samples.first?.proof?.localDates == ["2026-06-02"])
      let made = try #require(try await scene.admin.createTrophyRule(.init(rule: Self.twice)).rule)
      #expect((made.kind, made.version, made.imageURI) == (.medalIntraday, 1, "titanup:medals/M-TWICE.svg"))
      let worn = try await scene.people.listCurrentMedals(.init()).medals
      let medal = try #require(worn.first { $0.medalID == "M-TWICE" })
      #expect((medal.title, medal.family, medal.metric, medal.scope) == ("Twice today", .intraday, .sessions, .day))
      #expect((medal.threshold, medal.count, medal.firstLocalDate) == (2, 1, "2026-06-02"))
      let picture = try await scene.people.getImage(.init(imageURI: medal.imageURI)).content
      #expect(String(decoding: picture, as: UTF8.self).contains(">2</text>"))
      // Users who have not earned it don't see it, and nobody sees it among trophies.
      let other = TestCalls.by(user(2))
      #expect(try await scene.people.listCurrentMedals(.init(), options: other).medals.isEmpty)
      #expect(try await scene.people.listTrophies(.init(includeLocked: true)).trophies.count == 10)
      func listed(_ request: TrophiesV1.ListTrophyRulesRequest) async throws -> [String] {
        try await scene.admin.listTrophyRules(request).rules.map(\.trophyID)
      }
      #expect(try await listed(.init()).count == 10)
      #expect(try await listed(.init(kind: .medalIntraday)).last == "M-TWICE")
      #expect(try await listed(.init(kind: .medalConsistency)).count == 9)
      #expect(try await listed(.init(trophyID: "M-TWICE")) == ["M-TWICE"])
      let unknown = await #expect(throws: RPCError.self) { try await listed(.init(kind: .init(rawValue: 9))) }
      #expect(unknown?.receivedFields == ["kind"])
      let changed = try await scene.admin.updateTrophyRule(
        .init(
          rule: .init(trophyID: "M-TWICE", metric: .activeDays, scope: .streak, kind: .medalConsistency),
          updateMask: .init(paths: ["kind", "metric", "scope"]))
      ).rule
      #expect((changed?.kind, changed?.version, changed?.threshold) == (.medalConsistency, 2, 2))
      _ = try await scene.admin.archiveTrophyRule(.init(trophyID: "M-TWICE"))
      #expect(try await listed(.init(kind: .medalConsistency)).count == 9)
      // Users who have earned it keep it.
      #expect(try await scene.people.listMedalHistory(.init()).medals.contains { $0.medalID == "M-TWICE" })
    }
  }

  @Test("A secret trophy is revealed to a user who earns it")
  func secret() async throws {
    try await withScene { scene in
      _ = try await scene.admin.createTrophyRule(.init(rule: Self.owl))
      #expect(try await scene.people.getTrophy(.init(trophyID: "T-OWL")).trophy?.title == "A secret")
      try await scene.store.apply([added(session(1, reps: 15))])
      #expect(try await scene.people.getTrophy(.init(trophyID: "T-OWL")).trophy?.title == "Night owl")
      let picture = try await scene.people.getImage(.init(imageURI: "titanup:trophies/T-OWL.svg")).content
      #expect(String(decoding: picture, as: UTF8.self).contains(">13</text>"))
    }
  }
}
