// Made by protoc-gen-titan from titanup/social/v1/social.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** What partners see of an account. Everything is private by default. */
export interface Sharing {
  /** The name that partners and invited people see: 1 to 100 characters, trimmed, without control characters. */
  displayName: string;
  /** Whether partners see the push-ups of the last seven days. */
  pushUps: boolean;
  /** Whether partners see the streak. */
  streak: boolean;
  /** Whether partners see the number of practices in the last seven days. */
  practices: boolean;
}
export const Sharing: MessageType<Sharing>;

/** See SocialService.GetSharing. */
export interface GetSharingRequest {
}
export const GetSharingRequest: MessageType<GetSharingRequest>;

/** What the caller's partners see. */
export interface GetSharingResponse {
  /** All of it. */
  sharing?: Sharing;
}
export const GetSharingResponse: MessageType<GetSharingResponse>;

/** See SocialService.UpdateSharing. */
export interface UpdateSharingRequest {
  /** The new values. */
  sharing?: Sharing;
  /** Names of fields. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /** See SocialService. */
  requestId: string;
}
export const UpdateSharingRequest: MessageType<UpdateSharingRequest>;

/** What the caller's partners see from now on. */
export interface UpdateSharingResponse {
  /** All of it. */
  sharing?: Sharing;
}
export const UpdateSharingResponse: MessageType<UpdateSharingResponse>;

/** An invitation that the caller has made. */
export interface Invitation {
  /** UUID. */
  invitationId: string;
  /** What its receiver types: `7KQ4-2M9X-V3TB-H60C`. Empty for an invitation to an e-mail address. */
  code: string;
  /** The invited address, as it was given. Empty for an invitation with a code. */
  email: string;
  /** When it was created. */
  createTime?: google.Timestamp;
  /** When it expires: 7 days later. */
  expireTime?: google.Timestamp;
}
export const Invitation: MessageType<Invitation>;

/** See SocialService.CreateInvitation. */
export interface CreateInvitationRequest {
  /** The address to invite, up to 254 octets; empty for an invitation with a code. */
  email: string;
  /** See SocialService. */
  requestId: string;
}
export const CreateInvitationRequest: MessageType<CreateInvitationRequest>;

/** The new invitation. */
export interface CreateInvitationResponse {
  /** With its code, if it has one. */
  invitation?: Invitation;
}
export const CreateInvitationResponse: MessageType<CreateInvitationResponse>;

/** See SocialService.ListInvitations. */
export interface ListInvitationsRequest {
}
export const ListInvitationsRequest: MessageType<ListInvitationsRequest>;

/** The caller's open invitations. */
export interface ListInvitationsResponse {
  /** Newest first; at most 20. */
  invitations: Invitation[];
}
export const ListInvitationsResponse: MessageType<ListInvitationsResponse>;

/** See SocialService.RevokeInvitation. */
export interface RevokeInvitationRequest {
  /** UUID. */
  invitationId: string;
  /** See SocialService. */
  requestId: string;
}
export const RevokeInvitationRequest: MessageType<RevokeInvitationRequest>;

/** It is revoked. */
export interface RevokeInvitationResponse {
}
export const RevokeInvitationResponse: MessageType<RevokeInvitationResponse>;

/** An invitation that the caller has received. */
export interface ReceivedInvitation {
  /** UUID; empty in the answer to a code. */
  invitationId: string;
  /** The name that the inviter goes by. */
  displayName: string;
  /** When it was created. */
  createTime?: google.Timestamp;
  /** When it expires. */
  expireTime?: google.Timestamp;
}
export const ReceivedInvitation: MessageType<ReceivedInvitation>;

/** See SocialService.ListReceivedInvitations. */
export interface ListReceivedInvitationsRequest {
}
export const ListReceivedInvitationsRequest: MessageType<ListReceivedInvitationsRequest>;

/** The invitations to the caller's address. */
export interface ListReceivedInvitationsResponse {
  /** Newest first; at most 20. */
  invitations: ReceivedInvitation[];
}
export const ListReceivedInvitationsResponse: MessageType<ListReceivedInvitationsResponse>;

/** See SocialService.LookUpInvitation. */
export interface LookUpInvitationRequest {
  /** The code, in either case, with or without dashes. */
  code: string;
}
export const LookUpInvitationRequest: MessageType<LookUpInvitationRequest>;

/** The invitation. */
export interface LookUpInvitationResponse {
  /** Without its id. */
  invitation?: ReceivedInvitation;
}
export const LookUpInvitationResponse: MessageType<LookUpInvitationResponse>;

/** See SocialService.AcceptInvitation. */
export interface AcceptInvitationRequest {
  /** As in LookUpInvitationRequest. */
  code?: string;
  /** The UUID of an invitation from ListReceivedInvitations. */
  invitationId?: string;
  /** See SocialService. */
  requestId: string;
}
export const AcceptInvitationRequest: MessageType<AcceptInvitationRequest>;

/** They are partners. */
export interface AcceptInvitationResponse {
  /** UUID, for GetPartner. */
  partnerId: string;
}
export const AcceptInvitationResponse: MessageType<AcceptInvitationResponse>;

/** See SocialService.DeclineInvitation. */
export interface DeclineInvitationRequest {
  /** As in LookUpInvitationRequest. */
  code?: string;
  /** The UUID of an invitation from ListReceivedInvitations. */
  invitationId?: string;
  /** See SocialService. */
  requestId: string;
}
export const DeclineInvitationRequest: MessageType<DeclineInvitationRequest>;

/** It is declined. */
export interface DeclineInvitationResponse {
}
export const DeclineInvitationResponse: MessageType<DeclineInvitationResponse>;

/** A partner, and what they show. What they don't show is absent. */
export interface Partner {
  /** UUID: the caller's own name for this partner, which nobody else has. */
  partnerId: string;
  /** The name that they go by. */
  displayName: string;
  /** When the two became partners. */
  createTime?: google.Timestamp;
  /** Their push-ups. */
  pushUps?: SharedPushUps;
  /** Their streak. */
  streak?: SharedStreak;
  /** Their practices. */
  practices?: SharedPractices;
}
export const Partner: MessageType<Partner>;

/** The push-ups of a partner's last seven days, by their own clock. */
export interface SharedPushUps {
  /** The last of the days, `YYYY-MM-DD`: today where the partner is. */
  lastLocalDate: string;
  /** One number for each day, the oldest first. */
  reps: number[];
  /** All of them together. */
  totalReps: number;
}
export const SharedPushUps: MessageType<SharedPushUps>;

/** A partner's streak, of all sessions: SessionsService.GetStreak explains it. */
export interface SharedStreak {
  /** The number of active dates in it; 0 if there is none. */
  current: number;
  /** Whether today counts already. */
  todayDone: boolean;
}
export const SharedStreak: MessageType<SharedStreak>;

/** The practices of a partner's last seven days, by their own clock. */
export interface SharedPractices {
  /** The number of completed practices. */
  count: number;
}
export const SharedPractices: MessageType<SharedPractices>;

/** See SocialService.ListPartners. */
export interface ListPartnersRequest {
  /** 0 means 20; at most 20; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** `next_page_token` of the page before; empty for the first. */
  pageToken: string;
}
export const ListPartnersRequest: MessageType<ListPartnersRequest>;

/** One page of the caller's partners. */
export interface ListPartnersResponse {
  /** By name. */
  partners: Partner[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListPartnersResponse: MessageType<ListPartnersResponse>;

/** See SocialService.GetPartner. */
export interface GetPartnerRequest {
  /** UUID. */
  partnerId: string;
}
export const GetPartnerRequest: MessageType<GetPartnerRequest>;

/** The partner. */
export interface GetPartnerResponse {
  /** With what they show. */
  partner?: Partner;
}
export const GetPartnerResponse: MessageType<GetPartnerResponse>;

/** See SocialService.EndPartnership. */
export interface EndPartnershipRequest {
  /** UUID. */
  partnerId: string;
  /** See SocialService. */
  requestId: string;
}
export const EndPartnershipRequest: MessageType<EndPartnershipRequest>;

/** It has ended. */
export interface EndPartnershipResponse {
}
export const EndPartnershipResponse: MessageType<EndPartnershipResponse>;

/** See SocialService.BlockPerson. */
export interface BlockPersonRequest {
  /** The UUID of a partner. */
  partnerId?: string;
  /** The UUID of an invitation from ListReceivedInvitations: its inviter. */
  invitationId?: string;
  /** The code of an invitation: its inviter. */
  code?: string;
  /** See SocialService. */
  requestId: string;
}
export const BlockPersonRequest: MessageType<BlockPersonRequest>;

/** They are blocked. */
export interface BlockPersonResponse {
  /** UUID, for Unblock. */
  blockId: string;
}
export const BlockPersonResponse: MessageType<BlockPersonResponse>;

/** A block. */
export interface Block {
  /** UUID. */
  blockId: string;
  /** The name that the blocked person went by at the time. */
  displayName: string;
  /** When they were blocked. */
  createTime?: google.Timestamp;
}
export const Block: MessageType<Block>;

/** See SocialService.ListBlocks. */
export interface ListBlocksRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** `next_page_token` of the page before; empty for the first. */
  pageToken: string;
}
export const ListBlocksRequest: MessageType<ListBlocksRequest>;

/** One page of the caller's blocks. */
export interface ListBlocksResponse {
  /** Newest first. */
  blocks: Block[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListBlocksResponse: MessageType<ListBlocksResponse>;

/** See SocialService.Unblock. */
export interface UnblockRequest {
  /** UUID. */
  blockId: string;
  /** See SocialService. */
  requestId: string;
}
export const UnblockRequest: MessageType<UnblockRequest>;

/** The block is lifted. */
export interface UnblockResponse {
}
export const UnblockResponse: MessageType<UnblockResponse>;

/**
 * The methods that users and their devices call. Nobody becomes a partner without agreeing to it: one side invites, the
 * other accepts.
 *
 * No method tells whether somebody exists. An id or a code that never existed, belongs to others, has expired, was
 * revoked, declined or used, or comes from an account that blocks the caller or is blocked by them, gets the same
 * answer: NOT_FOUND with the same details. Ids of partners are not those of their accounts, and differ for each side.
 *
 * Every `request_id` is a UUID that makes a retry safe for at least 7 days; the same id with a different payload is
 * INVALID_ARGUMENT REQUEST_ID_REUSED. It may be empty.
 */
export const SocialService: {
  /**
   * Returns the name that the caller goes by, and what their partners see of them. By default there is no name, and
   * partners see nothing.
   */
  readonly getSharing: Method<GetSharingRequest, GetSharingResponse>;
  /**
   * Changes the fields in the mask, for all partners and at once. The update follows AIP-134: without a mask, the
   * populated fields change; `*` stands for all. INVALID_ARGUMENT NAME_INVALID; PATH_UNKNOWN for a path that can't be
   * changed. FAILED_PRECONDITION DISPLAY_NAME_MISSING if the name would be cleared while there are partners or open
   * invitations.
   */
  readonly updateSharing: Method<UpdateSharingRequest, UpdateSharingResponse>;
  /**
   * Creates an invitation. Without an e-mail address it has a code, which the caller passes on as text, link or QR code;
   * the first person to accept becomes a partner. With an address it has none: it shows among the received invitations
   * of the account with that address, now or later. No mail is sent. The answer is the same whether or not there is such
   * an account.
   *
   * FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name. INVALID_ARGUMENT EMAIL_INVALID.
   * RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS beyond 20 open invitations; TOO_MANY_PARTNERS if partners and open
   * invitations together would be more than 100.
   */
  readonly createInvitation: Method<CreateInvitationRequest, CreateInvitationResponse>;
  /**
   * Lists the caller's open invitations, newest first: those that were neither accepted nor revoked and have not
   * expired. One that was declined stays in the list.
   */
  readonly listInvitations: Method<ListInvitationsRequest, ListInvitationsResponse>;
  /** Revokes one of the caller's open invitations. NOT_FOUND. */
  readonly revokeInvitation: Method<RevokeInvitationRequest, RevokeInvitationResponse>;
  /**
   * Lists the invitations to the caller's e-mail address, newest first, up to 20. There are none until the address is
   * verified, if this installation verifies addresses. UNAVAILABLE if the auth service, which knows the address, does
   * not answer. A personal access token needs `auth:read`, too.
   */
  readonly listReceivedInvitations: Method<ListReceivedInvitationsRequest, ListReceivedInvitationsResponse>;
  /**
   * Returns the invitation with a code, so that its receiver sees who invites them. NOT_FOUND. FAILED_PRECONDITION
   * OWN_INVITATION for the caller's own.
   */
  readonly lookUpInvitation: Method<LookUpInvitationRequest, LookUpInvitationResponse>;
  /**
   * Accepts an invitation: both sides are partners from now on. If they already are, the invitation is used up and the
   * answer names the existing partner.
   *
   * NOT_FOUND. FAILED_PRECONDITION OWN_INVITATION; DISPLAY_NAME_MISSING until the caller has a name. RESOURCE_EXHAUSTED
   * TOO_MANY_PARTNERS if the caller's partners and open invitations together would be more than 100. INVALID_ARGUMENT
   * MISSING if the request names no invitation. UNAVAILABLE as in ListReceivedInvitations, for an invitation by id.
   */
  readonly acceptInvitation: Method<AcceptInvitationRequest, AcceptInvitationResponse>;
  /**
   * Declines an invitation: nobody can use it any more. The inviter isn't told. NOT_FOUND. FAILED_PRECONDITION
   * OWN_INVITATION. INVALID_ARGUMENT and UNAVAILABLE as in AcceptInvitation.
   */
  readonly declineInvitation: Method<DeclineInvitationRequest, DeclineInvitationResponse>;
  /**
   * Lists the caller's partners by name, in pages, each with what they show. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
   * PAGE_TOKEN_INVALID.
   */
  readonly listPartners: Method<ListPartnersRequest, ListPartnersResponse>;
  /** Returns one partner with what they show. NOT_FOUND. */
  readonly getPartner: Method<GetPartnerRequest, GetPartnerResponse>;
  /**
   * Ends a partnership for both sides, at once. The other side isn't told; the caller is missing from their list.
   * NOT_FOUND.
   */
  readonly endPartnership: Method<EndPartnershipRequest, EndPartnershipResponse>;
  /**
   * Blocks a partner, or the person who made an invitation. It ends the partnership and declines that invitation, and
   * while the block lasts, neither side sees or can accept invitations of the other. The other side isn't told.
   *
   * NOT_FOUND. FAILED_PRECONDITION OWN_INVITATION. RESOURCE_EXHAUSTED TOO_MANY_BLOCKS beyond 1000. INVALID_ARGUMENT and
   * UNAVAILABLE as in AcceptInvitation.
   */
  readonly blockPerson: Method<BlockPersonRequest, BlockPersonResponse>;
  /**
   * Lists the people whom the caller blocks, newest first, in pages. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
   * PAGE_TOKEN_INVALID.
   */
  readonly listBlocks: Method<ListBlocksRequest, ListBlocksResponse>;
  /** Lifts a block. A partnership that it ended stays ended. NOT_FOUND. */
  readonly unblock: Method<UnblockRequest, UnblockResponse>;
};
