/// Chooses the next quote to show (requirement R2-03).
package enum QuoteChoice {
  /// Picks a random quote that was never shown or, if there is none, one of the half shown longest ago. So with two or
  /// more quotes, the last one is never repeated at once, and with many, none is repeated before half of the others.
  ///
  /// - Parameter shown: for each quote, when it was last shown, as a number that increases with every showing.
  /// - Returns: `nil` if nothing is eligible.
  package static func next(
    of eligible: [QuoteID], shown: [QuoteID: Int], using generator: inout some RandomNumberGenerator
  ) -> QuoteID? {
    if let new = eligible.filter({ shown[$0] == nil }).randomElement(using: &generator) { return new }
    let oldestFirst = eligible.sorted { (shown[$0] ?? 0, $0) < (shown[$1] ?? 0, $1) }
    return oldestFirst.prefix(max(1, oldestFirst.count / 2)).randomElement(using: &generator)
  }
}
