import ProfileDomain
import TitanCore
import TitanRPC

/// What this service refuses, with words for the person.
protocol ProfileFailure: Error {
  /// For programs.
  var rpcError: RPCError { get }
  /// For the person; `nil` where no person can do anything about it.
  func text(in language: Language) -> String?
}

/// Runs the body of a method; what it refuses is also said in the language of the call.
func localized<Result>(_ context: ServerContext, _ body: () async throws -> Result) async throws -> Result {
  do {
    return try await body()
  } catch let failure as any ProfileFailure {
    let (error, language) = (failure.rpcError, context.language)
    throw failure.text(in: language).map { error.saying($0, in: language) } ?? error
  }
}
