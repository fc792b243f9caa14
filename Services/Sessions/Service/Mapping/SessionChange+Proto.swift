import SessionsDomain
import SessionsProto
import TitanCore
import TitanProto

extension SessionsV1.SessionChange {
  init(_ change: SessionFeedChange) {
    self.init(
      userID: "\(change.userID)", sessionID: change.sessionID.map { "\($0)" } ?? "", change: Change(change.state))
  }
}

extension SessionsV1.SessionChange.Change {
  fileprivate init(_ state: SessionState) {
    switch state {
    case .session(let session): self.init(session)
    case .counts(let counts): self.init(counts)
    case .days(let rules): self = .days(.init(rules))
    }
  }

  private init(_ session: Session) {
    if let time = session.deleteTime {
      self = .deleted(.init(deleteTime: .init(time)))
    } else {
      let times = (session.facts.proof?.reps ?? []).map {
        SessionsV1.RepTime(startMs: UInt32($0.startMilliseconds), endMs: UInt32($0.endMilliseconds))
      }
      self = .upserted(.init(session: .init(session), repTimes: times))
    }
  }
}

extension SessionsV1.SessionChange.Change {
  fileprivate init(_ counts: SessionCounts) {
    if let time = counts.deleteTime {
      self = .deleted(.init(deleteTime: .init(time)))
      return
    }
    self = .counted(
      .init(
        startTime: .init(counts.start), endTime: .init(counts.end), timeZone: counts.timeZone,
        utcOffsetSeconds: Int32(counts.utcOffsetSeconds), localDate: "\(counts.localDate)", reps: UInt32(counts.reps),
        evidence: .init(counts.evidence), setReps: counts.setReps.map { UInt32($0) },
        repStartMs: counts.repStarts.map { UInt32($0) }, repEndMs: counts.repEnds.map { UInt32($0) },
        motionDigest: counts.motionDigest ?? []))
  }
}

extension SessionsV1.DayRules {
  /// Leaves out the reasons for pauses, which are private.
  fileprivate init(_ rules: DayRules) {
    self.init(
      clock: .init(rules.clock),
      pauses: rules.pauses.map { .init(firstLocalDate: "\($0.lowerBound)", lastLocalDate: "\($0.upperBound)") })
  }
}
