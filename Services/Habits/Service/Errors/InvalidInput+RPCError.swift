package import HabitsDomain
import TitanCore
package import TitanRPC

extension InvalidInput: RPCErrorConvertible {
  /// One violation per field; if all share a reason, it is the error's own.
  package var rpcError: RPCError {
    let reasons = Set(violations.map(\.reason))
    return .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }
}

extension LoopProblem: RPCErrorConvertible {
  package var rpcError: RPCError {
    let violation = FieldViolation(field: file.rawValue, description: description, reason: "CSV_INVALID")
    return RPCError(
      .invalidArgument, reason: "CSV_INVALID", "\(file.rawValue): \(description)",
      info: ["file": file.rawValue, "line": "\(line)"], details: [.badRequest([violation])])
  }
}
