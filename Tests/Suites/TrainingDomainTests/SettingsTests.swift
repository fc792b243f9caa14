import Testing
import TitanCore
import TrainingDomain

@Suite("Training settings")
struct SettingsTests {
  @Test("A countdown has limits", arguments: [(-1, false), (0, true), (10, true), (180, true), (181, false)])
  func countdown(seconds: Int, isAllowed: Bool) {
    let change = PreferencesChange(countdown: .some(seconds))
    let changed = try? change.applied(to: .standard)
    #expect(changed?.countdown == (isAllowed ? seconds : nil))
  }

  @Test("Fields outside the mask stay")
  func partial() throws {
    let before = Preferences(countdown: 30, likedTypes: [.hiit], equipment: [.box], isEquipmentKnown: true)
    #expect(try PreferencesChange(wantsHighImpact: true).applied(to: before).likedTypes == [.hiit])
    #expect(try PreferencesChange(likedTypes: []).applied(to: before).likedTypes.isEmpty)
    let both = try PreferencesChange(equipment: [.rope, .box, .rope]).applied(to: before)
    #expect((both.equipment, both.countdown) == ([.rope, .box], 30))
  }

  @Test("Every wrong field is named")
  func wrong() {
    let change = PreferencesChange(countdown: .some(nil), likedTypes: [nil], equipment: [nil, .box])
    let error = #expect(throws: InvalidRequest.self) { try change.applied(to: .standard) }
    #expect(
      error?.violations.map(\.field) == ["preferences.countdown", "preferences.liked_types", "preferences.equipment"])
  }

  @Test("A plan has limits", arguments: [(0, 0, 1), (1, 0, 0), (14, 200, 0), (15, 201, 2), (3, -1, 1)])
  func plan(perWeek: Int, target: Int, wrong: Int) {
    do throws(InvalidRequest) {
      _ = try Plan(practicesPerWeek: perWeek, sessionTarget: target).checked()
      #expect(wrong == 0)
    } catch {
      #expect(error.violations.count == wrong)
    }
  }

  @Test("The default plan depends on the fitness class")
  func standardPlans() {
    #expect(FitnessClass.allCases.map { Plan.standard(for: $0).practicesPerWeek } == [2, 3, 3, 4, 5, 5])
  }

  @Test(
    "An impossible correction is refused",
    arguments: [
      (CorrectionDraft(timeSpent: .some(.seconds(-1))), "practice.time_spent"),
      (CorrectionDraft(timeSpent: .some(.seconds(86_401))), "practice.time_spent"),
      (CorrectionDraft(muscles: [.init(.chest, percent: 99)]), "practice.muscles"),
      (CorrectionDraft(muscles: [.init(.chest, percent: 50), .init(.chest, percent: 50)]), "practice.muscles"),
      (CorrectionDraft(muscles: [.init(nil, percent: 100)]), "practice.muscles"),
      (CorrectionDraft(muscles: [.init(.chest, percent: 150), .init(.core, percent: -50)]), "practice.muscles"),
      (CorrectionDraft(note: String(repeating: "x", count: 1_001)), "practice.note"),
      (CorrectionDraft(note: "a\0b"), "practice.note"),
    ])
  func corrections(draft: CorrectionDraft, field: String) {
    let error = #expect(throws: InvalidRequest.self) { try draft.applied(to: .init()) }
    #expect(error?.violations.map(\.field) == [field])
  }

  @Test("Only finished practices can be corrected")
  func openPractice() throws {
    var open = practice()
    #expect(throws: PracticeError.open) { try open.correct(CorrectionDraft(note: "x")) }
  }

  @Test(
    "Every wrong field of a new practice is named",
    arguments: [
      (
        PracticeDraft(id: "", timeZone: "", utcOffsetSeconds: 64_801, workouts: []),
        ["practice_id", "time_zone", "utc_offset_seconds", "workout_ids"]
      ),
      (
        PracticeDraft(
          id: "\(uuid(1))", timeZone: "Mars/Olympus", utcOffsetSeconds: 0,
          workouts: [WorkoutID("push-day"), WorkoutID("yoga")]), ["time_zone", "workout_ids[1]"]
      ),
      (
        PracticeDraft(
          id: "\(uuid(1))", timeZone: "UTC", utcOffsetSeconds: 0,
          workouts: Array(repeating: WorkoutID("full-rack"), count: 20)), ["workout_ids"]
      ),
    ])
  func drafts(draft: PracticeDraft, fields: [String]) {
    let known = Dictionary(uniqueKeysWithValues: Catalogue.shipped.workouts.map { ($0.id, $0) })
    let error = #expect(throws: InvalidRequest.self) {
      try draft.checked(by: ada, at: noon, known: known, .shipped, countdown: 10, level: .start)
    }
    #expect(error?.violations.map(\.field) == fields)
  }

  @Test("A practice begins with every set, adapted to the score, on the device's date")
  func begins() throws {
    let draft = PracticeDraft(
      id: "\(uuid(1))", timeZone: "Pacific/Auckland", utcOffsetSeconds: 43_200,
      workouts: [WorkoutID("push-up-ladder"), WorkoutID("first-steps")])
    let known = Dictionary(uniqueKeysWithValues: Catalogue.shipped.workouts.map { ($0.id, $0) })
    let practice = try draft.checked(by: ada, at: noon, known: known, .shipped, countdown: 3, level: .start)
    #expect((practice.localDate, practice.countdown, practice.state) == (sunday + 1, 3, .running))
    #expect(practice.exercises.count == 12)
    #expect(practice.exercises.prefix(5).map(\.setNumber) == [1, 2, 3, 4, 5])
    #expect(practice.exercises.prefix(5).allSatisfy { $0.setCount == 5 && $0.suggested == 8 && $0.base == 10 })
  }

  @Test("Without an offset, the zone's own decides the date", arguments: [(nil, 43_200), (0, 0)] as [(Int?, Int)])
  func offsets(_ offset: Int?, _ expected: Int) throws {
    let draft = PracticeDraft(
      id: "\(uuid(1))", timeZone: "Pacific/Auckland", utcOffsetSeconds: offset, workouts: [WorkoutID("push-day")])
    let known = Dictionary(uniqueKeysWithValues: Catalogue.shipped.workouts.map { ($0.id, $0) })
    let practice = try draft.checked(by: ada, at: noon, known: known, .shipped, countdown: 3, level: .start)
    #expect((practice.utcOffsetSeconds, practice.localDate) == (expected, offset == nil ? sunday + 1 : sunday))
  }

  @Test(
    "The language is negotiated from accept-language",
    arguments: [
      ("", Language.english), ("de-AT", .german), ("fr, de;q=0.5, en;q=0.4", .german), ("*", .english),
      ("de;q=0, en;q=0.1", .english), ("en, de", .english),
    ])
  func languages(list: String, expected: Language) {
    #expect(Language(acceptLanguage: list) == expected)
  }
}
