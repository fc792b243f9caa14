import Foundation

/// A password in the form that is hashed: normalized to NFKC, so that keyboards that compose letters differently agree
/// (NIST SP 800-63B-4 §3.1.1.2). Never trimmed.
package struct Password: Sendable {
  /// The normalized text in UTF-8.
  package let bytes: [UInt8]

  package enum Problem: Error, Hashable, Sendable {
    /// Empty, or only white space.
    case blank
    /// The number of code points received, and the minimum.
    case tooShort(Int, limit: Int)
    /// The number of code points received.
    case tooLong(Int)
    /// On the list of common and breached passwords.
    case breached
    /// A repeated short text, a run of keys, or little more than the account's own data.
    case guessable
  }

  /// In code points.
  package var length: Int { String(decoding: bytes, as: UTF8.self).unicodeScalars.count }

  /// Checks a password that is being chosen.
  ///
  /// - Parameters:
  ///   - hasSecondFactor: whether the account also requires a second factor.
  ///   - context: words that are public knowledge about the account, see `ContextWords`.
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

  /// Takes a password to check against a hash; `nil` if no policy could ever have accepted it.
  package init?(checking text: String) {
    guard let normalized = try? Self.normalized(text) else { return nil }
    bytes = Array(normalized.utf8)
  }

  /// The password to hash in place of a missing one, so that the work is the same.
  package static let placeholder = Password(bytes: [])

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Normalizes to NFKC. A text that is certain to stay too long is refused first: composing merges at most four code
  /// points into one.
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

/// The requirements for a new password (NIST SP 800-63B-4 §3.1.1.2; ASVS 5.0 6.2). Lengths are in code points after
/// normalization. There are no rules about which characters a password contains (requirement R3-14).
package struct PasswordPolicy: Sendable {
  /// The lowest minimum that any installation can configure.
  package static let floor = 8
  package static let maximumLength = 256

  /// The minimum for a password that protects the account alone.
  package let minimumAlone: Int
  /// The minimum for a password used with a second factor.
  package let minimumWithSecondFactor: Int
  package let blocklist: any PasswordBlocklist

  /// Values below the floor count as the floor.
  package init(
    minimumAlone: Int = 15, minimumWithSecondFactor: Int = floor, blocklist: any PasswordBlocklist
  ) {
    self.minimumAlone = max(Self.floor, minimumAlone)
    self.minimumWithSecondFactor = min(max(Self.floor, minimumWithSecondFactor), self.minimumAlone)
    self.blocklist = blocklist
  }

  package func minimumLength(hasSecondFactor: Bool) -> Int {
    hasSecondFactor ? minimumWithSecondFactor : minimumAlone
  }
}

/// Passwords too well known to be chosen.
package protocol PasswordBlocklist: Sendable {
  /// - Parameter password: normalized (NFKC) and in lower case.
  func contains(_ password: String) -> Bool
}

/// The patterns an attacker tries first. All texts are in lower case.
enum PasswordGuess {
  /// Shorter words are ignored: they occur within other words by chance.
  static let shortestWord = 4

  /// Whether the password repeats one short text or one listed text.
  static func isRepetition(_ password: [Unicode.Scalar], of blocklist: some PasswordBlocklist) -> Bool {
    for length in 1...max(1, password.count / 2) where password.count > length {
      let unit = password.prefix(length)
      guard password.indices.allSatisfy({ password[$0] == unit[$0 % length] }) else { continue }
      // Checking the shortest unit is enough: every longer one consists of it.
      return length < PasswordPolicy.floor || blocklist.contains(String(String.UnicodeScalarView(unit)))
    }
    return false
  }

  /// Whether each code point follows the one before: `abcdefgh…`, `98765432…`, a row of keys.
  static func isSequence(_ password: [Unicode.Scalar]) -> Bool {
    guard password.count > 1 else { return false }
    return [orders, orders.map { $0.reversed() }].joined().contains { order in
      zip(password, password.dropFirst()).allSatisfy { first, second in
        guard let place = order.firstIndex(of: first) else { return false }
        return order[(place + 1) % order.count] == second
      }
    }
  }

  /// Whether the password is little more than what is publicly known about the account.
  static func isContext(_ password: String, words: [String]) -> Bool {
    let known = words.filter { $0.unicodeScalars.count >= shortestWord && password.contains($0) }
    guard !known.isEmpty else { return false }
    // Longest first, so that removing a part doesn't break up a longer word.
    let rest = known.sorted { $0.unicodeScalars.count > $1.unicodeScalars.count }
      .reduce(password) { $0.replacing($1, with: "") }
    return rest.unicodeScalars.count < PasswordPolicy.floor
  }

  private static let orders: [[Unicode.Scalar]] = [
    "abcdefghijklmnopqrstuvwxyz", "1234567890", "qwertyuiop", "qwertzuiopü", "asdfghjkl", "asdfghjklöä", "zxcvbnm",
    "yxcvbnm", "qwertyuiopasdfghjklzxcvbnm", "qwertzuiopasdfghjklyxcvbnm",
  ].map { Array($0.unicodeScalars) }
}

/// Words an attacker tries because they are public: parts of the account's address and name, and the name of this
/// software (NIST SP 800-63B-4 §3.1.1.2).
package struct ContextWords: Sendable {
  /// In lower case.
  package let words: [String]

  /// - Parameters:
  ///   - email: as received; it doesn't have to be a valid address.
  ///   - displayName: as received.
  package init(email: String, displayName: String) {
    let whole = [email, displayName, "titanup", "titan up"].map {
      $0.precomposedStringWithCompatibilityMapping.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let parts = whole.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    // Written without spaces, too: "ada lovelace" is "adalovelace" in passwords.
    words = Array(Set(whole + parts + whole.map { $0.filter { $0.isLetter || $0.isNumber } }))
  }
}
