import ProfileDomain
import TitanProto

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
  /// What somebody did, whatever of it is believed.
  static let done: Self = [.verifiedStream, .verifiedDigest, .device, .declared]
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
