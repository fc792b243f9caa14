/// Draws an exercise as lines of text. It understands the SVG elements in the catalogue's drawings: a square view box,
/// paths of straight lines (M, L, H with absolute coordinates), and circles. It ignores everything else.
package enum FigureText {
  package static func render(_ svg: String, width: Int, height: Int) -> [String] {
    var canvas = BrailleCanvas(width: width, height: height)
    let box = numbers(attribute("viewBox", of: svg[...]) ?? "")
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return canvas.lines }
    let scale = min(Double(canvas.columns) / box[2], Double(canvas.rows) / box[3])
    func dot(_ point: (x: Double, y: Double)) -> (column: Int, row: Int) {
      func place(_ value: Double) -> Int { Int(min(max((value * scale).rounded(), -1e6), 1e6)) }
      return (place(point.x - box[0]), place(point.y - box[1]))
    }
    for element in svg.split(separator: "<") {
      if element.hasPrefix("path"), let path = attribute("d", of: element) {
        let points = points(of: path)
        // Parts farther away are fainter.
        let step = attribute("stroke", of: element).map { $0 == "silver" || $0 == "lightgray" } == true ? 2 : 1
        for (from, to) in zip(points, points.dropFirst()) {
          line(from: dot(from), to: dot(to), step: step, &canvas)
        }
      } else if element.hasPrefix("circle"), let radius = number("r", of: element),
        let x = number("cx", of: element), let y = number("cy", of: element)
      {
        disc(around: dot((x, y)), radius: radius * scale, &canvas)
      }
    }
    return canvas.lines
  }

  static func line(
    from: (column: Int, row: Int), to: (column: Int, row: Int), step: Int, _ canvas: inout BrailleCanvas
  ) {
    let (width, height) = (to.column - from.column, to.row - from.row)
    let count = min(max(abs(width), abs(height), 1), 10_000)
    for place in stride(from: 0, through: count, by: step) {
      canvas.set(column: from.column + width * place / count, row: from.row + height * place / count)
    }
  }

  static func disc(
    around centre: (column: Int, row: Int), radius: Double, _ canvas: inout BrailleCanvas
  ) {
    let reach = Int(min(radius.rounded(), 1_000))
    guard reach > 0 else { return canvas.set(column: centre.column, row: centre.row) }
    for column in -reach...reach {
      for row in -reach...reach where column * column + row * row <= reach * reach {
        canvas.set(column: centre.column + column, row: centre.row + row)
      }
    }
  }

  /// The vertices of a path.
  private static func points(of path: Substring) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var rest = path
    while let command = rest.popFirst() {
      let arguments = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(arguments.count)
      let numbers = numbers(arguments)
      switch (command, numbers.count) {
      case ("M", 2), ("L", 2): points.append((numbers[0], numbers[1]))
      case ("H", 1): points.append((numbers[0], points.last?.y ?? 0))
      default: return points
      }
    }
    return points
  }

  private static func number(_ name: String, of element: Substring) -> Double? {
    attribute(name, of: element).flatMap { numbers($0).first }
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
  }

  private static func attribute(_ name: String, of element: Substring) -> Substring? {
    guard let start = element.firstRange(of: " \(name)=\"") else { return nil }
    return element[start.upperBound...].prefix { $0 != "\"" }
  }
}
