/// A picture of dots, two beside and four above each other in every Braille character.
package struct BrailleCanvas: Sendable, Equatable {
  /// In characters.
  package let width: Int
  package let height: Int
  private var cells: [UInt32]

  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = [UInt32](repeating: 0, count: self.width * self.height)
  }

  package var columns: Int { width * 2 }
  package var rows: Int { height * 4 }

  /// From the top left; dots outside are left out.
  package mutating func set(column: Int, row: Int) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    cells[row / 4 * width + column / 2] |= Self.bits[row % 4][column % 2]
  }

  /// Lines from the top, each `width` characters.
  package var lines: [String] {
    (0..<height).map { line in
      String(
        String.UnicodeScalarView(
          cells[line * width..<(line + 1) * width].map { Unicode.Scalar(0x2800 + $0) ?? " " }))
    }
  }

  /// Which bit is which dot (Unicode, Braille Patterns): by row, then by column.
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
