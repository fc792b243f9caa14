// Made by protoc-gen-titan from titanup/motivation/v1/motivation.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** The kind of a quote. */
export const QuoteKind: {
  /** Any, in a filter. Never sent. */
  readonly UNSPECIFIED: 0;
  /** A saying or a sentence from a text. */
  readonly QUOTE: 1;
  /** Lines of a poem or of scripture. */
  readonly VERSE: 2;
  /** A few words by TitanUp. */
  readonly SLOGAN: 3;
};

/** The occasion of a pep talk. */
export const PepOccasion: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The user has never trained yet. */
  readonly FIRST: 1;
  /** There is no current streak. */
  readonly RESTART: 2;
  /** The current streak ends unless the user trains today. */
  readonly AT_RISK: 3;
  /** The user trained today, and the day's goal isn't reached yet. */
  readonly UNDER_WAY: 4;
  /** The day's goal is reached. */
  readonly GOAL_MET: 5;
  /** None of these, for example in a pause; or the occasion is unknown. */
  readonly ANY_TIME: 6;
};

/** The events that a voice comments on. */
export const VoiceEvent: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** A second of the preparation; `{n}` are left. */
  readonly COUNTDOWN: 1;
  /** A push-up was counted, the `{n}`th. */
  readonly REP: 2;
  /** Half of the target is done; `{n}` are left. */
  readonly HALF: 3;
  /** One is left. */
  readonly LAST_REP: 4;
  /** The target is reached with `{n}`. */
  readonly TARGET_MET: 5;
  /** Something could be better; `{cue}` is one of `cues`. */
  readonly FORM_CUE: 6;
  /** The trophy `{title}` was earned. */
  readonly TROPHY: 7;
  /** Titan level `{n}` was reached. */
  readonly LEVEL_UP: 8;
};

/** The subject of a reminder. */
export const ReminderKind: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Push-ups. */
  readonly PUSH_UPS: 1;
  /** A practice. */
  readonly PRACTICE: 2;
  /** A habit. */
  readonly HABIT: 3;
  /** Anything else: `text` says what. */
  readonly OTHER: 4;
};

/** The dates of a series. */
export const ReminderFrequency: {
  /** Not allowed. */
  readonly UNSPECIFIED: 0;
  /** Only on `first_local_date`. */
  readonly ONCE: 1;
  /** On every date. */
  readonly DAILY: 2;
  /** On `weekdays`. */
  readonly WEEKLY: 3;
};

/** A quote with its source. */
export interface Quote {
  /** `seneca-epistulae-13-4`. */
  quoteId: string;
  /** Its kind. */
  kind: number;
  /** The words, in `language`. */
  text: string;
  /** The author, in `language`; `TitanUp` for our own. */
  author: string;
  /** The source: the work and the place in it; `TitanUp` for our own. */
  source: string;
  /** The language of `text`: `en` or `de`. */
  language: string;
  /** Whether `text` is TitanUp's translation rather than the author's own words. */
  isTranslation: boolean;
  /** Whether this account likes it. */
  isLiked: boolean;
  /** How many accounts like it. */
  likes: number;
}
export const Quote: MessageType<Quote>;

/** See MotivationService.GetQuote. */
export interface GetQuoteRequest {
  /** Only these kinds; empty means all. */
  kinds: number[];
  /** `en` or `de`; empty means the language of `accept-language`. */
  language: string;
  /** Only quotes that the account likes. */
  likedOnly: boolean;
}
export const GetQuoteRequest: MessageType<GetQuoteRequest>;

/** The quote. */
export interface GetQuoteResponse {
  /** With source and likes. */
  quote?: Quote;
}
export const GetQuoteResponse: MessageType<GetQuoteResponse>;

/** See MotivationService.GetSlogan. */
export interface GetSloganRequest {
  /** As in GetQuoteRequest. */
  language: string;
}
export const GetSloganRequest: MessageType<GetSloganRequest>;

/** The slogan. */
export interface GetSloganResponse {
  /** Of kind SLOGAN. */
  slogan?: Quote;
}
export const GetSloganResponse: MessageType<GetSloganResponse>;

/** See MotivationService.ListQuotes. */
export interface ListQuotesRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. Valid only with the same other fields. */
  pageToken: string;
  /** As in GetQuoteRequest. */
  kinds: number[];
  /** As in GetQuoteRequest. */
  language: string;
  /** Only quotes by this author, spelled as in `author`; empty means all. */
  author: string;
}
export const ListQuotesRequest: MessageType<ListQuotesRequest>;

/** A page of the catalogue. */
export interface ListQuotesResponse {
  /** Ordered by id. */
  quotes: Quote[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListQuotesResponse: MessageType<ListQuotesResponse>;

/** See MotivationService.LikeQuote. */
export interface LikeQuoteRequest {
  /** The id of a quote. */
  quoteId: string;
}
export const LikeQuoteRequest: MessageType<LikeQuoteRequest>;

/** The quote after the change. */
export interface LikeQuoteResponse {
  /** Liked. */
  quote?: Quote;
}
export const LikeQuoteResponse: MessageType<LikeQuoteResponse>;

/** See MotivationService.UnlikeQuote. */
export interface UnlikeQuoteRequest {
  /** The id of a quote. */
  quoteId: string;
}
export const UnlikeQuoteRequest: MessageType<UnlikeQuoteRequest>;

/** The quote after the change. */
export interface UnlikeQuoteResponse {
  /** Not liked. */
  quote?: Quote;
}
export const UnlikeQuoteResponse: MessageType<UnlikeQuoteResponse>;

/** See MotivationService.ListLikedQuotes. */
export interface ListLikedQuotesRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
}
export const ListLikedQuotesRequest: MessageType<ListLikedQuotesRequest>;

/** A page of liked quotes. */
export interface ListLikedQuotesResponse {
  /** Newest like first. */
  quotes: Quote[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListLikedQuotesResponse: MessageType<ListLikedQuotesResponse>;

/** See MotivationService.GetPepTalk. */
export interface GetPepTalkRequest {
  /**
   * IANA name of the time zone that decides which date today is; empty means the last one the account named, else that
   * of its clock (SessionsService).
   */
  timeZone: string;
}
export const GetPepTalkRequest: MessageType<GetPepTalkRequest>;

/** Words before a set. */
export interface GetPepTalkResponse {
  /** Of kind QUOTE or VERSE. */
  quote?: Quote;
  /** The voice's line, with its numbers filled in. */
  line: string;
  /** The voice. */
  voicePackId: string;
  /** The occasion that the line fits. */
  occasion: number;
  /** The account's Titan level. */
  titanLevel: number;
  /** Dates in a row; also 0 if unknown. */
  streak: number;
  /** Push-ups done today; also 0 if unknown. */
  repsToday: number;
  /** The goal in push-ups per day; 0 if unknown. */
  goal: number;
}
export const GetPepTalkResponse: MessageType<GetPepTalkResponse>;

/** A line of a voice. */
export interface VoiceLine {
  /** The event that it comments on. */
  event: number;
  /** With `{n}`, `{cue}` or `{title}`, which the device fills in. */
  text: string;
}
export const VoiceLine: MessageType<VoiceLine>;

/** The words for a push-up that could be better. */
export interface VoiceCue {
  /** Name of a FeedbackCode of titanup.pose.v1 without its prefix: `HIP_SAG`. */
  code: string;
  /** A short command. */
  text: string;
}
export const VoiceCue: MessageType<VoiceCue>;

/** A voice that speaks to the user. */
export interface VoicePack {
  /** `recruit`. */
  voicePackId: string;
  /** 1 to 6. */
  rank: number;
  /** The Titan level that unlocks it. */
  minLevel: number;
  /** Its name. */
  title: string;
  /** A sentence about its manner. */
  description: string;
  /** Whether the account's level is too low for it. */
  isLocked: boolean;
  /** Whether the account has chosen it. */
  isSelected: boolean;
  /** If an event has several lines, the device chooses one. Only in GetVoicePack. */
  lines: VoiceLine[];
  /** The words that FORM_CUE fills in. Only in GetVoicePack. */
  cues: VoiceCue[];
}
export const VoicePack: MessageType<VoicePack>;

/** See MotivationService.ListVoicePacks. */
export interface ListVoicePacksRequest {
}
export const ListVoicePacksRequest: MessageType<ListVoicePacksRequest>;

/** Every voice. */
export interface ListVoicePacksResponse {
  /** Lowest rank first, without lines. */
  voicePacks: VoicePack[];
  /** The account's Titan level. */
  titanLevel: number;
}
export const ListVoicePacksResponse: MessageType<ListVoicePacksResponse>;

/** See MotivationService.GetVoicePack. */
export interface GetVoicePackRequest {
  /** Empty means the current one. */
  voicePackId: string;
}
export const GetVoicePackRequest: MessageType<GetVoicePackRequest>;

/** A voice. */
export interface GetVoicePackResponse {
  /** With lines and cues. */
  voicePack?: VoicePack;
}
export const GetVoicePackResponse: MessageType<GetVoicePackResponse>;

/** See MotivationService.SelectVoicePack. */
export interface SelectVoicePackRequest {
  /** Empty means to follow the level. */
  voicePackId: string;
  /**
   * A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
   * REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
}
export const SelectVoicePackRequest: MessageType<SelectVoicePackRequest>;

/** The current voice. */
export interface SelectVoicePackResponse {
  /** With lines and cues. */
  voicePack?: VoicePack;
}
export const SelectVoicePackResponse: MessageType<SelectVoicePackResponse>;

/**
 * Times spread evenly over a part of the day: the first at its start, the last at its end, the others rounded down to
 * the minute; a single one at its start.
 */
export interface ReminderWindow {
  /** Minutes after midnight, 0 to 1439. */
  firstMinute: number;
  /** Minutes after midnight, not before the start, and late enough for that many different minutes. */
  lastMinute: number;
  /** 1 to 24. */
  timesPerDay: number;
}
export const ReminderWindow: MessageType<ReminderWindow>;

/** A series of reminders. */
export interface Reminder {
  /** UUID, chosen by the client. */
  reminderId: string;
  /** Its subject. Required. */
  kind: number;
  /** Its text, up to 200 characters, none of them U+0000; required for OTHER, and then more than white space. */
  text: string;
  /** Its dates. Required. */
  frequency: number;
  /** For WEEKLY, ISO 8601 numbers, 1 for Monday to 7 for Sunday, at least one; empty otherwise. */
  weekdays: number[];
  /**
   * Times of the day, in minutes after midnight, 0 to 1439, at most 24 different ones. Set either these, or `window`,
   * or `at_push_up_times`.
   */
  minutes: number[];
  /** Times spread over a part of the day instead. */
  window?: ReminderWindow;
  /**
   * IANA name of the time zone of these times, wherever the user is; empty follows the user. If a clock change skips a
   * time, the reminder comes later by the length of the jump; if a time occurs twice, the first one counts.
   */
  timeZone: string;
  /** The first date that counts, `YYYY-MM-DD`, at the latest 2999-12-31. Required for ONCE; empty means from now on. */
  firstLocalDate: string;
  /** The last date that counts, `YYYY-MM-DD`; empty means no end. Empty for ONCE. */
  lastLocalDate: string;
  /** Whether it is switched off. Absent means on. */
  isDisabled: boolean;
  /** Changes with every change of the series. Output only, but compared if sent. */
  etag: string;
  /** When it was made. Output only. */
  createTime?: google.Timestamp;
  /** When it was last changed. Output only. */
  updateTime?: google.Timestamp;
  /**
   * Uses the times of `pushups_per_day` in the account's settings (ProfileService) instead, and follows changes of that
   * setting within a second.
   */
  atPushUpTimes: boolean;
}
export const Reminder: MessageType<Reminder>;

/**
 * One reminder of a series. Series, date and minute identify it, wherever the user is when it is due: a user who flies
 * west doesn't get it twice.
 */
export interface ReminderOccurrence {
  /** The id of its series. */
  reminderId: string;
  /** Its date, `YYYY-MM-DD`. */
  localDate: string;
  /** Its time, in minutes after midnight. */
  minute: number;
  /** When it is due. */
  time?: google.Timestamp;
  /** The time zone of its date and time. */
  timeZone: string;
  /** As in its series. */
  kind: number;
  /** As in its series; if that is empty, a text for its kind in the requested language. */
  text: string;
}
export const ReminderOccurrence: MessageType<ReminderOccurrence>;

/** See MotivationService.CreateReminder. */
export interface CreateReminderRequest {
  /** Without its output-only fields. */
  reminder?: Reminder;
  /**
   * Only checks whether the series is valid and when it would be due: errors are the same, but nothing is stored, and
   * `time_zone` isn't remembered.
   */
  validateOnly: boolean;
  /**
   * The time zone for `upcoming` of a series that follows the user: an IANA name; empty means the last one the account
   * named, else UTC.
   */
  timeZone: string;
}
export const CreateReminderRequest: MessageType<CreateReminderRequest>;

/** The series as stored. */
export interface CreateReminderResponse {
  /** With its output-only fields. */
  reminder?: Reminder;
  /** Its next reminders, at most 10; none while it is disabled. */
  upcoming: ReminderOccurrence[];
}
export const CreateReminderResponse: MessageType<CreateReminderResponse>;

/** See MotivationService.UpdateReminder. */
export interface UpdateReminderRequest {
  /** Its id, the new values, and its etag, which may be empty. */
  reminder?: Reminder;
  /**
   * The fields to change: `kind`, `text`, `frequency`, `weekdays`, `minutes`, `window`, `at_push_up_times`,
   * `time_zone`, `first_local_date`, `last_local_date`, `is_disabled`. Without a mask, the populated ones change.
   */
  updateMask?: google.FieldMask;
  /** As in SelectVoicePackRequest. */
  requestId: string;
}
export const UpdateReminderRequest: MessageType<UpdateReminderRequest>;

/** The series after the change. */
export interface UpdateReminderResponse {
  /** With its output-only fields. */
  reminder?: Reminder;
}
export const UpdateReminderResponse: MessageType<UpdateReminderResponse>;

/** See MotivationService.ListReminders. */
export interface ListRemindersRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
}
export const ListRemindersRequest: MessageType<ListRemindersRequest>;

/** A page of series. */
export interface ListRemindersResponse {
  /** Newest first. */
  reminders: Reminder[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListRemindersResponse: MessageType<ListRemindersResponse>;

/** See MotivationService.DeleteReminder. */
export interface DeleteReminderRequest {
  /** UUID. */
  reminderId: string;
}
export const DeleteReminderRequest: MessageType<DeleteReminderRequest>;

/** Empty. */
export interface DeleteReminderResponse {
}
export const DeleteReminderResponse: MessageType<DeleteReminderResponse>;

/** See MotivationService.DeleteAllReminders. */
export interface DeleteAllRemindersRequest {
}
export const DeleteAllRemindersRequest: MessageType<DeleteAllRemindersRequest>;

/** The result. */
export interface DeleteAllRemindersResponse {
  /** The number of deleted series. */
  deleted: number;
}
export const DeleteAllRemindersResponse: MessageType<DeleteAllRemindersResponse>;

/** See MotivationService.ListUpcomingReminders. */
export interface ListUpcomingRemindersRequest {
  /** The maximum number; 0 means 10; at most 200; negative is INVALID_ARGUMENT. */
  limit: number;
  /** Only reminders of this series; empty means all. */
  reminderId: string;
  /** The user's time zone: an IANA name; empty means the last one the account named, else UTC. */
  timeZone: string;
}
export const ListUpcomingRemindersRequest: MessageType<ListUpcomingRemindersRequest>;

/** The next reminders. */
export interface ListUpcomingRemindersResponse {
  /** Earliest first. */
  occurrences: ReminderOccurrence[];
  /** The zone used for series that follow the user. */
  timeZone: string;
}
export const ListUpcomingRemindersResponse: MessageType<ListUpcomingRemindersResponse>;

/** See MotivationService.StreamDueReminders. */
export interface StreamDueRemindersRequest {
  /**
   * The user's time zone: an IANA name; empty means the last one the account named, else UTC. A device that travels
   * opens the stream again.
   */
  timeZone: string;
}
export const StreamDueRemindersRequest: MessageType<StreamDueRemindersRequest>;

/** A change of due reminders. */
export interface StreamDueRemindersResponse {
  /** It is due. */
  due?: ReminderOccurrence;
  /** It was sent before and is no longer due. */
  withdrawn?: ReminderOccurrence;
}
export const StreamDueRemindersResponse: MessageType<StreamDueRemindersResponse>;

/** See MotivationService.AcknowledgeReminder. */
export interface AcknowledgeReminderRequest {
  /** The id of the series. */
  reminderId: string;
  /** Of the occurrence. */
  localDate: string;
  /** Of the occurrence. */
  minute: number;
}
export const AcknowledgeReminderRequest: MessageType<AcknowledgeReminderRequest>;

/** The acknowledgement. */
export interface AcknowledgeReminderResponse {
  /** When it was first acknowledged. */
  acknowledgeTime?: google.Timestamp;
  /** Whether this call was the first. */
  wasFirst: boolean;
}
export const AcknowledgeReminderResponse: MessageType<AcknowledgeReminderResponse>;

/** See MotivationService.ListDueReminders. */
export interface ListDueRemindersRequest {
  /** As in StreamDueRemindersRequest. */
  timeZone: string;
}
export const ListDueRemindersRequest: MessageType<ListDueRemindersRequest>;

/** The reminders that are due and not acknowledged. */
export interface ListDueRemindersResponse {
  /** Earliest first. */
  occurrences: ReminderOccurrence[];
}
export const ListDueRemindersResponse: MessageType<ListDueRemindersResponse>;

/** See MotivationService.GetPushKey. */
export interface GetPushKeyRequest {
}
export const GetPushKeyRequest: MessageType<GetPushKeyRequest>;

/** The key for subscriptions. */
export interface GetPushKeyResponse {
  /** `applicationServerKey`: a point of P-256, uncompressed, 65 bytes; empty if this installation sends no pushes. */
  publicKey: Uint8Array;
}
export const GetPushKeyResponse: MessageType<GetPushKeyResponse>;

/** A device that reminders are pushed to: what a browser's PushSubscription holds. */
export interface PushSubscription {
  /**
   * Where pushes for the device go: an https URL of the browser maker's push service, up to 1024 ASCII characters.
   * Anyone who knows it may try to push, so it is shown to its owner only.
   */
  endpoint: string;
  /** The device's public key: a point of P-256, uncompressed, 65 bytes. Never sent. */
  p256dh: Uint8Array;
  /** The device's authentication secret, 16 bytes. Never sent. */
  auth: Uint8Array;
  /** The language of the pushes: `en` or `de`. Output only. */
  language: string;
  /** When the device subscribed. Output only. */
  createTime?: google.Timestamp;
  /** When the device last called CreatePushSubscription. Output only. */
  renewTime?: google.Timestamp;
}
export const PushSubscription: MessageType<PushSubscription>;

/** See MotivationService.CreatePushSubscription. */
export interface CreatePushSubscriptionRequest {
  /** Without its output-only fields. */
  subscription?: PushSubscription;
}
export const CreatePushSubscriptionRequest: MessageType<CreatePushSubscriptionRequest>;

/** The subscription as stored. */
export interface CreatePushSubscriptionResponse {
  /** With its output-only fields. */
  subscription?: PushSubscription;
}
export const CreatePushSubscriptionResponse: MessageType<CreatePushSubscriptionResponse>;

/** See MotivationService.ListPushSubscriptions. */
export interface ListPushSubscriptionsRequest {
}
export const ListPushSubscriptionsRequest: MessageType<ListPushSubscriptionsRequest>;

/** The subscriptions. */
export interface ListPushSubscriptionsResponse {
  /** Renewed last first, at most 20. */
  subscriptions: PushSubscription[];
}
export const ListPushSubscriptionsResponse: MessageType<ListPushSubscriptionsResponse>;

/** See MotivationService.DeletePushSubscription. */
export interface DeletePushSubscriptionRequest {
  /** Of the subscription. */
  endpoint: string;
}
export const DeletePushSubscriptionRequest: MessageType<DeletePushSubscriptionRequest>;

/** Empty. */
export interface DeletePushSubscriptionResponse {
}
export const DeletePushSubscriptionResponse: MessageType<DeletePushSubscriptionResponse>;

/** The methods that users and their devices call. A request that names a language gets texts in that language. */
export const MotivationService: {
  /**
   * Returns a random quote, a different one each time: quotes that the account has never seen come first, then those
   * seen longest ago. With two or more to choose from, the same quote never comes twice in a row, on any device and
   * across restarts. NOT_FOUND CATALOGUE_EMPTY if nothing passes the filter. INVALID_ARGUMENT for an unknown kind or
   * language.
   */
  readonly getQuote: Method<GetQuoteRequest, GetQuoteResponse>;
  /** The same, with slogans only. */
  readonly getSlogan: Method<GetSloganRequest, GetSloganResponse>;
  /**
   * Lists the whole catalogue, ordered by id, in pages. INVALID_ARGUMENT as in GetQuote, and PAGE_TOKEN_INVALID for a
   * token from another list.
   */
  readonly listQuotes: Method<ListQuotesRequest, ListQuotesResponse>;
  /** Likes a quote; liking it again changes nothing. NOT_FOUND for an id that isn't in the catalogue. */
  readonly likeQuote: Method<LikeQuoteRequest, LikeQuoteResponse>;
  /** Removes a like; OK if there is none. NOT_FOUND for an id that isn't in the catalogue. */
  readonly unlikeQuote: Method<UnlikeQuoteRequest, UnlikeQuoteResponse>;
  /**
   * Lists the quotes that the account likes, newest like first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a
   * token from another list.
   */
  readonly listLikedQuotes: Method<ListLikedQuotesRequest, ListLikedQuotesResponse>;
  /**
   * Returns a pep talk before a set: a quote or verse as in GetQuote, and a line of the current voice that fits the
   * occasion. The level comes from TrophiesService, streak and goal from SessionsService; if one of them doesn't answer
   * within two seconds, the line is one that always fits, and the voice is that of the last known level.
   * INVALID_ARGUMENT ZONE_UNKNOWN.
   */
  readonly getPepTalk: Method<GetPepTalkRequest, GetPepTalkResponse>;
  /**
   * Lists every voice, lowest rank first. The level comes from TrophiesService, or is the last known one if that
   * doesn't answer within two seconds. The choice is the one in the settings; a change there takes effect in a moment.
   */
  readonly listVoicePacks: Method<ListVoicePacksRequest, ListVoicePacksResponse>;
  /**
   * Returns one voice with its lines, which the device speaks: the named one, else the chosen one, else the highest
   * that the account's Titan level has unlocked. Level and choice as in ListVoicePacks. NOT_FOUND for an unknown one.
   */
  readonly getVoicePack: Method<GetVoicePackRequest, GetVoicePackResponse>;
  /**
   * Chooses a voice, or none: then the highest unlocked voice speaks. The choice is the setting `voice_pack_id` in
   * ProfileService; a locked voice that is set there speaks once it is unlocked. FAILED_PRECONDITION LEVEL_TOO_LOW,
   * with `level` and `min_level` in its details. NOT_FOUND for an unknown one. UNAVAILABLE if the setting can't be
   * stored.
   */
  readonly selectVoicePack: Method<SelectVoicePackRequest, SelectVoicePackResponse>;
  /**
   * Creates a series of reminders. The client chooses the id: the same id with the same content returns the existing
   * series; with different content, or if that series was deleted, ALREADY_EXISTS REMINDER_EXISTS. RESOURCE_EXHAUSTED
   * TOO_MANY_REMINDERS beyond 50. INVALID_ARGUMENT with a violation for each wrong field, and DATE_IN_PAST or
   * TIME_IN_PAST for a new series that would never be due.
   */
  readonly createReminder: Method<CreateReminderRequest, CreateReminderResponse>;
  /**
   * Changes a series. Reminders that were due before the change are no longer due. ABORTED ETAG_MISMATCH if it has
   * changed since the etag. NOT_FOUND if there is none with this id, or it belongs to another user. INVALID_ARGUMENT
   * with a violation for each wrong field, DATE_IN_PAST or TIME_IN_PAST for times or dates after which the series would
   * never be due again, or PATH_UNKNOWN for a path that isn't a field of a reminder.
   */
  readonly updateReminder: Method<UpdateReminderRequest, UpdateReminderResponse>;
  /** Lists every series, newest first, in pages. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from another list. */
  readonly listReminders: Method<ListRemindersRequest, ListRemindersResponse>;
  /** Deletes a series; deleting it again is OK. NOT_FOUND if this id never existed or belongs to another user. */
  readonly deleteReminder: Method<DeleteReminderRequest, DeleteReminderResponse>;
  /** Deletes every series of the account. */
  readonly deleteAllReminders: Method<DeleteAllRemindersRequest, DeleteAllRemindersResponse>;
  /**
   * Lists the next reminders of all series or of one, earliest first, without disabled series. NOT_FOUND if the account
   * has no series with this id. INVALID_ARGUMENT ZONE_UNKNOWN.
   */
  readonly listUpcomingReminders: Method<ListUpcomingRemindersRequest, ListUpcomingRemindersResponse>;
  /**
   * Streams reminders when they are due: first those that are already due, then each at its time. An unacknowledged
   * reminder stays due until the next one of its series, for a day at most, and is sent again when a device opens the
   * stream. If a reminder that was sent is no longer due, because another device acknowledged it or its series changed,
   * the stream says so. The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT ZONE_UNKNOWN.
   * UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED TOO_MANY_WATCHES if the account already has the
   * maximum number of such streams open on this service, 32 by default.
   */
  readonly streamDueReminders: Method<StreamDueRemindersRequest, StreamDueRemindersResponse>;
  /**
   * Marks a reminder as seen on all devices. Calling it again is OK, and returns the time of the first call. NOT_FOUND
   * if the account has no series with this id. INVALID_ARGUMENT for a date more than 8 days from today, or a minute
   * outside the day.
   */
  readonly acknowledgeReminder: Method<AcknowledgeReminderRequest, AcknowledgeReminderResponse>;
  /**
   * Lists the reminders that are due and that no device has acknowledged, earliest first: what StreamDueReminders would
   * send first. INVALID_ARGUMENT ZONE_UNKNOWN.
   */
  readonly listDueReminders: Method<ListDueRemindersRequest, ListDueRemindersResponse>;
  /**
   * Returns the key that a browser subscribes to pushes with (RFC 8292). It is the same for all users, and changes only
   * if the operator changes it.
   */
  readonly getPushKey: Method<GetPushKeyRequest, GetPushKeyResponse>;
  /**
   * Has the account's reminders pushed to a device when they are due (RFC 8030), whether or not TitanUp is open there.
   * The push is a ReminderOccurrence, encrypted for the device (RFC 8291), with its text in the language of this call.
   * Acknowledged reminders aren't pushed; one that is pushed twice, which an outage may cause, has the same `Topic`.
   * Pushes go to devices that subscribed before the reminder was due.
   *
   * The device calls this whenever it starts: the same endpoint again replaces keys and language. Subscriptions end
   * when the push service says so, when the sign-in they belong to is revoked, and 30 days after the last such call. An
   * account has at most 20: one more replaces the one that was renewed longest ago. An endpoint belongs to the account
   * that named it last. INVALID_ARGUMENT ENDPOINT_NOT_ALLOWED for an endpoint that isn't at a public push service, or
   * KEY_INVALID. FAILED_PRECONDITION PUSH_OFF if this installation sends no pushes.
   */
  readonly createPushSubscription: Method<CreatePushSubscriptionRequest, CreatePushSubscriptionResponse>;
  /** Lists the account's subscriptions, renewed last first. */
  readonly listPushSubscriptions: Method<ListPushSubscriptionsRequest, ListPushSubscriptionsResponse>;
  /** Ends a subscription; OK if there is none. */
  readonly deletePushSubscription: Method<DeletePushSubscriptionRequest, DeletePushSubscriptionResponse>;
};
