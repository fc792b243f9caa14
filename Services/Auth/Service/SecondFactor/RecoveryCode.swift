/// A code that stands in for the second factor once, for the day the phone is gone: 120 random bits, so that its keyed
/// hash needs no slow function to be safe (ASVS 5.0 6.5.2).
package struct RecoveryCode: Hashable, Sendable {
  package static let count = 10
  package static let length = 15
  private static let letterCount = 24
  /// As it is shown: `ABCD-EFGH-IJKL-MNOP-QRST-UVWX`.
  package let text: String

  /// - Parameter bytes: fifteen random ones.
  package init(bytes: [UInt8]) {
    text = Self.grouped(Base32.encode(bytes))
  }

  /// Reads what a person types: in either case, with or without dashes and blanks. `nil` if it cannot be one.
  package init?(_ typed: String) {
    let letters = typed.uppercased().filter { !$0.isWhitespace && $0 != "-" }
    guard letters.utf8.count == Self.letterCount,
      letters.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x32...0x37).contains($0) })
    else { return nil }
    text = Self.grouped(letters)
  }

  private static func grouped(_ letters: String) -> String {
    let letters = Array(letters)
    return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
      .joined(separator: "-")
  }
}

extension RecoveryCode: CustomStringConvertible {
  package var description: String { "****" }
}
