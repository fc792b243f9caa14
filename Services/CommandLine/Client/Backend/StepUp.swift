import TitanProto
import TitanRPC

/// Calls that want a fresh proof of who the caller is: it is asked for only if the sign-in is older than that.
struct StepUp {
  let backend: Backend
  /// Read when it is needed.
  let password: () throws -> String

  /// Once with the token that is there; should that be too old, once more with one that a proof has made.
  func call<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    let token = try await backend.keeper.accessToken()
    do {
      return try await body(CallOptions().bearer(token).within(.seconds(30)))
    } catch let error as RPCError where error.sentReason == "REAUTHENTICATION_REQUIRED" {
      let proven = try await prove(CallOptions().bearer(token).within(.seconds(30)))
      return try await body(CallOptions().bearer(proven).within(.seconds(30)))
    }
  }

  /// With a token that a proof has made just now, however lately they have signed in.
  func callProven<Result: Sendable>(_ body: (CallOptions) async throws -> Result) async throws -> Result {
    let proven = try await prove(
      CallOptions().bearer(try await backend.keeper.accessToken()).within(.seconds(30)))
    return try await body(CallOptions().bearer(proven).within(.seconds(30)))
  }

  /// By password; by a code if the account has a second factor.
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
