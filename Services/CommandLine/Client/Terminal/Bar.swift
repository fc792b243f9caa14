/// A horizontal bar, drawn to an eighth of a column.
enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// `fraction` (taken as 0…1) of `width` columns, without trailing space. What is not zero is always visible.
  static func filled(_ fraction: Double, width: Int) -> String {
    guard width > 0, fraction > 0 else { return "" }
    let parts = max(1, Int((min(1, fraction) * Double(width * 8)).rounded()))
    return String(repeating: "█", count: parts / 8) + eighths[parts % 8]
  }
}
