package import FoundationEssentials

/// A UUID that knows what it names, so that a session's id cannot be passed where a user's is due.
package struct Identifier<Owner>: Hashable, Sendable, CustomStringConvertible {
  package let uuid: UUID

  package init(_ uuid: UUID) { self.uuid = uuid }

  /// Reads the canonical 36-character form, in either case; `nil` for anything else.
  package init?(_ text: String) {
    guard let uuid = UUID(uuidString: text) else { return nil }
    self.uuid = uuid
  }

  /// The canonical lower-case form, as it stands in messages and logs.
  package var description: String { uuid.uuidString.lowercased() }
}

package enum UserOwner {}
/// The account a token's `sub` names: the key of every table.
package typealias UserID = Identifier<UserOwner>
