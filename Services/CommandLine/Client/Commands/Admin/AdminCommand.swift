import ArgumentParser
import TitanProto

struct AdminCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "admin", abstract: "What operators do: list accounts, shut them, open them, help their owners in.",
    discussion: """
      Your account needs the role of an operator, which `titanup-auth --make-operator` gives on the server. What you do is among the \
      account's events, and in the log with your id.
      """,
    subcommands: [
      AdminUsersCommand.self, AdminShutCommand.self, AdminOpenCommand.self, AdminSignOutCommand.self,
      AdminResetCommand.self, AdminInvitationsCommand.self,
    ])
}

/// Which account an operator means.
struct ManagedUserArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The account: its id or its e-mail address.", valueName: "account"))
  var account: String

  /// Its id; one that is given is left to the service to judge.
  ///
  /// - Throws: `ClientError` if nobody has the address.
  func userID(_ backend: Backend) async throws -> String {
    guard account.contains("@") else { return account }
    let page = try await backend.keeper.call { options in
      try await backend.authAdmin.listUsers(.init(email: account), options: options.within(.seconds(10)))
    }
    guard let id = page.users.first?.user?.userID else {
      throw ClientError(.refused, "no account has the address \(account.printable)")
    }
    return id
  }
}
