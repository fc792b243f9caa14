package import TitanCore
package import TitanFields

/// A field of a request that can't be used.
package struct InvalidField: Error, Hashable, Sendable {
  package var violation: FieldViolation

  package init(_ violation: FieldViolation) { self.violation = violation }
}

/// The name that somebody goes by among partners. It is not the one in the profile, which nobody else sees.
extension DisplayName {
  /// - Throws: the violation of `field`.
  package init(_ text: String, field: String) throws(InvalidField) {
    do {
      try self.init(text)
    } catch {
      let got =
        switch error {
        case .empty: "nothing"
        case .tooLong(let count): "\(count) characters"
        case .controlCharacter: "a control character"
        }
      throw InvalidField(
        FieldViolation(
          field: field, reason: "NAME_INVALID", got: got,
          allowed: "1 to \(Self.maximumLength) characters without control characters",
          words: .init(
            "Please enter a name of up to \(Self.maximumLength) characters.",
            "Bitte gib einen Namen mit höchstens \(Self.maximumLength) Zeichen ein.")))
    }
  }
}

/// The address that an invitation is for. The rules are those of registration, so that every account's address can be
/// invited; this service never learns which addresses have an account.
extension EmailAddress {
  /// - Throws: the violation of `field`.
  package init(_ text: String, field: String) throws(InvalidField) {
    guard let address = EmailAddress(text) else {
      throw InvalidField(
        FieldViolation(
          field: field, reason: "EMAIL_INVALID", got: "\(text.utf8.count) octets that are no address",
          allowed: "an e-mail address of up to \(Self.maximumLength) octets, or nothing",
          words: .init("Please enter an e-mail address.", "Bitte gib eine E-Mail-Adresse ein.")))
    }
    self = address
  }
}
