import AuthDomain
import TitanCore
import TitanRPC

/// Runs the body of a method; what it refuses is said in the language of the call: `accept-language`, else the
/// locale the request names, else the account's, else English.
func localizingErrors<Result>(
  _ context: ServerContext, locale: LocaleTag? = nil, _ body: () async throws -> Result
) async throws -> Result {
  do {
    return try await body()
  } catch let error as AccountError {
    let accepted = context.metadata.first("accept-language").flatMap(Language.preferred(in:))
    throw LocalizedAccountError(error, language: accepted ?? locale?.language ?? context.language)
  }
}
