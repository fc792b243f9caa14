package import TitanCore

package enum InvitationOwner {}
package typealias InvitationID = Identifier<InvitationOwner>

/// What lets people register where registration takes one.
package struct Invitation: Hashable, Sendable {
  package let id: InvitationID
  /// The account that made the invitation.
  package let userID: UserID
  package let maxUses: Int
  package var useCount: Int
  package let createTime: Timestamp
  package let expireTime: Timestamp
  package var revokeTime: Timestamp?

  package init(
    id: InvitationID, userID: UserID, maxUses: Int, useCount: Int = 0, createTime: Timestamp, expireTime: Timestamp,
    revokeTime: Timestamp? = nil
  ) {
    (self.id, self.userID, self.maxUses, self.useCount) = (id, userID, maxUses, useCount)
    (self.createTime, self.expireTime, self.revokeTime) = (createTime, expireTime, revokeTime)
  }
}
