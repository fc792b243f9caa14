import CommandLineClient
import Testing

@Suite("The live line")
struct LiveLineTests {
  private var line: LiveLine {
    var line = LiveLine()
    line.reps = 7
    line.target = 12
    line.romPercent = 50
    line.phase = .descending
    line.lastRep = .milliseconds(1640)
    line.cue = "straighten your arms"
    line.elapsed = .seconds(65)
    return line
  }

  @Test("It shows count, depth, phase, time, tempo and cue")
  func whole() {
    #expect(
      line.render(width: 80, style: .plain)
        == "   7/12  ▕████████        ▏  ↓ down    1:05   1.6 s  straighten your arms")
  }

  @Test("What does not fit is left out from the right, the count never", arguments: 7...80)
  func narrow(width: Int) {
    let drawn = line.render(width: width, style: .plain)
    #expect(drawn.displayWidth <= width)
    #expect(drawn.hasPrefix("   7/12"))
  }

  @Test("Without a target the count stands alone")
  func noTarget() {
    var line = LiveLine()
    line.reps = 3
    #expect(line.render(width: 30, style: .plain).hasPrefix("   3  ▕                ▏"))
  }

  @Test("Depth never draws over its frame", arguments: [0, 1, 50, 99, 100, 250])
  func depth(percent: Int) {
    var line = line
    line.romPercent = percent
    #expect(
      line.render(width: 80, style: .plain).displayWidth == self.line.render(width: 80, style: .plain).displayWidth)
  }
}
