package import SessionsDomain
package import TitanCore
package import TitanRPC

extension ReceiptError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .invalid(let why):
      RPCError(.permissionDenied, reason: "RECEIPT_INVALID", "receipt_jws is no receipt of the pose service: \(why)")
    case .wrongUser:
      RPCError(.permissionDenied, reason: "RECEIPT_WRONG_USER", "receipt_jws was given to another account")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .invalid:
      .init(
        "It cannot be proven that this set was counted.", "Es lässt sich nicht belegen, dass dieser Satz gezählt wurde."
      )
    case .wrongUser:
      .init("This set was counted for somebody else.", "Dieser Satz wurde für jemand anderen gezählt.")
    }
  }
}
