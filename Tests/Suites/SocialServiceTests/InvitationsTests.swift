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

@Suite("Invitations and blocks")
struct InvitationsTests {
  @Test("Inviting and accepting need a name; nothing is used up without one")
  func name() async throws {
    try await TestService.with { service in
      let early = try await Refusal.of(await service.client(ada).createInvitation(.init()))
      #expect((early?.code, early?.reason) == (.failedPrecondition, "DISPLAY_NAME_MISSING"))
      try await service.name(ada)
      let code = try await service.invite(by: ada).code
      let accept = SocialV1.AcceptInvitationRequest(invitation: .code(code))
      let nameless = try await Refusal.of(await service.client(bob).acceptInvitation(accept))
      #expect(nameless?.reason == "DISPLAY_NAME_MISSING")
      let cleared = try await Refusal.of(
        await service.client(ada).updateSharing(.init(updateMask: .init(paths: ["display_name"]))))
      #expect(cleared?.reason == "DISPLAY_NAME_MISSING")
      try await service.name(bob)
      _ = try await service.client(bob).acceptInvitation(accept)
      try await service.share(ada, .init(displayName: "Countess"))
      #expect(try await service.partners(of: bob).map(\.displayName) == ["Countess"])
    }
  }

  @Test("An address has an invitation as soon as it is verified, and accepts it")
  func address() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob)
      service.registrations.register(ada, "ada@example.org")
      let sent = try await service.invite(by: ada, " Bob@Example.org ")
      #expect((sent.email, sent.code) == ("Bob@Example.org", ""))
      // An invitation to one's own address leads nowhere.
      _ = try await service.invite(by: ada, "ada@example.org")
      #expect(try await service.received(by: ada).isEmpty)
      service.registrations.register(bob, "bob@example.org", .pending)
      #expect(try await service.received(by: bob).isEmpty)
      service.registrations.register(bob, "bob@example.org", .notRequired)
      let received = try await service.received(by: bob)
      #expect(received.map(\.invitationID) == [sent.invitationID])
      #expect(received.map(\.displayName) == ["Person 1"])
      _ = try await service.client(bob).acceptInvitation(.init(invitation: .invitationID(sent.invitationID)))
      #expect(try await service.partners(of: ada).map(\.displayName) == ["Person 2"])
      #expect(try await service.received(by: bob).isEmpty)
    }
  }

  @Test("Without the auth service, codes work, and received invitations say that they can't be read")
  func unavailable() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob)
      let code = try await service.invite(by: ada).code
      service.registrations.fail(.unavailable)
      let list = try await Refusal.of(await service.client(bob).listReceivedInvitations(.init()))
      #expect((list?.code, list?.reason) == (.unavailable, "ADDRESS_UNAVAILABLE"))
      let id = try await Refusal.of(
        await service.client(bob).acceptInvitation(.init(invitation: .invitationID("\(InvitationID(uuid(9)))"))))
      #expect(id == list)
      _ = try await service.client(bob).acceptInvitation(.init(invitation: .code(code)))
      service.registrations.fail(.unauthenticated)
      let token = try await Refusal.of(await service.client(bob).listReceivedInvitations(.init()))
      #expect(token?.code == .unauthenticated)
    }
  }

  @Test("Requests that name nothing, or no UUID, are refused with the field's name")
  func fields() async throws {
    try await TestService.with { service in
      let client = service.client(ada)
      let refusals = [
        try await Refusal.of(await client.acceptInvitation(.init())),
        try await Refusal.of(await client.declineInvitation(.init())),
        try await Refusal.of(await client.blockPerson(.init())),
        try await Refusal.of(await client.getPartner(.init())),
        try await Refusal.of(await client.unblock(.init(blockID: "x"))),
        try await Refusal.of(await client.revokeInvitation(.init(invitationID: "x"))),
        try await Refusal.of(await client.createInvitation(.init(email: "ada"))),
        try await Refusal.of(await client.listPartners(.init(pageSize: -1))),
        try await Refusal.of(await client.listBlocks(.init(pageToken: "x"))),
        try await Refusal.of(await client.endPartnership(.init(partnerID: "\(PartnerID(uuid(1)))", requestID: "x"))),
      ]
      #expect(
        refusals.map { $0?.reason } == [
          "MISSING", "MISSING", "MISSING", "MISSING", "UUID_INVALID", "UUID_INVALID", "EMAIL_INVALID",
          "PAGE_SIZE_NEGATIVE", "PAGE_TOKEN_INVALID", "REQUEST_ID_INVALID",
        ])
      #expect(refusals.allSatisfy { $0?.code == .invalidArgument })
    }
  }

  @Test("Twenty invitations can be open; one that is revoked or expires makes room")
  func limit() async throws {
    try await TestService.with { service in
      try await service.name(ada)
      var last = SocialV1.Invitation()
      for number in 0..<20 { last = try await service.invite(by: ada, number % 2 == 0 ? "" : "a\(number)@b.de") }
      func more() async throws -> String? {
        try await Refusal.of(await service.client(ada).createInvitation(.init()))?.reason
      }
      #expect(try await more() == "TOO_MANY_INVITATIONS")
      _ = try await service.client(ada).revokeInvitation(.init(invitationID: last.invitationID))
      #expect(try await more() == nil)
      #expect(try await more() == "TOO_MANY_INVITATIONS")
      service.advance(.seconds(7 * 86_400))
      #expect(try await service.client(ada).listInvitations(.init()).invitations.isEmpty)
      #expect(try await more() == nil)
      try await service.store.tidy(at: service.now)
      let rows = try await service.database.all("SELECT FROM social.invitations")
      #expect(rows.count == 1)
    }
  }

  @Test("A hundred places are shared by partners and invitations, so an inviter always has one left")
  func places() async throws {
    try await TestService.with { service in
      try await service.name(ada)
      for number in 10..<109 {
        try await service.database.execute("INSERT INTO social.users (user_id) VALUES (\(user(number)))")
        try await service.database.execute(
          """
          INSERT INTO social.partners (user_id, partner_id, other_user_id, create_time)
          VALUES (\(ada), \(uuid(number)), \(user(number)), \(noon))
          """)
      }
      let code = try await service.invite(by: ada).code
      let full = try await Refusal.of(await service.client(ada).createInvitation(.init()))
      #expect((full?.code, full?.reason) == (.resourceExhausted, "TOO_MANY_PARTNERS"))
      try await service.name(bob, eve)
      let bobs = try await service.invite(by: bob).code
      let accept = try await Refusal.of(await service.client(ada).acceptInvitation(.init(invitation: .code(bobs))))
      #expect(accept == full)
      // The refused invitation is still good.
      _ = try await service.client(eve).acceptInvitation(.init(invitation: .code(bobs)))
      _ = try await service.client(bob).acceptInvitation(.init(invitation: .code(code)))
      #expect(try await service.partners(of: bob).count == 2)
    }
  }

  @Test("A block ends and keeps from inviting, for both; lifting it brings nothing back but the possibility")
  func block() async throws {
    try await TestService.with { service in
      service.registrations.register(ada, "ada@example.org")
      service.registrations.register(bob, "bob@example.org")
      let (_, id) = try await service.connect(ada, bob)
      let block = try await service.client(bob).blockPerson(.init(person: .partnerID(id))).blockID
      #expect(try await service.partners(of: ada).isEmpty)
      let blocks = try await service.client(bob).listBlocks(.init()).blocks
      #expect(blocks.map(\.displayName) == ["Person 1"])
      #expect(blocks.map(\.blockID) == [block])
      #expect(try await service.client(ada).listBlocks(.init()).blocks.isEmpty)
      let sent = try await service.invite(by: ada, "bob@example.org")
      _ = try await service.invite(by: bob, "ada@example.org")
      #expect(try await service.received(by: bob).isEmpty)
      #expect(try await service.received(by: ada).isEmpty)
      _ = try await service.client(bob).unblock(.init(blockID: block))
      #expect(try await service.partners(of: bob).isEmpty)
      #expect(try await service.received(by: bob).map(\.invitationID) == [sent.invitationID])
      #expect(try await service.received(by: ada).count == 1)
    }
  }

  @Test("The person behind an invitation can be blocked by its code or id, which declines it")
  func blockInviter() async throws {
    try await TestService.with { service in
      try await service.name(ada, eve)
      service.registrations.register(bob, "bob@example.org")
      let code = try await service.invite(by: ada).code
      let id = try await service.invite(by: eve, "bob@example.org").invitationID
      _ = try await service.client(bob).blockPerson(.init(person: .code(code)))
      service.advance(.seconds(1))
      _ = try await service.client(bob).blockPerson(.init(person: .invitationID(id)))
      let page = try await service.client(bob).listBlocks(.init(pageSize: 1))
      #expect(page.blocks.map(\.displayName) == ["Person 3"])
      let rest = try await service.client(bob).listBlocks(.init(pageSize: 1, pageToken: page.nextPageToken))
      #expect(rest.blocks.map(\.displayName) == ["Person 1"])
      #expect(rest.nextPageToken.isEmpty)
      try await service.name(user(4))
      let late = try await Refusal.of(await service.client(user(4)).lookUpInvitation(.init(code: code)))
      #expect(late?.reason == "NOT_FOUND", "nobody else can use a declined invitation")
    }
  }

  @Test("A thousand people can be blocked")
  func blocks() async throws {
    try await TestService.with { service in
      let (_, id) = try await service.connect(ada, bob)
      try await service.database.execute(
        """
        WITH people AS (
          INSERT INTO social.users (user_id) SELECT gen_random_uuid() FROM generate_series(1, 1000) RETURNING user_id
        )
        SELECT count(*) FROM people
        """)
      try await service.database.execute(
        """
        INSERT INTO social.blocks (user_id, block_id, blocked_user_id, display_name, create_time)
        SELECT \(bob), gen_random_uuid(), user_id, 'X', \(noon) FROM social.users WHERE display_name IS NULL
        """)
      let refusal = try await Refusal.of(await service.client(bob).blockPerson(.init(person: .partnerID(id))))
      #expect((refusal?.code, refusal?.reason) == (.resourceExhausted, "TOO_MANY_BLOCKS"))
      #expect(try await service.partners(of: bob).count == 1, "the refused block has ended nothing")
    }
  }
}
