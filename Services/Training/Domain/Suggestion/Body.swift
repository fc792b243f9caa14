/// The facts about a person's body that suggestions use.
package struct Body: Sendable, Hashable {
  /// In grams.
  package var weight: Int?
  /// In millimetres.
  package var height: Int?
  /// In whole years.
  package var age: Int?

  package static let unknown = Body()

  package init(weight: Int? = nil, height: Int? = nil, age: Int? = nil) {
    self.weight = weight
    self.height = height
    self.age = age
  }

  /// The body-mass class, or why there is none.
  package var mass: BodyMass {
    guard let weight, let height, weight > 0, height > 0 else { return .unknown }
    if let age, age < 20 { return .underAge }
    // Grams per square millimetre times 1,000 are kilograms per square metre: this compares without dividing.
    func isBelow(_ tenths: Int) -> Bool { weight * 10_000 < tenths * height * height }
    return .known(
      isBelow(185)
        ? .thinness : isBelow(250) ? .normal : isBelow(300) ? .preObese : isBelow(350) ? .obeseI : .obeseIIOrMore)
  }
}

package enum BodyMass: Sendable, Hashable {
  case known(BodyMassClass)
  /// Height or weight is unknown.
  case unknown
  /// The classes of adults do not apply.
  case underAge
}

/// Body-mass classes (WHO), to the extent that suggestions distinguish them. The raw values are the contract's.
package enum BodyMassClass: Int, Sendable, Hashable, CaseIterable {
  case thinness = 1
  case normal, preObese, obeseI, obeseIIOrMore
}
