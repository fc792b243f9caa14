// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto. Not to be edited: `deploy/dev generate` writes it anew.

import TitanRPC

extension SessionsV1 {
  /// How far a count can be believed, best first.
  package struct Evidence: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Counted by TitanUp; the landmarks are kept and give the same count again.
    package static let verifiedStream = Self(rawValue: 1)
    /// Counted by TitanUp; the landmarks are gone, their digest is kept. What was VERIFIED_STREAM becomes this when they go.
    package static let verifiedDigest = Self(rawValue: 2)
    /// The device says when each rep was.
    package static let device = Self(rawValue: 3)
    /// Typed in.
    package static let declared = Self(rawValue: 4)
    /// Done by nobody: the client said of the landmarks that a program made them. Such a session is listed and watched, may
    /// overlap others, and counts for nothing: no chart, statistic, record, streak, trophy, medal, level, habit or
    /// training knows of it.
    package static let simulated = Self(rawValue: 5)

    package static let known: [Self] = [.unspecified, .verifiedStream, .verifiedDigest, .device, .declared, .simulated]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "EVIDENCE_UNSPECIFIED"
      case 1: "EVIDENCE_VERIFIED_STREAM"
      case 2: "EVIDENCE_VERIFIED_DIGEST"
      case 3: "EVIDENCE_DEVICE"
      case 4: "EVIDENCE_DECLARED"
      case 5: "EVIDENCE_SIMULATED"
      default: "Evidence(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// What a chart covers.
  package struct ChartRange: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Today: one slice a session, and what remains to the goal.
    package static let today = Self(rawValue: 1)
    /// Seven dates that end today.
    package static let last7Days = Self(rawValue: 2)
    /// Thirty dates that end today.
    package static let month = Self(rawValue: 3)
    /// From the same day of the month three months ago, or the last of a shorter month, to today.
    package static let last3Months = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .today, .last7Days, .month, .last3Months]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CHART_RANGE_UNSPECIFIED"
      case 1: "CHART_RANGE_TODAY"
      case 2: "CHART_RANGE_LAST_7_DAYS"
      case 3: "CHART_RANGE_MONTH"
      case 4: "CHART_RANGE_LAST_3_MONTHS"
      default: "ChartRange(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// How much a bar of a chart stands for.
  package struct ChartStep: OpenEnum {
    /// A day; of LAST_3_MONTHS a week. Of TODAY nothing else is allowed: each session has its slice.
    package static let unspecified = Self(rawValue: 0)
    /// A date.
    package static let day = Self(rawValue: 1)
    /// Seven dates from the clock's first weekday.
    package static let week = Self(rawValue: 2)
    /// A month of the calendar.
    package static let month = Self(rawValue: 3)

    package static let known: [Self] = [.unspecified, .day, .week, .month]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "CHART_STEP_UNSPECIFIED"
      case 1: "CHART_STEP_DAY"
      case 2: "CHART_STEP_WEEK"
      case 3: "CHART_STEP_MONTH"
      default: "ChartStep(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// What statistics cover.
  package struct StatsPeriod: OpenEnum {
    /// Not allowed.
    package static let unspecified = Self(rawValue: 0)
    /// Seven dates that end today.
    package static let last7Days = Self(rawValue: 1)
    /// Thirty dates that end today.
    package static let last30Days = Self(rawValue: 2)
    /// Ninety dates that end today.
    package static let last90Days = Self(rawValue: 3)
    /// From the first session's date to today.
    package static let all = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .last7Days, .last30Days, .last90Days, .all]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "STATS_PERIOD_UNSPECIFIED"
      case 1: "STATS_PERIOD_LAST_7_DAYS"
      case 2: "STATS_PERIOD_LAST_30_DAYS"
      case 3: "STATS_PERIOD_LAST_90_DAYS"
      case 4: "STATS_PERIOD_ALL"
      default: "StatsPeriod(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// In what somebody was best.
  package struct RecordKind: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Reps in one set; a session without sets is one.
    package static let repsInSet = Self(rawValue: 1)
    /// Reps in one session.
    package static let repsInSession = Self(rawValue: 2)
    /// Reps on one date.
    package static let repsInDay = Self(rawValue: 3)
    /// Milliseconds from the first descent to the last top of five reps in a row, of one set, no pause longer than 2
    /// seconds.
    package static let fastestFive = Self(rawValue: 4)

    package static let known: [Self] = [.unspecified, .repsInSet, .repsInSession, .repsInDay, .fastestFive]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "RECORD_KIND_UNSPECIFIED"
      case 1: "RECORD_KIND_REPS_IN_SET"
      case 2: "RECORD_KIND_REPS_IN_SESSION"
      case 3: "RECORD_KIND_REPS_IN_DAY"
      case 4: "RECORD_KIND_FASTEST_FIVE"
      default: "RecordKind(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// Whether somebody does more: the reps of the later half of a period against those of the earlier.
  package struct Trend: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The earlier half is empty, or the first session of all came after the period had begun: its halves can't be compared.
    package static let insufficientData = Self(rawValue: 1)
    /// Less than 90 percent.
    package static let strongDecline = Self(rawValue: 2)
    /// Less than 98 percent.
    package static let decline = Self(rawValue: 3)
    /// 98 to 102 percent.
    package static let steady = Self(rawValue: 4)
    /// Up to 110 percent.
    package static let growth = Self(rawValue: 5)
    /// More.
    package static let strongGrowth = Self(rawValue: 6)

    package static let known: [Self] = [.unspecified, .insufficientData, .strongDecline, .decline, .steady, .growth, .strongGrowth]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "TREND_UNSPECIFIED"
      case 1: "TREND_INSUFFICIENT_DATA"
      case 2: "TREND_STRONG_DECLINE"
      case 3: "TREND_DECLINE"
      case 4: "TREND_STEADY"
      case 5: "TREND_GROWTH"
      case 6: "TREND_STRONG_GROWTH"
      default: "Trend(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// What a date did to a streak.
  package struct StreakDayKind: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Trained: one more.
    package static let active = Self(rawValue: 1)
    /// Missed, and protected by a freeze.
    package static let frozen = Self(rawValue: 2)
    /// In a pause.
    package static let paused = Self(rawValue: 3)
    /// Lost on a journey: the next session was at least 6 hours further ahead of UTC and at most 36 hours later.
    package static let bridged = Self(rawValue: 4)
    /// Missed: the streak was over.
    package static let missed = Self(rawValue: 5)
    /// Not over yet.
    package static let open = Self(rawValue: 6)

    package static let known: [Self] = [.unspecified, .active, .frozen, .paused, .bridged, .missed, .open]
    /// The number on the wire. It may be one the proto does not name.
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }
    /// The name in the proto, or the number.
    package var description: String {
      switch rawValue {
      case 0: "STREAK_DAY_KIND_UNSPECIFIED"
      case 1: "STREAK_DAY_KIND_ACTIVE"
      case 2: "STREAK_DAY_KIND_FROZEN"
      case 3: "STREAK_DAY_KIND_PAUSED"
      case 4: "STREAK_DAY_KIND_BRIDGED"
      case 5: "STREAK_DAY_KIND_MISSED"
      case 6: "STREAK_DAY_KIND_OPEN"
      default: "StreakDayKind(\(rawValue))"
      }
    }
  }
}

extension SessionsV1 {
  /// Reps done without a rest.
  package struct RepSet: RPCMessage, Hashable, Sendable {
    /// 1 to 10000.
    package var reps: UInt32
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When it ended.
    package var endTime: GoogleProtobuf.Timestamp?

    package init(
      reps: UInt32 = 0,
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.reps = reps
      self.startTime = startTime
      self.endTime = endTime
    }
  }
}

extension SessionsV1 {
  /// One push-up session: from start to end of counting.
  package struct Session: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var sessionID: String
    /// Required; 2000 or later. With a receipt, the receipt's when it is given back.
    package var startTime: GoogleProtobuf.Timestamp?
    /// Required; not before the start, at most 6 hours after it. With a receipt, the receipt's when it is given back.
    package var endTime: GoogleProtobuf.Timestamp?
    /// IANA name of the zone the device was in: `Europe/Berlin`. Required.
    package var timeZone: String
    /// The device's offset at the start, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`. It
    /// need not be what the tz database says: the date on the user's own clock counts.
    package var utcOffsetSeconds: Int32?
    /// The date it belongs to, `YYYY-MM-DD`, decided once from start and offset. Output only.
    package var localDate: String
    /// Counted push-ups, 1 to 10000. Required, and equal to the receipt's where there is one.
    package var reps: UInt32
    /// Sets, in order and inside the session; none to 1000. Their reps add up to `reps`. With a receipt, cut to its times.
    package var sets: [SessionsV1.RepSet]
    /// Reps aimed at, 1 to 500; 0 means what the settings of the account (`session_target`) said when the session began, as
    /// far as they were known here when it was recorded; 10 if they never said so.
    package var target: UInt32
    /// Whether `reps` reached `target`. Output only.
    package var targetMet: Bool
    /// How far the count can be believed. Output only.
    package var evidence: SessionsV1.Evidence
    /// UUID of the receipt; empty without one. Output only.
    package var receiptID: String
    /// Who counted: `pushup/1`; empty without a receipt. Output only.
    package var counter: String
    /// Up to 1000 characters, none of them U+0000.
    package var note: String
    /// Whether it arrived more than a day after it happened. Output only.
    package var late: Bool
    /// Changes with every change of the session. Output only.
    package var etag: String
    /// When it was recorded. Output only.
    package var createTime: GoogleProtobuf.Timestamp?
    /// UUID of the landmark stream that was counted; empty without a receipt. Output only.
    package var streamID: String
    /// How the reps were done; absent without a receipt. Output only.
    package var form: SessionsV1.Form?
    /// Whether a newer counter has counted its stream, and another number: PoseService.RecountStream by the newest counter
    /// gives the receipt that AcceptRecount takes. Output only.
    package var recountAvailable: Bool

    package init(
      sessionID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      utcOffsetSeconds: Int32? = nil,
      localDate: String = "",
      reps: UInt32 = 0,
      sets: [SessionsV1.RepSet] = [],
      target: UInt32 = 0,
      targetMet: Bool = false,
      evidence: SessionsV1.Evidence = .unspecified,
      receiptID: String = "",
      counter: String = "",
      note: String = "",
      late: Bool = false,
      etag: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      streamID: String = "",
      form: SessionsV1.Form? = nil,
      recountAvailable: Bool = false
    ) {
      self.sessionID = sessionID
      self.startTime = startTime
      self.endTime = endTime
      self.timeZone = timeZone
      self.utcOffsetSeconds = utcOffsetSeconds
      self.localDate = localDate
      self.reps = reps
      self.sets = sets
      self.target = target
      self.targetMet = targetMet
      self.evidence = evidence
      self.receiptID = receiptID
      self.counter = counter
      self.note = note
      self.late = late
      self.etag = etag
      self.createTime = createTime
      self.streamID = streamID
      self.form = form
      self.recountAvailable = recountAvailable
    }
  }
}

extension SessionsV1 {
  /// How reps were done, as far as receipts tell.
  package struct Form: RPCMessage, Hashable, Sendable {
    /// Reps per minute spent on them: from the first descent to the last top, pauses of more than 2 seconds left out. 0 if
    /// nobody knows.
    package var repsPerMinute: Double
    /// How deep they were on average, 0 to 100; 0 if nobody knows.
    package var meanDepthPercent: Double
    /// Depth, lock-out and how well they were seen, on average, 0 to 100; 0 if nobody knows.
    package var meanQualityPercent: Double

    package init(
      repsPerMinute: Double = 0,
      meanDepthPercent: Double = 0,
      meanQualityPercent: Double = 0
    ) {
      self.repsPerMinute = repsPerMinute
      self.meanDepthPercent = meanDepthPercent
      self.meanQualityPercent = meanQualityPercent
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.CreateSession.
  package struct CreateSessionRequest: RPCMessage, Hashable, Sendable {
    /// Without its output-only fields.
    package var session: SessionsV1.Session?
    /// `jws` of the receipt that the pose service gave; empty for a declared session.
    package var receiptJws: String
    /// UUID that makes a retry safe for at least 7 days; the same id with another payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      session: SessionsV1.Session? = nil,
      receiptJws: String = "",
      requestID: String = ""
    ) {
      self.session = session
      self.receiptJws = receiptJws
      self.requestID = requestID
    }
  }
}

extension SessionsV1 {
  /// The session as stored.
  package struct CreateSessionResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var session: SessionsV1.Session?

    package init(
      session: SessionsV1.Session? = nil
    ) {
      self.session = session
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.BatchCreateSessions.
  package struct BatchCreateSessionsRequest: RPCMessage, Hashable, Sendable {
    /// Up to 200, in any order. Each may have a `request_id` of its own.
    package var requests: [SessionsV1.CreateSessionRequest]

    package init(
      requests: [SessionsV1.CreateSessionRequest] = []
    ) {
      self.requests = requests
    }
  }
}

extension SessionsV1 {
  /// What became of one session of a batch.
  package struct BatchCreateSessionsResult: RPCMessage, Hashable, Sendable {
    /// Which of the two.
    package var result: Result?

    package init(
      result: Result? = nil
    ) {
      self.result = result
    }

    /// Which of the two.
    package enum Result: Hashable, Sendable {
      /// As stored, with its output-only fields.
      case session(SessionsV1.Session)
      /// Why it was not recorded: what CreateSession would have failed with, details included. Fields in it are relative to
      /// the item.
      case status(GoogleRPC.Status)
    }
  }
}

extension SessionsV1 {
  /// What became of each.
  package struct BatchCreateSessionsResponse: RPCMessage, Hashable, Sendable {
    /// As many as were sent, in their order.
    package var results: [SessionsV1.BatchCreateSessionsResult]

    package init(
      results: [SessionsV1.BatchCreateSessionsResult] = []
    ) {
      self.results = results
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.GetSession.
  package struct GetSessionRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var sessionID: String

    package init(
      sessionID: String = ""
    ) {
      self.sessionID = sessionID
    }
  }
}

extension SessionsV1 {
  /// A count that a newer one has replaced.
  package struct PastCount: RPCMessage, Hashable, Sendable {
    /// UUID of its receipt.
    package var receiptID: String
    /// Who counted: `pushup/1`.
    package var counter: String
    /// How many.
    package var reps: UInt32
    /// How far it could be believed.
    package var evidence: SessionsV1.Evidence
    /// When it was replaced.
    package var replaceTime: GoogleProtobuf.Timestamp?

    package init(
      receiptID: String = "",
      counter: String = "",
      reps: UInt32 = 0,
      evidence: SessionsV1.Evidence = .unspecified,
      replaceTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.receiptID = receiptID
      self.counter = counter
      self.reps = reps
      self.evidence = evidence
      self.replaceTime = replaceTime
    }
  }
}

extension SessionsV1 {
  /// The session.
  package struct GetSessionResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var session: SessionsV1.Session?
    /// What was counted before, newest first; none for most.
    package var pastCounts: [SessionsV1.PastCount]

    package init(
      session: SessionsV1.Session? = nil,
      pastCounts: [SessionsV1.PastCount] = []
    ) {
      self.session = session
      self.pastCounts = pastCounts
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.ListSessions.
  package struct ListSessionsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the page before; empty for the first. Good for the same user and the same other fields only.
    package var pageToken: String
    /// Only sessions of this date or later, `YYYY-MM-DD`; empty means all.
    package var fromLocalDate: String
    /// Only sessions of this date or earlier, `YYYY-MM-DD`; empty means all.
    package var toLocalDate: String
    /// Only sessions that can be believed as far as one of these says; none means all.
    package var evidence: [SessionsV1.Evidence]
    /// Only sessions with so many reps or more; 0 means all.
    package var minReps: UInt32

    package init(
      pageSize: Int32 = 0,
      pageToken: String = "",
      fromLocalDate: String = "",
      toLocalDate: String = "",
      evidence: [SessionsV1.Evidence] = [],
      minReps: UInt32 = 0
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.fromLocalDate = fromLocalDate
      self.toLocalDate = toLocalDate
      self.evidence = evidence
      self.minReps = minReps
    }
  }
}

extension SessionsV1 {
  /// A page of sessions.
  package struct ListSessionsResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var sessions: [SessionsV1.Session]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      sessions: [SessionsV1.Session] = [],
      nextPageToken: String = ""
    ) {
      self.sessions = sessions
      self.nextPageToken = nextPageToken
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.DeleteSession.
  package struct DeleteSessionRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var sessionID: String

    package init(
      sessionID: String = ""
    ) {
      self.sessionID = sessionID
    }
  }
}

extension SessionsV1 {
  /// Nothing to say.
  package struct DeleteSessionResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SessionsV1 {
  /// See SessionsService.UndeleteSession.
  package struct UndeleteSessionRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var sessionID: String

    package init(
      sessionID: String = ""
    ) {
      self.sessionID = sessionID
    }
  }
}

extension SessionsV1 {
  /// The session as it is again.
  package struct UndeleteSessionResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var session: SessionsV1.Session?

    package init(
      session: SessionsV1.Session? = nil
    ) {
      self.session = session
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.UpdateSession.
  package struct UpdateSessionRequest: RPCMessage, Hashable, Sendable {
    /// Its id, and what the mask names. With an etag: only if the session is still that one.
    package var session: SessionsV1.Session?
    /// Which of `note`, `target`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// UUID that makes a retry safe for at least 7 days; the same id with another payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      session: SessionsV1.Session? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.session = session
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension SessionsV1 {
  /// The session as it is now.
  package struct UpdateSessionResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var session: SessionsV1.Session?

    package init(
      session: SessionsV1.Session? = nil
    ) {
      self.session = session
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.AcceptRecount.
  package struct AcceptRecountRequest: RPCMessage, Hashable, Sendable {
    /// UUID of the session.
    package var sessionID: String
    /// `jws` of the receipt that the pose service gave for the recount.
    package var receiptJws: String
    /// That the session may become smaller.
    package var acceptLowerCount: Bool
    /// Only if the session is still that one; may be empty.
    package var etag: String
    /// UUID that makes a retry safe for at least 7 days; the same id with another payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      sessionID: String = "",
      receiptJws: String = "",
      acceptLowerCount: Bool = false,
      etag: String = "",
      requestID: String = ""
    ) {
      self.sessionID = sessionID
      self.receiptJws = receiptJws
      self.acceptLowerCount = acceptLowerCount
      self.etag = etag
      self.requestID = requestID
    }
  }
}

extension SessionsV1 {
  /// The session as it is now.
  package struct AcceptRecountResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var session: SessionsV1.Session?

    package init(
      session: SessionsV1.Session? = nil
    ) {
      self.session = session
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.WatchSessions.
  package struct WatchSessionsRequest: RPCMessage, Hashable, Sendable {
    /// From the last response; empty means from the beginning.
    package var cursor: String

    package init(
      cursor: String = ""
    ) {
      self.cursor = cursor
    }
  }
}

extension SessionsV1 {
  /// A session was made, changed or deleted.
  package struct WatchSessionsResponse: RPCMessage, Hashable, Sendable {
    /// UUID of the session.
    package var sessionID: String
    /// What it is now.
    package var change: Change?
    /// Ask with this cursor for what follows.
    package var cursor: String

    package init(
      sessionID: String = "",
      change: Change? = nil,
      cursor: String = ""
    ) {
      self.sessionID = sessionID
      self.change = change
      self.cursor = cursor
    }

    /// What it is now.
    package enum Change: Hashable, Sendable {
      /// It is there.
      case upserted(SessionsV1.Session)
      /// It was deleted.
      case deleted(SessionsV1.SessionDeleted)
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.GetActivityChart.
  package struct GetActivityChartRequest: RPCMessage, Hashable, Sendable {
    /// Required.
    package var range: SessionsV1.ChartRange
    /// IANA name of the zone that says which date today is; empty means the clock's, else the zone of the newest session,
    /// UTC if there is none.
    package var timeZone: String
    /// How much a bar stands for.
    package var step: SessionsV1.ChartStep

    package init(
      range: SessionsV1.ChartRange = .unspecified,
      timeZone: String = "",
      step: SessionsV1.ChartStep = .unspecified
    ) {
      self.range = range
      self.timeZone = timeZone
      self.step = step
    }
  }
}

extension SessionsV1 {
  /// Reps by how far they can be believed.
  package struct EvidenceReps: RPCMessage, Hashable, Sendable {
    /// Which level.
    package var evidence: SessionsV1.Evidence
    /// Reps of this level.
    package var reps: UInt32

    package init(
      evidence: SessionsV1.Evidence = .unspecified,
      reps: UInt32 = 0
    ) {
      self.evidence = evidence
      self.reps = reps
    }
  }
}

extension SessionsV1 {
  /// A slice or bar of a chart.
  package struct ChartBucket: RPCMessage, Hashable, Sendable {
    /// Its first date, `YYYY-MM-DD`.
    package var localDate: String
    /// Of TODAY: the session. Empty otherwise.
    package var sessionID: String
    /// Of TODAY: when the session began. Absent otherwise.
    package var startTime: GoogleProtobuf.Timestamp?
    /// Reps in it.
    package var reps: UInt32
    /// Sessions in it.
    package var sessions: UInt32
    /// Its reps by evidence, best first, levels without reps left out.
    package var byEvidence: [SessionsV1.EvidenceReps]
    /// Its last date, `YYYY-MM-DD`: that of the range where the range ends first.
    package var lastLocalDate: String

    package init(
      localDate: String = "",
      sessionID: String = "",
      startTime: GoogleProtobuf.Timestamp? = nil,
      reps: UInt32 = 0,
      sessions: UInt32 = 0,
      byEvidence: [SessionsV1.EvidenceReps] = [],
      lastLocalDate: String = ""
    ) {
      self.localDate = localDate
      self.sessionID = sessionID
      self.startTime = startTime
      self.reps = reps
      self.sessions = sessions
      self.byEvidence = byEvidence
      self.lastLocalDate = lastLocalDate
    }
  }
}

extension SessionsV1 {
  /// Everything needed to draw.
  package struct GetActivityChartResponse: RPCMessage, Hashable, Sendable {
    /// Oldest first. All dates of the range are there, with 0 where nothing was done; TODAY has a slice for each session.
    package var buckets: [SessionsV1.ChartBucket]
    /// Reps in all buckets.
    package var totalReps: UInt32
    /// Reps aimed at per day: `daily_goal` of the settings.
    package var goalReps: UInt32
    /// What remains to today's goal; 0 once it is reached.
    package var remainingReps: UInt32
    /// The date that is today, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      buckets: [SessionsV1.ChartBucket] = [],
      totalReps: UInt32 = 0,
      goalReps: UInt32 = 0,
      remainingReps: UInt32 = 0,
      today: String = "",
      timeZone: String = ""
    ) {
      self.buckets = buckets
      self.totalReps = totalReps
      self.goalReps = goalReps
      self.remainingReps = remainingReps
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.GetStats.
  package struct GetStatsRequest: RPCMessage, Hashable, Sendable {
    /// Required.
    package var period: SessionsV1.StatsPeriod
    /// As of GetStreakRequest.
    package var timeZone: String
    /// Only of the sessions that TitanUp counted.
    package var verifiedOnly: Bool

    package init(
      period: SessionsV1.StatsPeriod = .unspecified,
      timeZone: String = "",
      verifiedOnly: Bool = false
    ) {
      self.period = period
      self.timeZone = timeZone
      self.verifiedOnly = verifiedOnly
    }
  }
}

extension SessionsV1 {
  /// The best; of equals, the first.
  package struct PersonalRecord: RPCMessage, Hashable, Sendable {
    /// In what.
    package var kind: SessionsV1.RecordKind
    /// Reps, or milliseconds.
    package var value: UInt32
    /// When, `YYYY-MM-DD`.
    package var localDate: String
    /// UUID of the session; empty for a day.
    package var sessionID: String

    package init(
      kind: SessionsV1.RecordKind = .unspecified,
      value: UInt32 = 0,
      localDate: String = "",
      sessionID: String = ""
    ) {
      self.kind = kind
      self.value = value
      self.localDate = localDate
      self.sessionID = sessionID
    }
  }
}

extension SessionsV1 {
  /// What was done.
  package struct GetStatsResponse: RPCMessage, Hashable, Sendable {
    /// The period's first date, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// The period's last date, `YYYY-MM-DD`.
    package var lastLocalDate: String
    /// How many sessions.
    package var sessions: UInt32
    /// How many reps.
    package var reps: UInt32
    /// Dates with a session.
    package var activeDates: UInt32
    /// Reps by evidence, best first, levels without reps left out.
    package var byEvidence: [SessionsV1.EvidenceReps]
    /// The period's best, in the order of the kinds; kinds that nobody can tell are left out.
    package var bests: [SessionsV1.PersonalRecord]
    /// How the period's reps were done.
    package var form: SessionsV1.Form?
    /// Whether it grows. Of an odd number of dates the one in the middle is of neither half.
    package var trend: SessionsV1.Trend
    /// Reps of the earlier half.
    package var earlierReps: UInt32
    /// Reps of the later half.
    package var laterReps: UInt32
    /// The best there ever was, as `bests`.
    package var records: [SessionsV1.PersonalRecord]
    /// The date that is today, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String
    /// Of the formulas of all this: it changes with them.
    package var formulaVersion: String

    package init(
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      sessions: UInt32 = 0,
      reps: UInt32 = 0,
      activeDates: UInt32 = 0,
      byEvidence: [SessionsV1.EvidenceReps] = [],
      bests: [SessionsV1.PersonalRecord] = [],
      form: SessionsV1.Form? = nil,
      trend: SessionsV1.Trend = .unspecified,
      earlierReps: UInt32 = 0,
      laterReps: UInt32 = 0,
      records: [SessionsV1.PersonalRecord] = [],
      today: String = "",
      timeZone: String = "",
      formulaVersion: String = ""
    ) {
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.sessions = sessions
      self.reps = reps
      self.activeDates = activeDates
      self.byEvidence = byEvidence
      self.bests = bests
      self.form = form
      self.trend = trend
      self.earlierReps = earlierReps
      self.laterReps = laterReps
      self.records = records
      self.today = today
      self.timeZone = timeZone
      self.formulaVersion = formulaVersion
    }
  }
}

extension SessionsV1 {
  /// Dates in a row. A missed date ends a streak, unless a freeze protects it or it was lost on a journey across the date
  /// line.
  package struct Streak: RPCMessage, Hashable, Sendable {
    /// Dates trained on in the streak that lasts until today, or until yesterday while today is open.
    package var current: UInt32
    /// The most there ever were.
    package var longest: UInt32
    /// Whether today is one of them.
    package var todayDone: Bool
    /// Whether the streak depends on today.
    package var atRisk: Bool
    /// Missed dates that would be protected: one more after every 7 dates trained on, 2 at the most. A protected date does
    /// not add to the streak.
    package var freezesLeft: UInt32
    /// Dates to train on before there is one more; 0 while no more can be had.
    package var nextFreezeIn: UInt32

    package init(
      current: UInt32 = 0,
      longest: UInt32 = 0,
      todayDone: Bool = false,
      atRisk: Bool = false,
      freezesLeft: UInt32 = 0,
      nextFreezeIn: UInt32 = 0
    ) {
      self.current = current
      self.longest = longest
      self.todayDone = todayDone
      self.atRisk = atRisk
      self.freezesLeft = freezesLeft
      self.nextFreezeIn = nextFreezeIn
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.GetStreak.
  package struct GetStreakRequest: RPCMessage, Hashable, Sendable {
    /// IANA name of the zone that says which date today is; empty means the clock's, else the zone of the newest session,
    /// UTC if there is none.
    package var timeZone: String
    /// Date, `YYYY-MM-DD`: the streak as it was then, of what is known now. Empty means today. Tomorrow at the latest, or the
    /// date at UTC+14 where that is later: otherwise OUT_OF_RANGE.
    package var asOf: String

    package init(
      timeZone: String = "",
      asOf: String = ""
    ) {
      self.timeZone = timeZone
      self.asOf = asOf
    }
  }
}

extension SessionsV1 {
  /// Where a streak stands.
  package struct GetStreakResponse: RPCMessage, Hashable, Sendable {
    /// Of all sessions.
    package var streak: SessionsV1.Streak?
    /// Of the sessions that TitanUp counted.
    package var verifiedStreak: SessionsV1.Streak?
    /// The date that is today, `YYYY-MM-DD`, or the one asked for.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      streak: SessionsV1.Streak? = nil,
      verifiedStreak: SessionsV1.Streak? = nil,
      today: String = "",
      timeZone: String = ""
    ) {
      self.streak = streak
      self.verifiedStreak = verifiedStreak
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension SessionsV1 {
  /// A date of a streak.
  package struct StreakDay: RPCMessage, Hashable, Sendable {
    /// `YYYY-MM-DD`.
    package var localDate: String
    /// What it did.
    package var kind: SessionsV1.StreakDayKind
    /// Dates trained on in the streak at its end.
    package var count: UInt32

    package init(
      localDate: String = "",
      kind: SessionsV1.StreakDayKind = .unspecified,
      count: UInt32 = 0
    ) {
      self.localDate = localDate
      self.kind = kind
      self.count = count
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.ExplainStreak.
  package struct ExplainStreakRequest: RPCMessage, Hashable, Sendable {
    /// As of GetStreakRequest.
    package var timeZone: String
    /// The first date wanted, `YYYY-MM-DD`; empty means 89 dates before the last.
    package var fromLocalDate: String
    /// The last date wanted, `YYYY-MM-DD`; empty means today, or the newest date trained on: on a journey west the last
    /// session may be of tomorrow.
    package var toLocalDate: String
    /// Only of the sessions that TitanUp counted.
    package var verifiedOnly: Bool

    package init(
      timeZone: String = "",
      fromLocalDate: String = "",
      toLocalDate: String = "",
      verifiedOnly: Bool = false
    ) {
      self.timeZone = timeZone
      self.fromLocalDate = fromLocalDate
      self.toLocalDate = toLocalDate
      self.verifiedOnly = verifiedOnly
    }
  }
}

extension SessionsV1 {
  /// A streak, date by date.
  package struct ExplainStreakResponse: RPCMessage, Hashable, Sendable {
    /// Oldest first, without a gap, from the first date ever trained on: earlier ones are left out.
    package var days: [SessionsV1.StreakDay]
    /// The date that is today, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String

    package init(
      days: [SessionsV1.StreakDay] = [],
      today: String = "",
      timeZone: String = ""
    ) {
      self.days = days
      self.today = today
      self.timeZone = timeZone
    }
  }
}

extension SessionsV1 {
  /// By which clock a user's days are told.
  package struct Clock: RPCMessage, Hashable, Sendable {
    /// IANA name of the zone that says which date today is; empty follows the device: the zone of the newest session.
    package var timeZone: String
    /// When a day begins, in minutes after midnight: 0 to 360 in steps of 15.
    package var dayStartMinutes: UInt32
    /// ISO 8601: 1 for Monday to 7 for Sunday. Weeks of charts begin with it.
    package var firstWeekday: UInt32
    /// Changes with every change of the clock. Output only, but compared where it is sent.
    package var etag: String
    /// Since when it holds; absent if it was never set. Output only.
    package var updateTime: GoogleProtobuf.Timestamp?

    package init(
      timeZone: String = "",
      dayStartMinutes: UInt32 = 0,
      firstWeekday: UInt32 = 0,
      etag: String = "",
      updateTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.timeZone = timeZone
      self.dayStartMinutes = dayStartMinutes
      self.firstWeekday = firstWeekday
      self.etag = etag
      self.updateTime = updateTime
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.GetClock.
  package struct GetClockRequest: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SessionsV1 {
  /// The clock.
  package struct GetClockResponse: RPCMessage, Hashable, Sendable {
    /// Monday, midnight, and the device's zone for whoever never set one.
    package var clock: SessionsV1.Clock?

    package init(
      clock: SessionsV1.Clock? = nil
    ) {
      self.clock = clock
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.UpdateClock.
  package struct UpdateClockRequest: RPCMessage, Hashable, Sendable {
    /// With an etag: only if the clock is still that one.
    package var clock: SessionsV1.Clock?
    /// Which of `time_zone`, `day_start_minutes`, `first_weekday`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// UUID that makes a retry safe for at least 7 days; the same id with another payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String

    package init(
      clock: SessionsV1.Clock? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      requestID: String = ""
    ) {
      self.clock = clock
      self.updateMask = updateMask
      self.requestID = requestID
    }
  }
}

extension SessionsV1 {
  /// The clock as it is now.
  package struct UpdateClockResponse: RPCMessage, Hashable, Sendable {
    /// With its output-only fields.
    package var clock: SessionsV1.Clock?

    package init(
      clock: SessionsV1.Clock? = nil
    ) {
      self.clock = clock
    }
  }
}

extension SessionsV1 {
  /// Dates without training that do not end a streak: an injury, a journey, a holiday.
  package struct Pause: RPCMessage, Hashable, Sendable {
    /// UUID, chosen by the client.
    package var pauseID: String
    /// Its first date, `YYYY-MM-DD`; at most 3 dates ago when it is made.
    package var firstLocalDate: String
    /// Its last date, `YYYY-MM-DD`; not before the first, and within ten years of it.
    package var lastLocalDate: String
    /// Up to 200 characters, none of them U+0000.
    package var reason: String

    package init(
      pauseID: String = "",
      firstLocalDate: String = "",
      lastLocalDate: String = "",
      reason: String = ""
    ) {
      self.pauseID = pauseID
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
      self.reason = reason
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.CreatePause.
  package struct CreatePauseRequest: RPCMessage, Hashable, Sendable {
    /// All but the reason is required.
    package var pause: SessionsV1.Pause?

    package init(
      pause: SessionsV1.Pause? = nil
    ) {
      self.pause = pause
    }
  }
}

extension SessionsV1 {
  /// The pause as stored.
  package struct CreatePauseResponse: RPCMessage, Hashable, Sendable {
    /// The same.
    package var pause: SessionsV1.Pause?

    package init(
      pause: SessionsV1.Pause? = nil
    ) {
      self.pause = pause
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.ListPauses.
  package struct ListPausesRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the page before; empty for the first. Good for the same user only.
    package var pageToken: String

    package init(
      pageSize: Int32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension SessionsV1 {
  /// A page of pauses.
  package struct ListPausesResponse: RPCMessage, Hashable, Sendable {
    /// Newest first.
    package var pauses: [SessionsV1.Pause]
    /// Empty on the last page.
    package var nextPageToken: String

    package init(
      pauses: [SessionsV1.Pause] = [],
      nextPageToken: String = ""
    ) {
      self.pauses = pauses
      self.nextPageToken = nextPageToken
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.DeletePause.
  package struct DeletePauseRequest: RPCMessage, Hashable, Sendable {
    /// UUID.
    package var pauseID: String

    package init(
      pauseID: String = ""
    ) {
      self.pauseID = pauseID
    }
  }
}

extension SessionsV1 {
  /// Nothing to say.
  package struct DeletePauseResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SessionsV1 {
  /// A rep's time, as the receipt says.
  package struct RepTime: RPCMessage, Hashable, Sendable {
    /// When the descent left the top, in milliseconds since the session's start.
    package var startMs: UInt32
    /// When the top was reached again, in milliseconds since the session's start.
    package var endMs: UInt32

    package init(
      startMs: UInt32 = 0,
      endMs: UInt32 = 0
    ) {
      self.startMs = startMs
      self.endMs = endMs
    }
  }
}

extension SessionsV1 {
  /// A session as other services need it.
  package struct SessionSnapshot: RPCMessage, Hashable, Sendable {
    /// The session.
    package var session: SessionsV1.Session?
    /// Every rep, if a receipt says when it was.
    package var repTimes: [SessionsV1.RepTime]

    package init(
      session: SessionsV1.Session? = nil,
      repTimes: [SessionsV1.RepTime] = []
    ) {
      self.session = session
      self.repTimes = repTimes
    }
  }
}

extension SessionsV1 {
  /// A session, as far as it counts: for services that are told of many.
  package struct SessionCounts: RPCMessage, Hashable, Sendable {
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When it ended.
    package var endTime: GoogleProtobuf.Timestamp?
    /// IANA name of the zone the device was in.
    package var timeZone: String
    /// The device's offset at the start, in seconds ahead of UTC.
    package var utcOffsetSeconds: Int32
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Counted push-ups.
    package var reps: UInt32
    /// How far the count can be believed.
    package var evidence: SessionsV1.Evidence
    /// How many each set has, in order.
    package var setReps: [UInt32]
    /// When the descent of every rep left the top, in milliseconds since the session's start, if a receipt says when it was.
    package var repStartMs: [UInt32]
    /// When the top was reached again: as many.
    package var repEndMs: [UInt32]

    package init(
      startTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      timeZone: String = "",
      utcOffsetSeconds: Int32 = 0,
      localDate: String = "",
      reps: UInt32 = 0,
      evidence: SessionsV1.Evidence = .unspecified,
      setReps: [UInt32] = [],
      repStartMs: [UInt32] = [],
      repEndMs: [UInt32] = []
    ) {
      self.startTime = startTime
      self.endTime = endTime
      self.timeZone = timeZone
      self.utcOffsetSeconds = utcOffsetSeconds
      self.localDate = localDate
      self.reps = reps
      self.evidence = evidence
      self.setReps = setReps
      self.repStartMs = repStartMs
      self.repEndMs = repEndMs
    }
  }
}

extension SessionsV1 {
  /// A session is gone.
  package struct SessionDeleted: RPCMessage, Hashable, Sendable {
    /// When.
    package var deleteTime: GoogleProtobuf.Timestamp?

    package init(
      deleteTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.deleteTime = deleteTime
    }
  }
}

extension SessionsV1 {
  /// A pause, and nothing of why.
  package struct PausedDates: RPCMessage, Hashable, Sendable {
    /// Its first date, `YYYY-MM-DD`.
    package var firstLocalDate: String
    /// Its last date, `YYYY-MM-DD`.
    package var lastLocalDate: String

    package init(
      firstLocalDate: String = "",
      lastLocalDate: String = ""
    ) {
      self.firstLocalDate = firstLocalDate
      self.lastLocalDate = lastLocalDate
    }
  }
}

extension SessionsV1 {
  /// By what a user's days are told and counted.
  package struct DayRules: RPCMessage, Hashable, Sendable {
    /// The one in force.
    package var clock: SessionsV1.Clock?
    /// Oldest first.
    package var pauses: [SessionsV1.PausedDates]

    package init(
      clock: SessionsV1.Clock? = nil,
      pauses: [SessionsV1.PausedDates] = []
    ) {
      self.clock = clock
      self.pauses = pauses
    }
  }
}

extension SessionsV1 {
  /// The newest state of one session, or of a user's clock and pauses.
  package struct SessionChange: RPCMessage, Hashable, Sendable {
    /// UUID of its owner.
    package var userID: String
    /// UUID of the session; empty if it is about the days.
    package var sessionID: String
    /// What it is now.
    package var change: Change?
    /// Ask with this cursor for what follows.
    package var cursor: String

    package init(
      userID: String = "",
      sessionID: String = "",
      change: Change? = nil,
      cursor: String = ""
    ) {
      self.userID = userID
      self.sessionID = sessionID
      self.change = change
      self.cursor = cursor
    }

    /// What it is now.
    package enum Change: Hashable, Sendable {
      /// It was made or changed.
      case upserted(SessionsV1.SessionSnapshot)
      /// It was deleted.
      case deleted(SessionsV1.SessionDeleted)
      /// The clock or the pauses have changed; only with `include_days`.
      case days(SessionsV1.DayRules)
      /// It was made or changed; instead of `upserted`, with `counts_only`.
      case counted(SessionsV1.SessionCounts)
    }
  }
}

extension SessionsV1 {
  /// See SessionsFeedService.ListSessionChanges.
  package struct ListSessionChangesRequest: RPCMessage, Hashable, Sendable {
    /// Where the follower stands; empty for the beginning.
    package var cursor: String
    /// 0 means 50; at most 1000; negative is INVALID_ARGUMENT. A page of large sessions has fewer.
    package var pageSize: Int32
    /// Also clocks and pauses. Whoever says so once must go on saying so.
    package var includeDays: Bool
    /// Of sessions, only what they count for: `counted`. A server of before tells all of them: `upserted`.
    package var countsOnly: Bool

    package init(
      cursor: String = "",
      pageSize: Int32 = 0,
      includeDays: Bool = false,
      countsOnly: Bool = false
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.includeDays = includeDays
      self.countsOnly = countsOnly
    }
  }
}

extension SessionsV1 {
  /// A page of changes.
  package struct ListSessionChangesResponse: RPCMessage, Hashable, Sendable {
    /// In feed order.
    package var changes: [SessionsV1.SessionChange]
    /// Where to go on; equal to the request's cursor if nothing has changed since.
    package var nextCursor: String
    /// Names the life of the store: it changes when a backup was restored.
    package var epoch: String
    /// Whether a change may not be told yet, as an older transaction still runs: it may have left its old place in the feed.
    /// While this is so, nobody takes what the feed has not mentioned for gone. A server of before never says it.
    package var isPending: Bool

    package init(
      changes: [SessionsV1.SessionChange] = [],
      nextCursor: String = "",
      epoch: String = "",
      isPending: Bool = false
    ) {
      self.changes = changes
      self.nextCursor = nextCursor
      self.epoch = epoch
      self.isPending = isPending
    }
  }
}

extension SessionsV1 {
  /// See SessionsFeedService.WatchSessionChanges.
  package struct WatchSessionChangesRequest: RPCMessage, Hashable, Sendable {
    /// Where the follower stands; empty for the beginning.
    package var cursor: String
    /// As of ListSessionChangesRequest.
    package var includeDays: Bool
    /// As of ListSessionChangesRequest.
    package var countsOnly: Bool

    package init(
      cursor: String = "",
      includeDays: Bool = false,
      countsOnly: Bool = false
    ) {
      self.cursor = cursor
      self.includeDays = includeDays
      self.countsOnly = countsOnly
    }
  }
}

extension SessionsV1 {
  /// What has changed.
  package struct WatchSessionChangesResponse: RPCMessage, Hashable, Sendable {
    /// In feed order; one to 200.
    package var changes: [SessionsV1.SessionChange]
    /// Names the life of the store.
    package var epoch: String

    package init(
      changes: [SessionsV1.SessionChange] = [],
      epoch: String = ""
    ) {
      self.changes = changes
      self.epoch = epoch
    }
  }
}
