// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const TrophyMetric = enumeration({
  UNSPECIFIED: 0,
  REPS: 1,
  ACTIVE_DAYS: 2,
  REPS_IN_WINDOW: 3,
  SESSIONS: 4,
});

export const TrophyScope = enumeration({
  UNSPECIFIED: 0,
  SESSION: 1,
  DAY: 2,
  STREAK: 3,
  LIFETIME: 4,
});

export const TrophyExercise = enumeration({
  UNSPECIFIED: 0,
  PUSH_UP: 1,
  SQUAT: 2,
  LUNGE: 3,
  SIT_UP: 4,
  JUMPING_JACK: 5,
  PULL_UP: 6,
  BURPEE: 7,
  PLANK: 8,
  WALL_SIT: 9,
});

export const AwardState = enumeration({
  UNSPECIFIED: 0,
  GRANTED: 1,
  GRANDFATHERED: 2,
  REVOKED: 3,
});

export const MedalFamily = enumeration({
  UNSPECIFIED: 0,
  INTRADAY: 1,
  CONSISTENCY: 2,
});

export const TrophyEvidence = enumeration({
  UNSPECIFIED: 0,
  VERIFIED_STREAM: 1,
  VERIFIED_DIGEST: 2,
  DEVICE: 3,
  DECLARED: 4,
});

export const RuleKind = enumeration({
  UNSPECIFIED: 0,
  TROPHY: 1,
  MEDAL_INTRADAY: 2,
  MEDAL_CONSISTENCY: 3,
});

export const ReevaluationPolicy = enumeration({
  UNSPECIFIED: 0,
  KEEP: 1,
  REVOKE: 2,
});

export const OperationState = enumeration({
  UNSPECIFIED: 0,
  RUNNING: 1,
  DONE: 2,
});

export const Trophy = message('titanup.trophies.v1.Trophy', `
1 trophyId string
2 title string
3 description string
4 imageUri string
5 metric enum
6 scope enum
7 threshold uint32
8 windowMs uint32
9 ruleVersion uint32
10 experience uint32
11 isSecret bool
12 exercise enum
`, 'titanup.trophies.v1');

export const AwardProof = message('titanup.trophies.v1.AwardProof', `
1 sessionIds *string
2 firstRep uint32
3 lastRep uint32
4 localDates *string
5 practiceIds *string
`, 'titanup.trophies.v1');

export const Award = message('titanup.trophies.v1.Award', `
1 awardId string
2 trophy .Trophy
3 ruleVersion uint32
4 earnTime google.protobuf.Timestamp
5 grantTime google.protobuf.Timestamp
6 state enum
7 proof .AwardProof
8 seen bool
`, 'titanup.trophies.v1');

export const GetTrophyRequest = message('titanup.trophies.v1.GetTrophyRequest', `
1 trophyId string
`, 'titanup.trophies.v1');

export const GetTrophyResponse = message('titanup.trophies.v1.GetTrophyResponse', `
1 trophy .Trophy
2 isEarned bool
`, 'titanup.trophies.v1');

export const GetAwardRequest = message('titanup.trophies.v1.GetAwardRequest', `
1 awardId string
`, 'titanup.trophies.v1');

export const GetAwardResponse = message('titanup.trophies.v1.GetAwardResponse', `
1 award .Award
`, 'titanup.trophies.v1');

export const AcknowledgeAwardRequest = message('titanup.trophies.v1.AcknowledgeAwardRequest', `
1 awardId string
`, 'titanup.trophies.v1');

export const AcknowledgeAwardResponse = message('titanup.trophies.v1.AcknowledgeAwardResponse', `
1 award .Award
`, 'titanup.trophies.v1');

export const ExplainAwardRequest = message('titanup.trophies.v1.ExplainAwardRequest', `
1 trophyId string
`, 'titanup.trophies.v1');

export const NearMiss = message('titanup.trophies.v1.NearMiss', `
1 value uint32
2 unverifiedValue uint32
3 sessionIds *string
4 localDates *string
5 practiceIds *string
`, 'titanup.trophies.v1');

export const ExplainAwardResponse = message('titanup.trophies.v1.ExplainAwardResponse', `
1 trophy .Trophy
2 award .Award
3 nearMisses *.NearMiss
`, 'titanup.trophies.v1');

export const Medal = message('titanup.trophies.v1.Medal', `
1 medalId string
2 title string
3 description string
4 imageUri string
5 family enum
6 threshold uint32
7 count uint32
8 firstLocalDate string
9 lastLocalDate string
10 metric enum
11 scope enum
12 exercise enum
`, 'titanup.trophies.v1');

export const ListCurrentMedalsRequest = message('titanup.trophies.v1.ListCurrentMedalsRequest', `
1 timeZone string
`, 'titanup.trophies.v1');

export const ListCurrentMedalsResponse = message('titanup.trophies.v1.ListCurrentMedalsResponse', `
1 medals *.Medal
2 today string
3 timeZone string
`, 'titanup.trophies.v1');

export const ListMedalHistoryRequest = message('titanup.trophies.v1.ListMedalHistoryRequest', `
1 fromLocalDate string
2 toLocalDate string
`, 'titanup.trophies.v1');

export const MedalDay = message('titanup.trophies.v1.MedalDay', `
1 localDate string
2 medalIds *string
`, 'titanup.trophies.v1');

export const ListMedalHistoryResponse = message('titanup.trophies.v1.ListMedalHistoryResponse', `
1 medals *.Medal
2 days *.MedalDay
`, 'titanup.trophies.v1');

export const Level = message('titanup.trophies.v1.Level', `
1 number uint32
2 experience uint32
3 threshold uint32
4 nextThreshold uint32
5 rank uint32
6 regainedAt uint32
`, 'titanup.trophies.v1');

export const GetLevelRequest = message('titanup.trophies.v1.GetLevelRequest', `
`, 'titanup.trophies.v1');

export const GetLevelResponse = message('titanup.trophies.v1.GetLevelResponse', `
1 level .Level
`, 'titanup.trophies.v1');

export const ExplainLevelRequest = message('titanup.trophies.v1.ExplainLevelRequest', `
`, 'titanup.trophies.v1');

export const ExplainLevelResponse = message('titanup.trophies.v1.ExplainLevelResponse', `
1 level .Level
2 verifiedReps uint32
3 activeDates uint32
4 trophyExperience uint32
5 formulaVersion string
`, 'titanup.trophies.v1');

export const ListTrophiesRequest = message('titanup.trophies.v1.ListTrophiesRequest', `
1 includeLocked bool
`, 'titanup.trophies.v1');

export const ListTrophiesResponse = message('titanup.trophies.v1.ListTrophiesResponse', `
1 trophies *.Trophy
`, 'titanup.trophies.v1');

export const ListAwardsRequest = message('titanup.trophies.v1.ListAwardsRequest', `
1 pageSize int32
2 pageToken string
3 includeRevoked bool
4 sessionId string
`, 'titanup.trophies.v1');

export const ListAwardsResponse = message('titanup.trophies.v1.ListAwardsResponse', `
1 awards *.Award
2 nextPageToken string
3 isSessionJudged bool
`, 'titanup.trophies.v1');

export const GetTrophyProgressRequest = message('titanup.trophies.v1.GetTrophyProgressRequest', `
1 timeZone string
`, 'titanup.trophies.v1');

export const TrophyProgress = message('titanup.trophies.v1.TrophyProgress', `
1 trophy .Trophy
2 current uint32
3 target uint32
4 percent uint32
5 nextHint string
6 unverifiedCurrent uint32
`, 'titanup.trophies.v1');

export const GetTrophyProgressResponse = message('titanup.trophies.v1.GetTrophyProgressResponse', `
1 progress *.TrophyProgress
`, 'titanup.trophies.v1');

export const WatchAwardsRequest = message('titanup.trophies.v1.WatchAwardsRequest', `
1 cursor string
2 includeLevels bool
`, 'titanup.trophies.v1');

export const WatchAwardsResponse = message('titanup.trophies.v1.WatchAwardsResponse', `
1 award .Award
2 cursor string
3 level .Level
`, 'titanup.trophies.v1');

export const GetImageRequest = message('titanup.trophies.v1.GetImageRequest', `
1 imageUri string
`, 'titanup.trophies.v1');

export const GetImageResponse = message('titanup.trophies.v1.GetImageResponse', `
1 mediaType string
2 content bytes
`, 'titanup.trophies.v1');

export const AwardLink = message('titanup.trophies.v1.AwardLink', `
1 linkId string
2 awardId string
3 trophyId string
4 displayName string
5 path string
6 createTime google.protobuf.Timestamp
7 isValid bool
`, 'titanup.trophies.v1');

export const CreateAwardLinkRequest = message('titanup.trophies.v1.CreateAwardLinkRequest', `
1 linkId string
2 awardId string
3 displayName string
`, 'titanup.trophies.v1');

export const CreateAwardLinkResponse = message('titanup.trophies.v1.CreateAwardLinkResponse', `
1 link .AwardLink
`, 'titanup.trophies.v1');

export const ListAwardLinksRequest = message('titanup.trophies.v1.ListAwardLinksRequest', `
1 awardId string
`, 'titanup.trophies.v1');

export const ListAwardLinksResponse = message('titanup.trophies.v1.ListAwardLinksResponse', `
1 links *.AwardLink
`, 'titanup.trophies.v1');

export const RevokeAwardLinkRequest = message('titanup.trophies.v1.RevokeAwardLinkRequest', `
1 linkId string
`, 'titanup.trophies.v1');

export const RevokeAwardLinkResponse = message('titanup.trophies.v1.RevokeAwardLinkResponse', `
`, 'titanup.trophies.v1');

export const GetSharedAwardRequest = message('titanup.trophies.v1.GetSharedAwardRequest', `
1 token string
`, 'titanup.trophies.v1');

export const GetSharedAwardResponse = message('titanup.trophies.v1.GetSharedAwardResponse', `
1 statementJws string
`, 'titanup.trophies.v1');

export const GetAwardKeysRequest = message('titanup.trophies.v1.GetAwardKeysRequest', `
`, 'titanup.trophies.v1');

export const AwardKey = message('titanup.trophies.v1.AwardKey', `
1 keyId string
2 x string
`, 'titanup.trophies.v1');

export const GetAwardKeysResponse = message('titanup.trophies.v1.GetAwardKeysResponse', `
1 keys *.AwardKey
2 jwksJson string
`, 'titanup.trophies.v1');

export const TrophyText = message('titanup.trophies.v1.TrophyText', `
1 title string
2 description string
`, 'titanup.trophies.v1');

export const TrophyRule = message('titanup.trophies.v1.TrophyRule', `
1 trophyId string
2 version uint32
3 metric enum
4 scope enum
5 threshold uint32
6 windowMs uint32
7 minEvidence enum
8 catalogueOrder uint32
9 imageUri string
10 experience uint32
11 isSecret bool
12 english .TrophyText
13 german .TrophyText
14 activeFrom google.protobuf.Timestamp
15 isArchived bool
16 kind enum
17 exercise enum
`, 'titanup.trophies.v1');

export const CreateTrophyRuleRequest = message('titanup.trophies.v1.CreateTrophyRuleRequest', `
1 rule .TrophyRule
2 requestId string
`, 'titanup.trophies.v1');

export const CreateTrophyRuleResponse = message('titanup.trophies.v1.CreateTrophyRuleResponse', `
1 rule .TrophyRule
`, 'titanup.trophies.v1');

export const UpdateTrophyRuleRequest = message('titanup.trophies.v1.UpdateTrophyRuleRequest', `
1 rule .TrophyRule
2 updateMask google.protobuf.FieldMask
3 requestId string
`, 'titanup.trophies.v1');

export const UpdateTrophyRuleResponse = message('titanup.trophies.v1.UpdateTrophyRuleResponse', `
1 rule .TrophyRule
`, 'titanup.trophies.v1');

export const ArchiveTrophyRuleRequest = message('titanup.trophies.v1.ArchiveTrophyRuleRequest', `
1 trophyId string
2 version uint32
3 requestId string
`, 'titanup.trophies.v1');

export const ArchiveTrophyRuleResponse = message('titanup.trophies.v1.ArchiveTrophyRuleResponse', `
1 rule .TrophyRule
`, 'titanup.trophies.v1');

export const ListTrophyRulesRequest = message('titanup.trophies.v1.ListTrophyRulesRequest', `
1 trophyId string
2 includePastVersions bool
3 includeArchived bool
4 pageSize int32
5 pageToken string
6 kind enum
`, 'titanup.trophies.v1');

export const ListTrophyRulesResponse = message('titanup.trophies.v1.ListTrophyRulesResponse', `
1 rules *.TrophyRule
2 nextPageToken string
`, 'titanup.trophies.v1');

export const PreviewRuleRequest = message('titanup.trophies.v1.PreviewRuleRequest', `
1 rule .TrophyRule
2 policy enum
3 maxUsers uint32
`, 'titanup.trophies.v1');

export const PreviewedChange = message('titanup.trophies.v1.PreviewedChange', `
1 userId string
2 before enum
3 after enum
4 proof .AwardProof
5 earnTime google.protobuf.Timestamp
`, 'titanup.trophies.v1');

export const PreviewRuleResponse = message('titanup.trophies.v1.PreviewRuleResponse', `
1 usersExamined uint32
2 gainCount uint32
3 loseCount uint32
4 grandfatherCount uint32
5 keepCount uint32
6 samples *.PreviewedChange
`, 'titanup.trophies.v1');

export const ReevaluateTrophiesRequest = message('titanup.trophies.v1.ReevaluateTrophiesRequest', `
1 trophyIds *string
2 userId string
3 policy enum
4 requestId string
`, 'titanup.trophies.v1');

export const ReevaluateTrophiesResponse = message('titanup.trophies.v1.ReevaluateTrophiesResponse', `
1 operation .Operation
`, 'titanup.trophies.v1');

export const GetOperationRequest = message('titanup.trophies.v1.GetOperationRequest', `
1 operationId string
`, 'titanup.trophies.v1');

export const GetOperationResponse = message('titanup.trophies.v1.GetOperationResponse', `
1 operation .Operation
`, 'titanup.trophies.v1');

export const Operation = message('titanup.trophies.v1.Operation', `
1 operationId string
2 state enum
3 trophyIds *string
4 userId string
5 policy enum
6 usersTotal uint32
7 usersDone uint32
8 percent uint32
9 granted uint32
10 revoked uint32
11 grandfathered uint32
12 createTime google.protobuf.Timestamp
13 endTime google.protobuf.Timestamp
`, 'titanup.trophies.v1');

export const TrophiesService = service('titanup.trophies.v1.TrophiesService', `
ListTrophies titanup.trophies.v1.ListTrophiesRequest titanup.trophies.v1.ListTrophiesResponse
GetTrophy titanup.trophies.v1.GetTrophyRequest titanup.trophies.v1.GetTrophyResponse
ListAwards titanup.trophies.v1.ListAwardsRequest titanup.trophies.v1.ListAwardsResponse
GetAward titanup.trophies.v1.GetAwardRequest titanup.trophies.v1.GetAwardResponse
AcknowledgeAward titanup.trophies.v1.AcknowledgeAwardRequest titanup.trophies.v1.AcknowledgeAwardResponse
ExplainAward titanup.trophies.v1.ExplainAwardRequest titanup.trophies.v1.ExplainAwardResponse
ListCurrentMedals titanup.trophies.v1.ListCurrentMedalsRequest titanup.trophies.v1.ListCurrentMedalsResponse
ListMedalHistory titanup.trophies.v1.ListMedalHistoryRequest titanup.trophies.v1.ListMedalHistoryResponse
GetLevel titanup.trophies.v1.GetLevelRequest titanup.trophies.v1.GetLevelResponse
ExplainLevel titanup.trophies.v1.ExplainLevelRequest titanup.trophies.v1.ExplainLevelResponse
GetTrophyProgress titanup.trophies.v1.GetTrophyProgressRequest titanup.trophies.v1.GetTrophyProgressResponse
WatchAwards titanup.trophies.v1.WatchAwardsRequest *titanup.trophies.v1.WatchAwardsResponse
GetImage titanup.trophies.v1.GetImageRequest titanup.trophies.v1.GetImageResponse
CreateAwardLink titanup.trophies.v1.CreateAwardLinkRequest titanup.trophies.v1.CreateAwardLinkResponse
ListAwardLinks titanup.trophies.v1.ListAwardLinksRequest titanup.trophies.v1.ListAwardLinksResponse
RevokeAwardLink titanup.trophies.v1.RevokeAwardLinkRequest titanup.trophies.v1.RevokeAwardLinkResponse
GetSharedAward titanup.trophies.v1.GetSharedAwardRequest titanup.trophies.v1.GetSharedAwardResponse
GetAwardKeys titanup.trophies.v1.GetAwardKeysRequest titanup.trophies.v1.GetAwardKeysResponse
`);

export const TrophiesAdminService = service('titanup.trophies.v1.TrophiesAdminService', `
CreateTrophyRule titanup.trophies.v1.CreateTrophyRuleRequest titanup.trophies.v1.CreateTrophyRuleResponse
UpdateTrophyRule titanup.trophies.v1.UpdateTrophyRuleRequest titanup.trophies.v1.UpdateTrophyRuleResponse
ArchiveTrophyRule titanup.trophies.v1.ArchiveTrophyRuleRequest titanup.trophies.v1.ArchiveTrophyRuleResponse
ListTrophyRules titanup.trophies.v1.ListTrophyRulesRequest titanup.trophies.v1.ListTrophyRulesResponse
PreviewRule titanup.trophies.v1.PreviewRuleRequest titanup.trophies.v1.PreviewRuleResponse
ReevaluateTrophies titanup.trophies.v1.ReevaluateTrophiesRequest titanup.trophies.v1.ReevaluateTrophiesResponse
GetOperation titanup.trophies.v1.GetOperationRequest titanup.trophies.v1.GetOperationResponse
`);
