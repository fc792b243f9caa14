import Foundation

/// A password as it is hashed: normalized by NFKC, so that two keyboards that compose letters differently agree
/// (NIST SP 800-63B-4 §3.1.1.2). Never trimmed.
package struct Password: Sendable {
  /// UTF-8 of the normalized text.
  package let bytes: [UInt8]

  package enum Problem: Error, Hashable, Sendable {
    /// Nothing, or nothing but white space.
    case blank
    /// Code points that came, and how few are allowed.
    case tooShort(Int, limit: Int)
    /// Code points that came.
    case tooLong(Int)
    /// On the list of common and breached passwords.
    case breached
    /// A short text over and over, keys in their order, or little but what is known of the account.
    case guessable
  }

  /// In code points.
  package var length: Int { String(decoding: bytes, as: UTF8.self).unicodeScalars.count }

  /// Checks a password that is being chosen.
  ///
  /// - Parameters:
  ///   - hasSecondFactor: whether the account asks for more than this password.
  ///   - context: words that everybody knows of the account, as `ContextWords` finds them.
  /// - Throws: `Problem`.
  package init(
    choosing text: String, _ policy: PasswordPolicy, hasSecondFactor: Bool = false, context: ContextWords
  ) throws(Problem) {
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .blank }
    let normalized = try Self.normalized(text)
    let (count, least) = (
      normalized.unicodeScalars.count, policy.minimumLength(hasSecondFactor: hasSecondFactor)
    )
    guard count >= least else { throw .tooShort(count, limit: least) }
    let folded = normalized.lowercased()
    guard !policy.blocklist.contains(folded) else { throw .breached }
    let scalars = Array(folded.unicodeScalars)
    guard !PasswordGuess.isRepetition(scalars, of: policy.blocklist), !PasswordGuess.isSequence(scalars),
      !PasswordGuess.isContext(folded, words: context.words)
    else { throw .guessable }
    bytes = Array(normalized.utf8)
  }

  /// Takes a password that is being checked against a hash; `nil` for one that no policy can ever have let in.
  package init?(checking text: String) {
    guard let normalized = try? Self.normalized(text) else { return nil }
    bytes = Array(normalized.utf8)
  }

  /// What is hashed where there is no password, so that the work is the same.
  package static let placeholder = Password(bytes: [])

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// NFKC, refused before it is computed where the result cannot be short enough: composing makes one code point
  /// of four at the most.
  private static func normalized(_ text: String) throws(Problem) -> String {
    let came = text.unicodeScalars.count
    guard came <= 4 * PasswordPolicy.maximumLength else { throw .tooLong(came) }
    let normalized = text.precomposedStringWithCompatibilityMapping
    let count = normalized.unicodeScalars.count
    guard count <= PasswordPolicy.maximumLength else { throw .tooLong(count) }
    return normalized
  }
}

extension Password: CustomStringConvertible {
  package var description: String { "****" }
}
