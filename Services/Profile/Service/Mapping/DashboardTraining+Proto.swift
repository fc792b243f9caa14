import TitanProto

extension ProfileV1.DashboardSuggestions {
  init(_ response: TrainingV1.SuggestWorkoutsResponse) {
    self.init(workouts: response.items.map { .init($0) }, seed: response.seed)
  }
}

extension ProfileV1.DashboardWorkout {
  init(_ item: TrainingV1.SuggestedWorkout) {
    self.init(
      workoutID: item.workout?.workoutID ?? "", name: item.workout?.name ?? "", explanation: item.explanation,
      sets: UInt32(item.sets.count))
  }
}

extension ProfileV1.DashboardTrainingWeek {
  init(_ week: TrainingV1.GetWeekSummaryResponse) {
    self.init(
      days: week.done.map { .init(localDate: $0.localDate, completed: $0.completed) }, completed: week.completed,
      completedLast7Days: week.completedLast7Days, planned: week.planned, timeSpent: week.timeSpent)
  }
}

extension ProfileV1.DashboardPractice {
  init(_ practice: TrainingV1.Practice) {
    self.init(
      practiceID: practice.practiceID, workoutIDs: practice.workoutIDs, endTime: practice.endTime,
      localDate: practice.localDate, timeSpent: practice.timeSpent, points: practice.points)
  }
}

extension ProfileV1.DashboardLastWorkout {
  /// `nil` if there is neither.
  init?(newerOf session: SessionsV1.Session?, _ practice: TrainingV1.Practice?) {
    let all = [
      session.map { Self(time: $0.endTime, localDate: $0.localDate) },
      practice.map { Self(time: $0.endTime, localDate: $0.localDate) },
    ].compactMap { $0 }
    guard let newest = all.max(by: { $0.order < $1.order }) else { return nil }
    self = newest
  }

  private var order: (Int64, Int32) { (time?.seconds ?? .min, time?.nanos ?? 0) }
}
