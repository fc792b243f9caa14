/// Which words come next (requirement R2-03).
package enum QuoteChoice {
  /// One that was never shown, at random; where there is none, one of the half that was shown longest ago. So of two or
  /// more the one shown last never comes again at once, and of many none before half of the others.
  ///
  /// - Parameter shown: for each quote, when it was shown last, as a number that grows with every showing.
  /// - Returns: `nil` if nothing is eligible.
  package static func next(
    of eligible: [QuoteID], shown: [QuoteID: Int], using generator: inout some RandomNumberGenerator
  ) -> QuoteID? {
    if let new = eligible.filter({ shown[$0] == nil }).randomElement(using: &generator) { return new }
    let oldestFirst = eligible.sorted { (shown[$0] ?? 0, $0) < (shown[$1] ?? 0, $1) }
    return oldestFirst.prefix(max(1, oldestFirst.count / 2)).randomElement(using: &generator)
  }
}
