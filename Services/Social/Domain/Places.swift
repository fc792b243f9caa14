/// How many partners somebody has, how many invitations of theirs are open, and how many groups they are in.
///
/// An open invitation takes the place of the partner it may bring. So a person who accepts one never learns that the inviter
/// has no place left: there always is one.
package struct Places: Hashable, Sendable {
  /// Partners and open invitations together.
  package static let most = 100
  package static let mostInvitations = 20
  package static let mostBlocks = 1_000
  /// How long an invitation stays open.
  package static let invitationLifetime: Duration = .seconds(7 * 86_400)

  package var partners: Int
  package var openInvitations: Int
  package var groups: Int

  package init(partners: Int = 0, openInvitations: Int = 0, groups: Int = 0) {
    self.partners = partners
    self.openInvitations = openInvitations
    self.groups = groups
  }

  package var taken: Int { partners + openInvitations }
  /// Whether others see the person, who needs a name then.
  package var isSeen: Bool { taken + groups > 0 }

  /// - Throws: `tooManyInvitations` or `tooManyPartners` if there is no room for another open invitation.
  package func checkInvitation() throws(SocialRefusal) {
    guard openInvitations < Self.mostInvitations else { throw .tooManyInvitations }
    try checkPartner()
  }

  /// - Throws: `tooManyPartners` if there is no room for another partner.
  package func checkPartner() throws(SocialRefusal) {
    guard taken < Self.most else { throw .tooManyPartners }
  }
}

/// Why a call is refused.
package enum SocialRefusal: Error, Hashable, Sendable {
  /// There is no such thing, or the caller must not know that there is.
  case unknown(Thing)
  case ownInvitation
  case nameMissing
  case tooManyInvitations
  case tooManyPartners
  case tooManyBlocks
  case roleTooLow
  /// The member is the caller.
  case ownMembership
  /// The caller did it themselves.
  case ownEntry
  case groupFull
  /// A limit below the number of members.
  case groupLarger(members: Int)
  case tooManyGroups
  case tooManyGroupInvitations
  case tooManyChallenges

  package enum Thing: String, Hashable, Sendable {
    case invitation, partner, block, group, member, challenge, entry
  }
}
