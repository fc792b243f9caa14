import SocialProto
import Testing
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

@testable import CommandLineClient

@Suite("Groups on the command line")
struct GroupPresentationTests {
  private static let id = "0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"
  private static let terminal = Terminal(width: 80, isInteractive: false, style: .plain)
  private static let long = String(repeating: "Ada ", count: 25)

  private func group(_ name: String, id: String = id, goal: UInt32 = 0) -> SocialV1.Group {
    .init(
      groupID: id, settings: .init(name: name, sizeLimit: 50, weeklyGoal: goal), memberCount: 12, role: .admin,
      sharing: .init(board: true), week: .init(firstLocalDate: "2026-06-01", reps: 120))
  }

  private func entry(_ rank: UInt32, _ name: String, isSelf: Bool = false) -> SocialV1.BoardEntry {
    .init(rank: rank, memberID: Self.id, displayName: name, total: 40, isSelf: isSelf)
  }

  @Test("A group is named by its name in either case, unless several have it")
  func names() throws {
    let groups = [group("Titans", id: "1"), group("Giants", id: "2"), group("giants", id: "3")]
    #expect(try GroupName.id("titans", among: groups) == "1")
    #expect(throws: ClientError.self) { try GroupName.id("Giants", among: groups) }
    #expect(throws: ClientError.self) { try GroupName.id("Dwarfs", among: groups) }
  }

  @Test("A board ends with one's own place, wherever that is, and says if nobody is ranked")
  func board() {
    var board = SocialV1.GetBoardResponse(
      entries: [entry(1, "Bob"), entry(1, "Eve")], own: entry(300, "Ada", isSelf: true), firstLocalDate: "2026-06-01",
      lastLocalDate: "2026-06-07")
    let lines = GroupPresentation.lines(board, terminal: Self.terminal)
    #expect(lines[0] == "2026-06-01 to 2026-06-07")
    #expect(lines.last?.contains("300") == true && lines.last?.contains("Ada (you)") == true)
    board.entries.append(entry(3, "Ada", isSelf: true))
    #expect(GroupPresentation.lines(board, terminal: Self.terminal).filter { $0.contains("Ada") }.count == 1)
    board.entries = []
    let none = GroupPresentation.lines(board, terminal: Self.terminal)
    #expect(none == ["2026-06-01 to 2026-06-07: nobody is ranked yet."])
  }

  @Test("What isn't shown is a dash, and in JSON absent")
  func feed() {
    let entry = SocialV1.FeedEntry(
      entryID: Self.id, displayName: "Ada", localDate: "2026-06-01", practices: 2, cheers: 3, cheered: true)
    let lines = GroupPresentation.table([entry], terminal: Self.terminal)
    #expect(lines.contains { $0.contains("Ada") && $0.filter { $0 == "–" }.count == 2 && $0.contains("3 ✓") })
    #expect(!GroupPresentation.json(entry).text.contains("push_ups"))
    #expect(!GroupPresentation.json(SocialV1.GetBoardResponse()).text.contains("own"))
  }

  @Test("Sets with the same motion have the same number, and long names fit into 80 columns")
  func motions() {
    let time = GoogleProtobuf.Timestamp(seconds: 1_800_000_000)
    let sets = ["Ada", Self.long].map {
      SocialV1.SharedSet(
        memberID: Self.id, displayName: $0, isSelf: $0 == "Ada", localDate: "2026-06-01", startTime: time, reps: 12)
    }
    let motions = [SocialV1.SharedMotion(sets: sets), SocialV1.SharedMotion(sets: sets)]
    let lines = GroupPresentation.table(motions, zone: .utc, terminal: Self.terminal)
    let numbers = lines.compactMap { line in line.split(separator: " ").first.flatMap { Int($0) } }
    #expect(numbers == [1, 1, 2, 2])
    #expect(lines.contains { $0.contains("Ada (you)") && $0.contains("2026-06-01") && $0.hasSuffix("12") })
    for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
    #expect(GroupPresentation.json(motions[0]).text.contains(Self.id))
  }

  @Test("Long names and titles fit into 80 columns, with ids that nothing is cut off of")
  func width() {
    let time = GoogleProtobuf.Timestamp(seconds: 1_800_000_000)
    let invitation = SocialV1.GroupInvitation(
      invitationID: Self.id, code: "7KQ4-2M9X-V3TB-H60C", usesLeft: 100, expireTime: time)
    let challenge = SocialV1.Challenge(
      challengeID: Self.id, title: Self.long, rule: .sessions, firstLocalDate: "2026-06-01",
      lastLocalDate: "2026-06-30", target: 10_000_000)
    let member = SocialV1.Member(memberID: Self.id, displayName: Self.long, role: .owner, isSelf: true)
    let entry = SocialV1.FeedEntry(
      entryID: Self.id, displayName: Self.long, localDate: "2026-06-01",
      pushUps: .init(reps: 9_999, verifiedReps: 9_999), practices: 9, cheers: 999, cheered: true)
    let tables = [
      GroupPresentation.table([group(Self.long, goal: 10_000_000)], terminal: Self.terminal),
      GroupPresentation.table([invitation], zone: .utc, terminal: Self.terminal),
      GroupPresentation.table([challenge], terminal: Self.terminal),
      GroupPresentation.table([member], terminal: Self.terminal),
      GroupPresentation.table([entry], terminal: Self.terminal),
    ]
    for lines in tables {
      #expect(lines.contains { $0.contains(Self.id) })
      for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
    }
  }
}
