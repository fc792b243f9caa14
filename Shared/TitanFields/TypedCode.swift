/// A code that people type: random bits in Crockford's base32, which has no I, L, O and U, so that no letter is
/// mistaken for a digit or another letter. It is shown in groups of four: `7KQ4-2M9X`.
package struct TypedCode: Hashable, Sendable {
  /// Random bytes of an invitation: 80 bits, sixteen letters. It is valid for days, and tries aren't counted.
  package static let invitationBytes = 10
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// The code in capitals without dashes: the form that is hashed or stored.
  package let letters: String

  /// - Parameter bytes: random bytes; their number is a multiple of five.
  package init(bytes: [UInt8]) {
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 5) {
      let bits = bytes[start..<min(start + 5, bytes.count)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      letters += stride(from: 35, through: 0, by: -5).map { Self.alphabet[Int(bits >> UInt64($0) & 0x1F)] }
    }
    self.letters = String(decoding: letters, as: UTF8.self)
  }

  /// Reads what a person types: in either case, with or without dashes and blanks, O for 0, I and L for 1. `nil` if it
  /// can't be a code of this length.
  package init?(_ typed: String, bytes: Int) {
    // Bounds the work: nobody types more separators than letters.
    guard typed.utf8.count <= 4 * bytes else { return nil }
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
      .replacing("O", with: "0").replacing("I", with: "1").replacing("L", with: "1")
    guard letters.utf8.count == bytes * 8 / 5, letters.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    self.letters = letters
  }

  /// The code as it is shown.
  package var text: String {
    let letters = Array(letters)
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
      .joined(separator: "-")
  }
}

extension TypedCode: CustomStringConvertible {
  /// A code opens something to anyone who knows it, so it stays out of logs.
  package var description: String { "****" }
}
