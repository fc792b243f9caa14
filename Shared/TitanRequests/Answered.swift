/// The outcome of a request.
package enum Answered<Outcome: Sendable>: Sendable {
  case done(Outcome)
  /// The request was answered before, with these bytes.
  case replayed([UInt8])
}

extension Answered: Equatable where Outcome: Equatable {}
