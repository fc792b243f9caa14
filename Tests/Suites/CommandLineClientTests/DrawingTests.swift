import CommandLineClient
import Testing

@Suite("Drawing in a terminal")
struct DrawingTests {
  @Test(
    "A progress bar fills its width exactly",
    arguments: [
      (0, 10, 16, "▕         ▏ 0/10"), (10, 10, 16, "▕████████▏ 10/10"), (5, 10, 16, "▕████▌    ▏ 5/10"),
      (1, 1000, 16, "▕▏      ▏ 1/1000"), (1, 16, 15, "▕▌       ▏ 1/16"), (12, 10, 16, "▕████████▏ 12/10"),
      (3, 0, 16, "▕          ▏ 3/0"),
    ])
  func progressBar(current: Int, target: Int, width: Int, expected: String) {
    let drawn = ProgressBar(current: current, of: target).render(width: width, style: .plain)
    #expect(drawn == expected)
    #expect(drawn.displayWidth == width)
  }

  @Test(
    "A progress bar without room shows its numbers", arguments: [(8, "    5/10"), (4, "5/10"), (3, "5/…"), (0, "")])
  func narrowProgressBar(width: Int, expected: String) {
    #expect(ProgressBar(current: 5, of: 10).render(width: width, style: .plain) == expected)
  }

  @Test("Progress bars in a column are aligned")
  func digits() {
    let lines = [ProgressBar(current: 5, of: 10), ProgressBar(current: 100, of: 300)].map {
      $0.render(width: 24, digits: 7, style: .plain)
    }
    #expect(lines.map(\.displayWidth) == [24, 24])
    #expect(lines[0].hasSuffix("▏    5/10"))
    #expect(lines[1].hasSuffix("▏ 100/300"))
  }

  @Test("Bars share a scale, and the goal is marked if a bar does not reach it")
  func barChart() {
    let chart = BarChart(
      rows: [.init(label: "Mon", verified: 0), .init(label: "Tue", verified: 10), .init(label: "We", verified: 20)],
      goal: 15)
    #expect(
      chart.render(width: 29, style: .plain) == [
        "Mon ▕              ┊        0", "Tue ▕██████████    ┊       10", "We  ▕████████████████████  20",
      ])
  }

  @Test("Unverified reps are shaded")
  func shadedBar() {
    let chart = BarChart(rows: [
      .init(label: "a", verified: 5, unverified: 5), .init(label: "b", verified: 0, unverified: 1),
    ])
    #expect(chart.render(width: 17, style: .plain) == ["a ▕█████▒▒▒▒▒  10", "b ▕▒            1"])
  }

  @Test("No line of a chart is wider than the terminal", arguments: [0, 1, 5, 8, 12, 20, 40, 200])
  func narrowChart(width: Int) {
    let chart = BarChart(
      rows: [.init(label: "Mon 11-16", verified: 3), .init(label: "Tue 11-17", verified: 0, unverified: 120)], goal: 50)
    for line in chart.render(width: width, style: .plain) { #expect(line.displayWidth <= max(width, 6)) }
  }

  @Test("An empty chart has no lines")
  func emptyChart() { #expect(BarChart(rows: []).render(width: 80, style: .plain).isEmpty) }

  @Test("Columns are aligned by what a terminal shows, not by characters")
  func table() {
    var table = Table([.init("name"), .init("reps", .right)])
    table.add(["Ada", "7"])
    table.add(["日本", "120"])
    table.add(["e\u{301}", "1"])
    #expect(table.render(width: 80, style: .plain) == ["name  reps", "Ada      7", "日本   120", "e\u{301}        1"])
  }

  @Test(
    "A narrow table folds cells first, then moves the least important columns below",
    arguments: [
      (40, ["when    title             id", "monday  a very long name  0123"]),
      (26, ["when    title         id", "monday  a very long   0123", "        name"]),
      (22, ["when    title     id", "monday  a very    0123", "        long", "        name"]),
      (20, ["when    title", "monday  a very long", "        name", "  id 0123"]),
      (16, ["when    title", "monday  a very", "        long", "        name", "  id 0123"]),
      (12, ["when", "monday", "  title a", "  very long", "  name", "  id 0123"]),
    ])
  func narrowTable(width: Int, expected: [String]) {
    var table = Table([
      .init("when"), .init("title", expendability: 1, minimumWidth: 8), .init("id", expendability: 2),
    ])
    table.add(["monday", "a very long name", "0123"])
    #expect(table.render(width: width, style: .plain) == expected)
  }

  @Test("Colours add no columns and are all switched off again")
  func colours() {
    let plain = ProgressBar(current: 5, of: 10).render(width: 20, style: .plain)
    let coloured = ProgressBar(current: 5, of: 10).render(width: 20, style: .coloured)
    #expect(coloured != plain)
    #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
    #expect(coloured.matches(of: /\u{1B}\[0m/).count * 2 == coloured.matches(of: /\u{1B}\[/).count)
  }

  @Test("Nothing is painted if colours are off") func plain() { #expect(Style.plain(.red, "text") == "text") }
}
