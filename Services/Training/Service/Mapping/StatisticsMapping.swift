import TitanCore
import TitanProto
import TrainingDomain
import TrainingProto

extension TrainingV1.FitnessClass {
  init(_ fitness: FitnessClass) { self.init(rawValue: Int32(fitness.rawValue)) }
}

extension TrainingV1.GetTrainingStatsResponse {
  init(_ stats: TrainingStats, in language: Language) {
    self.init(
      firstLocalDate: "\(stats.dates.lowerBound)", lastLocalDate: "\(stats.dates.upperBound)",
      series: stats.series.map {
        .init(
          time: .init($0.time), practiceID: "\($0.practice)", score: $0.score.value, points: Double($0.points) / 100)
      },
      statements: .init(stats.statements, in: language), byMuscle: stats.byMuscle.map { .init($0) },
      byType: stats.byMotorType.map {
        .init(motorType: .init(rawValue: Int32($0.type.rawValue)), percent: UInt32($0.percent))
      },
      facts: .init(stats.facts), formulaVersion: Statements.formulaVersion)
  }
}

extension TrainingV1.Statements {
  fileprivate init(_ statements: Statements, in language: Language) {
    self.init(
      trend: .init(rawValue: Int32(statements.trend.rawValue)), trendText: statements.trendText[language],
      commitment: .init(rawValue: Int32(statements.commitment.rawValue)),
      commitmentText: statements.commitment.text[language], trendRatio: statements.trendRatio,
      commitmentRatio: statements.commitmentRatio, judgedFromLocalDate: "\(statements.judged.lowerBound)")
  }
}

extension TrainingV1.KeyFacts {
  fileprivate init(_ facts: TrainingStats.Facts) {
    self.init(
      completed: UInt32(facts.completed), abandoned: UInt32(facts.abandoned), planned: facts.planned,
      setsDone: UInt32(facts.setsDone), repsDone: UInt32(facts.repsDone), timeSpent: .init(facts.timeSpent),
      points: Double(facts.points) / 100, bestPracticeID: facts.best.map { "\($0)" } ?? "",
      favoriteWorkoutID: facts.favorite.map { "\($0)" } ?? "", pushUpSessions: UInt32(facts.pushUpSessions))
  }
}

extension TrainingV1.ScorePoint {
  init(_ practice: Practice) {
    self.init(
      time: .init(practice.end ?? practice.start), practiceID: "\(practice.id)",
      score: practice.levelAfter.score.value, points: Double(practice.points) / 100)
  }
}

extension TrainingV1.ExplainScoreResponse {
  init(_ practice: Practice, in language: Language) {
    // An abandoned practice earns nothing, whatever was done.
    let credit = practice.state == .completed ? practice.credit : PracticeCredit([])
    let (before, after) = (practice.levelBefore, practice.levelAfter)
    self.init(
      credits: credit.sets.map { .init($0, practice.exercises[$0.index], in: language) },
      points: Double(credit.points) / 100, performance: Double(credit.performance ?? 0) / 1_000_000,
      counted: credit.performance != nil, scoreBefore: before.score.value,
      learningRate: Double(before.current.learningRate) / 100,
      step: Double(credit.performance.map { before.score.step(towards: $0) } ?? 0) / 1_000_000,
      scoreAfter: after.score.value, classBefore: .init(before.current), classAfter: .init(after.current),
      formulaVersion: FitnessScore.formulaVersion)
  }
}

extension TrainingV1.SetCredit {
  fileprivate init(_ credit: PracticeCredit.Set, _ set: PracticeExercise, in language: Language) {
    self.init(
      index: UInt32(credit.index), exerciseID: "\(set.exercise)", performance: Double(credit.performance) / 1_000_000,
      levelFactor: Double(credit.levelFactor) / 100, points: Double(credit.points) / 100,
      doneAmount: UInt32(credit.done), creditedAmount: UInt32(credit.credited), creditReason: .init(set),
      creditText: set.creditText?[language] ?? "")
  }
}

extension TrainingV1.CreditReason {
  init(_ set: PracticeExercise) { self = set.isSimulated ? .simulated : set.isTooQuick ? .tooQuick : .unspecified }
}
