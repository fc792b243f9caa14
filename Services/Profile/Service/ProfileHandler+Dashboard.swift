import HabitsProto
import MotivationProto
package import ProfileProto
import SessionsProto
import TitanCore
package import TitanRPC
import TitanZones
import TrainingProto
import TrophiesProto

extension ProfileHandler {
  /// The numbers of trophies, workout suggestions and habits on the home screen.
  private static let awardsShown: Int32 = 3
  private static let workoutsShown: UInt32 = 5
  private static let habitsShown: Int32 = 50

  package func getDashboard(
    _ request: ProfileV1.GetDashboardRequest, context: ServerContext
  ) async throws -> ProfileV1.GetDashboardResponse {
    let user = try context.requireUser()
    try checkZone(request.timeZone)
    let zone = request.timeZone
    let options = context.inCallersName.forHomePart()
    async let profile = HomePart(.profile) { try await greeting(of: user, options) }
    async let today = HomePart(.today) { try await chart(.today, zone, options) }
    async let week = HomePart(.week) { try await chart(.last7Days, zone, options) }
    async let month = HomePart(.month) { try await chart(.month, zone, options) }
    async let streak = HomePart(.streak) {
      ProfileV1.DashboardStreak(try await home.sessions.getStreak(.init(timeZone: zone), options: options))
    }
    async let newest = HomePart(.lastSession) {
      try await home.sessions.listSessions(.init(pageSize: 1, evidence: .done), options: options).sessions.first
    }
    async let awards = HomePart(.awards) {
      try await home.trophies.listAwards(.init(pageSize: Self.awardsShown), options: options).awards
    }
    async let medals = HomePart(.medals) {
      try await home.trophies.listCurrentMedals(.init(timeZone: zone), options: options).medals
    }
    async let level = HomePart(.level) { try await home.trophies.getLevel(.init(), options: options).level }
    async let proposed = HomePart(.suggestions) { try await suggestions(zone, options) }
    async let training = HomePart(.trainingWeek) {
      ProfileV1.DashboardTrainingWeek(try await home.training.getWeekSummary(.init(timeZone: zone), options: options))
    }
    async let practiced = HomePart(.lastPractice) {
      try await home.training.getLastWorkout(.init(view: .basic), options: options).practice
    }
    async let habits = HomePart(.habits) {
      ProfileV1.DashboardHabits(
        try await home.habits.listHabits(
          .init(view: .overview, pageSize: Self.habitsShown, timeZone: zone), options: options))
    }
    async let slogan = HomePart(.slogan) { try await home.motivation.getSlogan(.init(), options: options).slogan }
    async let pepTalk = HomePart(.pepTalk) {
      ProfileV1.DashboardPepTalk(try await home.motivation.getPepTalk(.init(timeZone: zone), options: options))
    }
    var unavailable: [ProfileV1.UnavailablePart] = []
    var response = ProfileV1.GetDashboardResponse()
    response.profile = try await profile.value(&unavailable)
    response.today = try await today.value(&unavailable)
    response.week = try await week.value(&unavailable)
    response.month = try await month.value(&unavailable)
    response.streak = try await streak.value(&unavailable)
    let lastSession = try await newest.value(&unavailable) ?? nil
    response.lastSession = lastSession.map { .init($0) }
    response.awards = (try await awards.value(&unavailable) ?? []).map { ProfileV1.DashboardAward($0) }
    response.medals = (try await medals.value(&unavailable) ?? []).map { ProfileV1.DashboardMedal($0) }
    response.level = (try await level.value(&unavailable) ?? nil).map { .init($0) }
    response.suggestions = try await proposed.value(&unavailable)
    response.trainingWeek = try await training.value(&unavailable)
    let lastPractice = try await practiced.value(&unavailable) ?? nil
    response.lastPractice = lastPractice.map { .init($0) }
    response.habits = try await habits.value(&unavailable)
    response.slogan = (try await slogan.value(&unavailable) ?? nil).map { .init($0) }
    response.pepTalk = try await pepTalk.value(&unavailable)
    response.unavailable = unavailable
    // If only one of the two is available, the newer one is unknown.
    if !unavailable.contains(where: { $0.part == .lastSession || $0.part == .lastPractice }) {
      response.lastWorkout = .init(newerOf: lastSession, lastPractice)
    }
    return response
  }

  private func greeting(of user: UserID, _ options: CallOptions) async throws -> ProfileV1.DashboardProfile {
    .init(try await begun(user, options), try await store.settings(of: user))
  }

  private func chart(
    _ range: SessionsV1.ChartRange, _ zone: String, _ options: CallOptions
  ) async throws -> ProfileV1.DashboardChart {
    .init(try await home.sessions.getActivityChart(.init(range: range, timeZone: zone), options: options))
  }

  /// Having no suggestions isn't an error: a user's preferences can exclude all workouts.
  private func suggestions(_ zone: String, _ options: CallOptions) async throws -> ProfileV1.DashboardSuggestions {
    do {
      return .init(
        try await home.training.suggestWorkouts(.init(count: Self.workoutsShown, timeZone: zone), options: options))
    } catch let error as RPCError where error.code == .failedPrecondition {
      return .init()
    }
  }

  private func checkZone(_ name: String) throws {
    guard !name.isEmpty, ZoneRules(name: name) == nil else { return }
    throw RPCError.zoneUnknown(name)
  }
}
