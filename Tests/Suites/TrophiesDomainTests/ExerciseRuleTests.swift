import Testing
import TitanCore
import TrophiesDomain

@Suite("Rules of other exercises than push-ups (R0-23)")
struct ExerciseRuleTests {
  /// A verified set of a practice, on a day counted from `monday`.
  private static func set(
    _ practice: Int, of exercise: CountedExercise = .squat, day: Int = 0, second: Int = 0, _ amount: Int
  ) -> TrainingSession {
    var set = session(practice, day: day, second: second, reps: amount, .verifiedDigest, timed: false)
    set.exercise = exercise
    return set
  }

  private static func squats(
    _ metric: TrophyRule.Metric, _ scope: TrophyRule.Scope, _ threshold: Int, _ exercise: CountedExercise = .squat,
    kind: TrophyRule.Kind = .trophy
  ) -> TrophyRule {
    var rule = rule("T-X", metric, scope, threshold, kind: kind)
    rule.exercise = exercise
    return rule
  }

  private let training = [
    session(1, reps: 100), Self.set(2, second: 600, 12), Self.set(2, second: 700, 20),
    Self.set(3, of: .plank, second: 900, 60), Self.set(4, day: 1, 8), Self.set(5, day: 2, 15),
    Self.set(5, of: .plank, day: 2, second: 90, 45),
  ]

  @Test(
    "Each rule counts its exercise alone, and its proof is the practices, each once",
    arguments: [
      (squats(.reps, .session, 20), [2]), (squats(.reps, .session, 21), []), (squats(.reps, .day, 32), [2]),
      (squats(.reps, .day, 33), []), (squats(.reps, .lifetime, 40), [4]), (squats(.reps, .lifetime, 56), []),
      (squats(.activeDays, .streak, 3), [2, 4, 5]), (squats(.activeDays, .streak, 4), []),
      (squats(.reps, .session, 60, .plank), [3]), (squats(.reps, .lifetime, 105, .plank), [5]),
      (squats(.activeDays, .streak, 2, .plank), []), (squats(.reps, .session, 1, .lunge), []),
      (squats(.reps, .session, 101, .pushUp), []), (squats(.reps, .session, 100, .pushUp), [1]),
      (squats(.reps, .day, 30, kind: .intraday), [2]), (squats(.activeDays, .streak, 2, kind: .consistency), [4]),
    ])
  func earned(_ rule: TrophyRule, _ proof: [Int]) {
    for order in [training, training.reversed()] {
      let earned = rule.earned(in: History(order))
      #expect((earned?.proof.sessions ?? []) == proof.map { id($0) })
      #expect(earned.map { $0.proof.exercise == rule.exercise } ?? true)
    }
  }

  @Test("A set earns when it ends, by the time of the events")
  func time() {
    let earned = Self.squats(.reps, .day, 32).earned(in: History(training))
    #expect(earned?.earnTime == training[2].end && earned?.proof.localDates == [training[2].localDate])
  }

  @Test("Push-ups, the level and other medals know nothing of other exercises")
  func apart() {
    let sets = training.filter { $0.exercise != .pushUp }
    #expect(History(sets).sessions.isEmpty)
    #expect(Experience(History(sets), trophyPoints: 0).total == 0)
    #expect(names(judged(sets)).isEmpty)
    let medals = RuleBook([rule("M-DAY", .sessions, .day, 1, kind: .intraday)])
    #expect(MedalRecord.all(medals, in: History(sets)).isEmpty)
    let squats = RuleBook([Self.squats(.reps, .session, 15, kind: .intraday)])
    #expect(MedalRecord.all(squats, in: History(training)).first?.dates == [training[2], training[5]].map(\.localDate))
    // The zone of the newest set decides where nothing else does.
    #expect(History(sets).zone == "Etc/UTC")
  }

  @Test("A deleted practice takes its award back, and it comes back with it")
  func deleted() {
    let rules = RuleBook([Self.squats(.reps, .session, 20)])
    let held = judged(training, by: rules)
    #expect(names(held) == ["T-X"])
    let without = judged(training.filter { $0.id != id(2) }, after: held, by: rules)
    #expect(without[TrophyID("T-X")]?.state == .revoked)
    #expect(judged(training, after: without, by: rules) == held)
  }

  @Test("Near misses are practices, best first")
  func nearMisses() {
    let misses = Self.squats(.reps, .day, 50).nearMisses(in: History(training), limit: 2)
    #expect(misses.map(\.value) == [32, 15] && misses.map(\.sessions) == [[id(2)], [id(5)]])
    #expect(misses.allSatisfy { $0.unverifiedValue == 0 })
  }

  @Test(
    "Progress is told in the words of the exercise",
    arguments: [
      (squats(.reps, .session, 30), 20, "Your best set is 20 of 30 squats.", "Dein bester Satz: 20 von 30 Kniebeugen."),
      (
        squats(.reps, .session, 30, .wallSit), 0, "Hold 30 seconds of wall sits in one set.",
        "Halte 30 Sekunden Wandsitz in einem Satz."
      ),
      (squats(.reps, .session, 1, .pullUp), 0, "Do 1 pull-up in one set.", "Mach 1 Klimmzug in einem Satz."),
      (squats(.reps, .day, 20), 15, "15 of 20 squats today: 5 to go.", "Heute schon 15 von 20 Kniebeugen: noch 5."),
      (squats(.reps, .day, 9, .lunge), 0, "Do 9 lunges on one day.", "Mach 9 Ausfallschritte an einem Tag."),
      (
        squats(.reps, .lifetime, 200, .plank), 105, "105 of 200 seconds of planks in all: 95 to go.",
        "105 von 200 Sekunden Unterarmstütz insgesamt: noch 95."
      ),
      (squats(.activeDays, .streak, 4), 3, "Day 3 of 4: come back tomorrow.", "Tag 3 von 4: komm morgen wieder."),
      (
        squats(.activeDays, .streak, 4, .burpee), 0, "Do burpees today: day 1 of 4.", "Mach heute Burpees: Tag 1 von 4."
      ),
    ])
  func hints(_ rule: TrophyRule, current: Int, english: String, german: String) throws {
    let today = CalendarDay(of: monday, utcOffsetSeconds: 0) + 2
    let progress = try #require(TrophyProgress(rule, history: History(training), today: today))
    #expect((progress.current, progress.unverifiedCurrent) == (current, 0))
    #expect(progress.hint(in: .english) == english && progress.hint(in: .german) == german)
  }

  @Test("The picture of one set shows another athlete, or a hold")
  func emblem() {
    #expect(Emblem(Self.squats(.reps, .session, 20)).symbol == .jumper)
    #expect(Emblem(Self.squats(.reps, .session, 60, .plank)).symbol == .hold)
    #expect(Emblem(Self.squats(.reps, .session, 20, .pushUp)).symbol == .athlete)
    #expect(Emblem(Self.squats(.reps, .day, 20, kind: .intraday)).symbol == .jumper)
    #expect(Emblem(Self.squats(.reps, .day, 20)).symbol == .sun)
  }

  @Test("Every exercise has its word and its names")
  func words() {
    for exercise in CountedExercise.allCases { #expect(CountedExercise(word: exercise.word) == exercise) }
    #expect(CountedExercise(word: "HANDSTAND") == nil && CountedExercise(word: "") == nil)
    for language in [Language.english, .german] {
      #expect(Set(CountedExercise.allCases.map { $0.name(in: language) }).count == CountedExercise.allCases.count)
    }
  }
}
