// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/social/v1/social.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

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
