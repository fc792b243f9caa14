import AuthProto
import SocialDomain
import SocialProto
import SocialService
import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("What strangers learn")
struct StrangersTests {
  /// Every method that names an invitation, a partner or a block, by what it takes.
  private enum Question: CaseIterable {
    case lookUp, acceptCode, declineCode, blockCode
    case acceptID, declineID, blockID
    case revoke, get, end, blockPartner, unblock

    var takesCode: Bool { [.lookUp, .acceptCode, .declineCode, .blockCode].contains(self) }
    var takesInvitation: Bool { [.acceptID, .declineID, .blockID].contains(self) }
    var takesPartner: Bool { [.get, .end, .blockPartner].contains(self) }

    /// Asks about an id or code.
    func ask(_ client: SocialV1.SocialServiceClient, _ name: String) async throws {
      switch self {
      case .lookUp: _ = try await client.lookUpInvitation(.init(code: name))
      case .acceptCode: _ = try await client.acceptInvitation(.init(invitation: .code(name)))
      case .declineCode: _ = try await client.declineInvitation(.init(invitation: .code(name)))
      case .blockCode: _ = try await client.blockPerson(.init(person: .code(name)))
      case .acceptID: _ = try await client.acceptInvitation(.init(invitation: .invitationID(name)))
      case .declineID: _ = try await client.declineInvitation(.init(invitation: .invitationID(name)))
      case .blockID: _ = try await client.blockPerson(.init(person: .invitationID(name)))
      case .revoke: _ = try await client.revokeInvitation(.init(invitationID: name))
      case .get: _ = try await client.getPartner(.init(partnerID: name))
      case .end: _ = try await client.endPartnership(.init(partnerID: name))
      case .blockPartner: _ = try await client.blockPerson(.init(person: .partnerID(name)))
      case .unblock: _ = try await client.unblock(.init(blockID: name))
      }
    }
  }

  /// Asserts that Bob gets the same refusals about some names as about one that never existed.
  private func expectUnknown(
    _ names: [String: String], _ questions: [Question], _ unknown: String, _ service: TestService
  ) async throws {
    for question in questions {
      let answer = try await Refusal.of(await question.ask(service.client(bob), unknown))
      #expect((answer?.code, answer?.reason) == (.notFound, "NOT_FOUND"), "\(question)")
      for (situation, name) in names {
        #expect(!name.isEmpty)
        let same = try await Refusal.of(await question.ask(service.client(bob), name))
        #expect(same == answer, "\(question) of an invitation or person that is \(situation)")
      }
    }
  }

  @Test("Codes: never made, revoked, declined, used, expired, of a blocked person and of one who blocks look the same")
  func codes() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob, eve)
      var names: [String: String] = [:]
      names["expired"] = try await service.invite(by: ada).code
      service.advance(.seconds(7 * 86_400))
      let revoked = try await service.invite(by: ada)
      names["revoked"] = revoked.code
      _ = try await service.client(ada).revokeInvitation(.init(invitationID: revoked.invitationID))
      let declined = try await service.invite(by: ada).code
      names["declined"] = declined
      _ = try await service.client(eve).declineInvitation(.init(invitation: .code(declined)))
      let used = try await service.invite(by: ada).code
      names["used"] = used
      _ = try await service.client(eve).acceptInvitation(.init(invitation: .code(used)))
      names["no code"] = "hello"
      let (blocker, blocked) = (user(4), user(5))
      try await service.name(blocker, blocked)
      let (bobs, _) = try await service.connect(blocker, bob)
      _ = try await service.client(blocker).blockPerson(.init(person: .partnerID(bobs)))
      names["of a person who blocks"] = try await service.invite(by: blocker).code
      let (_, id) = try await service.connect(blocked, bob)
      _ = try await service.client(bob).blockPerson(.init(person: .partnerID(id)))
      names["of a blocked person"] = try await service.invite(by: blocked).code
      try await expectUnknown(
        names, Question.allCases.filter(\.takesCode), "0000-0000-0000-0000", service)
    }
  }

  @Test("Invitations by id: those to other addresses, unverified ones, declined, expired and blocked look the same")
  func invitations() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob, eve)
      service.registrations.register(bob, "bob@example.org")
      var names: [String: String] = [:]
      names["expired"] = try await service.invite(by: ada, "bob@example.org").invitationID
      service.advance(.seconds(7 * 86_400))
      names["to another address"] = try await service.invite(by: ada, "eve@example.org").invitationID
      names["with a code"] = try await service.invite(by: ada).invitationID
      let declined = try await service.invite(by: ada, "bob@example.org").invitationID
      names["declined"] = declined
      _ = try await service.client(bob).declineInvitation(.init(invitation: .invitationID(declined)))
      let (bobs, _) = try await service.connect(eve, bob)
      _ = try await service.client(eve).blockPerson(.init(person: .partnerID(bobs)))
      names["of a person who blocks"] = try await service.invite(by: eve, "bob@example.org").invitationID
      let never = "\(InvitationID(uuid(999)))"
      try await expectUnknown(names, Question.allCases.filter(\.takesInvitation), never, service)
      #expect(try await service.received(by: bob).isEmpty)
      // The same id is good for the address it is for, and only once it is verified.
      let open = try await service.invite(by: ada, "BOB@example.org").invitationID
      #expect(try await service.received(by: bob).map(\.invitationID) == [open])
      service.registrations.register(bob, "bob@example.org", .pending)
      try await expectUnknown(["to an unverified address": open], [.acceptID, .declineID, .blockID], never, service)
      #expect(try await service.received(by: bob).isEmpty)
      // Invitations of others can't be revoked, either.
      try await expectUnknown(["another's": open], [.revoke], never, service)
    }
  }

  @Test("Partners and blocks: never connected, ended, blocking, blocked, erased and other people's look the same")
  func partners() async throws {
    try await TestService.with { service in
      var names: [String: String] = [:]
      let (adas, ended) = try await service.connect(ada, bob)
      _ = try await service.client(ada).endPartnership(.init(partnerID: adas))
      names["ended"] = ended
      let (bobs, blocking) = try await service.connect(eve, bob)
      _ = try await service.client(eve).blockPerson(.init(person: .partnerID(bobs)))
      names["blocking"] = blocking
      let (_, blocked) = try await service.connect(user(4), bob)
      let block = try await service.client(bob).blockPerson(.init(person: .partnerID(blocked))).blockID
      names["blocked"] = blocked
      let (others, _) = try await service.connect(ada, user(5))
      names["another's partner"] = others
      let (_, erased) = try await service.connect(user(6), bob)
      names["erased"] = erased
      #expect(try await PostgresErasures(service.database, of: .social).erase([user(6)], from: "", to: "1"))
      names["an account's id"] = "\(ada)"
      let never = "\(PartnerID(uuid(999)))"
      try await expectUnknown(names, Question.allCases.filter(\.takesPartner), never, service)
      #expect(try await service.partners(of: bob).isEmpty)
      let foreign = try await service.client(eve).listBlocks(.init()).blocks.map(\.blockID)
      try await expectUnknown(["another's": foreign[0], "no block": ended], [.unblock], never, service)
      #expect(try await service.client(bob).listBlocks(.init()).blocks.map(\.blockID) == [block])
    }
  }

  @Test("An invitation to an address says nothing about who has it: unknown, known, blocking or a partner's")
  func addresses() async throws {
    try await TestService.with { service in
      try await service.name(bob)
      let people = [(ada, "ada@example.org"), (eve, "eve@example.org"), (user(4), "partner@example.org")]
      for (user, email) in people { service.registrations.register(user, email) }
      let (bobs, _) = try await service.connect(eve, bob)
      _ = try await service.client(eve).blockPerson(.init(person: .partnerID(bobs)))
      try await service.connect(user(4), bob)
      var answers: Set<SocialV1.Invitation> = []
      for email in ["nobody@example.org"] + people.map(\.1) {
        var answer = try await service.invite(by: bob, email)
        #expect(answer.email == email && answer.code.isEmpty)
        (answer.invitationID, answer.email) = ("", "")
        answers.insert(answer)
      }
      #expect(answers.count == 1)
      // What the others do with it doesn't show, either, unless they accept.
      let sent = try await service.client(bob).listInvitations(.init())
      let received = try await service.received(by: ada)
      #expect(received.map(\.displayName) == ["Person 2"])
      #expect(try await service.received(by: eve).isEmpty)
      _ = try await service.client(ada).declineInvitation(
        .init(invitation: .invitationID(received[0].invitationID)))
      #expect(try await service.received(by: ada).isEmpty)
      #expect(try await service.client(bob).listInvitations(.init()) == sent)
      #expect(sent.invitations.count == 4)
    }
  }

  @Test("A declined invitation looks open to its inviter in every method, and its place stays taken")
  func declined() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob)
      func asInviter(declined: Bool) async throws -> [Refusal?] {
        let invitation = try await service.invite(by: ada)
        if declined {
          _ = try await service.client(bob).declineInvitation(.init(invitation: .code(invitation.code)))
        }
        var answers: [Refusal?] = []
        for question in [Question.lookUp, .acceptCode, .declineCode, .blockCode] {
          answers.append(try await Refusal.of(await question.ask(service.client(ada), invitation.code)))
        }
        let listed = try await service.client(ada).listInvitations(.init()).invitations
        #expect(listed.contains(invitation))
        answers.append(try await Refusal.of(await Question.revoke.ask(service.client(ada), invitation.invitationID)))
        return answers
      }
      let open = try await asInviter(declined: false)
      #expect(open.map { $0?.reason } == Array(repeating: "OWN_INVITATION", count: 4) + [nil])
      #expect(try await asInviter(declined: true) == open)
    }
  }

  /// Every method that names a group.
  private static let groupQuestions: [String: @Sendable (SocialV1.SocialServiceClient, String) async throws -> Void] = {
    let id = "\(MemberID(uuid(998)))"
    let challenge = SocialV1.Challenge(
      title: "June", rule: .reps, firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-30")
    return [
      "GetGroup": { _ = try await $0.getGroup(.init(groupID: $1)) },
      "UpdateGroup": { _ = try await $0.updateGroup(.init(groupID: $1, settings: .init(name: "x"))) },
      "DeleteGroup": { _ = try await $0.deleteGroup(.init(groupID: $1)) },
      "CreateGroupInvitation": { _ = try await $0.createGroupInvitation(.init(groupID: $1)) },
      "ListGroupInvitations": { _ = try await $0.listGroupInvitations(.init(groupID: $1)) },
      "RevokeGroupInvitation": { _ = try await $0.revokeGroupInvitation(.init(groupID: $1, invitationID: id)) },
      "UpdateGroupSharing": { _ = try await $0.updateGroupSharing(.init(groupID: $1, sharing: .everything)) },
      "LeaveGroup": { _ = try await $0.leaveGroup(.init(groupID: $1)) },
      "ListMembers": { _ = try await $0.listMembers(.init(groupID: $1)) },
      "SetMemberRole": { _ = try await $0.setMemberRole(.init(groupID: $1, memberID: id, role: .admin)) },
      "RemoveMember": { _ = try await $0.removeMember(.init(groupID: $1, memberID: id)) },
      "GetBoard": { _ = try await $0.getBoard(.init(groupID: $1)) },
      "GetBoard of a challenge": { _ = try await $0.getBoard(.init(groupID: $1, challengeID: id)) },
      "ListSharedMotions": { _ = try await $0.listSharedMotions(.init(groupID: $1)) },
      "CreateChallenge": { _ = try await $0.createChallenge(.init(groupID: $1, challenge: challenge)) },
      "ListChallenges": { _ = try await $0.listChallenges(.init(groupID: $1)) },
      "DeleteChallenge": { _ = try await $0.deleteChallenge(.init(groupID: $1, challengeID: id)) },
      "ListGroupFeed": { _ = try await $0.listGroupFeed(.init(groupID: $1)) },
      "SetCheer": { _ = try await $0.setCheer(.init(groupID: $1, entryID: id, cheered: true)) },
    ]
  }()

  @Test("Every method that names a group or code is asked here")
  func complete() {
    let groups = Set(Self.groupQuestions.keys.map { $0.prefix { $0 != " " } })
    let others: Set<Substring> = [
      // Of one's own alone.
      "GetSharing", "UpdateSharing", "CreateInvitation", "ListInvitations", "ListReceivedInvitations", "ListPartners",
      "ListBlocks", "CreateGroup", "ListGroups",
      // In the tests of codes, invitations and partners.
      "RevokeInvitation", "LookUpInvitation", "AcceptInvitation", "DeclineInvitation", "GetPartner", "EndPartnership",
      "BlockPerson", "Unblock", "LookUpGroupInvitation", "JoinGroup",
    ]
    let methods = SocialV1.SocialServiceMethods.descriptor.methods.map { Substring($0.method) }
    #expect(Set(methods) == groups.union(others))
  }

  @Test("Groups: never made, deleted, left, of others, and those that removed the caller look the same in every method")
  func groups() async throws {
    try await TestService.with { service in
      try await service.name(bob)
      var names: [String: String] = [:]
      let situations = ["of others", "deleted", "left", "removed from", "with the only owner erased"]
      for (number, situation) in situations.enumerated() {
        let owner = user(10 + number)
        let group = try await service.group(of: owner)
        names[situation] = group
        if situation == "of others" { continue }
        try await service.join(group, of: owner, bob)
        let client = service.client(owner)
        switch situation {
        case "deleted": _ = try await client.deleteGroup(.init(groupID: group))
        case "left": _ = try await service.client(bob).leaveGroup(.init(groupID: group))
        case "removed from":
          let bobs = try await service.member(bob, in: group, for: owner)
          _ = try await client.removeMember(.init(groupID: group, memberID: bobs))
        default:
          _ = try await service.client(bob).leaveGroup(.init(groupID: group))
          #expect(try await PostgresErasures(service.database, of: .social).erase([owner], from: "", to: "1"))
        }
      }
      names["an account's id"] = "\(user(10))"
      for (method, ask) in Self.groupQuestions {
        let unknown = try await Refusal.of(await ask(service.client(bob), "\(GroupID(uuid(999)))"))
        #expect((unknown?.code, unknown?.reason) == (.notFound, "NOT_FOUND"), "\(method)")
        for (situation, name) in names {
          let same = try await Refusal.of(await ask(service.client(bob), name))
          #expect(same == unknown, "\(method) of a group that is \(situation)")
        }
      }
      #expect(try await service.client(bob).listGroups(.init()).groups.isEmpty)
    }
  }

  @Test("Members, challenges, entries and invitations of other groups are unknown in one's own")
  func otherGroups() async throws {
    try await TestService.with { service in
      let (own, other) = (try await service.group(of: bob), try await service.group(of: ada))
      try await service.join(other, of: ada, eve)
      try await service.record(eve, reps: 5, ago: 0, id: 1)
      let challenge = SocialV1.Challenge(
        title: "June", rule: .reps, firstLocalDate: "2026-06-01", lastLocalDate: "2026-06-30")
      let made = try await service.client(ada).createChallenge(.init(groupID: other, challenge: challenge)).challengeID
      let entry = try await service.feed(of: other, for: ada)[0].entryID
      let member = try await service.member(eve, in: other, for: ada)
      let invitation = try await service.client(ada).createGroupInvitation(.init(groupID: other)).invitation
      let client = service.client(bob)
      let never = "\(MemberID(uuid(999)))"
      func answers(_ id: String) async throws -> [Refusal?] {
        [
          try await Refusal.of(await client.getBoard(.init(groupID: own, challengeID: id))),
          try await Refusal.of(await client.deleteChallenge(.init(groupID: own, challengeID: id))),
          try await Refusal.of(await client.setCheer(.init(groupID: own, entryID: id, cheered: true))),
          try await Refusal.of(await client.removeMember(.init(groupID: own, memberID: id))),
          try await Refusal.of(await client.setMemberRole(.init(groupID: own, memberID: id, role: .admin))),
          try await Refusal.of(await client.revokeGroupInvitation(.init(groupID: own, invitationID: id))),
        ]
      }
      let unknown = try await answers(never)
      #expect(unknown.allSatisfy { $0?.reason == "NOT_FOUND" })
      for id in [made, entry, member, invitation?.invitationID ?? "", "\(eve)"] {
        #expect(try await answers(id) == unknown)
      }
    }
  }

  @Test("Codes of groups: never made, used, revoked, expired, of a blocked person or one who blocks look the same")
  func groupCodes() async throws {
    try await TestService.with { service in
      try await service.name(bob, eve)
      let id = try await service.group(of: ada)
      var names = ["no code": "hello", "of a partner's invitation": try await service.invite(by: ada).code]
      names["expired"] = try await service.code(of: id, by: ada)
      service.advance(.seconds(7 * 86_400))
      names["used"] = try await service.code(of: id, by: ada)
      _ = try await service.client(eve).joinGroup(.init(code: names["used"] ?? ""))
      let revoked = try await service.client(ada).createGroupInvitation(.init(groupID: id)).invitation
      names["revoked"] = revoked?.code
      _ = try await service.client(ada).revokeGroupInvitation(
        .init(groupID: id, invitationID: revoked?.invitationID ?? ""))
      let deleted = try await service.group(of: user(4))
      names["of a deleted group"] = try await service.code(of: deleted, by: user(4))
      _ = try await service.client(user(4)).deleteGroup(.init(groupID: deleted))
      let (bobs, _) = try await service.connect(user(5), bob)
      _ = try await service.client(user(5)).blockPerson(.init(person: .partnerID(bobs)))
      names["of a person who blocks"] = try await service.code(of: try await service.group(of: user(5)), by: user(5))
      let (_, blocked) = try await service.connect(user(6), bob)
      _ = try await service.client(bob).blockPerson(.init(person: .partnerID(blocked)))
      names["of a blocked person"] = try await service.code(of: try await service.group(of: user(6)), by: user(6))
      let client = service.client(bob)
      func answers(_ code: String) async throws -> [Refusal?] {
        [
          try await Refusal.of(await client.lookUpGroupInvitation(.init(code: code))),
          try await Refusal.of(await client.joinGroup(.init(code: code))),
        ]
      }
      let unknown = try await answers("0000-0000-0000-0000")
      #expect(unknown.allSatisfy { $0?.reason == "NOT_FOUND" })
      for (situation, code) in names {
        #expect(!code.isEmpty)
        #expect(try await answers(code) == unknown, "a code that is \(situation)")
      }
    }
  }
}
