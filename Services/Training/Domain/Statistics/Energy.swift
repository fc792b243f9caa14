import TitanCore

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
