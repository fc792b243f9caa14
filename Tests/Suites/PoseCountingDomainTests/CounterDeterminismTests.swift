import Foundation
import PoseCountingDomain
import Testing
import TitanMotion

@Suite("The same frames, the same count")
struct CounterDeterminismTests {
  @Test("A counter that is given stored frames again stands where the first one stood")
  func replay() throws {
    let recording = try PoseRecording.renderedAthlete()
    let frames = try recording.quantized()
    var whole = try recording.counter()
    let expected = frames.flatMap { whole.consume($0) }
    for cut in stride(from: 0, through: frames.count, by: 37) {
      var first = try recording.counter()
      var events = frames[..<cut].flatMap { first.consume($0) }
      var stored: [UInt8] = []
      for frame in frames[..<cut] { frame.encode(into: &stored) }
      let read = try #require(QuantizedFrame.decode(stored, schema: .mediapipe33))
      var second = try recording.counter()
      for frame in read { _ = second.consume(frame) }
      #expect(first == second)
      events += frames[cut...].flatMap { second.consume($0) }
      #expect(events == expected, "cut at \(cut)")
    }
  }

  @Test("Paused frames are kept and not counted")
  func paused() throws {
    let recording = KinematicAthlete(reps: 6).recording()
    let frames = try recording.quantized().map { frame in
      var frame = frame
      frame.isPaused = frame.microseconds > 4_500_000
      return frame
    }
    var counter = try recording.counter()
    let reps = frames.flatMap { counter.consume($0) }.reps
    #expect(reps.count == 2)
    var bytes: [UInt8] = []
    for frame in frames { frame.encode(into: &bytes) }
    #expect(QuantizedFrame.decode(bytes, schema: .mediapipe33) == frames)
  }

  @Test("Canonical bytes are those written down here")
  func canonicalBytes() throws {
    var quantizer = LandmarkQuantizer(schema: .coco17)
    let values = [Float](repeating: 0, count: 64) + [0.5, -0.25, 1, 1]
    let somebody = try quantizer.quantize(number: 0, microseconds: 300, values: values)
    let nobody = try quantizer.quantize(number: 1, microseconds: 40_000, values: [], isPaused: true)
    var bytes: [UInt8] = []
    somebody.encode(into: &bytes)
    nobody.encode(into: &bytes)
    let landmark: [UInt8] = [0x80, 0x80, 0x01, 0xFF, 0x3F, 0x80, 0x80, 0x02, 0xFF]
    #expect(bytes == [1, 0xAC, 0x02] + [UInt8](repeating: 0, count: 64) + landmark + [2, 0xC0, 0xB8, 0x02])
    #expect(QuantizedFrame.decode(bytes, schema: .coco17) == [somebody, nobody])
  }

  @Test("Bytes that no frame has are refused")
  func brokenBytes() throws {
    var bytes: [UInt8] = []
    try KinematicAthlete(reps: 0).recording().quantized()[0].encode(into: &bytes)
    for length in 1..<bytes.count {
      #expect(QuantizedFrame.decode(bytes[..<length], schema: .mediapipe33) == nil)
    }
    #expect(QuantizedFrame.decode([4, 0], schema: .coco17) == nil)
    #expect(QuantizedFrame.decode([0, 0x80, 0x00], schema: .coco17) == nil, "a varint longer than it needs to be")
    let tooLong = [0] + [UInt8](repeating: 0xFF, count: 9) + [2]
    #expect(QuantizedFrame.decode(tooLong, schema: .coco17) == nil, "more than 64 bits")
  }

  @Test(
    "The counters' folders hold no floating point, no Foundation, no import at all",
    arguments: ["Counter", "Exercises"])
  func integersOnly(name: String) throws {
    let folder = "Services/PoseCounting/Domain/\(name)"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 10)
    for file in files {
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      for line in code {
        #expect(line.firstMatch(of: /\b(Float|Double|CGFloat|Float16|Float80|import)\b/) == nil, "\(file): \(line)")
        #expect(line.firstMatch(of: /[^.\w][0-9]+\.[0-9]/) == nil, "\(file): \(line)")
      }
    }
  }
}
