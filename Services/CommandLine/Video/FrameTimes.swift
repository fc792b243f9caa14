/// Reads what `ffmpeg` writes to standard error: the time of each frame, in the order of the frames, and its complaints.
///
/// Memory is bounded: times are taken as fast as frames are, and of the complaints the last few are kept.
package struct FrameTimes: Sendable {
  private static let longestLine = 4096
  private static let mostComplaints = 4

  private var line: [UInt8] = []
  private var times: [Double?] = []
  /// The last lines that were no time.
  package private(set) var complaints: [String] = []

  package init() {}

  package var isEmpty: Bool { times.isEmpty }

  /// The time of the next frame in seconds; `nil` for a frame that has none.
  package mutating func removeFirst() -> Double? { times.removeFirst() }

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        take(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else if line.count < Self.longestLine {
        line.append(byte)
      }
    }
  }

  /// `frame:0    pts:0       pts_time:0` and `titanup=1` belong to a frame.
  private mutating func take(_ line: String) {
    if let label = line.firstRange(of: "pts_time:"), line.contains("frame:") {
      times.append(Double(line[label.upperBound...].prefix { !$0.isWhitespace }).flatMap { $0.isFinite ? $0 : nil })
    } else if !line.isEmpty, line != "titanup=1" {
      complaints = complaints.suffix(Self.mostComplaints - 1) + [line]
    }
  }
}
