package import SessionsDomain
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
}
