package import TitanCore
import TitanFields

package enum AwardLinkOwner {}
/// Identifies a public link to an award.
package typealias AwardLinkID = Identifier<AwardLinkOwner>

/// A public link to one award: whoever has its token sees the award and its evidence.
package struct AwardLink: Sendable, Hashable {
  /// The maximum number of links of an account.
  package static let maximumCount = 100

  package var id: AwardLinkID
  package var trophy: TrophyID
  package var name: SharedName
  package var createTime: Timestamp

  package init(id: AwardLinkID, trophy: TrophyID, name: SharedName, createTime: Timestamp) {
    self.id = id
    self.trophy = trophy
    self.name = name
    self.createTime = createTime
  }

  /// What becomes of a request for this link.
  ///
  /// - Parameters:
  ///   - existing: the link that the account has under the same id.
  ///   - count: the number of links that the account has.
  /// - Returns: the link to keep; it is new if there is no existing one.
  package func admitted(besides existing: AwardLink?, count: Int) throws(AwardLinkError) -> AwardLink {
    if let existing {
      guard existing.trophy == trophy, existing.name == name else { throw .exists(id) }
      return existing
    }
    guard count < Self.maximumCount else { throw .tooMany(count) }
    return self
  }
}

/// The name that a link shows, which its owner chose when making the link; empty for none.
package struct SharedName: Sendable, Hashable {
  package static let maximumLength = 60

  package let text: String

  /// `nil` for a text that is too long, or has control characters.
  package init?(_ text: String) {
    // Overlong texts are not looked at closely: a character may have any number of scalars.
    guard text.utf8.count <= 8 * Self.maximumLength, text.unicodeScalars.count <= Self.maximumLength,
      !text.unicodeScalars.contains(where: \.isControl)
    else { return nil }
    var scalars = text.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    self.text = String(scalars)
  }
}

/// Why there is no such link.
package enum AwardLinkError: Error, Hashable {
  /// This server has no key for links.
  case off
  /// There is nothing to see: the award's proof is gone.
  case awardRevoked
  /// Another link of the account has this id.
  case exists(AwardLinkID)
  /// The account has this many already.
  case tooMany(Int)
  /// Nothing is behind a token, whatever the reason.
  case unknown
}
