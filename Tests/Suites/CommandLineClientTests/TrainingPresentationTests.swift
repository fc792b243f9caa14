import Testing
import TitanProto
import TitanProtoJSON
import TrainingProto
@testable import CommandLineClient

@Suite("Training on the screen")
struct TrainingPresentationTests {
  private let wide = Terminal(width: 100, isInteractive: false, style: .plain)

  @Test("Suggestions show what to train, how much and why")
  func suggestions() {
    let sets: [TrainingV1.SuggestedSet] = [
      .init(exerciseID: "push-up", amount: 8, unit: .reps), .init(exerciseID: "push-up", amount: 8, unit: .reps),
      .init(exerciseID: "plank", amount: 24, unit: .seconds),
    ]
    let suggestion = TrainingV1.SuggestWorkoutsResponse(
      items: [
        .init(
          workout: .init(workoutID: "morning-five", name: "Morning five", type: .calisthenics), sets: sets,
          factors: .init(preference: 2, history: 1, body: 0.75, balance: 1, type: 1),
          explanation: "You rated it 5 of 5.")
      ], seed: 4_711, warnings: [.fewerThanAsked], bodyMassClass: .preObese,
      warningTexts: ["Fewer than asked for: no more fit."])
    #expect(
      WorkoutPresentation.lines(suggestion, terminal: wide) == [
        "Morning five · calisthenics · morning-five", "  push-up 8 8, plank 24 s",
        "  You rated it 5 of 5. Body mass: ×0.75.",
        "Your body mass: pre-obesity. Workouts with jumps are suggested less often.",
        "Fewer than asked for: no more fit.", "`titanup workouts suggest --seed 4711` shows these again.",
      ])
    #expect(WorkoutPresentation.json(suggestion).text.hasPrefix(#"{"seed":"4711","#))
  }

  @Test("Workouts are shown in aligned columns")
  func workouts() {
    let own = TrainingV1.Workout(
      workoutID: "push-day", name: "Push day", type: .weightTraining,
      prescriptions: [.init(exerciseID: "bench-press", sets: 3, amount: 10)], own: true, rating: 4)
    #expect(
      WorkoutPresentation.table([own], terminal: wide) == [
        "workout           type     sets  rating  id", "Push day (yours)  weights     3       4  push-day",
      ])
  }

  @Test("A week has a line for each date")
  func week() {
    let week = TrainingV1.GetWeekSummaryResponse(
      done: [
        .init(localDate: "2026-05-30"),
        .init(
          localDate: "2026-05-31", workoutIDs: ["leg-day", "push-day"], completed: 3, pushUpSessions: 2, pushUps: 25),
      ], completed: 3, completedLast7Days: 2, planned: 3, timeSpent: .init(seconds: 2_100),
      plannedDates: 7)
    #expect(
      TrainingPresentation.lines(week, terminal: wide) == [
        "3 workouts of 3 this week · 2 in seven days · 35:00", "Sat 2026-05-30  –",
        "Sun 2026-05-31  leg-day, push-day, 25 push-ups",
      ])
  }

  private func stats(_ scores: [Double]) -> TrainingV1.GetTrainingStatsResponse {
    .init(
      firstLocalDate: "2026-05-02", lastLocalDate: "2026-05-31",
      series: scores.enumerated().map { .init(time: .init(seconds: (20_575 + 10 * Int64($0)) * 86_400), score: $1) },
      statements: .init(trendText: "You hold your level.", commitmentText: "Close!"),
      byMuscle: [.init(muscle: .upperBack, percent: 60), .init(muscle: .core, percent: 40)])
  }

  @Test("Statistics show a line, a sentence and muscles")
  func statistics() {
    let lines = TrainingPresentation.lines(stats([0.75, 0.8, 1.045]), terminal: wide)
    #expect(lines.first == "3 practices · 2026-05-02 – 2026-05-31")
    #expect(lines.contains("You hold your level.") && lines.contains("Close!"))
    #expect(lines.contains { $0.hasPrefix("Fitness 0.75 → 1.0") })
    #expect(lines.contains { $0.hasPrefix("upper back") && $0.hasSuffix(" 60 %") })
  }

  @Test("A single practice, or none, draws no curve", arguments: [[], [0.75]])
  func few(scores: [Double]) {
    let lines = TrainingPresentation.lines(stats(scores), terminal: wide)
    #expect(!lines.contains { $0.hasPrefix("Fitness") })
    #expect(ScoreDrawing.svg(stats(scores)).hasSuffix("</svg>\n"))
  }

  @Test("The drawing has a dot for each practice")
  func drawing() {
    let svg = ScoreDrawing.svg(stats([0.75, 0.8, 1.045]))
    #expect(svg.split(separator: "<circle").count == 4)
    #expect(svg.contains("2026-05-31") && svg.contains(">fitness<") && svg.contains(">date<"))
    // On the first, the eleventh and the twenty-first of thirty days, and nowhere else.
    for x in ["64", "302.7", "541.3"] { #expect(svg.contains(#"<circle cx="\#(x)""#)) }
    #expect(svg.contains(">0.80</text>") && svg.contains(">1.00</text>"))
    #expect(!svg.contains("no practices"))
  }

  @Test("Without practices the drawing says so")
  func nothingDrawn() {
    let svg = ScoreDrawing.svg(stats([]))
    #expect(svg.contains(">no practices</text>") && !svg.contains("<polyline"))
  }

  @Test("Prose and sets fit into a narrow terminal")
  func narrow() {
    let narrow = Terminal(width: 30, isInteractive: true, style: .plain)
    let sets = (0..<12).map { TrainingV1.SuggestedSet(exerciseID: "squat-\($0)", amount: 8, unit: .reps) }
    let suggestion = TrainingV1.SuggestWorkoutsResponse(
      items: [
        .init(
          workout: .init(workoutID: "legs", name: "Legs", type: .hiit), sets: sets,
          explanation: "You rated it 5 of 5, and not long ago.")
      ], seed: 1)
    var told = stats([])
    told.byMuscle = []
    told.statements = .init(trendText: "After two practices in this period, we can tell your trend.")
    let lines =
      WorkoutPresentation.lines(suggestion, terminal: narrow).dropLast()
      + TrainingPresentation.lines(told, terminal: narrow).dropFirst()
    #expect(lines.filter { $0.displayWidth > 30 } == [])
    #expect(lines.joined(separator: " ").contains("squat-11 8"))
    // Without a terminal, nothing is wrapped or cut.
    let pipe = Terminal(width: 80, isInteractive: false, style: .plain)
    #expect(WorkoutPresentation.lines(suggestion, terminal: pipe).count == 5)
    #expect(
      TrainingPresentation.lines(told, terminal: pipe).dropFirst() == [told.statements?.trendText ?? "", ""].prefix(1))
  }

  @Test("Meals are shown in aligned columns")
  func meals() {
    let meal = TrainingV1.MealIdea(
      mealID: "bean-chili", name: "Bean chili", kilocalories: 480, proteinGrams: 24, tags: ["vegan"])
    #expect(
      TrainingPresentation.table([meal], terminal: wide) == [
        "meal        kcal  protein  tags   contains  id", "Bean chili   480     24 g  vegan            bean-chili",
      ])
  }
}
