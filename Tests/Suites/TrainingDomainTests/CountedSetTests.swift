import Testing
import TitanCore
import TrainingDomain

@Suite("Counted sets")
struct CountedSetTests {
  /// A receipt whose repetitions begin `after` seconds after noon and take `seconds`.
  private static func counted(
    _ amount: Int = 8, of exercise: String = "PUSH_UP", after: Int = 20, seconds: Int = 16, stream: Int = 1,
    by user: UserID = ada, opened: Int? = nil,
    evidence: SetEvidence = .verified
  ) -> CountedSet {
    let start = noon + .seconds(after)
    return CountedSet(
      userID: user, exercise: CountedExercise(exercise), amount: amount,
      streamStart: noon + .seconds(opened ?? after),
      proof: SetProof(
        streamID: LandmarkStreamID(uuid(stream)), counter: "pushup/2", start: start, end: start + .seconds(seconds),
        evidence: evidence))
  }

  /// A practice whose first set is under way since 10 s after noon.
  private static func begun(_ exercise: String = "push-up", start: Timestamp = noon) throws -> Practice {
    var practice = practice(1, sets([10, 10, 10], exercise, least: 400), start: start)
    try practice.startExercise(0, at: noon)
    return practice
  }

  @Test("A receipt gives the amount and the time of its set")
  func verified() throws {
    for done in [0, 8] {
      var practice = try Self.begun()
      try practice.completeExercise(0, done: done, by: Self.counted(), at: noon + .seconds(50))
      let set = practice.exercises[0]
      #expect(set.phase == .done(8) && set.activeTime == .seconds(16) && set.evidence == .verified)
      #expect(set.credited == 8 && set.proof?.streamID == LandmarkStreamID(uuid(1)))
    }
    var reported = try Self.begun()
    try reported.completeExercise(0, done: 8, at: noon + .seconds(50))
    #expect(reported.exercises[0].evidence == .unverified && reported.exercises[0].activeTime == .seconds(40))
    #expect(reported.exercises[1].evidence == nil)
  }

  @Test("A set that was counted too quickly earns what its counted time allows")
  func tooQuick() throws {
    var practice = try Self.begun()
    try practice.completeExercise(0, done: 0, by: Self.counted(seconds: 2), at: noon + .seconds(50))
    #expect(practice.exercises[0].credited == 5)
  }

  @Test("A simulated set earns nothing, a doubtful one as much as a reported one")
  func simulated() throws {
    var practice = try Self.begun()
    try practice.completeExercise(0, done: 0, by: Self.counted(evidence: .simulated), at: noon + .seconds(50))
    #expect(practice.exercises[0].credited == 0 && practice.exercises[0].workTime == .zero)
    #expect(!practice.exercises[0].isTooQuick && practice.creditText?[.english] == "Simulated sets earn nothing.")
    try practice.complete(at: noon + .seconds(60), level: .start)
    #expect(practice.points == 0 && !practice.counts && practice.verified.isEmpty)
    var doubted = try Self.begun()
    try doubted.completeExercise(0, done: 0, by: Self.counted(evidence: .doubtful), at: noon + .seconds(50))
    #expect(doubted.exercises[0].credited == 8)
    try doubted.complete(at: noon + .seconds(60), level: .start)
    #expect(doubted.verified.isEmpty)
  }

  @Test("Verified sets of an exercise add up")
  func adding() throws {
    var practice = try Self.begun()
    try practice.completeExercise(0, done: 0, by: Self.counted(), at: noon + .seconds(50))
    try practice.skipPreparation(1, at: noon + .seconds(60))
    try practice.completeExercise(1, done: 0, by: Self.counted(5, after: 61, stream: 2), at: noon + .seconds(80))
    try practice.skipPreparation(2, at: noon + .seconds(90))
    try practice.completeExercise(2, done: 9, at: noon + .seconds(120))
    #expect(practice.verified.isEmpty && practice.verifiedSets.isEmpty)
    try practice.complete(at: noon + .seconds(130), level: .start)
    #expect(practice.verifiedSets.map(\.amount) == [8, 5])
    #expect(practice.verifiedSets.map(\.end) == practice.exercises.compactMap(\.proof?.end))
    #expect(practice.verified.map(\.amount) == [13] && practice.verified.map(\.sets) == [2])
    #expect(practice.verified.map(\.exercise) == [ExerciseID("push-up")])
  }

  @Test(
    "A receipt that proves nothing for the set is refused, and nothing changes",
    arguments: [
      ("another user's", counted(by: UserID(uuid(2))), 0), ("another exercise", counted(of: "SQUAT"), 0),
      ("another count", counted(), 7), ("nothing", counted(0), 0), ("before the practice", counted(after: -1), 0),
      ("a stream from before the practice", counted(opened: -1), 0),
      ("after now", counted(after: 51, opened: 51), 0), ("its end after now", counted(seconds: 200), 0),
      ("backwards", counted(seconds: -1), 0), ("before its stream", counted(after: 20, opened: 21), 0),
    ])
  func refused(_ name: String, _ set: CountedSet, done: Int) throws {
    var practice = try Self.begun()
    let before = practice
    let error = #expect(throws: ReceiptError.self, "\(name)") {
      try practice.completeExercise(0, done: done, by: set, at: noon + .seconds(50))
    }
    #expect(practice == before)
    switch (name, error) {
    case ("another user's", .wrongUser), ("another exercise", .otherExercise), ("nothing", .empty): break
    case ("another count", .countDiffers(done: 7, counted: 8)): break
    case ("backwards", .invalid), ("before its stream", .invalid): break
    case (_, .outsideSet) where name.contains("before the practice") || name.contains("after now"): break
    default: Issue.record("\(name): \(String(describing: error))")
    }
  }

  @Test("A stream counts once, and no moment counts for two sets")
  func once() throws {
    var practice = try Self.begun()
    try practice.completeExercise(0, done: 0, by: Self.counted(), at: noon + .seconds(50))
    try practice.skipPreparation(1, at: noon + .seconds(60))
    #expect(throws: ReceiptError.used(LandmarkStreamID(uuid(1)), index: 0)) {
      try practice.completeExercise(1, done: 0, by: Self.counted(), at: noon + .seconds(90))
    }
    let overlap = Self.counted(after: 35, stream: 2)
    #expect(throws: ReceiptError.self) {
      try practice.completeExercise(1, done: 0, by: overlap, at: noon + .seconds(90))
    }
    try practice.completeExercise(1, done: 0, by: Self.counted(after: 36, stream: 2), at: noon + .seconds(90))
  }

  @Test("A set that isn't ACTIVE takes no receipt")
  func states() throws {
    var practice = try Self.begun()
    #expect(throws: PracticeError.self) {
      try practice.completeExercise(0, done: 0, by: Self.counted(), at: noon + .seconds(5))
    }
    try practice.pause(at: noon + .seconds(20))
    #expect(throws: PracticeError.self) {
      try practice.completeExercise(0, done: 0, by: Self.counted(), at: noon + .seconds(50))
    }
    #expect(throws: PracticeError.self) {
      try practice.completeExercise(9, done: 0, by: Self.counted(), at: noon + .seconds(50))
    }
  }

  @Test(
    "Exercises of the catalogue say what counts them",
    arguments: [
      ("push-up", "PUSH_UP"), ("knee-push-up", "PUSH_UP"), ("reverse-lunge", "LUNGE"), ("chin-up", "PULL_UP"),
      ("plank", "PLANK"), ("bench-press", nil), ("pike-push-up", nil),
    ] as [(String, String?)])
  func countedAs(exercise: String, counted: String?) {
    #expect(ExerciseID(exercise).countedAs?.description == counted)
    #expect(Catalogue.shipped.exercise(ExerciseID(exercise)) != nil)
  }

  @Test("Everything that is counted is in the catalogue, and holds are in seconds")
  func catalogue() {
    let counted = Catalogue.shipped.exercises.filter { $0.id.countedAs != nil }
    #expect(Set(counted.compactMap { $0.id.countedAs?.description }).count == 9 && counted.count == 16)
    for exercise in counted {
      #expect((exercise.unit == .seconds) == ["PLANK", "WALL_SIT"].contains(exercise.id.countedAs?.description))
    }
  }
}
