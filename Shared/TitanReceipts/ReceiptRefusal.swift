package import TitanCore
package import TitanRPC

/// A receipt that proves nothing for its caller, whatever it is shown for.
package enum ReceiptRefusal: Sendable, Hashable, RPCErrorConvertible {
  /// The field of requests that has the receipt.
  package static let field = "receipt_jws"

  /// Not signed by the pose service, altered, or of a form the service never uses. The text says which.
  case invalid(String)
  /// Counted for another user.
  case wrongUser

  package var rpcError: RPCError {
    switch self {
    case .invalid(let why):
      RPCError(.permissionDenied, reason: "RECEIPT_INVALID", "\(Self.field) is no receipt of the pose service: \(why)")
    case .wrongUser:
      RPCError(.permissionDenied, reason: "RECEIPT_WRONG_USER", "\(Self.field) was given to another account")
    }
  }

  package var words: LocalizedText? {
    switch self {
    case .invalid:
      .init(
        "It cannot be proven that this set was counted.", "Es lässt sich nicht belegen, dass dieser Satz gezählt wurde."
      )
    case .wrongUser: .init("This set was counted for somebody else.", "Dieser Satz wurde für jemand anderen gezählt.")
    }
  }
}
