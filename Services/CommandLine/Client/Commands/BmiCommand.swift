import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanZones

struct BmiCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "bmi", abstract: "Reckon a body mass index.",
    discussion: "What you leave out is taken from your profile and your newest weight.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("How tall.", valueName: "cm")) var height: Double?
  @Option(help: ArgumentHelp("How heavy.", valueName: "kg")) var weight: Double?
  @Option(help: "Born when: the classes are for adults.") var birthYear: UInt32?

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = ProfileV1.CalculateBmiRequest(
      heightCm: height ?? 0, weightKg: weight ?? 0, birthYear: birthYear ?? 0)
    let bmi = try await backend.keeper.call { options in
      try await backend.profile.calculateBmi(request, options: options.within(.seconds(10)))
    }.bmi
    guard let bmi else { throw ClientError(.refused, "the server answered without an index") }
    if global.json { return console.line(BodyPresentation.json(bmi).text) }
    console.lines(BodyPresentation.lines(bmi, terminal: console.output))
  }
}

struct WeighCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "weigh", abstract: "Record what you weigh, or list what you weighed.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Argument(help: ArgumentHelp("What you weigh now.", valueName: "kg")) var weight: Double?

  func run(_ backend: Backend, _ console: Console) async throws {
    let measurements: [ProfileV1.BodyMeasurement]
    if let weight {
      let now = backend.clock()
      let request = ProfileV1.AddBodyMeasurementRequest(
        measurement: .init(
          measurementID: UUID.version7(at: now).uuidString.lowercased(), measureTime: .init(now),
          utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: now)), weightKg: weight))
      let added = try await backend.keeper.call { options in
        try await backend.profile.addBodyMeasurement(request, options: options.within(.seconds(10)))
      }.measurement
      measurements = [added].compactMap { $0 }
    } else {
      measurements = try await backend.keeper.call { options in
        try await backend.profile.listBodyMeasurements(.init(), options: options.within(.seconds(10)))
      }.measurements
    }
    if global.json {
      return console.line(JSONValue.array(measurements.map { BodyPresentation.json($0) }).text)
    }
    if measurements.isEmpty { console.line("No measurements yet.") }
    for one in measurements { console.line("\(one.localDate.printable)  \(one.weightKg) kg") }
  }
}
