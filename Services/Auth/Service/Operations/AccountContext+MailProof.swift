import AuthDomain
import TitanCore
import TitanProto

/// What shows that somebody reads the mail of an address.
enum MailProof {
  case token(String)
  case code(AuthV1.MailCode)
}

extension AccountContext {
  /// The token that is shown, itself or by the code that stands for it. What it is good for is not asked yet.
  ///
  /// A code takes the same steps and is refused alike whether anybody has the address.
  /// - Throws: `AccountError.tokenInvalid` for what has not the form of a token, `.codeInvalid` for a code that is not
  ///   good, `.invalidFields` for what is no address.
  func token(shownBy proof: MailProof?, _ purpose: TokenPurpose) async throws -> OneTimeToken {
    switch proof {
    case .token(let text): return try OneTimeTokens.read(text, purpose)
    case .code(let typed): return try await token(behind: typed, purpose)
    case nil: throw AccountError.tokenInvalid
    }
  }

  private func token(behind typed: AuthV1.MailCode, _ purpose: TokenPurpose) async throws -> OneTimeToken {
    let address = try address(typed.email, field: "mail_code.email")
    guard let code = TypedCode(typed.code, bytes: TypedCode.mailBytes) else { throw AccountError.codeInvalid }
    let shown = tokens.stored(code, for: address, purpose)
    guard try await store.countTry(shown.tryKey, limit: OneTimeToken.codeTries, at: clock()) else {
      throw AccountError.codeInvalid
    }
    let found = try await store.tokenWithCode(for: address, purpose, at: clock())
    guard let found, Self.areEqual(found.codeDigest, shown.digest) else { throw AccountError.codeInvalid }
    // A person with the right code may get other things wrong, such as choosing a new password that is too short.
    try await store.forgetTries(shown.tryKey)
    return found.token
  }

  /// Takes equally long wherever they differ.
  private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension MailProof {
  init?(_ proof: AuthV1.VerifyEmailRequest.Proof?) {
    switch proof {
    case .token(let text): self = .token(text)
    case .mailCode(let code): self = .code(code)
    case nil: return nil
    }
  }

  init?(_ proof: AuthV1.ConfirmPasswordResetRequest.Proof?) {
    switch proof {
    case .token(let text): self = .token(text)
    case .mailCode(let code): self = .code(code)
    case nil: return nil
    }
  }

  init?(_ proof: AuthV1.ConfirmEmailChangeRequest.Proof?) {
    switch proof {
    case .token(let text): self = .token(text)
    case .mailCode(let code): self = .code(code)
    case nil: return nil
    }
  }
}
