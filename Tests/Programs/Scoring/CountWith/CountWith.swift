import ArgumentParser
import Foundation
import PoseCountingDomain
import TitanMotion

/// Counts recordings repeatedly, each time with other parameters.
@main
struct CountWith: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "titanup-count-with",
    discussion: """
      Prints the counter's parameters as one JSON object. Each line of standard input is then an object with \
      the parameters to change, and the answer to it is a JSON array: the number of push-ups in each recording. With \
      --own it prints one JSON array and ends: what the counter of each other exercise counts in each recording. So it \
      does with --after: for each of the first recordings, the push-ups in each of the others that follows it.
      """)

  @Argument(help: ArgumentHelp("Recordings of BlazePose's landmarks, as CSV.", valueName: "width:height:file"))
  var recordings: [Recorded]
  @Flag(help: "Count with the counters of other exercises.") var own = false
  @Option(help: ArgumentHelp("Count what follows the first recordings, a second later.", valueName: "number"))
  var after: Int?
  @Option(help: ArgumentHelp("The way up in every recording.", valueName: "x,y,z"))
  var up: Up?
  @Option(help: "By how many right angles to turn the recordings clockwise.") var turns = 0

  @Option(help: ArgumentHelp("The counter to start from; by default the standard one.", valueName: "name"))
  var counter = PushUpParameters.standard.name

  func run() throws {
    if own { return try answer(self.recordings.map { OwnCounts(try $0.read()) }) }
    guard let start = PushUpParameters.named(counter) else {
      let allowed = PushUpParameters.versions.map(\.name).joined(separator: ", ")
      throw ValidationError("there is no counter \(counter); allowed: \(allowed)")
    }
    let recordings = try recordings.map { try $0.read(up: up?.components ?? [], turns: turns) }
    if let after {
      let (sets, others) = (recordings.prefix(after), recordings.dropFirst(after))
      return try answer(sets.map { set in others.map { set.count(followedBy: $0, after: 1_000_000, with: start) } })
    }
    try answer(Dictionary(uniqueKeysWithValues: Threshold.all(of: start).map { ($0.name, $0.get(start)) }))
    while let line = readLine() {
      let values = try JSONDecoder().decode([String: Int64].self, from: Data(line.utf8))
      let parameters = try Threshold.parameters(with: values, from: start)
      try answer(recordings.map { $0.count(with: parameters) })
    }
  }

  struct Up: ExpressibleByArgument {
    let components: [Float]

    init?(argument: String) {
      components = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Float($0) }
      guard UpDirection(measured: components) != nil else { return nil }
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
