package import TitanCore

package enum SessionOwner {}
/// Identifies a push-up session.
package typealias SessionID = Identifier<SessionOwner>

package enum AwardOwner {}
/// Identifies an award.
package typealias AwardID = Identifier<AwardOwner>

/// Identifies a trophy or a medal of the catalogue: `T-SESSION-5`, `M-DAY-5`.
package struct TrophyID: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
  package static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}
