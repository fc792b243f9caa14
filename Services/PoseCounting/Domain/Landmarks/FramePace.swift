/// Limits a stream's frame rate over time: frames may bunch up, as they do after a hiccup, but not for long.
struct FramePace: Sendable, Equatable {
  /// A little under 1/60 s, so that a camera whose clock runs slightly fast is accepted.
  private static let interval: Int64 = 16_400
  private static let tolerance: Int64 = 250_000
  /// When the next frame would be due if all came at the highest rate.
  private var due: Int64 = 0

  /// Whether a frame at this time is within the rate.
  mutating func admits(_ microseconds: Int64) -> Bool {
    let next = max(due, microseconds)
    guard next - microseconds <= Self.tolerance else { return false }
    due = next + Self.interval
    return true
  }
}
