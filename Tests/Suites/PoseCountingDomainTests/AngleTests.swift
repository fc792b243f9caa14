import Foundation
import Testing
import TitanCore

@testable import PoseCountingDomain

@Suite("Integer geometry")
struct AngleTests {
  @Test("Angles agree with the floating-point arcus tangent to two thousandths of a degree")
  func angles() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let range = Int64.random(in: 2...500_000, using: &generator)
      func point() -> Point { Point(x: .random(in: -range...range), y: .random(in: -range...range)) }
      let (left, right) = (point(), point())
      guard left != .zero, right != .zero else { continue }
      let cross = Double(left.x) * Double(right.y) - Double(left.y) * Double(right.x)
      let dot = Double(left.x) * Double(right.x) + Double(left.y) * Double(right.y)
      let expected = atan2(abs(cross), dot) * 180_000 / .pi
      #expect(abs(Double(angle(between: left, and: right)) - expected) <= 2, "\(left) \(right)")
    }
  }

  @Test(
    "Angles of the axes and diagonals are exact",
    arguments: [
      (Point(x: 1, y: 0), Point(x: 5, y: 0), 0), (Point(x: 1, y: 0), Point(x: 0, y: -7), 90_000),
      (Point(x: 3, y: 0), Point(x: -2, y: 0), 180_000), (Point(x: 1, y: 0), Point(x: 400, y: 400), 45_000),
      (Point(x: -9, y: 0), Point(x: 4, y: 4), 135_000), (.zero, Point(x: 1, y: 1), 0),
    ] as [(Point, Point, Millidegrees)])
  func exact(left: Point, right: Point, expected: Millidegrees) {
    #expect(angle(between: left, and: right) == expected)
  }

  @Test("The root is the largest integer whose square doesn't exceed the number")
  func roots() {
    for value in Array(Int64(0)...2_000) + [1 << 40, (1 << 40) - 1, (1 << 20) * (1 << 20) - 1, 999_999_999_999] {
      let root = squareRoot(value)
      #expect(root * root <= value && (root + 1) * (root + 1) > value, "\(value)")
    }
  }

  @Test("A way is longer than a limit if its length, which is rounded down, is")
  func longer() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<20_000 {
      let (x, y) = (
        Int64.random(in: -500_000...500_000, using: &generator), Int64.random(in: -40...40, using: &generator)
      )
      let way = Point(x: x, y: y)
      for limit in [way.length - 1, way.length, way.length + 1] where limit >= 0 {
        #expect(way.isLonger(than: limit) == (way.length > limit), "\(way) \(limit)")
      }
    }
  }
}
