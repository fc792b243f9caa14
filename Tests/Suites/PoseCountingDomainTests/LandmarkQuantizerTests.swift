import PoseCountingDomain
import Testing

@Suite("The gate of a stream")
struct LandmarkQuantizerTests {
  private let frame = [Float](repeating: 0.5, count: 68)

  private func changed(_ index: Int, to value: Float) -> [Float] {
    var values = frame
    values[index] = value
    return values
  }

  @Test(
    "A number that no landmark can have is refused with its frame",
    arguments: [
      (0, Float.nan, "x"), (5, .infinity, "y"), (10, -.infinity, "z"), (64, 16.001, "x"), (65, -16.001, "y"),
      (67, 1.001, "visibility"), (3, -0.001, "visibility"), (7, .nan, "visibility"), (0, .greatestFiniteMagnitude, "x"),
    ] as [(Int, Float, String)])
  func badValue(index: Int, value: Float, component: String) throws {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    _ = try quantizer.quantize(number: 0, microseconds: 0, values: frame)
    let before = quantizer
    let error = #expect(throws: LandmarkError.self) {
      try quantizer.quantize(number: 1, microseconds: 33_333, values: changed(index, to: value))
    }
    guard case .value(1, index, _) = error, "\(LandmarkComponent(index))" == component else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(quantizer == before, "a refused frame leaves no trace")
    #expect(error?.frame == 1)
  }

  @Test("Bounds are allowed, and round to the nearest unit")
  func bounds() throws {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    var values = frame
    values.replaceSubrange(0..<4, with: [16, -16, 0.00003, 1])
    let landmark = try quantizer.quantize(number: 0, microseconds: 0, values: values).landmarks[0]
    #expect(landmark == QuantizedLandmark(x: 262_144, y: -262_144, z: 0, visibility: 255))
    values.replaceSubrange(0..<4, with: [0.000031, -0.000031, 0.5, 0])
    let next = try quantizer.quantize(number: 1, microseconds: 20_000, values: values).landmarks[0]
    #expect(next == QuantizedLandmark(x: 1, y: -1, z: 8_192, visibility: 0))
  }

  @Test("Time grows strictly, from zero, to thirty minutes")
  func time() throws {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    #expect(throws: LandmarkError.time(frame: 0, found: -1, previous: nil)) {
      try quantizer.quantize(number: 0, microseconds: -1, values: frame)
    }
    _ = try quantizer.quantize(number: 0, microseconds: 70_000, values: [])
    for time in [0, 69_999, 70_000] as [Int64] {
      #expect(throws: LandmarkError.time(frame: 1, found: time, previous: 70_000)) {
        try quantizer.quantize(number: 1, microseconds: time, values: frame)
      }
    }
    _ = try quantizer.quantize(number: 1, microseconds: 1_800_000_000, values: frame)
    #expect(throws: LandmarkError.length(frame: 2, found: 1_800_000_001)) {
      try quantizer.quantize(number: 2, microseconds: 1_800_000_001, values: frame)
    }
  }

  @Test("Numbers are rounded half away from zero, those next to a half too")
  func rounding() throws {
    let unit = Float(QuantizedLandmark.unit)
    let halves = [0, 1, 2, 77, 8_191, 16_384, 262_143].map { (Float($0) + 0.5) / unit }
    let values =
      halves.flatMap { [$0, $0.nextUp, $0.nextDown, -$0, -$0.nextUp, -$0.nextDown] } + [.leastNonzeroMagnitude, 0]
    for value in values {
      var quantizer = LandmarkQuantizer(schema: .faceBox)
      let seen = abs(value) <= 1 ? abs(value) : 1
      let quantized = try quantizer.quantize(
        number: 0, microseconds: 0, values: [value, -value, value, seen] + [0, 0, 0, 0])
      let expected = Int32((value * unit).rounded(.toNearestOrAwayFromZero))
      #expect(quantized.landmarks[0].x == expected && quantized.landmarks[0].y == -expected, "\(value)")
      #expect(quantized.landmarks[0].visibility == UInt8((seen * 255).rounded(.toNearestOrAwayFromZero)))
    }
  }

  @Test("Frames come in order, with all their numbers or none")
  func order() throws {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    #expect(throws: LandmarkError.number(frame: 1, expected: 0)) {
      try quantizer.quantize(number: 1, microseconds: 0, values: frame)
    }
    #expect(throws: LandmarkError.count(frame: 0, found: 132, expected: 68)) {
      try quantizer.quantize(number: 0, microseconds: 0, values: [Float](repeating: 0, count: 132))
    }
    _ = try quantizer.quantize(number: 0, microseconds: 0, values: frame)
    #expect(throws: LandmarkError.number(frame: 0, expected: 1)) {
      try quantizer.quantize(number: 0, microseconds: 33_333, values: frame)
    }
    #expect(quantizer.nextNumber == 1)
  }

  @Test(
    "Sixty frames a second pass for long, more do not",
    arguments: [(60.0, true), (60.1, true), (66, false), (90, false), (240, false)])
  func rate(framesPerSecond: Double, passes: Bool) {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    let refused = (0..<3_600).first { number in
      let time = Int64(Double(number) * 1_000_000 / framesPerSecond)
      return (try? quantizer.quantize(number: UInt64(number), microseconds: time, values: [])) == nil
    }
    #expect((refused == nil) == passes, "refused \(String(describing: refused))")
  }

  @Test("Frames that bunch after a hiccup pass")
  func bunched() throws {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    for number in 0..<600 {
      // 30 a second, but in bundles of ten that lie 1 ms apart.
      let time = Int64(number / 10 * 333_333 + number % 10 * 1_000)
      _ = try quantizer.quantize(number: UInt64(number), microseconds: time, values: [])
    }
    #expect(quantizer.nextNumber == 600)
  }

  @Test("A gate that resumes after stored frames stands where the first one stood")
  func resume() throws {
    var first = LandmarkQuantizer(schema: .coco17)
    let frames = try (0..<100).map { number in
      try first.quantize(number: UInt64(number), microseconds: Int64(number) * 17_000, values: frame)
    }
    var second = LandmarkQuantizer(schema: .coco17)
    for frame in frames { second.skip(frame) }
    #expect(second == first)
  }
}
