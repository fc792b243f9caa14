import AuthDomain
import Crypto
package import Foundation
import TitanRPC

/// Common and breached passwords as digests: eight bytes each, found by binary search, with no readable word. With
/// 281,474,976,710,656 possible digests, a false match is unlikely, and only means that a user has to choose another
/// password.
package struct PasswordDigests: PasswordBlocklist {
  /// The first 48 bits of each SHA-256, ascending.
  private let digests: [UInt64]

  /// - Parameter passwords: in any case and form; short ones are never looked up.
  package init(_ passwords: some Sequence<some StringProtocol>) {
    digests = Set(
      passwords.map { Self.digest($0.precomposedStringWithCompatibilityMapping.lowercased()) }
    ).sorted()
  }

  private init(digests: [UInt64]) { self.digests = digests }

  /// The list that comes with the program.
  package static let common = PasswordDigests(digests: decode(commonText))

  /// This list plus the passwords in a file, one per line.
  ///
  /// - Throws: Foundation's error if the file can't be read as UTF-8.
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
