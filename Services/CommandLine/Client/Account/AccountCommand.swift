import ArgumentParser
import AuthProto
import TitanProtoJSON
import TitanRPC
import TitanZones

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Delete your account, cancel the deletion, or check that nothing is left.",
    subcommands: [
      AccountDeleteCommand.self, AccountCancelDeletionCommand.self, AccountReceiptCommand.self,
    ])
}

struct AccountDeleteCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete your account and everything in it after the grace period.",
    discussion: """
      Asks for your password and signs out all devices at once. Until the account is deleted, you can sign in and keep \
      it with `titanup account cancel-deletion`. The printed token shows the receipt: `titanup account receipt`.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions
  @OptionGroup var password: PasswordOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    _ = try backend.accessTokens.credentials()
    // This always asks, so that nobody who finds this machine unlocked can delete the account.
    let response = try await StepUp(backend, password).callProven { options in
      try await backend.auth.deleteAccount(.init(), options: options)
    }
    try await backend.accessTokens.file.locked { try backend.accessTokens.file.remove() }
    if global.json {
      let json: JSONValue = [
        "delete_time": .time(response.deleteTime), "receipt_token": .string(response.receiptToken),
      ]
      return console.line(json.text)
    }
    console.line("Your account will be deleted on \(Format.localTime(response.deleteTime, backend.zone)).")
    console.line("Until then you can sign in and cancel this: titanup account cancel-deletion")
    console.line("The token for the receipt: \(response.receiptToken.printable)")
  }
}

struct AccountCancelDeletionCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel-deletion", abstract: "Cancel the deletion of your account; sign in first.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    _ = try await backend.accessTokens.call { options in
      try await backend.auth.cancelAccountDeletion(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(JSONValue.object([.init(name: "kept", value: .bool(true))]).text) }
    console.line("Your account is kept.")
  }
}

struct AccountReceiptCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "receipt", abstract: "Show when each service erased a deleted account's data.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("The token that `titanup account delete` printed.", valueName: "token"))
  var token: String

  func run(_ backend: Backend, _ console: Console) async throws {
    let receipt = try await backend.auth.getDeletionReceipt(
      .init(receiptToken: token), options: .timeout(.seconds(10)))
    if global.json { return console.line(DeletionReceiptPresentation.json(receipt).text) }
    console.lines(DeletionReceiptPresentation.table(receipt, zone: backend.zone, terminal: console.output))
  }
}

/// The receipt for a deleted account.
enum DeletionReceiptPresentation {
  static func json(_ receipt: AuthV1.GetDeletionReceiptResponse) -> JSONValue {
    [
      "user_id": .string(receipt.userID),
      "request_time": .time(receipt.requestTime),
      "erase_time": .time(receipt.eraseTime),
      "confirmations": .array(
        receipt.confirmations.map { ["service": .string($0.service), "confirm_time": .time($0.confirmTime)] }),
      "receipt_jwt": .string(receipt.receiptJwt),
    ]
  }

  static func table(
    _ receipt: AuthV1.GetDeletionReceiptResponse, zone: ZoneRules, terminal: Terminal
  ) -> [String] {
    var table = Table([.init("what"), .init("when")])
    table.add([.init("asked for"), .init(Format.localTime(receipt.requestTime, zone))])
    table.add([.init("erased by auth"), .init(Format.localTime(receipt.eraseTime, zone))])
    for confirmation in receipt.confirmations {
      table.add([
        .init("erased by \(confirmation.service)"), .init(Format.localTime(confirmation.confirmTime, zone)),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }
}
