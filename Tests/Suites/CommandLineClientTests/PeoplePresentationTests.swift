import SocialProto
import Testing
import TitanCore
import TitanProto
import TitanProtoJSON
import TitanZones

@testable import CommandLineClient

@Suite("Partners on the command line")
struct PeoplePresentationTests {
  private static let id = "0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"
  private static let terminal = Terminal(width: 80, isInteractive: false, style: .plain)
  private static let long = String(repeating: "Ada ", count: 25)

  private func partner(_ name: String, pushUps: UInt32? = nil, streak: UInt32? = nil) -> SocialV1.Partner {
    .init(
      partnerID: Self.id, displayName: name, createTime: .init(seconds: 1_800_000_000),
      pushUps: pushUps.map { .init(lastLocalDate: "2027-01-15", reps: [0, 0, 0, 0, 0, 0, $0], totalReps: $0) },
      streak: streak.map { .init(current: $0, todayDone: true) })
  }

  @Test("What isn't shown is a dash, and nothing done is a zero")
  func shown() {
    let lines = PeoplePresentation.table(
      [partner("Bob", pushUps: 42, streak: 0), partner("Eve")], terminal: Self.terminal)
    #expect(lines.contains { $0.hasPrefix("Bob") && $0.contains("42") && $0.contains("0") })
    #expect(lines.contains { $0.hasPrefix("Eve") && $0.filter { $0 == "–" }.count == 3 })
  }

  @Test("In JSON, what isn't shown is absent")
  func json() {
    let bob = PeoplePresentation.json(partner("Bob", pushUps: 42)).text
    #expect(bob.contains(#""total_reps":42"#))
    for name in ["push_ups", "streak", "practices"] {
      #expect(!PeoplePresentation.json(partner("Eve")).text.contains(name))
    }
  }

  @Test("Long names, addresses and codes fit into 80 columns, and nothing is cut off")
  func width() {
    let time = GoogleProtobuf.Timestamp(seconds: 1_800_000_000)
    let email = String(repeating: "a", count: 60) + "@example.org"
    let tables = [
      PeoplePresentation.table([partner(Self.long, pushUps: 999_999, streak: 9_999)], terminal: Self.terminal),
      PeoplePresentation.table(
        [SocialV1.Invitation(invitationID: Self.id, email: email, createTime: time, expireTime: time)], zone: .utc,
        terminal: Self.terminal),
      PeoplePresentation.table(
        [SocialV1.ReceivedInvitation(invitationID: Self.id, displayName: Self.long, expireTime: time)], zone: .utc,
        terminal: Self.terminal),
      PeoplePresentation.table(
        [SocialV1.Block(blockID: Self.id, displayName: Self.long, createTime: time)], zone: .utc,
        terminal: Self.terminal),
    ]
    for lines in tables {
      #expect(lines.contains { $0.contains(Self.id) })
      for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
    }
    #expect(tables[1].joined().filter { $0 == "a" }.count >= 60)
  }

  @Test("Codes and ids are told apart", arguments: [(id, true), ("7KQ4-2M9X-V3TB-H60C", false), ("", false)])
  func names(argument: String, isID: Bool) {
    switch InvitationName(argument: argument) {
    case .id(let id): #expect(isID && id == argument)
    case .code(let code): #expect(!isID && code == argument)
    }
  }
}
