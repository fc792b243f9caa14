import Foundation

/// A self-contained SVG 1.1 picture without scripts, with a title and a legend of its colours.
struct SVGPicture {
  enum Anchor: String {
    case start, middle, end
  }

  /// The meaning of a colour or pattern.
  struct LegendEntry {
    enum Sign {
      /// A square, filled with a colour or pattern.
      case area(String)
      case line(String, isDashed: Bool)
    }

    var sign: Sign
    var text: String
  }

  static let fontSize = 12.0
  let title: String
  let width: Double
  private(set) var height: Double
  private var body: [String] = []

  /// - Parameter height: the height without the title, which is added above everything else: y 0 is below it.
  init(_ title: String, width: Double, height: Double) {
    self.title = title
    self.width = width
    self.height = height
  }

  private static let headline = 40.0

  var svg: String {
    let top = Self.headline
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(Self.number(width)) \#(Self.number(height + top))""#
          + #" font-family="sans-serif" font-size="\#(Self.number(Self.fontSize))" role="img">"#,
        "<title>\(Self.escaped(title))</title>",
        #"<rect width="100%" height="100%" fill="white"/>"#,
        #"<text x="\#(Self.number(width / 2))" y="26" text-anchor="middle" font-size="16">\#(Self.escaped(title))</text>"#,
        #"<g transform="translate(0 \#(Self.number(top)))">"#,
      ] + body
    return lines.joined(separator: "\n") + "\n</g>\n</svg>\n"
  }

  mutating func add(_ element: String) { body.append(element) }

  mutating func text(
    _ text: String, _ x: Double, _ y: Double, _ anchor: Anchor = .middle, size: Double? = nil, fill: String? = nil
  ) {
    let size = size.map { #" font-size="\#(Self.number($0))""# } ?? ""
    let fill = fill.map { #" fill="\#($0)""# } ?? ""
    add(
      #"<text x="\#(Self.number(x))" y="\#(Self.number(y))" text-anchor="\#(anchor.rawValue)"\#(size)\#(fill)>"#
        + Self.escaped(text) + "</text>")
  }

  /// Text that runs upwards, beside an axis.
  mutating func uprightText(_ text: String, _ x: Double, _ y: Double) {
    add(
      #"<text transform="translate(\#(Self.number(x)) \#(Self.number(y))) rotate(-90)" text-anchor="middle">"#
        + Self.escaped(text) + "</text>")
  }

  mutating func line(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ color: String, isDashed: Bool = false
  ) {
    add(
      #"<line x1="\#(Self.number(from.x))" y1="\#(Self.number(from.y))" x2="\#(Self.number(to.x))""#
        + #" y2="\#(Self.number(to.y))" stroke="\#(color)"\#(isDashed ? #" stroke-dasharray="6 4""# : "")/>"#)
  }

  /// - Parameter caption: the tooltip.
  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: String, opacity: Double? = nil,
    caption: String? = nil
  ) {
    let opacity = opacity.map { #" fill-opacity="\#(Self.number($0))""# } ?? ""
    let open =
      #"<rect x="\#(Self.number(x))" y="\#(Self.number(y))" width="\#(Self.number(width))""#
      + #" height="\#(Self.number(height))" fill="\#(fill)"\#(opacity)"#
    add(caption.map { "\(open)><title>\(Self.escaped($0))</title></rect>" } ?? "\(open)/>")
  }

  /// Draws entries side by side, centred below everything else, in as many rows as necessary.
  mutating func legend(_ entries: [LegendEntry]) {
    func room(_ entry: LegendEntry) -> Double { 24 + Self.width(of: entry.text) + 20 }
    var rows: [[LegendEntry]] = []
    var used = 0.0
    for entry in entries {
      if rows.isEmpty || used + room(entry) > width - 24 { (rows, used) = (rows + [[]], 0) }
      rows[rows.count - 1].append(entry)
      used += room(entry)
    }
    for row in rows {
      var x = (width - row.reduce(-20) { $0 + room($1) }) / 2
      for entry in row {
        sign(entry.sign, x, height + 8)
        text(entry.text, x + 24, height + 12, .start)
        x += room(entry)
      }
      height += 24
    }
  }

  /// An entry's square or line, 16 wide.
  mutating func sign(_ sign: LegendEntry.Sign, _ x: Double, _ y: Double) {
    switch sign {
    case .area(let fill): rectangle(x, y - 6, 16, 12, fill)
    case .line(let color, let isDashed): line((x, y), (x + 16, y), color, isDashed: isDashed)
    }
  }

  /// Extends the picture downwards.
  mutating func grow(to height: Double) { self.height = max(self.height, height) }

  /// The approximate width of a text.
  static func width(of text: String, size: Double = fontSize) -> Double { Double(text.displayWidth) * size * 0.6 }

  /// The number with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (tenths.magnitude / 10, tenths.magnitude % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  static func escaped(_ text: String) -> String {
    text.printable.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}

/// Round numbers along an axis.
enum AxisTicks {
  /// Ticks within the range that are 1, 2 or 5 times a power of ten apart; no more than `count`.
  static func values(_ range: ClosedRange<Double>, atMost count: Int, leastStep: Double = 0) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard span > 0, count > 1 else { return [range.lowerBound] }
    let rough = max(leastStep, span / Double(count - 1))
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough - 1e-9 } ?? 10 * power
    let first = (range.lowerBound / step - 1e-9).rounded(.up) * step
    return stride(from: first, through: range.upperBound + step * 1e-6, by: step).map { $0 }
  }
}

/// Writes a picture to a file.
enum DrawingFile {
  static func write(_ svg: String, to path: String) throws(ClientError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    defer { close(descriptor) }
    do throws(WriteError) { try Console.write(svg, to: descriptor) } catch { throw unwritable(path, error.code) }
  }

  private static func unwritable(_ path: String, _ code: Int32) -> ClientError {
    ClientError(.refused, "Can't write \(path.isEmpty ? "\"\"" : path): \(String(cString: strerror(code)))")
  }
}

/// The scale of a picture with two axes.
struct Plot {
  var x: ClosedRange<Double>
  /// From top to bottom.
  var y: ClosedRange<Double>
  var values: ClosedRange<Double>
  var valueName: String
  var timeName: String

  var width: Double { x.upperBound - x.lowerBound }

  func y(_ value: Double) -> Double {
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return y.upperBound - min(1, max(0, share)) * (y.upperBound - y.lowerBound)
  }

  func x(_ share: Double) -> Double { x.lowerBound + min(1, max(0, share)) * width }

  /// Labels beside the vertical axis, each with a horizontal line.
  func drawLevels(
    _ levels: [Double], in picture: inout SVGPicture, text: (Double) -> String = { SVGPicture.number($0) }
  ) {
    for level in levels {
      picture.line((x.lowerBound, y(level)), (x.upperBound, y(level)), "#e8e8e8")
      picture.text(text(level), x.lowerBound - 6, y(level) + 4, .end)
    }
  }

  /// Both axes, with their names.
  func drawAxes(in picture: inout SVGPicture) {
    picture.line((x.lowerBound, y.lowerBound), (x.lowerBound, y.upperBound), "gray")
    picture.line((x.lowerBound, y.upperBound), (x.upperBound, y.upperBound), "gray")
    picture.uprightText(valueName, 16, (y.lowerBound + y.upperBound) / 2)
    if !timeName.isEmpty { picture.text(timeName, (x.lowerBound + x.upperBound) / 2, y.upperBound + 36) }
  }
}
