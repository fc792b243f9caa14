extension PoseRecording {
  /// Reads the file form. Lines end with LF or CRLF; empty lines are ignored.
  ///
  /// - Throws: `PoseRecordingError`, which names line and column.
  package init(csv: some Sequence<UInt8>, imageWidth: Int, imageHeight: Int) throws(PoseRecordingError) {
    var columns: [String] = []
    var frames: [Frame] = []
    var number = 0
    for line in Array(csv).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { continue }
      let cells = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      if columns.isEmpty {
        columns = try Self.checkedHeader(cells.map { String(decoding: $0, as: UTF8.self) }, line: number)
        continue
      }
      let reader = LineReader(number: number, columns: columns, cells: cells)
      let frame = try reader.frame()
      if let last = frames.last, frame.microseconds <= last.microseconds {
        throw PoseRecordingError(
          line: number, column: columns[1],
          problem: "\(frame.microseconds) us does not come after \(last.microseconds) us of the frame before")
      }
      frames.append(frame)
    }
    guard !columns.isEmpty else {
      throw PoseRecordingError(line: 1, column: nil, problem: "the file is empty, a header is expected")
    }
    self.init(
      imageWidth: imageWidth, imageHeight: imageHeight, landmarkCount: (columns.count - 2) / 4, frames: frames)
  }

  /// The file form. Reading it again gives the same recording.
  package var csv: String {
    var text = Self.csvHeader(landmarkCount: landmarkCount)
    for (index, frame) in frames.enumerated() {
      text += Self.csvLine(
        UInt64(index), microseconds: frame.microseconds,
        frame.landmarks.lazy.flatMap { [$0.x, $0.y, $0.z, $0.visibility] }, landmarkCount: landmarkCount)
    }
    return text
  }

  /// The first line of the file form, for those who write a long recording frame by frame.
  package static func csvHeader(landmarkCount: Int) -> String {
    header(landmarkCount: landmarkCount).joined(separator: ",") + "\n"
  }

  /// The line of a frame.
  ///
  /// - Parameter numbers: x, y, z and visibility of each landmark; none if nobody was detected.
  package static func csvLine(
    _ index: UInt64, microseconds: Int64, _ numbers: some Collection<Float>, landmarkCount: Int
  ) -> String {
    var text = "\(index),\(seconds(microseconds))"
    if numbers.isEmpty { text += String(repeating: ",", count: 4 * landmarkCount) }
    for number in numbers { text += ",\(number)" }
    return text + "\n"
  }

  private static func header(landmarkCount: Int) -> [String] {
    ["frame", "t_seconds"] + (0..<landmarkCount).flatMap { ["x\($0)", "y\($0)", "z\($0)", "v\($0)"] }
  }

  private static func checkedHeader(_ columns: [String], line: Int) throws(PoseRecordingError) -> [String] {
    guard columns.count > 2, columns.count % 4 == 2 else {
      throw PoseRecordingError(
        line: line, column: nil, problem: "\(columns.count) columns; a header has 2 and 4 more for each landmark")
    }
    for (found, expected) in zip(columns, header(landmarkCount: columns.count / 4)) where found != expected {
      // A file that is not a recording may be one long line.
      let name = found.utf8.count <= 64 ? found : "of \(found.utf8.count) bytes"
      throw PoseRecordingError(line: line, column: name, problem: "column \(expected) is expected here")
    }
    return columns
  }

  /// Microseconds as an exact decimal number of seconds.
  private static func seconds(_ microseconds: Int64) -> String {
    let (whole, fraction) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return "\(whole)." + String(1_000_000 + fraction).dropFirst()
  }
}
