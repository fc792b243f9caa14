import AuthDomain
import TitanCore
import TitanRPC

extension RPCError {
  /// One violation per problem; if all have the same reason, it is the error's reason too.
  init(_ refusal: PersonalTokenForm.Refusal) {
    let violations = refusal.problems.map(FieldViolation.init)
    let reasons = Set(violations.map(\.reason))
    self = .invalid(reason: reasons.count == 1 ? violations[0].reason : "INVALID_FIELD", violations)
  }
}

extension FieldViolation {
  fileprivate init(_ problem: PersonalTokenForm.Problem) {
    switch problem {
    case .nameEmpty:
      self.init(
        field: "name", reason: "NAME_EMPTY", got: "nothing",
        allowed: "1 to \(PersonalToken.maximumNameLength) characters",
        words: .init("Please give the token a name.", "Bitte gib dem Token einen Namen."))
    case .nameTooLong(let count):
      let limit = PersonalToken.maximumNameLength
      self.init(
        field: "name", reason: "FIELD_TOO_LONG", got: "\(count) characters", allowed: "at most \(limit)",
        words: .init("Please use at most \(limit) characters.", "Bitte verwende höchstens \(limit) Zeichen."))
    case .nameHasControlCharacter:
      self.init(
        field: "name", reason: "FIELD_INVALID", got: "a control character", allowed: "none",
        words: .init(
          "Please use letters and signs that can be seen.", "Bitte verwende nur sichtbare Zeichen."))
    case .scopesEmpty:
      self.init(
        field: "scopes", reason: "SCOPES_EMPTY", got: "none", allowed: "at least one, such as habits:read",
        words: .init(
          "Please choose at least one thing that the token may do.",
          "Bitte wähle mindestens eine Sache aus, die das Token darf."))
    case .scopeUnknown(let place, let text):
      self.init(
        field: "scopes[\(place)]", reason: "SCOPE_UNKNOWN", got: quoted(text),
        allowed: "one of \(AccessScope.all.map(\.description).joined(separator: ", "))",
        words: .init("There is no such permission.", "Diese Berechtigung gibt es nicht."))
    case .lifetimeOutOfRange(let lifetime):
      self.init(
        field: "lifetime", reason: "LIFETIME_INVALID", got: "\(lifetime.components.seconds) s",
        allowed: "60 s to 31622400 s (366 days)",
        words: .init(
          "A token can live from one minute to 366 days.",
          "Ein Token gilt mindestens eine Minute und höchstens 366 Tage."))
    }
  }
}
