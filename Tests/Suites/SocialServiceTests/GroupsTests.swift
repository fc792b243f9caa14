import SocialDomain
import SocialProto
import SocialService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Groups")
struct GroupsTests {
  @Test("A group has an owner, settings that change by a mask, and what its members choose to show")
  func settings() async throws {
    try await TestService.with { service in
      let client = service.client(ada)
      let nameless = try await Refusal.of(await client.createGroup(.init(settings: .init(name: "Titans"))))
      #expect(nameless?.reason == "DISPLAY_NAME_MISSING")
      try await service.name(ada)
      let request = SocialV1.CreateGroupRequest(
        settings: .init(name: " Titans ", weeklyGoal: 300), sharing: .init(pushUps: true),
        requestID: "\(RequestID(uuid(500)))")
      let id = try await client.createGroup(request).groupID
      #expect(try await client.createGroup(request).groupID == id)
      let group = try await client.getGroup(.init(groupID: id)).group
      let expected = SocialV1.Group(
        groupID: id, settings: .init(name: "Titans", sizeLimit: 50, weeklyGoal: 300), memberCount: 1, role: .owner,
        sharing: .init(pushUps: true), joinTime: .init(noon), week: .init(firstLocalDate: "2026-06-01"))
      #expect(group == expected)
      #expect(try await client.listGroups(.init()).groups == [expected])
      let changed = try await client.updateGroup(
        .init(groupID: id, settings: .init(sizeLimit: 2), updateMask: .init(paths: ["size_limit", "weekly_goal"])))
      #expect(changed.settings == .init(name: "Titans", sizeLimit: 2))
      let mask = try await Refusal.of(
        await client.updateGroup(.init(groupID: id, settings: .init(), updateMask: .init(paths: ["role"]))))
      #expect(mask?.reason == "PATH_UNKNOWN")
      let shown = try await client.updateGroupSharing(
        .init(groupID: id, sharing: .init(board: true), updateMask: .init(paths: ["board", "push_ups"])))
      #expect(shown.sharing == .init(board: true))
      #expect(try await client.getGroup(.init(groupID: id)).group?.sharing == .init(board: true))
      // Whoever others see has a name.
      let cleared = try await Refusal.of(
        await client.updateSharing(.init(sharing: .init(), updateMask: .init(paths: ["display_name"]))))
      #expect(cleared?.reason == "DISPLAY_NAME_MISSING")
    }
  }

  @Test("A code is good for as many people as it says, until it expires, is revoked, or its maker leaves")
  func codes() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      for number in 2...9 { try await service.name(user(number)) }
      func joins(_ number: Int, _ code: String) async throws -> String {
        let refusal = try await Refusal.of(await service.client(user(number)).joinGroup(.init(code: code)))
        return refusal?.reason ?? "joined"
      }
      let code = try await service.code(of: id, by: ada, uses: 2)
      let offer = try await service.client(bob).lookUpGroupInvitation(.init(code: code.lowercased()))
      #expect((offer.groupName, offer.inviterName) == ("Titans", "Person 1"))
      #expect(offer.expireTime == .init(noon + .seconds(7 * 86_400)))
      #expect(try await joins(2, code) == "joined")
      #expect(try await joins(2, code) == "joined", "a member who joins again uses nothing up")
      let left = try await service.client(ada).listGroupInvitations(.init(groupID: id)).invitations
      #expect(left.map(\.usesLeft) == [1])
      #expect(try await joins(3, code) == "joined")
      #expect(try await joins(4, code) == "NOT_FOUND")
      let revoked = try await service.client(ada).createGroupInvitation(.init(groupID: id)).invitation
      _ = try await service.client(ada).revokeGroupInvitation(
        .init(groupID: id, invitationID: revoked?.invitationID ?? ""))
      #expect(try await joins(4, revoked?.code ?? "") == "NOT_FOUND")
      let bobs = try await service.member(bob, in: id, for: ada)
      _ = try await service.client(ada).setMemberRole(.init(groupID: id, memberID: bobs, role: .admin))
      let orphaned = try await service.code(of: id, by: bob)
      _ = try await service.client(bob).leaveGroup(.init(groupID: id))
      #expect(try await joins(4, orphaned) == "NOT_FOUND")
      let old = try await service.code(of: id, by: ada)
      service.advance(.seconds(7 * 86_400))
      #expect(try await joins(4, old) == "NOT_FOUND")
      #expect(try await service.client(ada).listGroupInvitations(.init(groupID: id)).invitations.isEmpty)
      let uses = try await Refusal.of(
        await service.client(ada).createGroupInvitation(.init(groupID: id, maxUses: 101)))
      #expect(uses?.reason == "MAX_USES_INVALID")
    }
  }

  @Test("Of many who join at a time, as many do as the code and the group have room for")
  func race() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      _ = try await service.client(ada).updateGroup(.init(groupID: id, settings: .init(sizeLimit: 4)))
      for number in 2...9 { try await service.name(user(number)) }
      let code = try await service.code(of: id, by: ada, uses: 5)
      let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 2...9 {
          group.addTask {
            try await Refusal.of(await service.client(user(number)).joinGroup(.init(code: code)))?.reason ?? "joined"
          }
        }
        return try await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
      }
      #expect(answers == ["joined": 3, "GROUP_FULL": 5])
      #expect(try await service.members(of: id, for: ada).count == 4)
      let smaller = try await Refusal.of(
        await service.client(ada).updateGroup(.init(groupID: id, settings: .init(sizeLimit: 3))))
      #expect(smaller?.reason == "GROUP_LARGER")
    }
  }

  @Test("Each method is for the roles that the contract names")
  func roles() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      try await service.join(id, of: ada, bob, eve, user(4), user(5))
      let bobs = try await service.member(bob, in: id, for: ada)
      _ = try await service.client(ada).setMemberRole(.init(groupID: id, memberID: bobs, role: .admin))
      let (adas, eves) = (
        try await service.member(ada, in: id, for: ada), try await service.member(eve, in: id, for: ada)
      )
      let challenge = SocialV1.Challenge(
        title: "June", rule: .reps, firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-30")
      func allowed(_ user: UserID) async throws -> [Bool] {
        let client = service.client(user)
        let never = "\(MemberID(uuid(999)))"
        let answers = [
          try await Refusal.of(await client.updateGroup(.init(groupID: id, settings: .init(name: "Giants")))),
          try await Refusal.of(await client.createGroupInvitation(.init(groupID: id))),
          try await Refusal.of(await client.listGroupInvitations(.init(groupID: id))),
          try await Refusal.of(await client.revokeGroupInvitation(.init(groupID: id, invitationID: never))),
          try await Refusal.of(await client.createChallenge(.init(groupID: id, challenge: challenge))),
          try await Refusal.of(await client.deleteChallenge(.init(groupID: id, challengeID: never))),
          try await Refusal.of(await client.removeMember(.init(groupID: id, memberID: never))),
          try await Refusal.of(await client.setMemberRole(.init(groupID: id, memberID: never, role: .admin))),
        ]
        return answers.map { $0?.reason != "ROLE_TOO_LOW" }
      }
      #expect(try await allowed(ada) == Array(repeating: true, count: 8))
      #expect(try await allowed(bob) == Array(repeating: true, count: 7) + [false])
      #expect(try await allowed(eve) == Array(repeating: false, count: 8))
      func removes(_ user: UserID, _ member: String) async throws -> String? {
        try await Refusal.of(await service.client(user).removeMember(.init(groupID: id, memberID: member)))?.reason
      }
      #expect(try await removes(bob, adas) == "ROLE_TOO_LOW")
      #expect(try await removes(bob, bobs) == "OWN_MEMBERSHIP")
      #expect(try await removes(bob, eves) == nil)
      #expect(try await removes(ada, bobs) == nil)
      #expect(try await service.members(of: id, for: ada).map(\.displayName) == ["Person 1", "Person 4", "Person 5"])
      let deleted = try await Refusal.of(await service.client(user(4)).deleteGroup(.init(groupID: id)))
      #expect(deleted?.reason == "ROLE_TOO_LOW")
      _ = try await service.client(ada).deleteGroup(.init(groupID: id))
      #expect(try await service.client(user(4)).listGroups(.init()).groups.isEmpty)
    }
  }

  @Test("A group has one owner: passed on, or inherited by whoever has the highest role and joined first")
  func owners() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      try await service.join(id, of: ada, bob, eve, user(4))
      func roles() async throws -> [String] {
        let names = ["", "owner", "admin", "member"]
        return try await service.members(of: id, for: user(4)).map {
          "\($0.displayName) \(names[Int($0.role.rawValue)])"
        }
      }
      let eves = try await service.member(eve, in: id, for: ada)
      _ = try await service.client(ada).setMemberRole(.init(groupID: id, memberID: eves, role: .owner))
      #expect(try await roles() == ["Person 1 admin", "Person 2 member", "Person 3 owner", "Person 4 member"])
      _ = try await service.client(eve).leaveGroup(.init(groupID: id))
      #expect(try await roles() == ["Person 1 owner", "Person 2 member", "Person 4 member"])
      #expect(try await PostgresErasures(service.database, of: .social).erase([ada], from: "", to: "1"))
      #expect(try await roles() == ["Person 2 owner", "Person 4 member"])
      #expect(try await PostgresErasures(service.database, of: .social).erase([bob, user(4)], from: "1", to: "2"))
      #expect(try await service.database.all("SELECT FROM social.groups").isEmpty)
    }
  }

  @Test("Limits hold: groups of a person, open invitations and challenges of a group")
  func limits() async throws {
    try await TestService.with { service in
      try await service.name(ada)
      var last = ""
      for _ in 0..<20 { last = try await service.group(of: ada) }
      let group = try await Refusal.of(await service.client(ada).createGroup(.init(settings: .init(name: "x"))))
      #expect((group?.code, group?.reason) == (.resourceExhausted, "TOO_MANY_GROUPS"))
      #expect(try await service.client(ada).listGroups(.init()).groups.count == 20)
      for _ in 0..<20 { _ = try await service.code(of: last, by: ada) }
      let invitation = try await Refusal.of(await service.client(ada).createGroupInvitation(.init(groupID: last)))
      #expect(invitation?.reason == "TOO_MANY_GROUP_INVITATIONS")
      let challenge = SocialV1.CreateChallengeRequest(
        groupID: last,
        challenge: .init(title: "x", rule: .days, firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-02"))
      for _ in 0..<20 { _ = try await service.client(ada).createChallenge(challenge) }
      let refused = try await Refusal.of(await service.client(ada).createChallenge(challenge))
      #expect(refused?.reason == "TOO_MANY_CHALLENGES")
      #expect(try await service.client(ada).listChallenges(.init(groupID: last)).challenges.count == 20)
    }
  }

  @Test("Members come in pages, in the order in which they joined")
  func pages() async throws {
    try await TestService.with { service in
      let id = try await service.group(of: ada)
      try await service.join(id, of: ada, bob, eve, user(4), user(5))
      var (names, token) = ([String](), "")
      repeat {
        let page = try await service.client(bob).listMembers(.init(groupID: id, pageSize: 2, pageToken: token))
        names += page.members.map { $0.isSelf ? "I" : $0.displayName }
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(names == ["Person 1", "I", "Person 3", "Person 4", "Person 5"])
      let accounts = Set([ada, bob, eve].map { "\($0)" })
      #expect(try await service.members(of: id, for: bob).allSatisfy { !accounts.contains($0.memberID) })
    }
  }
}
