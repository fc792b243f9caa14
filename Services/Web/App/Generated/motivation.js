// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const QuoteKind = enumeration({
  UNSPECIFIED: 0,
  QUOTE: 1,
  VERSE: 2,
  SLOGAN: 3,
});

export const PepOccasion = enumeration({
  UNSPECIFIED: 0,
  FIRST: 1,
  RESTART: 2,
  AT_RISK: 3,
  UNDER_WAY: 4,
  GOAL_MET: 5,
  ANY_TIME: 6,
});

export const VoiceEvent = enumeration({
  UNSPECIFIED: 0,
  COUNTDOWN: 1,
  REP: 2,
  HALF: 3,
  LAST_REP: 4,
  TARGET_MET: 5,
  FORM_CUE: 6,
  TROPHY: 7,
  LEVEL_UP: 8,
});

export const ReminderKind = enumeration({
  UNSPECIFIED: 0,
  PUSH_UPS: 1,
  PRACTICE: 2,
  HABIT: 3,
  OTHER: 4,
});

export const ReminderFrequency = enumeration({
  UNSPECIFIED: 0,
  ONCE: 1,
  DAILY: 2,
  WEEKLY: 3,
});

export const Quote = message('titanup.motivation.v1.Quote', `
1 quoteId string
2 kind enum
3 text string
4 author string
5 source string
6 language string
7 isTranslation bool
8 isLiked bool
9 likes uint32
`, 'titanup.motivation.v1');

export const GetQuoteRequest = message('titanup.motivation.v1.GetQuoteRequest', `
1 kinds *enum
2 language string
3 likedOnly bool
`, 'titanup.motivation.v1');

export const GetQuoteResponse = message('titanup.motivation.v1.GetQuoteResponse', `
1 quote .Quote
`, 'titanup.motivation.v1');

export const GetSloganRequest = message('titanup.motivation.v1.GetSloganRequest', `
1 language string
`, 'titanup.motivation.v1');

export const GetSloganResponse = message('titanup.motivation.v1.GetSloganResponse', `
1 slogan .Quote
`, 'titanup.motivation.v1');

export const ListQuotesRequest = message('titanup.motivation.v1.ListQuotesRequest', `
1 pageSize int32
2 pageToken string
3 kinds *enum
4 language string
5 author string
`, 'titanup.motivation.v1');

export const ListQuotesResponse = message('titanup.motivation.v1.ListQuotesResponse', `
1 quotes *.Quote
2 nextPageToken string
`, 'titanup.motivation.v1');

export const LikeQuoteRequest = message('titanup.motivation.v1.LikeQuoteRequest', `
1 quoteId string
`, 'titanup.motivation.v1');

export const LikeQuoteResponse = message('titanup.motivation.v1.LikeQuoteResponse', `
1 quote .Quote
`, 'titanup.motivation.v1');

export const UnlikeQuoteRequest = message('titanup.motivation.v1.UnlikeQuoteRequest', `
1 quoteId string
`, 'titanup.motivation.v1');

export const UnlikeQuoteResponse = message('titanup.motivation.v1.UnlikeQuoteResponse', `
1 quote .Quote
`, 'titanup.motivation.v1');

export const ListLikedQuotesRequest = message('titanup.motivation.v1.ListLikedQuotesRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.motivation.v1');

export const ListLikedQuotesResponse = message('titanup.motivation.v1.ListLikedQuotesResponse', `
1 quotes *.Quote
2 nextPageToken string
`, 'titanup.motivation.v1');

export const GetPepTalkRequest = message('titanup.motivation.v1.GetPepTalkRequest', `
1 timeZone string
`, 'titanup.motivation.v1');

export const GetPepTalkResponse = message('titanup.motivation.v1.GetPepTalkResponse', `
1 quote .Quote
2 line string
3 voicePackId string
4 occasion enum
5 titanLevel uint32
6 streak uint32
7 repsToday uint32
8 goal uint32
`, 'titanup.motivation.v1');

export const VoiceLine = message('titanup.motivation.v1.VoiceLine', `
1 event enum
2 text string
`, 'titanup.motivation.v1');

export const VoiceCue = message('titanup.motivation.v1.VoiceCue', `
1 code string
2 text string
`, 'titanup.motivation.v1');

export const VoicePack = message('titanup.motivation.v1.VoicePack', `
1 voicePackId string
2 rank uint32
3 minLevel uint32
4 title string
5 description string
6 isLocked bool
7 isSelected bool
8 lines *.VoiceLine
9 cues *.VoiceCue
`, 'titanup.motivation.v1');

export const ListVoicePacksRequest = message('titanup.motivation.v1.ListVoicePacksRequest', `
`, 'titanup.motivation.v1');

export const ListVoicePacksResponse = message('titanup.motivation.v1.ListVoicePacksResponse', `
1 voicePacks *.VoicePack
2 titanLevel uint32
`, 'titanup.motivation.v1');

export const GetVoicePackRequest = message('titanup.motivation.v1.GetVoicePackRequest', `
1 voicePackId string
`, 'titanup.motivation.v1');

export const GetVoicePackResponse = message('titanup.motivation.v1.GetVoicePackResponse', `
1 voicePack .VoicePack
`, 'titanup.motivation.v1');

export const SelectVoicePackRequest = message('titanup.motivation.v1.SelectVoicePackRequest', `
1 voicePackId string
2 requestId string
`, 'titanup.motivation.v1');

export const SelectVoicePackResponse = message('titanup.motivation.v1.SelectVoicePackResponse', `
1 voicePack .VoicePack
`, 'titanup.motivation.v1');

export const ReminderWindow = message('titanup.motivation.v1.ReminderWindow', `
1 firstMinute uint32
2 lastMinute uint32
3 timesPerDay uint32
`, 'titanup.motivation.v1');

export const Reminder = message('titanup.motivation.v1.Reminder', `
1 reminderId string
2 kind enum
3 text string
4 frequency enum
5 weekdays *uint32
6 minutes *uint32
7 window .ReminderWindow
8 timeZone string
9 firstLocalDate string
10 lastLocalDate string
11 isDisabled bool
12 etag string
13 createTime google.protobuf.Timestamp
14 updateTime google.protobuf.Timestamp
15 atPushUpTimes bool
`, 'titanup.motivation.v1');

export const ReminderOccurrence = message('titanup.motivation.v1.ReminderOccurrence', `
1 reminderId string
2 localDate string
3 minute uint32
4 time google.protobuf.Timestamp
5 timeZone string
6 kind enum
7 text string
`, 'titanup.motivation.v1');

export const CreateReminderRequest = message('titanup.motivation.v1.CreateReminderRequest', `
1 reminder .Reminder
2 validateOnly bool
3 timeZone string
`, 'titanup.motivation.v1');

export const CreateReminderResponse = message('titanup.motivation.v1.CreateReminderResponse', `
1 reminder .Reminder
2 upcoming *.ReminderOccurrence
`, 'titanup.motivation.v1');

export const UpdateReminderRequest = message('titanup.motivation.v1.UpdateReminderRequest', `
1 reminder .Reminder
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.motivation.v1');

export const UpdateReminderResponse = message('titanup.motivation.v1.UpdateReminderResponse', `
1 reminder .Reminder
`, 'titanup.motivation.v1');

export const ListRemindersRequest = message('titanup.motivation.v1.ListRemindersRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.motivation.v1');

export const ListRemindersResponse = message('titanup.motivation.v1.ListRemindersResponse', `
1 reminders *.Reminder
2 nextPageToken string
`, 'titanup.motivation.v1');

export const DeleteReminderRequest = message('titanup.motivation.v1.DeleteReminderRequest', `
1 reminderId string
`, 'titanup.motivation.v1');

export const DeleteReminderResponse = message('titanup.motivation.v1.DeleteReminderResponse', `
`, 'titanup.motivation.v1');

export const DeleteAllRemindersRequest = message('titanup.motivation.v1.DeleteAllRemindersRequest', `
`, 'titanup.motivation.v1');

export const DeleteAllRemindersResponse = message('titanup.motivation.v1.DeleteAllRemindersResponse', `
1 deleted uint32
`, 'titanup.motivation.v1');

export const ListUpcomingRemindersRequest = message('titanup.motivation.v1.ListUpcomingRemindersRequest', `
1 limit int32
2 reminderId string
3 timeZone string
`, 'titanup.motivation.v1');

export const ListUpcomingRemindersResponse = message('titanup.motivation.v1.ListUpcomingRemindersResponse', `
1 occurrences *.ReminderOccurrence
2 timeZone string
`, 'titanup.motivation.v1');

export const StreamDueRemindersRequest = message('titanup.motivation.v1.StreamDueRemindersRequest', `
1 timeZone string
`, 'titanup.motivation.v1');

export const StreamDueRemindersResponse = message('titanup.motivation.v1.StreamDueRemindersResponse', `
1 due .ReminderOccurrence@event
2 withdrawn .ReminderOccurrence@event
`, 'titanup.motivation.v1');

export const AcknowledgeReminderRequest = message('titanup.motivation.v1.AcknowledgeReminderRequest', `
1 reminderId string
2 localDate string
3 minute uint32
`, 'titanup.motivation.v1');

export const AcknowledgeReminderResponse = message('titanup.motivation.v1.AcknowledgeReminderResponse', `
1 acknowledgeTime google.protobuf.Timestamp
2 wasFirst bool
`, 'titanup.motivation.v1');

export const ListDueRemindersRequest = message('titanup.motivation.v1.ListDueRemindersRequest', `
1 timeZone string
`, 'titanup.motivation.v1');

export const ListDueRemindersResponse = message('titanup.motivation.v1.ListDueRemindersResponse', `
1 occurrences *.ReminderOccurrence
`, 'titanup.motivation.v1');

export const GetPushKeyRequest = message('titanup.motivation.v1.GetPushKeyRequest', `
`, 'titanup.motivation.v1');

export const GetPushKeyResponse = message('titanup.motivation.v1.GetPushKeyResponse', `
1 publicKey bytes
`, 'titanup.motivation.v1');

export const PushSubscription = message('titanup.motivation.v1.PushSubscription', `
1 endpoint string
2 p256dh bytes
3 auth bytes
4 language string
5 createTime google.protobuf.Timestamp
6 renewTime google.protobuf.Timestamp
`, 'titanup.motivation.v1');

export const CreatePushSubscriptionRequest = message('titanup.motivation.v1.CreatePushSubscriptionRequest', `
1 subscription .PushSubscription
`, 'titanup.motivation.v1');

export const CreatePushSubscriptionResponse = message('titanup.motivation.v1.CreatePushSubscriptionResponse', `
1 subscription .PushSubscription
`, 'titanup.motivation.v1');

export const ListPushSubscriptionsRequest = message('titanup.motivation.v1.ListPushSubscriptionsRequest', `
`, 'titanup.motivation.v1');

export const ListPushSubscriptionsResponse = message('titanup.motivation.v1.ListPushSubscriptionsResponse', `
1 subscriptions *.PushSubscription
`, 'titanup.motivation.v1');

export const DeletePushSubscriptionRequest = message('titanup.motivation.v1.DeletePushSubscriptionRequest', `
1 endpoint string
`, 'titanup.motivation.v1');

export const DeletePushSubscriptionResponse = message('titanup.motivation.v1.DeletePushSubscriptionResponse', `
`, 'titanup.motivation.v1');

export const MotivationService = service('titanup.motivation.v1.MotivationService', `
GetQuote titanup.motivation.v1.GetQuoteRequest titanup.motivation.v1.GetQuoteResponse
GetSlogan titanup.motivation.v1.GetSloganRequest titanup.motivation.v1.GetSloganResponse
ListQuotes titanup.motivation.v1.ListQuotesRequest titanup.motivation.v1.ListQuotesResponse
LikeQuote titanup.motivation.v1.LikeQuoteRequest titanup.motivation.v1.LikeQuoteResponse
UnlikeQuote titanup.motivation.v1.UnlikeQuoteRequest titanup.motivation.v1.UnlikeQuoteResponse
ListLikedQuotes titanup.motivation.v1.ListLikedQuotesRequest titanup.motivation.v1.ListLikedQuotesResponse
GetPepTalk titanup.motivation.v1.GetPepTalkRequest titanup.motivation.v1.GetPepTalkResponse
ListVoicePacks titanup.motivation.v1.ListVoicePacksRequest titanup.motivation.v1.ListVoicePacksResponse
GetVoicePack titanup.motivation.v1.GetVoicePackRequest titanup.motivation.v1.GetVoicePackResponse
SelectVoicePack titanup.motivation.v1.SelectVoicePackRequest titanup.motivation.v1.SelectVoicePackResponse
CreateReminder titanup.motivation.v1.CreateReminderRequest titanup.motivation.v1.CreateReminderResponse
UpdateReminder titanup.motivation.v1.UpdateReminderRequest titanup.motivation.v1.UpdateReminderResponse
ListReminders titanup.motivation.v1.ListRemindersRequest titanup.motivation.v1.ListRemindersResponse
DeleteReminder titanup.motivation.v1.DeleteReminderRequest titanup.motivation.v1.DeleteReminderResponse
DeleteAllReminders titanup.motivation.v1.DeleteAllRemindersRequest titanup.motivation.v1.DeleteAllRemindersResponse
ListUpcomingReminders titanup.motivation.v1.ListUpcomingRemindersRequest titanup.motivation.v1.ListUpcomingRemindersResponse
StreamDueReminders titanup.motivation.v1.StreamDueRemindersRequest *titanup.motivation.v1.StreamDueRemindersResponse
AcknowledgeReminder titanup.motivation.v1.AcknowledgeReminderRequest titanup.motivation.v1.AcknowledgeReminderResponse
ListDueReminders titanup.motivation.v1.ListDueRemindersRequest titanup.motivation.v1.ListDueRemindersResponse
GetPushKey titanup.motivation.v1.GetPushKeyRequest titanup.motivation.v1.GetPushKeyResponse
CreatePushSubscription titanup.motivation.v1.CreatePushSubscriptionRequest titanup.motivation.v1.CreatePushSubscriptionResponse
ListPushSubscriptions titanup.motivation.v1.ListPushSubscriptionsRequest titanup.motivation.v1.ListPushSubscriptionsResponse
DeletePushSubscription titanup.motivation.v1.DeletePushSubscriptionRequest titanup.motivation.v1.DeletePushSubscriptionResponse
`);
