import HabitsDomain
import TitanRPC

extension Amount {
  /// - Throws: INVALID_ARGUMENT OUT_OF_RANGE if it isn't a number, TOO_PRECISE for more than three decimals.
  init(_ value: Double, field: String) throws {
    guard Amount(rounding: value) != nil else {
      throw RPCError.invalid(field, reason: "OUT_OF_RANGE", "got \(value); allowed: a number")
    }
    guard let amount = Amount(exactly: value) else {
      throw RPCError.invalid(field, reason: "TOO_PRECISE", "got \(value); allowed: up to three decimals")
    }
    self = amount
  }
}
