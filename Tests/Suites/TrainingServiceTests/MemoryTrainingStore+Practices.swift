import TitanCore
import TitanRPC
import TitanRequests
import TrainingDomain
import TrainingService

extension MemoryTrainingStore: PracticeStore {
  func start(
    _ practice: Practice, at now: Timestamp, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice> {
    let answered = try answer(request, of: practice.userID) { data -> Practice? in
      if let same = try data.begun(practice.id, contentDigest) { return same }
      let ends =
        data.there.filter { $0.start <= practice.start }.compactMap(\.end) + [data.resetTime].compactMap(\.self)
      if practice.start < now, let until = ends.max(), until > practice.start {
        throw PracticeConflict.overlap(until: until)
      }
      if let open = data.there.first(where: { !$0.state.isOver }) { throw PracticeConflict.running(open.id) }
      data.practices[practice.id] = (practice, contentDigest, false)
      return practice
    }
    return answered ?? .replayed([])
  }

  func started(
    _ id: PracticeID, of user: UserID, contentDigest: [UInt8], request: RememberedRequest<Practice>?
  ) async throws -> Answered<Practice>? {
    try with(user) { data in
      if let request, let known = data.requests[request.id.uuid] {
        guard known.digest == request.payloadDigest else { throw request.id.reused }
        return .replayed(known.response)
      }
      return try data.begun(id, contentDigest).map { .done($0) }
    }
  }

  func firstDate(of user: UserID) async throws -> CalendarDay? { with(user) { $0.there.map(\.localDate).min() } }

  func practice(_ id: PracticeID, of user: UserID) async throws -> Practice? {
    with(user) { data in data.there.first { $0.id == id } }
  }

  func openPractice(of user: UserID) async throws -> PracticeID? {
    with(user) { data in data.there.first { !$0.state.isOver }?.id }
  }

  func practices(of user: UserID, _ filter: PracticeFilter, limit: Int) async throws -> [Practice] {
    let all = with(user) { $0.there }.sorted { ($1.start, "\($1.id)") < ($0.start, "\($0.id)") }
    let found = all.filter { practice in
      filter.fromLocalDate.map { practice.localDate >= $0 } ?? true
        && filter.toLocalDate.map { practice.localDate <= $0 } ?? true
        && filter.after.map { (practice.start, "\(practice.id)") < ($0.start, "\($0.id)") } ?? true
    }
    return Array(found.prefix(limit))
  }

  func practices(of user: UserID, on dates: ClosedRange<CalendarDay>) async throws -> [Practice] {
    with(user) { $0.there }.filter { dates.contains($0.localDate) }
  }

  func lastCompleted(of user: UserID) async throws -> Practice? {
    with(user) { $0.there }.filter { $0.state == .completed }
      .max { ($0.end ?? $0.start, "\($0.id)") < ($1.end ?? $1.start, "\($1.id)") }
  }

  func fitnessHistory(of user: UserID, limit: Int) async throws -> [Practice] {
    Array(with(user) { $0.counted }.reversed().prefix(limit))
  }

  func lastDates(of user: UserID, from date: CalendarDay) async throws -> [WorkoutID: CalendarDay] {
    with(user) { $0.there }.filter { $0.localDate >= date }.reduce(into: [:]) { dates, practice in
      for workout in practice.workouts { dates[workout] = max(dates[workout] ?? date, practice.localDate) }
    }
  }

  func change(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Practice>?,
    _ change: @escaping @Sendable (inout Practice, FitnessLevel) throws -> Void
  ) async throws -> Answered<Practice>? {
    try answer(request, of: user) { data in
      guard let there = data.practices[id], !there.isDeleted else { return nil }
      var changed = there.practice
      try change(&changed, data.level)
      guard changed != there.practice else { return changed }
      let later = data.there.filter { $0.start > changed.start && $0.end ?? $0.start > $0.start }
      if changed.latest != there.practice.latest, let next = later.map(\.start).min(), changed.latest > next {
        throw PracticeConflict.overlapsNext(from: next)
      }
      changed.revision += 1
      data.practices[id]?.practice = changed
      guard changed.state == .completed, there.practice.state != .completed else { return changed }
      guard data.counted.last?.id != id else {
        data.level = changed.levelAfter
        return changed
      }
      let highest = data.level.highest
      data.goThroughFitness()
      guard var credited = data.practices[id]?.practice else { return changed }
      (credited.levelBefore.highest, credited.levelAfter.highest) = (highest, data.level.highest)
      return credited
    }
  }

  func delete(
    _ id: PracticeID, of user: UserID, at now: Timestamp, request: RememberedRequest<Bool>?
  ) async throws -> Answered<Bool> {
    let answered = try answer(request, of: user) { data -> Bool? in
      guard let there = data.practices[id] else { return nil }
      data.practices[id]?.isDeleted = true
      if !there.isDeleted, there.practice.state == .completed { data.goThroughFitness() }
      return true
    }
    return answered ?? .done(false)
  }
}

extension MemoryTrainingStore.UserData {
  /// Recalculates fitness from the start.
  fileprivate mutating func goThroughFitness() {
    let steps = counted.map { FitnessCourse.Step(practice: $0.id, performance: $0.credit.performance) }
    let course = FitnessCourse(steps, highest: level.highest)
    for change in course.changes {
      practices[change.practice]?.practice.levelBefore = change.before
      practices[change.practice]?.practice.levelAfter = change.after
    }
    level = course.end
  }

  /// The practice with this id, or `nil`.
  fileprivate func begun(_ id: PracticeID, _ contentDigest: [UInt8]) throws -> Practice? {
    guard let same = practices[id] else { return nil }
    guard same.digest == contentDigest, !same.isDeleted else { throw PracticeConflict.idTaken(id) }
    return same.practice
  }
}
