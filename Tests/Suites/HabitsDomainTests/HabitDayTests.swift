import HabitsDomain
import Testing
import TitanCore

@Suite("The total of a date")
struct HabitDayTests {
  @Test(
    "Records add up in the order they happened, never below zero",
    arguments: [
      ([.add(1), .add(1)], 2), ([.add(1), .add(-1)], 0), ([.add(-1), .add(-1), .add(1)], 1), ([.add(5), .set(2)], 2),
      ([.set(2), .add(1)], 3), ([.set(7), .add(-10)], 0), ([], 0),
    ] as [([RecordChange], Amount)])
  func inOrder(_ changes: [RecordChange], _ count: Amount) {
    let records = changes.enumerated().map { record($0.offset, $0.element, minutes: $0.offset) }
    #expect(HabitDay(of: records).count == count)
  }

  @Test("The order of arrival does not matter", arguments: 0..<200)
  func anyOrder(_ seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let records = (0..<40).map { number in
      let change: RecordChange =
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: .set(Amount(Int.random(in: 0...5, using: &generator)))
        case 1: .skip(Bool.random(using: &generator))
        default: .add(Amount(Int.random(in: -3...3, using: &generator)))
        }
      let source: RecordSource = number % 8 == 0 ? .link(SourceID(uuid(number))) : .user
      // Some happen at the same instant.
      return record(number, change, minutes: Int.random(in: 0..<20, using: &generator), source: source)
    }
    #expect(HabitDay(of: records.shuffled(using: &generator)) == HabitDay(of: records))
  }

  @Test("Records from links add to records by hand")
  func links() {
    let linked = record(1, .add(12), source: .link(SourceID(uuid(9))))
    #expect(HabitDay(of: [linked, record(2, .add(-1), minutes: 1)]).count == 12)
    #expect(HabitDay(of: [record(2, .set(3)), linked]).count == 15)
  }

  @Test("A date with repetitions is not skipped")
  func skipped() {
    #expect(HabitDay(of: [record(1, .skip(true))]).isSkipped)
    #expect(!HabitDay(of: [record(1, .skip(true)), record(2, .add(1), minutes: 1)]).isSkipped)
    #expect(!HabitDay(of: [record(1, .skip(true)), record(2, .skip(false), minutes: 1)]).isSkipped)
  }
}
