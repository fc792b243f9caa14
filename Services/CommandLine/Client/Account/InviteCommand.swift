import ArgumentParser
import AuthProto
import Foundation
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones

struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Invite people, if registering requires an invitation.",
    discussion: """
      Operators can always invite people; everybody else can if the server allows it. An invitation is a code for \
      `titanup register --invitation CODE`.
      """,
    subcommands: [Create.self, List.self, Revoke.self], defaultSubcommand: Create.self)

  struct Create: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "create", abstract: "Create an invitation. Its code is shown only once.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: ArgumentHelp("How many people can use it.", valueName: "number"))
    var uses: Int32 = 1

    @Option(help: ArgumentHelp("How many days it is valid.", valueName: "number"))
    var days: Int64 = 7

    func validate() throws {
      guard uses >= 1 else { throw ValidationError("--uses is \(uses), but should be 1 or more.") }
      try check("--days", days, 1...365)
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = AuthV1.CreateInvitationRequest(
        maxUses: uses, lifetime: GoogleProtobuf.Duration(seconds: days * 86_400),
        requestID: UUID().uuidString.lowercased())
      // The request id makes retries safe.
      let response = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.auth.createInvitation(request, options: options.within(.seconds(10)))
        }
      }
      guard let invitation = response.invitation else {
        throw ClientError(.refused, "The server answered without an invitation.")
      }
      if global.json {
        return console.line(InvitationPresentation.json(invitation, code: response.code).text)
      }
      console.line(response.code.printable)
      console.note(
        "\(Format.count(Int(invitation.maxUses), "person", "people")) can use it until "
          + Format.localTime(invitation.expireTime, backend.zone)
          + ": `titanup register --invitation \(response.code.printable)`. The code won't be shown again.")
    }
  }

  struct List: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your invitations, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let invitations = try await backend.list(AuthV1.ListInvitationsRequest(), \.invitations) {
        try await backend.auth.listInvitations($0, options: $1)
      }
      InvitationPresentation.show(invitations, asJSON: global.json, backend, console)
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Revoke one of your invitations. People who have used it keep their accounts.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("The id of the invitation; `titanup invite list` shows it.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.auth.revokeInvitation(.init(invitationID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked. Nobody can use it any more.")
    }
  }
}

/// Presents invitations. Their codes are shown only once, when they are created.
enum InvitationPresentation {
  /// - Parameter code: the code of a new invitation.
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

  /// - Parameter withMakers: whether to show the account that created each invitation.
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
