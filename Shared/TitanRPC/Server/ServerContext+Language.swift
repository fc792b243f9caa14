package import TitanCore

extension ServerContext {
  /// The first language we support among: `accept-language`, the request's own, the account's; otherwise English.
  package var language: Language {
    metadata.first("accept-language").flatMap(Language.preferred(in:))
      ?? requestLanguage ?? caller?.language ?? .english
  }
}
