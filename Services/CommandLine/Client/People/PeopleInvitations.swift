import ArgumentParser
import Foundation
import SocialProto
import TitanCore
import TitanProtoJSON
import TitanRPC

/// An invitation as people name it: by its code, or by its id if it is for their address.
enum InvitationName: Sendable, ExpressibleByArgument {
  case code(String)
  case id(String)

  init(argument: String) { self = UUID(uuidString: argument) == nil ? .code(argument) : .id(argument) }
}

extension PeopleCommand {
  struct Invite: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "invite", abstract: "Invite one person to be your partner, within seven days.",
      discussion: """
        Without an address, pass the code on; with --server it comes as a link and a QR code, too. With an address, the \
        invitation waits for the account that has it, if there is one: no mail is sent.
        """)

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Option(help: ArgumentHelp("The e-mail address of the person.", valueName: "address")) var email: String?

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = SocialV1.CreateInvitationRequest(email: email ?? "", requestID: UUID().uuidString.lowercased())
      // The request id makes retries safe.
      let response = try await Patience(limit: .seconds(5)).retrying {
        try await backend.accessTokens.call { options in
          try await backend.social.createInvitation(request, options: options.within(.seconds(10)))
        }
      }
      guard let invitation = response.invitation else {
        throw ClientError(.refused, "The server answered without an invitation.")
      }
      if global.json { return console.line(PeoplePresentation.json(invitation).text) }
      let until = Format.localTime(invitation.expireTime, backend.zone)
      guard !invitation.code.isEmpty else {
        return console.line("Invited until \(until), if \(invitation.email.printable) has an account here by then.")
      }
      console.line(invitation.code.printable)
      if let server = try global.server(environment: backend.environment) {
        let link = "\(server)/people/\(invitation.code)"
        console.line(link)
        if let code = QRCode(link) { console.lines(code.lines(style: console.output.style)) }
      }
      console.note("One person can use it until \(until): `titanup people accept \(invitation.code.printable)`.")
    }
  }

  struct Invitations: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "invitations", abstract: "List the invitations to your address, and your own open ones.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(_ backend: Backend, _ console: Console) async throws {
      let received = try await backend.accessTokens.call { options in
        try await backend.social.listReceivedInvitations(.init(), options: options.within(.seconds(10)))
      }.invitations
      let sent = try await backend.accessTokens.call { options in
        try await backend.social.listInvitations(.init(), options: options.within(.seconds(10)))
      }.invitations
      if global.json {
        let json: JSONValue = [
          "received": .array(received.map(PeoplePresentation.json)), "sent": .array(sent.map(PeoplePresentation.json)),
        ]
        return console.line(json.text)
      }
      console.line(received.isEmpty ? "Nobody has invited you by your address." : "You are invited by:")
      if !received.isEmpty {
        console.lines(PeoplePresentation.table(received, zone: backend.zone, terminal: console.output))
      }
      console.line(sent.isEmpty ? "You have no open invitations." : "Your open invitations:")
      if !sent.isEmpty { console.lines(PeoplePresentation.table(sent, zone: backend.zone, terminal: console.output)) }
    }
  }

  struct Revoke: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "revoke", abstract: "Revoke one of your open invitations.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: ArgumentHelp("The id of the invitation; `titanup people invitations` shows it.", valueName: "id"))
    var id: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.social.revokeInvitation(.init(invitationID: id), options: options.within(.seconds(10)))
      }
      if global.json { return console.line((["revoked": .string(id)] as JSONValue).text) }
      console.line("Revoked. Nobody can use it any more.")
    }
  }

  struct Show: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show who made an invitation.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: "The code of the invitation.") var code: String

    func run(_ backend: Backend, _ console: Console) async throws {
      let found = try await backend.accessTokens.call { options in
        try await backend.social.lookUpInvitation(.init(code: code), options: options.within(.seconds(10)))
      }.invitation
      guard let found else { throw ClientError(.refused, "The server answered without an invitation.") }
      if global.json { return console.line(PeoplePresentation.json(found).text) }
      console.line(
        "\(found.displayName.printable) invites you to be partners, until "
          + "\(Format.localTime(found.expireTime, backend.zone)).")
    }
  }

  struct Accept: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "accept", abstract: "Accept an invitation.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: ArgumentHelp("Its code, or its id from `people invitations`.", valueName: "code|id"))
    var invitation: InvitationName

    func run(_ backend: Backend, _ console: Console) async throws {
      var request = SocialV1.AcceptInvitationRequest(requestID: UUID().uuidString.lowercased())
      switch invitation {
      case .code(let code): request.invitation = .code(code)
      case .id(let id): request.invitation = .invitationID(id)
      }
      let response = try await Patience(limit: .seconds(5)).retrying { [request] in
        try await backend.accessTokens.call { options in
          try await backend.social.acceptInvitation(request, options: options.within(.seconds(10)))
        }
      }
      if global.json { return console.line((["partner_id": .string(response.partnerID)] as JSONValue).text) }
      console.line("You are partners now. `titanup people share` says what you show.")
    }
  }

  struct Decline: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "decline", abstract: "Decline an invitation. The other person isn't told.")

    @OptionGroup(title: "Global options") var global: GlobalOptions
    @Argument(help: ArgumentHelp("Its code, or its id from `people invitations`.", valueName: "code|id"))
    var invitation: InvitationName

    func run(_ backend: Backend, _ console: Console) async throws {
      var request = SocialV1.DeclineInvitationRequest(requestID: UUID().uuidString.lowercased())
      switch invitation {
      case .code(let code): request.invitation = .code(code)
      case .id(let id): request.invitation = .invitationID(id)
      }
      _ = try await Patience(limit: .seconds(5)).retrying { [request] in
        try await backend.accessTokens.call { options in
          try await backend.social.declineInvitation(request, options: options.within(.seconds(10)))
        }
      }
      if global.json { return console.line((["declined": .bool(true)] as JSONValue).text) }
      console.line("Declined.")
    }
  }
}
