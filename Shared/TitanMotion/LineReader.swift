/// One line of a recording's file, split into cells.
struct LineReader {
  let number: Int
  let columns: [String]
  let cells: [ArraySlice<UInt8>]

  func frame() throws(PoseRecordingError) -> PoseRecording.Frame {
    guard cells.count == columns.count else {
      throw PoseRecordingError(
        line: number, column: nil, problem: "\(cells.count) cells, the header has \(columns.count) columns")
    }
    let time = try microseconds(at: 1)
    if cells[2...].allSatisfy(\.isEmpty) { return PoseRecording.Frame(microseconds: time, landmarks: []) }
    var landmarks: [PoseRecording.Landmark] = []
    landmarks.reserveCapacity(cells.count / 4)
    for first in stride(from: 2, to: cells.count, by: 4) {
      landmarks.append(
        PoseRecording.Landmark(
          x: try value(at: first), y: try value(at: first + 1), z: try value(at: first + 2),
          visibility: try value(at: first + 3)))
    }
    return PoseRecording.Frame(microseconds: time, landmarks: landmarks)
  }

  private func value(at index: Int) throws(PoseRecordingError) -> Float {
    let text = String(decoding: cells[index], as: UTF8.self)
    guard let value = Float(text), value.isFinite else {
      throw PoseRecordingError(
        line: number, column: columns[index],
        problem: text.isEmpty
          ? "empty in a line that has other landmarks; a finite number is expected"
          : "\"\(text.prefix(32))\" is no finite number")
    }
    return value
  }

  /// A decimal number of seconds, rounded down to the microsecond. It is read digit by digit, because a time must not
  /// depend on the rounding of binary fractions.
  private func microseconds(at index: Int) throws(PoseRecordingError) -> Int64 {
    let cell = cells[index]
    guard cell.count <= 18, cell.contains(where: { (0x30...0x39).contains($0) }) else { throw invalidTime(at: index) }
    var digits: Int64 = 0
    var decimals: Int?
    for byte in cell {
      switch byte {
      case UInt8(ascii: ".") where decimals == nil:
        decimals = 0
      case 0x30...0x39 where (decimals ?? 0) < 6:
        digits = digits * 10 + Int64(byte - 0x30)
        decimals = decimals.map { $0 + 1 }
      case 0x30...0x39:
        continue
      default:
        throw invalidTime(at: index)
      }
    }
    guard digits < 1_000_000_000_000 else { throw invalidTime(at: index) }
    for _ in (decimals ?? 0)..<6 { digits *= 10 }
    return digits
  }

  private func invalidTime(at index: Int) -> PoseRecordingError {
    PoseRecordingError(
      line: number, column: columns[index],
      problem: "\"\(String(decoding: cells[index].prefix(32), as: UTF8.self))\" is no decimal number of seconds")
  }
}
