// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** What a trophy measures. */
export const TrophyMetric: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Counted push-ups; with another exercise, its counted repetitions, or the seconds that it was held. */
  readonly REPS: 1;
  /** Dates with at least one of them. */
  readonly ACTIVE_DAYS: 2;
  /** Consecutive counted push-ups within a time. */
  readonly REPS_IN_WINDOW: 3;
  /** Counted sessions, however many push-ups they hold. */
  readonly SESSIONS: 4;
};

/** The scope of a metric. */
export const TrophyScope: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** One session; with another exercise than push-ups, one set. */
  readonly SESSION: 1;
  /** One local date. */
  readonly DAY: 2;
  /** Consecutive local dates. */
  readonly STREAK: 3;
  /** All time. */
  readonly LIFETIME: 4;
};

/**
 * What a rule counts; the numbers are those of titanup.pose.v1.Exercise. Push-ups count from sessions. Every other
 * exercise counts from completed practices, and only sets that a receipt of the pose service proves.
 */
export const TrophyExercise: {
  /** Push-ups. */
  readonly UNSPECIFIED: 0;
  /** Push-ups. Sent as UNSPECIFIED, which means the same. */
  readonly PUSH_UP: 1;
  /** Squats. */
  readonly SQUAT: 2;
  /** Lunges. */
  readonly LUNGE: 3;
  /** Sit-ups. */
  readonly SIT_UP: 4;
  /** Jumping jacks. */
  readonly JUMPING_JACK: 5;
  /** Pull-ups and chin-ups. */
  readonly PULL_UP: 6;
  /** Burpees. */
  readonly BURPEE: 7;
  /** Planks, in seconds. */
  readonly PLANK: 8;
  /** Wall sits, in seconds. */
  readonly WALL_SIT: 9;
};

/** The state of an award. */
export const AwardState: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** Earned. */
  readonly GRANTED: 1;
  /** Earned under a rule that has become harder since. */
  readonly GRANDFATHERED: 2;
  /** Its proof is gone. */
  readonly REVOKED: 3;
};

/** When a medal is earned. */
export const MedalFamily: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** For one date. */
  readonly INTRADAY: 1;
  /** For a number of dates in a row. */
  readonly CONSISTENCY: 2;
};

/** The evidence that a rule requires, best first; the numbers are those of titanup.sessions.v1.Evidence. */
export const TrophyEvidence: {
  /** VERIFIED_DIGEST in requests. Never sent. */
  readonly UNSPECIFIED: 0;
  /** Counted by TitanUp; the landmarks are kept. */
  readonly VERIFIED_STREAM: 1;
  /** Counted by TitanUp. */
  readonly VERIFIED_DIGEST: 2;
  /** The device reports when each rep happened. */
  readonly DEVICE: 3;
  /** Typed in. */
  readonly DECLARED: 4;
};

/** What a rule gives. */
export const RuleKind: {
  /** TROPHY in requests. Never sent. */
  readonly UNSPECIFIED: 0;
  /** An award, once. */
  readonly TROPHY: 1;
  /** A medal of MEDAL_FAMILY_INTRADAY. */
  readonly MEDAL_INTRADAY: 2;
  /** A medal of MEDAL_FAMILY_CONSISTENCY. */
  readonly MEDAL_CONSISTENCY: 3;
};

/** What happens to an award that the version in force wouldn't grant. */
export const ReevaluationPolicy: {
  /** KEEP in requests. Never sent. */
  readonly UNSPECIFIED: 0;
  /** It stays, as GRANDFATHERED, if it was earned before its version was replaced. */
  readonly KEEP: 1;
  /** It is revoked permanently: earlier versions no longer protect it. */
  readonly REVOKE: 2;
};

/** The state of an operation. */
export const OperationState: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** It is running. */
  readonly RUNNING: 1;
  /** It has finished. */
  readonly DONE: 2;
};

/** A trophy of the catalogue. */
export interface Trophy {
  /** `T-SESSION-5`. */
  trophyId: string;
  /** In the requested language: `5 pushups`. */
  title: string;
  /** What earns it, in the requested language. */
  description: string;
  /** The URI of its picture. */
  imageUri: string;
  /** Its metric. */
  metric: number;
  /** Its scope. */
  scope: number;
  /** The number it takes. */
  threshold: number;
  /** For REPS_IN_WINDOW, the time limit in milliseconds; the reps must take less. 0 otherwise. */
  windowMs: number;
  /** The version of the rule in force. */
  ruleVersion: number;
  /** Points it gives towards the Titan level. */
  experience: number;
  /**
   * Whether it is secret until it is earned. Of a masked trophy only the id is real: title, description and image are
   * the same for all secrets, and the rest is absent.
   */
  isSecret: boolean;
  /** What it counts; UNSPECIFIED means push-ups. */
  exercise: number;
}
export const Trophy: MessageType<Trophy>;

/** The proof of an award. */
export interface AwardProof {
  /**
   * UUIDs of the sessions, in chronological order; for LIFETIME, the one that completed it. Empty for another exercise
   * than push-ups.
   */
  sessionIds: string[];
  /** For REPS_IN_WINDOW, the number of the first rep of the run, from 1; 0 otherwise. */
  firstRep: number;
  /** For REPS_IN_WINDOW, the number of the last rep of the run; 0 otherwise. */
  lastRep: number;
  /** The dates that count, `YYYY-MM-DD`. */
  localDates: string[];
  /**
   * For another exercise than push-ups, UUIDs of the practices, in chronological order; for LIFETIME, the one that
   * completed it.
   */
  practiceIds: string[];
}
export const AwardProof: MessageType<AwardProof>;

/** A trophy that was earned. */
export interface Award {
  /** UUID. */
  awardId: string;
  /** The trophy. */
  trophy?: Trophy;
  /** The version of the fulfilled rule. */
  ruleVersion: number;
  /** When the condition became true, by the time of the events. */
  earnTime?: google.Timestamp;
  /** When the server granted it. */
  grantTime?: google.Timestamp;
  /** Its state. */
  state: number;
  /** Its proof. */
  proof?: AwardProof;
  /** Whether the user has seen it. */
  seen: boolean;
}
export const Award: MessageType<Award>;

/** See TrophiesService.GetTrophy. */
export interface GetTrophyRequest {
  /** `T-SESSION-5`. */
  trophyId: string;
}
export const GetTrophyRequest: MessageType<GetTrophyRequest>;

/** The trophy. */
export interface GetTrophyResponse {
  /** By the rule in force. */
  trophy?: Trophy;
  /** Whether the user has it. */
  isEarned: boolean;
}
export const GetTrophyResponse: MessageType<GetTrophyResponse>;

/** See TrophiesService.GetAward. */
export interface GetAwardRequest {
  /** UUID. */
  awardId: string;
}
export const GetAwardRequest: MessageType<GetAwardRequest>;

/** The award. */
export interface GetAwardResponse {
  /** Its current state. */
  award?: Award;
}
export const GetAwardResponse: MessageType<GetAwardResponse>;

/** See TrophiesService.AcknowledgeAward. */
export interface AcknowledgeAwardRequest {
  /** UUID. */
  awardId: string;
}
export const AcknowledgeAwardRequest: MessageType<AcknowledgeAwardRequest>;

/** The award. */
export interface AcknowledgeAwardResponse {
  /** Seen. */
  award?: Award;
}
export const AcknowledgeAwardResponse: MessageType<AcknowledgeAwardResponse>;

/** See TrophiesService.ExplainAward. */
export interface ExplainAwardRequest {
  /** `T-SESSION-5`. */
  trophyId: string;
}
export const ExplainAwardRequest: MessageType<ExplainAwardRequest>;

/** An attempt that wasn't enough. */
export interface NearMiss {
  /** What it reached with sessions that count. */
  value: number;
  /** What it would have reached if every session counted; 0 if that isn't more. */
  unverifiedValue: number;
  /** UUIDs of its sessions, in chronological order. */
  sessionIds: string[];
  /** Its dates, `YYYY-MM-DD`. */
  localDates: string[];
  /** For another exercise than push-ups, UUIDs of its practices, in chronological order; then `session_ids` is empty. */
  practiceIds: string[];
}
export const NearMiss: MessageType<NearMiss>;

/** The explanation. */
export interface ExplainAwardResponse {
  /** By the rule in force. */
  trophy?: Trophy;
  /** Absent if it was never earned. */
  award?: Award;
  /** The closest attempts that didn't earn it, best first; three at most. */
  nearMisses: NearMiss[];
}
export const ExplainAwardResponse: MessageType<ExplainAwardResponse>;

/** A medal that was earned. */
export interface Medal {
  /** `M-DAY-5`. */
  medalId: string;
  /** In the requested language. */
  title: string;
  /** What earns it, in the requested language. */
  description: string;
  /** The URI of its picture. */
  imageUri: string;
  /** When it is earned. */
  family: number;
  /** The number it takes. */
  threshold: number;
  /** The number of dates on which it was earned. */
  count: number;
  /** The first of them, `YYYY-MM-DD`. */
  firstLocalDate: string;
  /** The last of them, `YYYY-MM-DD`. */
  lastLocalDate: string;
  /** Its metric. */
  metric: number;
  /** Its scope. */
  scope: number;
  /** What it counts; UNSPECIFIED means push-ups. */
  exercise: number;
}
export const Medal: MessageType<Medal>;

/** See TrophiesService.ListCurrentMedals. */
export interface ListCurrentMedalsRequest {
  /** As in GetTrophyProgressRequest. */
  timeZone: string;
}
export const ListCurrentMedalsRequest: MessageType<ListCurrentMedalsRequest>;

/** The medals that the user wears. */
export interface ListCurrentMedalsResponse {
  /** In the order of the catalogue. */
  medals: Medal[];
  /** Today's date, `YYYY-MM-DD`. */
  today: string;
  /** The zone used. */
  timeZone: string;
}
export const ListCurrentMedalsResponse: MessageType<ListCurrentMedalsResponse>;

/** See TrophiesService.ListMedalHistory. */
export interface ListMedalHistoryRequest {
  /** Only medals earned on this date or later, `YYYY-MM-DD`; empty means all. */
  fromLocalDate: string;
  /** Only medals earned on this date or earlier, `YYYY-MM-DD`; empty means all. */
  toLocalDate: string;
}
export const ListMedalHistoryRequest: MessageType<ListMedalHistoryRequest>;

/** A date on which medals were earned. */
export interface MedalDay {
  /** `YYYY-MM-DD`. */
  localDate: string;
  /** The medals, in the order of the catalogue. */
  medalIds: string[];
}
export const MedalDay: MessageType<MedalDay>;

/** The trophy. */
export interface ListMedalHistoryResponse {
  /** In the order of the catalogue, counted over the requested dates. */
  medals: Medal[];
  /** Newest first. */
  days: MedalDay[];
}
export const ListMedalHistoryResponse: MessageType<ListMedalHistoryResponse>;

/** A rank by lifetime experience. It never falls. */
export interface Level {
  /** From 1. */
  number: number;
  /** The user's points. */
  experience: number;
  /** Points at which this level begins. */
  threshold: number;
  /** Points at which the next one begins. */
  nextThreshold: number;
  /** 1 to 6: the voice packs it unlocks; ranks begin with the levels 1, 5, 10, 20, 30 and 50. */
  rank: number;
  /** The points needed to reach this level again if its basis was taken back since; 0 otherwise. */
  regainedAt: number;
}
export const Level: MessageType<Level>;

/** See TrophiesService.GetLevel. */
export interface GetLevelRequest {
}
export const GetLevelRequest: MessageType<GetLevelRequest>;

/** The level. */
export interface GetLevelResponse {
  /** The caller's level. */
  level?: Level;
}
export const GetLevelResponse: MessageType<GetLevelResponse>;

/** See TrophiesService.ExplainLevel. */
export interface ExplainLevelRequest {
}
export const ExplainLevelRequest: MessageType<ExplainLevelRequest>;

/** The sources of the points. */
export interface ExplainLevelResponse {
  /** The caller's level. */
  level?: Level;
  /** Reps that TitanUp counted: one point each. Declared reps give none. */
  verifiedReps: number;
  /** Dates with such reps: ten points each. */
  activeDates: number;
  /** Points from the trophies that the user has. */
  trophyExperience: number;
  /** The version of the formulas behind these figures; it changes with them. */
  formulaVersion: string;
}
export const ExplainLevelResponse: MessageType<ExplainLevelResponse>;

/** See TrophiesService.ListTrophies. */
export interface ListTrophiesRequest {
  /** Also trophies that aren't earned yet. */
  includeLocked: boolean;
}
export const ListTrophiesRequest: MessageType<ListTrophiesRequest>;

/** The catalogue. */
export interface ListTrophiesResponse {
  /** In the order of its rules. */
  trophies: Trophy[];
}
export const ListTrophiesResponse: MessageType<ListTrophiesResponse>;

/** See TrophiesService.ListAwards. */
export interface ListAwardsRequest {
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
  /** Also awards that were revoked. */
  includeRevoked: boolean;
  /** A session that `is_session_judged` shall tell of; empty for none. INVALID_ARGUMENT UUID_INVALID for what is no id. */
  sessionId: string;
}
export const ListAwardsRequest: MessageType<ListAwardsRequest>;

/** A page of awards. */
export interface ListAwardsResponse {
  /** Newest `earn_time` first; awards of one instant in the order of their ids. */
  awards: Award[];
  /** Empty on the last page. */
  nextPageToken: string;
  /**
   * Whether the request's session is known here and judged: then whatever it earned was there to be listed. A session is
   * judged a moment after it is recorded.
   */
  isSessionJudged: boolean;
}
export const ListAwardsResponse: MessageType<ListAwardsResponse>;

/** See TrophiesService.GetTrophyProgress. */
export interface GetTrophyProgressRequest {
  /**
   * IANA name of the time zone that decides which date today is; empty means the user's clock's zone, else that of the
   * newest session or counted set, else UTC.
   */
  timeZone: string;
}
export const GetTrophyProgressRequest: MessageType<GetTrophyProgressRequest>;

/** The progress towards a trophy. */
export interface TrophyProgress {
  /** Not yet earned. */
  trophy?: Trophy;
  /**
   * The best so far: within one session or set, today, in the current streak, or in total, depending on the trophy's
   * scope.
   */
  current: number;
  /** The threshold. */
  target: number;
  /** `current` relative to `target`, 0 to 99. */
  percent: number;
  /** What to do next, in the requested language. */
  nextHint: string;
  /**
   * Reps that would count if TitanUp had counted them; 0 if missing evidence isn't the problem, and for other exercises
   * than push-ups.
   */
  unverifiedCurrent: number;
}
export const TrophyProgress: MessageType<TrophyProgress>;

/** The progress towards the trophies. */
export interface GetTrophyProgressResponse {
  /** The trophies that aren't earned yet, in the order of their rules. */
  progress: TrophyProgress[];
}
export const GetTrophyProgressResponse: MessageType<GetTrophyProgressResponse>;

/** See TrophiesService.WatchAwards. */
export interface WatchAwardsRequest {
  /** From the last response; empty means from the beginning. */
  cursor: string;
  /** Also levels. */
  includeLevels: boolean;
}
export const WatchAwardsRequest: MessageType<WatchAwardsRequest>;

/** An award was granted or revoked, or a level was reached. */
export interface WatchAwardsResponse {
  /** The award in its current state; absent for a level. */
  award?: Award;
  /** The cursor to ask for the next changes with. */
  cursor: string;
  /**
   * The highest level reached, as in GetLevel; absent for an award. A user who has risen several times since the cursor
   * gets only the last level.
   */
  level?: Level;
}
export const WatchAwardsResponse: MessageType<WatchAwardsResponse>;

/** See TrophiesService.GetImage. */
export interface GetImageRequest {
  /** `titanup:trophies/T-SESSION-5.svg`. */
  imageUri: string;
}
export const GetImageRequest: MessageType<GetImageRequest>;

/** The picture. */
export interface GetImageResponse {
  /** `image/svg+xml`. */
  mediaType: string;
  /** The file. */
  content: Uint8Array;
}
export const GetImageResponse: MessageType<GetImageResponse>;

/** A public link to one award. */
export interface AwardLink {
  /** UUID. */
  linkId: string;
  /** UUID of the award. */
  awardId: string;
  /** Its trophy. */
  trophyId: string;
  /** The name that the link shows; empty for none. */
  displayName: string;
  /**
   * The path of the page that shows the award, `/a/` and 43 characters. Keep it from others: it is all that opens the
   * link. Empty for a link that was made under an earlier key of the server, which still works.
   */
  path: string;
  /** When it was made. */
  createTime?: google.Timestamp;
  /** Whether it shows the award. It doesn't while the award is revoked. */
  isValid: boolean;
}
export const AwardLink: MessageType<AwardLink>;

/** See TrophiesService.CreateAwardLink. */
export interface CreateAwardLinkRequest {
  /** A UUID of the client's choice, which makes a retry safe. */
  linkId: string;
  /** UUID of the award. */
  awardId: string;
  /** The name that the link shall show, at most 60 characters without control characters; empty for none. */
  displayName: string;
}
export const CreateAwardLinkRequest: MessageType<CreateAwardLinkRequest>;

/** The link. */
export interface CreateAwardLinkResponse {
  /** With its path. */
  link?: AwardLink;
}
export const CreateAwardLinkResponse: MessageType<CreateAwardLinkResponse>;

/** See TrophiesService.ListAwardLinks. */
export interface ListAwardLinksRequest {
  /** UUID: only links to this award; empty means all. */
  awardId: string;
}
export const ListAwardLinksRequest: MessageType<ListAwardLinksRequest>;

/** The links. */
export interface ListAwardLinksResponse {
  /** Newest first; at most 100. */
  links: AwardLink[];
}
export const ListAwardLinksResponse: MessageType<ListAwardLinksResponse>;

/** See TrophiesService.RevokeAwardLink. */
export interface RevokeAwardLinkRequest {
  /** UUID. */
  linkId: string;
}
export const RevokeAwardLinkRequest: MessageType<RevokeAwardLinkRequest>;

/** The link is revoked. */
export interface RevokeAwardLinkResponse {
}
export const RevokeAwardLinkResponse: MessageType<RevokeAwardLinkResponse>;

/** See TrophiesService.GetSharedAward. */
export interface GetSharedAwardRequest {
  /** What follows `/a/` in the link's path. */
  token: string;
}
export const GetSharedAwardRequest: MessageType<GetSharedAwardRequest>;

/** The award behind a public link. */
export interface GetSharedAwardResponse {
  /**
   * A compact JWS (RFC 7515) signed with EdDSA (RFC 8037), header `kid`, `typ` = `award-statement+jwt`. It is signed
   * anew for each request, so `iat` is the time at which the award stood. Claims: iss ("titanup-trophies"), jti (the
   * link's id), iat (seconds), trophy (`T-SESSION-5`), title and description (an object: `en`, `de`), rule (an object:
   * version, metric, scope, threshold, window_ms and experience, numbers as in Trophy, and exercise for another one than
   * push-ups; then the evidence below is of practices and their sets), earned_on (`YYYY-MM-DD`),
   * evidence (an object: sessions, the number of them; reps, their sum; dates, the number of dates that count; latest,
   * the newest 50 sessions as arrays of date, reps and evidence, a number as in titanup.sessions.v1.Evidence; and
   * first_rep and last_rep for REPS_IN_WINDOW), and name, if the owner chose to show one. A statement names neither the
   * account nor its sessions.
   */
  statementJws: string;
}
export const GetSharedAwardResponse: MessageType<GetSharedAwardResponse>;

/** See TrophiesService.GetAwardKeys. */
export interface GetAwardKeysRequest {
}
export const GetAwardKeysRequest: MessageType<GetAwardKeysRequest>;

/** A public key that verifies statements about awards (RFC 8037). */
export interface AwardKey {
  /** As `kid` in the header of a statement: the key's thumbprint (RFC 7638). */
  keyId: string;
  /** The 32 bytes of an Ed25519 public key in base64url without padding, as `x` of a JWK. */
  x: string;
}
export const AwardKey: MessageType<AwardKey>;

/** The keys. */
export interface GetAwardKeysResponse {
  /** Empty if the server makes no links. */
  keys: AwardKey[];
  /** The same as a JWKS document (RFC 7517). */
  jwksJson: string;
}
export const GetAwardKeysResponse: MessageType<GetAwardKeysResponse>;

/** The texts of a trophy or a medal. */
export interface TrophyText {
  /** 1 to 60 characters. */
  title: string;
  /** What earns it: 1 to 200 characters. */
  description: string;
}
export const TrophyText: MessageType<TrophyText>;

/** One version of the rule of a trophy or a medal. */
export interface TrophyRule {
  /**
   * Chosen by its creator: `T-` for trophies or `M-` for medals, and up to 40 characters of A-Z, 0-9 and `-`. Users see
   * nothing but this of secret trophies.
   */
  trophyId: string;
  /**
   * From 1; the highest is in force. In UpdateTrophyRule and ArchiveTrophyRule, the version to replace; 0 means the one
   * in force. Ignored elsewhere.
   */
  version: number;
  /**
   * For trophies, REPS over SESSION, DAY or LIFETIME, SESSIONS over DAY or LIFETIME, REPS_IN_WINDOW over SESSION, or
   * ACTIVE_DAYS over STREAK; for intraday medals, REPS over SESSION or DAY, or SESSIONS over DAY; for consistency
   * medals, ACTIVE_DAYS over STREAK. With another exercise than push-ups, only REPS and ACTIVE_DAYS.
   */
  metric: number;
  /** See metric. */
  scope: number;
  /**
   * The number it takes: reps 1 to 10,000, over LIFETIME 1 to 1,000,000; sessions 1 to 200, over LIFETIME 1 to 100,000;
   * dates 1 to 3,650; reps in a window 1 to 500.
   */
  threshold: number;
  /** For REPS_IN_WINDOW, the reps must take less than this number of milliseconds, 100 to 3,600,000. 0 otherwise. */
  windowMs: number;
  /** The minimum evidence of sessions that count. With another exercise than push-ups, only VERIFIED_DIGEST. */
  minEvidence: number;
  /** Place in the catalogue, 1 to 1,000,000; 0 in CreateTrophyRule means the last of its kind. */
  catalogueOrder: number;
  /**
   * The URI of its picture: empty means a picture of its own, drawn from the rule; otherwise the picture of another
   * trophy or medal of the catalogue that isn't secret.
   */
  imageUri: string;
  /** Points it gives towards the Titan level, 0 to 1,000; 30 makes it silver, 90 gold. 0 for medals. */
  experience: number;
  /** Whether it stays hidden from users until they earn it; never for medals. */
  isSecret: boolean;
  /** In English. */
  english?: TrophyText;
  /** In German. */
  german?: TrophyText;
  /** When this version came into force. Ignored in requests. */
  activeFrom?: google.Timestamp;
  /** Whether it is archived. Ignored in requests. */
  isArchived: boolean;
  /** What it gives. */
  kind: number;
  /** What it counts; push-ups if absent. */
  exercise: number;
}
export const TrophyRule: MessageType<TrophyRule>;

/** See TrophiesAdminService.CreateTrophyRule. */
export interface CreateTrophyRuleRequest {
  /** The rule. */
  rule?: TrophyRule;
  /** A UUID that makes a retry safe for a week. May be empty. */
  requestId: string;
}
export const CreateTrophyRuleRequest: MessageType<CreateTrophyRuleRequest>;

/** The rule. */
export interface CreateTrophyRuleResponse {
  /** Version 1. */
  rule?: TrophyRule;
}
export const CreateTrophyRuleResponse: MessageType<CreateTrophyRuleResponse>;

/** See TrophiesAdminService.UpdateTrophyRule. */
export interface UpdateTrophyRuleRequest {
  /** The new version. */
  rule?: TrophyRule;
  /** The fields to change: `threshold`, `english.title` … Without a mask, the populated ones change. */
  updateMask?: google.FieldMask;
  /** As in CreateTrophyRuleRequest. */
  requestId: string;
}
export const UpdateTrophyRuleRequest: MessageType<UpdateTrophyRuleRequest>;

/** The rule. */
export interface UpdateTrophyRuleResponse {
  /** The version in force. */
  rule?: TrophyRule;
}
export const UpdateTrophyRuleResponse: MessageType<UpdateTrophyRuleResponse>;

/** See TrophiesAdminService.ArchiveTrophyRule. */
export interface ArchiveTrophyRuleRequest {
  /** `T-SESSION-5`, `M-DAY-5`. */
  trophyId: string;
  /** As in TrophyRule. */
  version: number;
  /** As in CreateTrophyRuleRequest. */
  requestId: string;
}
export const ArchiveTrophyRuleRequest: MessageType<ArchiveTrophyRuleRequest>;

/** The rule. */
export interface ArchiveTrophyRuleResponse {
  /** The version in force: archived. */
  rule?: TrophyRule;
}
export const ArchiveTrophyRuleResponse: MessageType<ArchiveTrophyRuleResponse>;

/** See TrophiesAdminService.ListTrophyRules. */
export interface ListTrophyRulesRequest {
  /** Only the rules of this trophy or medal; empty means all. */
  trophyId: string;
  /** Also replaced versions, newest version of a trophy first. */
  includePastVersions: boolean;
  /** Also archived ones. */
  includeArchived: boolean;
  /** 0 means 50; at most 200; negative is INVALID_ARGUMENT. */
  pageSize: number;
  /** From the previous page; empty for the first page. */
  pageToken: string;
  /** Only rules of this kind; UNSPECIFIED means trophies, or the kind that `trophy_id` names. */
  kind: number;
}
export const ListTrophyRulesRequest: MessageType<ListTrophyRulesRequest>;

/** A page of rules. */
export interface ListTrophyRulesResponse {
  /** In the order of the catalogue. */
  rules: TrophyRule[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListTrophyRulesResponse: MessageType<ListTrophyRulesResponse>;

/** See TrophiesAdminService.PreviewRule. */
export interface PreviewRuleRequest {
  /** As in CreateTrophyRule; for an existing trophy, the version that UpdateTrophyRule would put in force. */
  rule?: TrophyRule;
  /** The policy for judging everybody again. */
  policy: number;
  /** The maximum number of users to examine; 0 means all. */
  maxUsers: number;
}
export const PreviewRuleRequest: MessageType<PreviewRuleRequest>;

/** What would happen to a user's award. */
export interface PreviewedChange {
  /** UUID. */
  userId: string;
  /** Its current state; UNSPECIFIED if there is none. */
  before: number;
  /** Its new state. */
  after: number;
  /** Absent if it would be revoked. */
  proof?: AwardProof;
  /** When the condition became true; absent if the proof is. */
  earnTime?: google.Timestamp;
}
export const PreviewedChange: MessageType<PreviewedChange>;

/** The effects of a rule. */
export interface PreviewRuleResponse {
  /** The number of users examined. */
  usersExamined: number;
  /** The number of users who would gain the trophy. */
  gainCount: number;
  /** The number of users who would lose it. */
  loseCount: number;
  /** The number of users who would keep it although this version wouldn't grant it. */
  grandfatherCount: number;
  /** The number of users who have it and would also earn it under this version. */
  keepCount: number;
  /** Examples of users who gain, lose or are grandfathered; at most five of each. */
  samples: PreviewedChange[];
}
export const PreviewRuleResponse: MessageType<PreviewRuleResponse>;

/** See TrophiesAdminService.ReevaluateTrophies. */
export interface ReevaluateTrophiesRequest {
  /** Only these trophies and medals, 100 at most; empty means all. */
  trophyIds: string[];
  /** Only this user; empty means everybody. REVOKE requires everybody. */
  userId: string;
  /** What happens to awards that the versions in force wouldn't grant. */
  policy: number;
  /** As in CreateTrophyRuleRequest. */
  requestId: string;
}
export const ReevaluateTrophiesRequest: MessageType<ReevaluateTrophiesRequest>;

/** The operation. */
export interface ReevaluateTrophiesResponse {
  /** The operation that has just begun. */
  operation?: Operation;
}
export const ReevaluateTrophiesResponse: MessageType<ReevaluateTrophiesResponse>;

/** See TrophiesAdminService.GetOperation. */
export interface GetOperationRequest {
  /** UUID; empty means the newest. */
  operationId: string;
}
export const GetOperationRequest: MessageType<GetOperationRequest>;

/** The operation. */
export interface GetOperationResponse {
  /** Its current state. */
  operation?: Operation;
}
export const GetOperationResponse: MessageType<GetOperationResponse>;

/** An operation that judges users again. */
export interface Operation {
  /** UUID. */
  operationId: string;
  /** Its state. */
  state: number;
  /** As requested. */
  trophyIds: string[];
  /** As requested. */
  userId: string;
  /** As requested. */
  policy: number;
  /**
   * The number of users when it began; users who join meanwhile are judged as usual. When it has finished, it equals
   * `users_done`.
   */
  usersTotal: number;
  /** The number of users judged so far. */
  usersDone: number;
  /** `users_done` relative to `users_total`, 0 to 99 until it has finished, then 100. */
  percent: number;
  /** Awards that were granted. */
  granted: number;
  /** Awards that were revoked. */
  revoked: number;
  /** Awards that stay although the version in force wouldn't grant them. */
  grandfathered: number;
  /** When it began. */
  createTime?: google.Timestamp;
  /** When it finished; absent before. */
  endTime?: google.Timestamp;
}
export const Operation: MessageType<Operation>;

/** The methods that users and their devices call. */
export const TrophiesService: {
  /**
   * Lists the catalogue in the order of its rules: earned trophies, and with `include_locked` all others; secret ones
   * are masked until they are earned.
   */
  readonly listTrophies: Method<ListTrophiesRequest, ListTrophiesResponse>;
  /**
   * Returns one trophy of the catalogue, earned or not; masked while it is secret. NOT_FOUND if there is none with this
   * id.
   */
  readonly getTrophy: Method<GetTrophyRequest, GetTrophyResponse>;
  /**
   * Lists earned trophies, newest first. Empty for a new account. INVALID_ARGUMENT PAGE_TOKEN_INVALID for a token from
   * another list.
   */
  readonly listAwards: Method<ListAwardsRequest, ListAwardsResponse>;
  /** Returns one award, even a revoked one. NOT_FOUND if there is none with this id, or it belongs to another user. */
  readonly getAward: Method<GetAwardRequest, GetAwardResponse>;
  /**
   * Marks an award as seen, so that only one device celebrates it. Calling it again is OK; an award that is revoked and
   * granted again stays seen. NOT_FOUND as in GetAward.
   */
  readonly acknowledgeAward: Method<AcknowledgeAwardRequest, AcknowledgeAwardResponse>;
  /**
   * Explains why a trophy was awarded, or how close the user came: its rule, its award with its proof, and the best
   * attempts that weren't enough; nothing about a secret trophy until it is earned. NOT_FOUND as in GetTrophy.
   */
  readonly explainAward: Method<ExplainAwardRequest, ExplainAwardResponse>;
  /**
   * Lists the medals that the user wears: those from today's sessions, and those for dates in a row. Today's medals
   * disappear when the date is over. INVALID_ARGUMENT for an unknown time zone.
   */
  readonly listCurrentMedals: Method<ListCurrentMedalsRequest, ListCurrentMedalsResponse>;
  /** Lists every medal ever earned, how often, and on which dates. INVALID_ARGUMENT DATE_INVALID. */
  readonly listMedalHistory: Method<ListMedalHistoryRequest, ListMedalHistoryResponse>;
  /** Returns the user's Titan level. */
  readonly getLevel: Method<GetLevelRequest, GetLevelResponse>;
  /** Returns the level and where its points come from. */
  readonly explainLevel: Method<ExplainLevelRequest, ExplainLevelResponse>;
  /**
   * Returns the progress towards each trophy that isn't earned yet, and what is missing; secret ones are omitted.
   * INVALID_ARGUMENT for an unknown time zone.
   */
  readonly getTrophyProgress: Method<GetTrophyProgressRequest, GetTrophyProgressResponse>;
  /**
   * Streams awards as they are granted or revoked, and levels as they are reached: everything since the cursor, then
   * every new change. The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID
   * for a cursor that this account never received; one from before a backup was restored means the beginning, and
   * awards sent again keep their ids. UNAVAILABLE SHUTTING_DOWN when the server stops. RESOURCE_EXHAUSTED
   * TOO_MANY_WATCHES if the account already has the maximum number of such streams open on this service, 32 by default.
   */
  readonly watchAwards: Method<WatchAwardsRequest, WatchAwardsResponse>;
  /**
   * The picture behind an `image_uri` of a trophy or a medal: SVG 1.1 without script or references. NOT_FOUND if there
   * is none, or if it belongs to a trophy that is still secret.
   */
  readonly getImage: Method<GetImageRequest, GetImageResponse>;
  /**
   * Makes a public link to one of the caller's awards. Anybody who has it sees this award and its evidence, signed, and
   * nothing else of the account, until the link or the award is revoked or the account is erased. The same request
   * again returns the same link.
   *
   * INVALID_ARGUMENT UUID_INVALID, NAME_INVALID. NOT_FOUND as in GetAward. FAILED_PRECONDITION AWARD_REVOKED for an
   * award whose proof is gone, AWARD_LINKS_OFF if the server has no key for links. ALREADY_EXISTS LINK_EXISTS if a link
   * of the caller with this id says something else. RESOURCE_EXHAUSTED TOO_MANY_LINKS for more than 100 links.
   */
  readonly createAwardLink: Method<CreateAwardLinkRequest, CreateAwardLinkResponse>;
  /** Lists the caller's public links, newest first. INVALID_ARGUMENT UUID_INVALID. */
  readonly listAwardLinks: Method<ListAwardLinksRequest, ListAwardLinksResponse>;
  /**
   * Revokes a public link: from now on nobody can tell it from one that never was. Calling it again is OK, and so is the
   * id of no link. INVALID_ARGUMENT UUID_INVALID.
   */
  readonly revokeAwardLink: Method<RevokeAwardLinkRequest, RevokeAwardLinkResponse>;
  /**
   * Returns the award behind a public link. Open to everybody who has the link. NOT_FOUND AWARD_LINK_UNKNOWN, the same
   * for a token that never was, a revoked link, a revoked award, and an erased account.
   */
  readonly getSharedAward: Method<GetSharedAwardRequest, GetSharedAwardResponse>;
  /** The public keys that verify the statements of GetSharedAward. Open to everybody. */
  readonly getAwardKeys: Method<GetAwardKeysRequest, GetAwardKeysResponse>;
};

/**
 * The methods that operators call: rules are data, and operators create them without a release.
 *
 * Medals are computed from sessions and rules on each request, so a medal's rule applies to everybody at once. A
 * trophy's rule applies to sessions judged after it was created; ReevaluateTrophies judges earlier ones again. Versions
 * are added, never changed: an award that was earned, by the time of the events, before its version was replaced stays
 * as GRANDFATHERED until an operator revokes it.
 */
export const TrophiesAdminService: {
  /**
   * Creates a trophy or a medal. The same request again returns the existing one.
   *
   * INVALID_ARGUMENT with every wrong field; RULE_UNDECIDABLE if kind, metric, scope and window make no sense together.
   * ALREADY_EXISTS RULE_EXISTS if a trophy or a medal with this id has a different rule.
   */
  readonly createTrophyRule: Method<CreateTrophyRuleRequest, CreateTrophyRuleResponse>;
  /**
   * Puts a new version of a trophy's rule in force; for an archived trophy, this restores it. Does nothing if nothing
   * differs.
   *
   * INVALID_ARGUMENT as in CreateTrophyRule, PATH_UNKNOWN. NOT_FOUND. ABORTED RULE_CHANGED if the named version isn't
   * the one in force.
   */
  readonly updateTrophyRule: Method<UpdateTrophyRuleRequest, UpdateTrophyRuleResponse>;
  /**
   * Archives a trophy or a medal: nobody can earn it any more, users who have it keep it, and nobody else sees it.
   * Calling it again changes nothing.
   *
   * NOT_FOUND. ABORTED as in UpdateTrophyRule.
   */
  readonly archiveTrophyRule: Method<ArchiveTrophyRuleRequest, ArchiveTrophyRuleResponse>;
  /**
   * Lists rules in the order of the catalogue, including secret ones. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE,
   * PAGE_TOKEN_INVALID.
   */
  readonly listTrophyRules: Method<ListTrophyRulesRequest, ListTrophyRulesResponse>;
  /**
   * Returns who would gain or lose a trophy or, on any date, a medal, if a rule were put in force and everybody judged
   * again. Changes nothing. INVALID_ARGUMENT as in CreateTrophyRule.
   */
  readonly previewRule: Method<PreviewRuleRequest, PreviewRuleResponse>;
  /**
   * Judges users again, over all their sessions, by the rules in force. Medals need it only for revocation: what their
   * earlier versions granted no longer counts once the operation begins. The operation continues after this call and
   * after a restart of the service: GetOperation returns its progress.
   *
   * INVALID_ARGUMENT TROPHY_UNKNOWN, USER_ID_INVALID, POLICY_NOT_ALLOWED. FAILED_PRECONDITION RUNNING while another
   * operation is running; the ErrorInfo has its `operation_id`.
   */
  readonly reevaluateTrophies: Method<ReevaluateTrophiesRequest, ReevaluateTrophiesResponse>;
  /** Returns an operation's progress or result. NOT_FOUND. INVALID_ARGUMENT UUID_INVALID. */
  readonly getOperation: Method<GetOperationRequest, GetOperationResponse>;
};
