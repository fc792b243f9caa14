package import TitanCore
package import TitanFields

package enum InvitationOwner {}
package typealias InvitationID = Identifier<InvitationOwner>

/// An invitation to become partners, as its inviter sees it.
package struct Invitation: Hashable, Sendable {
  /// How its receiver gets hold of it.
  package enum Way: Hashable, Sendable {
    /// The inviter passes the code on.
    case code(TypedCode)
    /// The account with this address, if there is one, has it in its list.
    case address(EmailAddress)
  }

  package var id: InvitationID
  package var way: Way
  package var createTime: Timestamp

  package init(id: InvitationID, way: Way, createTime: Timestamp) {
    self.id = id
    self.way = way
    self.createTime = createTime
  }

  package var expireTime: Timestamp { createTime + Places.invitationLifetime }
}

/// An invitation as its receiver sees it.
package struct ReceivedInvitation: Hashable, Sendable {
  /// The most that are listed.
  package static let most = 20

  package var id: InvitationID
  package var inviter: DisplayName
  package var createTime: Timestamp
  package var expireTime: Timestamp

  package init(id: InvitationID, inviter: DisplayName, createTime: Timestamp, expireTime: Timestamp) {
    self.id = id
    self.inviter = inviter
    self.createTime = createTime
    self.expireTime = expireTime
  }
}

/// What somebody shows to have received an invitation.
package enum InvitationProof: Hashable, Sendable {
  case code(TypedCode)
  /// It is for the caller's own address; `nil` if the caller has none that is known to be theirs.
  case id(InvitationID, to: EmailAddress?)
}
