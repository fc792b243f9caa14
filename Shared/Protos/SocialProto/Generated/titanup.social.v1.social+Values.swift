// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/social/v1/social.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension SocialV1 {
  /// What a member may do in a group: see SocialService.
  package struct GroupRole: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// One of each group.
    package static let owner = Self(rawValue: 1)
    /// Appointed by the owner; a group can have any number of them.
    package static let admin = Self(rawValue: 2)
    /// Everybody else.
    package static let member = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .owner, .admin, .member]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "GROUP_ROLE_UNSPECIFIED"
      case 1: "GROUP_ROLE_OWNER"
      case 2: "GROUP_ROLE_ADMIN"
      case 3: "GROUP_ROLE_MEMBER"
      default: "GroupRole(\(rawValue))"
      }
    }
  }
}

extension SocialV1 {
  /// What a group's board is of.
  package struct BoardPeriod: OpenEnum {
    /// Means BOARD_PERIOD_WEEK.
    package static let unspecified = Self(rawValue: 0)
    /// The week that today is in, from Monday.
    package static let week = Self(rawValue: 1)
    /// The month that today is in.
    package static let month = Self(rawValue: 2)
    /// The week before.
    package static let lastWeek = Self(rawValue: 3)
    /// The month before.
    package static let lastMonth = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .week, .month, .lastWeek, .lastMonth]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "BOARD_PERIOD_UNSPECIFIED"
      case 1: "BOARD_PERIOD_WEEK"
      case 2: "BOARD_PERIOD_MONTH"
      case 3: "BOARD_PERIOD_LAST_WEEK"
      case 4: "BOARD_PERIOD_LAST_MONTH"
      default: "BoardPeriod(\(rawValue))"
      }
    }
  }
}

extension SocialV1 {
  /// What a challenge counts, of verified push-ups only.
  package struct ChallengeRule: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Push-ups.
    package static let reps = Self(rawValue: 1)
    /// Dates with at least one.
    package static let days = Self(rawValue: 2)
    /// Sessions.
    package static let sessions = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .reps, .days, .sessions]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CHALLENGE_RULE_UNSPECIFIED"
      case 1: "CHALLENGE_RULE_REPS"
      case 2: "CHALLENGE_RULE_DAYS"
      case 3: "CHALLENGE_RULE_SESSIONS"
      default: "ChallengeRule(\(rawValue))"
      }
    }
  }
}

extension SocialV1 {
  /// What partners see of an account. Everything is private by default.
  package struct Sharing: RPCMessage, Hashable, Sendable {
    /// The name that partners and invited people see: 1 to 100 characters, trimmed, without control characters.
    package var displayName: String
    /// Whether partners see the push-ups of the last seven days.
    package var pushUps: Bool
    /// Whether partners see the streak.
    package var streak: Bool
    /// Whether partners see the number of practices in the last seven days.
    package var practices: Bool

    package init(
      displayName: String = "",
      pushUps: Bool = false,
      streak: Bool = false,
      practices: Bool = false
    ) {
      self.displayName = displayName
      self.pushUps = pushUps
      self.streak = streak
      self.practices = practices
    }
  }
}

extension SocialV1 {
  /// See SocialService.GetSharing.
  package struct GetSharingRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// What the caller's partners see.
  package struct GetSharingResponse: RPCMessage, Hashable, Sendable {
    /// All of it.
    package var sharing: SocialV1.Sharing?

    package init(
      sharing: SocialV1.Sharing? = nil
    ) {
      self.sharing = sharing
    }
  }
}

extension SocialV1 {
  /// See SocialService.UpdateSharing.
  package struct UpdateSharingRequest: RPCMessage, Hashable, Sendable {
    /// The new values.
    package var sharing: SocialV1.Sharing?
    /// Names of fields. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// See SocialService.
    package var requestID: String

    package init(
      sharing: SocialV1.Sharing? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.sharing = sharing
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// What the caller's partners see from now on.
  package struct UpdateSharingResponse: RPCMessage, Hashable, Sendable {
    /// All of it.
    package var sharing: SocialV1.Sharing?

    package init(
      sharing: SocialV1.Sharing? = nil
    ) {
      self.sharing = sharing
    }
  }
}

extension SocialV1 {
  /// An invitation that the caller has made.
  package struct Invitation: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var invitationID: String
    /// What its receiver types: `7KQ4-2M9X-V3TB-H60C`. Empty for an invitation to an e-mail address.
    package var code: String
    /// The invited address, as it was given. Empty for an invitation with a code.
    package var email: String
    /// When it was created.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it expires: 7 days later.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      invitationID: String = "",
      code: String = "",
      email: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.code = code
      self.email = email
      self.createTime = createTime
      self.expireTime = expireTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.CreateInvitation.
  package struct CreateInvitationRequest: RPCMessage, Hashable, Sendable {
    /// The address to invite, up to 254 octets; empty for an invitation with a code.
    package var email: String
    /// See SocialService.
    package var requestID: String

    package init(
      email: String = "",
      requestID: String = ""
    ) {
      self.email = email
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The new invitation.
  package struct CreateInvitationResponse: RPCMessage, Hashable, Sendable {
    /// With its code, if it has one.
    package var invitation: SocialV1.Invitation?

    package init(
      invitation: SocialV1.Invitation? = nil
    ) {
      self.invitation = invitation
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListInvitations.
  package struct ListInvitationsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// The caller's open invitations.
  package struct ListInvitationsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first; at most 20.
    package var invitations: [SocialV1.Invitation]

    package init(
      invitations: [SocialV1.Invitation] = []
    ) {
      self.invitations = invitations
    }
  }
}

extension SocialV1 {
  /// See SocialService.RevokeInvitation.
  package struct RevokeInvitationRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var invitationID: String
    /// See SocialService.
    package var requestID: String

    package init(
      invitationID: String = "",
      requestID: String = ""
    ) {
      self.invitationID = invitationID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// It is revoked.
  package struct RevokeInvitationResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// An invitation that the caller has received.
  package struct ReceivedInvitation: RPCMessage, Hashable, Sendable {
    /// UUID; empty in the answer to a code.
    package var invitationID: String
    /// The name that the inviter goes by.
    package var displayName: String
    /// When it was created.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it expires.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      invitationID: String = "",
      displayName: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.displayName = displayName
      self.createTime = createTime
      self.expireTime = expireTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListReceivedInvitations.
  package struct ListReceivedInvitationsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// The invitations to the caller's address.
  package struct ListReceivedInvitationsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first; at most 20.
    package var invitations: [SocialV1.ReceivedInvitation]

    package init(
      invitations: [SocialV1.ReceivedInvitation] = []
    ) {
      self.invitations = invitations
    }
  }
}

extension SocialV1 {
  /// See SocialService.LookUpInvitation.
  package struct LookUpInvitationRequest: RPCMessage, Hashable, Sendable {
    /// The code, in either case, with or without dashes.
    package var code: String

    package init(
      code: String = ""
    ) {
      self.code = code
    }
  }
}

extension SocialV1 {
  /// The invitation.
  package struct LookUpInvitationResponse: RPCMessage, Hashable, Sendable {
    /// Without its id.
    package var invitation: SocialV1.ReceivedInvitation?

    package init(
      invitation: SocialV1.ReceivedInvitation? = nil
    ) {
      self.invitation = invitation
    }
  }
}

extension SocialV1 {
  /// See SocialService.AcceptInvitation.
  package struct AcceptInvitationRequest: RPCMessage, Hashable, Sendable {
    /// One of the two.
    package var invitation: Invitation?
    /// See SocialService.
    package var requestID: String

    package init(
      invitation: Invitation? = nil,
      requestID: String = ""
    ) {
      self.invitation = invitation
      self.requestID = requestID
    }

    /// One of the two.
    package enum Invitation: Hashable, Sendable {
      /// As in LookUpInvitationRequest.
      case code(String)
      /// The UUID of an invitation from ListReceivedInvitations.
      case invitationID(String)
    }
  }
}

extension SocialV1 {
  /// They are partners.
  package struct AcceptInvitationResponse: RPCMessage, Hashable, Sendable {
    /// UUID, for GetPartner.
    package var partnerID: String

    package init(
      partnerID: String = ""
    ) {
      self.partnerID = partnerID
    }
  }
}

extension SocialV1 {
  /// See SocialService.DeclineInvitation.
  package struct DeclineInvitationRequest: RPCMessage, Hashable, Sendable {
    /// One of the two.
    package var invitation: Invitation?
    /// See SocialService.
    package var requestID: String

    package init(
      invitation: Invitation? = nil,
      requestID: String = ""
    ) {
      self.invitation = invitation
      self.requestID = requestID
    }

    /// One of the two.
    package enum Invitation: Hashable, Sendable {
      /// As in LookUpInvitationRequest.
      case code(String)
      /// The UUID of an invitation from ListReceivedInvitations.
      case invitationID(String)
    }
  }
}

extension SocialV1 {
  /// It is declined.
  package struct DeclineInvitationResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// A partner, and what they show. What they don't show is absent.
  package struct Partner: RPCMessage, Hashable, Sendable {
    /// UUID: the caller's own name for this partner, which nobody else has.
    package var partnerID: String
    /// The name that they go by.
    package var displayName: String
    /// When the two became partners.
    package var createTime: GoogleProtobuf.Timestamp?
    /// Their push-ups.
    package var pushUps: SocialV1.SharedPushUps?
    /// Their streak.
    package var streak: SocialV1.SharedStreak?
    /// Their practices.
    package var practices: SocialV1.SharedPractices?

    package init(
      partnerID: String = "",
      displayName: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      pushUps: SocialV1.SharedPushUps? = nil,
      streak: SocialV1.SharedStreak? = nil,
      practices: SocialV1.SharedPractices? = nil
    ) {
      self.partnerID = partnerID
      self.displayName = displayName
      self.createTime = createTime
      self.pushUps = pushUps
      self.streak = streak
      self.practices = practices
    }
  }
}

extension SocialV1 {
  /// The push-ups of a partner's last seven days, by their own clock.
  package struct SharedPushUps: RPCMessage, Hashable, Sendable {
    /// The last of the days, `YYYY-MM-DD`: today where the partner is.
    package var lastLocalDate: String
    /// One number for each day, the oldest first.
    package var reps: [UInt32]
    /// All of them together.
    package var totalReps: UInt32

    package init(
      lastLocalDate: String = "",
      reps: [UInt32] = [],
      totalReps: UInt32 = 0
    ) {
      self.lastLocalDate = lastLocalDate
      self.reps = reps
      self.totalReps = totalReps
    }
  }
}

extension SocialV1 {
  /// A partner's streak, of all sessions: SessionsService.GetStreak explains it.
  package struct SharedStreak: RPCMessage, Hashable, Sendable {
    /// The number of active dates in it; 0 if there is none.
    package var current: UInt32
    /// Whether today counts already.
    package var todayDone: Bool

    package init(
      current: UInt32 = 0,
      todayDone: Bool = false
    ) {
      self.current = current
      self.todayDone = todayDone
    }
  }
}

extension SocialV1 {
  /// The practices of a partner's last seven days, by their own clock.
  package struct SharedPractices: RPCMessage, Hashable, Sendable {
    /// The number of completed practices.
    package var count: UInt32

    package init(
      count: UInt32 = 0
    ) {
      self.count = count
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListPartners.
  package struct ListPartnersRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 20; at most 20; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SocialV1 {
  /// One page of the caller's partners.
  package struct ListPartnersResponse: RPCMessage, Hashable, Sendable {
    /// By name.
    package var partners: [SocialV1.Partner]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      partners: [SocialV1.Partner] = [],
      nextPageToken: String = ""
    ) {
      self.partners = partners
      self.nextPageToken = nextPageToken
    }
  }
}

extension SocialV1 {
  /// See SocialService.GetPartner.
  package struct GetPartnerRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var partnerID: String

    package init(
      partnerID: String = ""
    ) {
      self.partnerID = partnerID
    }
  }
}

extension SocialV1 {
  /// The partner.
  package struct GetPartnerResponse: RPCMessage, Hashable, Sendable {
    /// With what they show.
    package var partner: SocialV1.Partner?

    package init(
      partner: SocialV1.Partner? = nil
    ) {
      self.partner = partner
    }
  }
}

extension SocialV1 {
  /// See SocialService.EndPartnership.
  package struct EndPartnershipRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var partnerID: String
    /// See SocialService.
    package var requestID: String

    package init(
      partnerID: String = "",
      requestID: String = ""
    ) {
      self.partnerID = partnerID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// It has ended.
  package struct EndPartnershipResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// See SocialService.BlockPerson.
  package struct BlockPersonRequest: RPCMessage, Hashable, Sendable {
    /// Whom to block: one of the three.
    package var person: Person?
    /// See SocialService.
    package var requestID: String

    package init(
      person: Person? = nil,
      requestID: String = ""
    ) {
      self.person = person
      self.requestID = requestID
    }

    /// Whom to block: one of the three.
    package enum Person: Hashable, Sendable {
      /// The UUID of a partner.
      case partnerID(String)
      /// The UUID of an invitation from ListReceivedInvitations: its inviter.
      case invitationID(String)
      /// The code of an invitation: its inviter.
      case code(String)
    }
  }
}

extension SocialV1 {
  /// They are blocked.
  package struct BlockPersonResponse: RPCMessage, Hashable, Sendable {
    /// UUID, for Unblock.
    package var blockID: String

    package init(
      blockID: String = ""
    ) {
      self.blockID = blockID
    }
  }
}

extension SocialV1 {
  /// A block.
  package struct Block: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var blockID: String
    /// The name that the blocked person went by at the time.
    package var displayName: String
    /// When they were blocked.
    package var createTime: GoogleProtobuf.Timestamp?

    package init(
      blockID: String = "",
      displayName: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.blockID = blockID
      self.displayName = displayName
      self.createTime = createTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListBlocks.
  package struct ListBlocksRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SocialV1 {
  /// One page of the caller's blocks.
  package struct ListBlocksResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var blocks: [SocialV1.Block]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      blocks: [SocialV1.Block] = [],
      nextPageToken: String = ""
    ) {
      self.blocks = blocks
      self.nextPageToken = nextPageToken
    }
  }
}

extension SocialV1 {
  /// See SocialService.Unblock.
  package struct UnblockRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var blockID: String
    /// See SocialService.
    package var requestID: String

    package init(
      blockID: String = "",
      requestID: String = ""
    ) {
      self.blockID = blockID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The block is lifted.
  package struct UnblockResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// What admins choose of a group.
  package struct GroupSettings: RPCMessage, Hashable, Sendable {
    /// 1 to 100 characters, trimmed, without control characters.
    package var name: String
    /// How many members it may have: 2 to 1000. 0 means 50 in CreateGroup.
    package var sizeLimit: UInt32
    /// How many verified push-ups all members together want to do in a week, up to 10 million; 0 for no goal.
    package var weeklyGoal: UInt32

    package init(
      name: String = "",
      sizeLimit: UInt32 = 0,
      weeklyGoal: UInt32 = 0
    ) {
      self.name = name
      self.sizeLimit = sizeLimit
      self.weeklyGoal = weeklyGoal
    }
  }
}

extension SocialV1 {
  /// What the other members of a group see of a member. Everything is private by default, and none of it depends on what
  /// partners see.
  package struct GroupSharing: RPCMessage, Hashable, Sendable {
    /// Whether the member is on the boards of the group and its challenges, and counts towards the weekly goal.
    package var board: Bool
    /// Whether the feed shows their push-ups.
    package var pushUps: Bool
    /// Whether the feed shows how many practices they completed.
    package var practices: Bool

    package init(
      board: Bool = false,
      pushUps: Bool = false,
      practices: Bool = false
    ) {
      self.board = board
      self.pushUps = pushUps
      self.practices = practices
    }
  }
}

extension SocialV1 {
  /// A group that the caller is a member of.
  package struct Group: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// What its admins have chosen.
    package var settings: SocialV1.GroupSettings?
    /// The number of members.
    package var memberCount: UInt32
    /// The caller's role.
    package var role: SocialV1.GroupRole
    /// What the caller shows in it.
    package var sharing: SocialV1.GroupSharing?
    /// When the caller joined.
    package var joinTime: GoogleProtobuf.Timestamp?
    /// What its members have done this week.
    package var week: SocialV1.GroupWeek?

    package init(
      groupID: String = "",
      settings: SocialV1.GroupSettings? = nil,
      memberCount: UInt32 = 0,
      role: SocialV1.GroupRole = .unspecified,
      sharing: SocialV1.GroupSharing? = nil,
      joinTime: GoogleProtobuf.Timestamp? = nil,
      week: SocialV1.GroupWeek? = nil
    ) {
      self.groupID = groupID
      self.settings = settings
      self.memberCount = memberCount
      self.role = role
      self.sharing = sharing
      self.joinTime = joinTime
      self.week = week
    }
  }
}

extension SocialV1 {
  /// What the members who show themselves on boards have done together in a week, each by their own dates.
  package struct GroupWeek: RPCMessage, Hashable, Sendable {
    /// Its Monday, `YYYY-MM-DD`: the current week where the caller is.
    package var firstLocalDate: String
    /// Verified push-ups.
    package var reps: UInt32

    package init(
      firstLocalDate: String = "",
      reps: UInt32 = 0
    ) {
      self.firstLocalDate = firstLocalDate
      self.reps = reps
    }
  }
}

extension SocialV1 {
  /// See SocialService.CreateGroup.
  package struct CreateGroupRequest: RPCMessage, Hashable, Sendable {
    /// The name is required.
    package var settings: SocialV1.GroupSettings?
    /// What the caller shows in it.
    package var sharing: SocialV1.GroupSharing?
    /// See SocialService.
    package var requestID: String

    package init(
      settings: SocialV1.GroupSettings? = nil,
      sharing: SocialV1.GroupSharing? = nil,
      requestID: String = ""
    ) {
      self.settings = settings
      self.sharing = sharing
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The new group.
  package struct CreateGroupResponse: RPCMessage, Hashable, Sendable {
    /// UUID, for GetGroup.
    package var groupID: String

    package init(
      groupID: String = ""
    ) {
      self.groupID = groupID
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListGroups.
  package struct ListGroupsRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// The caller's groups.
  package struct ListGroupsResponse: RPCMessage, Hashable, Sendable {
    /// The one they joined last first; at most 20.
    package var groups: [SocialV1.Group]

    package init(
      groups: [SocialV1.Group] = []
    ) {
      self.groups = groups
    }
  }
}

extension SocialV1 {
  /// See SocialService.GetGroup.
  package struct GetGroupRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String

    package init(
      groupID: String = ""
    ) {
      self.groupID = groupID
    }
  }
}

extension SocialV1 {
  /// The group.
  package struct GetGroupResponse: RPCMessage, Hashable, Sendable {
    /// All of it.
    package var group: SocialV1.Group?

    package init(
      group: SocialV1.Group? = nil
    ) {
      self.group = group
    }
  }
}

extension SocialV1 {
  /// See SocialService.UpdateGroup.
  package struct UpdateGroupRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// The new values.
    package var settings: SocialV1.GroupSettings?
    /// Names of fields. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      settings: SocialV1.GroupSettings? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.settings = settings
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The group is changed.
  package struct UpdateGroupResponse: RPCMessage, Hashable, Sendable {
    /// All of its settings.
    package var settings: SocialV1.GroupSettings?

    package init(
      settings: SocialV1.GroupSettings? = nil
    ) {
      self.settings = settings
    }
  }
}

extension SocialV1 {
  /// See SocialService.DeleteGroup.
  package struct DeleteGroupRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// It is deleted.
  package struct DeleteGroupResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// An open invitation to a group.
  package struct GroupInvitation: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var invitationID: String
    /// What its receivers type: `7KQ4-2M9X-V3TB-H60C`.
    package var code: String
    /// How many people can still join by it.
    package var usesLeft: UInt32
    /// When it was created.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it expires: 7 days later.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      invitationID: String = "",
      code: String = "",
      usesLeft: UInt32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.invitationID = invitationID
      self.code = code
      self.usesLeft = usesLeft
      self.createTime = createTime
      self.expireTime = expireTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.CreateGroupInvitation.
  package struct CreateGroupInvitationRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// How many people can join by it: 1 to 100; 0 means 1.
    package var maxUses: UInt32
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      maxUses: UInt32 = 0,
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.maxUses = maxUses
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The new invitation.
  package struct CreateGroupInvitationResponse: RPCMessage, Hashable, Sendable {
    /// With its code.
    package var invitation: SocialV1.GroupInvitation?

    package init(
      invitation: SocialV1.GroupInvitation? = nil
    ) {
      self.invitation = invitation
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListGroupInvitations.
  package struct ListGroupInvitationsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String

    package init(
      groupID: String = ""
    ) {
      self.groupID = groupID
    }
  }
}

extension SocialV1 {
  /// The open invitations to the group.
  package struct ListGroupInvitationsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first; at most 20.
    package var invitations: [SocialV1.GroupInvitation]

    package init(
      invitations: [SocialV1.GroupInvitation] = []
    ) {
      self.invitations = invitations
    }
  }
}

extension SocialV1 {
  /// See SocialService.RevokeGroupInvitation.
  package struct RevokeGroupInvitationRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// UUID.
    package var invitationID: String
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      invitationID: String = "",
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.invitationID = invitationID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// It is revoked.
  package struct RevokeGroupInvitationResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// See SocialService.LookUpGroupInvitation.
  package struct LookUpGroupInvitationRequest: RPCMessage, Hashable, Sendable {
    /// The code, in either case, with or without dashes.
    package var code: String

    package init(
      code: String = ""
    ) {
      self.code = code
    }
  }
}

extension SocialV1 {
  /// What an invited person sees of a group.
  package struct LookUpGroupInvitationResponse: RPCMessage, Hashable, Sendable {
    /// The group's name.
    package var groupName: String
    /// The name that the inviter goes by.
    package var inviterName: String
    /// When the invitation expires.
    package var expireTime: GoogleProtobuf.Timestamp?

    package init(
      groupName: String = "",
      inviterName: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.groupName = groupName
      self.inviterName = inviterName
      self.expireTime = expireTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.JoinGroup.
  package struct JoinGroupRequest: RPCMessage, Hashable, Sendable {
    /// As in LookUpGroupInvitationRequest.
    package var code: String
    /// What the caller shows in the group.
    package var sharing: SocialV1.GroupSharing?
    /// See SocialService.
    package var requestID: String

    package init(
      code: String = "",
      sharing: SocialV1.GroupSharing? = nil,
      requestID: String = ""
    ) {
      self.code = code
      self.sharing = sharing
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The caller is a member.
  package struct JoinGroupResponse: RPCMessage, Hashable, Sendable {
    /// UUID, for GetGroup.
    package var groupID: String

    package init(
      groupID: String = ""
    ) {
      self.groupID = groupID
    }
  }
}

extension SocialV1 {
  /// See SocialService.UpdateGroupSharing.
  package struct UpdateGroupSharingRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// The new values.
    package var sharing: SocialV1.GroupSharing?
    /// Names of fields. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      sharing: SocialV1.GroupSharing? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.sharing = sharing
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// What the caller shows in the group from now on.
  package struct UpdateGroupSharingResponse: RPCMessage, Hashable, Sendable {
    /// All of it.
    package var sharing: SocialV1.GroupSharing?

    package init(
      sharing: SocialV1.GroupSharing? = nil
    ) {
      self.sharing = sharing
    }
  }
}

extension SocialV1 {
  /// See SocialService.LeaveGroup.
  package struct LeaveGroupRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The caller is no longer a member.
  package struct LeaveGroupResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// A member of a group.
  package struct Member: RPCMessage, Hashable, Sendable {
    /// UUID: the group's name for this member, the same for all members. It is not that of their account.
    package var memberID: String
    /// The name that they go by.
    package var displayName: String
    /// Their role.
    package var role: SocialV1.GroupRole
    /// Whether this is the caller.
    package var isSelf: Bool
    /// When they joined.
    package var joinTime: GoogleProtobuf.Timestamp?

    package init(
      memberID: String = "",
      displayName: String = "",
      role: SocialV1.GroupRole = .unspecified,
      isSelf: Bool = false,
      joinTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.memberID = memberID
      self.displayName = displayName
      self.role = role
      self.isSelf = isSelf
      self.joinTime = joinTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListMembers.
  package struct ListMembersRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      groupID: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.groupID = groupID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SocialV1 {
  /// One page of the members.
  package struct ListMembersResponse: RPCMessage, Hashable, Sendable {
    /// The first to join first.
    package var members: [SocialV1.Member]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      members: [SocialV1.Member] = [],
      nextPageToken: String = ""
    ) {
      self.members = members
      self.nextPageToken = nextPageToken
    }
  }
}

extension SocialV1 {
  /// See SocialService.SetMemberRole.
  package struct SetMemberRoleRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// UUID.
    package var memberID: String
    /// The new role.
    package var role: SocialV1.GroupRole
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      memberID: String = "",
      role: SocialV1.GroupRole = .unspecified,
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.memberID = memberID
      self.role = role
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The role is set.
  package struct SetMemberRoleResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// See SocialService.RemoveMember.
  package struct RemoveMemberRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// UUID.
    package var memberID: String
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      memberID: String = "",
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.memberID = memberID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The member is removed.
  package struct RemoveMemberResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// A member's place on a board.
  package struct BoardEntry: RPCMessage, Hashable, Sendable {
    /// From 1; equal totals share one.
    package var rank: UInt32
    /// UUID, as in Member.
    package var memberID: String
    /// The name that they go by.
    package var displayName: String
    /// Verified push-ups, or what the challenge's rule counts.
    package var total: UInt32
    /// Whether this is the caller.
    package var isSelf: Bool

    package init(
      rank: UInt32 = 0,
      memberID: String = "",
      displayName: String = "",
      total: UInt32 = 0,
      isSelf: Bool = false
    ) {
      self.rank = rank
      self.memberID = memberID
      self.displayName = displayName
      self.total = total
      self.isSelf = isSelf
    }
  }
}

extension SocialV1 {
  /// See SocialService.GetBoard.
  package struct GetBoardRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// Ignored with a challenge.
    package var period: SocialV1.BoardPeriod
    /// The UUID of a challenge of the group; empty for the group's own board.
    package var challengeID: String
    /// 0 means 20; at most 100; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      groupID: String = "",
      period: SocialV1.BoardPeriod = .unspecified,
      challengeID: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.groupID = groupID
      self.period = period
      self.challengeID = challengeID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SocialV1 {
  /// One page of a board.
  package struct GetBoardResponse: RPCMessage, Hashable, Sendable {
    /// Best first; of equals, the one who joined first.
    package var entries: [SocialV1.BoardEntry]
    /// Empty on the last page.
    package var nextPageToken: String
    /// The caller's own entry, on whichever page it is; absent if they aren't ranked.
    package var own: SocialV1.BoardEntry?
    /// The first date of the board, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// Its last date.
    package var lastLocalDate: String

    package init(
      entries: [SocialV1.BoardEntry] = [],
      nextPageToken: String = "",
      own: SocialV1.BoardEntry? = nil,
      firstLocalDate: String = "",
      lastLocalDate: String = ""
    ) {
      self.entries = entries
      self.nextPageToken = nextPageToken
      self.own = own
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListSharedMotions.
  package struct ListSharedMotionsRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// 0 means 20; at most 50; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      groupID: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.groupID = groupID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SocialV1 {
  /// One page of the motions.
  package struct ListSharedMotionsResponse: RPCMessage, Hashable, Sendable {
    /// The one with the newest set first.
    package var motions: [SocialV1.SharedMotion]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      motions: [SocialV1.SharedMotion] = [],
      nextPageToken: String = ""
    ) {
      self.motions = motions
      self.nextPageToken = nextPageToken
    }
  }
}

extension SocialV1 {
  /// A motion that several members have shown.
  package struct SharedMotion: RPCMessage, Hashable, Sendable {
    /// Two or more, oldest first.
    package var sets: [SocialV1.SharedSet]

    package init(
      sets: [SocialV1.SharedSet] = []
    ) {
      self.sets = sets
    }
  }
}

extension SocialV1 {
  /// A member's set with a motion that another member has shown, too.
  package struct SharedSet: RPCMessage, Hashable, Sendable {
    /// UUID, as in Member.
    package var memberID: String
    /// The name that they go by.
    package var displayName: String
    /// Whether this is the caller.
    package var isSelf: Bool
    /// The date where the member was, `YYYY-MM-DD`.
    package var localDate: String
    /// When it began, by the member's device.
    package var startTime: GoogleProtobuf.Timestamp?
    /// The push-ups in it.
    package var reps: UInt32

    package init(
      memberID: String = "",
      displayName: String = "",
      isSelf: Bool = false,
      localDate: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      reps: UInt32 = 0
    ) {
      self.memberID = memberID
      self.displayName = displayName
      self.isSelf = isSelf
      self.localDate = localDate
      self.startTime = startTime
      self.reps = reps
    }
  }
}

extension SocialV1 {
  /// A challenge of a group.
  package struct Challenge: RPCMessage, Hashable, Sendable {
    /// UUID. Output only.
    package var challengeID: String
    /// 1 to 100 characters, trimmed, without control characters.
    package var title: String
    /// What counts.
    package var rule: SocialV1.ChallengeRule
    /// Its first date, `YYYY-MM-DD`, for each member by their own clock: from 31 days ago to a year ahead.
    package var firstLocalDate: String
    /// Its last date: today or later, and at most 366 dates in all.
    package var lastLocalDate: String
    /// The total to reach, up to 10 million; 0 for none.
    package var target: UInt32
    /// When it was created. Output only.
    package var createTime: GoogleProtobuf.Timestamp?

    package init(
      challengeID: String = "",
      title: String = "",
      rule: SocialV1.ChallengeRule = .unspecified,
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      target: UInt32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.challengeID = challengeID
      self.title = title
      self.rule = rule
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.target = target
      self.createTime = createTime
    }
  }
}

extension SocialV1 {
  /// See SocialService.CreateChallenge.
  package struct CreateChallengeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// Title, rule and dates are required.
    package var challenge: SocialV1.Challenge?
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      challenge: SocialV1.Challenge? = nil,
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.challenge = challenge
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// The new challenge.
  package struct CreateChallengeResponse: RPCMessage, Hashable, Sendable {
    /// UUID, for GetBoard.
    package var challengeID: String

    package init(
      challengeID: String = ""
    ) {
      self.challengeID = challengeID
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListChallenges.
  package struct ListChallengesRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String

    package init(
      groupID: String = ""
    ) {
      self.groupID = groupID
    }
  }
}

extension SocialV1 {
  /// The challenges of the group.
  package struct ListChallengesResponse: RPCMessage, Hashable, Sendable {
    /// The one that begins last first; at most 20.
    package var challenges: [SocialV1.Challenge]

    package init(
      challenges: [SocialV1.Challenge] = []
    ) {
      self.challenges = challenges
    }
  }
}

extension SocialV1 {
  /// See SocialService.DeleteChallenge.
  package struct DeleteChallengeRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// UUID.
    package var challengeID: String
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      challengeID: String = "",
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.challengeID = challengeID
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// It is deleted.
  package struct DeleteChallengeResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SocialV1 {
  /// What a member did on a date, as far as they show it.
  package struct FeedEntry: RPCMessage, Hashable, Sendable {
    /// UUID, for SetCheer. It stays the same when the member does more on that date.
    package var entryID: String
    /// UUID, as in Member.
    package var memberID: String
    /// The name that they go by.
    package var displayName: String
    /// Whether this is the caller.
    package var isSelf: Bool
    /// The date where the member was, `YYYY-MM-DD`.
    package var localDate: String
    /// When the last of it began.
    package var lastTime: GoogleProtobuf.Timestamp?
    /// Their push-ups; absent if they did or show none.
    package var pushUps: SocialV1.FeedPushUps?
    /// How many practices they completed; 0 also if they show none.
    package var practices: UInt32
    /// How many members have cheered.
    package var cheers: UInt32
    /// Whether the caller is one of them.
    package var cheered: Bool

    package init(
      entryID: String = "",
      memberID: String = "",
      displayName: String = "",
      isSelf: Bool = false,
      localDate: String = "",
      lastTime: GoogleProtobuf.Timestamp? = nil,
      pushUps: SocialV1.FeedPushUps? = nil,
      practices: UInt32 = 0,
      cheers: UInt32 = 0,
      cheered: Bool = false
    ) {
      self.entryID = entryID
      self.memberID = memberID
      self.displayName = displayName
      self.isSelf = isSelf
      self.localDate = localDate
      self.lastTime = lastTime
      self.pushUps = pushUps
      self.practices = practices
      self.cheers = cheers
      self.cheered = cheered
    }
  }
}

extension SocialV1 {
  /// The push-ups of a date.
  package struct FeedPushUps: RPCMessage, Hashable, Sendable {
    /// All of them.
    package var reps: UInt32
    /// Those that TitanUp counted.
    package var verifiedReps: UInt32

    package init(
      reps: UInt32 = 0,
      verifiedReps: UInt32 = 0
    ) {
      self.reps = reps
      self.verifiedReps = verifiedReps
    }
  }
}

extension SocialV1 {
  /// See SocialService.ListGroupFeed.
  package struct ListGroupFeedRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// 0 means 20; at most 50; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// `next_page_token` of the page before; empty for the first.
    package var pageToken: String

    package init(
      groupID: String = "",
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.groupID = groupID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SocialV1 {
  /// One page of the feed.
  package struct ListGroupFeedResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var entries: [SocialV1.FeedEntry]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      entries: [SocialV1.FeedEntry] = [],
      nextPageToken: String = ""
    ) {
      self.entries = entries
      self.nextPageToken = nextPageToken
    }
  }
}

extension SocialV1 {
  /// See SocialService.SetCheer.
  package struct SetCheerRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var groupID: String
    /// UUID.
    package var entryID: String
    /// Whether the caller cheers.
    package var cheered: Bool
    /// See SocialService.
    package var requestID: String

    package init(
      groupID: String = "",
      entryID: String = "",
      cheered: Bool = false,
      requestID: String = ""
    ) {
      self.groupID = groupID
      self.entryID = entryID
      self.cheered = cheered
      self.requestID = requestID
    }
  }
}

extension SocialV1 {
  /// It is done.
  package struct SetCheerResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}
