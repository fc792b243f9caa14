import TitanProto

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
