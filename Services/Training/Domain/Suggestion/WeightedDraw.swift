import Glibc
package import TitanCore

/// Weighted sampling without replacement (Efraimidis and Spirakis 2006): each candidate gets the key −ln(u)/w with u
/// uniform between 0 and 1, and the smallest keys win.
package enum WeightedDraw {
  /// Places of the drawn weights, first drawn first. What weighs nothing is never drawn.
  package static func draw(_ count: Int, of weights: [Double], using generator: inout SplitMix64) -> [Int] {
    var keyed: [(key: Double, place: Int)] = []
    keyed.reserveCapacity(weights.count)
    for (place, weight) in weights.enumerated() {
      // A number for each, drawn or not, so that what weighs nothing changes nothing for the others.
      let uniform = (Double(generator.next() >> 11) + 0.5) / 9_007_199_254_740_992
      if weight > 0 { keyed.append((-log(uniform) / weight, place)) }
    }
    keyed.sort { $0 < $1 }
    return keyed.prefix(max(0, count)).map(\.place)
  }
}
