import Testing
import TitanCore
import TrainingDomain

@Suite("Catalogue of exercises and workouts")
struct CatalogueTests {
  private let catalogue = Catalogue.shipped

  @Test("There are at least 60 exercises and 40 workouts with distinct ids")
  func size() {
    #expect(catalogue.exercises.count >= 60)
    #expect(catalogue.workouts.count >= 40)
    #expect(Set(catalogue.exercises.map(\.id)).count == catalogue.exercises.count)
    #expect(Set(catalogue.workouts.map(\.id)).count == catalogue.workouts.count)
  }

  @Test("Every type has at least twice as many workouts as a suggestion shows", arguments: WorkoutType.allCases)
  func kinds(type: WorkoutType) {
    #expect(catalogue.workouts.count { $0.type == type } >= 2 * Suggestion.standardCount)
    #expect(catalogue.exercises.contains { $0.type == type })
  }

  @Test("An exercise has texts in both languages, muscles that add up to 100 %, and an amount")
  func exercises() {
    for exercise in catalogue.exercises {
      for text in [exercise.name] + exercise.cues {
        #expect(!text.english.isEmpty && !text.german.isEmpty, "\(exercise.id)")
      }
      #expect(exercise.cues.count >= 2, "\(exercise.id)")
      #expect(exercise.muscles.reduce(0) { $0 + $1.percent } == 100, "\(exercise.id)")
      #expect(exercise.muscles.map(\.percent) == exercise.muscles.map(\.percent).sorted(by: >), "\(exercise.id)")
      #expect(exercise.baseAmount > 0 && (50...200).contains(exercise.levelFactor), "\(exercise.id)")
      #expect(exercise.met.lowTenths <= exercise.met.tenths && exercise.met.tenths <= exercise.met.highTenths)
    }
  }

  @Test("Every muscle is worked by some exercise", arguments: Muscle.allCases)
  func muscles(muscle: Muscle) {
    #expect(catalogue.exercises.contains { $0.muscles.contains { $0.muscle == muscle } })
  }

  @Test("Workouts consist of existing exercises, within the limits for users")
  func workouts() {
    for workout in catalogue.workouts {
      #expect(Workout.prescriptionCount.contains(workout.prescriptions.count), "\(workout.id)")
      for prescription in workout.prescriptions {
        #expect(catalogue.exercise(prescription.exercise) != nil, "\(workout.id): \(prescription.exercise)")
        #expect(Prescription.setsRange.contains(prescription.sets), "\(workout.id)")
        #expect(Prescription.amountRange.contains(prescription.amount), "\(workout.id)")
      }
      #expect(WorkoutTraits(workout, catalogue) == catalogue.traits(of: workout))
      #expect(catalogue.traits(of: workout).muscles.reduce(0) { $0 + $1.percent } == 100, "\(workout.id)")
    }
    #expect(catalogue.workouts.contains { $0.prescriptions.count == 1 })
  }

  @Test("An operator can add workouts, which every user then has")
  func added() throws {
    let text = """
      # How they are written: id | type | English | German | exercises

      sea-legs | calisthenics | Sea legs | Seebeine | squat 3x15; wall-sit 2x30
      one-plank | calisthenics | One plank | Einmal Unterarmstütz | plank 1x60
      """
    let larger = try catalogue.adding(text)
    #expect(larger.workouts.count == catalogue.workouts.count + 2)
    let added = try #require(larger.workout(WorkoutID("sea-legs")))
    #expect((added.name[.german], added.type, added.prescriptions.count) == ("Seebeine", .calisthenics, 2))
    #expect(larger.traits(of: added).mainMuscle == .quadriceps && added.own == nil)
    #expect(try catalogue.adding("").workouts == catalogue.workouts)
  }

  @Test(
    "A line that can't be added is reported with its error",
    arguments: [
      ("a | hiit | A | A | yoga 1x1", "unknown exercise yoga"), ("A | hiit | A | A | squat 1x1", "an id is"),
      ("a | hiit | A | | squat 1x1", "a name has"), ("a | hiit | A | A |", "1 to 20 exercises"),
      ("a | hiit | A | A | squat 11x1", "1 to 10 sets"), ("a | hiit | A | A | squat 1x601", "1 to 10 sets"),
      ("leg-day | hiit | A | A | squat 1x1", "there is a workout leg-day already"),
      ("a | hiit | A | A | squat 1x1\nb | hiit | A", "3 columns"),
      ("01900000-0000-7000-8000-000000000001 | hiit | A | A | squat 1x1", "no UUID"),
      ("a | hiit | A | A | " + Array(repeating: "squat 10x1", count: 11).joined(separator: ";"), "at most 100 sets"),
      ("a | hiit | A | A | squat 1x1\na | hiit | A | A | squat 1x1", "there is a workout a already"),
    ])
  func addedInVain(text: String, why: String) {
    let failure = #expect(throws: CatalogueReader.Failure.self) { try catalogue.adding(text) }
    #expect(failure?.why.contains(why) == true, "\(failure?.description ?? "nothing")")
    #expect(failure?.line == text.split(separator: "\n").last.map(String.init))
  }

  @Test("Every exercise is drawn in frames of one size, with the whole figure inside")
  func animations() throws {
    for exercise in catalogue.exercises {
      #expect(!exercise.frames.isEmpty)
      #expect((50...2_000).contains(exercise.movement.frameMilliseconds), "\(exercise.id)")
      for frame in exercise.frames {
        #expect(frame.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120""#))
        #expect(frame.hasSuffix("</svg>"))
        // Every coordinate of a path: numbers after M, L and H.
        for path in frame.split(separator: #"d="M"#).dropFirst() {
          let numbers = path.prefix { $0 != "\"" }.split { "LH ".contains($0) }
          for number in numbers {
            let value = try #require(Double(number), "\(exercise.id): \(number)")
            #expect((0...120).contains(value), "\(exercise.id): \(value)")
          }
        }
      }
    }
    #expect(catalogue.exercise(ExerciseID("push-up"))?.frames.count == 6)
  }

  @Test(
    "A line that can't be read is reported",
    arguments: [
      ("a | calisthenics", "2 columns instead of 5"), ("a | yoga | A | A | squat 1x1", "unknown word yoga"),
      ("a | hiit | A | A | squat", "bad prescription squat"),
      ("a | hiit | A | A | squat 1x", "bad prescription squat 1x"),
    ])
  func failures(line: String, why: String) {
    #expect(throws: CatalogueReader.Failure(line: line, why: why)) { try CatalogueReader.workouts(line) }
  }

  @Test("A workout may have one exercise or seven")
  func counts() throws {
    let seven = (1...7).map { "squat \($0)x10" }.joined(separator: "; ")
    let read = try CatalogueReader.workouts("one | hiit | One | Eins | squat 1x15\nseven | hiit | S | S | \(seven)")
    #expect(read.map(\.prescriptions.count) == [1, 7])
    #expect(read[1].sets(catalogue, .start).count == 28)
  }

  @Test("A meal has numbers, texts and known tags")
  func meals() {
    #expect(MealIdea.shipped.count >= 10)
    for meal in MealIdea.shipped {
      #expect((100...1_000).contains(meal.kilocalories) && (5...80).contains(meal.proteinGrams), "\(meal.id)")
      // Protein alone has 4 kcal per gram.
      #expect(4 * meal.proteinGrams < meal.kilocalories, "\(meal.id)")
      #expect(!meal.tags.contains(.vegan) || Set(meal.allergens).isDisjoint(with: [.milk, .egg, .fish]), "\(meal.id)")
      #expect(!meal.description.english.isEmpty && !meal.description.german.isEmpty, "\(meal.id)")
    }
  }

  @Test(
    "Every wrong field of a user's own workout is named",
    arguments: [
      (
        WorkoutDraft(id: "", name: "", type: nil, prescriptions: []),
        ["workout.workout_id", "workout.name", "workout.type", "workout.prescriptions"]
      ),
      (
        WorkoutDraft(
          id: "\(uuid(1))", name: "x", type: .hiit,
          prescriptions: [Prescription(ExerciseID("yoga"), sets: 0, amount: 601)]),
        ["workout.prescriptions[0].exercise_id", "workout.prescriptions[0].sets", "workout.prescriptions[0].amount"]
      ),
      (
        WorkoutDraft(
          id: "\(uuid(1))", name: "a\0b", type: .hiit,
          prescriptions: Array(repeating: Prescription(ExerciseID("squat"), sets: 10, amount: 1), count: 11)),
        ["workout.name", "workout.prescriptions"]
      ),
    ])
  func drafts(draft: WorkoutDraft, fields: [String]) {
    let error = #expect(throws: InvalidRequest.self) {
      try draft.checked(catalogue, own: .init(createTime: noon))
    }
    #expect(error?.violations.map(\.field) == fields)
  }
}
