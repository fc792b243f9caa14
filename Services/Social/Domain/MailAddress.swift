import Foundation
import TitanCore

/// The e-mail address that an invitation is for. The rules for addresses are those of registration, so that every
/// account's address can be invited; this service never learns which addresses have an account.
package struct MailAddress: Hashable, Sendable {
  /// In octets: RFC 5321 §4.5.3.1.3 allows a path of 256 with its angle brackets.
  package static let maximumLength = 254

  /// The address as it was given, trimmed.
  package let text: String
  /// The form in which addresses are compared: composed (NFC) and lower-case.
  package let canonical: String

  /// `nil` if the trimmed text isn't an address.
  package init?(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard trimmed.utf8.count <= Self.maximumLength else { return nil }
    guard trimmed.unicodeScalars.allSatisfy(Self.isAllowed) else { return nil }
    let parts = trimmed.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.text = trimmed
    canonical = trimmed.lowercased().precomposedStringWithCanonicalMapping
  }

  /// - Throws: the violation of `field`.
  package init(_ text: String, field: String) throws(InvalidField) {
    guard let address = MailAddress(text) else {
      throw InvalidField(
        FieldViolation(
          field: field, reason: "EMAIL_INVALID", got: "\(text.utf8.count) octets that are no address",
          allowed: "an e-mail address of up to \(Self.maximumLength) octets, or nothing",
          words: .init("Please enter an e-mail address.", "Bitte gib eine E-Mail-Adresse ein.")))
    }
    self = address
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", ")", "<", ">", "[", "]", ":", ";", "\\", ",", "\"": false
    default: !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
    }
  }
}

/// Addresses are personal data: they are masked in output.
extension MailAddress: CustomStringConvertible {
  package var description: String { "****" }
}
