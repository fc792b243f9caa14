// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/social/v1/social.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto

extension SocialV1 {
  /// The package's files.
  package static let protoFiles: [FileEntry] = [
    FileEntry(
      name: "titanup/social/v1/social.proto",
      dependencies: ["google/protobuf/field_mask.proto", "google/protobuf/timestamp.proto"],
      messages: ["titanup.social.v1.Sharing", "titanup.social.v1.GetSharingRequest", "titanup.social.v1.GetSharingResponse", "titanup.social.v1.UpdateSharingRequest", "titanup.social.v1.UpdateSharingResponse", "titanup.social.v1.Invitation", "titanup.social.v1.CreateInvitationRequest", "titanup.social.v1.CreateInvitationResponse", "titanup.social.v1.ListInvitationsRequest", "titanup.social.v1.ListInvitationsResponse", "titanup.social.v1.RevokeInvitationRequest", "titanup.social.v1.RevokeInvitationResponse", "titanup.social.v1.ReceivedInvitation", "titanup.social.v1.ListReceivedInvitationsRequest", "titanup.social.v1.ListReceivedInvitationsResponse", "titanup.social.v1.LookUpInvitationRequest", "titanup.social.v1.LookUpInvitationResponse", "titanup.social.v1.AcceptInvitationRequest", "titanup.social.v1.AcceptInvitationResponse", "titanup.social.v1.DeclineInvitationRequest", "titanup.social.v1.DeclineInvitationResponse", "titanup.social.v1.Partner", "titanup.social.v1.SharedPushUps", "titanup.social.v1.SharedStreak", "titanup.social.v1.SharedPractices", "titanup.social.v1.ListPartnersRequest", "titanup.social.v1.ListPartnersResponse", "titanup.social.v1.GetPartnerRequest", "titanup.social.v1.GetPartnerResponse", "titanup.social.v1.EndPartnershipRequest", "titanup.social.v1.EndPartnershipResponse", "titanup.social.v1.BlockPersonRequest", "titanup.social.v1.BlockPersonResponse", "titanup.social.v1.Block", "titanup.social.v1.ListBlocksRequest", "titanup.social.v1.ListBlocksResponse", "titanup.social.v1.UnblockRequest", "titanup.social.v1.UnblockResponse"],
      otherSymbols: ["titanup.social.v1.Sharing.display_name", "titanup.social.v1.Sharing.push_ups", "titanup.social.v1.Sharing.streak", "titanup.social.v1.Sharing.practices", "titanup.social.v1.GetSharingResponse.sharing", "titanup.social.v1.UpdateSharingRequest.sharing", "titanup.social.v1.UpdateSharingRequest.update_mask", "titanup.social.v1.UpdateSharingRequest.request_id", "titanup.social.v1.UpdateSharingResponse.sharing", "titanup.social.v1.Invitation.invitation_id", "titanup.social.v1.Invitation.code", "titanup.social.v1.Invitation.email", "titanup.social.v1.Invitation.create_time", "titanup.social.v1.Invitation.expire_time", "titanup.social.v1.CreateInvitationRequest.email", "titanup.social.v1.CreateInvitationRequest.request_id", "titanup.social.v1.CreateInvitationResponse.invitation", "titanup.social.v1.ListInvitationsResponse.invitations", "titanup.social.v1.RevokeInvitationRequest.invitation_id", "titanup.social.v1.RevokeInvitationRequest.request_id", "titanup.social.v1.ReceivedInvitation.invitation_id", "titanup.social.v1.ReceivedInvitation.display_name", "titanup.social.v1.ReceivedInvitation.create_time", "titanup.social.v1.ReceivedInvitation.expire_time", "titanup.social.v1.ListReceivedInvitationsResponse.invitations", "titanup.social.v1.LookUpInvitationRequest.code", "titanup.social.v1.LookUpInvitationResponse.invitation", "titanup.social.v1.AcceptInvitationRequest.code", "titanup.social.v1.AcceptInvitationRequest.invitation_id", "titanup.social.v1.AcceptInvitationRequest.request_id", "titanup.social.v1.AcceptInvitationRequest.invitation", "titanup.social.v1.AcceptInvitationResponse.partner_id", "titanup.social.v1.DeclineInvitationRequest.code", "titanup.social.v1.DeclineInvitationRequest.invitation_id", "titanup.social.v1.DeclineInvitationRequest.request_id", "titanup.social.v1.DeclineInvitationRequest.invitation", "titanup.social.v1.Partner.partner_id", "titanup.social.v1.Partner.display_name", "titanup.social.v1.Partner.create_time", "titanup.social.v1.Partner.push_ups", "titanup.social.v1.Partner.streak", "titanup.social.v1.Partner.practices", "titanup.social.v1.SharedPushUps.last_local_date", "titanup.social.v1.SharedPushUps.reps", "titanup.social.v1.SharedPushUps.total_reps", "titanup.social.v1.SharedStreak.current", "titanup.social.v1.SharedStreak.today_done", "titanup.social.v1.SharedPractices.count", "titanup.social.v1.ListPartnersRequest.page_size", "titanup.social.v1.ListPartnersRequest.page_token", "titanup.social.v1.ListPartnersResponse.partners", "titanup.social.v1.ListPartnersResponse.next_page_token", "titanup.social.v1.GetPartnerRequest.partner_id", "titanup.social.v1.GetPartnerResponse.partner", "titanup.social.v1.EndPartnershipRequest.partner_id", "titanup.social.v1.EndPartnershipRequest.request_id", "titanup.social.v1.BlockPersonRequest.partner_id", "titanup.social.v1.BlockPersonRequest.invitation_id", "titanup.social.v1.BlockPersonRequest.code", "titanup.social.v1.BlockPersonRequest.request_id", "titanup.social.v1.BlockPersonRequest.person", "titanup.social.v1.BlockPersonResponse.block_id", "titanup.social.v1.Block.block_id", "titanup.social.v1.Block.display_name", "titanup.social.v1.Block.create_time", "titanup.social.v1.ListBlocksRequest.page_size", "titanup.social.v1.ListBlocksRequest.page_token", "titanup.social.v1.ListBlocksResponse.blocks", "titanup.social.v1.ListBlocksResponse.next_page_token", "titanup.social.v1.UnblockRequest.block_id", "titanup.social.v1.UnblockRequest.request_id", "titanup.social.v1.SocialService", "titanup.social.v1.SocialService.GetSharing", "titanup.social.v1.SocialService.UpdateSharing", "titanup.social.v1.SocialService.CreateInvitation", "titanup.social.v1.SocialService.ListInvitations", "titanup.social.v1.SocialService.RevokeInvitation", "titanup.social.v1.SocialService.ListReceivedInvitations", "titanup.social.v1.SocialService.LookUpInvitation", "titanup.social.v1.SocialService.AcceptInvitation", "titanup.social.v1.SocialService.DeclineInvitation", "titanup.social.v1.SocialService.ListPartners", "titanup.social.v1.SocialService.GetPartner", "titanup.social.v1.SocialService.EndPartnership", "titanup.social.v1.SocialService.BlockPerson", "titanup.social.v1.SocialService.ListBlocks", "titanup.social.v1.SocialService.Unblock"],
      base64: """
        Ch50aXRhbnVwL3NvY2lhbC92MS9zb2NpYWwucHJvdG8SEXRpdGFudXAuc29jaWFsLnYxGiBnb29nbGUvcHJvdG9idWYvZmllbGRf
        bWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byJ9CgdTaGFyaW5nEiEKDGRpc3BsYXlfbmFtZRgBIAEo
        CVILZGlzcGxheU5hbWUSGQoIcHVzaF91cHMYAiABKAhSB3B1c2hVcHMSFgoGc3RyZWFrGAMgASgIUgZzdHJlYWsSHAoJcHJhY3Rp
        Y2VzGAQgASgIUglwcmFjdGljZXMiEwoRR2V0U2hhcmluZ1JlcXVlc3QiSgoSR2V0U2hhcmluZ1Jlc3BvbnNlEjQKB3NoYXJpbmcY
        ASABKAsyGi50aXRhbnVwLnNvY2lhbC52MS5TaGFyaW5nUgdzaGFyaW5nIqgBChRVcGRhdGVTaGFyaW5nUmVxdWVzdBI0CgdzaGFy
        aW5nGAEgASgLMhoudGl0YW51cC5zb2NpYWwudjEuU2hhcmluZ1IHc2hhcmluZxI7Cgt1cGRhdGVfbWFzaxgCIAEoCzIaLmdvb2ds
        ZS5wcm90b2J1Zi5GaWVsZE1hc2tSCnVwZGF0ZU1hc2sSHQoKcmVxdWVzdF9pZBgDIAEoCVIJcmVxdWVzdElkIk0KFVVwZGF0ZVNo
        YXJpbmdSZXNwb25zZRI0CgdzaGFyaW5nGAEgASgLMhoudGl0YW51cC5zb2NpYWwudjEuU2hhcmluZ1IHc2hhcmluZyLVAQoKSW52
        aXRhdGlvbhIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0aW9uSWQSEgoEY29kZRgCIAEoCVIEY29kZRIUCgVlbWFpbBgD
        IAEoCVIFZW1haWwSOwoLY3JlYXRlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjsK
        C2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSJOChdDcmVhdGVJbnZpdGF0
        aW9uUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSHQoKcmVxdWVzdF9pZBgCIAEoCVIJcmVxdWVzdElkIlkKGENyZWF0ZUlu
        dml0YXRpb25SZXNwb25zZRI9CgppbnZpdGF0aW9uGAEgASgLMh0udGl0YW51cC5zb2NpYWwudjEuSW52aXRhdGlvblIKaW52aXRh
        dGlvbiIYChZMaXN0SW52aXRhdGlvbnNSZXF1ZXN0IloKF0xpc3RJbnZpdGF0aW9uc1Jlc3BvbnNlEj8KC2ludml0YXRpb25zGAEg
        AygLMh0udGl0YW51cC5zb2NpYWwudjEuSW52aXRhdGlvblILaW52aXRhdGlvbnMiXQoXUmV2b2tlSW52aXRhdGlvblJlcXVlc3QS
        IwoNaW52aXRhdGlvbl9pZBgBIAEoCVIMaW52aXRhdGlvbklkEh0KCnJlcXVlc3RfaWQYAiABKAlSCXJlcXVlc3RJZCIaChhSZXZv
        a2VJbnZpdGF0aW9uUmVzcG9uc2Ui1gEKElJlY2VpdmVkSW52aXRhdGlvbhIjCg1pbnZpdGF0aW9uX2lkGAEgASgJUgxpbnZpdGF0
        aW9uSWQSIQoMZGlzcGxheV9uYW1lGAIgASgJUgtkaXNwbGF5TmFtZRI7CgtjcmVhdGVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90
        b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSOwoLZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w
        UgpleHBpcmVUaW1lIiAKHkxpc3RSZWNlaXZlZEludml0YXRpb25zUmVxdWVzdCJqCh9MaXN0UmVjZWl2ZWRJbnZpdGF0aW9uc1Jl
        c3BvbnNlEkcKC2ludml0YXRpb25zGAEgAygLMiUudGl0YW51cC5zb2NpYWwudjEuUmVjZWl2ZWRJbnZpdGF0aW9uUgtpbnZpdGF0
        aW9ucyItChdMb29rVXBJbnZpdGF0aW9uUmVxdWVzdBISCgRjb2RlGAEgASgJUgRjb2RlImEKGExvb2tVcEludml0YXRpb25SZXNw
        b25zZRJFCgppbnZpdGF0aW9uGAEgASgLMiUudGl0YW51cC5zb2NpYWwudjEuUmVjZWl2ZWRJbnZpdGF0aW9uUgppbnZpdGF0aW9u
        IoMBChdBY2NlcHRJbnZpdGF0aW9uUmVxdWVzdBIUCgRjb2RlGAEgASgJSABSBGNvZGUSJQoNaW52aXRhdGlvbl9pZBgCIAEoCUgA
        UgxpbnZpdGF0aW9uSWQSHQoKcmVxdWVzdF9pZBgDIAEoCVIJcmVxdWVzdElkQgwKCmludml0YXRpb24iOQoYQWNjZXB0SW52aXRh
        dGlvblJlc3BvbnNlEh0KCnBhcnRuZXJfaWQYASABKAlSCXBhcnRuZXJJZCKEAQoYRGVjbGluZUludml0YXRpb25SZXF1ZXN0EhQK
        BGNvZGUYASABKAlIAFIEY29kZRIlCg1pbnZpdGF0aW9uX2lkGAIgASgJSABSDGludml0YXRpb25JZBIdCgpyZXF1ZXN0X2lkGAMg
        ASgJUglyZXF1ZXN0SWRCDAoKaW52aXRhdGlvbiIbChlEZWNsaW5lSW52aXRhdGlvblJlc3BvbnNlIsACCgdQYXJ0bmVyEh0KCnBh
        cnRuZXJfaWQYASABKAlSCXBhcnRuZXJJZBIhCgxkaXNwbGF5X25hbWUYAiABKAlSC2Rpc3BsYXlOYW1lEjsKC2NyZWF0ZV90aW1l
        GAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7CghwdXNoX3VwcxgEIAEoCzIgLnRpdGFudXAu
        c29jaWFsLnYxLlNoYXJlZFB1c2hVcHNSB3B1c2hVcHMSNwoGc3RyZWFrGAUgASgLMh8udGl0YW51cC5zb2NpYWwudjEuU2hhcmVk
        U3RyZWFrUgZzdHJlYWsSQAoJcHJhY3RpY2VzGAYgASgLMiIudGl0YW51cC5zb2NpYWwudjEuU2hhcmVkUHJhY3RpY2VzUglwcmFj
        dGljZXMiagoNU2hhcmVkUHVzaFVwcxImCg9sYXN0X2xvY2FsX2RhdGUYASABKAlSDWxhc3RMb2NhbERhdGUSEgoEcmVwcxgCIAMo
        DVIEcmVwcxIdCgp0b3RhbF9yZXBzGAMgASgNUgl0b3RhbFJlcHMiRwoMU2hhcmVkU3RyZWFrEhgKB2N1cnJlbnQYASABKA1SB2N1
        cnJlbnQSHQoKdG9kYXlfZG9uZRgCIAEoCFIJdG9kYXlEb25lIicKD1NoYXJlZFByYWN0aWNlcxIUCgVjb3VudBgBIAEoDVIFY291
        bnQiUQoTTGlzdFBhcnRuZXJzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKAVSCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlS
        CXBhZ2VUb2tlbiJ2ChRMaXN0UGFydG5lcnNSZXNwb25zZRI2CghwYXJ0bmVycxgBIAMoCzIaLnRpdGFudXAuc29jaWFsLnYxLlBh
        cnRuZXJSCHBhcnRuZXJzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiIyChFHZXRQYXJ0bmVyUmVxdWVz
        dBIdCgpwYXJ0bmVyX2lkGAEgASgJUglwYXJ0bmVySWQiSgoSR2V0UGFydG5lclJlc3BvbnNlEjQKB3BhcnRuZXIYASABKAsyGi50
        aXRhbnVwLnNvY2lhbC52MS5QYXJ0bmVyUgdwYXJ0bmVyIlUKFUVuZFBhcnRuZXJzaGlwUmVxdWVzdBIdCgpwYXJ0bmVyX2lkGAEg
        ASgJUglwYXJ0bmVySWQSHQoKcmVxdWVzdF9pZBgCIAEoCVIJcmVxdWVzdElkIhgKFkVuZFBhcnRuZXJzaGlwUmVzcG9uc2UimwEK
        EkJsb2NrUGVyc29uUmVxdWVzdBIfCgpwYXJ0bmVyX2lkGAEgASgJSABSCXBhcnRuZXJJZBIlCg1pbnZpdGF0aW9uX2lkGAIgASgJ
        SABSDGludml0YXRpb25JZBIUCgRjb2RlGAMgASgJSABSBGNvZGUSHQoKcmVxdWVzdF9pZBgEIAEoCVIJcmVxdWVzdElkQggKBnBl
        cnNvbiIwChNCbG9ja1BlcnNvblJlc3BvbnNlEhkKCGJsb2NrX2lkGAEgASgJUgdibG9ja0lkIoIBCgVCbG9jaxIZCghibG9ja19p
        ZBgBIAEoCVIHYmxvY2tJZBIhCgxkaXNwbGF5X25hbWUYAiABKAlSC2Rpc3BsYXlOYW1lEjsKC2NyZWF0ZV90aW1lGAMgASgLMhou
        Z29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZSJPChFMaXN0QmxvY2tzUmVxdWVzdBIbCglwYWdlX3NpemUYASAB
        KAVSCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJuChJMaXN0QmxvY2tzUmVzcG9uc2USMAoGYmxvY2tz
        GAEgAygLMhgudGl0YW51cC5zb2NpYWwudjEuQmxvY2tSBmJsb2NrcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdl
        VG9rZW4iSgoOVW5ibG9ja1JlcXVlc3QSGQoIYmxvY2tfaWQYASABKAlSB2Jsb2NrSWQSHQoKcmVxdWVzdF9pZBgCIAEoCVIJcmVx
        dWVzdElkIhEKD1VuYmxvY2tSZXNwb25zZTKwDAoNU29jaWFsU2VydmljZRJeCgpHZXRTaGFyaW5nEiQudGl0YW51cC5zb2NpYWwu
        djEuR2V0U2hhcmluZ1JlcXVlc3QaJS50aXRhbnVwLnNvY2lhbC52MS5HZXRTaGFyaW5nUmVzcG9uc2UiA5ACARJiCg1VcGRhdGVT
        aGFyaW5nEicudGl0YW51cC5zb2NpYWwudjEuVXBkYXRlU2hhcmluZ1JlcXVlc3QaKC50aXRhbnVwLnNvY2lhbC52MS5VcGRhdGVT
        aGFyaW5nUmVzcG9uc2USawoQQ3JlYXRlSW52aXRhdGlvbhIqLnRpdGFudXAuc29jaWFsLnYxLkNyZWF0ZUludml0YXRpb25SZXF1
        ZXN0GisudGl0YW51cC5zb2NpYWwudjEuQ3JlYXRlSW52aXRhdGlvblJlc3BvbnNlEm0KD0xpc3RJbnZpdGF0aW9ucxIpLnRpdGFu
        dXAuc29jaWFsLnYxLkxpc3RJbnZpdGF0aW9uc1JlcXVlc3QaKi50aXRhbnVwLnNvY2lhbC52MS5MaXN0SW52aXRhdGlvbnNSZXNw
        b25zZSIDkAIBEmsKEFJldm9rZUludml0YXRpb24SKi50aXRhbnVwLnNvY2lhbC52MS5SZXZva2VJbnZpdGF0aW9uUmVxdWVzdBor
        LnRpdGFudXAuc29jaWFsLnYxLlJldm9rZUludml0YXRpb25SZXNwb25zZRKFAQoXTGlzdFJlY2VpdmVkSW52aXRhdGlvbnMSMS50
        aXRhbnVwLnNvY2lhbC52MS5MaXN0UmVjZWl2ZWRJbnZpdGF0aW9uc1JlcXVlc3QaMi50aXRhbnVwLnNvY2lhbC52MS5MaXN0UmVj
        ZWl2ZWRJbnZpdGF0aW9uc1Jlc3BvbnNlIgOQAgEScAoQTG9va1VwSW52aXRhdGlvbhIqLnRpdGFudXAuc29jaWFsLnYxLkxvb2tV
        cEludml0YXRpb25SZXF1ZXN0GisudGl0YW51cC5zb2NpYWwudjEuTG9va1VwSW52aXRhdGlvblJlc3BvbnNlIgOQAgESawoQQWNj
        ZXB0SW52aXRhdGlvbhIqLnRpdGFudXAuc29jaWFsLnYxLkFjY2VwdEludml0YXRpb25SZXF1ZXN0GisudGl0YW51cC5zb2NpYWwu
        djEuQWNjZXB0SW52aXRhdGlvblJlc3BvbnNlEm4KEURlY2xpbmVJbnZpdGF0aW9uEisudGl0YW51cC5zb2NpYWwudjEuRGVjbGlu
        ZUludml0YXRpb25SZXF1ZXN0GiwudGl0YW51cC5zb2NpYWwudjEuRGVjbGluZUludml0YXRpb25SZXNwb25zZRJkCgxMaXN0UGFy
        dG5lcnMSJi50aXRhbnVwLnNvY2lhbC52MS5MaXN0UGFydG5lcnNSZXF1ZXN0GicudGl0YW51cC5zb2NpYWwudjEuTGlzdFBhcnRu
        ZXJzUmVzcG9uc2UiA5ACARJeCgpHZXRQYXJ0bmVyEiQudGl0YW51cC5zb2NpYWwudjEuR2V0UGFydG5lclJlcXVlc3QaJS50aXRh
        bnVwLnNvY2lhbC52MS5HZXRQYXJ0bmVyUmVzcG9uc2UiA5ACARJlCg5FbmRQYXJ0bmVyc2hpcBIoLnRpdGFudXAuc29jaWFsLnYx
        LkVuZFBhcnRuZXJzaGlwUmVxdWVzdBopLnRpdGFudXAuc29jaWFsLnYxLkVuZFBhcnRuZXJzaGlwUmVzcG9uc2USXAoLQmxvY2tQ
        ZXJzb24SJS50aXRhbnVwLnNvY2lhbC52MS5CbG9ja1BlcnNvblJlcXVlc3QaJi50aXRhbnVwLnNvY2lhbC52MS5CbG9ja1BlcnNv
        blJlc3BvbnNlEl4KCkxpc3RCbG9ja3MSJC50aXRhbnVwLnNvY2lhbC52MS5MaXN0QmxvY2tzUmVxdWVzdBolLnRpdGFudXAuc29j
        aWFsLnYxLkxpc3RCbG9ja3NSZXNwb25zZSIDkAIBElAKB1VuYmxvY2sSIS50aXRhbnVwLnNvY2lhbC52MS5VbmJsb2NrUmVxdWVz
        dBoiLnRpdGFudXAuc29jaWFsLnYxLlVuYmxvY2tSZXNwb25zZWIGcHJvdG8z
        """),
  ]
}
