/// The code of an invitation: 80 random bits in Crockford's base32, which has no I, L, O and U, so that no letter is
/// mistaken for a digit or another letter. People read it in groups of four: `7KQ4-2M9X-V3TB-H60C`.
package struct InvitationCode: Hashable, Sendable {
  /// The number of random bytes it is made of.
  package static let byteCount = 10
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
  private static let letterCount = 16

  /// The code in capitals without dashes: the form that is stored.
  package let letters: String

  /// - Parameter bytes: `byteCount` random bytes.
  package init(bytes: [UInt8]) {
    precondition(bytes.count == Self.byteCount)
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 5) {
      let bits = bytes[start..<start + 5].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      letters += stride(from: 35, through: 0, by: -5).map { Self.alphabet[Int(bits >> UInt64($0) & 0x1F)] }
    }
    self.letters = String(decoding: letters, as: UTF8.self)
  }

  /// Reads what a person types: in either case, with or without dashes and blanks, O for 0, I and L for 1. `nil` for
  /// anything that can't be a code.
  package init?(_ typed: String) {
    // Bounds the work: nobody types more separators than letters.
    guard typed.utf8.count <= 2 * Self.letterCount else { return nil }
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
      .replacing("O", with: "0").replacing("I", with: "1").replacing("L", with: "1")
    guard letters.utf8.count == Self.letterCount, letters.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    self.letters = letters
  }

  /// The code as people read it.
  package var text: String {
    let letters = Array(letters)
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
      .joined(separator: "-")
  }
}

/// A code lets anyone become a partner, so it stays out of logs.
extension InvitationCode: CustomStringConvertible {
  package var description: String { "****" }
}
