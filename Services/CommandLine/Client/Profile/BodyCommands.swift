import ArgumentParser
import Foundation
import ProfileProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

struct WeighCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weigh", abstract: "Record or list your weight.",
    discussion: """
      titanup weigh 76.5
      titanup weigh 76.5 --date 2027-03-01
      titanup weigh delete ID
      """,
    subcommands: [Record.self, Delete.self], defaultSubcommand: Record.self)

  struct Record: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "record", abstract: "Record a weight; without one, list all of them, newest first.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("Your weight.", valueName: "kg")) var weight: Double?

    @Option(help: ArgumentHelp("The date; today by default.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      guard weight != nil || date == nil else { throw ValidationError("Give the weight for that date.") }
    }

    func run(_ backend: Backend, _ console: Console) async throws {
      let measurements = if let weight { [try await add(weight, backend)] } else { try await all(backend) }
      if global.json { return console.line(JSONValue.array(measurements.map { BodyPresentation.json($0) }).text) }
      if measurements.isEmpty { return console.line("No measurements yet.") }
      console.lines(BodyPresentation.table(measurements, terminal: console.output))
    }

    private func add(_ weight: Double, _ backend: Backend) async throws -> ProfileV1.BodyMeasurement {
      let time = backend.time(on: date?.day)
      let request = ProfileV1.AddBodyMeasurementRequest(
        measurement: .init(
          measurementID: UUID.version7(at: backend.clock()).uuidString.lowercased(), measureTime: .init(time),
          utcOffsetSeconds: Int32(backend.zone.utcOffsetSeconds(at: time)), weightKg: weight))
      let added = try await backend.accessTokens.call { options in
        try await backend.profile.addBodyMeasurement(request, options: options.within(.seconds(10)))
      }.measurement
      guard let added else { throw ClientError(.refused, "The server answered without a measurement.") }
      return added
    }

    private func all(_ backend: Backend) async throws -> [ProfileV1.BodyMeasurement] {
      return try await backend.list(ProfileV1.ListBodyMeasurementsRequest(), \.measurements) {
        try await backend.profile.listBodyMeasurements($0, options: $1)
      }
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a weight.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "The id; `titanup weigh` lists them.") var measurement: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.accessTokens.call { options in
        try await backend.profile.deleteBodyMeasurement(
          .init(measurementID: measurement), options: options.within(.seconds(10)))
      }
      if global.json {
        let json: JSONValue = ["deleted": .string(measurement)]
        return console.line(json.text)
      }
      console.line("Deleted.")
    }
  }
}

struct BmiCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "bmi", abstract: "Calculate a body mass index.",
    discussion: "Anything you leave out is taken from your profile and your latest weight.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("The height.", valueName: "cm")) var height: Double?
  @Option(help: ArgumentHelp("The weight.", valueName: "kg")) var weight: Double?
  @Option(help: "The year of birth: the classes are for adults.") var birthYear: UInt32?

  func run(_ backend: Backend, _ console: Console) async throws {
    let request = ProfileV1.CalculateBmiRequest(
      heightCm: height ?? 0, weightKg: weight ?? 0, birthYear: birthYear ?? 0)
    let bmi = try await backend.accessTokens.call { options in
      try await backend.profile.calculateBmi(request, options: options.within(.seconds(10)))
    }.bmi
    guard let bmi else { throw ClientError(.refused, "The server answered without an index.") }
    if global.json { return console.line(BodyPresentation.json(bmi).text) }
    console.lines(BodyPresentation.lines(bmi, terminal: console.output))
  }
}

/// Presents weights and the figures that follow from them.
enum BodyPresentation {
  static func json(_ bmi: ProfileV1.Bmi) -> JSONValue {
    [
      "value": .decimal(bmi.value), "text": .string(bmi.text), "class": .string(bmi.bmiClass.description),
      "class_text": .string(bmi.classText), "weight_kg": .decimal(bmi.weightKg), "height_cm": .decimal(bmi.heightCm),
      "normal_from_kg": .decimal(bmi.normalFromKg), "normal_below_kg": .decimal(bmi.normalBelowKg),
      "formula_version": .string(bmi.formulaVersion), "note": .string(bmi.note),
    ]
  }

  static func json(_ measurement: ProfileV1.BodyMeasurement) -> JSONValue {
    [
      "measurement_id": .string(measurement.measurementID), "measure_time": .time(measurement.measureTime),
      "local_date": .string(measurement.localDate), "weight_kg": .decimal(measurement.weightKg),
    ]
  }

  static func lines(_ bmi: ProfileV1.Bmi, terminal: Terminal) -> [String] {
    let style = terminal.style
    return [
      style(.bold, bmi.text.printable) + "  " + bmi.classText.printable,
      style(.dim, "\(bmi.weightKg) kg, \(bmi.heightCm) cm; normal: \(tenths(bmi.normalFromKg)) to below ")
        + style(.dim, "\(tenths(bmi.normalBelowKg)) kg"),
    ] + bmi.note.printable.wrapped(to: terminal.width).map { style(.dim, $0) }
  }

  static func table(_ measurements: [ProfileV1.BodyMeasurement], terminal: Terminal) -> [String] {
    var table = Table([.init("date"), .init("weight", .right), .init("id")])
    for one in measurements {
      table.add([.init(one.localDate), .init("\(one.weightKg) kg", .bold), .init(one.measurementID, .dim)])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
