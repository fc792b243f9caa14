// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto

extension MotivationV1 {
  /// The package's files.
  package static let protoFiles: [FileEntry] = [
    FileEntry(
      name: "titanup/motivation/v1/motivation.proto",
      dependencies: ["google/protobuf/field_mask.proto", "google/protobuf/timestamp.proto"],
      messages: ["titanup.motivation.v1.Quote", "titanup.motivation.v1.GetQuoteRequest", "titanup.motivation.v1.GetQuoteResponse", "titanup.motivation.v1.GetSloganRequest", "titanup.motivation.v1.GetSloganResponse", "titanup.motivation.v1.ListQuotesRequest", "titanup.motivation.v1.ListQuotesResponse", "titanup.motivation.v1.LikeQuoteRequest", "titanup.motivation.v1.LikeQuoteResponse", "titanup.motivation.v1.UnlikeQuoteRequest", "titanup.motivation.v1.UnlikeQuoteResponse", "titanup.motivation.v1.ListLikedQuotesRequest", "titanup.motivation.v1.ListLikedQuotesResponse", "titanup.motivation.v1.GetPepTalkRequest", "titanup.motivation.v1.GetPepTalkResponse", "titanup.motivation.v1.VoiceLine", "titanup.motivation.v1.VoiceCue", "titanup.motivation.v1.VoicePack", "titanup.motivation.v1.ListVoicePacksRequest", "titanup.motivation.v1.ListVoicePacksResponse", "titanup.motivation.v1.GetVoicePackRequest", "titanup.motivation.v1.GetVoicePackResponse", "titanup.motivation.v1.SelectVoicePackRequest", "titanup.motivation.v1.SelectVoicePackResponse", "titanup.motivation.v1.ReminderWindow", "titanup.motivation.v1.Reminder", "titanup.motivation.v1.ReminderOccurrence", "titanup.motivation.v1.CreateReminderRequest", "titanup.motivation.v1.CreateReminderResponse", "titanup.motivation.v1.UpdateReminderRequest", "titanup.motivation.v1.UpdateReminderResponse", "titanup.motivation.v1.ListRemindersRequest", "titanup.motivation.v1.ListRemindersResponse", "titanup.motivation.v1.DeleteReminderRequest", "titanup.motivation.v1.DeleteReminderResponse", "titanup.motivation.v1.DeleteAllRemindersRequest", "titanup.motivation.v1.DeleteAllRemindersResponse", "titanup.motivation.v1.ListUpcomingRemindersRequest", "titanup.motivation.v1.ListUpcomingRemindersResponse", "titanup.motivation.v1.StreamDueRemindersRequest", "titanup.motivation.v1.StreamDueRemindersResponse", "titanup.motivation.v1.AcknowledgeReminderRequest", "titanup.motivation.v1.AcknowledgeReminderResponse"],
      otherSymbols: ["titanup.motivation.v1.Quote.quote_id", "titanup.motivation.v1.Quote.kind", "titanup.motivation.v1.Quote.text", "titanup.motivation.v1.Quote.author", "titanup.motivation.v1.Quote.source", "titanup.motivation.v1.Quote.language", "titanup.motivation.v1.Quote.is_translation", "titanup.motivation.v1.Quote.is_liked", "titanup.motivation.v1.Quote.likes", "titanup.motivation.v1.GetQuoteRequest.kinds", "titanup.motivation.v1.GetQuoteRequest.language", "titanup.motivation.v1.GetQuoteRequest.liked_only", "titanup.motivation.v1.GetQuoteResponse.quote", "titanup.motivation.v1.GetSloganRequest.language", "titanup.motivation.v1.GetSloganResponse.slogan", "titanup.motivation.v1.ListQuotesRequest.page_size", "titanup.motivation.v1.ListQuotesRequest.page_token", "titanup.motivation.v1.ListQuotesRequest.kinds", "titanup.motivation.v1.ListQuotesRequest.language", "titanup.motivation.v1.ListQuotesRequest.author", "titanup.motivation.v1.ListQuotesResponse.quotes", "titanup.motivation.v1.ListQuotesResponse.next_page_token", "titanup.motivation.v1.LikeQuoteRequest.quote_id", "titanup.motivation.v1.LikeQuoteResponse.quote", "titanup.motivation.v1.UnlikeQuoteRequest.quote_id", "titanup.motivation.v1.UnlikeQuoteResponse.quote", "titanup.motivation.v1.ListLikedQuotesRequest.page_size", "titanup.motivation.v1.ListLikedQuotesRequest.page_token", "titanup.motivation.v1.ListLikedQuotesResponse.quotes", "titanup.motivation.v1.ListLikedQuotesResponse.next_page_token", "titanup.motivation.v1.GetPepTalkRequest.time_zone", "titanup.motivation.v1.GetPepTalkResponse.quote", "titanup.motivation.v1.GetPepTalkResponse.line", "titanup.motivation.v1.GetPepTalkResponse.voice_pack_id", "titanup.motivation.v1.GetPepTalkResponse.occasion", "titanup.motivation.v1.GetPepTalkResponse.titan_level", "titanup.motivation.v1.GetPepTalkResponse.streak", "titanup.motivation.v1.GetPepTalkResponse.reps_today", "titanup.motivation.v1.GetPepTalkResponse.goal", "titanup.motivation.v1.VoiceLine.event", "titanup.motivation.v1.VoiceLine.text", "titanup.motivation.v1.VoiceCue.code", "titanup.motivation.v1.VoiceCue.text", "titanup.motivation.v1.VoicePack.voice_pack_id", "titanup.motivation.v1.VoicePack.rank", "titanup.motivation.v1.VoicePack.min_level", "titanup.motivation.v1.VoicePack.title", "titanup.motivation.v1.VoicePack.description", "titanup.motivation.v1.VoicePack.is_locked", "titanup.motivation.v1.VoicePack.is_selected", "titanup.motivation.v1.VoicePack.lines", "titanup.motivation.v1.VoicePack.cues", "titanup.motivation.v1.ListVoicePacksResponse.voice_packs", "titanup.motivation.v1.ListVoicePacksResponse.titan_level", "titanup.motivation.v1.GetVoicePackRequest.voice_pack_id", "titanup.motivation.v1.GetVoicePackResponse.voice_pack", "titanup.motivation.v1.SelectVoicePackRequest.voice_pack_id", "titanup.motivation.v1.SelectVoicePackRequest.request_id", "titanup.motivation.v1.SelectVoicePackResponse.voice_pack", "titanup.motivation.v1.ReminderWindow.first_minute", "titanup.motivation.v1.ReminderWindow.last_minute", "titanup.motivation.v1.ReminderWindow.times_per_day", "titanup.motivation.v1.Reminder.reminder_id", "titanup.motivation.v1.Reminder.kind", "titanup.motivation.v1.Reminder.text", "titanup.motivation.v1.Reminder.frequency", "titanup.motivation.v1.Reminder.weekdays", "titanup.motivation.v1.Reminder.minutes", "titanup.motivation.v1.Reminder.window", "titanup.motivation.v1.Reminder.time_zone", "titanup.motivation.v1.Reminder.first_local_date", "titanup.motivation.v1.Reminder.last_local_date", "titanup.motivation.v1.Reminder.is_disabled", "titanup.motivation.v1.Reminder.etag", "titanup.motivation.v1.Reminder.create_time", "titanup.motivation.v1.Reminder.update_time", "titanup.motivation.v1.Reminder.at_push_up_times", "titanup.motivation.v1.ReminderOccurrence.reminder_id", "titanup.motivation.v1.ReminderOccurrence.local_date", "titanup.motivation.v1.ReminderOccurrence.minute", "titanup.motivation.v1.ReminderOccurrence.time", "titanup.motivation.v1.ReminderOccurrence.time_zone", "titanup.motivation.v1.ReminderOccurrence.kind", "titanup.motivation.v1.ReminderOccurrence.text", "titanup.motivation.v1.CreateReminderRequest.reminder", "titanup.motivation.v1.CreateReminderRequest.validate_only", "titanup.motivation.v1.CreateReminderRequest.time_zone", "titanup.motivation.v1.CreateReminderResponse.reminder", "titanup.motivation.v1.CreateReminderResponse.upcoming", "titanup.motivation.v1.UpdateReminderRequest.reminder", "titanup.motivation.v1.UpdateReminderRequest.update_mask", "titanup.motivation.v1.UpdateReminderRequest.request_id", "titanup.motivation.v1.UpdateReminderResponse.reminder", "titanup.motivation.v1.ListRemindersRequest.page_size", "titanup.motivation.v1.ListRemindersRequest.page_token", "titanup.motivation.v1.ListRemindersResponse.reminders", "titanup.motivation.v1.ListRemindersResponse.next_page_token", "titanup.motivation.v1.DeleteReminderRequest.reminder_id", "titanup.motivation.v1.DeleteAllRemindersResponse.deleted", "titanup.motivation.v1.ListUpcomingRemindersRequest.limit", "titanup.motivation.v1.ListUpcomingRemindersRequest.reminder_id", "titanup.motivation.v1.ListUpcomingRemindersRequest.time_zone", "titanup.motivation.v1.ListUpcomingRemindersResponse.occurrences", "titanup.motivation.v1.ListUpcomingRemindersResponse.time_zone", "titanup.motivation.v1.StreamDueRemindersRequest.time_zone", "titanup.motivation.v1.StreamDueRemindersResponse.due", "titanup.motivation.v1.StreamDueRemindersResponse.withdrawn", "titanup.motivation.v1.StreamDueRemindersResponse.event", "titanup.motivation.v1.AcknowledgeReminderRequest.reminder_id", "titanup.motivation.v1.AcknowledgeReminderRequest.local_date", "titanup.motivation.v1.AcknowledgeReminderRequest.minute", "titanup.motivation.v1.AcknowledgeReminderResponse.acknowledge_time", "titanup.motivation.v1.AcknowledgeReminderResponse.was_first", "titanup.motivation.v1.QuoteKind", "titanup.motivation.v1.QUOTE_KIND_UNSPECIFIED", "titanup.motivation.v1.QUOTE_KIND_QUOTE", "titanup.motivation.v1.QUOTE_KIND_VERSE", "titanup.motivation.v1.QUOTE_KIND_SLOGAN", "titanup.motivation.v1.PepOccasion", "titanup.motivation.v1.PEP_OCCASION_UNSPECIFIED", "titanup.motivation.v1.PEP_OCCASION_FIRST", "titanup.motivation.v1.PEP_OCCASION_RESTART", "titanup.motivation.v1.PEP_OCCASION_AT_RISK", "titanup.motivation.v1.PEP_OCCASION_UNDER_WAY", "titanup.motivation.v1.PEP_OCCASION_GOAL_MET", "titanup.motivation.v1.PEP_OCCASION_ANY_TIME", "titanup.motivation.v1.VoiceEvent", "titanup.motivation.v1.VOICE_EVENT_UNSPECIFIED", "titanup.motivation.v1.VOICE_EVENT_COUNTDOWN", "titanup.motivation.v1.VOICE_EVENT_REP", "titanup.motivation.v1.VOICE_EVENT_HALF", "titanup.motivation.v1.VOICE_EVENT_LAST_REP", "titanup.motivation.v1.VOICE_EVENT_TARGET_MET", "titanup.motivation.v1.VOICE_EVENT_FORM_CUE", "titanup.motivation.v1.VOICE_EVENT_TROPHY", "titanup.motivation.v1.VOICE_EVENT_LEVEL_UP", "titanup.motivation.v1.ReminderKind", "titanup.motivation.v1.REMINDER_KIND_UNSPECIFIED", "titanup.motivation.v1.REMINDER_KIND_PUSH_UPS", "titanup.motivation.v1.REMINDER_KIND_PRACTICE", "titanup.motivation.v1.REMINDER_KIND_HABIT", "titanup.motivation.v1.REMINDER_KIND_OTHER", "titanup.motivation.v1.ReminderFrequency", "titanup.motivation.v1.REMINDER_FREQUENCY_UNSPECIFIED", "titanup.motivation.v1.REMINDER_FREQUENCY_ONCE", "titanup.motivation.v1.REMINDER_FREQUENCY_DAILY", "titanup.motivation.v1.REMINDER_FREQUENCY_WEEKLY", "titanup.motivation.v1.MotivationService", "titanup.motivation.v1.MotivationService.GetQuote", "titanup.motivation.v1.MotivationService.GetSlogan", "titanup.motivation.v1.MotivationService.ListQuotes", "titanup.motivation.v1.MotivationService.LikeQuote", "titanup.motivation.v1.MotivationService.UnlikeQuote", "titanup.motivation.v1.MotivationService.ListLikedQuotes", "titanup.motivation.v1.MotivationService.GetPepTalk", "titanup.motivation.v1.MotivationService.ListVoicePacks", "titanup.motivation.v1.MotivationService.GetVoicePack", "titanup.motivation.v1.MotivationService.SelectVoicePack", "titanup.motivation.v1.MotivationService.CreateReminder", "titanup.motivation.v1.MotivationService.UpdateReminder", "titanup.motivation.v1.MotivationService.ListReminders", "titanup.motivation.v1.MotivationService.DeleteReminder", "titanup.motivation.v1.MotivationService.DeleteAllReminders", "titanup.motivation.v1.MotivationService.ListUpcomingReminders", "titanup.motivation.v1.MotivationService.StreamDueReminders", "titanup.motivation.v1.MotivationService.AcknowledgeReminder"],
      base64: """
        CiZ0aXRhbnVwL21vdGl2YXRpb24vdjEvbW90aXZhdGlvbi5wcm90bxIVdGl0YW51cC5tb3RpdmF0aW9uLnYxGiBnb29nbGUvcHJv
        dG9idWYvZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byKQAgoFUXVvdGUSGQoIcXVvdGVf
        aWQYASABKAlSB3F1b3RlSWQSNAoEa2luZBgCIAEoDjIgLnRpdGFudXAubW90aXZhdGlvbi52MS5RdW90ZUtpbmRSBGtpbmQSEgoE
        dGV4dBgDIAEoCVIEdGV4dBIWCgZhdXRob3IYBCABKAlSBmF1dGhvchIWCgZzb3VyY2UYBSABKAlSBnNvdXJjZRIaCghsYW5ndWFn
        ZRgGIAEoCVIIbGFuZ3VhZ2USJQoOaXNfdHJhbnNsYXRpb24YByABKAhSDWlzVHJhbnNsYXRpb24SGQoIaXNfbGlrZWQYCCABKAhS
        B2lzTGlrZWQSFAoFbGlrZXMYCSABKA1SBWxpa2VzIoQBCg9HZXRRdW90ZVJlcXVlc3QSNgoFa2luZHMYASADKA4yIC50aXRhbnVw
        Lm1vdGl2YXRpb24udjEuUXVvdGVLaW5kUgVraW5kcxIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USHQoKbGlrZWRfb25seRgD
        IAEoCFIJbGlrZWRPbmx5IkYKEEdldFF1b3RlUmVzcG9uc2USMgoFcXVvdGUYASABKAsyHC50aXRhbnVwLm1vdGl2YXRpb24udjEu
        UXVvdGVSBXF1b3RlIi4KEEdldFNsb2dhblJlcXVlc3QSGgoIbGFuZ3VhZ2UYASABKAlSCGxhbmd1YWdlIkkKEUdldFNsb2dhblJl
        c3BvbnNlEjQKBnNsb2dhbhgBIAEoCzIcLnRpdGFudXAubW90aXZhdGlvbi52MS5RdW90ZVIGc2xvZ2FuIrsBChFMaXN0UXVvdGVz
        UmVxdWVzdBIbCglwYWdlX3NpemUYASABKAVSCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbhI2CgVraW5k
        cxgDIAMoDjIgLnRpdGFudXAubW90aXZhdGlvbi52MS5RdW90ZUtpbmRSBWtpbmRzEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFn
        ZRIWCgZhdXRob3IYBSABKAlSBmF1dGhvciJyChJMaXN0UXVvdGVzUmVzcG9uc2USNAoGcXVvdGVzGAEgAygLMhwudGl0YW51cC5t
        b3RpdmF0aW9uLnYxLlF1b3RlUgZxdW90ZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIi0KEExpa2VR
        dW90ZVJlcXVlc3QSGQoIcXVvdGVfaWQYASABKAlSB3F1b3RlSWQiRwoRTGlrZVF1b3RlUmVzcG9uc2USMgoFcXVvdGUYASABKAsy
        HC50aXRhbnVwLm1vdGl2YXRpb24udjEuUXVvdGVSBXF1b3RlIi8KElVubGlrZVF1b3RlUmVxdWVzdBIZCghxdW90ZV9pZBgBIAEo
        CVIHcXVvdGVJZCJJChNVbmxpa2VRdW90ZVJlc3BvbnNlEjIKBXF1b3RlGAEgASgLMhwudGl0YW51cC5tb3RpdmF0aW9uLnYxLlF1
        b3RlUgVxdW90ZSJUChZMaXN0TGlrZWRRdW90ZXNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoBVIIcGFnZVNpemUSHQoKcGFnZV90
        b2tlbhgCIAEoCVIJcGFnZVRva2VuIncKF0xpc3RMaWtlZFF1b3Rlc1Jlc3BvbnNlEjQKBnF1b3RlcxgBIAMoCzIcLnRpdGFudXAu
        bW90aXZhdGlvbi52MS5RdW90ZVIGcXVvdGVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiIwChFHZXRQ
        ZXBUYWxrUmVxdWVzdBIbCgl0aW1lX3pvbmUYASABKAlSCHRpbWVab25lIqwCChJHZXRQZXBUYWxrUmVzcG9uc2USMgoFcXVvdGUY
        ASABKAsyHC50aXRhbnVwLm1vdGl2YXRpb24udjEuUXVvdGVSBXF1b3RlEhIKBGxpbmUYAiABKAlSBGxpbmUSIgoNdm9pY2VfcGFj
        a19pZBgDIAEoCVILdm9pY2VQYWNrSWQSPgoIb2NjYXNpb24YBCABKA4yIi50aXRhbnVwLm1vdGl2YXRpb24udjEuUGVwT2NjYXNp
        b25SCG9jY2FzaW9uEh8KC3RpdGFuX2xldmVsGAUgASgNUgp0aXRhbkxldmVsEhYKBnN0cmVhaxgGIAEoDVIGc3RyZWFrEh0KCnJl
        cHNfdG9kYXkYByABKA1SCXJlcHNUb2RheRISCgRnb2FsGAggASgNUgRnb2FsIlgKCVZvaWNlTGluZRI3CgVldmVudBgBIAEoDjIh
        LnRpdGFudXAubW90aXZhdGlvbi52MS5Wb2ljZUV2ZW50UgVldmVudBISCgR0ZXh0GAIgASgJUgR0ZXh0IjIKCFZvaWNlQ3VlEhIK
        BGNvZGUYASABKAlSBGNvZGUSEgoEdGV4dBgCIAEoCVIEdGV4dCLDAgoJVm9pY2VQYWNrEiIKDXZvaWNlX3BhY2tfaWQYASABKAlS
        C3ZvaWNlUGFja0lkEhIKBHJhbmsYAiABKA1SBHJhbmsSGwoJbWluX2xldmVsGAMgASgNUghtaW5MZXZlbBIUCgV0aXRsZRgEIAEo
        CVIFdGl0bGUSIAoLZGVzY3JpcHRpb24YBSABKAlSC2Rlc2NyaXB0aW9uEhsKCWlzX2xvY2tlZBgGIAEoCFIIaXNMb2NrZWQSHwoL
        aXNfc2VsZWN0ZWQYByABKAhSCmlzU2VsZWN0ZWQSNgoFbGluZXMYCCADKAsyIC50aXRhbnVwLm1vdGl2YXRpb24udjEuVm9pY2VM
        aW5lUgVsaW5lcxIzCgRjdWVzGAkgAygLMh8udGl0YW51cC5tb3RpdmF0aW9uLnYxLlZvaWNlQ3VlUgRjdWVzIhcKFUxpc3RWb2lj
        ZVBhY2tzUmVxdWVzdCJ8ChZMaXN0Vm9pY2VQYWNrc1Jlc3BvbnNlEkEKC3ZvaWNlX3BhY2tzGAEgAygLMiAudGl0YW51cC5tb3Rp
        dmF0aW9uLnYxLlZvaWNlUGFja1IKdm9pY2VQYWNrcxIfCgt0aXRhbl9sZXZlbBgCIAEoDVIKdGl0YW5MZXZlbCI5ChNHZXRWb2lj
        ZVBhY2tSZXF1ZXN0EiIKDXZvaWNlX3BhY2tfaWQYASABKAlSC3ZvaWNlUGFja0lkIlcKFEdldFZvaWNlUGFja1Jlc3BvbnNlEj8K
        CnZvaWNlX3BhY2sYASABKAsyIC50aXRhbnVwLm1vdGl2YXRpb24udjEuVm9pY2VQYWNrUgl2b2ljZVBhY2siWwoWU2VsZWN0Vm9p
        Y2VQYWNrUmVxdWVzdBIiCg12b2ljZV9wYWNrX2lkGAEgASgJUgt2b2ljZVBhY2tJZBIdCgpyZXF1ZXN0X2lkGAIgASgJUglyZXF1
        ZXN0SWQiWgoXU2VsZWN0Vm9pY2VQYWNrUmVzcG9uc2USPwoKdm9pY2VfcGFjaxgBIAEoCzIgLnRpdGFudXAubW90aXZhdGlvbi52
        MS5Wb2ljZVBhY2tSCXZvaWNlUGFjayJ4Cg5SZW1pbmRlcldpbmRvdxIhCgxmaXJzdF9taW51dGUYASABKA1SC2ZpcnN0TWludXRl
        Eh8KC2xhc3RfbWludXRlGAIgASgNUgpsYXN0TWludXRlEiIKDXRpbWVzX3Blcl9kYXkYAyABKA1SC3RpbWVzUGVyRGF5IvwECghS
        ZW1pbmRlchIfCgtyZW1pbmRlcl9pZBgBIAEoCVIKcmVtaW5kZXJJZBI3CgRraW5kGAIgASgOMiMudGl0YW51cC5tb3RpdmF0aW9u
        LnYxLlJlbWluZGVyS2luZFIEa2luZBISCgR0ZXh0GAMgASgJUgR0ZXh0EkYKCWZyZXF1ZW5jeRgEIAEoDjIoLnRpdGFudXAubW90
        aXZhdGlvbi52MS5SZW1pbmRlckZyZXF1ZW5jeVIJZnJlcXVlbmN5EhoKCHdlZWtkYXlzGAUgAygNUgh3ZWVrZGF5cxIYCgdtaW51
        dGVzGAYgAygNUgdtaW51dGVzEj0KBndpbmRvdxgHIAEoCzIlLnRpdGFudXAubW90aXZhdGlvbi52MS5SZW1pbmRlcldpbmRvd1IG
        d2luZG93EhsKCXRpbWVfem9uZRgIIAEoCVIIdGltZVpvbmUSKAoQZmlyc3RfbG9jYWxfZGF0ZRgJIAEoCVIOZmlyc3RMb2NhbERh
        dGUSJgoPbGFzdF9sb2NhbF9kYXRlGAogASgJUg1sYXN0TG9jYWxEYXRlEh8KC2lzX2Rpc2FibGVkGAsgASgIUgppc0Rpc2FibGVk
        EhIKBGV0YWcYDCABKAlSBGV0YWcSOwoLY3JlYXRlX3RpbWUYDSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVh
        dGVUaW1lEjsKC3VwZGF0ZV90aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRlVGltZRInChBhdF9w
        dXNoX3VwX3RpbWVzGA8gASgIUg1hdFB1c2hVcFRpbWVzIoYCChJSZW1pbmRlck9jY3VycmVuY2USHwoLcmVtaW5kZXJfaWQYASAB
        KAlSCnJlbWluZGVySWQSHQoKbG9jYWxfZGF0ZRgCIAEoCVIJbG9jYWxEYXRlEhYKBm1pbnV0ZRgDIAEoDVIGbWludXRlEi4KBHRp
        bWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgR0aW1lEhsKCXRpbWVfem9uZRgFIAEoCVIIdGltZVpvbmUSNwoE
        a2luZBgGIAEoDjIjLnRpdGFudXAubW90aXZhdGlvbi52MS5SZW1pbmRlcktpbmRSBGtpbmQSEgoEdGV4dBgHIAEoCVIEdGV4dCKW
        AQoVQ3JlYXRlUmVtaW5kZXJSZXF1ZXN0EjsKCHJlbWluZGVyGAEgASgLMh8udGl0YW51cC5tb3RpdmF0aW9uLnYxLlJlbWluZGVy
        UghyZW1pbmRlchIjCg12YWxpZGF0ZV9vbmx5GAIgASgIUgx2YWxpZGF0ZU9ubHkSGwoJdGltZV96b25lGAMgASgJUgh0aW1lWm9u
        ZSKcAQoWQ3JlYXRlUmVtaW5kZXJSZXNwb25zZRI7CghyZW1pbmRlchgBIAEoCzIfLnRpdGFudXAubW90aXZhdGlvbi52MS5SZW1p
        bmRlclIIcmVtaW5kZXISRQoIdXBjb21pbmcYAiADKAsyKS50aXRhbnVwLm1vdGl2YXRpb24udjEuUmVtaW5kZXJPY2N1cnJlbmNl
        Ugh1cGNvbWluZyKwAQoVVXBkYXRlUmVtaW5kZXJSZXF1ZXN0EjsKCHJlbWluZGVyGAEgASgLMh8udGl0YW51cC5tb3RpdmF0aW9u
        LnYxLlJlbWluZGVyUghyZW1pbmRlchI7Cgt1cGRhdGVfbWFzaxgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCnVw
        ZGF0ZU1hc2sSHQoKcmVxdWVzdF9pZBgDIAEoCVIJcmVxdWVzdElkIlUKFlVwZGF0ZVJlbWluZGVyUmVzcG9uc2USOwoIcmVtaW5k
        ZXIYASABKAsyHy50aXRhbnVwLm1vdGl2YXRpb24udjEuUmVtaW5kZXJSCHJlbWluZGVyIlIKFExpc3RSZW1pbmRlcnNSZXF1ZXN0
        EhsKCXBhZ2Vfc2l6ZRgBIAEoBVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuIn4KFUxpc3RSZW1pbmRl
        cnNSZXNwb25zZRI9CglyZW1pbmRlcnMYASADKAsyHy50aXRhbnVwLm1vdGl2YXRpb24udjEuUmVtaW5kZXJSCXJlbWluZGVycxIm
        Cg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iOAoVRGVsZXRlUmVtaW5kZXJSZXF1ZXN0Eh8KC3JlbWluZGVy
        X2lkGAEgASgJUgpyZW1pbmRlcklkIhgKFkRlbGV0ZVJlbWluZGVyUmVzcG9uc2UiGwoZRGVsZXRlQWxsUmVtaW5kZXJzUmVxdWVz
        dCI2ChpEZWxldGVBbGxSZW1pbmRlcnNSZXNwb25zZRIYCgdkZWxldGVkGAEgASgNUgdkZWxldGVkInIKHExpc3RVcGNvbWluZ1Jl
        bWluZGVyc1JlcXVlc3QSFAoFbGltaXQYASABKAVSBWxpbWl0Eh8KC3JlbWluZGVyX2lkGAIgASgJUgpyZW1pbmRlcklkEhsKCXRp
        bWVfem9uZRgDIAEoCVIIdGltZVpvbmUiiQEKHUxpc3RVcGNvbWluZ1JlbWluZGVyc1Jlc3BvbnNlEksKC29jY3VycmVuY2VzGAEg
        AygLMikudGl0YW51cC5tb3RpdmF0aW9uLnYxLlJlbWluZGVyT2NjdXJyZW5jZVILb2NjdXJyZW5jZXMSGwoJdGltZV96b25lGAIg
        ASgJUgh0aW1lWm9uZSI4ChlTdHJlYW1EdWVSZW1pbmRlcnNSZXF1ZXN0EhsKCXRpbWVfem9uZRgBIAEoCVIIdGltZVpvbmUirwEK
        GlN0cmVhbUR1ZVJlbWluZGVyc1Jlc3BvbnNlEj0KA2R1ZRgBIAEoCzIpLnRpdGFudXAubW90aXZhdGlvbi52MS5SZW1pbmRlck9j
        Y3VycmVuY2VIAFIDZHVlEkkKCXdpdGhkcmF3bhgCIAEoCzIpLnRpdGFudXAubW90aXZhdGlvbi52MS5SZW1pbmRlck9jY3VycmVu
        Y2VIAFIJd2l0aGRyYXduQgcKBWV2ZW50InQKGkFja25vd2xlZGdlUmVtaW5kZXJSZXF1ZXN0Eh8KC3JlbWluZGVyX2lkGAEgASgJ
        UgpyZW1pbmRlcklkEh0KCmxvY2FsX2RhdGUYAiABKAlSCWxvY2FsRGF0ZRIWCgZtaW51dGUYAyABKA1SBm1pbnV0ZSKBAQobQWNr
        bm93bGVkZ2VSZW1pbmRlclJlc3BvbnNlEkUKEGFja25vd2xlZGdlX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0
        YW1wUg9hY2tub3dsZWRnZVRpbWUSGwoJd2FzX2ZpcnN0GAIgASgIUgh3YXNGaXJzdCpqCglRdW90ZUtpbmQSGgoWUVVPVEVfS0lO
        RF9VTlNQRUNJRklFRBAAEhQKEFFVT1RFX0tJTkRfUVVPVEUQARIUChBRVU9URV9LSU5EX1ZFUlNFEAISFQoRUVVPVEVfS0lORF9T
        TE9HQU4QAyrJAQoLUGVwT2NjYXNpb24SHAoYUEVQX09DQ0FTSU9OX1VOU1BFQ0lGSUVEEAASFgoSUEVQX09DQ0FTSU9OX0ZJUlNU
        EAESGAoUUEVQX09DQ0FTSU9OX1JFU1RBUlQQAhIYChRQRVBfT0NDQVNJT05fQVRfUklTSxADEhoKFlBFUF9PQ0NBU0lPTl9VTkRF
        Ul9XQVkQBBIZChVQRVBfT0NDQVNJT05fR09BTF9NRVQQBRIZChVQRVBfT0NDQVNJT05fQU5ZX1RJTUUQBirxAQoKVm9pY2VFdmVu
        dBIbChdWT0lDRV9FVkVOVF9VTlNQRUNJRklFRBAAEhkKFVZPSUNFX0VWRU5UX0NPVU5URE9XThABEhMKD1ZPSUNFX0VWRU5UX1JF
        UBACEhQKEFZPSUNFX0VWRU5UX0hBTEYQAxIYChRWT0lDRV9FVkVOVF9MQVNUX1JFUBAEEhoKFlZPSUNFX0VWRU5UX1RBUkdFVF9N
        RVQQBRIYChRWT0lDRV9FVkVOVF9GT1JNX0NVRRAGEhYKElZPSUNFX0VWRU5UX1RST1BIWRAHEhgKFFZPSUNFX0VWRU5UX0xFVkVM
        X1VQEAgqlwEKDFJlbWluZGVyS2luZBIdChlSRU1JTkRFUl9LSU5EX1VOU1BFQ0lGSUVEEAASGgoWUkVNSU5ERVJfS0lORF9QVVNI
        X1VQUxABEhoKFlJFTUlOREVSX0tJTkRfUFJBQ1RJQ0UQAhIXChNSRU1JTkRFUl9LSU5EX0hBQklUEAMSFwoTUkVNSU5ERVJfS0lO
        RF9PVEhFUhAEKpEBChFSZW1pbmRlckZyZXF1ZW5jeRIiCh5SRU1JTkRFUl9GUkVRVUVOQ1lfVU5TUEVDSUZJRUQQABIbChdSRU1J
        TkRFUl9GUkVRVUVOQ1lfT05DRRABEhwKGFJFTUlOREVSX0ZSRVFVRU5DWV9EQUlMWRACEh0KGVJFTUlOREVSX0ZSRVFVRU5DWV9X
        RUVLTFkQAzKJEAoRTW90aXZhdGlvblNlcnZpY2USWwoIR2V0UXVvdGUSJi50aXRhbnVwLm1vdGl2YXRpb24udjEuR2V0UXVvdGVS
        ZXF1ZXN0GicudGl0YW51cC5tb3RpdmF0aW9uLnYxLkdldFF1b3RlUmVzcG9uc2USXgoJR2V0U2xvZ2FuEicudGl0YW51cC5tb3Rp
        dmF0aW9uLnYxLkdldFNsb2dhblJlcXVlc3QaKC50aXRhbnVwLm1vdGl2YXRpb24udjEuR2V0U2xvZ2FuUmVzcG9uc2USZgoKTGlz
        dFF1b3RlcxIoLnRpdGFudXAubW90aXZhdGlvbi52MS5MaXN0UXVvdGVzUmVxdWVzdBopLnRpdGFudXAubW90aXZhdGlvbi52MS5M
        aXN0UXVvdGVzUmVzcG9uc2UiA5ACARJjCglMaWtlUXVvdGUSJy50aXRhbnVwLm1vdGl2YXRpb24udjEuTGlrZVF1b3RlUmVxdWVz
        dBooLnRpdGFudXAubW90aXZhdGlvbi52MS5MaWtlUXVvdGVSZXNwb25zZSIDkAICEmkKC1VubGlrZVF1b3RlEikudGl0YW51cC5t
        b3RpdmF0aW9uLnYxLlVubGlrZVF1b3RlUmVxdWVzdBoqLnRpdGFudXAubW90aXZhdGlvbi52MS5Vbmxpa2VRdW90ZVJlc3BvbnNl
        IgOQAgISdQoPTGlzdExpa2VkUXVvdGVzEi0udGl0YW51cC5tb3RpdmF0aW9uLnYxLkxpc3RMaWtlZFF1b3Rlc1JlcXVlc3QaLi50
        aXRhbnVwLm1vdGl2YXRpb24udjEuTGlzdExpa2VkUXVvdGVzUmVzcG9uc2UiA5ACARJhCgpHZXRQZXBUYWxrEigudGl0YW51cC5t
        b3RpdmF0aW9uLnYxLkdldFBlcFRhbGtSZXF1ZXN0GikudGl0YW51cC5tb3RpdmF0aW9uLnYxLkdldFBlcFRhbGtSZXNwb25zZRJy
        Cg5MaXN0Vm9pY2VQYWNrcxIsLnRpdGFudXAubW90aXZhdGlvbi52MS5MaXN0Vm9pY2VQYWNrc1JlcXVlc3QaLS50aXRhbnVwLm1v
        dGl2YXRpb24udjEuTGlzdFZvaWNlUGFja3NSZXNwb25zZSIDkAIBEmwKDEdldFZvaWNlUGFjaxIqLnRpdGFudXAubW90aXZhdGlv
        bi52MS5HZXRWb2ljZVBhY2tSZXF1ZXN0GisudGl0YW51cC5tb3RpdmF0aW9uLnYxLkdldFZvaWNlUGFja1Jlc3BvbnNlIgOQAgES
        cAoPU2VsZWN0Vm9pY2VQYWNrEi0udGl0YW51cC5tb3RpdmF0aW9uLnYxLlNlbGVjdFZvaWNlUGFja1JlcXVlc3QaLi50aXRhbnVw
        Lm1vdGl2YXRpb24udjEuU2VsZWN0Vm9pY2VQYWNrUmVzcG9uc2UScgoOQ3JlYXRlUmVtaW5kZXISLC50aXRhbnVwLm1vdGl2YXRp
        b24udjEuQ3JlYXRlUmVtaW5kZXJSZXF1ZXN0Gi0udGl0YW51cC5tb3RpdmF0aW9uLnYxLkNyZWF0ZVJlbWluZGVyUmVzcG9uc2Ui
        A5ACAhJtCg5VcGRhdGVSZW1pbmRlchIsLnRpdGFudXAubW90aXZhdGlvbi52MS5VcGRhdGVSZW1pbmRlclJlcXVlc3QaLS50aXRh
        bnVwLm1vdGl2YXRpb24udjEuVXBkYXRlUmVtaW5kZXJSZXNwb25zZRJvCg1MaXN0UmVtaW5kZXJzEisudGl0YW51cC5tb3RpdmF0
        aW9uLnYxLkxpc3RSZW1pbmRlcnNSZXF1ZXN0GiwudGl0YW51cC5tb3RpdmF0aW9uLnYxLkxpc3RSZW1pbmRlcnNSZXNwb25zZSID
        kAIBEnIKDkRlbGV0ZVJlbWluZGVyEiwudGl0YW51cC5tb3RpdmF0aW9uLnYxLkRlbGV0ZVJlbWluZGVyUmVxdWVzdBotLnRpdGFu
        dXAubW90aXZhdGlvbi52MS5EZWxldGVSZW1pbmRlclJlc3BvbnNlIgOQAgISfgoSRGVsZXRlQWxsUmVtaW5kZXJzEjAudGl0YW51
        cC5tb3RpdmF0aW9uLnYxLkRlbGV0ZUFsbFJlbWluZGVyc1JlcXVlc3QaMS50aXRhbnVwLm1vdGl2YXRpb24udjEuRGVsZXRlQWxs
        UmVtaW5kZXJzUmVzcG9uc2UiA5ACAhKHAQoVTGlzdFVwY29taW5nUmVtaW5kZXJzEjMudGl0YW51cC5tb3RpdmF0aW9uLnYxLkxp
        c3RVcGNvbWluZ1JlbWluZGVyc1JlcXVlc3QaNC50aXRhbnVwLm1vdGl2YXRpb24udjEuTGlzdFVwY29taW5nUmVtaW5kZXJzUmVz
        cG9uc2UiA5ACARJ7ChJTdHJlYW1EdWVSZW1pbmRlcnMSMC50aXRhbnVwLm1vdGl2YXRpb24udjEuU3RyZWFtRHVlUmVtaW5kZXJz
        UmVxdWVzdBoxLnRpdGFudXAubW90aXZhdGlvbi52MS5TdHJlYW1EdWVSZW1pbmRlcnNSZXNwb25zZTABEoEBChNBY2tub3dsZWRn
        ZVJlbWluZGVyEjEudGl0YW51cC5tb3RpdmF0aW9uLnYxLkFja25vd2xlZGdlUmVtaW5kZXJSZXF1ZXN0GjIudGl0YW51cC5tb3Rp
        dmF0aW9uLnYxLkFja25vd2xlZGdlUmVtaW5kZXJSZXNwb25zZSIDkAICYgZwcm90bzM=
        """),
  ]
}
