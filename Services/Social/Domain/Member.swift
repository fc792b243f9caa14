package import TitanCore

/// A member of a group, as another member sees them.
package struct Member: Hashable, Sendable {
  package var id: MemberID
  package var name: String
  package var role: GroupRole
  package var isSelf: Bool
  package var joinTime: Timestamp

  package init(id: MemberID, name: String, role: GroupRole, isSelf: Bool, joinTime: Timestamp) {
    (self.id, self.name, self.role, self.isSelf, self.joinTime) = (id, name, role, isSelf, joinTime)
  }
}
