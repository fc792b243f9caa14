package import TitanCore

extension ServerContext {
  /// The language asked for by `accept-language`; else, or where that names none we speak, the account's; else English.
  package var language: Language {
    metadata.first("accept-language").flatMap(Language.preferred(in:)) ?? caller?.language ?? .english
  }
}
