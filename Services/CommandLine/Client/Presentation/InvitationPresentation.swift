import TitanCore
import TitanProto
import TitanZones

/// Invitations, as they are shown. Their codes are shown once, when they are made.
enum InvitationPresentation {
  /// - Parameter code: of one that was just made.
  static func json(_ invitation: AuthV1.Invitation, code: String? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init(name: "invitation_id", value: .string(invitation.invitationID)),
      .init(name: "user_id", value: .string(invitation.userID)),
      .init(name: "max_uses", value: .integer(Int(invitation.maxUses))),
      .init(name: "use_count", value: .integer(Int(invitation.useCount))),
      .init(name: "create_time", value: .time(invitation.createTime)),
      .init(name: "expire_time", value: .time(invitation.expireTime)),
      .init(name: "revoke_time", value: .time(invitation.revokeTime)),
    ]
    if let code { members.append(.init(name: "code", value: .string(code))) }
    return .object(members)
  }

  static func show(
    _ invitations: [AuthV1.Invitation], asJSON: Bool, withMakers: Bool = false, _ backend: Backend, _ console: Console
  ) {
    if asJSON { return console.line(JSONValue.array(invitations.map { json($0) }).text) }
    console.lines(
      table(
        invitations, withMakers: withMakers, at: backend.clock(), zone: backend.zone, terminal: console.output))
  }

  /// - Parameter withMakers: whether to say who made each.
  static func table(
    _ invitations: [AuthV1.Invitation], withMakers: Bool, at now: Timestamp, zone: ZoneRules, terminal: Terminal
  ) -> [String] {
    var table = Table(
      [
        .init("state"), .init("used"), .init("until"), .init("made", expendability: 3), .init("id", expendability: 2),
      ] + (withMakers ? [.init("by", expendability: 1)] : []))
    for invitation in invitations {
      table.add(
        [
          .init(state(invitation, at: now)), .init("\(invitation.useCount) of \(invitation.maxUses)"),
          .init(Format.localTime(invitation.expireTime, zone)), .init(Format.localTime(invitation.createTime, zone)),
          .init(invitation.invitationID, .dim),
        ] + (withMakers ? [.init(invitation.userID, .dim)] : []))
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func state(_ invitation: AuthV1.Invitation, at now: Timestamp) -> String {
    if invitation.revokeTime != nil { return "revoked" }
    if invitation.useCount >= invitation.maxUses { return "used up" }
    return (invitation.expireTime.map(Timestamp.init).map { $0 <= now } ?? false) ? "expired" : "open"
  }
}
