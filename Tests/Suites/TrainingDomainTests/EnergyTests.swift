import Testing
import TitanCore
import TrainingDomain

@Suite("Energy")
struct EnergyTests {
  @Test(
    "Energy follows the Compendium's convention",
    arguments: [
      (70_000, 10, "02022", 44.33, 32.67), (70_000, 20, "02210", 163.33, 140.0), (70_000, 4, "02214", 51.33, 46.67),
      (80_000, 45, "02054", 210.0, 150.0),
    ])
  func vectors(grams: Int, minutes: Int, code: String, gross: Double, net: Double) throws {
    var energy = Energy(weight: grams)
    energy.add(try #require(METCode(code)), for: .seconds(minutes * 60))
    let kilocalories = try #require(energy.kilocalories)
    #expect(abs(kilocalories.gross - gross) < 0.005)
    #expect(abs(kilocalories.net - net) < 0.005)
    #expect(kilocalories.low <= kilocalories.gross && kilocalories.gross <= kilocalories.high)
    #expect(energy.codes == [code])
  }

  @Test("Without a weight there are MET-minutes, but no kilocalories")
  func unknownWeight() throws {
    var energy = Energy(weight: nil)
    energy.add(try #require(METCode("02022")), for: .seconds(600))
    #expect(energy.kilocalories == nil)
    #expect(abs(energy.metMinutes - 38) < 1e-9)
  }

  @Test(
    "The neighbouring codes give the range of uncertainty",
    arguments: [("02024", 28, 28, 30), ("02022", 30, 38, 65), ("02020", 65, 75, 75), ("02214", 70, 110, 110)])
  func range(code: String, low: Int, value: Int, high: Int) throws {
    let met = try #require(METCode(code))
    #expect((met.lowTenths, met.tenths, met.highTenths) == (low, value, high))
    #expect(METCode("99999") == nil)
  }

  @Test("Energy counts exercising only, without preparation and pauses")
  func practices() throws {
    var energy = Energy(weight: 70_000)
    energy.add(try practice(1, sets([10, 10, 10, 10, 10])).performed(sets: 3), .shipped)
    // Three minutes of push-ups.
    #expect(abs(energy.metMinutes - 3 * 3.8) < 1e-9)
    var left = practice(2)
    try left.abandon(at: noon + .seconds(600))
    energy.add(left, .shipped)
    #expect(abs(energy.metMinutes - 3 * 3.8) < 1e-9)
  }

  @Test(
    "Energy counts no more time than the user says the practice took", arguments: [(30, 0.5), (90, 1.5), (600, 5.0)])
  func corrected(seconds: Int, minutes: Double) throws {
    var done = try practice(1, sets([10, 10, 10, 10, 10])).performed()
    try done.correct(CorrectionDraft(timeSpent: .some(.seconds(seconds))))
    var energy = Energy(weight: nil)
    energy.add(done, .shipped)
    #expect(abs(energy.metMinutes - minutes * 3.8) < 1e-3)
  }

  @Test(
    "A set that was left running counts no more time than its reps can take",
    arguments: [(AmountUnit.reps, 6, 60, 60), (.reps, 6, 61, 60), (.reps, 1, 86_400, 10), (.seconds, 30, 86_400, 30)])
  func leftRunning(unit: AmountUnit, amount: Int, seconds: Int, counted: Int) throws {
    var exercise = sets([10])[0]
    exercise.unit = unit
    var left = practice(1, [exercise])
    try left.skipPreparation(0, at: noon)
    try left.completeExercise(0, done: amount, at: noon + .seconds(seconds))
    #expect(left.exercises[0].activeTime == .seconds(seconds), "the measured time stays")
    #expect(left.exercises[0].workTime == .seconds(counted))
    try left.complete(at: noon + .seconds(seconds), level: .start)
    var energy = Energy(weight: nil)
    energy.add(left, .shipped)
    #expect(abs(energy.metMinutes - Double(counted) / 60 * 3.8) < 1e-9)
  }
}
