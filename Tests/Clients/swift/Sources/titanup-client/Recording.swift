import Foundation
import TitanUpAPI

/// A recording: a number, seconds, and four numbers for each of 33 landmarks a line.
enum Recording {
  static func frames(of path: String) throws -> [Titanup_Pose_V1_Frame] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
    let rows = lines.map { $0.split(separator: ",").compactMap { Double($0) } }
    let start = rows.first?[1] ?? 0
    return rows.enumerated().map { number, row in
      .with {
        $0.number = UInt64(number)
        $0.timeUs = Int64(((row[1] - start) * 1e6).rounded())
        $0.landmarks = row.dropFirst(2).map { Float($0) }
      }
    }
  }
}
