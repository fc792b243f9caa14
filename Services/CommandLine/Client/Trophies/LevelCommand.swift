import ArgumentParser
import TitanCore
import TitanProtoJSON
import TrophiesProto

struct LevelCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "level", abstract: "Show your Titan level and where its points come from.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(_ backend: Backend, _ console: Console) async throws {
    let answer = try await backend.accessTokens.call { options in
      try await backend.trophies.explainLevel(.init(), options: options.within(.seconds(10)))
    }
    if global.json { return console.line(LevelPresentation.json(answer).text) }
    console.lines(LevelPresentation.lines(answer, terminal: console.output))
  }
}

/// Presents the Titan level.
enum LevelPresentation {
  static func json(_ answer: TrophiesV1.ExplainLevelResponse) -> JSONValue {
    let level = answer.level ?? .init()
    return [
      "number": .number(level.number), "experience": .number(level.experience),
      "threshold": .number(level.threshold), "next_threshold": .number(level.nextThreshold),
      "rank": .number(level.rank), "regained_at": .number(level.regainedAt),
      "verified_reps": .number(answer.verifiedReps), "active_dates": .number(answer.activeDates),
      "trophy_experience": .number(answer.trophyExperience), "formula_version": .string(answer.formulaVersion),
    ]
  }

  static func lines(_ answer: TrophiesV1.ExplainLevelResponse, terminal: Terminal) -> [String] {
    let (level, style) = (answer.level ?? .init(), terminal.style)
    let goal = ProgressBar(current: Int(level.experience), of: Int(level.nextThreshold))
    var lines = [
      style(.bold, "Titan level \(level.number)") + style(.dim, " · voice rank \(level.rank) of 6"),
      goal.render(width: min(50, terminal.width), style: style),
      style(
        .dim,
        "\(answer.verifiedReps) counted push-ups + 10 × \(Format.count(Int(answer.activeDates), "day"))"
          + " + \(answer.trophyExperience) from trophies"),
    ]
    if level.regainedAt > 0 {
      lines.append(
        style(.yellow, "kept, though what gave it is gone; it is backed again at \(level.regainedAt) points"))
    }
    return lines
  }
}
