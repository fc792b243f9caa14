import Foundation

/// What an account is called on a screen: 1 to 100 code points, trimmed, none of them a control character.
package struct DisplayName: Hashable, Sendable {
  package static let maximumLength = 100
  package let text: String

  package enum Problem: Error, Hashable, Sendable {
    case empty
    /// Code points that came.
    case tooLong(Int)
    case controlCharacter
  }

  /// Takes what a store holds, which the rule of its day let in.
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
