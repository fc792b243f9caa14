import AuthDomain
import TitanCore
import TitanRPC

extension RPCError {
  /// A wrong name.
  init(_ problem: PasskeyName.Problem) {
    let violation =
      switch problem {
      case .empty:
        FieldViolation(
          field: "name", reason: "NAME_EMPTY", got: "nothing",
          allowed: "1 to \(Passkey.maximumNameLength) characters",
          words: .init("Please give the passkey a name.", "Bitte gib dem Passkey einen Namen."))
      case .tooLong(let count):
        FieldViolation(
          field: "name", reason: "FIELD_TOO_LONG", got: "\(count) characters",
          allowed: "at most \(Passkey.maximumNameLength)",
          words: .init(
            "Please use at most \(Passkey.maximumNameLength) characters.",
            "Bitte verwende höchstens \(Passkey.maximumNameLength) Zeichen."))
      case .controlCharacter:
        FieldViolation(
          field: "name", reason: "FIELD_INVALID", got: "a control character", allowed: "none",
          words: .init("Please use letters and signs that can be seen.", "Bitte verwende nur sichtbare Zeichen."))
      }
    self = .invalid(reason: violation.reason, [violation])
  }
}

extension PasskeyProblem {
  /// An answer that makes no passkey.
  var rpcError: RPCError { .invalid(field, reason: "PASSKEY_INVALID", explanation) }

  private var field: String {
    switch self {
    case .clientDataMalformed, .wrongType, .wrongOrigin, .crossOrigin: "client_data_json"
    default: "attestation_object"
    }
  }

  /// What was received and what is allowed, for developers.
  private var explanation: String {
    switch self {
    case .clientDataMalformed:
      "got no JSON of up to \(PasskeyClientData.maximumLength) bytes with type, challenge and origin; allowed: "
        + "response.clientDataJSON as it is"
    case .wrongType(let type, let allowed): "got the type \(quoted(type)); allowed: \(allowed)"
    case .wrongOrigin(let origin, let allowed):
      "got the origin \(quoted(origin)); allowed: \(allowed). TITANUP_PASSKEY_ORIGIN names it"
    case .crossOrigin: "got an answer from a frame of another site; allowed: none"
    case .authenticatorDataMalformed:
      "got authenticator data of fewer than \(AuthenticatorData.minimumLength) or more than "
        + "\(AuthenticatorData.maximumLength) bytes"
    case .wrongRelyingParty: "got an answer for another relying party; allowed: the rp_id of BeginPasskeyRegistration"
    case .userNotPresent: "got an answer without a user's presence; allowed: with it"
    case .userNotVerified: "got an answer without the user's verification; allowed: userVerification \"required\""
    case .attestationMalformed:
      "got no CBOR of up to \(AttestationObject.maximumLength) bytes with fmt, attStmt and authData; allowed: "
        + "response.attestationObject as it is"
    case .attestationNotAllowed(let format):
      "got attestation of the format \(quoted(format)); allowed: none, or packed without certificates"
    case .noCredential:
      "got no credential with a key of an allowed algorithm; allowed: those of BeginPasskeyRegistration"
    case .wrongSignature: "the attestation's signature doesn't match; allowed: one by the credential's own key"
    }
  }
}
