package import ProfileProto
package import SessionsProto
import TitanCore
import TitanProto
import TitanRPC
import TrainingDomain
import TrainingProto

extension TrainingV1.PracticeChange {
  init(_ change: PracticeFeedChange) {
    self.init(
      userID: "\(change.practice.userID)", practiceID: "\(change.practice.id)",
      change: change.deleteTime.map { .deleted(.init(deleteTime: .init($0))) }
        ?? .completed(.init(change.practice)))
  }
}

extension TrainingV1.PracticeSnapshot {
  fileprivate init(_ practice: Practice) {
    let end = practice.end ?? practice.start
    self.init(
      workoutIDs: practice.workouts.map(\.description), startTime: .init(practice.start), endTime: .init(end),
      timeZone: practice.timeZone, utcOffsetSeconds: Int32(practice.utcOffsetSeconds),
      localDate: "\(practice.localDate)", timeSpent: .init(practice.timeSpent(at: end)),
      setsDone: UInt32(practice.credit.counted.count), points: Double(practice.points) / 100,
      verified: practice.verified.map { .init($0) }, verifiedSets: practice.verifiedSets.map { .init($0) })
  }
}

extension SessionsProjection.Change {
  /// - Throws: `RuntimeError` for a message that the sessions service never sends.
  package init(_ message: SessionsV1.SessionChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the sessions feed names no user") }
    func session() throws -> PushUpSessionID {
      guard let id = PushUpSessionID(message.sessionID) else {
        throw RuntimeError("a change of the sessions feed names no session")
      }
      return id
    }
    switch message.change {
    case .upserted(let snapshot):
      self.init(user: user, state: .recorded(try PushUpSession(try session(), snapshot.session ?? .init())))
    case .deleted: self.init(user: user, state: .deleted(try session()))
    case .days(let days): self.init(user: user, state: .clock(TrainingClock(try ClockAndPauses(days))))
    // Only followers that ask for counts alone get this.
    case .counted, nil:
      throw RuntimeError("a change of session \(message.sessionID) says nothing of what it is now")
    }
  }
}

extension PushUpSession {
  fileprivate init(_ id: PushUpSessionID, _ message: SessionsV1.Session) throws {
    guard let start = message.startTime, let end = message.endTime, let date = CalendarDay(message.localDate) else {
      throw RuntimeError("the snapshot of session \(id) has no times or no date")
    }
    let (begin, finish) = (try Timestamp(start, field: "start_time"), try Timestamp(end, field: "end_time"))
    let sets = try message.sets.compactMap { set -> Duration? in
      guard let start = set.startTime, let end = set.endTime else { return nil }
      return max(.zero, try Timestamp(end, field: "end_time") - Timestamp(start, field: "start_time"))
    }
    let time = PushUpSession.activeTime(
      reps: Int(message.reps), repsPerMinute: message.form?.repsPerMinute ?? 0, sets: sets, from: begin, to: finish)
    self.init(
      id: id, start: begin, end: finish, localDate: date, reps: Int(message.reps), sets: max(1, message.sets.count),
      activeTime: time, timeZone: message.timeZone)
  }
}

extension TrainingClock {
  fileprivate init(_ days: ClockAndPauses) {
    self.init(timeZone: days.timeZone ?? "", dayStart: days.dayStart, firstWeekday: days.firstWeekday)
  }
}

extension ProfileProjection.Change {
  /// - Throws: `RuntimeError` for a message that the profile service never sends.
  package init(_ message: ProfileV1.ProfileChange) throws {
    guard let user = UserID(message.userID) else { throw RuntimeError("a change of the profile feed names no user") }
    func measurement(_ text: String) throws -> MeasurementID {
      guard let id = MeasurementID(text) else {
        throw RuntimeError("a change of the profile feed names no measurement")
      }
      return id
    }
    switch message.change {
    case .person(let person):
      let height = person.heightCm > 0 && person.heightCm < 1_000 ? Int((person.heightCm * 10).rounded()) : nil
      self.init(
        user: user,
        state: .person(birthYear: person.birthYear == 0 ? nil : Int(person.birthYear), heightMillimetres: height))
    case .measurement(let weighed):
      guard let time = weighed.measureTime, let date = CalendarDay(weighed.localDate),
        weighed.weightKg > 0, weighed.weightKg < 10_000
      else { throw RuntimeError("measurement \(weighed.measurementID) has no time, no date or no weight") }
      self.init(
        user: user,
        state: .weighed(
          try measurement(weighed.measurementID), grams: max(1, Int((weighed.weightKg * 1_000).rounded())),
          at: try Timestamp(time, field: "measure_time"), on: date))
    case .deletedMeasurement(let deleted):
      self.init(user: user, state: .deletedWeight(try measurement(deleted.measurementID)))
    // Other changes that a newer profile service may report.
    case .settings, nil: self.init(user: user, state: .other)
    }
  }
}
