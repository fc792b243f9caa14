// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/social/v1/social.proto. Do not edit it: `deploy/dev generate` makes it.

package import CSocialProto
package import TitanProto

extension SocialV1.Sharing: CMessage {
  package typealias CStruct = Titanup__Social__V1__Sharing
  package static let descriptor = MessageDescriptor(titanup__social__v1__sharing__init)
  package static let shape: WireShape? = [
    .string(1, "display_name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    displayName = arena.string(c.pointee.display_name)
    pushUps = c.pointee.push_ups != 0
    streak = c.pointee.streak != 0
    practices = c.pointee.practices != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.push_ups = pushUps ? 1 : 0
    c.pointee.streak = streak ? 1 : 0
    c.pointee.practices = practices ? 1 : 0
  }
}

extension SocialV1.GetSharingRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetSharingRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_sharing_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.GetSharingResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetSharingResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_sharing_response__init)
  package static let shape: WireShape? = [
    .message(1, "sharing", SocialV1.Sharing.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sharing = try arena.decode(c.pointee.sharing)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.sharing = arena.encode(optional: sharing)
  }
}

extension SocialV1.UpdateSharingRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__UpdateSharingRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__update_sharing_request__init)
  package static let shape: WireShape? = [
    .message(1, "sharing", SocialV1.Sharing.shape),
    .message(2, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sharing = try arena.decode(c.pointee.sharing)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.sharing = arena.encode(optional: sharing)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.UpdateSharingResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__UpdateSharingResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__update_sharing_response__init)
  package static let shape: WireShape? = [
    .message(1, "sharing", SocialV1.Sharing.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sharing = try arena.decode(c.pointee.sharing)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.sharing = arena.encode(optional: sharing)
  }
}

extension SocialV1.Invitation: CMessage {
  package typealias CStruct = Titanup__Social__V1__Invitation
  package static let descriptor = MessageDescriptor(titanup__social__v1__invitation__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
    .string(2, "code"),
    .string(3, "email"),
    .message(4, "create_time", nil),
    .message(5, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
    code = arena.string(c.pointee.code)
    email = arena.string(c.pointee.email)
    createTime = try arena.decode(c.pointee.create_time)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
    c.pointee.code = arena.encode(code)
    c.pointee.email = arena.encode(email)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension SocialV1.CreateInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "email"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    email = arena.string(c.pointee.email)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.email = arena.encode(email)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.CreateInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_invitation_response__init)
  package static let shape: WireShape? = [
    .message(1, "invitation", SocialV1.Invitation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitation = try arena.decode(c.pointee.invitation)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation = arena.encode(optional: invitation)
  }
}

extension SocialV1.ListInvitationsRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListInvitationsRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_invitations_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.ListInvitationsResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListInvitationsResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_invitations_response__init)
  package static let shape: WireShape? = [
    .messages(1, "invitations", SocialV1.Invitation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitations = try arena.decode(c.pointee.n_invitations, c.pointee.invitations)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_invitations = invitations.count
    c.pointee.invitations = arena.encode(invitations)
  }
}

extension SocialV1.RevokeInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__RevokeInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__revoke_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.RevokeInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__RevokeInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__revoke_invitation_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.ReceivedInvitation: CMessage {
  package typealias CStruct = Titanup__Social__V1__ReceivedInvitation
  package static let descriptor = MessageDescriptor(titanup__social__v1__received_invitation__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
    .string(2, "display_name"),
    .message(3, "create_time", nil),
    .message(4, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
    displayName = arena.string(c.pointee.display_name)
    createTime = try arena.decode(c.pointee.create_time)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension SocialV1.ListReceivedInvitationsRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListReceivedInvitationsRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_received_invitations_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.ListReceivedInvitationsResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListReceivedInvitationsResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_received_invitations_response__init)
  package static let shape: WireShape? = [
    .messages(1, "invitations", SocialV1.ReceivedInvitation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitations = try arena.decode(c.pointee.n_invitations, c.pointee.invitations)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_invitations = invitations.count
    c.pointee.invitations = arena.encode(invitations)
  }
}

extension SocialV1.LookUpInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__LookUpInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__look_up_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = arena.string(c.pointee.code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.encode(code)
  }
}

extension SocialV1.LookUpInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__LookUpInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__look_up_invitation_response__init)
  package static let shape: WireShape? = [
    .message(1, "invitation", SocialV1.ReceivedInvitation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitation = try arena.decode(c.pointee.invitation)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation = arena.encode(optional: invitation)
  }
}

extension SocialV1.AcceptInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__AcceptInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__accept_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "code", oneof: 1),
    .string(2, "invitation_id", oneof: 1),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestID = arena.string(c.pointee.request_id)
    switch c.pointee.invitation_case.rawValue {
    case 1: invitation = .code(arena.string(c.pointee.code))
    case 2: invitation = .invitationID(arena.string(c.pointee.invitation_id))
    default: invitation = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.request_id = arena.encode(requestID)
    switch invitation {
    case .code(let value):
      c.pointee.invitation_case = .init(rawValue: 1)
      c.pointee.code = arena.encode(value)
    case .invitationID(let value):
      c.pointee.invitation_case = .init(rawValue: 2)
      c.pointee.invitation_id = arena.encode(value)
    case nil: break
    }
  }
}

extension SocialV1.AcceptInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__AcceptInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__accept_invitation_response__init)
  package static let shape: WireShape? = [
    .string(1, "partner_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partnerID = arena.string(c.pointee.partner_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.partner_id = arena.encode(partnerID)
  }
}

extension SocialV1.DeclineInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__DeclineInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__decline_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "code", oneof: 1),
    .string(2, "invitation_id", oneof: 1),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestID = arena.string(c.pointee.request_id)
    switch c.pointee.invitation_case.rawValue {
    case 1: invitation = .code(arena.string(c.pointee.code))
    case 2: invitation = .invitationID(arena.string(c.pointee.invitation_id))
    default: invitation = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.request_id = arena.encode(requestID)
    switch invitation {
    case .code(let value):
      c.pointee.invitation_case = .init(rawValue: 1)
      c.pointee.code = arena.encode(value)
    case .invitationID(let value):
      c.pointee.invitation_case = .init(rawValue: 2)
      c.pointee.invitation_id = arena.encode(value)
    case nil: break
    }
  }
}

extension SocialV1.DeclineInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__DeclineInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__decline_invitation_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.Partner: CMessage {
  package typealias CStruct = Titanup__Social__V1__Partner
  package static let descriptor = MessageDescriptor(titanup__social__v1__partner__init)
  package static let shape: WireShape? = [
    .string(1, "partner_id"),
    .string(2, "display_name"),
    .message(3, "create_time", nil),
    .message(4, "push_ups", SocialV1.SharedPushUps.shape),
    .message(5, "streak", nil),
    .message(6, "practices", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partnerID = arena.string(c.pointee.partner_id)
    displayName = arena.string(c.pointee.display_name)
    createTime = try arena.decode(c.pointee.create_time)
    pushUps = try arena.decode(c.pointee.push_ups)
    streak = try arena.decode(c.pointee.streak)
    practices = try arena.decode(c.pointee.practices)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.partner_id = arena.encode(partnerID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.push_ups = arena.encode(optional: pushUps)
    c.pointee.streak = arena.encode(optional: streak)
    c.pointee.practices = arena.encode(optional: practices)
  }
}

extension SocialV1.SharedPushUps: CMessage {
  package typealias CStruct = Titanup__Social__V1__SharedPushUps
  package static let descriptor = MessageDescriptor(titanup__social__v1__shared_push_ups__init)
  package static let shape: WireShape? = [
    .string(1, "last_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    lastLocalDate = arena.string(c.pointee.last_local_date)
    reps = arena.scalars(c.pointee.n_reps, c.pointee.reps)
    totalReps = c.pointee.total_reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.n_reps = reps.count
    c.pointee.reps = arena.encode(reps)
    c.pointee.total_reps = totalReps
  }
}

extension SocialV1.SharedStreak: CMessage {
  package typealias CStruct = Titanup__Social__V1__SharedStreak
  package static let descriptor = MessageDescriptor(titanup__social__v1__shared_streak__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    current = c.pointee.current
    todayDone = c.pointee.today_done != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.current = current
    c.pointee.today_done = todayDone ? 1 : 0
  }
}

extension SocialV1.SharedPractices: CMessage {
  package typealias CStruct = Titanup__Social__V1__SharedPractices
  package static let descriptor = MessageDescriptor(titanup__social__v1__shared_practices__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    count = c.pointee.count
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.count = count
  }
}

extension SocialV1.ListPartnersRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListPartnersRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_partners_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension SocialV1.ListPartnersResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListPartnersResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_partners_response__init)
  package static let shape: WireShape? = [
    .messages(1, "partners", SocialV1.Partner.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partners = try arena.decode(c.pointee.n_partners, c.pointee.partners)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_partners = partners.count
    c.pointee.partners = arena.encode(partners)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SocialV1.GetPartnerRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetPartnerRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_partner_request__init)
  package static let shape: WireShape? = [
    .string(1, "partner_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partnerID = arena.string(c.pointee.partner_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.partner_id = arena.encode(partnerID)
  }
}

extension SocialV1.GetPartnerResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetPartnerResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_partner_response__init)
  package static let shape: WireShape? = [
    .message(1, "partner", SocialV1.Partner.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partner = try arena.decode(c.pointee.partner)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.partner = arena.encode(optional: partner)
  }
}

extension SocialV1.EndPartnershipRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__EndPartnershipRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__end_partnership_request__init)
  package static let shape: WireShape? = [
    .string(1, "partner_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    partnerID = arena.string(c.pointee.partner_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.partner_id = arena.encode(partnerID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.EndPartnershipResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__EndPartnershipResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__end_partnership_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.BlockPersonRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__BlockPersonRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__block_person_request__init)
  package static let shape: WireShape? = [
    .string(1, "partner_id", oneof: 1),
    .string(2, "invitation_id", oneof: 1),
    .string(3, "code", oneof: 1),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    requestID = arena.string(c.pointee.request_id)
    switch c.pointee.person_case.rawValue {
    case 1: person = .partnerID(arena.string(c.pointee.partner_id))
    case 2: person = .invitationID(arena.string(c.pointee.invitation_id))
    case 3: person = .code(arena.string(c.pointee.code))
    default: person = nil
    }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.request_id = arena.encode(requestID)
    switch person {
    case .partnerID(let value):
      c.pointee.person_case = .init(rawValue: 1)
      c.pointee.partner_id = arena.encode(value)
    case .invitationID(let value):
      c.pointee.person_case = .init(rawValue: 2)
      c.pointee.invitation_id = arena.encode(value)
    case .code(let value):
      c.pointee.person_case = .init(rawValue: 3)
      c.pointee.code = arena.encode(value)
    case nil: break
    }
  }
}

extension SocialV1.BlockPersonResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__BlockPersonResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__block_person_response__init)
  package static let shape: WireShape? = [
    .string(1, "block_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    blockID = arena.string(c.pointee.block_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.block_id = arena.encode(blockID)
  }
}

extension SocialV1.Block: CMessage {
  package typealias CStruct = Titanup__Social__V1__Block
  package static let descriptor = MessageDescriptor(titanup__social__v1__block__init)
  package static let shape: WireShape? = [
    .string(1, "block_id"),
    .string(2, "display_name"),
    .message(3, "create_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    blockID = arena.string(c.pointee.block_id)
    displayName = arena.string(c.pointee.display_name)
    createTime = try arena.decode(c.pointee.create_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.block_id = arena.encode(blockID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.create_time = arena.encode(optional: createTime)
  }
}

extension SocialV1.ListBlocksRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListBlocksRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_blocks_request__init)
  package static let shape: WireShape? = [
    .string(2, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension SocialV1.ListBlocksResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListBlocksResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_blocks_response__init)
  package static let shape: WireShape? = [
    .messages(1, "blocks", SocialV1.Block.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    blocks = try arena.decode(c.pointee.n_blocks, c.pointee.blocks)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_blocks = blocks.count
    c.pointee.blocks = arena.encode(blocks)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SocialV1.UnblockRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__UnblockRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__unblock_request__init)
  package static let shape: WireShape? = [
    .string(1, "block_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    blockID = arena.string(c.pointee.block_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.block_id = arena.encode(blockID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.UnblockResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__UnblockResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__unblock_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.GroupSettings: CMessage {
  package typealias CStruct = Titanup__Social__V1__GroupSettings
  package static let descriptor = MessageDescriptor(titanup__social__v1__group_settings__init)
  package static let shape: WireShape? = [
    .string(1, "name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    name = arena.string(c.pointee.name)
    sizeLimit = c.pointee.size_limit
    weeklyGoal = c.pointee.weekly_goal
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.name = arena.encode(name)
    c.pointee.size_limit = sizeLimit
    c.pointee.weekly_goal = weeklyGoal
  }
}

extension SocialV1.GroupSharing: CMessage {
  package typealias CStruct = Titanup__Social__V1__GroupSharing
  package static let descriptor = MessageDescriptor(titanup__social__v1__group_sharing__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    board = c.pointee.board != 0
    pushUps = c.pointee.push_ups != 0
    practices = c.pointee.practices != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.board = board ? 1 : 0
    c.pointee.push_ups = pushUps ? 1 : 0
    c.pointee.practices = practices ? 1 : 0
  }
}

extension SocialV1.Group: CMessage {
  package typealias CStruct = Titanup__Social__V1__Group
  package static let descriptor = MessageDescriptor(titanup__social__v1__group__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .message(2, "settings", SocialV1.GroupSettings.shape),
    .message(5, "sharing", nil),
    .message(6, "join_time", nil),
    .message(7, "week", SocialV1.GroupWeek.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    settings = try arena.decode(c.pointee.settings)
    memberCount = c.pointee.member_count
    role = .init(rawValue: arena.number(c.pointee.role))
    sharing = try arena.decode(c.pointee.sharing)
    joinTime = try arena.decode(c.pointee.join_time)
    week = try arena.decode(c.pointee.week)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.settings = arena.encode(optional: settings)
    c.pointee.member_count = memberCount
    c.pointee.role = arena.cEnum(role.rawValue)
    c.pointee.sharing = arena.encode(optional: sharing)
    c.pointee.join_time = arena.encode(optional: joinTime)
    c.pointee.week = arena.encode(optional: week)
  }
}

extension SocialV1.GroupWeek: CMessage {
  package typealias CStruct = Titanup__Social__V1__GroupWeek
  package static let descriptor = MessageDescriptor(titanup__social__v1__group_week__init)
  package static let shape: WireShape? = [
    .string(1, "first_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    firstLocalDate = arena.string(c.pointee.first_local_date)
    reps = c.pointee.reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.reps = reps
  }
}

extension SocialV1.CreateGroupRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateGroupRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_group_request__init)
  package static let shape: WireShape? = [
    .message(1, "settings", SocialV1.GroupSettings.shape),
    .message(2, "sharing", nil),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    settings = try arena.decode(c.pointee.settings)
    sharing = try arena.decode(c.pointee.sharing)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.settings = arena.encode(optional: settings)
    c.pointee.sharing = arena.encode(optional: sharing)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.CreateGroupResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateGroupResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_group_response__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
  }
}

extension SocialV1.ListGroupsRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListGroupsRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_groups_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.ListGroupsResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListGroupsResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_groups_response__init)
  package static let shape: WireShape? = [
    .messages(1, "groups", SocialV1.Group.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groups = try arena.decode(c.pointee.n_groups, c.pointee.groups)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_groups = groups.count
    c.pointee.groups = arena.encode(groups)
  }
}

extension SocialV1.GetGroupRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetGroupRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_group_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
  }
}

extension SocialV1.GetGroupResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetGroupResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_group_response__init)
  package static let shape: WireShape? = [
    .message(1, "group", SocialV1.Group.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    group = try arena.decode(c.pointee.group)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group = arena.encode(optional: group)
  }
}

extension SocialV1.UpdateGroupRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__UpdateGroupRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__update_group_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .message(2, "settings", SocialV1.GroupSettings.shape),
    .message(3, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    settings = try arena.decode(c.pointee.settings)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.settings = arena.encode(optional: settings)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.UpdateGroupResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__UpdateGroupResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__update_group_response__init)
  package static let shape: WireShape? = [
    .message(1, "settings", SocialV1.GroupSettings.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    settings = try arena.decode(c.pointee.settings)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.settings = arena.encode(optional: settings)
  }
}

extension SocialV1.DeleteGroupRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__DeleteGroupRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__delete_group_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.DeleteGroupResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__DeleteGroupResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__delete_group_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.GroupInvitation: CMessage {
  package typealias CStruct = Titanup__Social__V1__GroupInvitation
  package static let descriptor = MessageDescriptor(titanup__social__v1__group_invitation__init)
  package static let shape: WireShape? = [
    .string(1, "invitation_id"),
    .string(2, "code"),
    .message(4, "create_time", nil),
    .message(5, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitationID = arena.string(c.pointee.invitation_id)
    code = arena.string(c.pointee.code)
    usesLeft = c.pointee.uses_left
    createTime = try arena.decode(c.pointee.create_time)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation_id = arena.encode(invitationID)
    c.pointee.code = arena.encode(code)
    c.pointee.uses_left = usesLeft
    c.pointee.create_time = arena.encode(optional: createTime)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension SocialV1.CreateGroupInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateGroupInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_group_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    maxUses = c.pointee.max_uses
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.max_uses = maxUses
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.CreateGroupInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateGroupInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_group_invitation_response__init)
  package static let shape: WireShape? = [
    .message(1, "invitation", SocialV1.GroupInvitation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitation = try arena.decode(c.pointee.invitation)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.invitation = arena.encode(optional: invitation)
  }
}

extension SocialV1.ListGroupInvitationsRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListGroupInvitationsRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_group_invitations_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
  }
}

extension SocialV1.ListGroupInvitationsResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListGroupInvitationsResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_group_invitations_response__init)
  package static let shape: WireShape? = [
    .messages(1, "invitations", SocialV1.GroupInvitation.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    invitations = try arena.decode(c.pointee.n_invitations, c.pointee.invitations)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_invitations = invitations.count
    c.pointee.invitations = arena.encode(invitations)
  }
}

extension SocialV1.RevokeGroupInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__RevokeGroupInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__revoke_group_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "invitation_id"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    invitationID = arena.string(c.pointee.invitation_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.invitation_id = arena.encode(invitationID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.RevokeGroupInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__RevokeGroupInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__revoke_group_invitation_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.LookUpGroupInvitationRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__LookUpGroupInvitationRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__look_up_group_invitation_request__init)
  package static let shape: WireShape? = [
    .string(1, "code"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = arena.string(c.pointee.code)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.encode(code)
  }
}

extension SocialV1.LookUpGroupInvitationResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__LookUpGroupInvitationResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__look_up_group_invitation_response__init)
  package static let shape: WireShape? = [
    .string(1, "group_name"),
    .string(2, "inviter_name"),
    .message(3, "expire_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupName = arena.string(c.pointee.group_name)
    inviterName = arena.string(c.pointee.inviter_name)
    expireTime = try arena.decode(c.pointee.expire_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_name = arena.encode(groupName)
    c.pointee.inviter_name = arena.encode(inviterName)
    c.pointee.expire_time = arena.encode(optional: expireTime)
  }
}

extension SocialV1.JoinGroupRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__JoinGroupRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__join_group_request__init)
  package static let shape: WireShape? = [
    .string(1, "code"),
    .message(2, "sharing", nil),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    code = arena.string(c.pointee.code)
    sharing = try arena.decode(c.pointee.sharing)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.code = arena.encode(code)
    c.pointee.sharing = arena.encode(optional: sharing)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.JoinGroupResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__JoinGroupResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__join_group_response__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
  }
}

extension SocialV1.UpdateGroupSharingRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__UpdateGroupSharingRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__update_group_sharing_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .message(2, "sharing", nil),
    .message(3, "update_mask", GoogleProtobuf.FieldMask.shape),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    sharing = try arena.decode(c.pointee.sharing)
    updateMask = try arena.decode(c.pointee.update_mask)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.sharing = arena.encode(optional: sharing)
    c.pointee.update_mask = arena.encode(optional: updateMask)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.UpdateGroupSharingResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__UpdateGroupSharingResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__update_group_sharing_response__init)
  package static let shape: WireShape? = [
    .message(1, "sharing", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sharing = try arena.decode(c.pointee.sharing)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.sharing = arena.encode(optional: sharing)
  }
}

extension SocialV1.LeaveGroupRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__LeaveGroupRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__leave_group_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.LeaveGroupResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__LeaveGroupResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__leave_group_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.Member: CMessage {
  package typealias CStruct = Titanup__Social__V1__Member
  package static let descriptor = MessageDescriptor(titanup__social__v1__member__init)
  package static let shape: WireShape? = [
    .string(1, "member_id"),
    .string(2, "display_name"),
    .message(5, "join_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    memberID = arena.string(c.pointee.member_id)
    displayName = arena.string(c.pointee.display_name)
    role = .init(rawValue: arena.number(c.pointee.role))
    isSelf = c.pointee.is_self != 0
    joinTime = try arena.decode(c.pointee.join_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.member_id = arena.encode(memberID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.role = arena.cEnum(role.rawValue)
    c.pointee.is_self = isSelf ? 1 : 0
    c.pointee.join_time = arena.encode(optional: joinTime)
  }
}

extension SocialV1.ListMembersRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListMembersRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_members_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(3, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension SocialV1.ListMembersResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListMembersResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_members_response__init)
  package static let shape: WireShape? = [
    .messages(1, "members", SocialV1.Member.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    members = try arena.decode(c.pointee.n_members, c.pointee.members)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_members = members.count
    c.pointee.members = arena.encode(members)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SocialV1.SetMemberRoleRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__SetMemberRoleRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__set_member_role_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "member_id"),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    memberID = arena.string(c.pointee.member_id)
    role = .init(rawValue: arena.number(c.pointee.role))
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.member_id = arena.encode(memberID)
    c.pointee.role = arena.cEnum(role.rawValue)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.SetMemberRoleResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__SetMemberRoleResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__set_member_role_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.RemoveMemberRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__RemoveMemberRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__remove_member_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "member_id"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    memberID = arena.string(c.pointee.member_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.member_id = arena.encode(memberID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.RemoveMemberResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__RemoveMemberResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__remove_member_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.BoardEntry: CMessage {
  package typealias CStruct = Titanup__Social__V1__BoardEntry
  package static let descriptor = MessageDescriptor(titanup__social__v1__board_entry__init)
  package static let shape: WireShape? = [
    .string(2, "member_id"),
    .string(3, "display_name"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    rank = c.pointee.rank
    memberID = arena.string(c.pointee.member_id)
    displayName = arena.string(c.pointee.display_name)
    total = c.pointee.total
    isSelf = c.pointee.is_self != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.rank = rank
    c.pointee.member_id = arena.encode(memberID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.total = total
    c.pointee.is_self = isSelf ? 1 : 0
  }
}

extension SocialV1.GetBoardRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetBoardRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_board_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(3, "challenge_id"),
    .string(5, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    period = .init(rawValue: arena.number(c.pointee.period))
    challengeID = arena.string(c.pointee.challenge_id)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.period = arena.cEnum(period.rawValue)
    c.pointee.challenge_id = arena.encode(challengeID)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension SocialV1.GetBoardResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__GetBoardResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__get_board_response__init)
  package static let shape: WireShape? = [
    .messages(1, "entries", SocialV1.BoardEntry.shape),
    .string(2, "next_page_token"),
    .message(3, "own", SocialV1.BoardEntry.shape),
    .string(4, "first_local_date"),
    .string(5, "last_local_date"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    entries = try arena.decode(c.pointee.n_entries, c.pointee.entries)
    nextPageToken = arena.string(c.pointee.next_page_token)
    own = try arena.decode(c.pointee.own)
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_entries = entries.count
    c.pointee.entries = arena.encode(entries)
    c.pointee.next_page_token = arena.encode(nextPageToken)
    c.pointee.own = arena.encode(optional: own)
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
  }
}

extension SocialV1.ListSharedMotionsRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListSharedMotionsRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_shared_motions_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(3, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension SocialV1.ListSharedMotionsResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListSharedMotionsResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_shared_motions_response__init)
  package static let shape: WireShape? = [
    .messages(1, "motions", SocialV1.SharedMotion.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    motions = try arena.decode(c.pointee.n_motions, c.pointee.motions)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_motions = motions.count
    c.pointee.motions = arena.encode(motions)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SocialV1.SharedMotion: CMessage {
  package typealias CStruct = Titanup__Social__V1__SharedMotion
  package static let descriptor = MessageDescriptor(titanup__social__v1__shared_motion__init)
  package static let shape: WireShape? = [
    .messages(1, "sets", SocialV1.SharedSet.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    sets = try arena.decode(c.pointee.n_sets, c.pointee.sets)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_sets = sets.count
    c.pointee.sets = arena.encode(sets)
  }
}

extension SocialV1.SharedSet: CMessage {
  package typealias CStruct = Titanup__Social__V1__SharedSet
  package static let descriptor = MessageDescriptor(titanup__social__v1__shared_set__init)
  package static let shape: WireShape? = [
    .string(1, "member_id"),
    .string(2, "display_name"),
    .string(4, "local_date"),
    .message(5, "start_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    memberID = arena.string(c.pointee.member_id)
    displayName = arena.string(c.pointee.display_name)
    isSelf = c.pointee.is_self != 0
    localDate = arena.string(c.pointee.local_date)
    startTime = try arena.decode(c.pointee.start_time)
    reps = c.pointee.reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.member_id = arena.encode(memberID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.is_self = isSelf ? 1 : 0
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.start_time = arena.encode(optional: startTime)
    c.pointee.reps = reps
  }
}

extension SocialV1.Challenge: CMessage {
  package typealias CStruct = Titanup__Social__V1__Challenge
  package static let descriptor = MessageDescriptor(titanup__social__v1__challenge__init)
  package static let shape: WireShape? = [
    .string(1, "challenge_id"),
    .string(2, "title"),
    .string(4, "first_local_date"),
    .string(5, "last_local_date"),
    .message(7, "create_time", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challengeID = arena.string(c.pointee.challenge_id)
    title = arena.string(c.pointee.title)
    rule = .init(rawValue: arena.number(c.pointee.rule))
    firstLocalDate = arena.string(c.pointee.first_local_date)
    lastLocalDate = arena.string(c.pointee.last_local_date)
    target = c.pointee.target
    createTime = try arena.decode(c.pointee.create_time)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.challenge_id = arena.encode(challengeID)
    c.pointee.title = arena.encode(title)
    c.pointee.rule = arena.cEnum(rule.rawValue)
    c.pointee.first_local_date = arena.encode(firstLocalDate)
    c.pointee.last_local_date = arena.encode(lastLocalDate)
    c.pointee.target = target
    c.pointee.create_time = arena.encode(optional: createTime)
  }
}

extension SocialV1.CreateChallengeRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateChallengeRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_challenge_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .message(2, "challenge", SocialV1.Challenge.shape),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    challenge = try arena.decode(c.pointee.challenge)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.challenge = arena.encode(optional: challenge)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.CreateChallengeResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__CreateChallengeResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__create_challenge_response__init)
  package static let shape: WireShape? = [
    .string(1, "challenge_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challengeID = arena.string(c.pointee.challenge_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.challenge_id = arena.encode(challengeID)
  }
}

extension SocialV1.ListChallengesRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListChallengesRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_challenges_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
  }
}

extension SocialV1.ListChallengesResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListChallengesResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_challenges_response__init)
  package static let shape: WireShape? = [
    .messages(1, "challenges", SocialV1.Challenge.shape),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    challenges = try arena.decode(c.pointee.n_challenges, c.pointee.challenges)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_challenges = challenges.count
    c.pointee.challenges = arena.encode(challenges)
  }
}

extension SocialV1.DeleteChallengeRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__DeleteChallengeRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__delete_challenge_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "challenge_id"),
    .string(3, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    challengeID = arena.string(c.pointee.challenge_id)
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.challenge_id = arena.encode(challengeID)
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.DeleteChallengeResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__DeleteChallengeResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__delete_challenge_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension SocialV1.FeedEntry: CMessage {
  package typealias CStruct = Titanup__Social__V1__FeedEntry
  package static let descriptor = MessageDescriptor(titanup__social__v1__feed_entry__init)
  package static let shape: WireShape? = [
    .string(1, "entry_id"),
    .string(2, "member_id"),
    .string(3, "display_name"),
    .string(5, "local_date"),
    .message(6, "last_time", nil),
    .message(7, "push_ups", nil),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    entryID = arena.string(c.pointee.entry_id)
    memberID = arena.string(c.pointee.member_id)
    displayName = arena.string(c.pointee.display_name)
    isSelf = c.pointee.is_self != 0
    localDate = arena.string(c.pointee.local_date)
    lastTime = try arena.decode(c.pointee.last_time)
    pushUps = try arena.decode(c.pointee.push_ups)
    practices = c.pointee.practices
    cheers = c.pointee.cheers
    cheered = c.pointee.cheered != 0
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.entry_id = arena.encode(entryID)
    c.pointee.member_id = arena.encode(memberID)
    c.pointee.display_name = arena.encode(displayName)
    c.pointee.is_self = isSelf ? 1 : 0
    c.pointee.local_date = arena.encode(localDate)
    c.pointee.last_time = arena.encode(optional: lastTime)
    c.pointee.push_ups = arena.encode(optional: pushUps)
    c.pointee.practices = practices
    c.pointee.cheers = cheers
    c.pointee.cheered = cheered ? 1 : 0
  }
}

extension SocialV1.FeedPushUps: CMessage {
  package typealias CStruct = Titanup__Social__V1__FeedPushUps
  package static let descriptor = MessageDescriptor(titanup__social__v1__feed_push_ups__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    reps = c.pointee.reps
    verifiedReps = c.pointee.verified_reps
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.reps = reps
    c.pointee.verified_reps = verifiedReps
  }
}

extension SocialV1.ListGroupFeedRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListGroupFeedRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_group_feed_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(3, "page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    pageSize = c.pointee.page_size
    pageToken = arena.string(c.pointee.page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.page_size = pageSize
    c.pointee.page_token = arena.encode(pageToken)
  }
}

extension SocialV1.ListGroupFeedResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__ListGroupFeedResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__list_group_feed_response__init)
  package static let shape: WireShape? = [
    .messages(1, "entries", SocialV1.FeedEntry.shape),
    .string(2, "next_page_token"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    entries = try arena.decode(c.pointee.n_entries, c.pointee.entries)
    nextPageToken = arena.string(c.pointee.next_page_token)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_entries = entries.count
    c.pointee.entries = arena.encode(entries)
    c.pointee.next_page_token = arena.encode(nextPageToken)
  }
}

extension SocialV1.SetCheerRequest: CMessage {
  package typealias CStruct = Titanup__Social__V1__SetCheerRequest
  package static let descriptor = MessageDescriptor(titanup__social__v1__set_cheer_request__init)
  package static let shape: WireShape? = [
    .string(1, "group_id"),
    .string(2, "entry_id"),
    .string(4, "request_id"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    groupID = arena.string(c.pointee.group_id)
    entryID = arena.string(c.pointee.entry_id)
    cheered = c.pointee.cheered != 0
    requestID = arena.string(c.pointee.request_id)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.group_id = arena.encode(groupID)
    c.pointee.entry_id = arena.encode(entryID)
    c.pointee.cheered = cheered ? 1 : 0
    c.pointee.request_id = arena.encode(requestID)
  }
}

extension SocialV1.SetCheerResponse: CMessage {
  package typealias CStruct = Titanup__Social__V1__SetCheerResponse
  package static let descriptor = MessageDescriptor(titanup__social__v1__set_cheer_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}
