import Testing
import TitanCore
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TrainingDomain
import TrainingService

@Suite("How long suggestions take")
struct SuggestionTimeTests {
  /// The catalogue many times over.
  private static let large: Catalogue = {
    let shipped = Catalogue.shipped.workouts
    let workouts = (0..<10_000).map { number in
      var workout = shipped[number % shipped.count]
      if number >= shipped.count { workout.id = WorkoutID("\(workout.id)-\(number)") }
      return workout
    }
    return Catalogue(exercises: Catalogue.shipped.exercises, workouts: workouts).prepared()
  }()

  /// A practice, a push-up session and a weight on each of the last 1,095 dates.
  private func threeYears(_ pool: PostgresPool) async throws {
    _ = try await PostgresTrainingStore(pool).complete(practice(1))
    try await pool.execute(
      """
      INSERT INTO training.practices
      SELECT (jsonb_populate_record(one, jsonb_build_object(
        'practice_id', gen_random_uuid(), 'local_date', one.local_date - days,
        'start_time', one.start_time - days * interval '1 day', 'end_time', one.end_time - days * interval '1 day'))).*
      FROM training.practices AS one, generate_series(1, 1095) AS days
      """)
    try await pool.execute(
      """
      INSERT INTO training.push_ups (
        user_id, session_id, start_time, end_time, local_date, reps, sets, active_time, reading)
      SELECT \(user()), gen_random_uuid(), \(noon) - days * interval '1 day', \(noon) - days * interval '1 day',
        \(sunday) - days, 20, 2, interval '1 minute', 1
      FROM generate_series(0, 1095) AS days
      """)
    try await pool.execute(
      """
      INSERT INTO training.weights (user_id, measurement_id, measure_time, local_date, grams, reading)
      SELECT \(user()), gen_random_uuid(), \(noon) - days * interval '1 day', \(sunday) - days, 80000, 1
      FROM generate_series(0, 1095) AS days
      """)
    try await pool.execute(
      "INSERT INTO training.people (user_id, height_millimetres, reading) VALUES (\(user()), 1750, 1)")
  }

  @Test("Three years of history cost less than half as much again as none, over 10,000 workouts")
  func history() async throws {
    try await TestDatabase.with(.training) { pool in
      try await threeYears(pool)
      let handler = TrainingHandler(
        store: PostgresTrainingStore(pool), facts: PostgresPersonFacts(pool), catalogue: Self.large, clock: { noon })
      let calls = TestCalls([handler])
      func time(_ person: UserID) async throws -> Duration {
        var options = TestCalls.by(person)
        options.deadline = .after(.seconds(300))
        let client = TrainingV1.TrainingServiceClient(channel: calls.channel, options: options)
        let begin = ContinuousClock.now
        let suggestion = try await client.suggestWorkouts(.init())
        #expect(suggestion.items.count == 5 && suggestion.eligible == 10_000)
        return begin.duration(to: .now)
      }
      // In turn, so that whatever else the machine does hits both; the middle ones, so that no single pause decides.
      var (new, old): ([Duration], [Duration]) = ([], [])
      for _ in 0..<5 {
        new.append(try await time(user(2)))
        old.append(try await time(user()))
      }
      #expect(old.sorted()[2] < new.sorted()[2] * 3 / 2, "\(old.sorted()[2]) against \(new.sorted()[2])")
    }
  }
}
