/// Codes of the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci 13(1)), as far as the
/// catalogue uses them.
package struct METCode: Sendable, Hashable {
  package var code: String
  /// In tenths of a MET.
  package var tenths: Int
  /// Of the next lower code of its kind, or its own.
  package var lowTenths: Int
  /// Of the next higher code of its kind, or its own.
  package var highTenths: Int

  /// `nil` for a code that is not used here.
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

  /// Codes of one kind, from light to hard. How hard somebody trains is a guess between neighbours.
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
