import AuthProto
import TitanProto
import TitanRPC

/// Makes calls that require fresh proof of identity. It asks for proof only if the sign-in is too old.
struct StepUp {
  let backend: Backend
  /// Called only when the password is needed.
  let password: () throws -> String

  /// Tries the current token first. If that is too old, asks for a proof and tries again with the new token.
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    let token = try await backend.accessTokens.accessToken()
    do {
      return try await body(CallOptions().bearer(token).within(.seconds(30)))
    } catch let error as RPCError where error.sentReason == "REAUTHENTICATION_REQUIRED" {
      let proven = try await prove(CallOptions().bearer(token).within(.seconds(30)))
      return try await body(CallOptions().bearer(proven).within(.seconds(30)))
    }
  }

  /// Always asks for proof, however recent the sign-in is.
  func callProven<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    let proven = try await prove(
      CallOptions().bearer(try await backend.accessTokens.accessToken()).within(.seconds(30)))
    return try await body(CallOptions().bearer(proven).within(.seconds(30)))
  }

  /// Uses the password, or a code if the account has a second factor.
  private func prove(_ options: CallOptions) async throws -> String {
    let secret = try password()
    do {
      return try await backend.auth.reauthenticate(.init(proof: .password(secret)), options: options).accessToken
    } catch let error as RPCError where error.code == .invalidArgument {
      let code = try SecondFactorCode.ask(backend.environment)
      return try await backend.auth.reauthenticate(
        .init(proof: SecondFactorCode.isRecoveryCode(code) ? .recoveryCode(code) : .totp(code)), options: options
      ).accessToken
    }
  }
}

extension StepUp {
  init(_ backend: Backend, _ options: PasswordOptions) {
    self.init(backend: backend) { try options.read(backend.environment, confirming: false) }
  }
}
