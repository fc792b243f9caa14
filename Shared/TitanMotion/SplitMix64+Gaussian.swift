import Foundation
import TitanCore

extension SplitMix64 {
  /// Uniform in 0..<1.
  mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Normally distributed with mean 0 and deviation 1 (Box and Muller).
  package mutating func gaussian() -> Double {
    let radius = (-2 * log(1 - uniform())).squareRoot()
    return radius * cos(2 * .pi * uniform())
  }
}
