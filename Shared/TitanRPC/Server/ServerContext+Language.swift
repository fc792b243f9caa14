package import TitanCore

extension ServerContext {
  /// The language asked for.
  package var language: Language { Language(acceptLanguage: metadata.first("accept-language") ?? "") }
}
