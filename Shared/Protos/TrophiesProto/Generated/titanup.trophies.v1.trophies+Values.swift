// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension TrophiesV1 {
  /// What a trophy measures.
  package struct TrophyMetric: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Counted push-ups; with another exercise, its counted repetitions, or the seconds that it was held.
    package static let reps = Self(rawValue: 1)
    /// Dates with at least one of them.
    package static let activeDays = Self(rawValue: 2)
    /// Consecutive counted push-ups within a time.
    package static let repsInWindow = Self(rawValue: 3)
    /// Counted sessions, however many push-ups they hold.
    package static let sessions = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .reps, .activeDays, .repsInWindow, .sessions]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "TROPHY_METRIC_UNSPECIFIED"
      case 1: "TROPHY_METRIC_REPS"
      case 2: "TROPHY_METRIC_ACTIVE_DAYS"
      case 3: "TROPHY_METRIC_REPS_IN_WINDOW"
      case 4: "TROPHY_METRIC_SESSIONS"
      default: "TrophyMetric(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// The scope of a metric.
  package struct TrophyScope: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// One session; with another exercise than push-ups, one set.
    package static let session = Self(rawValue: 1)
    /// One local date.
    package static let day = Self(rawValue: 2)
    /// Consecutive local dates.
    package static let streak = Self(rawValue: 3)
    /// All time.
    package static let lifetime = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .session, .day, .streak, .lifetime]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "TROPHY_SCOPE_UNSPECIFIED"
      case 1: "TROPHY_SCOPE_SESSION"
      case 2: "TROPHY_SCOPE_DAY"
      case 3: "TROPHY_SCOPE_STREAK"
      case 4: "TROPHY_SCOPE_LIFETIME"
      default: "TrophyScope(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// What a rule counts; the numbers are those of titanup.pose.v1.Exercise. Push-ups count from sessions. Every other
  /// exercise counts from completed practices, and only sets that a receipt of the pose service proves.
  package struct TrophyExercise: OpenEnum {
    /// Push-ups.
    package static let unspecified = Self(rawValue: 0)
    /// Push-ups. Sent as UNSPECIFIED, which means the same.
    package static let pushUp = Self(rawValue: 1)
    /// Squats.
    package static let squat = Self(rawValue: 2)
    /// Lunges.
    package static let lunge = Self(rawValue: 3)
    /// Sit-ups.
    package static let sitUp = Self(rawValue: 4)
    /// Jumping jacks.
    package static let jumpingJack = Self(rawValue: 5)
    /// Pull-ups and chin-ups.
    package static let pullUp = Self(rawValue: 6)
    /// Burpees.
    package static let burpee = Self(rawValue: 7)
    /// Planks, in seconds.
    package static let plank = Self(rawValue: 8)
    /// Wall sits, in seconds.
    package static let wallSit = Self(rawValue: 9)

    package static let known: [Self] = [.unspecified, .pushUp, .squat, .lunge, .sitUp, .jumpingJack, .pullUp, .burpee, .plank, .wallSit]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "TROPHY_EXERCISE_UNSPECIFIED"
      case 1: "TROPHY_EXERCISE_PUSH_UP"
      case 2: "TROPHY_EXERCISE_SQUAT"
      case 3: "TROPHY_EXERCISE_LUNGE"
      case 4: "TROPHY_EXERCISE_SIT_UP"
      case 5: "TROPHY_EXERCISE_JUMPING_JACK"
      case 6: "TROPHY_EXERCISE_PULL_UP"
      case 7: "TROPHY_EXERCISE_BURPEE"
      case 8: "TROPHY_EXERCISE_PLANK"
      case 9: "TROPHY_EXERCISE_WALL_SIT"
      default: "TrophyExercise(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// The state of an award.
  package struct AwardState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Earned.
    package static let granted = Self(rawValue: 1)
    /// Earned under a rule that has become harder since.
    package static let grandfathered = Self(rawValue: 2)
    /// Its proof is gone.
    package static let revoked = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .granted, .grandfathered, .revoked]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "AWARD_STATE_UNSPECIFIED"
      case 1: "AWARD_STATE_GRANTED"
      case 2: "AWARD_STATE_GRANDFATHERED"
      case 3: "AWARD_STATE_REVOKED"
      default: "AwardState(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// When a medal is earned.
  package struct MedalFamily: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// For one date.
    package static let intraday = Self(rawValue: 1)
    /// For a number of dates in a row.
    package static let consistency = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .intraday, .consistency]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "MEDAL_FAMILY_UNSPECIFIED"
      case 1: "MEDAL_FAMILY_INTRADAY"
      case 2: "MEDAL_FAMILY_CONSISTENCY"
      default: "MedalFamily(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// The evidence that a rule requires, best first; the numbers are those of titanup.sessions.v1.Evidence.
  package struct TrophyEvidence: OpenEnum {
    /// VERIFIED_DIGEST in requests. Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Counted by TitanUp; the landmarks are kept.
    package static let verifiedStream = Self(rawValue: 1)
    /// Counted by TitanUp.
    package static let verifiedDigest = Self(rawValue: 2)
    /// The device reports when each rep happened.
    package static let device = Self(rawValue: 3)
    /// Typed in.
    package static let declared = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .verifiedStream, .verifiedDigest, .device, .declared]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "TROPHY_EVIDENCE_UNSPECIFIED"
      case 1: "TROPHY_EVIDENCE_VERIFIED_STREAM"
      case 2: "TROPHY_EVIDENCE_VERIFIED_DIGEST"
      case 3: "TROPHY_EVIDENCE_DEVICE"
      case 4: "TROPHY_EVIDENCE_DECLARED"
      default: "TrophyEvidence(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// What a rule gives.
  package struct RuleKind: OpenEnum {
    /// TROPHY in requests. Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// An award, once.
    package static let trophy = Self(rawValue: 1)
    /// A medal of MEDAL_FAMILY_INTRADAY.
    package static let medalIntraday = Self(rawValue: 2)
    /// A medal of MEDAL_FAMILY_CONSISTENCY.
    package static let medalConsistency = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .trophy, .medalIntraday, .medalConsistency]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "RULE_KIND_UNSPECIFIED"
      case 1: "RULE_KIND_TROPHY"
      case 2: "RULE_KIND_MEDAL_INTRADAY"
      case 3: "RULE_KIND_MEDAL_CONSISTENCY"
      default: "RuleKind(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// What happens to an award that the version in force wouldn't grant.
  package struct ReevaluationPolicy: OpenEnum {
    /// KEEP in requests. Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// It stays, as GRANDFATHERED, if it was earned before its version was replaced.
    package static let keep = Self(rawValue: 1)
    /// It is revoked permanently: earlier versions no longer protect it.
    package static let revoke = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .keep, .revoke]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "REEVALUATION_POLICY_UNSPECIFIED"
      case 1: "REEVALUATION_POLICY_KEEP"
      case 2: "REEVALUATION_POLICY_REVOKE"
      default: "ReevaluationPolicy(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// The state of an operation.
  package struct OperationState: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// It is running.
    package static let running = Self(rawValue: 1)
    /// It has finished.
    package static let done = Self(rawValue: 2)

    package static let known: [Self] = [.unspecified, .running, .done]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "OPERATION_STATE_UNSPECIFIED"
      case 1: "OPERATION_STATE_RUNNING"
      case 2: "OPERATION_STATE_DONE"
      default: "OperationState(\(rawValue))"
      }
    }
  }
}

extension TrophiesV1 {
  /// A trophy of the catalogue.
  package struct Trophy: RPCMessage, Hashable, Sendable {
    /// `T-SESSION-5`.
    package var trophyID: String
    /// In the requested language: `5 pushups`.
    package var title: String
    /// What earns it, in the requested language.
    package var description: String
    /// The URI of its picture.
    package var imageURI: String
    /// Its metric.
    package var metric: TrophiesV1.TrophyMetric
    /// Its scope.
    package var scope: TrophiesV1.TrophyScope
    /// The number it takes.
    package var threshold: UInt32
    /// For REPS_IN_WINDOW, the time limit in milliseconds; the reps must take less. 0 otherwise.
    package var windowMs: UInt32
    /// The version of the rule in force.
    package var ruleVersion: UInt32
    /// Points it gives towards the Titan level.
    package var experience: UInt32
    /// Whether it is secret until it is earned. Of a masked trophy only the id is real: title, description and image are
    /// the same for all secrets, and the rest is absent.
    package var isSecret: Bool
    /// What it counts; UNSPECIFIED means push-ups.
    package var exercise: TrophiesV1.TrophyExercise

    package init(
      trophyID: String = "",
      title: String = "",
      description: String = "",
      imageURI: String = "",
      metric: TrophiesV1.TrophyMetric = .unspecified,
      scope: TrophiesV1.TrophyScope = .unspecified,
      threshold: UInt32 = 0,
      windowMs: UInt32 = 0,
      ruleVersion: UInt32 = 0,
      experience: UInt32 = 0,
      isSecret: Bool = false,
      exercise: TrophiesV1.TrophyExercise = .unspecified
    ) {
      self.trophyID = trophyID
      self.title = title
      self.description = description
      self.imageURI = imageURI
      self.metric = metric
      self.scope = scope
      self.threshold = threshold
      self.windowMs = windowMs
      self.ruleVersion = ruleVersion
      self.experience = experience
      self.isSecret = isSecret
      self.exercise = exercise
    }
  }
}

extension TrophiesV1 {
  /// The proof of an award.
  package struct AwardProof: RPCMessage, Hashable, Sendable {
    /// UUIDs of the sessions, in chronological order; for LIFETIME, the one that completed it. Empty for another exercise
    /// than push-ups.
    package var sessionIDs: [String]
    /// For REPS_IN_WINDOW, the number of the first rep of the run, from 1; 0 otherwise.
    package var firstRep: UInt32
    /// For REPS_IN_WINDOW, the number of the last rep of the run; 0 otherwise.
    package var lastRep: UInt32
    /// The dates that count, `YYYY-MM-DD`.
    package var localDates: [String]
    /// For another exercise than push-ups, UUIDs of the practices, in chronological order; for LIFETIME, the one that
    /// completed it.
    package var practiceIDs: [String]

    package init(
      sessionIDs: [String] = [],
      firstRep: UInt32 = 0,
      lastRep: UInt32 = 0,
      localDates: [String] = [],
      practiceIDs: [String] = []
    ) {
      self.sessionIDs = sessionIDs
      self.firstRep = firstRep
      self.lastRep = lastRep
      self.localDates = localDates
      self.practiceIDs = practiceIDs
    }
  }
}

extension TrophiesV1 {
  /// A trophy that was earned.
  package struct Award: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var awardID: String
    /// The trophy.
    package var trophy: TrophiesV1.Trophy?
    /// The version of the fulfilled rule.
    package var ruleVersion: UInt32
    /// When the condition became true, by the time of the events.
    package var earnTime: GoogleProtobuf.Timestamp?
    /// When the server granted it.
    package var grantTime: GoogleProtobuf.Timestamp?
    /// Its state.
    package var state: TrophiesV1.AwardState
    /// Its proof.
    package var proof: TrophiesV1.AwardProof?
    /// Whether the user has seen it.
    package var seen: Bool

    package init(
      awardID: String = "",
      trophy: TrophiesV1.Trophy? = nil,
      ruleVersion: UInt32 = 0,
      earnTime: GoogleProtobuf.Timestamp? = nil,
      grantTime: GoogleProtobuf.Timestamp? = nil,
      state: TrophiesV1.AwardState = .unspecified,
      proof: TrophiesV1.AwardProof? = nil,
      seen: Bool = false
    ) {
      self.awardID = awardID
      self.trophy = trophy
      self.ruleVersion = ruleVersion
      self.earnTime = earnTime
      self.grantTime = grantTime
      self.state = state
      self.proof = proof
      self.seen = seen
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetTrophy.
  package struct GetTrophyRequest: RPCMessage, Hashable, Sendable {
    /// `T-SESSION-5`.
    package var trophyID: String

    package init(
      trophyID: String = ""
    ) {
      self.trophyID = trophyID
    }
  }
}

extension TrophiesV1 {
  /// The trophy.
  package struct GetTrophyResponse: RPCMessage, Hashable, Sendable {
    /// By the rule in force.
    package var trophy: TrophiesV1.Trophy?
    /// Whether the user has it.
    package var isEarned: Bool

    package init(
      trophy: TrophiesV1.Trophy? = nil,
      isEarned: Bool = false
    ) {
      self.trophy = trophy
      self.isEarned = isEarned
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetAward.
  package struct GetAwardRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var awardID: String

    package init(
      awardID: String = ""
    ) {
      self.awardID = awardID
    }
  }
}

extension TrophiesV1 {
  /// The award.
  package struct GetAwardResponse: RPCMessage, Hashable, Sendable {
    /// Its current state.
    package var award: TrophiesV1.Award?

    package init(
      award: TrophiesV1.Award? = nil
    ) {
      self.award = award
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.AcknowledgeAward.
  package struct AcknowledgeAwardRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var awardID: String

    package init(
      awardID: String = ""
    ) {
      self.awardID = awardID
    }
  }
}

extension TrophiesV1 {
  /// The award.
  package struct AcknowledgeAwardResponse: RPCMessage, Hashable, Sendable {
    /// Seen.
    package var award: TrophiesV1.Award?

    package init(
      award: TrophiesV1.Award? = nil
    ) {
      self.award = award
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ExplainAward.
  package struct ExplainAwardRequest: RPCMessage, Hashable, Sendable {
    /// `T-SESSION-5`.
    package var trophyID: String

    package init(
      trophyID: String = ""
    ) {
      self.trophyID = trophyID
    }
  }
}

extension TrophiesV1 {
  /// An attempt that wasn't enough.
  package struct NearMiss: RPCMessage, Hashable, Sendable {
    /// What it reached with sessions that count.
    package var value: UInt32
    /// What it would have reached if every session counted; 0 if that isn't more.
    package var unverifiedValue: UInt32
    /// UUIDs of its sessions, in chronological order.
    package var sessionIDs: [String]
    /// Its dates, `YYYY-MM-DD`.
    package var localDates: [String]
    /// For another exercise than push-ups, UUIDs of its practices, in chronological order; then `session_ids` is empty.
    package var practiceIDs: [String]

    package init(
      value: UInt32 = 0,
      unverifiedValue: UInt32 = 0,
      sessionIDs: [String] = [],
      localDates: [String] = [],
      practiceIDs: [String] = []
    ) {
      self.value = value
      self.unverifiedValue = unverifiedValue
      self.sessionIDs = sessionIDs
      self.localDates = localDates
      self.practiceIDs = practiceIDs
    }
  }
}

extension TrophiesV1 {
  /// The explanation.
  package struct ExplainAwardResponse: RPCMessage, Hashable, Sendable {
    /// By the rule in force.
    package var trophy: TrophiesV1.Trophy?
    /// Absent if it was never earned.
    package var award: TrophiesV1.Award?
    /// The closest attempts that didn't earn it, best first; three at most.
    package var nearMisses: [TrophiesV1.NearMiss]

    package init(
      trophy: TrophiesV1.Trophy? = nil,
      award: TrophiesV1.Award? = nil,
      nearMisses: [TrophiesV1.NearMiss] = []
    ) {
      self.trophy = trophy
      self.award = award
      self.nearMisses = nearMisses
    }
  }
}

extension TrophiesV1 {
  /// A medal that was earned.
  package struct Medal: RPCMessage, Hashable, Sendable {
    /// `M-DAY-5`.
    package var medalID: String
    /// In the requested language.
    package var title: String
    /// What earns it, in the requested language.
    package var description: String
    /// The URI of its picture.
    package var imageURI: String
    /// When it is earned.
    package var family: TrophiesV1.MedalFamily
    /// The number it takes.
    package var threshold: UInt32
    /// The number of dates on which it was earned.
    package var count: UInt32
    /// The first of them, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// The last of them, `YYYY-MM-DD`.
    package var lastLocalDate: String
    /// Its metric.
    package var metric: TrophiesV1.TrophyMetric
    /// Its scope.
    package var scope: TrophiesV1.TrophyScope
    /// What it counts; UNSPECIFIED means push-ups.
    package var exercise: TrophiesV1.TrophyExercise

    package init(
      medalID: String = "",
      title: String = "",
      description: String = "",
      imageURI: String = "",
      family: TrophiesV1.MedalFamily = .unspecified,
      threshold: UInt32 = 0,
      count: UInt32 = 0,
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      metric: TrophiesV1.TrophyMetric = .unspecified,
      scope: TrophiesV1.TrophyScope = .unspecified,
      exercise: TrophiesV1.TrophyExercise = .unspecified
    ) {
      self.medalID = medalID
      self.title = title
      self.description = description
      self.imageURI = imageURI
      self.family = family
      self.threshold = threshold
      self.count = count
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.metric = metric
      self.scope = scope
      self.exercise = exercise
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ListCurrentMedals.
  package struct ListCurrentMedalsRequest: RPCMessage, Hashable, Sendable {
    /// As in GetTrophyProgressRequest.
    package var timeZone: String

    package init(
      timeZone: String = ""
    ) {
      self.timeZone = timeZone
    }
  }
}

extension TrophiesV1 {
  /// The medals that the user wears.
  package struct ListCurrentMedalsResponse: RPCMessage, Hashable, Sendable {
    /// In the order of the catalogue.
    package var medals: [TrophiesV1.Medal]
    /// Today's date, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      medals: [TrophiesV1.Medal] = [],
      today: String = "",
      timeZone: String = ""
    ) {
      self.medals = medals
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ListMedalHistory.
  package struct ListMedalHistoryRequest: RPCMessage, Hashable, Sendable {
    /// Only medals earned on this date or later, `YYYY-MM-DD`; empty means all.
    package var fromLocalDate: String
    /// Only medals earned on this date or earlier, `YYYY-MM-DD`; empty means all.
    package var toLocalDate: String

    package init(
      fromLocalDate: String = "",
      toLocalDate: String = ""
    ) {
      self.fromLocalDate = fromLocalDate
      self.toLocalDate = toLocalDate
    }
  }
}

extension TrophiesV1 {
  /// A date on which medals were earned.
  package struct MedalDay: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// The medals, in the order of the catalogue.
    package var medalIDs: [String]

    package init(
      localDate: String = "",
      medalIDs: [String] = []
    ) {
      self.localDate = localDate
      self.medalIDs = medalIDs
    }
  }
}

extension TrophiesV1 {
  /// The trophy.
  package struct ListMedalHistoryResponse: RPCMessage, Hashable, Sendable {
    /// In the order of the catalogue, counted over the requested dates.
    package var medals: [TrophiesV1.Medal]
    /// Newest first.
    package var days: [TrophiesV1.MedalDay]

    package init(
      medals: [TrophiesV1.Medal] = [],
      days: [TrophiesV1.MedalDay] = []
    ) {
      self.medals = medals
      self.days = days
    }
  }
}

extension TrophiesV1 {
  /// A rank by lifetime experience. It never falls.
  package struct Level: RPCMessage, Hashable, Sendable {
    /// From 1.
    package var number: UInt32
    /// The user's points.
    package var experience: UInt32
    /// Points at which this level begins.
    package var threshold: UInt32
    /// Points at which the next one begins.
    package var nextThreshold: UInt32
    /// 1 to 6: the voice packs it unlocks; ranks begin with the levels 1, 5, 10, 20, 30 and 50.
    package var rank: UInt32
    /// The points needed to reach this level again if its basis was taken back since; 0 otherwise.
    package var regainedAt: UInt32

    package init(
      number: UInt32 = 0,
      experience: UInt32 = 0,
      threshold: UInt32 = 0,
      nextThreshold: UInt32 = 0,
      rank: UInt32 = 0,
      regainedAt: UInt32 = 0
    ) {
      self.number = number
      self.experience = experience
      self.threshold = threshold
      self.nextThreshold = nextThreshold
      self.rank = rank
      self.regainedAt = regainedAt
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetLevel.
  package struct GetLevelRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrophiesV1 {
  /// The level.
  package struct GetLevelResponse: RPCMessage, Hashable, Sendable {
    /// The caller's level.
    package var level: TrophiesV1.Level?

    package init(
      level: TrophiesV1.Level? = nil
    ) {
      self.level = level
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ExplainLevel.
  package struct ExplainLevelRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrophiesV1 {
  /// The sources of the points.
  package struct ExplainLevelResponse: RPCMessage, Hashable, Sendable {
    /// The caller's level.
    package var level: TrophiesV1.Level?
    /// Reps that TitanUp counted: one point each. Declared reps give none.
    package var verifiedReps: UInt32
    /// Dates with such reps: ten points each.
    package var activeDates: UInt32
    /// Points from the trophies that the user has.
    package var trophyExperience: UInt32
    /// The version of the formulas behind these figures; it changes with them.
    package var formulaVersion: String

    package init(
      level: TrophiesV1.Level? = nil,
      verifiedReps: UInt32 = 0,
      activeDates: UInt32 = 0,
      trophyExperience: UInt32 = 0,
      formulaVersion: String = ""
    ) {
      self.level = level
      self.verifiedReps = verifiedReps
      self.activeDates = activeDates
      self.trophyExperience = trophyExperience
      self.formulaVersion = formulaVersion
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ListTrophies.
  package struct ListTrophiesRequest: RPCMessage, Hashable, Sendable {
    /// Also trophies that aren't earned yet.
    package var includeLocked: Bool

    package init(
      includeLocked: Bool = false
    ) {
      self.includeLocked = includeLocked
    }
  }
}

extension TrophiesV1 {
  /// The catalogue.
  package struct ListTrophiesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of its rules.
    package var trophies: [TrophiesV1.Trophy]

    package init(
      trophies: [TrophiesV1.Trophy] = []
    ) {
      self.trophies = trophies
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ListAwards.
  package struct ListAwardsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String
    /// Also awards that were revoked.
    package var includeRevoked: Bool
    /// A session that `is_session_judged` shall tell of; empty for none. INVALID_ARGUMENT UUID_INVALID for what is no id.
    package var sessionID: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      includeRevoked: Bool = false,
      sessionID: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeRevoked = includeRevoked
      self.sessionID = sessionID
    }
  }
}

extension TrophiesV1 {
  /// A page of awards.
  package struct ListAwardsResponse: RPCMessage, Hashable, Sendable {
    /// Newest `earn_time` first; awards of one instant in the order of their ids.
    package var awards: [TrophiesV1.Award]
    /// Empty on the last page.
    package var nextPageToken: String
    /// Whether the request's session is known here and judged: then whatever it earned was there to be listed. A session is
    /// judged a moment after it is recorded.
    package var isSessionJudged: Bool

    package init(
      awards: [TrophiesV1.Award] = [],
      nextPageToken: String = "",
      isSessionJudged: Bool = false
    ) {
      self.awards = awards
      self.nextPageToken = nextPageToken
      self.isSessionJudged = isSessionJudged
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetTrophyProgress.
  package struct GetTrophyProgressRequest: RPCMessage, Hashable, Sendable {
    /// IANA name of the time zone that decides which date today is; empty means the user's clock's zone, else that of the
    /// newest session or counted set, else UTC.
    package var timeZone: String

    package init(
      timeZone: String = ""
    ) {
      self.timeZone = timeZone
    }
  }
}

extension TrophiesV1 {
  /// The progress towards a trophy.
  package struct TrophyProgress: RPCMessage, Hashable, Sendable {
    /// Not yet earned.
    package var trophy: TrophiesV1.Trophy?
    /// The best so far: within one session or set, today, in the current streak, or in total, depending on the trophy's
    /// scope.
    package var current: UInt32
    /// The threshold.
    package var target: UInt32
    /// `current` relative to `target`, 0 to 99.
    package var percent: UInt32
    /// What to do next, in the requested language.
    package var nextHint: String
    /// Reps that would count if TitanUp had counted them; 0 if missing evidence isn't the problem, and for other exercises
    /// than push-ups.
    package var unverifiedCurrent: UInt32

    package init(
      trophy: TrophiesV1.Trophy? = nil,
      current: UInt32 = 0,
      target: UInt32 = 0,
      percent: UInt32 = 0,
      nextHint: String = "",
      unverifiedCurrent: UInt32 = 0
    ) {
      self.trophy = trophy
      self.current = current
      self.target = target
      self.percent = percent
      self.nextHint = nextHint
      self.unverifiedCurrent = unverifiedCurrent
    }
  }
}

extension TrophiesV1 {
  /// The progress towards the trophies.
  package struct GetTrophyProgressResponse: RPCMessage, Hashable, Sendable {
    /// The trophies that aren't earned yet, in the order of their rules.
    package var progress: [TrophiesV1.TrophyProgress]

    package init(
      progress: [TrophiesV1.TrophyProgress] = []
    ) {
      self.progress = progress
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.WatchAwards.
  package struct WatchAwardsRequest: RPCMessage, Hashable, Sendable {
    /// From the last response; empty means from the beginning.
    package var cursor: String
    /// Also levels.
    package var includeLevels: Bool

    package init(
      cursor: String = "",
      includeLevels: Bool = false
    ) {
      self.cursor = cursor
      self.includeLevels = includeLevels
    }
  }
}

extension TrophiesV1 {
  /// An award was granted or revoked, or a level was reached.
  package struct WatchAwardsResponse: RPCMessage, Hashable, Sendable {
    /// The award in its current state; absent for a level.
    package var award: TrophiesV1.Award?
    /// The cursor to ask for the next changes with.
    package var cursor: String
    /// The highest level reached, as in GetLevel; absent for an award. A user who has risen several times since the cursor
    /// gets only the last level.
    package var level: TrophiesV1.Level?

    package init(
      award: TrophiesV1.Award? = nil,
      cursor: String = "",
      level: TrophiesV1.Level? = nil
    ) {
      self.award = award
      self.cursor = cursor
      self.level = level
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetImage.
  package struct GetImageRequest: RPCMessage, Hashable, Sendable {
    /// `titanup:trophies/T-SESSION-5.svg`.
    package var imageURI: String

    package init(
      imageURI: String = ""
    ) {
      self.imageURI = imageURI
    }
  }
}

extension TrophiesV1 {
  /// The picture.
  package struct GetImageResponse: RPCMessage, Hashable, Sendable {
    /// `image/svg+xml`.
    package var mediaType: String
    /// The file.
    package var content: [UInt8]

    package init(
      mediaType: String = "",
      content: [UInt8] = []
    ) {
      self.mediaType = mediaType
      self.content = content
    }
  }
}

extension TrophiesV1 {
  /// A public link to one award.
  package struct AwardLink: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var linkID: String
    /// UUID of the award.
    package var awardID: String
    /// Its trophy.
    package var trophyID: String
    /// The name that the link shows; empty for none.
    package var displayName: String
    /// The path of the page that shows the award, `/a/` and 43 characters. Keep it from others: it is all that opens the
    /// link. Empty for a link that was made under an earlier key of the server, which still works.
    package var path: String
    /// When it was made.
    package var createTime: GoogleProtobuf.Timestamp?
    /// Whether it shows the award. It doesn't while the award is revoked.
    package var isValid: Bool

    package init(
      linkID: String = "",
      awardID: String = "",
      trophyID: String = "",
      displayName: String = "",
      path: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      isValid: Bool = false
    ) {
      self.linkID = linkID
      self.awardID = awardID
      self.trophyID = trophyID
      self.displayName = displayName
      self.path = path
      self.createTime = createTime
      self.isValid = isValid
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.CreateAwardLink.
  package struct CreateAwardLinkRequest: RPCMessage, Hashable, Sendable {
    /// A UUID of the client's choice, which makes a retry safe.
    package var linkID: String
    /// UUID of the award.
    package var awardID: String
    /// The name that the link shall show, at most 60 characters without control characters; empty for none.
    package var displayName: String

    package init(
      linkID: String = "",
      awardID: String = "",
      displayName: String = ""
    ) {
      self.linkID = linkID
      self.awardID = awardID
      self.displayName = displayName
    }
  }
}

extension TrophiesV1 {
  /// The link.
  package struct CreateAwardLinkResponse: RPCMessage, Hashable, Sendable {
    /// With its path.
    package var link: TrophiesV1.AwardLink?

    package init(
      link: TrophiesV1.AwardLink? = nil
    ) {
      self.link = link
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.ListAwardLinks.
  package struct ListAwardLinksRequest: RPCMessage, Hashable, Sendable {
    /// UUID: only links to this award; empty means all.
    package var awardID: String

    package init(
      awardID: String = ""
    ) {
      self.awardID = awardID
    }
  }
}

extension TrophiesV1 {
  /// The links.
  package struct ListAwardLinksResponse: RPCMessage, Hashable, Sendable {
    /// Newest first; at most 100.
    package var links: [TrophiesV1.AwardLink]

    package init(
      links: [TrophiesV1.AwardLink] = []
    ) {
      self.links = links
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.RevokeAwardLink.
  package struct RevokeAwardLinkRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var linkID: String

    package init(
      linkID: String = ""
    ) {
      self.linkID = linkID
    }
  }
}

extension TrophiesV1 {
  /// The link is revoked.
  package struct RevokeAwardLinkResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetSharedAward.
  package struct GetSharedAwardRequest: RPCMessage, Hashable, Sendable {
    /// What follows `/a/` in the link's path.
    package var token: String

    package init(
      token: String = ""
    ) {
      self.token = token
    }
  }
}

extension TrophiesV1 {
  /// The award behind a public link.
  package struct GetSharedAwardResponse: RPCMessage, Hashable, Sendable {
    /// A compact JWS (RFC 7515) signed with EdDSA (RFC 8037), header `kid`, `typ` = `award-statement+jwt`. It is signed
    /// anew for each request, so `iat` is the time at which the award stood. Claims: iss ("titanup-trophies"), jti (the
    /// link's id), iat (seconds), trophy (`T-SESSION-5`), title and description (an object: `en`, `de`), rule (an object:
    /// version, metric, scope, threshold, window_ms and experience, numbers as in Trophy, and exercise for another one than
    /// push-ups; then the evidence below is of practices and their sets), earned_on (`YYYY-MM-DD`),
    /// evidence (an object: sessions, the number of them; reps, their sum; dates, the number of dates that count; latest,
    /// the newest 50 sessions as arrays of date, reps and evidence, a number as in titanup.sessions.v1.Evidence; and
    /// first_rep and last_rep for REPS_IN_WINDOW), and name, if the owner chose to show one. A statement names neither the
    /// account nor its sessions.
    package var statementJws: String

    package init(
      statementJws: String = ""
    ) {
      self.statementJws = statementJws
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesService.GetAwardKeys.
  package struct GetAwardKeysRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension TrophiesV1 {
  /// A public key that verifies statements about awards (RFC 8037).
  package struct AwardKey: RPCMessage, Hashable, Sendable {
    /// As `kid` in the header of a statement: the key's thumbprint (RFC 7638).
    package var keyID: String
    /// The 32 bytes of an Ed25519 public key in base64url without padding, as `x` of a JWK.
    package var x: String

    package init(
      keyID: String = "",
      x: String = ""
    ) {
      self.keyID = keyID
      self.x = x
    }
  }
}

extension TrophiesV1 {
  /// The keys.
  package struct GetAwardKeysResponse: RPCMessage, Hashable, Sendable {
    /// Empty if the server makes no links.
    package var keys: [TrophiesV1.AwardKey]
    /// The same as a JWKS document (RFC 7517).
    package var jwksJson: String

    package init(
      keys: [TrophiesV1.AwardKey] = [],
      jwksJson: String = ""
    ) {
      self.keys = keys
      self.jwksJson = jwksJson
    }
  }
}

extension TrophiesV1 {
  /// The texts of a trophy or a medal.
  package struct TrophyText: RPCMessage, Hashable, Sendable {
    /// 1 to 60 characters.
    package var title: String
    /// What earns it: 1 to 200 characters.
    package var description: String

    package init(
      title: String = "",
      description: String = ""
    ) {
      self.title = title
      self.description = description
    }
  }
}

extension TrophiesV1 {
  /// One version of the rule of a trophy or a medal.
  package struct TrophyRule: RPCMessage, Hashable, Sendable {
    /// Chosen by its creator: `T-` for trophies or `M-` for medals, and up to 40 characters of A-Z, 0-9 and `-`. Users see
    /// nothing but this of secret trophies.
    package var trophyID: String
    /// From 1; the highest is in force. In UpdateTrophyRule and ArchiveTrophyRule, the version to replace; 0 means the one
    /// in force. Ignored elsewhere.
    package var version: UInt32
    /// For trophies, REPS over SESSION, DAY or LIFETIME, SESSIONS over DAY or LIFETIME, REPS_IN_WINDOW over SESSION, or
    /// ACTIVE_DAYS over STREAK; for intraday medals, REPS over SESSION or DAY, or SESSIONS over DAY; for consistency
    /// medals, ACTIVE_DAYS over STREAK. With another exercise than push-ups, only REPS and ACTIVE_DAYS.
    package var metric: TrophiesV1.TrophyMetric
    /// See metric.
    package var scope: TrophiesV1.TrophyScope
    /// The number it takes: reps 1 to 10,000, over LIFETIME 1 to 1,000,000; sessions 1 to 200, over LIFETIME 1 to 100,000;
    /// dates 1 to 3,650; reps in a window 1 to 500.
    package var threshold: UInt32
    /// For REPS_IN_WINDOW, the reps must take less than this number of milliseconds, 100 to 3,600,000. 0 otherwise.
    package var windowMs: UInt32
    /// The minimum evidence of sessions that count. With another exercise than push-ups, only VERIFIED_DIGEST.
    package var minEvidence: TrophiesV1.TrophyEvidence
    /// Place in the catalogue, 1 to 1,000,000; 0 in CreateTrophyRule means the last of its kind.
    package var catalogueOrder: UInt32
    /// The URI of its picture: empty means a picture of its own, drawn from the rule; otherwise the picture of another
    /// trophy or medal of the catalogue that isn't secret.
    package var imageURI: String
    /// Points it gives towards the Titan level, 0 to 1,000; 30 makes it silver, 90 gold. 0 for medals.
    package var experience: UInt32
    /// Whether it stays hidden from users until they earn it; never for medals.
    package var isSecret: Bool
    /// In English.
    package var english: TrophiesV1.TrophyText?
    /// In German.
    package var german: TrophiesV1.TrophyText?
    /// When this version came into force. Ignored in requests.
    package var activeFrom: GoogleProtobuf.Timestamp?
    /// Whether it is archived. Ignored in requests.
    package var isArchived: Bool
    /// What it gives.
    package var kind: TrophiesV1.RuleKind
    /// What it counts; push-ups if absent.
    package var exercise: TrophiesV1.TrophyExercise

    package init(
      trophyID: String = "",
      version: UInt32 = 0,
      metric: TrophiesV1.TrophyMetric = .unspecified,
      scope: TrophiesV1.TrophyScope = .unspecified,
      threshold: UInt32 = 0,
      windowMs: UInt32 = 0,
      minEvidence: TrophiesV1.TrophyEvidence = .unspecified,
      catalogueOrder: UInt32 = 0,
      imageURI: String = "",
      experience: UInt32 = 0,
      isSecret: Bool = false,
      english: TrophiesV1.TrophyText? = nil,
      german: TrophiesV1.TrophyText? = nil,
      activeFrom: GoogleProtobuf.Timestamp? = nil,
      isArchived: Bool = false,
      kind: TrophiesV1.RuleKind = .unspecified,
      exercise: TrophiesV1.TrophyExercise = .unspecified
    ) {
      self.trophyID = trophyID
      self.version = version
      self.metric = metric
      self.scope = scope
      self.threshold = threshold
      self.windowMs = windowMs
      self.minEvidence = minEvidence
      self.catalogueOrder = catalogueOrder
      self.imageURI = imageURI
      self.experience = experience
      self.isSecret = isSecret
      self.english = english
      self.german = german
      self.activeFrom = activeFrom
      self.isArchived = isArchived
      self.kind = kind
      self.exercise = exercise
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.CreateTrophyRule.
  package struct CreateTrophyRuleRequest: RPCMessage, Hashable, Sendable {
    /// The rule.
    package var rule: TrophiesV1.TrophyRule?
    /// A UUID that makes a retry safe for a week. May be empty.
    package var requestID: String

    package init(
      rule: TrophiesV1.TrophyRule? = nil,
      requestID: String = ""
    ) {
      self.rule = rule
      self.requestID = requestID
    }
  }
}

extension TrophiesV1 {
  /// The rule.
  package struct CreateTrophyRuleResponse: RPCMessage, Hashable, Sendable {
    /// Version 1.
    package var rule: TrophiesV1.TrophyRule?

    package init(
      rule: TrophiesV1.TrophyRule? = nil
    ) {
      self.rule = rule
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.UpdateTrophyRule.
  package struct UpdateTrophyRuleRequest: RPCMessage, Hashable, Sendable {
    /// The new version.
    package var rule: TrophiesV1.TrophyRule?
    /// The fields to change: `threshold`, `english.title` … Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// As in CreateTrophyRuleRequest.
    package var requestID: String

    package init(
      rule: TrophiesV1.TrophyRule? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.rule = rule
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension TrophiesV1 {
  /// The rule.
  package struct UpdateTrophyRuleResponse: RPCMessage, Hashable, Sendable {
    /// The version in force.
    package var rule: TrophiesV1.TrophyRule?

    package init(
      rule: TrophiesV1.TrophyRule? = nil
    ) {
      self.rule = rule
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.ArchiveTrophyRule.
  package struct ArchiveTrophyRuleRequest: RPCMessage, Hashable, Sendable {
    /// `T-SESSION-5`, `M-DAY-5`.
    package var trophyID: String
    /// As in TrophyRule.
    package var version: UInt32
    /// As in CreateTrophyRuleRequest.
    package var requestID: String

    package init(
      trophyID: String = "",
      version: UInt32 = 0,
      requestID: String = ""
    ) {
      self.trophyID = trophyID
      self.version = version
      self.requestID = requestID
    }
  }
}

extension TrophiesV1 {
  /// The rule.
  package struct ArchiveTrophyRuleResponse: RPCMessage, Hashable, Sendable {
    /// The version in force: archived.
    package var rule: TrophiesV1.TrophyRule?

    package init(
      rule: TrophiesV1.TrophyRule? = nil
    ) {
      self.rule = rule
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.ListTrophyRules.
  package struct ListTrophyRulesRequest: RPCMessage, Hashable, Sendable {
    /// Only the rules of this trophy or medal; empty means all.
    package var trophyID: String
    /// Also replaced versions, newest version of a trophy first.
    package var includePastVersions: Bool
    /// Also archived ones.
    package var includeArchived: Bool
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page.
    package var pageToken: String
    /// Only rules of this kind; UNSPECIFIED means trophies, or the kind that `trophy_id` names.
    package var kind: TrophiesV1.RuleKind

    package init(
      trophyID: String = "",
      includePastVersions: Bool = false,
      includeArchived: Bool = false,
      pageSize: Int32 = 0,
      pageToken: String = "",
      kind: TrophiesV1.RuleKind = .unspecified
    ) {
      self.trophyID = trophyID
      self.includePastVersions = includePastVersions
      self.includeArchived = includeArchived
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.kind = kind
    }
  }
}

extension TrophiesV1 {
  /// A page of rules.
  package struct ListTrophyRulesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of the catalogue.
    package var rules: [TrophiesV1.TrophyRule]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      rules: [TrophiesV1.TrophyRule] = [],
      nextPageToken: String = ""
    ) {
      self.rules = rules
      self.nextPageToken = nextPageToken
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.PreviewRule.
  package struct PreviewRuleRequest: RPCMessage, Hashable, Sendable {
    /// As in CreateTrophyRule; for an existing trophy, the version that UpdateTrophyRule would put in force.
    package var rule: TrophiesV1.TrophyRule?
    /// The policy for judging everybody again.
    package var policy: TrophiesV1.ReevaluationPolicy
    /// The maximum number of users to examine; 0 means all.
    package var maxUsers: UInt32

    package init(
      rule: TrophiesV1.TrophyRule? = nil,
      policy: TrophiesV1.ReevaluationPolicy = .unspecified,
      maxUsers: UInt32 = 0
    ) {
      self.rule = rule
      self.policy = policy
      self.maxUsers = maxUsers
    }
  }
}

extension TrophiesV1 {
  /// What would happen to a user's award.
  package struct PreviewedChange: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var userID: String
    /// Its current state; UNSPECIFIED if there is none.
    package var before: TrophiesV1.AwardState
    /// Its new state.
    package var after: TrophiesV1.AwardState
    /// Absent if it would be revoked.
    package var proof: TrophiesV1.AwardProof?
    /// When the condition became true; absent if the proof is.
    package var earnTime: GoogleProtobuf.Timestamp?

    package init(
      userID: String = "",
      before: TrophiesV1.AwardState = .unspecified,
      after: TrophiesV1.AwardState = .unspecified,
      proof: TrophiesV1.AwardProof? = nil,
      earnTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.userID = userID
      self.before = before
      self.after = after
      self.proof = proof
      self.earnTime = earnTime
    }
  }
}

extension TrophiesV1 {
  /// The effects of a rule.
  package struct PreviewRuleResponse: RPCMessage, Hashable, Sendable {
    /// The number of users examined.
    package var usersExamined: UInt32
    /// The number of users who would gain the trophy.
    package var gainCount: UInt32
    /// The number of users who would lose it.
    package var loseCount: UInt32
    /// The number of users who would keep it although this version wouldn't grant it.
    package var grandfatherCount: UInt32
    /// The number of users who have it and would also earn it under this version.
    package var keepCount: UInt32
    /// Examples of users who gain, lose or are grandfathered; at most five of each.
    package var samples: [TrophiesV1.PreviewedChange]

    package init(
      usersExamined: UInt32 = 0,
      gainCount: UInt32 = 0,
      loseCount: UInt32 = 0,
      grandfatherCount: UInt32 = 0,
      keepCount: UInt32 = 0,
      samples: [TrophiesV1.PreviewedChange] = []
    ) {
      self.usersExamined = usersExamined
      self.gainCount = gainCount
      self.loseCount = loseCount
      self.grandfatherCount = grandfatherCount
      self.keepCount = keepCount
      self.samples = samples
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.ReevaluateTrophies.
  package struct ReevaluateTrophiesRequest: RPCMessage, Hashable, Sendable {
    /// Only these trophies and medals, 100 at most; empty means all.
    package var trophyIDs: [String]
    /// Only this user; empty means everybody. REVOKE requires everybody.
    package var userID: String
    /// What happens to awards that the versions in force wouldn't grant.
    package var policy: TrophiesV1.ReevaluationPolicy
    /// As in CreateTrophyRuleRequest.
    package var requestID: String

    package init(
      trophyIDs: [String] = [],
      userID: String = "",
      policy: TrophiesV1.ReevaluationPolicy = .unspecified,
      requestID: String = ""
    ) {
      self.trophyIDs = trophyIDs
      self.userID = userID
      self.policy = policy
      self.requestID = requestID
    }
  }
}

extension TrophiesV1 {
  /// The operation.
  package struct ReevaluateTrophiesResponse: RPCMessage, Hashable, Sendable {
    /// The operation that has just begun.
    package var operation: TrophiesV1.Operation?

    package init(
      operation: TrophiesV1.Operation? = nil
    ) {
      self.operation = operation
    }
  }
}

extension TrophiesV1 {
  /// See TrophiesAdminService.GetOperation.
  package struct GetOperationRequest: RPCMessage, Hashable, Sendable {
    /// UUID; empty means the newest.
    package var operationID: String

    package init(
      operationID: String = ""
    ) {
      self.operationID = operationID
    }
  }
}

extension TrophiesV1 {
  /// The operation.
  package struct GetOperationResponse: RPCMessage, Hashable, Sendable {
    /// Its current state.
    package var operation: TrophiesV1.Operation?

    package init(
      operation: TrophiesV1.Operation? = nil
    ) {
      self.operation = operation
    }
  }
}

extension TrophiesV1 {
  /// An operation that judges users again.
  package struct Operation: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var operationID: String
    /// Its state.
    package var state: TrophiesV1.OperationState
    /// As requested.
    package var trophyIDs: [String]
    /// As requested.
    package var userID: String
    /// As requested.
    package var policy: TrophiesV1.ReevaluationPolicy
    /// The number of users when it began; users who join meanwhile are judged as usual. When it has finished, it equals
    /// `users_done`.
    package var usersTotal: UInt32
    /// The number of users judged so far.
    package var usersDone: UInt32
    /// `users_done` relative to `users_total`, 0 to 99 until it has finished, then 100.
    package var percent: UInt32
    /// Awards that were granted.
    package var granted: UInt32
    /// Awards that were revoked.
    package var revoked: UInt32
    /// Awards that stay although the version in force wouldn't grant them.
    package var grandfathered: UInt32
    /// When it began.
    package var createTime: GoogleProtobuf.Timestamp?
    /// When it finished; absent before.
    package var endTime: GoogleProtobuf.Timestamp?

    package init(
      operationID: String = "",
      state: TrophiesV1.OperationState = .unspecified,
      trophyIDs: [String] = [],
      userID: String = "",
      policy: TrophiesV1.ReevaluationPolicy = .unspecified,
      usersTotal: UInt32 = 0,
      usersDone: UInt32 = 0,
      percent: UInt32 = 0,
      granted: UInt32 = 0,
      revoked: UInt32 = 0,
      grandfathered: UInt32 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.operationID = operationID
      self.state = state
      self.trophyIDs = trophyIDs
      self.userID = userID
      self.policy = policy
      self.usersTotal = usersTotal
      self.usersDone = usersDone
      self.percent = percent
      self.granted = granted
      self.revoked = revoked
      self.grandfathered = grandfathered
      self.createTime = createTime
      self.endTime = endTime
    }
  }
}
