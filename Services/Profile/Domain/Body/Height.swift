import TitanCore

/// A height in whole millimetres.
package struct Height: Sendable, Hashable {
  /// 50 to 272 cm.
  package static let allowed = 500...2_720
  package let millimetres: Int

  /// `nil` if out of bounds.
  package init?(millimetres: Int) {
    guard Self.allowed.contains(millimetres) else { return nil }
    self.millimetres = millimetres
  }

  /// Rounds to a millimetre; `nil` if out of bounds or not a number.
  package init?(centimetres: Double) {
    guard let millimetres = Int(rounding: centimetres * 10) else { return nil }
    self.init(millimetres: millimetres)
  }

  package var centimetres: Double { Double(millimetres) / 10 }
}

/// A body weight in whole milligrams: exact enough that rounding never decides a body mass index class.
package struct Weight: Sendable, Hashable {
  /// 20 to 500 kg.
  package static let allowed = 20_000_000...500_000_000
  package let milligrams: Int

  /// `nil` if out of bounds.
  package init?(milligrams: Int) {
    guard Self.allowed.contains(milligrams) else { return nil }
    self.milligrams = milligrams
  }

  /// Rounds to a milligram; `nil` if out of bounds or not a number.
  package init?(kilograms: Double) {
    guard let milligrams = Int(rounding: kilograms * 1_000_000) else { return nil }
    self.init(milligrams: milligrams)
  }

  package var kilograms: Double { Double(milligrams) / 1_000_000 }
}

extension Int {
  /// `nil` if not a number or out of bounds.
  fileprivate init?(rounding value: Double) { self.init(exactly: value.rounded()) }
}

extension FieldCheck {
  /// The height, if valid; `nil` also for 0, which means not given.
  mutating func height(_ centimetres: Double, _ field: String) -> Height? {
    if centimetres == 0 { return nil }
    if let height = Height(centimetres: centimetres) { return height }
    add(
      field, "OUT_OF_RANGE", got: "\(centimetres)", allowed: "50 to 272, or 0 to say nothing",
      words: .numbers("50", "272"))
    return nil
  }

  /// The weight, if valid; `nil` also for 0, which means not given.
  mutating func weight(_ kilograms: Double, _ field: String, orNothing: Bool = true) -> Weight? {
    if orNothing, kilograms == 0 { return nil }
    if let weight = Weight(kilograms: kilograms) { return weight }
    add(
      field, kilograms == 0 ? "MISSING" : "OUT_OF_RANGE", got: kilograms == 0 ? "nothing" : "\(kilograms)",
      allowed: "20 to 500" + (orNothing ? ", or 0 to say nothing" : ""), words: .numbers("20", "500"))
    return nil
  }
}
