/// What a member may do in a group.
package enum GroupRole: Int, CaseIterable, Sendable {
  // Stored; the lower, the more it allows.
  case owner = 1
  case admin = 2
  case member = 3

  /// What not everybody may do.
  package enum Act: CaseIterable, Sendable {
    case invite, changeSettings, makeChallenges, seeAllSharedMotions
    case setRoles, deleteGroup
  }

  package func allows(_ act: Act) -> Bool {
    switch act {
    case .invite, .changeSettings, .makeChallenges, .seeAllSharedMotions: self != .member
    case .setRoles, .deleteGroup: self == .owner
    }
  }

  /// - Throws: `SocialRefusal.roleTooLow`.
  package func check(_ act: Act) throws(SocialRefusal) {
    guard allows(act) else { throw .roleTooLow }
  }

  /// Members are removed by those above them.
  ///
  /// - Throws: `SocialRefusal.roleTooLow`.
  package func checkRemoval(of other: GroupRole) throws(SocialRefusal) {
    guard rawValue < other.rawValue else { throw .roleTooLow }
  }
}
