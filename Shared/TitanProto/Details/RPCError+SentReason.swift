package import TitanRPC

extension RPCError {
  /// The reason in the other side's error; `nil` if it gave none.
  package var sentReason: String? {
    guard let details = try? StatusDetails.decode(encodedDetails) else { return nil }
    for case .errorInfo(let reason, _, _) in details { return reason }
    return nil
  }
}
