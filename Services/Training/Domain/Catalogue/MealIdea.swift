package import TitanCore

/// An idea for a meal: rough figures for one portion, not dietary advice.
package struct MealIdea: Sendable, Hashable {
  package enum Tag: String, Sendable, Hashable, CaseIterable {
    case vegan, vegetarian, quick
    case makeAhead = "make-ahead"
  }

  package enum Allergen: String, Sendable, Hashable, CaseIterable {
    case gluten, milk, egg, fish, nuts, soy, sesame
  }

  package var id: String
  package var name: LocalizedText
  package var description: LocalizedText
  package var kilocalories: Int
  package var proteinGrams: Int
  package var tags: [Tag]
  package var allergens: [Allergen]

  /// Sorted by id.
  // An unreadable table is our own bug: the tests read it before anybody else does.
  package static let shipped: [MealIdea] = try! CatalogueReader.meals(MealTable.text).sorted { $0.id < $1.id }
}
