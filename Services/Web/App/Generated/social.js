// Made by protoc-gen-titan from titanup/social/v1/social.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const GroupRole = enumeration({
  UNSPECIFIED: 0,
  OWNER: 1,
  ADMIN: 2,
  MEMBER: 3,
});

export const BoardPeriod = enumeration({
  UNSPECIFIED: 0,
  WEEK: 1,
  MONTH: 2,
  LAST_WEEK: 3,
  LAST_MONTH: 4,
});

export const ChallengeRule = enumeration({
  UNSPECIFIED: 0,
  REPS: 1,
  DAYS: 2,
  SESSIONS: 3,
});

export const Sharing = message('titanup.social.v1.Sharing', `
1 displayName string
2 pushUps bool
3 streak bool
4 practices bool
`, 'titanup.social.v1');

export const GetSharingRequest = message('titanup.social.v1.GetSharingRequest', `
`, 'titanup.social.v1');

export const GetSharingResponse = message('titanup.social.v1.GetSharingResponse', `
1 sharing .Sharing
`, 'titanup.social.v1');

export const UpdateSharingRequest = message('titanup.social.v1.UpdateSharingRequest', `
1 sharing .Sharing
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.social.v1');

export const UpdateSharingResponse = message('titanup.social.v1.UpdateSharingResponse', `
1 sharing .Sharing
`, 'titanup.social.v1');

export const Invitation = message('titanup.social.v1.Invitation', `
1 invitationId string
2 code string
3 email string
4 createTime google.protobuf.Timestamp
5 expireTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const CreateInvitationRequest = message('titanup.social.v1.CreateInvitationRequest', `
1 email string
2 requestId string
`, 'titanup.social.v1');

export const CreateInvitationResponse = message('titanup.social.v1.CreateInvitationResponse', `
1 invitation .Invitation
`, 'titanup.social.v1');

export const ListInvitationsRequest = message('titanup.social.v1.ListInvitationsRequest', `
`, 'titanup.social.v1');

export const ListInvitationsResponse = message('titanup.social.v1.ListInvitationsResponse', `
1 invitations *.Invitation
`, 'titanup.social.v1');

export const RevokeInvitationRequest = message('titanup.social.v1.RevokeInvitationRequest', `
1 invitationId string
2 requestId string
`, 'titanup.social.v1');

export const RevokeInvitationResponse = message('titanup.social.v1.RevokeInvitationResponse', `
`, 'titanup.social.v1');

export const ReceivedInvitation = message('titanup.social.v1.ReceivedInvitation', `
1 invitationId string
2 displayName string
3 createTime google.protobuf.Timestamp
4 expireTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const ListReceivedInvitationsRequest = message('titanup.social.v1.ListReceivedInvitationsRequest', `
`, 'titanup.social.v1');

export const ListReceivedInvitationsResponse = message('titanup.social.v1.ListReceivedInvitationsResponse', `
1 invitations *.ReceivedInvitation
`, 'titanup.social.v1');

export const LookUpInvitationRequest = message('titanup.social.v1.LookUpInvitationRequest', `
1 code string
`, 'titanup.social.v1');

export const LookUpInvitationResponse = message('titanup.social.v1.LookUpInvitationResponse', `
1 invitation .ReceivedInvitation
`, 'titanup.social.v1');

export const AcceptInvitationRequest = message('titanup.social.v1.AcceptInvitationRequest', `
1 code string@invitation
2 invitationId string@invitation
3 requestId string
`, 'titanup.social.v1');

export const AcceptInvitationResponse = message('titanup.social.v1.AcceptInvitationResponse', `
1 partnerId string
`, 'titanup.social.v1');

export const DeclineInvitationRequest = message('titanup.social.v1.DeclineInvitationRequest', `
1 code string@invitation
2 invitationId string@invitation
3 requestId string
`, 'titanup.social.v1');

export const DeclineInvitationResponse = message('titanup.social.v1.DeclineInvitationResponse', `
`, 'titanup.social.v1');

export const Partner = message('titanup.social.v1.Partner', `
1 partnerId string
2 displayName string
3 createTime google.protobuf.Timestamp
4 pushUps .SharedPushUps
5 streak .SharedStreak
6 practices .SharedPractices
`, 'titanup.social.v1');

export const SharedPushUps = message('titanup.social.v1.SharedPushUps', `
1 lastLocalDate string
2 reps *uint32
3 totalReps uint32
`, 'titanup.social.v1');

export const SharedStreak = message('titanup.social.v1.SharedStreak', `
1 current uint32
2 todayDone bool
`, 'titanup.social.v1');

export const SharedPractices = message('titanup.social.v1.SharedPractices', `
1 count uint32
`, 'titanup.social.v1');

export const ListPartnersRequest = message('titanup.social.v1.ListPartnersRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.social.v1');

export const ListPartnersResponse = message('titanup.social.v1.ListPartnersResponse', `
1 partners *.Partner
2 nextPageToken string
`, 'titanup.social.v1');

export const GetPartnerRequest = message('titanup.social.v1.GetPartnerRequest', `
1 partnerId string
`, 'titanup.social.v1');

export const GetPartnerResponse = message('titanup.social.v1.GetPartnerResponse', `
1 partner .Partner
`, 'titanup.social.v1');

export const EndPartnershipRequest = message('titanup.social.v1.EndPartnershipRequest', `
1 partnerId string
2 requestId string
`, 'titanup.social.v1');

export const EndPartnershipResponse = message('titanup.social.v1.EndPartnershipResponse', `
`, 'titanup.social.v1');

export const BlockPersonRequest = message('titanup.social.v1.BlockPersonRequest', `
1 partnerId string@person
2 invitationId string@person
3 code string@person
4 requestId string
`, 'titanup.social.v1');

export const BlockPersonResponse = message('titanup.social.v1.BlockPersonResponse', `
1 blockId string
`, 'titanup.social.v1');

export const Block = message('titanup.social.v1.Block', `
1 blockId string
2 displayName string
3 createTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const ListBlocksRequest = message('titanup.social.v1.ListBlocksRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.social.v1');

export const ListBlocksResponse = message('titanup.social.v1.ListBlocksResponse', `
1 blocks *.Block
2 nextPageToken string
`, 'titanup.social.v1');

export const UnblockRequest = message('titanup.social.v1.UnblockRequest', `
1 blockId string
2 requestId string
`, 'titanup.social.v1');

export const UnblockResponse = message('titanup.social.v1.UnblockResponse', `
`, 'titanup.social.v1');

export const GroupSettings = message('titanup.social.v1.GroupSettings', `
1 name string
2 sizeLimit uint32
3 weeklyGoal uint32
`, 'titanup.social.v1');

export const GroupSharing = message('titanup.social.v1.GroupSharing', `
1 board bool
2 pushUps bool
3 practices bool
`, 'titanup.social.v1');

export const Group = message('titanup.social.v1.Group', `
1 groupId string
2 settings .GroupSettings
3 memberCount uint32
4 role enum
5 sharing .GroupSharing
6 joinTime google.protobuf.Timestamp
7 week .GroupWeek
`, 'titanup.social.v1');

export const GroupWeek = message('titanup.social.v1.GroupWeek', `
1 firstLocalDate string
2 reps uint32
`, 'titanup.social.v1');

export const CreateGroupRequest = message('titanup.social.v1.CreateGroupRequest', `
1 settings .GroupSettings
2 sharing .GroupSharing
3 requestId string
`, 'titanup.social.v1');

export const CreateGroupResponse = message('titanup.social.v1.CreateGroupResponse', `
1 groupId string
`, 'titanup.social.v1');

export const ListGroupsRequest = message('titanup.social.v1.ListGroupsRequest', `
`, 'titanup.social.v1');

export const ListGroupsResponse = message('titanup.social.v1.ListGroupsResponse', `
1 groups *.Group
`, 'titanup.social.v1');

export const GetGroupRequest = message('titanup.social.v1.GetGroupRequest', `
1 groupId string
`, 'titanup.social.v1');

export const GetGroupResponse = message('titanup.social.v1.GetGroupResponse', `
1 group .Group
`, 'titanup.social.v1');

export const UpdateGroupRequest = message('titanup.social.v1.UpdateGroupRequest', `
1 groupId string
2 settings .GroupSettings
3 updateMask google.protobuf.FieldMask
4 requestId string
`, 'titanup.social.v1');

export const UpdateGroupResponse = message('titanup.social.v1.UpdateGroupResponse', `
1 settings .GroupSettings
`, 'titanup.social.v1');

export const DeleteGroupRequest = message('titanup.social.v1.DeleteGroupRequest', `
1 groupId string
2 requestId string
`, 'titanup.social.v1');

export const DeleteGroupResponse = message('titanup.social.v1.DeleteGroupResponse', `
`, 'titanup.social.v1');

export const GroupInvitation = message('titanup.social.v1.GroupInvitation', `
1 invitationId string
2 code string
3 usesLeft uint32
4 createTime google.protobuf.Timestamp
5 expireTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const CreateGroupInvitationRequest = message('titanup.social.v1.CreateGroupInvitationRequest', `
1 groupId string
2 maxUses uint32
3 requestId string
`, 'titanup.social.v1');

export const CreateGroupInvitationResponse = message('titanup.social.v1.CreateGroupInvitationResponse', `
1 invitation .GroupInvitation
`, 'titanup.social.v1');

export const ListGroupInvitationsRequest = message('titanup.social.v1.ListGroupInvitationsRequest', `
1 groupId string
`, 'titanup.social.v1');

export const ListGroupInvitationsResponse = message('titanup.social.v1.ListGroupInvitationsResponse', `
1 invitations *.GroupInvitation
`, 'titanup.social.v1');

export const RevokeGroupInvitationRequest = message('titanup.social.v1.RevokeGroupInvitationRequest', `
1 groupId string
2 invitationId string
3 requestId string
`, 'titanup.social.v1');

export const RevokeGroupInvitationResponse = message('titanup.social.v1.RevokeGroupInvitationResponse', `
`, 'titanup.social.v1');

export const LookUpGroupInvitationRequest = message('titanup.social.v1.LookUpGroupInvitationRequest', `
1 code string
`, 'titanup.social.v1');

export const LookUpGroupInvitationResponse = message('titanup.social.v1.LookUpGroupInvitationResponse', `
1 groupName string
2 inviterName string
3 expireTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const JoinGroupRequest = message('titanup.social.v1.JoinGroupRequest', `
1 code string
2 sharing .GroupSharing
3 requestId string
`, 'titanup.social.v1');

export const JoinGroupResponse = message('titanup.social.v1.JoinGroupResponse', `
1 groupId string
`, 'titanup.social.v1');

export const UpdateGroupSharingRequest = message('titanup.social.v1.UpdateGroupSharingRequest', `
1 groupId string
2 sharing .GroupSharing
3 updateMask google.protobuf.FieldMask
4 requestId string
`, 'titanup.social.v1');

export const UpdateGroupSharingResponse = message('titanup.social.v1.UpdateGroupSharingResponse', `
1 sharing .GroupSharing
`, 'titanup.social.v1');

export const LeaveGroupRequest = message('titanup.social.v1.LeaveGroupRequest', `
1 groupId string
2 requestId string
`, 'titanup.social.v1');

export const LeaveGroupResponse = message('titanup.social.v1.LeaveGroupResponse', `
`, 'titanup.social.v1');

export const Member = message('titanup.social.v1.Member', `
1 memberId string
2 displayName string
3 role enum
4 isSelf bool
5 joinTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const ListMembersRequest = message('titanup.social.v1.ListMembersRequest', `
1 groupId string
2 pageSize int32
3 pageToken string
`, 'titanup.social.v1');

export const ListMembersResponse = message('titanup.social.v1.ListMembersResponse', `
1 members *.Member
2 nextPageToken string
`, 'titanup.social.v1');

export const SetMemberRoleRequest = message('titanup.social.v1.SetMemberRoleRequest', `
1 groupId string
2 memberId string
3 role enum
4 requestId string
`, 'titanup.social.v1');

export const SetMemberRoleResponse = message('titanup.social.v1.SetMemberRoleResponse', `
`, 'titanup.social.v1');

export const RemoveMemberRequest = message('titanup.social.v1.RemoveMemberRequest', `
1 groupId string
2 memberId string
3 requestId string
`, 'titanup.social.v1');

export const RemoveMemberResponse = message('titanup.social.v1.RemoveMemberResponse', `
`, 'titanup.social.v1');

export const BoardEntry = message('titanup.social.v1.BoardEntry', `
1 rank uint32
2 memberId string
3 displayName string
4 total uint32
5 isSelf bool
`, 'titanup.social.v1');

export const GetBoardRequest = message('titanup.social.v1.GetBoardRequest', `
1 groupId string
2 period enum
3 challengeId string
4 pageSize int32
5 pageToken string
`, 'titanup.social.v1');

export const GetBoardResponse = message('titanup.social.v1.GetBoardResponse', `
1 entries *.BoardEntry
2 nextPageToken string
3 own .BoardEntry
4 firstLocalDate string
5 lastLocalDate string
`, 'titanup.social.v1');

export const ListSharedMotionsRequest = message('titanup.social.v1.ListSharedMotionsRequest', `
1 groupId string
2 pageSize int32
3 pageToken string
`, 'titanup.social.v1');

export const ListSharedMotionsResponse = message('titanup.social.v1.ListSharedMotionsResponse', `
1 motions *.SharedMotion
2 nextPageToken string
`, 'titanup.social.v1');

export const SharedMotion = message('titanup.social.v1.SharedMotion', `
1 sets *.SharedSet
`, 'titanup.social.v1');

export const SharedSet = message('titanup.social.v1.SharedSet', `
1 memberId string
2 displayName string
3 isSelf bool
4 localDate string
5 startTime google.protobuf.Timestamp
6 reps uint32
`, 'titanup.social.v1');

export const Challenge = message('titanup.social.v1.Challenge', `
1 challengeId string
2 title string
3 rule enum
4 firstLocalDate string
5 lastLocalDate string
6 target uint32
7 createTime google.protobuf.Timestamp
`, 'titanup.social.v1');

export const CreateChallengeRequest = message('titanup.social.v1.CreateChallengeRequest', `
1 groupId string
2 challenge .Challenge
3 requestId string
`, 'titanup.social.v1');

export const CreateChallengeResponse = message('titanup.social.v1.CreateChallengeResponse', `
1 challengeId string
`, 'titanup.social.v1');

export const ListChallengesRequest = message('titanup.social.v1.ListChallengesRequest', `
1 groupId string
`, 'titanup.social.v1');

export const ListChallengesResponse = message('titanup.social.v1.ListChallengesResponse', `
1 challenges *.Challenge
`, 'titanup.social.v1');

export const DeleteChallengeRequest = message('titanup.social.v1.DeleteChallengeRequest', `
1 groupId string
2 challengeId string
3 requestId string
`, 'titanup.social.v1');

export const DeleteChallengeResponse = message('titanup.social.v1.DeleteChallengeResponse', `
`, 'titanup.social.v1');

export const FeedEntry = message('titanup.social.v1.FeedEntry', `
1 entryId string
2 memberId string
3 displayName string
4 isSelf bool
5 localDate string
6 lastTime google.protobuf.Timestamp
7 pushUps .FeedPushUps
8 practices uint32
9 cheers uint32
10 cheered bool
`, 'titanup.social.v1');

export const FeedPushUps = message('titanup.social.v1.FeedPushUps', `
1 reps uint32
2 verifiedReps uint32
`, 'titanup.social.v1');

export const ListGroupFeedRequest = message('titanup.social.v1.ListGroupFeedRequest', `
1 groupId string
2 pageSize int32
3 pageToken string
`, 'titanup.social.v1');

export const ListGroupFeedResponse = message('titanup.social.v1.ListGroupFeedResponse', `
1 entries *.FeedEntry
2 nextPageToken string
`, 'titanup.social.v1');

export const SetCheerRequest = message('titanup.social.v1.SetCheerRequest', `
1 groupId string
2 entryId string
3 cheered bool
4 requestId string
`, 'titanup.social.v1');

export const SetCheerResponse = message('titanup.social.v1.SetCheerResponse', `
`, 'titanup.social.v1');

export const SocialService = service('titanup.social.v1.SocialService', `
GetSharing titanup.social.v1.GetSharingRequest titanup.social.v1.GetSharingResponse
UpdateSharing titanup.social.v1.UpdateSharingRequest titanup.social.v1.UpdateSharingResponse
CreateInvitation titanup.social.v1.CreateInvitationRequest titanup.social.v1.CreateInvitationResponse
ListInvitations titanup.social.v1.ListInvitationsRequest titanup.social.v1.ListInvitationsResponse
RevokeInvitation titanup.social.v1.RevokeInvitationRequest titanup.social.v1.RevokeInvitationResponse
ListReceivedInvitations titanup.social.v1.ListReceivedInvitationsRequest titanup.social.v1.ListReceivedInvitationsResponse
LookUpInvitation titanup.social.v1.LookUpInvitationRequest titanup.social.v1.LookUpInvitationResponse
AcceptInvitation titanup.social.v1.AcceptInvitationRequest titanup.social.v1.AcceptInvitationResponse
DeclineInvitation titanup.social.v1.DeclineInvitationRequest titanup.social.v1.DeclineInvitationResponse
ListPartners titanup.social.v1.ListPartnersRequest titanup.social.v1.ListPartnersResponse
GetPartner titanup.social.v1.GetPartnerRequest titanup.social.v1.GetPartnerResponse
EndPartnership titanup.social.v1.EndPartnershipRequest titanup.social.v1.EndPartnershipResponse
BlockPerson titanup.social.v1.BlockPersonRequest titanup.social.v1.BlockPersonResponse
ListBlocks titanup.social.v1.ListBlocksRequest titanup.social.v1.ListBlocksResponse
Unblock titanup.social.v1.UnblockRequest titanup.social.v1.UnblockResponse
CreateGroup titanup.social.v1.CreateGroupRequest titanup.social.v1.CreateGroupResponse
ListGroups titanup.social.v1.ListGroupsRequest titanup.social.v1.ListGroupsResponse
GetGroup titanup.social.v1.GetGroupRequest titanup.social.v1.GetGroupResponse
UpdateGroup titanup.social.v1.UpdateGroupRequest titanup.social.v1.UpdateGroupResponse
DeleteGroup titanup.social.v1.DeleteGroupRequest titanup.social.v1.DeleteGroupResponse
CreateGroupInvitation titanup.social.v1.CreateGroupInvitationRequest titanup.social.v1.CreateGroupInvitationResponse
ListGroupInvitations titanup.social.v1.ListGroupInvitationsRequest titanup.social.v1.ListGroupInvitationsResponse
RevokeGroupInvitation titanup.social.v1.RevokeGroupInvitationRequest titanup.social.v1.RevokeGroupInvitationResponse
LookUpGroupInvitation titanup.social.v1.LookUpGroupInvitationRequest titanup.social.v1.LookUpGroupInvitationResponse
JoinGroup titanup.social.v1.JoinGroupRequest titanup.social.v1.JoinGroupResponse
UpdateGroupSharing titanup.social.v1.UpdateGroupSharingRequest titanup.social.v1.UpdateGroupSharingResponse
LeaveGroup titanup.social.v1.LeaveGroupRequest titanup.social.v1.LeaveGroupResponse
ListMembers titanup.social.v1.ListMembersRequest titanup.social.v1.ListMembersResponse
SetMemberRole titanup.social.v1.SetMemberRoleRequest titanup.social.v1.SetMemberRoleResponse
RemoveMember titanup.social.v1.RemoveMemberRequest titanup.social.v1.RemoveMemberResponse
GetBoard titanup.social.v1.GetBoardRequest titanup.social.v1.GetBoardResponse
ListSharedMotions titanup.social.v1.ListSharedMotionsRequest titanup.social.v1.ListSharedMotionsResponse
CreateChallenge titanup.social.v1.CreateChallengeRequest titanup.social.v1.CreateChallengeResponse
ListChallenges titanup.social.v1.ListChallengesRequest titanup.social.v1.ListChallengesResponse
DeleteChallenge titanup.social.v1.DeleteChallengeRequest titanup.social.v1.DeleteChallengeResponse
ListGroupFeed titanup.social.v1.ListGroupFeedRequest titanup.social.v1.ListGroupFeedResponse
SetCheer titanup.social.v1.SetCheerRequest titanup.social.v1.SetCheerResponse
`);
