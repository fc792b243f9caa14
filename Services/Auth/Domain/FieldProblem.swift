/// One wrong field of a request.
package struct FieldProblem: Hashable, Sendable {
  /// Path in the request: `device.name`.
  package var field: String
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// E-mail or password is missing.
    case empty
    case emailInvalid
    case password(Password.Problem)
    case nameEmpty
    case localeInvalid
    /// Code points that came, and how many are allowed.
    case tooLong(Int, limit: Int)
    case controlCharacter
  }

  package init(field: String, _ kind: Kind) {
    self.field = field
    self.kind = kind
  }
}
