package import TitanCore

package enum PartnerOwner {}
/// What somebody calls one of their partners: neither side sees the other's account.
package typealias PartnerID = Identifier<PartnerOwner>

package struct Partner: Hashable, Sendable {
  package var id: PartnerID
  /// Their account. It never leaves the service.
  package var user: UserID
  package var createTime: Timestamp
  /// What they show.
  package var sharing: Sharing

  package init(id: PartnerID, user: UserID, createTime: Timestamp, sharing: Sharing) {
    self.id = id
    self.user = user
    self.createTime = createTime
    self.sharing = sharing
  }
}

package enum BlockOwner {}
package typealias BlockID = Identifier<BlockOwner>

package struct Block: Hashable, Sendable {
  package var id: BlockID
  /// The name that the blocked person went by at the time.
  package var name: String
  package var createTime: Timestamp

  package init(id: BlockID, name: String, createTime: Timestamp) {
    self.id = id
    self.name = name
    self.createTime = createTime
  }
}

/// Whom somebody wants to block.
package enum BlockTarget: Hashable, Sendable {
  case partner(PartnerID)
  case inviter(InvitationProof)
}
