import CommandLineClient
import Testing
import TitanMotion

@Suite("Figure of a camera")
struct FigureDrawingTests {
  private func landmark(_ x: Float, _ y: Float, _ visibility: Float = 1) -> PoseRecording.Landmark {
    .init(x: x, y: y, z: 0, visibility: visibility)
  }

  private func lines(_ landmarks: [PoseRecording.Landmark], width: Int = 20, height: Int = 5) -> [String] {
    FigureDrawing.lines(landmarks, imageWidth: 640, imageHeight: 360, width: width, height: height)
  }

  private func dots(_ lines: [String]) -> Int {
    lines.flatMap(\.unicodeScalars).reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
  }

  @Test("Nobody is an empty picture of the same size")
  func nobody() {
    #expect(lines([]) == Array(repeating: String(repeating: "\u{2800}", count: 20), count: 5))
  }

  @Test("A face is the box around it, however its corners are named")
  func face() {
    let box = lines([landmark(0.25, 0.25), landmark(0.75, 0.75)])
    #expect(box == lines([landmark(0.75, 0.75), landmark(0.25, 0.25)]))
    #expect(dots(box) > 20)
    #expect(box.first?.unicodeScalars.allSatisfy { $0.value == 0x2800 } == true)
  }

  @Test("A body is drawn as far as it is visible")
  func body() {
    let athlete = KinematicAthlete(reps: 1).recording().frames.first { !$0.landmarks.isEmpty }?.landmarks ?? []
    let whole = lines(athlete)
    #expect(dots(whole) > 20)
    #expect(whole.allSatisfy { $0.count == 20 })
    let hidden = athlete.map { landmark($0.x, $0.y, 0.4) }
    #expect(dots(lines(hidden)) == 0)
  }

  @Test(
    "Landmarks outside of the image, or nowhere, harm nothing", arguments: [-3, 9, 1e30, .nan, .infinity] as [Float])
  func outside(place: Float) {
    let landmarks = (0..<33).map { landmark($0 % 2 == 0 ? place : 0.5, $0 % 3 == 0 ? place : 0.5) }
    #expect(lines(landmarks).count == 5)
  }

  @Test("An image of another shape keeps its shape")
  func upright() {
    let corners = [landmark(0, 0), landmark(1, 1)]
    let tall = FigureDrawing.lines(corners, imageWidth: 360, imageHeight: 640, width: 20, height: 5)
    // 20 rows of dots are the height, and 11 columns, in six characters, the width.
    #expect(tall.allSatisfy { $0.unicodeScalars.dropFirst(6).allSatisfy { $0.value == 0x2800 } })
  }
}
