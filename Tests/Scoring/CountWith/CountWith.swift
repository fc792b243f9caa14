import ArgumentParser
import Foundation
import PoseCountingDomain
import TitanMotion

/// Counts recordings again and again, each time with other numbers to decide by.
@main
struct CountWith: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup-count-with",
    discussion: """
      Prints the numbers of the newest counter as one JSON object. Then each line of standard input is such an object, of \
      those that are to be others, and answered by a JSON array: how many push-ups each recording has.
      """)

  @Argument(help: ArgumentHelp("Recordings of BlazePose's landmarks, as CSV.", valueName: "width:height:file"))
  var recordings: [Recorded]

  func run() throws {
    let recordings = try recordings.map { try $0.read() }
    try answer(Dictionary(uniqueKeysWithValues: Threshold.all.map { ($0.name, $0.get(.newest)) }))
    while let line = readLine() {
      let values = try JSONDecoder().decode([String: Int64].self, from: Data(line.utf8))
      let parameters = try Threshold.parameters(with: values)
      try answer(recordings.map { $0.count(with: parameters) })
    }
  }

  private func answer(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var line = try encoder.encode(value)
    line.append(UInt8(ascii: "\n"))
    try FileHandle.standardOutput.write(contentsOf: line)
  }
}
