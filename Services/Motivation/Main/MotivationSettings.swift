import MotivationService
import TitanService

/// What only this service is told by its environment.
struct MotivationSettings: Sendable {
  /// From the folder `TITANUP_CATALOGUE_DIR`. Why it cannot be read or understood, the reader was told.
  let catalogue: Result<Catalogue, any Error>

  init(_ reader: EnvironmentReader) {
    let folder = reader.string("TITANUP_CATALOGUE_DIR", default: "Services/Motivation/Catalogue")
    catalogue = Result { try Catalogue(folder: folder) }
    if case .failure(let error) = catalogue {
      reader.report(
        "TITANUP_CATALOGUE_DIR", got: "\"\(folder)\" (\(error))",
        allowed: "a folder with quotes.txt and voices.txt, written as Services/Motivation/Catalogue is")
    }
  }
}
