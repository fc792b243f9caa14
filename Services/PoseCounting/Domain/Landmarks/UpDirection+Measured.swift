/// What a device measures, before the counter's integers.
extension UpDirection {
  /// Measured unit vectors are not exactly one long.
  package static let lengths: ClosedRange<Double> = 0.9...1.1

  /// Takes a measured vector.
  ///
  /// - Parameter measured: x, y and z.
  /// - Returns: `nil` unless it has three finite numbers and a length in `lengths`.
  package init?(measured: [Float]) {
    guard measured.count == 3 else { return nil }
    let length = measured.reduce(0) { $0 + Double($1) * Double($1) }.squareRoot()
    guard Self.lengths.contains(length) else { return nil }
    // Rounded without the C library's `round`, which the page's counter doesn't have.
    let parts = measured.map { Int32(Double($0) * Double(Self.unit) + ($0 < 0 ? -0.5 : 0.5)) }
    self.init(x: parts[0], y: parts[1], z: parts[2])
  }
}
