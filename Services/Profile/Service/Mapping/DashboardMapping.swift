import HabitsProto
import MotivationProto
import ProfileDomain
import ProfileProto
import SessionsProto
import TitanProto
import TrainingProto
import TrophiesProto

extension ProfileV1.DashboardProfile {
  init(_ profile: Profile, _ settings: Settings) {
    self.init(
      displayName: profile.displayName, avatarID: profile.avatar.description,
      hasUploadedImage: profile.hasUploadedImage, themeID: settings.theme.description,
      sessionTarget: UInt32(settings.sessionTarget))
  }
}

extension ProfileV1.DashboardChart {
  init(_ chart: SessionsV1.GetActivityChartResponse) {
    self.init(
      bars: chart.buckets.map { ProfileV1.DashboardBar($0) }, totalReps: chart.totalReps, goalReps: chart.goalReps,
      remainingReps: chart.remainingReps, today: chart.today)
  }
}

extension ProfileV1.DashboardBar {
  init(_ bucket: SessionsV1.ChartBucket) {
    self.init(
      localDate: bucket.localDate, startTime: bucket.startTime, reps: bucket.reps,
      verifiedReps: bucket.byEvidence.filter(\.evidence.isVerified).reduce(0) { $0 + $1.reps },
      sessions: bucket.sessions)
  }
}

extension SessionsV1.Evidence {
  /// Whether TitanUp itself counted.
  var isVerified: Bool { self == .verifiedStream || self == .verifiedDigest }
}

extension [SessionsV1.Evidence] {
  /// All evidence of real workouts, however trustworthy.
  static let done: Self = [.verifiedStream, .verifiedDigest, .device, .declared, .foreignReceipt]
}

extension ProfileV1.DashboardStreak {
  init(_ response: SessionsV1.GetStreakResponse) {
    let streak = response.streak ?? .init()
    self.init(
      current: streak.current, longest: streak.longest, todayDone: streak.todayDone, atRisk: streak.atRisk,
      freezesLeft: streak.freezesLeft, verifiedCurrent: response.verifiedStreak?.current ?? 0)
  }
}

extension ProfileV1.DashboardSession {
  init(_ session: SessionsV1.Session) {
    self.init(
      sessionID: session.sessionID, startTime: session.startTime, localDate: session.localDate, reps: session.reps,
      target: session.target, targetMet: session.targetMet, verified: session.evidence.isVerified)
  }
}

extension ProfileV1.DashboardAward {
  init(_ award: TrophiesV1.Award) {
    self.init(
      awardID: award.awardID, trophyID: award.trophy?.trophyID ?? "", title: award.trophy?.title ?? "",
      imageURI: award.trophy?.imageURI ?? "", earnTime: award.earnTime)
  }
}

extension ProfileV1.DashboardMedal {
  init(_ medal: TrophiesV1.Medal) {
    self.init(medalID: medal.medalID, title: medal.title, imageURI: medal.imageURI, count: medal.count)
  }
}

extension ProfileV1.DashboardLevel {
  init(_ level: TrophiesV1.Level) {
    self.init(
      number: level.number, experience: level.experience, threshold: level.threshold,
      nextThreshold: level.nextThreshold)
  }
}

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
  /// The newer of the two; `nil` if there is neither.
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

extension ProfileV1.DashboardHabits {
  init(_ response: HabitsV1.ListHabitsResponse) {
    self.init(habits: response.habits.map { .init($0) }, more: !response.nextPageToken.isEmpty)
  }
}

extension ProfileV1.DashboardHabit {
  init(_ overview: HabitsV1.HabitOverview) {
    let (habit, progress) = (overview.habit ?? .init(), overview.progress ?? .init())
    self.init(
      habitID: habit.habitID, title: habit.title, color: habit.color, today: progress.today,
      goalPercent: progress.goalPercent, goalMet: progress.goalMet, currentStreak: progress.currentStreak)
  }
}

extension ProfileV1.DashboardQuote {
  init(_ quote: MotivationV1.Quote) {
    self.init(
      quoteID: quote.quoteID, text: quote.text, author: quote.author, source: quote.source, language: quote.language,
      isLiked: quote.isLiked)
  }
}

extension ProfileV1.DashboardPepTalk {
  init(_ talk: MotivationV1.GetPepTalkResponse) {
    self.init(quote: talk.quote.map { .init($0) }, line: talk.line, voicePackID: talk.voicePackID)
  }
}
