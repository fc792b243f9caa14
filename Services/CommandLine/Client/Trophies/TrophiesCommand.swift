import ArgumentParser
import TitanCore
import TitanProtoJSON
import TitanRPC
import TitanZones
import TrophiesProto

struct TrophiesCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "trophies", abstract: "Show your trophies.",
    discussion: "The ones you have yet to earn are hidden unless you ask for them.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Flag(help: "Also show the ones still to be earned, and your progress.")
  var locked = false

  func run(_ backend: Backend, _ console: Console) async throws {
    let zone = backend.zone
    let dayZone = try await backend.dayZone()
    let awards = try await backend.awards()
    let progress =
      !locked
      ? []
      : try await backend.accessTokens.call { options in
        try await backend.trophies.getTrophyProgress(
          .init(timeZone: dayZone), options: options.within(.seconds(10)))
      }.progress
    if global.json {
      let json: JSONValue = [
        "awards": .array(awards.map { TrophyPresentation.json($0) }),
        "progress": .array(progress.map { TrophyPresentation.json($0) }),
      ]
      return console.line(json.text)
    }
    let style = console.output.style
    if awards.isEmpty {
      console.line("No trophies yet. They are yours to find.")
      if !locked { console.line(style(.dim, "`titanup trophies --locked` shows what you can earn.")) }
    } else {
      console.lines(
        TrophyPresentation.earned(awards, utcOffset: { zone.utcOffsetSeconds(at: $0) }, terminal: console.output))
    }
    guard !progress.isEmpty else { return }
    console.line()
    console.line(style(.bold, "Still to earn"))
    console.lines(TrophyPresentation.locked(progress, terminal: console.output))
  }
}

/// Presents trophies, earned and in progress.
enum TrophyPresentation {
  static func json(_ award: TrophiesV1.Award) -> JSONValue {
    [
      "award_id": .string(award.awardID),
      "trophy_id": .string(award.trophy?.trophyID ?? ""),
      "title": .string(award.trophy?.title ?? ""),
      "description": .string(award.trophy?.description ?? ""),
      "rule_version": .number(award.ruleVersion),
      "earn_time": .time(award.earnTime),
      "grant_time": .time(award.grantTime),
      "state": .string(award.state.description),
      "proof": [
        "session_ids": .array((award.proof?.sessionIDs ?? []).map { .string($0) }),
        "practice_ids": .array((award.proof?.practiceIDs ?? []).map { .string($0) }),
        "first_rep": .number(award.proof?.firstRep ?? 0),
        "last_rep": .number(award.proof?.lastRep ?? 0),
        "local_dates": .array((award.proof?.localDates ?? []).map { .string($0) }),
      ],
    ]
  }

  static func json(_ progress: TrophiesV1.TrophyProgress) -> JSONValue {
    [
      "trophy_id": .string(progress.trophy?.trophyID ?? ""),
      "title": .string(progress.trophy?.title ?? ""),
      "description": .string(progress.trophy?.description ?? ""),
      "current": .number(progress.current),
      "target": .number(progress.target),
      "percent": .number(progress.percent),
      "next_hint": .string(progress.nextHint),
      "unverified_current": .number(progress.unverifiedCurrent),
    ]
  }

  /// A trophy that was just earned.
  static func news(_ award: TrophiesV1.Award, terminal: Terminal) -> [String] {
    let title = (award.trophy?.title ?? award.awardID).printable
    let why = (award.trophy?.description ?? "").printable
    let line = "★ " + title
    if line.displayWidth + 2 + why.displayWidth <= terminal.width {
      return [terminal.style(.yellow, line) + (why.isEmpty ? "" : "  " + terminal.style(.dim, why))]
    }
    return line.folded(to: terminal.width).map { terminal.style(.yellow, $0) }
      + why.folded(to: max(8, terminal.width - 2)).filter { !$0.isEmpty }.map { terminal.style(.dim, "  " + $0) }
  }

  /// Everything earned.
  static func earned(_ awards: [TrophiesV1.Award], utcOffset: (Timestamp) -> Int, terminal: Terminal) -> [String] {
    var table = Table([
      .init(""), .init("trophy", minimumWidth: 10), .init("earned", expendability: 1),
      .init("proof", expendability: 2),
    ])
    for award in awards {
      let revoked = award.state == .revoked
      table.add([
        .init(revoked ? "✗" : "★", revoked ? .dim : .yellow), .init(award.trophy?.title ?? award.awardID, .bold),
        .init(when(award, utcOffset)), .init(proof(award), .dim),
      ])
    }
    return table.render(width: terminal.width, style: terminal.style)
  }

  /// Trophies still to be earned, with progress bars.
  static func locked(_ progress: [TrophiesV1.TrophyProgress], terminal: Terminal) -> [String] {
    let titles = progress.map { ($0.trophy?.title ?? "").printable }
    let titleWidth = min(titles.map(\.displayWidth).max() ?? 0, max(8, terminal.width / 3))
    let bars = progress.map { ProgressBar(current: Int($0.current), of: Int($0.target)) }
    let digits = bars.map(\.numbers.displayWidth).max() ?? 0
    let hints = progress.map { $0.nextHint.printable }
    // Bars give way to hints, down to half their length.
    let hintWidth = hints.map(\.displayWidth).max() ?? 0
    let left = terminal.width - titleWidth - 2
    let barWidth = min(left, max(13 + digits, min(24 + digits, left - 2 - hintWidth)))
    let room = left - barWidth - 2
    return zip(zip(titles, bars), hints).flatMap { pair, hint in
      var lines = pair.0.folded(to: titleWidth).map { $0.padded(to: titleWidth) }
      lines[0] += "  " + pair.1.render(width: barWidth, digits: digits, style: terminal.style)
      if hint.isEmpty { return lines }
      // If there is no room for a hint beside its bar, it goes below.
      if hint.displayWidth <= room {
        lines[0] += "  " + terminal.style(.dim, hint)
        return lines
      }
      return lines + hint.folded(to: max(8, terminal.width - 2)).map { terminal.style(.dim, "  " + $0) }
    }
  }

  private static func when(_ award: TrophiesV1.Award, _ utcOffset: (Timestamp) -> Int) -> String {
    guard let time = award.earnTime.map({ Timestamp($0) }) else { return "" }
    return Format.localTime(time, utcOffsetSeconds: utcOffset(time))
  }

  private static func proof(_ award: TrophiesV1.Award) -> String {
    guard let proof = award.proof else { return "" }
    if proof.firstRep > 0 { return "reps \(proof.firstRep)–\(proof.lastRep)" }
    let sessions =
      proof.practiceIDs.isEmpty
      ? Format.count(proof.sessionIDs.count, "session") : Format.count(proof.practiceIDs.count, "practice")
    guard let first = proof.localDates.first, let last = proof.localDates.last else { return sessions }
    return first == last ? "\(sessions) on \(first)" : "\(sessions), \(first) – \(last)"
  }
}

extension Backend {
  /// Every award, newest first.
  func awards() async throws -> [TrophiesV1.Award] {
    try await awards(andWhetherJudged: "", by: .after(.seconds(10))).awards
  }

  /// Every award, newest first, and whether those for a session are among them.
  func awards(
    andWhetherJudged session: String, by deadline: Deadline
  ) async throws -> (awards: [TrophiesV1.Award], isJudged: Bool) {
    var (awards, isJudged) = ([TrophiesV1.Award](), true)
    var request = TrophiesV1.ListAwardsRequest(pageSize: 200, sessionID: session)
    repeat {
      let page = try await accessTokens.call { [request] options in
        var options = options
        options.deadline = deadline
        return try await trophies.listAwards(request, options: options)
      }
      awards += page.awards
      isJudged = isJudged && page.isSessionJudged
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return (awards, isJudged)
  }
}
