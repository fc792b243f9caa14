import AuthDomain
import Crypto
package import Foundation
import TitanRPC

/// Common and breached passwords as digests: eight bytes for each, found by bisection, without a word to read. Two
/// of 281,474,976,710,656 digests are the same by chance: somebody would have to choose another password.
package struct PasswordDigests: PasswordBlocklist {
  /// 48 bits of SHA-256 each, ascending.
  private let digests: [UInt64]

  /// - Parameter passwords: in any case and form; nobody asks for short ones.
  package init(_ passwords: some Sequence<some StringProtocol>) {
    digests = Set(
      passwords.map { Self.digest($0.precomposedStringWithCompatibilityMapping.lowercased()) }
    ).sorted()
  }

  private init(digests: [UInt64]) { self.digests = digests }

  /// The list that comes with the program.
  package static let common = PasswordDigests(digests: decode(commonText))

  /// The passwords of a file, one a line, beside those of this list.
  ///
  /// - Throws: what Foundation throws if it cannot be read as UTF-8.
  package func adding(linesOf file: URL) throws -> PasswordDigests {
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    return PasswordDigests(digests: Set(digests + PasswordDigests(lines).digests).sorted())
  }

  package var count: Int { digests.count }

  package func contains(_ password: String) -> Bool {
    let wanted = Self.digest(password)
    var range = digests.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if digests[middle] == wanted { return true }
      range = digests[middle] < wanted ? middle + 1..<range.upperBound : first..<middle
    }
    return false
  }

  private static func digest(_ password: String) -> UInt64 {
    SHA256.hash(data: Data(password.utf8)).prefix(6).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func decode(_ text: String) -> [UInt64] {
    let bytes = Base64URL.decode(text.filter { !$0.isNewline }) ?? []
    return stride(from: 0, to: bytes.count - bytes.count % 6, by: 6).map { start in
      bytes[start..<start + 6].reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
}
