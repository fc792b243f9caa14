import SocialProto
import TitanCore
import TitanProtoJSON
import TitanZones

/// Presents partners, invitations and blocks.
enum PeoplePresentation {
  static func json(_ partner: SocialV1.Partner) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "partner_id", value: .string(partner.partnerID)),
      .init(name: "display_name", value: .string(partner.displayName)),
      .init(name: "create_time", value: .time(partner.createTime)),
    ]
    // What isn't shown is absent.
    if let pushUps = partner.pushUps {
      let value: JSONValue = [
        "last_local_date": .string(pushUps.lastLocalDate), "reps": .array(pushUps.reps.map { .number($0) }),
        "total_reps": .number(pushUps.totalReps),
      ]
      members.append(.init(name: "push_ups", value: value))
    }
    if let streak = partner.streak {
      let value: JSONValue = ["current": .number(streak.current), "today_done": .bool(streak.todayDone)]
      members.append(.init(name: "streak", value: value))
    }
    if let practices = partner.practices {
      members.append(.init(name: "practices", value: ["count": .number(practices.count)]))
    }
    return .object(members)
  }

  static func json(_ sharing: SocialV1.Sharing) -> JSONValue {
    [
      "display_name": .string(sharing.displayName), "push_ups": .bool(sharing.pushUps),
      "streak": .bool(sharing.streak), "practices": .bool(sharing.practices),
    ]
  }

  static func json(_ invitation: SocialV1.Invitation) -> JSONValue {
    [
      "invitation_id": .string(invitation.invitationID), "code": .string(invitation.code),
      "email": .string(invitation.email), "create_time": .time(invitation.createTime),
      "expire_time": .time(invitation.expireTime),
    ]
  }

  static func json(_ invitation: SocialV1.ReceivedInvitation) -> JSONValue {
    [
      "invitation_id": .string(invitation.invitationID), "display_name": .string(invitation.displayName),
      "create_time": .time(invitation.createTime), "expire_time": .time(invitation.expireTime),
    ]
  }

  static func json(_ block: SocialV1.Block) -> JSONValue {
    [
      "block_id": .string(block.blockID), "display_name": .string(block.displayName),
      "create_time": .time(block.createTime),
    ]
  }

  /// What isn't shown is a dash, which differs from nothing done.
  static func table(_ partners: [SocialV1.Partner], terminal: Terminal) -> [String] {
    var table = Table([
      .init("name", minimumWidth: 12), .init("push-ups in 7 days", .right), .init("streak", .right),
      .init("practices", .right), .init("id", expendability: 1),
    ])
    for partner in partners {
      table.add([
        .init(partner.displayName), .init(partner.pushUps.map { "\($0.totalReps)" } ?? "–"),
        .init(partner.streak.map { "\($0.current)" } ?? "–"), .init(partner.practices.map { "\($0.count)" } ?? "–"),
        .init(partner.partnerID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func lines(_ sharing: SocialV1.Sharing) -> [String] {
    func shown(_ isShown: Bool) -> String { isShown ? "partners" : "nobody" }
    return [
      "Name for partners: \(sharing.displayName.isEmpty ? "none yet" : sharing.displayName.printable)",
      "Push-ups of the last seven days: seen by \(shown(sharing.pushUps))",
      "Streak: seen by \(shown(sharing.streak))",
      "Practices of the last seven days: seen by \(shown(sharing.practices))",
    ]
  }

  static func table(_ invitations: [SocialV1.Invitation], zone: ZoneRules, terminal: Terminal) -> [String] {
    var table = Table([.init("for", minimumWidth: 12), .init("until"), .init("id", expendability: 1)])
    for invitation in invitations {
      table.add([
        .init(invitation.code.isEmpty ? invitation.email : invitation.code),
        .init(Format.localTime(invitation.expireTime, zone)), .init(invitation.invitationID, .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  static func table(_ invitations: [SocialV1.ReceivedInvitation], zone: ZoneRules, terminal: Terminal) -> [String] {
    named(
      invitations.map { ($0.displayName, Format.localTime($0.expireTime, zone), $0.invitationID) }, "until", terminal)
  }

  static func table(_ blocks: [SocialV1.Block], zone: ZoneRules, terminal: Terminal) -> [String] {
    named(blocks.map { ($0.displayName, Format.localTime($0.createTime, zone), $0.blockID) }, "since", terminal)
  }

  private static func named(
    _ rows: [(name: String, time: String, id: String)], _ time: String, _ terminal: Terminal
  ) -> [String] {
    var table = Table([.init("name", minimumWidth: 12), .init(time), .init("id", expendability: 1)])
    for row in rows { table.add([.init(row.name), .init(row.time), .init(row.id, .dim)]) }
    return table.render(width: terminal.width, style: terminal.style)
  }
}
