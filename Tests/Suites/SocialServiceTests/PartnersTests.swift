import SocialDomain
import SocialProto
import SocialService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

@Suite("Partners")
struct PartnersTests {
  @Test("Nothing is shared to begin with, and a mask changes what it names")
  func sharing() async throws {
    try await TestService.with { service in
      let client = service.client(ada)
      #expect(try await client.getSharing(.init()).sharing == SocialV1.Sharing())
      let made = try await client.updateSharing(.init(sharing: .init(displayName: " Ada ", streak: true))).sharing
      #expect(made == SocialV1.Sharing(displayName: "Ada", streak: true))
      try await service.share(ada, .init(pushUps: true), "streak", "push_ups")
      #expect(try await client.getSharing(.init()).sharing == SocialV1.Sharing(displayName: "Ada", pushUps: true))
      let path = try await Refusal.of(
        await client.updateSharing(.init(sharing: .init(), updateMask: .init(paths: ["trophies"]))))
      #expect(path?.reason == "PATH_UNKNOWN")
      let name = try await Refusal.of(
        await client.updateSharing(.init(sharing: .init(displayName: "\u{202E}adA"))))
      #expect((name?.code, name?.reason) == (.invalidArgument, "NAME_INVALID"))
    }
  }

  @Test("An invitation makes two people partners once, and each has a name of their own for the other")
  func code() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob, eve)
      let invitation = try await service.invite(by: ada)
      #expect(invitation.code.count == 19 && invitation.email.isEmpty)
      #expect(invitation.expireTime == .init(noon + .seconds(7 * 86_400)))
      let typed = invitation.code.lowercased().replacing("-", with: "")
      let seen = try await service.client(bob).lookUpInvitation(.init(code: typed)).invitation
      #expect(seen?.displayName == "Person 1" && seen?.invitationID.isEmpty == true)
      let id = try await service.client(bob).acceptInvitation(.init(invitation: .code(typed))).partnerID
      let (adas, bobs) = (try await service.partners(of: ada), try await service.partners(of: bob))
      #expect(adas.map(\.displayName) == ["Person 2"])
      #expect(bobs.map(\.displayName) == ["Person 1"])
      #expect(bobs.map(\.partnerID) == [id])
      let ids = Set((adas + bobs).map(\.partnerID) + ["\(ada)", "\(bob)"])
      #expect(ids.count == 4, "ids of partners are neither the same nor those of accounts")
      #expect(try await service.client(bob).getPartner(.init(partnerID: id)).partner == bobs.first)
      #expect(try await service.client(ada).listInvitations(.init()).invitations.isEmpty)
      let late = try await Refusal.of(
        await service.client(eve).acceptInvitation(.init(invitation: .code(invitation.code))))
      #expect(late?.reason == "NOT_FOUND")
    }
  }

  @Test("Each type is shown to partners alone, and a change takes effect at once")
  func shown() async throws {
    try await TestService.with { service in
      let (_, id) = try await service.connect(ada, bob)
      try await service.record(ada, reps: 12, ago: 0, id: 1)
      try await service.record(ada, reps: 8, ago: 1, id: 2)
      try await service.practise(ada, ago: 0, id: 1)
      func seen() async throws -> SocialV1.Partner {
        let one = try await service.client(bob).getPartner(.init(partnerID: id)).partner ?? .init()
        #expect(try await service.partners(of: bob) == [one])
        return one
      }
      let none = try await seen()
      #expect(none.pushUps == nil && none.streak == nil && none.practices == nil)
      try await service.share(ada, .init(pushUps: true))
      var now = try await seen()
      #expect(now.pushUps?.reps == [0, 0, 0, 0, 0, 8, 12])
      #expect((now.pushUps?.totalReps, now.pushUps?.lastLocalDate) == (20, "2026-06-01"))
      #expect(now.streak == nil && now.practices == nil)
      try await service.share(ada, .init(streak: true, practices: true))
      now = try await seen()
      #expect((now.streak?.current, now.streak?.todayDone, now.practices?.count) == (2, true, 1))
      try await service.share(ada, .init(), "push_ups", "streak", "practices")
      #expect(try await seen() == none)
      // What Ada shows says nothing about Bob.
      #expect(try await service.partners(of: ada).first?.pushUps == nil)
    }
  }

  @Test("Partners are listed in pages, the newest first, each with what they show")
  func pages() async throws {
    try await TestService.with { service in
      for number in 2...24 {
        service.advance(.seconds(1))
        try await service.connect(ada, user(number))
        if number % 2 == 0 { try await service.share(user(number), .init(pushUps: true)) }
        try await service.record(user(number), reps: number, ago: 0, id: number)
      }
      let first = try await service.client(ada).listPartners(.init(pageSize: 100))
      let second = try await service.client(ada).listPartners(.init(pageToken: first.nextPageToken))
      let all = first.partners + second.partners
      #expect(first.partners.count == 20 && second.nextPageToken.isEmpty)
      let names: [String] = (2...24).reversed().map { "Person \($0)" }
      let totals: [UInt32?] = (2...24).reversed().map { (number: UInt32) in number % 2 == 0 ? number : nil }
      #expect(all.map(\.displayName) == names)
      #expect(all.map { $0.pushUps?.totalReps } == totals)
      let foreign = try await Refusal.of(
        await service.client(bob).listPartners(.init(pageToken: first.nextPageToken)))
      #expect(foreign?.reason == "PAGE_TOKEN_INVALID")
    }
  }

  @Test("The end of a partnership is its end for both")
  func end() async throws {
    try await TestService.with { service in
      let (bobs, _) = try await service.connect(ada, bob)
      try await service.connect(ada, eve)
      _ = try await service.client(ada).endPartnership(.init(partnerID: bobs))
      #expect(try await service.partners(of: ada).map(\.displayName) == ["Person 3"])
      #expect(try await service.partners(of: bob).isEmpty)
      #expect(try await service.partners(of: eve).map(\.displayName) == ["Person 1"])
      // They may agree again.
      try await service.connect(bob, ada)
      #expect(try await service.partners(of: bob).count == 1)
    }
  }

  @Test("A retry gets the first answer, and changes nothing more")
  func retries() async throws {
    try await TestService.with { service in
      try await service.name(ada, bob)
      let id = "\(RequestID(uuid(500)))"
      let first = try await service.client(ada).createInvitation(.init(requestID: id))
      #expect(try await service.client(ada).createInvitation(.init(requestID: id)) == first)
      #expect(try await service.client(ada).listInvitations(.init()).invitations.count == 1)
      let reused = try await Refusal.of(
        await service.client(ada).createInvitation(.init(email: "bob@example.org", requestID: id)))
      #expect(reused?.reason == "REQUEST_ID_REUSED")
      let accept = SocialV1.AcceptInvitationRequest(
        invitation: .code(first.invitation?.code ?? ""), requestID: "\(RequestID(uuid(501)))")
      let partner = try await service.client(bob).acceptInvitation(accept)
      #expect(try await service.client(bob).acceptInvitation(accept) == partner)
      let end = SocialV1.EndPartnershipRequest(partnerID: partner.partnerID, requestID: "\(RequestID(uuid(502)))")
      #expect(try await service.client(bob).endPartnership(end) == service.client(bob).endPartnership(end))
    }
  }

  @Test("Of several people who accept one code at a time, one becomes a partner")
  func race() async throws {
    try await TestService.with { service in
      for number in 1...9 { try await service.name(user(number)) }
      let code = try await service.invite(by: ada).code
      let won = try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 2...9 {
          group.addTask {
            try await Refusal.of(
              await service.client(user(number)).acceptInvitation(.init(invitation: .code(code)))) == nil
          }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(won == 1)
      #expect(try await service.partners(of: ada).count == 1)
    }
  }

  @Test("Two people who accept each other's invitations at a time are partners once")
  func mutual() async throws {
    try await TestService.with { service in
      for round in 0..<8 {
        let (left, right) = (user(100 + 2 * round), user(101 + 2 * round))
        try await service.name(left, right)
        let (lefts, rights) = (try await service.invite(by: left).code, try await service.invite(by: right).code)
        async let one = service.client(left).acceptInvitation(.init(invitation: .code(rights)))
        async let other = service.client(right).acceptInvitation(.init(invitation: .code(lefts)))
        let ids = (try await one.partnerID, try await other.partnerID)
        #expect(try await service.partners(of: left).map(\.partnerID) == [ids.0])
        #expect(try await service.partners(of: right).map(\.partnerID) == [ids.1])
      }
    }
  }

  @Test("A person who is erased is gone from everybody's lists in the same moment")
  func erasure() async throws {
    try await TestService.with { service in
      try await service.connect(ada, bob)
      let (_, blocked) = try await service.connect(ada, eve)
      _ = try await service.client(eve).blockPerson(.init(person: .partnerID(blocked)))
      try await service.record(ada, reps: 5, ago: 0, id: 1)
      let open = try await service.invite(by: ada).code
      #expect(try await PostgresErasures(service.database, of: .social).erase([ada], from: "", to: "1"))
      #expect(try await service.partners(of: bob).isEmpty)
      #expect(try await service.client(eve).listBlocks(.init()).blocks.isEmpty)
      let refusal = try await Refusal.of(await service.client(bob).lookUpInvitation(.init(code: open)))
      #expect(refusal?.reason == "NOT_FOUND")
      let tables = [
        "users user_id", "invitations user_id", "partners user_id", "partners other_user_id", "blocks user_id",
        "blocks blocked_user_id", "sessions user_id", "requests user_id",
      ]
      for table in tables {
        let (name, column) = (table.prefix { $0 != " " }, table.drop { $0 != " " })
        let row = try await service.database.first(
          "SELECT count(*) AS rows FROM social.\(unescaped: "\(name)") WHERE \(unescaped: "\(column)") = \(ada)")
        #expect(try row?.decode("rows", as: Int.self) == 0, "\(table)")
      }
      // What the feed still says of them isn't taken up again.
      try await service.record(ada, reps: 5, ago: 0, id: 2)
      let rows = try await service.database.all("SELECT FROM social.sessions")
      #expect(rows.isEmpty)
    }
  }
}
