import SessionsProto
import Testing
import TitanProto
import TitanRPC
import TrainingProto
import TrophiesProto

@Suite("Update masks (AIP-134)")
struct UpdateMaskTests {
  private static let known = ["threshold", "is_secret", "english.title", "english.description", "german.title"]

  private func wanted(_ mask: GoogleProtobuf.FieldMask?, in rule: TrophiesV1.TrophyRule) throws -> [String] {
    let mask = try UpdateMask(mask, of: Self.known, in: rule)
    return Self.known.filter { mask[$0] }
  }

  @Test(
    "Without a mask, populated fields change, even nested ones; with a mask, exactly its fields do",
    arguments: [
      (nil, .init(), []),
      ([], .init(threshold: 3), ["threshold"]),
      (nil, .init(threshold: 0, isSecret: false, english: .init()), []),
      (nil, .init(trophyID: "T-OWL", isSecret: true), ["is_secret"]),
      (nil, .init(english: .init(title: "Owl"), german: .init(title: "Eule")), ["english.title", "german.title"]),
      (["threshold"], .init(isSecret: true), ["threshold"]),
      (["english"], .init(), ["english.title", "english.description"]),
      (["german.title", "is_secret"], .init(threshold: 3), ["is_secret", "german.title"]),
      (["*"], .init(), known),
    ] as [([String]?, TrophiesV1.TrophyRule, [String])])
  func fields(_ paths: [String]?, _ rule: TrophiesV1.TrophyRule, _ expected: [String]) throws {
    #expect(try wanted(paths.map { .init(paths: $0) }, in: rule) == expected)
  }

  @Test("Messages, lists and optional numbers count as populated if they are present, even with 0")
  func presence() throws {
    func populated(_ message: some CMessage, _ path: String) throws -> Bool {
      try UpdateMask(nil, of: [path], in: message)[path]
    }
    #expect(try populated(TrainingV1.Preferences(countdown: .init()), "countdown"))
    #expect(try !populated(TrainingV1.Preferences(), "countdown"))
    #expect(try populated(TrainingV1.Preferences(likedTypes: [.calisthenics]), "liked_types"))
    #expect(try !populated(TrainingV1.Preferences(likedTypes: []), "liked_types"))
    #expect(try populated(SessionsV1.Session(utcOffsetSeconds: 0), "utc_offset_seconds"))
    #expect(try !populated(SessionsV1.Session(), "utc_offset_seconds"))
    for offset in [nil, 0, -3_600] as [Int32?] {
      let sent = SessionsV1.Session(utcOffsetSeconds: offset)
      #expect(try SessionsV1.Session(serialized: sent.serialized()) == sent)
    }
  }

  @Test("An unknown field is refused, and the error lists the allowed ones")
  func unknown() {
    let error = #expect(throws: RPCError.self) { try wanted(.init(paths: ["title"]), in: .init()) }
    #expect(error?.reason == "PATH_UNKNOWN")
    #expect(
      error?.message
        == "update_mask: got \"title\"; allowed: threshold, is_secret, english, english.title, english.description, "
        + "german, german.title, *")
  }
}
