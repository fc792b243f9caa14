// Made by protoc-gen-titan from titanup/social/v1/social.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {message, service} from '../core/proto.js';
import './google.js';

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
`);
