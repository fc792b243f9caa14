import ArgumentParser
import AuthProto
import Foundation
import TitanProtoJSON
import TitanRPC

struct AdminShutCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "shut", abstract: "Disable an account: its devices are signed out and it can't sign in.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument

  func run(_ backend: Backend, _ console: Console) async throws {
    let (id, requestID) = (try await user.userID(backend), UUID().uuidString.lowercased())
    try await AdminChange(backend).retrying { options in
      _ = try await backend.authAdmin.disableUser(.init(userID: id, requestID: requestID), options: options)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "shut", value: .string(id))]).text) }
    console.line("Disabled. Its devices are signed out; nothing is deleted.")
  }
}

struct AdminOpenCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "open", abstract: "Enable an account again.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument

  func run(_ backend: Backend, _ console: Console) async throws {
    let (id, requestID) = (try await user.userID(backend), UUID().uuidString.lowercased())
    try await AdminChange(backend).retrying { options in
      _ = try await backend.authAdmin.enableUser(.init(userID: id, requestID: requestID), options: options)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "opened", value: .string(id))]).text) }
    console.line("Enabled. Its owner can sign in again.")
  }
}

struct AdminSignOutCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign out all devices of an account.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument

  func run(_ backend: Backend, _ console: Console) async throws {
    let (id, requestID) = (try await user.userID(backend), UUID().uuidString.lowercased())
    try await AdminChange(backend).retrying { options in
      _ = try await backend.authAdmin.revokeUserSessions(.init(userID: id, requestID: requestID), options: options)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "signed_out", value: .string(id))]).text) }
    console.line("All devices of the account are signed out.")
  }
}

struct AdminResetCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Let the owner of an account set a new password.",
    discussion: """
      Asks for your own password if you signed in a while ago. If the server sends mail, a mail goes to the account's \
      address. Otherwise this prints a code to pass on, which is valid for ten minutes.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = AuthV1.IssuePasswordResetRequest(
      userID: try await user.userID(backend), requestID: UUID().uuidString.lowercased())
    let response = try await StepUp(backend, password).call { options in
      try await backend.authAdmin.issuePasswordReset(request, options: options)
    }
    if global.json {
      let json: JSONValue = [
        "user_id": .string(request.userID), "token": .string(response.token), "code": .string(response.code),
      ]
      return console.line(json.text)
    }
    guard !response.code.isEmpty else { return console.line("A mail is on its way to the account's address.") }
    console.line("Pass this code on; it is valid for ten minutes: \(response.code.printable)")
    console.note("The owner enters it with `titanup password reset ADDRESS CODE`.")
  }
}

/// A change to an account. Its request id makes retries safe.
private struct AdminChange {
  let backend: Backend

  init(_ backend: Backend) { self.backend = backend }

  func retrying(_ body: (CallOptions) async throws -> Void) async throws {
    try await Patience(limit: .seconds(5)).retrying {
      try await backend.accessTokens.call { options in try await body(options.within(.seconds(10))) }
    }
  }
}
