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

/// The meal ideas in the format of `CatalogueReader.meals`, one entry per line.
// swift-format-ignore
private enum MealTable {
  static let text = """
    apple-oatmeal | 390 | 13 | vegetarian quick | gluten milk nuts | Oatmeal with apple | Haferbrei mit Apfel | Simmer oats in milk, stir in grated apple, top with a few walnuts. | Haferflocken in Milch köcheln, geriebenen Apfel unterrühren, mit einigen Walnüssen bestreuen.
    bean-chili | 480 | 24 | vegan makeAhead | - | Bean chili | Bohnenchili | Braise onions and peppers, add tomatoes, kidney beans and corn, simmer for half an hour. | Zwiebeln und Paprika anschwitzen, Tomaten, Kidneybohnen und Mais dazugeben, eine halbe Stunde köcheln.
    chickpea-curry | 520 | 19 | vegan makeAhead | - | Chickpea curry | Kichererbsencurry | Fry spices and onions, add chickpeas, spinach and coconut milk, serve with rice. | Gewürze und Zwiebeln anbraten, Kichererbsen, Spinat und Kokosmilch dazugeben, mit Reis servieren.
    cottage-bowl | 280 | 28 | vegetarian quick | milk | Cottage cheese bowl | Hüttenkäse-Schale | Cottage cheese with tomatoes, cucumber, chives and pepper. | Hüttenkäse mit Tomaten, Gurke, Schnittlauch und Pfeffer.
    egg-wrap | 410 | 23 | vegetarian quick | egg gluten milk | Egg and spinach wrap | Wrap mit Ei und Spinat | Scramble eggs with spinach, roll into a warm tortilla with a little cheese. | Rührei mit Spinat braten, mit etwas Käse in eine warme Tortilla rollen.
    lentil-salad | 430 | 22 | vegan makeAhead | - | Lentil salad | Linsensalat | Cook brown lentils, mix with carrots, onion, parsley, oil and vinegar. | Braune Linsen kochen, mit Möhren, Zwiebel, Petersilie, Öl und Essig mischen.
    nut-yogurt | 320 | 20 | vegetarian quick | milk nuts | Yogurt with berries and nuts | Joghurt mit Beeren und Nüssen | Thick yogurt, a handful of berries, a spoon of chopped almonds. | Fester Joghurt, eine Handvoll Beeren, ein Löffel gehackte Mandeln.
    pasta-tuna | 560 | 35 | quick | fish gluten | Pasta with tuna | Nudeln mit Thunfisch | Toss pasta with tuna, tomatoes, capers and lemon. | Nudeln mit Thunfisch, Tomaten, Kapern und Zitrone mischen.
    potato-quark | 450 | 26 | vegetarian | milk | Potatoes with herb quark | Pellkartoffeln mit Kräuterquark | Boil potatoes in their skins, serve with quark, herbs and linseed oil. | Kartoffeln in der Schale kochen, mit Quark, Kräutern und Leinöl servieren.
    rice-tofu | 510 | 24 | vegan makeAhead | soy sesame | Fried rice with tofu | Gebratener Reis mit Tofu | Fry tofu until golden, add cold rice, peas, carrots, soy sauce and sesame. | Tofu goldbraun braten, kalten Reis, Erbsen, Möhren, Sojasauce und Sesam dazugeben.
    salmon-tray | 540 | 34 | makeAhead | fish | Salmon from the tray | Lachs vom Blech | Bake salmon with potatoes and broccoli on one tray for 25 minutes. | Lachs mit Kartoffeln und Brokkoli 25 Minuten auf einem Blech backen.
    turkey-couscous | 500 | 37 | makeAhead | gluten | Turkey with couscous | Pute mit Couscous | Fry turkey strips, let couscous swell, mix with peppers and mint. | Putenstreifen anbraten, Couscous quellen lassen, mit Paprika und Minze mischen.
    """
}
