import ArgumentParser
import TitanProto
import TitanRPC

struct AccountReceiptCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "receipt", abstract: "Show when each service erased what it had of a deleted account.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("What `titanup account delete` printed.", valueName: "token"))
  var token: String

  func run(_ backend: Backend, _ console: Console) async throws {
    let receipt = try await backend.auth.getDeletionReceipt(
      .init(receiptToken: token), options: .timeout(.seconds(10)))
    if global.json { return console.line(DeletionReceiptPresentation.json(receipt).text) }
    console.lines(DeletionReceiptPresentation.table(receipt, zone: backend.zone, terminal: console.output))
  }
}
