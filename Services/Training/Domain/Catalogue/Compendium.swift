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
