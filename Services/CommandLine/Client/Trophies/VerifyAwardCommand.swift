import ArgumentParser
import SessionsProto
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanRPC
import TitanZones
import TrophiesProto

/// Shows the award behind a public link to anybody, and whether it is true.
struct VerifyAwardCommand: ClientCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify-award", abstract: "Verify the award behind a public link. This needs no account.",
    discussion: """
      The link's own server is asked, and its keys verify what it says. With --keys it must be signed with one of yours: a \
      JWKS document that you got from somebody you trust.
      """)

  @OptionGroup(title: "Global options") var global: GlobalOptions

  @Option(help: ArgumentHelp("Trust only the keys in this file (JWKS).", valueName: "file"))
  var keys: String?

  @Argument(help: ArgumentHelp("https://HOST/a/…, or what follows /a/ with --server.", valueName: "link"))
  var link: PublicLink

  mutating func validate() throws {
    if global.server == nil { global.server = link.server }
    guard let server = link.server, global.server != server else { return }
    throw ValidationError("The link is of \(server). Leave out --server.")
  }

  func run(_ backend: Backend, _ console: Console) async throws {
    let trusted = try keys.map { try Self.keys(in: $0) }
    let options = CallOptions.timeout(.seconds(10))
    let shared = try await backend.trophies.getSharedAward(.init(token: link.token), options: options)
    let published = try await backend.trophies.getAwardKeys(.init(), options: options).keys.map { ($0.keyID, $0.x) }
    let statement = try AwardStatement(
      verifying: shared.statementJws, keys: trusted ?? AwardStatement.keys(published))
    if global.json { return console.line(Self.json(statement).text) }
    let zone = backend.zone
    console.lines(
      Self.lines(statement, utcOffset: { zone.utcOffsetSeconds(at: $0) }, isTrusted: trusted != nil, console.output))
  }

  private static func keys(in file: String) throws(ClientError) -> AwardStatement.Keys {
    let bytes: [UInt8]
    do { bytes = try InputFile.read(file, upTo: 1 << 20) } catch { throw .usage("\(file) cannot be read: \(error)") }
    return try AwardStatement.keys(ofJWKS: bytes)
  }

  static func lines(
    _ statement: AwardStatement, utcOffset: (Timestamp) -> Int, isTrusted: Bool, _ terminal: Terminal
  ) -> [String] {
    let style = terminal.style
    let time = Timestamp(seconds: statement.iat)
    let title = (statement.title["en"] ?? statement.trophy).printable
    let owner = statement.name.map { "\($0.printable) earned it" } ?? "It was earned"
    let proof = statement.evidence
    var evidence = Format.count(proof.reps, "push-up") + " in " + Format.count(proof.sessions, "session")
    if proof.dates > 1 { evidence += " on \(proof.dates) dates" }
    if let first = proof.firstRep, let last = proof.lastRep { evidence += ", numbers \(first) to \(last) of the set" }
    let kinds = Set(proof.latest.map { SessionPresentation.evidence(.init(rawValue: $0.evidence)) }).sorted()
    let keys = isTrusted ? "one of your keys" : "the server's key"
    return [
      style(.yellow, "★ " + title), (statement.description["en"] ?? "").printable,
      "\(owner) on \(statement.earnedOn.printable).",
      "It stands on \(evidence) (\(kinds.joined(separator: ", "))).",
      style(.green, "✓")
        + " Signed with \(keys); true as of \(Format.localTime(time, utcOffsetSeconds: utcOffset(time))).",
    ].flatMap { $0.isEmpty ? [] : $0.folded(to: terminal.width) }
  }

  static func json(_ statement: AwardStatement) -> JSONValue {
    let proof = statement.evidence
    func number(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
    return [
      "link_id": .string(statement.jti), "time": .time(.init(seconds: statement.iat)),
      "trophy_id": .string(statement.trophy), "title": .string(statement.title["en"] ?? ""),
      "name": statement.name.map { .string($0) } ?? .null, "earned_on": .string(statement.earnedOn),
      "sessions": .integer(proof.sessions), "reps": .integer(proof.reps), "dates": .integer(proof.dates),
      "first_rep": number(proof.firstRep), "last_rep": number(proof.lastRep),
      "latest": .array(
        proof.latest.map {
          [
            "local_date": .string($0.localDate), "reps": .integer($0.reps),
            "evidence": .string(SessionPresentation.evidence(.init(rawValue: $0.evidence))),
          ]
        }),
    ]
  }
}

/// A public link to an award: the server that has it, if the link names one, and the token that opens it.
package struct PublicLink: Sendable, Equatable, ExpressibleByArgument {
  package let server: ServerURL?
  package let token: String

  /// `nil` for anything but `SERVER/a/TOKEN`, `/a/TOKEN` and `TOKEN`.
  package init?(argument: String) {
    let parts = argument.split(separator: "/a/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let token = parts.last, token.utf8.count == 43, token.utf8.allSatisfy(Self.isBase64URL) else { return nil }
    self.token = String(token)
    guard parts.count == 2, !parts[0].isEmpty else {
      server = nil
      return
    }
    guard let server = ServerURL(String(parts[0])) else { return nil }
    self.server = server
  }

  private static func isBase64URL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
