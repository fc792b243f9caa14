import SocialProto
import SocialService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("The same motion under two accounts of a group")
struct SharedMotionsTests {
  /// What Bob and Eve do, who are in Ada's group.
  enum Situation: String, CaseIterable, Sendable, CustomStringConvertible {
    case same, other, unknown, notVerified, inOneAccount, notOnBoards, inDifferentGroups, longAgo

    var description: String { rawValue }

    /// Whose sets are known to have the same motion.
    var isShared: Bool { self == .same || self == .longAgo }

    /// Ada's board of the week.
    var board: [String] {
      switch self {
      case .same, .longAgo: []
      case .other, .unknown: ["1 Person 2 10", "1 Person 3 10"]
      case .notVerified, .notOnBoards, .inDifferentGroups: ["1 Person 2 10"]
      case .inOneAccount: ["1 Person 2 20"]
      }
    }

    func happen(in service: TestService, _ group: String) async throws {
      try await service.record(bob, reps: 10, ago: 0, id: 1, motion: self == .unknown ? nil : 1)
      switch self {
      case .same, .notOnBoards, .inDifferentGroups: try await service.record(eve, reps: 10, ago: 0, id: 2, motion: 1)
      case .other: try await service.record(eve, reps: 10, ago: 0, id: 2, motion: 2)
      case .unknown: try await service.record(eve, reps: 10, ago: 0, id: 2)
      case .notVerified: try await service.record(eve, reps: 10, ago: 0, id: 2, isVerified: false, motion: 1)
      case .inOneAccount: try await service.record(bob, reps: 10, ago: 0, id: 2, motion: 1)
      case .longAgo: try await service.record(eve, reps: 10, ago: 400, id: 2, motion: 1)
      }
    }
  }

  @Test("Only verified sets of members on the same boards are compared", arguments: Situation.allCases)
  func rule(_ situation: Situation) async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      try await service.join(id, of: ada, bob)
      if situation == .inDifferentGroups {
        let others = try await service.group(of: user(4))
        try await service.join(others, of: user(4), eve)
      } else {
        let sharing = SocialV1.GroupSharing(board: situation != .notOnBoards, pushUps: true)
        try await service.join(id, of: ada, eve, showing: sharing)
      }
      try await situation.happen(in: service, id)
      #expect(try await service.board(of: id, for: ada) == situation.board)
      let seen = try await service.sharedMotions(of: id, for: ada)
      #expect(seen.map { Set($0) } == (situation.isShared ? [["Person 2 10", "Person 3 10"]] : []))
      // The feed shows what members did, whatever counts on boards.
      #expect(try await service.feed(of: id, for: ada).first { $0.displayName == "Person 2" }?.pushUps?.reps != nil)
    }
  }

  @Test("A motion counts on the boards of groups in which nobody else has shown it, and in no challenge of the others")
  func groups() async throws {
    try await TestService.with { service in
      let (id, other) = (try await service.group(of: ada), try await service.group(of: bob))
      try await service.join(id, of: ada, bob, eve)
      let challenge = try await service.client(ada).createChallenge(
        .init(
          groupID: id,
          challenge: .init(
            title: "June", rule: .sessions, firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-30"))
      ).challengeID
      try await service.record(bob, reps: 10, ago: 0, id: 1, motion: 1)
      try await service.record(bob, reps: 5, ago: 0, id: 2, motion: 2)
      try await service.record(eve, reps: 10, ago: 0, id: 3, motion: 1)
      #expect(try await service.board(of: id, for: ada) == ["1 Person 2 5"])
      #expect(try await service.board(of: id, for: ada, challenge: challenge) == ["1 Person 2 1"])
      #expect(try await service.board(of: other, for: bob) == ["1 Person 2 15"])
      #expect(try await service.sharedMotions(of: other, for: bob).isEmpty)
    }
  }

  @Test("Both members and those who run the group see it, the newest motion first, in pages; nobody else does")
  func audience() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      let (admin, member) = (user(4), user(5))
      try await service.join(id, of: ada, bob, eve, admin, member)
      let admins = try await service.member(admin, in: id, for: ada)
      _ = try await service.client(ada).setMemberRole(.init(groupID: id, memberID: admins, role: .admin))
      for ago in 0..<3 {
        try await service.record(bob, reps: 10 + ago, ago: ago, id: 10 + ago, motion: UInt8(ago))
        try await service.record(ago == 1 ? ada : eve, reps: 10 + ago, ago: ago, id: 20 + ago, motion: UInt8(ago))
      }
      let (first, second, third) = (
        ["Person 2 10", "Person 3 10"], ["Person 1 11", "Person 2 11"], ["Person 2 12", "Person 3 12"]
      )
      for runner in [ada, admin, bob] {
        #expect(try await service.sharedMotions(of: id, for: runner) == [first, second, third])
      }
      #expect(try await service.sharedMotions(of: id, for: eve) == [first, third])
      #expect(try await service.sharedMotions(of: id, for: member).isEmpty)
      var (token, pages): (String, [[[String]]]) = ("", [])
      repeat {
        let page = try await service.client(bob).listSharedMotions(
          .init(groupID: id, pageSize: 2, pageToken: token))
        pages.append(page.motions.map { $0.sets.map { "\($0.displayName) \($0.reps)" } })
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(pages == [[first, second], [third]])
      let own = try await service.client(eve).listSharedMotions(.init(groupID: id)).motions.first?.sets
      #expect(own?.map(\.isSelf) == [false, true])
      #expect(own?.map(\.localDate) == ["2026-06-01", "2026-06-01"])
    }
  }

  /// How Eve's set goes.
  enum Ending: String, CaseIterable, Sendable {
    case deleted, doubted, hidden, left, removed, erased
  }

  @Test("Without the other set a set counts again, and nobody sees anything of it", arguments: Ending.allCases)
  func goes(_ ending: Ending) async throws {
    try await TestService.whileCounting { service in
      let id = try await service.group(of: ada)
      try await service.join(id, of: ada, bob, eve)
      try await service.record(bob, reps: 10, ago: 0, id: 1, motion: 1)
      try await service.record(eve, reps: 10, ago: 0, id: 2, motion: 1)
      #expect(try await service.board(of: id, for: ada).isEmpty)
      switch ending {
      case .deleted: try await service.record(eve, reps: nil, ago: 0, id: 2)
      case .doubted: try await service.record(eve, reps: 10, ago: 0, id: 2, isVerified: false, motion: 1)
      case .hidden:
        _ = try await service.client(eve).updateGroupSharing(
          .init(groupID: id, sharing: .init(), updateMask: .init(paths: ["board"])))
      case .left: _ = try await service.client(eve).leaveGroup(.init(groupID: id))
      case .removed:
        let eves = try await service.member(eve, in: id, for: ada)
        _ = try await service.client(ada).removeMember(.init(groupID: id, memberID: eves))
      case .erased: #expect(try await PostgresErasures(service.database, of: .social).erase([eve], from: "", to: "1"))
      }
      // At once for those who look, and as soon as Bob has been counted for him.
      for user in [ada, bob] { #expect(try await service.sharedMotions(of: id, for: user).isEmpty) }
      try await eventually { try await service.board(of: id, for: ada) == ["1 Person 2 10"] }
    }
  }

  @Test("Whoever joins or comes onto boards later is compared, too, and the others are counted anew")
  func comes() async throws {
    try await TestService.whileCounting { service in
      let id = try await service.group(of: ada)
      try await service.record(ada, reps: 10, ago: 0, id: 1, motion: 1)
      try await service.record(bob, reps: 10, ago: 0, id: 2, motion: 1)
      try await service.record(eve, reps: 10, ago: 0, id: 3, motion: 1)
      try await service.join(id, of: ada, bob)
      try await eventually { try await service.board(of: id, for: ada).isEmpty }
      try await service.join(id, of: ada, eve, showing: .init())
      #expect(try await service.sharedMotions(of: id, for: ada) == [["Person 1 10", "Person 2 10"]])
      _ = try await service.client(eve).updateGroupSharing(.init(groupID: id, sharing: .init(board: true)))
      #expect(try await service.sharedMotions(of: id, for: ada) == [["Person 1 10", "Person 2 10", "Person 3 10"]])
      _ = try await service.client(bob).leaveGroup(.init(groupID: id))
      #expect(try await service.sharedMotions(of: id, for: ada) == [["Person 1 10", "Person 3 10"]])
    }
  }

  @Test("Whatever happens at a time, a motion is shared in the end if two show it")
  func races() async throws {
    try await TestService.whileCounting { service in
      let id = try await service.group(of: ada)
      for number in 2...5 { try await service.join(id, of: ada, user(number), showing: .init()) }
      for number in 2...5 { try await service.record(user(number), reps: 10, ago: 0, id: number, motion: 1) }
      func show(_ isShown: Bool, _ number: Int) async throws {
        _ = try await service.client(user(number)).updateGroupSharing(
          .init(groupID: id, sharing: .init(board: isShown), updateMask: .init(paths: ["board"])))
      }
      for round in 0..<6 {
        let shown = round % 2 == 0 ? 2...5 : 2...2
        try await withThrowingTaskGroup(of: Void.self) { group in
          for number in 2...5 { group.addTask { try await show(shown.contains(number), number) } }
          try await group.waitForAll()
        }
        let (board, sets) = round % 2 == 0 ? ([], [4]) : (["1 Person 2 10"], [])
        try await eventually {
          let isCounted = try await service.board(of: id, for: ada) == board
          return try await service.sharedMotions(of: id, for: ada).map(\.count) == sets && isCounted
        }
      }
    }
  }

  @Test("A new challenge has its totals without anything else happening")
  func challenge() async throws {
    try await TestService.whileCounting { service in
      let id = try await service.group(of: ada)
      try await service.record(ada, reps: 10, ago: 0, id: 1)
      let challenge = SocialV1.Challenge(
        title: "June", rule: .reps, firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-30")
      let made = try await service.client(ada).createChallenge(.init(groupID: id, challenge: challenge)).challengeID
      try await eventually { try await service.board(of: id, for: ada, challenge: made) == ["1 Person 1 10"] }
    }
  }

  @Test("Members whom a killed process has left marked are counted by the next one")
  func left() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      try await service.database.execute(
        """
        INSERT INTO social.sessions (
          user_id, session_id, start_time, utc_offset_seconds, time_zone, local_date, reps, is_verified, reading)
        VALUES (\(ada), \(ada), \(noon), 0, 'UTC', \(monday), 7, true, 1)
        """)
      try await service.database.execute("INSERT INTO social.uncounted_users (user_id) VALUES (\(ada))")
      try await withThrowingTaskGroup { group in
        group.addTask { try await GroupCounting(service.database).run(clock: { noon }) }
        try await eventually { try await service.board(of: id, for: ada) == ["1 Person 1 7"] }
        group.cancelAll()
      }
    }
  }
}

extension TestService {
  /// The motions that a person sees, each as its sets by name.
  fileprivate func sharedMotions(of group: String, for user: UserID) async throws -> [[String]] {
    try await client(user).listSharedMotions(.init(groupID: group)).motions.map { motion in
      motion.sets.map { "\($0.displayName) \($0.reps)" }.sorted()
    }
  }
}
