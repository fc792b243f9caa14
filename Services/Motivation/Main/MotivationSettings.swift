import TitanService

/// What only this service is told by its environment.
struct MotivationSettings: Sendable {
  /// `TITANUP_CATALOGUE_DIR`: where the words are.
  let catalogue: String

  init(_ reader: EnvironmentReader) {
    catalogue = reader.string("TITANUP_CATALOGUE_DIR", default: "Services/Motivation/Catalogue")
  }
}
