import ArgumentParser
import TitanProtoJSON
import TrophiesProto

extension RulesCommand {
  struct Reevaluate: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "reevaluate",
      abstract: "Judge everybody again by the current rules. This goes on even if you interrupt the command.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Option(help: "Only this trophy or medal; can be repeated.")
    var trophy: [String] = []

    @Option(help: ArgumentHelp("Only this person.", valueName: "user-id"))
    var user = ""

    @Flag(help: "Permanently revoke awards that the current rules would not give.")
    var revoke = false

    @Flag(inversion: .prefixedNo, help: "Wait until it is done.")
    var wait = true

    func run(_ backend: Backend, _ console: Console) async throws {
      let request = TrophiesV1.ReevaluateTrophiesRequest(
        trophyIDs: trophy, userID: user, policy: revoke ? .revoke : .keep, requestID: newRequestID())
      var operation = try await backend.accessTokens.call { options in
        try await backend.trophiesAdmin.reevaluateTrophies(request, options: options.within(.seconds(10)))
      }.operation
      while wait, let current = operation, current.state == .running {
        if console.output.isInteractive { console.redraw(RulePresentation.line(current)) }
        try await Task.sleep(for: .milliseconds(500))
        operation = try await RulesCommand.operation(current.operationID, backend)
      }
      RulesCommand.show(operation, global, console, isRedrawn: wait)
    }
  }

  struct ShowOperation: ClientCommand {
    static let configuration = CommandConfiguration(
      commandName: "operation", abstract: "Show the progress or the result of a reevaluation.")

    @OptionGroup(title: "Global options") var global: GlobalOptions

    @Argument(help: ArgumentHelp("Its id; the latest one by default.", valueName: "operation"))
    var id = ""

    func run(_ backend: Backend, _ console: Console) async throws {
      RulesCommand.show(try await RulesCommand.operation(id, backend), global, console)
    }
  }

  private static func operation(_ id: String, _ backend: Backend) async throws -> TrophiesV1.Operation? {
    try await backend.accessTokens.call { options in
      try await backend.trophiesAdmin.getOperation(.init(operationID: id), options: options.within(.seconds(10)))
    }.operation
  }

  private static func show(
    _ operation: TrophiesV1.Operation?, _ global: GlobalOptions, _ console: Console, isRedrawn: Bool = false
  ) {
    let operation = operation ?? .init()
    if global.json { return console.line(RulePresentation.json(operation).text) }
    let line = RulePresentation.line(operation)
    guard isRedrawn, console.output.isInteractive else { return console.line(line) }
    console.redraw(line)
    console.line()
  }
}
