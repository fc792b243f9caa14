// Made by protoc-gen-titan from titanup/social/v1/social.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** What a member may do in a group: see SocialService. */
export const GroupRole: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** One of each group. */
  readonly OWNER: 1;
  /** Appointed by the owner; a group can have any number of them. */
  readonly ADMIN: 2;
  /** Everybody else. */
  readonly MEMBER: 3;
};

/** What a group's board is of. */
export const BoardPeriod: {
  /** Means BOARD_PERIOD_WEEK. */
  readonly UNSPECIFIED: 0;
  /** The week that today is in, from Monday. */
  readonly WEEK: 1;
  /** The month that today is in. */
  readonly MONTH: 2;
  /** The week before. */
  readonly LAST_WEEK: 3;
  /** The month before. */
  readonly LAST_MONTH: 4;
};

/** What a challenge counts, of verified push-ups only. */
export const ChallengeRule: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Push-ups. */
  readonly REPS: 1;
  /** Dates with at least one. */
  readonly DAYS: 2;
  /** Sessions. */
  readonly SESSIONS: 3;
};

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

/** What admins choose of a group. */
export interface GroupSettings {
  /** 1 to 100 characters, trimmed, without control characters. */
  name: string;
  /** How many members it may have: 2 to 1000. 0 means 50 in CreateGroup. */
  sizeLimit: number;
  /** How many verified push-ups all members together want to do in a week, up to 10 million; 0 for no goal. */
  weeklyGoal: number;
}
export const GroupSettings: MessageType<GroupSettings>;

/**
 * What the other members of a group see of a member. Everything is private by default, and none of it depends on what
 * partners see.
 */
export interface GroupSharing {
  /** Whether the member is on the boards of the group and its challenges, and counts towards the weekly goal. */
  board: boolean;
  /** Whether the feed shows their push-ups. */
  pushUps: boolean;
  /** Whether the feed shows how many practices they completed. */
  practices: boolean;
}
export const GroupSharing: MessageType<GroupSharing>;

/** A group that the caller is a member of. */
export interface Group {
  /** UUID. */
  groupId: string;
  /** What its admins have chosen. */
  settings?: GroupSettings;
  /** The number of members. */
  memberCount: number;
  /** The caller's role. */
  role: number;
  /** What the caller shows in it. */
  sharing?: GroupSharing;
  /** When the caller joined. */
  joinTime?: google.Timestamp;
  /** What its members have done this week. */
  week?: GroupWeek;
}
export const Group: MessageType<Group>;

/** What the members who show themselves on boards have done together in a week, each by their own dates. */
export interface GroupWeek {
  /** Its Monday, `YYYY-MM-DD`: the current week where the caller is. */
  firstLocalDate: string;
  /** Verified push-ups. */
  reps: number;
}
export const GroupWeek: MessageType<GroupWeek>;

/** See SocialService.CreateGroup. */
export interface CreateGroupRequest {
  /** The name is required. */
  settings?: GroupSettings;
  /** What the caller shows in it. */
  sharing?: GroupSharing;
  /** See SocialService. */
  requestId: string;
}
export const CreateGroupRequest: MessageType<CreateGroupRequest>;

/** The new group. */
export interface CreateGroupResponse {
  /** UUID, for GetGroup. */
  groupId: string;
}
export const CreateGroupResponse: MessageType<CreateGroupResponse>;

/** See SocialService.ListGroups. */
export interface ListGroupsRequest {
}
export const ListGroupsRequest: MessageType<ListGroupsRequest>;

/** The caller's groups. */
export interface ListGroupsResponse {
  /** The one they joined last first; at most 20. */
  groups: Group[];
}
export const ListGroupsResponse: MessageType<ListGroupsResponse>;

/** See SocialService.GetGroup. */
export interface GetGroupRequest {
  /** UUID. */
  groupId: string;
}
export const GetGroupRequest: MessageType<GetGroupRequest>;

/** The group. */
export interface GetGroupResponse {
  /** All of it. */
  group?: Group;
}
export const GetGroupResponse: MessageType<GetGroupResponse>;

/** See SocialService.UpdateGroup. */
export interface UpdateGroupRequest {
  /** UUID. */
  groupId: string;
  /** The new values. */
  settings?: GroupSettings;
  /** Names of fields. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /** See SocialService. */
  requestId: string;
}
export const UpdateGroupRequest: MessageType<UpdateGroupRequest>;

/** The group is changed. */
export interface UpdateGroupResponse {
  /** All of its settings. */
  settings?: GroupSettings;
}
export const UpdateGroupResponse: MessageType<UpdateGroupResponse>;

/** See SocialService.DeleteGroup. */
export interface DeleteGroupRequest {
  /** UUID. */
  groupId: string;
  /** See SocialService. */
  requestId: string;
}
export const DeleteGroupRequest: MessageType<DeleteGroupRequest>;

/** It is deleted. */
export interface DeleteGroupResponse {
}
export const DeleteGroupResponse: MessageType<DeleteGroupResponse>;

/** An open invitation to a group. */
export interface GroupInvitation {
  /** UUID. */
  invitationId: string;
  /** What its receivers type: `7KQ4-2M9X-V3TB-H60C`. */
  code: string;
  /** How many people can still join by it. */
  usesLeft: number;
  /** When it was created. */
  createTime?: google.Timestamp;
  /** When it expires: 7 days later. */
  expireTime?: google.Timestamp;
}
export const GroupInvitation: MessageType<GroupInvitation>;

/** See SocialService.CreateGroupInvitation. */
export interface CreateGroupInvitationRequest {
  /** UUID. */
  groupId: string;
  /** How many people can join by it: 1 to 100; 0 means 1. */
  maxUses: number;
  /** See SocialService. */
  requestId: string;
}
export const CreateGroupInvitationRequest: MessageType<CreateGroupInvitationRequest>;

/** The new invitation. */
export interface CreateGroupInvitationResponse {
  /** With its code. */
  invitation?: GroupInvitation;
}
export const CreateGroupInvitationResponse: MessageType<CreateGroupInvitationResponse>;

/** See SocialService.ListGroupInvitations. */
export interface ListGroupInvitationsRequest {
  /** UUID. */
  groupId: string;
}
export const ListGroupInvitationsRequest: MessageType<ListGroupInvitationsRequest>;

/** The open invitations to the group. */
export interface ListGroupInvitationsResponse {
  /** Newest first; at most 20. */
  invitations: GroupInvitation[];
}
export const ListGroupInvitationsResponse: MessageType<ListGroupInvitationsResponse>;

/** See SocialService.RevokeGroupInvitation. */
export interface RevokeGroupInvitationRequest {
  /** UUID. */
  groupId: string;
  /** UUID. */
  invitationId: string;
  /** See SocialService. */
  requestId: string;
}
export const RevokeGroupInvitationRequest: MessageType<RevokeGroupInvitationRequest>;

/** It is revoked. */
export interface RevokeGroupInvitationResponse {
}
export const RevokeGroupInvitationResponse: MessageType<RevokeGroupInvitationResponse>;

/** See SocialService.LookUpGroupInvitation. */
export interface LookUpGroupInvitationRequest {
  /** The code, in either case, with or without dashes. */
  code: string;
}
export const LookUpGroupInvitationRequest: MessageType<LookUpGroupInvitationRequest>;

/** What an invited person sees of a group. */
export interface LookUpGroupInvitationResponse {
  /** The group's name. */
  groupName: string;
  /** The name that the inviter goes by. */
  inviterName: string;
  /** When the invitation expires. */
  expireTime?: google.Timestamp;
}
export const LookUpGroupInvitationResponse: MessageType<LookUpGroupInvitationResponse>;

/** See SocialService.JoinGroup. */
export interface JoinGroupRequest {
  /** As in LookUpGroupInvitationRequest. */
  code: string;
  /** What the caller shows in the group. */
  sharing?: GroupSharing;
  /** See SocialService. */
  requestId: string;
}
export const JoinGroupRequest: MessageType<JoinGroupRequest>;

/** The caller is a member. */
export interface JoinGroupResponse {
  /** UUID, for GetGroup. */
  groupId: string;
}
export const JoinGroupResponse: MessageType<JoinGroupResponse>;

/** See SocialService.UpdateGroupSharing. */
export interface UpdateGroupSharingRequest {
  /** UUID. */
  groupId: string;
  /** The new values. */
  sharing?: GroupSharing;
  /** Names of fields. Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /** See SocialService. */
  requestId: string;
}
export const UpdateGroupSharingRequest: MessageType<UpdateGroupSharingRequest>;

/** What the caller shows in the group from now on. */
export interface UpdateGroupSharingResponse {
  /** All of it. */
  sharing?: GroupSharing;
}
export const UpdateGroupSharingResponse: MessageType<UpdateGroupSharingResponse>;

/** See SocialService.LeaveGroup. */
export interface LeaveGroupRequest {
  /** UUID. */
  groupId: string;
  /** See SocialService. */
  requestId: string;
}
export const LeaveGroupRequest: MessageType<LeaveGroupRequest>;

/** The caller is no longer a member. */
export interface LeaveGroupResponse {
}
export const LeaveGroupResponse: MessageType<LeaveGroupResponse>;

/** A member of a group. */
export interface Member {
  /** UUID: the group's name for this member, the same for all members. It is not that of their account. */
  memberId: string;
  /** The name that they go by. */
  displayName: string;
  /** Their role. */
  role: number;
  /** Whether this is the caller. */
  isSelf: boolean;
  /** When they joined. */
  joinTime?: google.Timestamp;
}
export const Member: MessageType<Member>;

/** See SocialService.ListMembers. */
export interface ListMembersRequest {
  /** UUID. */
  groupId: string;
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** `next_page_token` of the page before; empty for the first. */
  pageToken: string;
}
export const ListMembersRequest: MessageType<ListMembersRequest>;

/** One page of the members. */
export interface ListMembersResponse {
  /** The first to join first. */
  members: Member[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListMembersResponse: MessageType<ListMembersResponse>;

/** See SocialService.SetMemberRole. */
export interface SetMemberRoleRequest {
  /** UUID. */
  groupId: string;
  /** UUID. */
  memberId: string;
  /** The new role. */
  role: number;
  /** See SocialService. */
  requestId: string;
}
export const SetMemberRoleRequest: MessageType<SetMemberRoleRequest>;

/** The role is set. */
export interface SetMemberRoleResponse {
}
export const SetMemberRoleResponse: MessageType<SetMemberRoleResponse>;

/** See SocialService.RemoveMember. */
export interface RemoveMemberRequest {
  /** UUID. */
  groupId: string;
  /** UUID. */
  memberId: string;
  /** See SocialService. */
  requestId: string;
}
export const RemoveMemberRequest: MessageType<RemoveMemberRequest>;

/** The member is removed. */
export interface RemoveMemberResponse {
}
export const RemoveMemberResponse: MessageType<RemoveMemberResponse>;

/** A member's place on a board. */
export interface BoardEntry {
  /** From 1; equal totals share one. */
  rank: number;
  /** UUID, as in Member. */
  memberId: string;
  /** The name that they go by. */
  displayName: string;
  /** Verified push-ups, or what the challenge's rule counts. */
  total: number;
  /** Whether this is the caller. */
  isSelf: boolean;
}
export const BoardEntry: MessageType<BoardEntry>;

/** See SocialService.GetBoard. */
export interface GetBoardRequest {
  /** UUID. */
  groupId: string;
  /** Ignored with a challenge. */
  period: number;
  /** The UUID of a challenge of the group; empty for the group's own board. */
  challengeId: string;
  /** 0 means 20; at most 100; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** `next_page_token` of the page before; empty for the first. */
  pageToken: string;
}
export const GetBoardRequest: MessageType<GetBoardRequest>;

/** One page of a board. */
export interface GetBoardResponse {
  /** Best first; of equals, the one who joined first. */
  entries: BoardEntry[];
  /** Empty on the last page. */
  nextPageToken: string;
  /** The caller's own entry, on whichever page it is; absent if they aren't ranked. */
  own?: BoardEntry;
  /** The first date of the board, `YYYY-MM-DD`. */
  firstLocalDate: string;
  /** Its last date. */
  lastLocalDate: string;
}
export const GetBoardResponse: MessageType<GetBoardResponse>;

/** See SocialService.ListSharedMotions. */
export interface ListSharedMotionsRequest {
  /** UUID. */
  groupId: string;
  /** 0 means 20; at most 50; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** `next_page_token` of the page before; empty for the first. */
  pageToken: string;
}
export const ListSharedMotionsRequest: MessageType<ListSharedMotionsRequest>;

/** One page of the motions. */
export interface ListSharedMotionsResponse {
  /** The one with the newest set first. */
  motions: SharedMotion[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListSharedMotionsResponse: MessageType<ListSharedMotionsResponse>;

/** A motion that several members have shown. */
export interface SharedMotion {
  /** Two or more, oldest first. */
  sets: SharedSet[];
}
export const SharedMotion: MessageType<SharedMotion>;

/** A member's set with a motion that another member has shown, too. */
export interface SharedSet {
  /** UUID, as in Member. */
  memberId: string;
  /** The name that they go by. */
  displayName: string;
  /** Whether this is the caller. */
  isSelf: boolean;
  /** The date where the member was, `YYYY-MM-DD`. */
  localDate: string;
  /** When it began, by the member's device. */
  startTime?: google.Timestamp;
  /** The push-ups in it. */
  reps: number;
}
export const SharedSet: MessageType<SharedSet>;

/** A challenge of a group. */
export interface Challenge {
  /** UUID. Output only. */
  challengeId: string;
  /** 1 to 100 characters, trimmed, without control characters. */
  title: string;
  /** What counts. */
  rule: number;
  /** Its first date, `YYYY-MM-DD`, for each member by their own clock: from 31 days ago to a year ahead. */
  firstLocalDate: string;
  /** Its last date: today or later, and at most 366 dates in all. */
  lastLocalDate: string;
  /** The total to reach, up to 10 million; 0 for none. */
  target: number;
  /** When it was created. Output only. */
  createTime?: google.Timestamp;
}
export const Challenge: MessageType<Challenge>;

/** See SocialService.CreateChallenge. */
export interface CreateChallengeRequest {
  /** UUID. */
  groupId: string;
  /** Title, rule and dates are required. */
  challenge?: Challenge;
  /** See SocialService. */
  requestId: string;
}
export const CreateChallengeRequest: MessageType<CreateChallengeRequest>;

/** The new challenge. */
export interface CreateChallengeResponse {
  /** UUID, for GetBoard. */
  challengeId: string;
}
export const CreateChallengeResponse: MessageType<CreateChallengeResponse>;

/** See SocialService.ListChallenges. */
export interface ListChallengesRequest {
  /** UUID. */
  groupId: string;
}
export const ListChallengesRequest: MessageType<ListChallengesRequest>;

/** The challenges of the group. */
export interface ListChallengesResponse {
  /** The one that begins last first; at most 20. */
  challenges: Challenge[];
}
export const ListChallengesResponse: MessageType<ListChallengesResponse>;

/** See SocialService.DeleteChallenge. */
export interface DeleteChallengeRequest {
  /** UUID. */
  groupId: string;
  /** UUID. */
  challengeId: string;
  /** See SocialService. */
  requestId: string;
}
export const DeleteChallengeRequest: MessageType<DeleteChallengeRequest>;

/** It is deleted. */
export interface DeleteChallengeResponse {
}
export const DeleteChallengeResponse: MessageType<DeleteChallengeResponse>;

/** What a member did on a date, as far as they show it. */
export interface FeedEntry {
  /** UUID, for SetCheer. It stays the same when the member does more on that date. */
  entryId: string;
  /** UUID, as in Member. */
  memberId: string;
  /** The name that they go by. */
  displayName: string;
  /** Whether this is the caller. */
  isSelf: boolean;
  /** The date where the member was, `YYYY-MM-DD`. */
  localDate: string;
  /** When the last of it began. */
  lastTime?: google.Timestamp;
  /** Their push-ups; absent if they did or show none. */
  pushUps?: FeedPushUps;
  /** How many practices they completed; 0 also if they show none. */
  practices: number;
  /** How many members have cheered. */
  cheers: number;
  /** Whether the caller is one of them. */
  cheered: boolean;
}
export const FeedEntry: MessageType<FeedEntry>;

/** The push-ups of a date. */
export interface FeedPushUps {
  /** All of them. */
  reps: number;
  /** Those that TitanUp counted. */
  verifiedReps: number;
}
export const FeedPushUps: MessageType<FeedPushUps>;

/** See SocialService.ListGroupFeed. */
export interface ListGroupFeedRequest {
  /** UUID. */
  groupId: string;
  /** 0 means 20; at most 50; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** `next_page_token` of the page before; empty for the first. */
  pageToken: string;
}
export const ListGroupFeedRequest: MessageType<ListGroupFeedRequest>;

/** One page of the feed. */
export interface ListGroupFeedResponse {
  /** Newest first. */
  entries: FeedEntry[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListGroupFeedResponse: MessageType<ListGroupFeedResponse>;

/** See SocialService.SetCheer. */
export interface SetCheerRequest {
  /** UUID. */
  groupId: string;
  /** UUID. */
  entryId: string;
  /** Whether the caller cheers. */
  cheered: boolean;
  /** See SocialService. */
  requestId: string;
}
export const SetCheerRequest: MessageType<SetCheerRequest>;

/** It is done. */
export interface SetCheerResponse {
}
export const SetCheerResponse: MessageType<SetCheerResponse>;

/**
 * The methods that users and their devices call. Nobody becomes a partner without agreeing to it: one side invites, the
 * other accepts.
 *
 * No method tells whether somebody exists. An id or a code that never existed, belongs to others, has expired, was
 * revoked, declined or used, or comes from an account that blocks the caller or is blocked by them, gets the same
 * answer: NOT_FOUND with the same details. Ids of partners are not those of their accounts, and differ for each side.
 * Only members know of a group: everybody else gets NOT_FOUND from every method that takes a group_id, whether or not there
 * is such a group.
 *
 * Roles: members see the group, cheer, and leave. Admins also invite, remove members, change the group, and make and delete
 * challenges. The owner, of whom there is one, also removes admins, sets roles and deletes the group. A method that the
 * caller's role doesn't allow is PERMISSION_DENIED ROLE_TOO_LOW.
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
   * changed. FAILED_PRECONDITION DISPLAY_NAME_MISSING if the name would be cleared while there are partners, open
   * invitations or groups.
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
  /**
   * Creates a group, with the caller as its owner.
   *
   * FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name. INVALID_ARGUMENT NAME_INVALID,
   * SIZE_LIMIT_INVALID, WEEKLY_GOAL_INVALID. RESOURCE_EXHAUSTED TOO_MANY_GROUPS beyond 20.
   */
  readonly createGroup: Method<CreateGroupRequest, CreateGroupResponse>;
  /** Lists the caller's groups, the one they joined last first; at most 20. */
  readonly listGroups: Method<ListGroupsRequest, ListGroupsResponse>;
  /** Returns one of the caller's groups. NOT_FOUND. */
  readonly getGroup: Method<GetGroupRequest, GetGroupResponse>;
  /**
   * Changes the fields in the mask, as UpdateSharing does. For admins and the owner.
   *
   * NOT_FOUND. INVALID_ARGUMENT as in CreateGroup, PATH_UNKNOWN. FAILED_PRECONDITION GROUP_LARGER if more people are
   * members than the new limit allows. PERMISSION_DENIED ROLE_TOO_LOW.
   */
  readonly updateGroup: Method<UpdateGroupRequest, UpdateGroupResponse>;
  /**
   * Deletes a group with everything in it, for all members and at once. For the owner. NOT_FOUND. PERMISSION_DENIED
   * ROLE_TOO_LOW.
   */
  readonly deleteGroup: Method<DeleteGroupRequest, DeleteGroupResponse>;
  /**
   * Creates an invitation to a group. It has a code, which the caller passes on as text, link or QR code. For admins and the
   * owner.
   *
   * NOT_FOUND. INVALID_ARGUMENT MAX_USES_INVALID. RESOURCE_EXHAUSTED TOO_MANY_GROUP_INVITATIONS beyond 20 open invitations
   * of the group. PERMISSION_DENIED ROLE_TOO_LOW.
   */
  readonly createGroupInvitation: Method<CreateGroupInvitationRequest, CreateGroupInvitationResponse>;
  /**
   * Lists the open invitations to a group, newest first; at most 20. For admins and the owner. NOT_FOUND. PERMISSION_DENIED
   * ROLE_TOO_LOW.
   */
  readonly listGroupInvitations: Method<ListGroupInvitationsRequest, ListGroupInvitationsResponse>;
  /** Revokes an open invitation to a group. For admins and the owner. NOT_FOUND. PERMISSION_DENIED ROLE_TOO_LOW. */
  readonly revokeGroupInvitation: Method<RevokeGroupInvitationRequest, RevokeGroupInvitationResponse>;
  /**
   * Returns the group's name and the inviter's for a code. NOT_FOUND for a code that never existed, has expired, was revoked
   * or used up, or whose maker has left the group, blocks the caller or is blocked by them.
   */
  readonly lookUpGroupInvitation: Method<LookUpGroupInvitationRequest, LookUpGroupInvitationResponse>;
  /**
   * Joins a group by a code. Members who join again keep what they show, and use nothing up.
   *
   * NOT_FOUND as in LookUpGroupInvitation. FAILED_PRECONDITION DISPLAY_NAME_MISSING until the caller has a name.
   * RESOURCE_EXHAUSTED GROUP_FULL; TOO_MANY_GROUPS beyond 20.
   */
  readonly joinGroup: Method<JoinGroupRequest, JoinGroupResponse>;
  /**
   * Changes what the caller shows in a group, as UpdateSharing does for partners: for all members and at once, including
   * what is already in the feed and on boards. NOT_FOUND. INVALID_ARGUMENT PATH_UNKNOWN.
   */
  readonly updateGroupSharing: Method<UpdateGroupSharingRequest, UpdateGroupSharingResponse>;
  /**
   * Leaves a group: what the caller showed, and their cheers, are gone from it at once. If they own it, the admin who joined
   * first becomes its owner, or without admins the member who did; a group without members is deleted. NOT_FOUND.
   */
  readonly leaveGroup: Method<LeaveGroupRequest, LeaveGroupResponse>;
  /**
   * Lists the members of a group in the order in which they joined, in pages. NOT_FOUND. INVALID_ARGUMENT
   * PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly listMembers: Method<ListMembersRequest, ListMembersResponse>;
  /**
   * Sets a member's role. For the owner, who becomes an admin by making another member the owner.
   *
   * NOT_FOUND. INVALID_ARGUMENT ROLE_INVALID. FAILED_PRECONDITION OWN_MEMBERSHIP for the caller's own. PERMISSION_DENIED
   * ROLE_TOO_LOW.
   */
  readonly setMemberRole: Method<SetMemberRoleRequest, SetMemberRoleResponse>;
  /**
   * Removes a member: as if they had left. For those whose role is higher than the member's. NOT_FOUND. FAILED_PRECONDITION
   * OWN_MEMBERSHIP for the caller's own: LeaveGroup is for that. PERMISSION_DENIED ROLE_TOO_LOW.
   */
  readonly removeMember: Method<RemoveMemberRequest, RemoveMemberResponse>;
  /**
   * Returns a leaderboard, in pages: members who show themselves on boards, ranked by their total, equal totals sharing a
   * rank (1, 2, 2, 4). Only push-ups that TitanUp counted are in it (EVIDENCE_VERIFIED_STREAM and _DIGEST), each by the date
   * where the member was, and none whose motion another member on it has shown, too: see ListSharedMotions. It follows a
   * deleted or recounted session, or one found to be a copy, within seconds. Members without any are not ranked.
   *
   * NOT_FOUND. INVALID_ARGUMENT PERIOD_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly getBoard: Method<GetBoardRequest, GetBoardResponse>;
  /**
   * Lists the motions that several members of a group have shown as their own, newest first, in pages. Sets of one motion
   * have the same landmarks, at whatever speed. Only verified sets of members who show themselves on boards are compared.
   * None of them counts on the group's boards, because nobody can tell whose motion it is, until the others have deleted
   * theirs or have left. Admins and the owner see all of them, members only those with a set of their own.
   *
   * NOT_FOUND. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly listSharedMotions: Method<ListSharedMotionsRequest, ListSharedMotionsResponse>;
  /**
   * Creates a challenge, with a board of its own: GetBoard with its id. Every member who shows themselves on boards takes
   * part. For admins and the owner.
   *
   * NOT_FOUND. INVALID_ARGUMENT NAME_INVALID, RULE_UNKNOWN, DATE_INVALID, DATES_INVALID, TARGET_INVALID.
   * RESOURCE_EXHAUSTED TOO_MANY_CHALLENGES beyond 20 of the group. PERMISSION_DENIED ROLE_TOO_LOW.
   */
  readonly createChallenge: Method<CreateChallengeRequest, CreateChallengeResponse>;
  /**
   * Lists the challenges of a group, the one that begins last first; at most 20. One that ended more than 180 days ago is
   * gone. NOT_FOUND.
   */
  readonly listChallenges: Method<ListChallengesRequest, ListChallengesResponse>;
  /** Deletes a challenge with its board. For admins and the owner. NOT_FOUND. PERMISSION_DENIED ROLE_TOO_LOW. */
  readonly deleteChallenge: Method<DeleteChallengeRequest, DeleteChallengeResponse>;
  /**
   * Lists what members show of the last 30 days, newest first, in pages: one entry for each member and date. Entries of
   * people who block the caller or are blocked by them are missing. NOT_FOUND. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
   * PAGE_TOKEN_INVALID.
   */
  readonly listGroupFeed: Method<ListGroupFeedRequest, ListGroupFeedResponse>;
  /**
   * Cheers an entry of a group's feed, or takes the cheer back. Doing so twice changes nothing. NOT_FOUND.
   * FAILED_PRECONDITION OWN_ENTRY for what the caller did.
   */
  readonly setCheer: Method<SetCheerRequest, SetCheerResponse>;
};
