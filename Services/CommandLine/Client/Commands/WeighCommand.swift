import ArgumentParser
import Foundation
import TitanCore
import TitanProto
import TitanZones

struct WeighCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weigh", abstract: "Record what you weigh, or list what you weighed.",
    discussion: """
      titanup weigh 76.5
      titanup weigh 76.5 --date 2027-03-01
      titanup weigh delete ID
      """,
    subcommands: [Record.self, Delete.self], defaultSubcommand: Record.self)

  struct Record: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "record", abstract: "Record a weight; without one, list them, newest first, with their ids.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("What you weigh.", valueName: "kg")) var weight: Double?

    @Option(help: ArgumentHelp("When you weighed that; now if nothing is said.", valueName: "yyyy-mm-dd"))
    var date: DateOption?

    func validate() throws {
      guard weight != nil || date == nil else { throw ValidationError("say what you weighed on that date") }
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
      let added = try await backend.keeper.call { options in
        try await backend.profile.addBodyMeasurement(request, options: options.within(.seconds(10)))
      }.measurement
      guard let added else { throw ClientError(.refused, "the server answered without a measurement") }
      return added
    }

    private func all(_ backend: Backend) async throws -> [ProfileV1.BodyMeasurement] {
      var measurements: [ProfileV1.BodyMeasurement] = []
      var request = ProfileV1.ListBodyMeasurementsRequest(pageSize: 200)
      repeat {
        let page = try await backend.keeper.call { [request] options in
          try await backend.profile.listBodyMeasurements(request, options: options.within(.seconds(10)))
        }
        measurements += page.measurements
        request.pageToken = page.nextPageToken
      } while !request.pageToken.isEmpty
      return measurements
    }
  }

  struct Delete: ClientCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a weight.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: "Its id, as `weigh` lists it.") var measurement: String

    func run(_ backend: Backend, _ console: Console) async throws {
      _ = try await backend.keeper.call { options in
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
