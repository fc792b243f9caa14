import ArgumentParser
import Foundation
import TitanProto
import TitanRPC

struct AdminShutCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "shut", abstract: "Shut an account: its devices are signed out, and it cannot sign in.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument

  func run(_ backend: Backend, _ console: Console) async throws {
    let (id, requestID) = (try await user.userID(backend), UUID().uuidString.lowercased())
    try await AdminChange(backend).retrying { options in
      _ = try await backend.authAdmin.disableUser(.init(userID: id, requestID: requestID), options: options)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "shut", value: .string(id))]).text) }
    console.line("Shut, and its devices are signed out. Nothing of it is deleted.")
  }
}

struct AdminOpenCommand: ClientCommand {
  static let configuration = CommandConfiguration(commandName: "open", abstract: "Open an account again.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument

  func run(_ backend: Backend, _ console: Console) async throws {
    let (id, requestID) = (try await user.userID(backend), UUID().uuidString.lowercased())
    try await AdminChange(backend).retrying { options in
      _ = try await backend.authAdmin.enableUser(.init(userID: id, requestID: requestID), options: options)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "opened", value: .string(id))]).text) }
    console.line("Open: its owner can sign in again.")
  }
}

struct AdminSignOutCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-out", abstract: "Sign all devices of an account out.")

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var user: ManagedUserArgument

  func run(_ backend: Backend, _ console: Console) async throws {
    let (id, requestID) = (try await user.userID(backend), UUID().uuidString.lowercased())
    try await AdminChange(backend).retrying { options in
      _ = try await backend.authAdmin.revokeUserSessions(.init(userID: id, requestID: requestID), options: options)
    }
    if global.json { return console.line(JSONValue.object([.init(name: "signed_out", value: .string(id))]).text) }
    console.line("All its devices are signed out.")
  }
}

struct AdminResetCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Let the owner of an account set a new password.",
    discussion: """
      Asks for your own password if you have not just signed in. Where mail is sent, a mail goes to the account's \
      address. Elsewhere this prints a code to hand over, which is good for ten minutes.
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
    console.line("Hand this over, it is good for ten minutes: \(response.code.printable)")
    console.note("the owner enters it by `titanup password reset ADDRESS CODE`")
  }
}

/// A change of an account that has a request id, which makes it safe to ask again when an answer was lost.
private struct AdminChange {
  let backend: Backend

  init(_ backend: Backend) { self.backend = backend }

  func retrying(_ body: (CallOptions) async throws -> Void) async throws {
    try await Patience(limit: .seconds(5)).retrying {
      try await backend.keeper.call { options in try await body(options.within(.seconds(10))) }
    }
  }
}
