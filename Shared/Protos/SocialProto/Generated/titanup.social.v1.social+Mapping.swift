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
