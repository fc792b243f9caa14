package import TitanMotion

/// Draws what the camera sees with the dots of Braille characters: a stick figure, or the box around a face.
package enum FigureDrawing {
  private static let leastVisibility: Float = 0.5
  /// Landmarks of BlazePose: arms, trunk, legs and feet.
  private static let bones = [
    (11, 12), (11, 13), (13, 15), (12, 14), (14, 16), (11, 23), (12, 24), (23, 24), (23, 25), (25, 27), (24, 26),
    (26, 28), (27, 31), (28, 32),
  ]
  private static let (nose, ears) = (0, (7, 8))

  /// - Returns: `height` lines of at most `width` characters; the whole image fits into them, undistorted.
  package static func lines(
    _ landmarks: [PoseRecording.Landmark], imageWidth: Int, imageHeight: Int, width: Int, height: Int
  ) -> [String] {
    var canvas = BrailleCanvas(width: width, height: height)
    let scale = min(
      Double(canvas.columns) / Double(max(1, imageWidth)), Double(canvas.rows) / Double(max(1, imageHeight)))
    func dot(_ landmark: PoseRecording.Landmark) -> (column: Int, row: Int)? {
      let (x, y) = (Double(landmark.x) * Double(imageWidth) * scale, Double(landmark.y) * Double(imageHeight) * scale)
      guard landmark.visibility >= leastVisibility, abs(x) < 1e4, abs(y) < 1e4 else { return nil }
      return (Int(x.rounded()), Int(y.rounded()))
    }
    func draw(_ from: (column: Int, row: Int)?, _ to: (column: Int, row: Int)?) {
      guard let from, let to else { return }
      FigureText.line(from: from, to: to, step: 1, &canvas)
    }
    let dots = landmarks.map(dot)
    if dots.count == 2, let first = dots[0], let second = dots[1] {
      let corners = [
        first, (column: second.column, row: first.row), second, (column: first.column, row: second.row), first,
      ]
      for (from, to) in zip(corners, corners.dropFirst()) { draw(from, to) }
    }
    guard dots.count == 33 else { return canvas.lines }
    for (from, to) in bones { draw(dots[from], dots[to]) }
    if let head = dots[nose] {
      // From the side, the ears are at one place, a head's half away from the nose.
      let ear = [dots[ears.0], dots[ears.1]].compactMap { $0 }.first ?? head
      let (across, down) = (Double(ear.column - head.column), Double(ear.row - head.row))
      FigureText.disc(around: ear, radius: max(1, (across * across + down * down).squareRoot()), &canvas)
    }
    return canvas.lines
  }
}
