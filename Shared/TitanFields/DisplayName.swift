import Foundation

/// The name that somebody goes by: 1 to 100 code points, trimmed, without control characters.
package struct DisplayName: Hashable, Sendable {
  package static let maximumLength = 100
  package let text: String

  package enum Problem: Error, Hashable, Sendable {
    case empty
    /// The number of code points received.
    case tooLong(Int)
    case controlCharacter
  }

  /// Takes a stored value, which passed the rules of its time.
  package init(stored text: String) { self.text = text }

  package init(_ text: String) throws(Problem) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let count = trimmed.unicodeScalars.count
    guard count > 0 else { throw .empty }
    guard count <= Self.maximumLength else { throw .tooLong(count) }
    guard !trimmed.unicodeScalars.contains(where: \.isControl) else { throw .controlCharacter }
    self.text = trimmed
  }
}
