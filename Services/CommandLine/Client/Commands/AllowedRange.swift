import ArgumentParser

extension ParsableArguments {
  /// Refuses a value outside of what is allowed, as the services take some of them for their default; none is fine.
  ///
  /// - Parameter name: what was typed, such as `--count`.
  /// - Throws: `ValidationError` that says what came and what is allowed.
  func check<Value: Comparable>(_ name: String, _ value: Value?, _ allowed: ClosedRange<Value>) throws {
    guard let value, !allowed.contains(value) else { return }
    throw ValidationError("\(name) is \(value); \(allowed.lowerBound) to \(allowed.upperBound) is allowed")
  }

  /// The same for an amount.
  func check(amount name: String, _ value: Double, _ allowed: ClosedRange<Double>) throws {
    guard !allowed.contains(value) else { return }
    let (least, most) = (Format.amount(allowed.lowerBound), Format.amount(allowed.upperBound))
    throw ValidationError("\(name) is \(Format.amount(value)); \(least) to \(most) is allowed")
  }
}
