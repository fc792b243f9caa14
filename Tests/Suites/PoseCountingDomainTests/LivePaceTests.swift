import PoseCountingDomain
import Testing
import TitanCore

@Suite("Live at the pace of its times")
struct LivePaceTests {
  private static let noon = Timestamp(seconds: 1_800_000_000)

  /// Frames that come together: how many seconds after the stream was opened, and up to which second of the set.
  private struct Arrival {
    var at: Double
    var upTo: Double

    init(_ at: Double, _ upTo: Double) { (self.at, self.upTo) = (at, upTo) }
  }

  private static func steady(_ seconds: ClosedRange<Double>, every step: Double, behind: Double = 0) -> [Arrival] {
    stride(from: seconds.lowerBound, through: seconds.upperBound, by: step).map { Arrival($0 + behind, $0) }
  }

  /// In seconds, of all that came.
  private static func onPace(_ arrivals: [Arrival]) -> Double {
    var pace = LivePace(since: noon)
    var (before, sum) = (0.0, Int64(0))
    for arrival in arrivals {
      let length = Int64(((arrival.upTo - before) * 1_000_000).rounded())
      sum += pace.take(length, at: noon + .microseconds(Int64((arrival.at * 1_000_000).rounded())))
      before = arrival.upTo
    }
    return Double(sum) / 1_000_000
  }

  private static let cases: [(name: String, arrivals: [Arrival], isLive: Bool)] = [
    ("frame by frame", steady(0...18, every: 0.033), true),
    ("in batches of a second", steady(0...18, every: 1), true),
    ("in batches of two seconds, one late", steady(0...18, every: 2, behind: 1), true),
    ("all at once", [Arrival(0.15, 18)], false),
    ("in messages of a second, all at once", (1...18).map { Arrival(0.01 * Double($0), Double($0)) }, false),
    ("all at once after as long a wait", (0...18).map { Arrival(18 + 0.01 * Double($0), Double($0)) }, false),
    ("at twice the pace", (0...36).map { Arrival(0.5 * Double($0), Double($0)) }, true),
    ("at three times the pace", (0...36).map { Arrival(Double($0) / 3, Double($0)) }, false),
    (
      "20 seconds without a network in a minute, then what was held back",
      steady(0...20, every: 0.5) + (41...80).map { Arrival(40, 0.5 * Double($0)) } + steady(40.5...60, every: 0.5), true
    ),
    (
      "40 seconds without a network in a minute",
      steady(0...10, every: 0.5) + (21...100).map { Arrival(50, 0.5 * Double($0)) } + steady(50.5...60, every: 0.5),
      false
    ),
    (
      "connected ten seconds late, of thirty",
      (0...20).map { Arrival(0, 0.5 * Double($0)) }
        + (21...60).map { Arrival(0.5 * Double($0) - 10, 0.5 * Double($0)) },
      true
    ),
    ("a rest of a minute without frames", steady(0...10, every: 0.5) + steady(70...80, every: 0.5), true),
    ("slower than its times", (0...18).map { Arrival(2 * Double($0), Double($0)) }, true),
  ]

  @Test("Half of it must come at its pace", arguments: 0..<cases.count)
  func pace(number: Int) throws {
    let (name, arrivals, isLive) = Self.cases[number]
    let last = try #require(arrivals.last)
    let length = Int64(last.upTo * 1_000_000)
    let end = Self.noon + .microseconds(length)
    let onPace = Int64(Self.onPace(arrivals) * 1_000_000)
    #expect(onPace <= length)
    #expect(
      LivePace.isLive(onPace: onPace, of: length, end: end, closed: end) == isLive, "\(name): \(onPace) of \(length)")
  }

  @Test(
    "It must end about when it was seen to end",
    arguments: [(-7_200, false), (-301, false), (-300, true), (0, true), (300, true), (301, false)])
  func end(seconds: Int, isLive: Bool) {
    let closed = Self.noon
    #expect(LivePace.isLive(onPace: 18, of: 18, end: closed + .seconds(seconds), closed: closed) == isLive)
  }

  @Test("A clock that is set back neither adds nor removes credit")
  func clockSetBack() {
    var pace = LivePace(since: Self.noon)
    #expect(pace.take(1_000_000, at: Self.noon + .seconds(1)) == 1_000_000)
    #expect(pace.take(1_000_000, at: Self.noon - .seconds(9)) == 0)
    #expect(pace.take(1_000_000, at: Self.noon + .seconds(2)) == 1_000_000)
  }

  /// A connection that continues a stream: seconds since the first one began, and of them paid; what then comes, and how
  /// much of it is at pace.
  private static let continued: [(since: Int64, paid: Int64, length: Int64, onPace: Int64)] = [
    (0, 0, 2, 0), (2, 0, 2, 2), (1, 0, 2, 1), (600, 598, 2, 2), (600, 599, 2, 1), (600, 600, 2, 0),
    (600, 0, 2, 2), (600, 0, 600, 2), (2, 600, 2, 0), (-5, 0, 2, 0),
  ]

  @Test("Another connection has what time has passed and not been spent, and no more than a network may hold back")
  func another() {
    for row in Self.continued {
      let now = Self.noon + .seconds(row.since)
      var pace = LivePace(since: Self.noon, paid: row.paid * 1_000_000, at: now)
      #expect(pace.take(row.length * 1_000_000, at: now) == row.onPace * 1_000_000, "\(row)")
      #expect(pace.take(1_000_000, at: now + .seconds(1)) == 1_000_000, "it goes on as usual: \(row)")
    }
  }

  @Test("A stream without length is as live as its end")
  func empty() { #expect(LivePace.isLive(onPace: 0, of: 0, end: Self.noon, closed: Self.noon)) }
}
