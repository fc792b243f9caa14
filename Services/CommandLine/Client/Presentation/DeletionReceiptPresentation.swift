import TitanProto
import TitanZones

/// What became of a deleted account, as it is shown.
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
