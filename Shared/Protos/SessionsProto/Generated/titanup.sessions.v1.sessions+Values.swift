// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/sessions/v1/sessions.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto
import TitanRPC

extension SessionsV1 {
  /// How trustworthy a count is, best first except where a level says otherwise.
  package struct Evidence: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Counted by TitanUp; the landmarks are stored, and counting them again gives the same count.
    package static let verifiedStream = Self(rawValue: 1)
    /// Counted by TitanUp; the landmarks are gone, but their digest is kept. VERIFIED_STREAM becomes this when they are
    /// deleted.
    package static let verifiedDigest = Self(rawValue: 2)
    /// The device reports when each rep happened.
    package static let device = Self(rawValue: 3)
    /// Typed in.
    package static let declared = Self(rawValue: 4)
    /// Done by nobody: the client said that a program made the landmarks. Such a session is listed and watched, may
    /// overlap others, and counts for nothing: no chart, statistic, record, streak, trophy, medal, level, habit or
    /// training includes it.
    package static let simulated = Self(rawValue: 5)
    /// Typed in, with the receipt of another installation that isn't trusted here, or not for this account. It counts for
    /// exactly what DECLARED counts for; charts and statistics add it to that level. It ranks between DEVICE and DECLARED.
    package static let foreignReceipt = Self(rawValue: 6)

    package static let known: [Self] = [.unspecified, .verifiedStream, .verifiedDigest, .device, .declared, .simulated, .foreignReceipt]
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
      case 6: "EVIDENCE_FOREIGN_RECEIPT"
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
    /// Today: one slice per session, and the rest up to the goal.
    package static let today = Self(rawValue: 1)
    /// Seven dates that end today.
    package static let last7Days = Self(rawValue: 2)
    /// Thirty dates that end today.
    package static let month = Self(rawValue: 3)
    /// From the same day of the month three months ago (the last day, if that month is shorter) to today.
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
  /// The time span of one bar.
  package struct ChartStep: OpenEnum {
    /// A day, or a week for LAST_3_MONTHS. TODAY allows nothing else: each session has its slice.
    package static let unspecified = Self(rawValue: 0)
    /// A date.
    package static let day = Self(rawValue: 1)
    /// Seven dates, starting with the clock's first weekday.
    package static let week = Self(rawValue: 2)
    /// A calendar month.
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
  /// The period that statistics cover.
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
  /// The kinds of personal records.
  package struct RecordKind: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// Reps in one set; a session without sets counts as one.
    package static let repsInSet = Self(rawValue: 1)
    /// Reps in one session.
    package static let repsInSession = Self(rawValue: 2)
    /// Reps on one date.
    package static let repsInDay = Self(rawValue: 3)
    /// Milliseconds from the first descent to the last top of five consecutive reps in one set, with no pause longer than
    /// 2 seconds.
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
  /// The trend: the reps in the later half of a period relative to those in the earlier half.
  package struct Trend: OpenEnum {
    /// Never sent.
    package static let unspecified = Self(rawValue: 0)
    /// The earlier half is empty, or the very first session came after the period began: the halves can't be compared.
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
    /// Part of a pause.
    package static let paused = Self(rawValue: 3)
    /// Lost on a journey: the next session came at most 36 hours later, at an offset at least 6 hours further ahead of
    /// UTC.
    package static let bridged = Self(rawValue: 4)
    /// Missed: the streak was over.
    package static let missed = Self(rawValue: 5)
    /// Today, which isn't over yet.
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
    /// Required; 2000 or later. With a receipt, the response has the receipt's time.
    package var startTime: GoogleProtobuf.Timestamp?
    /// Required; not before the start, at most 6 hours after it. With a receipt, the response has the receipt's time.
    package var endTime: GoogleProtobuf.Timestamp?
    /// IANA name of the device's time zone: `Europe/Berlin`. Required.
    package var timeZone: String
    /// The device's offset at the start, in seconds ahead of UTC, within 18 hours; absent means that of `time_zone`. It
    /// may differ from the tz database: the date on the user's own clock counts.
    package var utcOffsetSeconds: Int32?
    /// The date it belongs to, `YYYY-MM-DD`, decided once from start and offset. Output only.
    package var localDate: String
    /// Counted push-ups, 1 to 10000. Required, and equal to the receipt's where there is one.
    package var reps: UInt32
    /// Sets, in order and inside the session; 0 to 1000 of them. Their reps add up to `reps`. With a receipt, they are cut
    /// to its times.
    package var sets: [SessionsV1.RepSet]
    /// The goal in reps, 1 to 500; 0 means the account's setting (`session_target`) at the time the session began, as far
    /// as this service knew it when it recorded the session; 10 if there was none.
    package var target: UInt32
    /// Whether `reps` reached `target`. Output only.
    package var targetMet: Bool
    /// How trustworthy the count is. Output only.
    package var evidence: SessionsV1.Evidence
    /// UUID of the receipt; empty without one. Output only.
    package var receiptID: String
    /// The counter: `pushup/1`; empty without a receipt. Output only.
    package var counter: String
    /// Up to 1000 characters, none of them U+0000.
    package var note: String
    /// Whether it arrived more than a day after it happened. Output only.
    package var late: Bool
    /// Changes with every change of the session, but not when a recount becomes available. Output only.
    package var etag: String
    /// When it was recorded. Output only.
    package var createTime: GoogleProtobuf.Timestamp?
    /// UUID of the landmark stream that was counted; empty without a receipt. Output only.
    package var streamID: String
    /// How the reps were done; absent without a receipt. Output only.
    package var form: SessionsV1.Form?
    /// Whether a newer counter gets a different count from its stream: PoseService.RecountStream with the newest counter
    /// returns the receipt for AcceptRecount. Output only.
    package var recountAvailable: Bool
    /// Whether it came with a receipt of another installation, which GetSession returns. Output only.
    package var hasForeignReceipt: Bool

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
      recountAvailable: Bool = false,
      hasForeignReceipt: Bool = false
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
      self.hasForeignReceipt = hasForeignReceipt
    }
  }
}

extension SessionsV1 {
  /// How reps were done, according to receipts.
  package struct Form: RPCMessage, Hashable, Sendable {
    /// Reps per minute: from the first descent to the last top, without pauses of more than 2 seconds. 0 if unknown.
    package var repsPerMinute: Double
    /// Average depth, 0 to 100; 0 if unknown.
    package var meanDepthPercent: Double
    /// Average of depth, lock-out and visibility, 0 to 100; 0 if unknown.
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
    /// `jws` of the receipt that the pose service issued; empty for a declared session.
    package var receiptJws: String
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
    /// REQUEST_ID_REUSED. May be empty.
    package var requestID: String
    /// The receipt of another installation that an archive has of this session: `jws`, at most 65536 bytes. Not together
    /// with `receipt_jws`. May be empty.
    package var foreignReceiptJws: String

    package init(
      session: SessionsV1.Session? = nil,
      receiptJws: String = "",
      requestID: String = "",
      foreignReceiptJws: String = ""
    ) {
      self.session = session
      self.receiptJws = receiptJws
      self.requestID = requestID
      self.foreignReceiptJws = foreignReceiptJws
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
  /// The result for one session of a batch.
  package struct BatchCreateSessionsResult: RPCMessage, Hashable, Sendable {
    /// One of the two.
    package var result: Result?

    package init(
      result: Result? = nil
    ) {
      self.result = result
    }

    /// One of the two.
    package enum Result: Hashable, Sendable {
      /// As stored, with its output-only fields.
      case session(SessionsV1.Session)
      /// Why it wasn't recorded: the error of CreateSession with its details. Field paths are relative to the item.
      case status(GoogleRPC.Status)
    }
  }
}

extension SessionsV1 {
  /// The results.
  package struct BatchCreateSessionsResponse: RPCMessage, Hashable, Sendable {
    /// One per request, in the same order.
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
    /// The counter: `pushup/1`.
    package var counter: String
    /// How many.
    package var reps: UInt32
    /// How trustworthy it was.
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
    /// Earlier counts, newest first; usually empty.
    package var pastCounts: [SessionsV1.PastCount]
    /// The receipt of another installation that the session came with; usually empty.
    package var foreignReceiptJws: String

    package init(
      session: SessionsV1.Session? = nil,
      pastCounts: [SessionsV1.PastCount] = [],
      foreignReceiptJws: String = ""
    ) {
      self.session = session
      self.pastCounts = pastCounts
      self.foreignReceiptJws = foreignReceiptJws
    }
  }
}

extension SessionsV1 {
  /// See SessionsService.ListSessions.
  package struct ListSessionsRequest: RPCMessage, Hashable, Sendable {
    /// 0 means 50; at most 200; negative is INVALID_ARGUMENT.
    package var pageSize: Int32
    /// From the previous page; empty for the first page. Valid only for the same user and with the same other fields.
    package var pageToken: String
    /// Only sessions of this date or later, `YYYY-MM-DD`; empty means all.
    package var fromLocalDate: String
    /// Only sessions of this date or earlier, `YYYY-MM-DD`; empty means all.
    package var toLocalDate: String
    /// Only sessions with one of these levels; empty means all.
    package var evidence: [SessionsV1.Evidence]
    /// Only sessions with at least this number of reps; 0 means all.
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
  /// Empty.
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
  /// The restored session.
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
    /// Its id, and the fields in the mask. With an etag, the update fails if the session has changed.
    package var session: SessionsV1.Session?
    /// Which of `note`, `target`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
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
  /// The session after the change.
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
    /// `jws` of the receipt that the pose service issued for the recount.
    package var receiptJws: String
    /// Accepts a lower count.
    package var acceptLowerCount: Bool
    /// If set, the call fails if the session has changed; may be empty.
    package var etag: String
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
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
  /// The session after the change.
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
  /// A session was created, changed or deleted.
  package struct WatchSessionsResponse: RPCMessage, Hashable, Sendable {
    /// UUID of the session.
    package var sessionID: String
    /// Its current state.
    package var change: Change?
    /// The cursor to ask for the next changes with.
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

    /// Its current state.
    package enum Change: Hashable, Sendable {
      /// It exists.
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
    /// IANA name of the time zone that decides which date today is; empty means the clock's zone, else that of the newest
    /// session, else UTC.
    package var timeZone: String
    /// The time span of one bar.
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
  /// Reps of one level of evidence.
  package struct EvidenceReps: RPCMessage, Hashable, Sendable {
    /// The level.
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
    /// For TODAY, the session; empty otherwise.
    package var sessionID: String
    /// For TODAY, when the session began; absent otherwise.
    package var startTime: GoogleProtobuf.Timestamp?
    /// Reps in it.
    package var reps: UInt32
    /// Sessions in it.
    package var sessions: UInt32
    /// Its reps by evidence, best first; levels without reps are omitted.
    package var byEvidence: [SessionsV1.EvidenceReps]
    /// Its last date, `YYYY-MM-DD`; the range's last date if the range ends earlier.
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
  /// The data of a chart.
  package struct GetActivityChartResponse: RPCMessage, Hashable, Sendable {
    /// Oldest first. Every date of the range is included, with 0 if there was no session; TODAY has one slice per session.
    package var buckets: [SessionsV1.ChartBucket]
    /// Reps in all buckets.
    package var totalReps: UInt32
    /// The goal in reps per day: `daily_goal` in the settings.
    package var goalReps: UInt32
    /// Reps that remain to today's goal; 0 once it is reached.
    package var remainingReps: UInt32
    /// Today's date, `YYYY-MM-DD`.
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
    /// As in GetStreakRequest.
    package var timeZone: String
    /// Only sessions that TitanUp counted.
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
  /// A personal record; among equals, the first one.
  package struct PersonalRecord: RPCMessage, Hashable, Sendable {
    /// The kind.
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
  /// The result.
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
    /// Reps by evidence, best first; levels without reps are omitted.
    package var byEvidence: [SessionsV1.EvidenceReps]
    /// The period's bests, in the order of the kinds; unknown ones are omitted.
    package var bests: [SessionsV1.PersonalRecord]
    /// The form of the period's reps.
    package var form: SessionsV1.Form?
    /// The trend. If the number of dates is odd, the middle one belongs to neither half.
    package var trend: SessionsV1.Trend
    /// Reps of the earlier half.
    package var earlierReps: UInt32
    /// Reps of the later half.
    package var laterReps: UInt32
    /// All-time bests, in the form of `bests`.
    package var records: [SessionsV1.PersonalRecord]
    /// Today's date, `YYYY-MM-DD`.
    package var today: String
    /// The zone used.
    package var timeZone: String
    /// The version of the formulas behind these figures; it changes with them.
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
    /// The number of training dates in the streak up to today, or up to yesterday while today is still open.
    package var current: UInt32
    /// The longest streak so far.
    package var longest: UInt32
    /// Whether today is one of these dates.
    package var todayDone: Bool
    /// Whether the streak depends on today.
    package var atRisk: Bool
    /// The number of missed dates that freezes would protect: one more after every 7 training dates, 2 at most. A
    /// protected date doesn't add to the streak.
    package var freezesLeft: UInt32
    /// Training dates until the next freeze; 0 while no more can be earned.
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
    /// IANA name of the time zone that decides which date today is; empty means the clock's zone, else that of the newest
    /// session, else UTC.
    package var timeZone: String
    /// Date, `YYYY-MM-DD`: the streak as of then, based on what is known now. Empty means today. Dates after tomorrow, or
    /// after the date at UTC+14 if that is later, are OUT_OF_RANGE.
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
  /// The current streaks.
  package struct GetStreakResponse: RPCMessage, Hashable, Sendable {
    /// Over all sessions.
    package var streak: SessionsV1.Streak?
    /// Over the sessions that TitanUp counted.
    package var verifiedStreak: SessionsV1.Streak?
    /// Today's date, `YYYY-MM-DD`, or the requested one.
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
    /// Its effect.
    package var kind: SessionsV1.StreakDayKind
    /// The number of training dates in the streak at the end of this date.
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
    /// As in GetStreakRequest.
    package var timeZone: String
    /// The first date, `YYYY-MM-DD`; empty means 89 dates before the last.
    package var fromLocalDate: String
    /// The last date, `YYYY-MM-DD`; empty means today, or the newest training date if that is later: after a journey west,
    /// the last session may belong to tomorrow.
    package var toLocalDate: String
    /// Only sessions that TitanUp counted.
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
    /// Oldest first, without gaps; dates before the very first training date are omitted.
    package var days: [SessionsV1.StreakDay]
    /// Today's date, `YYYY-MM-DD`.
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
  /// The clock that decides a user's dates.
  package struct Clock: RPCMessage, Hashable, Sendable {
    /// IANA name of the time zone that decides which date today is; empty follows the device: the zone of the newest
    /// session.
    package var timeZone: String
    /// When a day begins, in minutes after midnight: 0 to 360 in steps of 15.
    package var dayStartMinutes: UInt32
    /// ISO 8601: 1 for Monday to 7 for Sunday. The weeks of charts begin with it.
    package var firstWeekday: UInt32
    /// Changes with every change of the clock. Output only, but compared if sent.
    package var etag: String
    /// When it was last set; absent if never. Output only.
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
    /// For users who never set one: Monday, midnight, and the device's zone.
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
    /// With an etag, the update fails if the clock has changed.
    package var clock: SessionsV1.Clock?
    /// Which of `time_zone`, `day_start_minutes`, `first_weekday`. Without a mask, the populated ones change.
    package var updateMask: GoogleProtobuf.FieldMask?
    /// A UUID that makes a retry safe for at least 7 days; the same id with a different payload is INVALID_ARGUMENT
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
  /// The clock after the change.
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
    /// Its first date, `YYYY-MM-DD`; at most 3 dates ago when it is created.
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
    /// Everything except the reason is required.
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
    /// From the previous page; empty for the first page. Valid only for the same user.
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
  /// Empty.
  package struct DeletePauseResponse: RPCMessage, Hashable, Sendable {
    package init() {}
  }
}

extension SessionsV1 {
  /// When a rep happened, according to the receipt.
  package struct RepTime: RPCMessage, Hashable, Sendable {
    /// When the descent began, in milliseconds since the session's start.
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
    /// The time of every rep, if a receipt has it.
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
  /// The countable part of a session, for services that follow many of them.
  package struct SessionCounts: RPCMessage, Hashable, Sendable {
    /// When it began.
    package var startTime: GoogleProtobuf.Timestamp?
    /// When it ended.
    package var endTime: GoogleProtobuf.Timestamp?
    /// IANA name of the device's time zone.
    package var timeZone: String
    /// The device's offset at the start, in seconds ahead of UTC.
    package var utcOffsetSeconds: Int32
    /// The date it belongs to, `YYYY-MM-DD`.
    package var localDate: String
    /// Counted push-ups.
    package var reps: UInt32
    /// How trustworthy the count is.
    package var evidence: SessionsV1.Evidence
    /// The reps of each set, in order.
    package var setReps: [UInt32]
    /// When the descent of each rep began, in milliseconds since the session's start, if a receipt has it.
    package var repStartMs: [UInt32]
    /// When each rep reached the top again; one value per rep.
    package var repEndMs: [UInt32]
    /// SHA-256 of the landmarks that a receipt is about, without their times: equal for equal motion, whoever sends it. Empty
    /// without a receipt that has it.
    package var motionDigest: [UInt8]

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
      repEndMs: [UInt32] = [],
      motionDigest: [UInt8] = []
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
      self.motionDigest = motionDigest
    }
  }
}

extension SessionsV1 {
  /// A session is gone.
  package struct SessionDeleted: RPCMessage, Hashable, Sendable {
    /// The time of the deletion.
    package var deleteTime: GoogleProtobuf.Timestamp?

    package init(
      deleteTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.deleteTime = deleteTime
    }
  }
}

extension SessionsV1 {
  /// The dates of a pause, without its reason.
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
  /// What decides and counts a user's dates.
  package struct DayRules: RPCMessage, Hashable, Sendable {
    /// The current one.
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
  /// The current state of one session, or of a user's clock and pauses.
  package struct SessionChange: RPCMessage, Hashable, Sendable {
    /// UUID of its owner.
    package var userID: String
    /// UUID of the session; empty for a change of clock or pauses.
    package var sessionID: String
    /// Its current state.
    package var change: Change?
    /// The cursor to ask for the next changes with; empty for a follower that asks by slots.
    package var cursor: String
    /// The slot of its user: 0 to 127, the top seven bits of PostgreSQL's uuid_hash of user_id.
    package var slot: Int32
    /// Its number in that slot. Later changes have higher numbers; a session that changes again leaves its old number.
    package var number: Int64

    package init(
      userID: String = "",
      sessionID: String = "",
      change: Change? = nil,
      cursor: String = "",
      slot: Int32 = 0,
      number: Int64 = 0
    ) {
      self.userID = userID
      self.sessionID = sessionID
      self.change = change
      self.cursor = cursor
      self.slot = slot
      self.number = number
    }

    /// Its current state.
    package enum Change: Hashable, Sendable {
      /// It was created or changed.
      case upserted(SessionsV1.SessionSnapshot)
      /// It was deleted.
      case deleted(SessionsV1.SessionDeleted)
      /// The clock or the pauses have changed; only with `include_days`.
      case days(SessionsV1.DayRules)
      /// It was created or changed; sent instead of `upserted` with `counts_only`.
      case counted(SessionsV1.SessionCounts)
    }
  }
}

extension SessionsV1 {
  /// See SessionsFeedService.ListSessionChanges.
  package struct ListSessionChangesRequest: RPCMessage, Hashable, Sendable {
    /// The position of a follower of the whole feed; empty for the beginning, or together with slots.
    package var cursor: String
    /// 0 means 50; at most 1000; negative is INVALID_ARGUMENT. A page of large sessions holds fewer.
    package var pageSize: Int32
    /// Also clocks and pauses. Once set, it must stay set.
    package var includeDays: Bool
    /// Sends only the countable part of sessions, `counted`. Older servers send `upserted` instead.
    package var countsOnly: Bool
    /// The slots that the follower reads, each once, in any order; empty for the whole feed by its cursor.
    package var slots: [Int32]
    /// For each of the slots, the number of the last change that the follower has seen there; 0 for none.
    package var numbers: [Int64]
    /// The epoch that the numbers are of; empty if all of them are 0.
    package var epoch: String

    package init(
      cursor: String = "",
      pageSize: Int32 = 0,
      includeDays: Bool = false,
      countsOnly: Bool = false,
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.pageSize = pageSize
      self.includeDays = includeDays
      self.countsOnly = countsOnly
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension SessionsV1 {
  /// A page of changes.
  package struct ListSessionChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot.
    package var changes: [SessionsV1.SessionChange]
    /// Where to continue; equal to the request's cursor if nothing has changed since, and empty for a follower that asks
    /// by slots.
    package var nextCursor: String
    /// Identifies the lifetime of the store, and whether the changes include days: it changes when a backup is restored.
    package var epoch: String
    /// Always false: no transaction holds back the changes of another any more.
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
    /// As in ListSessionChangesRequest.
    package var cursor: String
    /// As in ListSessionChangesRequest.
    package var includeDays: Bool
    /// As in ListSessionChangesRequest.
    package var countsOnly: Bool
    /// As in ListSessionChangesRequest.
    package var slots: [Int32]
    /// As in ListSessionChangesRequest.
    package var numbers: [Int64]
    /// As in ListSessionChangesRequest.
    package var epoch: String

    package init(
      cursor: String = "",
      includeDays: Bool = false,
      countsOnly: Bool = false,
      slots: [Int32] = [],
      numbers: [Int64] = [],
      epoch: String = ""
    ) {
      self.cursor = cursor
      self.includeDays = includeDays
      self.countsOnly = countsOnly
      self.slots = slots
      self.numbers = numbers
      self.epoch = epoch
    }
  }
}

extension SessionsV1 {
  /// The changes.
  package struct WatchSessionChangesResponse: RPCMessage, Hashable, Sendable {
    /// In the order of their numbers within each slot; 1 to 200.
    package var changes: [SessionsV1.SessionChange]
    /// As in ListSessionChangesResponse.
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
