package import TitanCore

/// The energy that exercises take (formulas §2): MET times weight times duration, by the Compendium's own convention
/// that 1 MET = 1 kcal per kilogram and hour.
package struct Energy: Sendable, Hashable {
  package static let formulaVersion = "compendium-2024/2"

  package struct Kilocalories: Sendable, Hashable {
    package var gross: Double
    /// Without the resting energy.
    package var net: Double
    /// The gross energy by the codes' lower and higher neighbours.
    package var low: Double
    package var high: Double
  }

  /// The work in tenths of a MET times milliseconds, in integers.
  private var work = 0
  private var rest = 0
  private var lowWork = 0
  private var highWork = 0
  private var weight: Int?
  /// In the order of the codes.
  package private(set) var codes: [String] = []

  /// - Parameter weight: in grams, if it is known.
  package init(weight: Int?) { self.weight = weight }

  package mutating func add(_ met: METCode, for time: Duration) {
    let milliseconds = Int(max(.zero, time).milliseconds)
    guard milliseconds > 0 else { return }
    work += met.tenths * milliseconds
    rest += 10 * milliseconds
    lowWork += met.lowTenths * milliseconds
    highWork += met.highTenths * milliseconds
    if !codes.contains(met.code) { codes = (codes + [met.code]).sorted() }
  }

  /// Adds the energy of a completed practice: the sets that were done, for no longer than they can have taken, nor
  /// longer than its user says it took.
  package mutating func add(_ practice: Practice, _ catalogue: Catalogue) {
    guard practice.state == .completed else { return }
    let done = practice.exercises.filter(\.isDone)
    let active = done.reduce(Duration.zero) { $0 + $1.workTime }.milliseconds
    let limit = practice.corrections.timeSpent.map { min(max(0, $0.milliseconds), active) } ?? active
    guard active > 0 else { return }
    for set in done {
      guard let exercise = catalogue.exercise(set.exercise) else { continue }
      add(exercise.met, for: .milliseconds(set.workTime.milliseconds * limit / active))
    }
  }

  package mutating func add(_ session: PushUpSession) {
    if let met = session.met { add(met, for: session.activeTime) }
  }

  /// This doesn't need a weight.
  package var metMinutes: Double { Double(work) / 600_000 }

  /// `nil` without a weight, since 0 would be wrong.
  package var kilocalories: Kilocalories? {
    guard let weight else { return nil }
    func kilocalories(_ work: Int) -> Double { Double(work) / 36_000_000 * Double(weight) / 1_000 }
    return Kilocalories(
      gross: kilocalories(work), net: kilocalories(work - rest), low: kilocalories(lowWork),
      high: kilocalories(highWork))
  }
}

/// Codes of the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci 13(1)) that the
/// catalogue uses.
package struct METCode: Sendable, Hashable {
  package var code: String
  /// The intensity in tenths of a MET.
  package var tenths: Int
  /// The intensity of the next lower code of its kind; its own if there is none.
  package var lowTenths: Int
  /// The intensity of the next higher code of its kind; its own if there is none.
  package var highTenths: Int

  /// Returns `nil` for a code that the catalogue doesn't use.
  package init?(_ code: String) {
    for ladder in Self.ladders {
      guard let place = ladder.firstIndex(where: { $0.code == code }) else { continue }
      self.code = code
      tenths = ladder[place].tenths
      lowTenths = ladder[max(place - 1, 0)].tenths
      highTenths = ladder[min(place + 1, ladder.count - 1)].tenths
      return
    }
    return nil
  }

  /// Codes of one kind, from light to hard. A person's exact intensity is a guess between neighbouring codes.
  private static let ladders: [[(code: String, tenths: Int)]] = [
    // Body weight: light, general, moderate, high intensity, vigorous.
    [("02024", 28), ("02056", 30), ("02022", 38), ("02057", 65), ("02020", 75)],
    // Circuits: moderate, body weight, vigorous with kettlebells.
    [("02035", 50), ("02032", 60), ("02040", 75)],
    // Intervals: moderate, vigorous.
    [("02210", 70), ("02214", 110)],
    // Weights: 8 to 15 repetitions, squats and deadlifts, vigorous, kettlebell swings.
    [("02054", 35), ("02052", 50), ("02050", 60), ("02058", 98)],
  ]
}

/// A person's weight measurements.
package struct Weights: Sendable, Hashable {
  package struct Measurement: Sendable, Hashable {
    package var localDate: CalendarDay
    package var grams: Int

    package init(localDate: CalendarDay, grams: Int) {
      self.localDate = localDate
      self.grams = grams
    }
  }

  /// In the order in which they were made.
  private let measurements: [Measurement]

  package static let none = Weights([])

  /// - Parameter measurements: in the order in which they were made.
  package init(_ measurements: [Measurement]) { self.measurements = measurements }

  /// In grams: the measurement on that date, or else the last before it, or else the first after it (formulas §2).
  package func on(_ date: CalendarDay) -> Int? {
    (measurements.last { $0.localDate <= date } ?? measurements.first)?.grams
  }
}
