package import TitanCore

/// A session whose fields are all valid, but whose evidence isn't decided yet. Only `SessionDraft.checked` makes one.
package struct SessionClaim: Sendable, Hashable {
  package let sessionID: SessionID
  package let start: Timestamp
  package let end: Timestamp
  package let timeZone: String
  package let utcOffsetSeconds: Int
  package let reps: Int
  package let sets: [RepSet]
  /// `nil` for the target in the settings at the session's start.
  package let target: Int?
  package let note: String

  /// The session as declared, without a receipt.
  ///
  /// - Parameter rules: those in force at its start.
  package func declared(by user: UserID, at now: Timestamp, rules: StartRules = .standard) -> SessionFacts {
    facts(user, now, rules, start: start, end: end, sets: sets, evidence: .declared, proof: nil)
  }

  /// The session as its receipt proves it.
  ///
  /// The receipt must have the claim's reps, and both ends of its span must lie within `SessionLimits.receiptTolerance`
  /// of the claim's. The receipt's span is recorded, and sets are clipped to it. The receipt also determines the
  /// evidence.
  ///
  /// - Parameter rules: those in force at the receipt's start.
  /// - Throws: `ReceiptError`, or `InvalidSession` if claim and receipt disagree.
  package func proven(
    by receipt: VerifiedReceipt, for user: UserID, at now: Timestamp, rules: StartRules = .standard
  ) throws -> SessionFacts {
    guard receipt.userID == user else { throw ReceiptError.wrongUser }
    if let contradiction = receipt.contradiction { throw ReceiptError.invalid(contradiction) }
    let violations = disagreements(with: receipt, at: now)
    guard violations.isEmpty else { throw InvalidSession(violations: violations) }
    let span = receipt.start...receipt.end
    let cut = sets.map { set in
      RepSet(
        reps: set.reps, start: min(max(set.start, span.lowerBound), span.upperBound),
        end: min(max(set.end, span.lowerBound), span.upperBound))
    }
    return facts(
      user, now, rules, start: receipt.start, end: receipt.end, sets: cut, evidence: receipt.evidence,
      proof: SessionFacts.Proof(receipt))
  }

  private func disagreements(with receipt: VerifiedReceipt, at now: Timestamp) -> [FieldViolation] {
    var check = FieldCheck(now: now)
    if receipt.reps.count != reps {
      check.add("session.reps", "REPS_MISMATCH", got: "\(reps)", allowed: "the receipt's \(receipt.reps.count)")
    }
    let tolerance = SessionLimits.receiptTolerance
    for (field, ours, theirs) in [
      ("session.start_time", start, receipt.start), ("session.end_time", end, receipt.end),
    ] where ours < theirs - tolerance || ours > theirs + tolerance {
      check.add(
        field, "RECEIPT_TIME_MISMATCH", got: "\(ours)",
        allowed: "the receipt's \(theirs), give or take \(tolerance.components.seconds) s")
    }
    if check.violations.isEmpty { _ = check.time(.at(receipt.end), "session.end_time") }
    return check.violations
  }

  private func facts(
    _ user: UserID, _ now: Timestamp, _ rules: StartRules, start: Timestamp, end: Timestamp, sets: [RepSet],
    evidence: Evidence, proof: SessionFacts.Proof?
  ) -> SessionFacts {
    SessionFacts(
      userID: user, sessionID: sessionID, start: start, end: end, timeZone: timeZone,
      utcOffsetSeconds: utcOffsetSeconds,
      localDate: CalendarDay(of: start, utcOffsetSeconds: utcOffsetSeconds, dayStart: rules.dayStart), reps: reps,
      sets: sets, target: target ?? rules.goals.sessionTarget, note: note, evidence: evidence, proof: proof,
      isLate: now - end > SessionLimits.lateAfter)
  }
}

/// The settings in force at a session's start, which apply to it permanently.
package struct StartRules: Sendable, Hashable {
  /// Determines the session's date (decision D2).
  fileprivate let dayStart: DayStart
  /// The session's goal, if it has none of its own.
  fileprivate let goals: Goals

  package static let standard = StartRules()

  package init(dayStart: DayStart = .midnight, goals: Goals = .standard) {
    self.dayStart = dayStart
    self.goals = goals
  }
}

/// A user's goals, from their settings (R0-28).
package struct Goals: Sendable, Hashable {
  /// Reps per session, for sessions without a target of their own.
  package var sessionTarget: Int
  /// Reps per day.
  package var dailyGoal: Int

  /// The default for users who never set any.
  package static let standard = Goals(
    sessionTarget: SessionLimits.defaultTarget, dailyGoal: SessionLimits.defaultDailyGoal)

  package init(sessionTarget: Int, dailyGoal: Int) {
    self.sessionTarget = sessionTarget
    self.dailyGoal = dailyGoal
  }

  /// Whether the settings allow these values.
  package var isPossible: Bool {
    SessionLimits.target.contains(sessionTarget) && SessionLimits.dailyGoal.contains(dailyGoal)
  }
}
