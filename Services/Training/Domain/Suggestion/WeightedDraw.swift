import Glibc
package import TitanCore

/// Weighted sampling without replacement (Efraimidis and Spirakis 2006): each candidate gets the key −ln(u)/w with u
/// uniform between 0 and 1, and the smallest keys win.
package enum WeightedDraw {
  /// The indices of the drawn weights, in the order of the draw. A weight of zero is never drawn.
  package static func draw(_ count: Int, of weights: [Double], using generator: inout SplitMix64) -> [Int] {
    var keyed: [(key: Double, place: Int)] = []
    keyed.reserveCapacity(weights.count)
    for (place, weight) in weights.enumerated() {
      // Generates a number for each weight, drawn or not, so that zero weights change nothing for the others.
      let uniform = (Double(generator.next() >> 11) + 0.5) / 9_007_199_254_740_992
      if weight > 0 { keyed.append((-log(uniform) / weight, place)) }
    }
    keyed.sort { $0 < $1 }
    return keyed.prefix(max(0, count)).map(\.place)
  }
}
