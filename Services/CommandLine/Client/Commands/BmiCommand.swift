import ArgumentParser
import TitanProto

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
