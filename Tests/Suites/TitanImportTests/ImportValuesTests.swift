import Testing
import TitanCore

@testable import TitanImport

@Suite("Dates and amounts of other apps") struct ImportValuesTests {
  @Test(
    "Dates and times",
    arguments: [
      ("2024-05-31", nil, "2024-05-31"),
      ("2024-05-31 17:21:09", nil, "2024-05-31 17:21"),
      ("2024-05-31T07:05", nil, "2024-05-31 07:05"),
      ("2024-05-31 5:21:09\u{202F}PM", nil, "2024-05-31 17:21"),
      ("31 May 2024, 17:21", nil, "2024-05-31 17:21"),
      ("May 31, 2024, 12:05 AM", nil, "2024-05-31 00:05"),
      ("31. Mai 2024, 9:05", nil, "2024-05-31 09:05"),
      ("31.05.2024", nil, "2024-05-31"),
      ("1.5.2024 8:00", nil, "2024-05-01 08:00"),
      ("05/31/2024", .monthFirst, "2024-05-31"),
      ("3/4/2024 12:00 p.m.", .dayFirst, "2024-04-03 12:00"),
    ] as [(String, DateOrder?, String)])
  func dates(text: String, order: DateOrder?, read: String) throws {
    #expect(try LocalTime(text, order: order).description == read)
  }

  @Test(
    "What isn't one date",
    arguments: [
      "", "yesterday", "2024-02-30", "2024-05-31 25:00", "2024-05-31 17:60", "2024-05-31 17:2", "2024-05-31 13:00 PM",
      "31.05.24", "2024-05-31 17:21 later on", "32 May 2024", "5-31-2024", "05/31/2024", "2024-05-31 1:2:3:4",
    ])
  func noDates(text: String) { #expect(throws: ValueProblem.self) { try LocalTime(text, order: nil) } }

  @Test("Slashes need somebody who says which number is the day")
  func slashes() {
    let problem = #expect(throws: ValueProblem.self) { try LocalTime("3/4/2024", order: nil) }
    #expect(
      problem?.description
        == "\"3/4/2024\" may begin with the day or the month; --dates dmy or --dates mdy says which")
    #expect(throws: ValueProblem.self) { try LocalTime("5/31/2024", order: .dayFirst) }
  }

  @Test(
    "Amounts",
    arguments: [
      ("12", false, 12), ("2.5", false, 2.5), ("2,5", false, 2.5), ("1,234", true, 1.234), ("1.234", false, 1.234),
      (" 7 ", true, 7), ("", false, nil), ("  ", true, nil),
    ] as [(String, Bool, Double?)])
  func amounts(text: String, hasDecimalCommas: Bool, read: Double?) throws {
    #expect(try ImportNumber.read(text, hasDecimalCommas: hasDecimalCommas) == read)
  }

  @Test(
    "What isn't one amount",
    arguments: ["1,234", "1.234,5", "-3", "1e9", "ten", "nan", ".5", "5.", "100000000000000000000000"])
  func noAmounts(text: String) {
    #expect(throws: ValueProblem.self) { try ImportNumber.read(text, hasDecimalCommas: false) }
  }

  @Test(
    "Seconds",
    arguments: [("90", 90), ("60.0", 60), ("1:30", 90), ("0:28:10", 1_690), ("", nil)] as [(String, Double?)])
  func seconds(text: String, read: Double?) throws {
    #expect(try ImportNumber.seconds(text, hasDecimalCommas: false) == read)
  }

  @Test("What isn't a time", arguments: ["1:60", "1:2:3:4", ":30", "1:-5", "99999:00", "a:b"])
  func noSeconds(text: String) {
    #expect(throws: ValueProblem.self) { try ImportNumber.seconds(text, hasDecimalCommas: false) }
  }
}
