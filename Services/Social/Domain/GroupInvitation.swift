package import TitanCore
package import TitanFields

package enum GroupInvitationOwner {}
package typealias GroupInvitationID = Identifier<GroupInvitationOwner>

/// An invitation to a group, as its admins see it.
package struct GroupInvitation: Hashable, Sendable {
  /// Open ones of a group.
  package static let most = 20
  package static let uses = 1...100

  package var id: GroupInvitationID
  package var code: TypedCode
  package var usesLeft: Int
  package var createTime: Timestamp

  /// - Parameter usesLeft: as stored.
  package init(id: GroupInvitationID, code: TypedCode, usesLeft: Int, createTime: Timestamp) {
    (self.id, self.code, self.usesLeft, self.createTime) = (id, code, usesLeft, createTime)
  }

  /// - Parameter maxUses: 0 for one.
  /// - Throws: the violation of `max_uses`.
  package init(
    id: GroupInvitationID, code: TypedCode, maxUses: Int, createTime: Timestamp
  ) throws(InvalidField) {
    let uses = maxUses == 0 ? 1 : maxUses
    guard Self.uses.contains(uses) else { throw .number("max_uses", "MAX_USES_INVALID", uses, Self.uses) }
    self.init(id: id, code: code, usesLeft: uses, createTime: createTime)
  }

  package var expireTime: Timestamp { createTime + Places.invitationLifetime }
}

/// What an invited person sees of a group.
package struct GroupOffer: Hashable, Sendable {
  package var group: DisplayName
  package var inviter: DisplayName
  package var expireTime: Timestamp

  package init(group: DisplayName, inviter: DisplayName, expireTime: Timestamp) {
    (self.group, self.inviter, self.expireTime) = (group, inviter, expireTime)
  }
}
