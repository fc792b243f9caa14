/// Numbers that somebody wants an index of; `nil` stands for what is stored.
package struct BmiRequest: Sendable, Hashable {
  package var height: Height?
  package var weight: Weight?
  package var birthYear: Int?

  /// Reads numbers of a request; 0 says nothing.
  ///
  /// - Throws: everything that is wrong, each with what came and what is allowed.
  package init(centimetres: Double, kilograms: Double, birthYear: Int, year: Int) throws(InvalidFields) {
    var check = FieldCheck("")
    height = check.height(centimetres, "height_cm")
    weight = check.weight(kilograms, "weight_kg")
    self.birthYear = check.numberOrNothing(birthYear, BirthYear.range(in: year), "birth_year")
    try check.finish()
  }

  /// What is missing for an index.
  package enum Missing: Error, Sendable, Hashable {
    case height, weight
  }

  /// The index, of what is stored where nothing is asked for.
  package func index(
    storedHeight: Height?, storedWeight: Weight?, storedBirthYear: Int?, year: Int
  ) throws(Missing) -> BodyMassIndex {
    guard let height = height ?? storedHeight else { throw .height }
    guard let weight = weight ?? storedWeight else { throw .weight }
    return BodyMassIndex(
      weight: weight, height: height, isUnderAge: BirthYear.isUnderAge(birthYear ?? storedBirthYear, in: year))
  }
}
