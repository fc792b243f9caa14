import CommandLineClient
import Foundation
import Testing
import TitanCore

@Suite("The terminal behind standard output")
struct TerminalTests {
  /// The descriptor of a fresh pseudo-terminal of 50 columns.
  private func withPseudoTerminal(_ body: (Int32) throws -> Void) throws {
    let primary = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(primary >= 0)
    defer { close(primary) }
    // ioctl_tty(2): TIOCSPTLCK unlocks the other end, TIOCGPTPEER opens it.
    var locked: Int32 = 0
    try #require(ioctl(primary, 0x4004_5431, &locked) == 0)
    let secondary = ioctl(primary, 0x5441, O_RDWR | O_NOCTTY)
    try #require(secondary >= 0)
    defer { close(secondary) }
    var size = winsize(ws_row: 20, ws_col: 50, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(secondary, UInt(TIOCSWINSZ), &size) == 0)
    try body(secondary)
  }

  @Test(
    "A terminal has its own width, and its colours follow NO_COLOR and TERM",
    arguments: [
      ([:], true, true), (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true),
      (["TERM": "dumb"], false, false),
    ])
  func terminal(environment: [String: String], isInteractive: Bool, isColoured: Bool) throws {
    try withPseudoTerminal { descriptor in
      let terminal = Terminal(descriptor: descriptor, environment: environment)
      #expect(terminal.width == (isInteractive ? 50 : 80))
      #expect(terminal.isInteractive == isInteractive)
      #expect(terminal.style.isColoured == isColoured)
    }
  }

  @Test(
    "A file is not a terminal: it has no colours, and 80 columns or COLUMNS",
    arguments: [([:], 80), (["COLUMNS": "120"], 120)])
  func file(environment: [String: String], width: Int) throws {
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    let terminal = Terminal(descriptor: descriptor, environment: environment)
    #expect(terminal == Terminal(width: width, isInteractive: false, style: .plain))
  }
}

@Suite("Texts, numbers and times")
struct TextTests {
  @Test(
    "Widths are those of a terminal",
    arguments: [("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👍", 2), ("▕█▏", 3), ("ﾊ", 1)])
  func width(text: String, width: Int) { #expect(text.displayWidth == width) }

  @Test(
    "Truncated text ends with an ellipsis",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 4, "日…"), ("日本語", 5, "日本…"), ("abc", 1, "…"), ("abc", 0, ""),
    ])
  func truncation(text: String, width: Int, expected: String) { #expect(text.truncated(to: width) == expected) }

  @Test(
    "Foreign text cannot control the terminal",
    arguments: [
      ("a\u{1B}[31mb", "a [31mb"), ("a\nb\tc", "a b c"), ("a\u{202E}b", "a\u{FFFD}b"), ("Zoë 👩‍🚀", "Zoë 👩‍🚀"),
    ])
  func printable(text: String, expected: String) { #expect(text.printable == expected) }

  @Test(
    "Durations read like a stopwatch",
    arguments: [(0, "0:00"), (59_999, "0:59"), (65_000, "1:05"), (3_607_000, "1:00:07"), (-5_000, "0:00")])
  func clock(milliseconds: Int, expected: String) {
    #expect(Format.clock(.milliseconds(milliseconds)) == expected)
  }

  @Test(
    "Seconds are rounded to tenths", arguments: [(0, "0.0 s"), (1_649, "1.6 s"), (1_650, "1.7 s"), (59_999, "60.0 s")])
  func seconds(milliseconds: Int, expected: String) {
    #expect(Format.seconds(.milliseconds(milliseconds)) == expected)
  }

  @Test(
    "Times are shown in their own time zone",
    arguments: [(0, "Thu 1970-01-01 00:00"), (7_200, "Thu 1970-01-01 02:00"), (-3_600, "Wed 1969-12-31 23:00")])
  func localTime(offset: Int, expected: String) {
    #expect(Format.localTime(Timestamp(seconds: 0), utcOffsetSeconds: offset) == expected)
  }

  @Test("Counts agree with their noun", arguments: [(0, "0 push-ups"), (1, "1 push-up"), (2, "2 push-ups")])
  func count(number: Int, expected: String) { #expect(Format.count(number, "push-up") == expected) }

  @Test(
    "Addresses have a host and a port",
    arguments: [
      ("127.0.0.1:7001", "127.0.0.1:7001"), ("auth:1", "auth:1"), ("[::1]:65535", "[::1]:65535"), ("::1:80", nil),
      ("auth", nil), (":80", nil), ("auth:", nil), ("auth:0", nil), ("auth:65536", nil), ("auth:+1", nil), ("", nil),
      ("[auth]:1", nil), ("a b:1", nil),
    ])
  func address(text: String, expected: String?) { #expect(HostAndPort(text)?.description == expected) }

  @Test(
    "The requested language is the system's",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "de", "LC_MESSAGES": "en_GB"], "en-GB"),
      (["LC_ALL": "fr_CA@euro", "LANG": "de"], "fr-CA"), (["LC_ALL": "", "LANG": "sr"], "sr"), (["LANG": "C"], nil),
      (["LANG": "POSIX"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "a\u{1B}_B"], nil), ([:], nil),
    ])
  func language(environment: [String: String], tag: String?) {
    #expect(LocalizedChannel.language(environment: environment) == tag)
  }

  @Test("An option overrides the variable, which overrides the default")
  func addressOrder() throws {
    let variable = ["TITANUP_POSE_ADDRESS": "pose.example:1"]
    let option = HostAndPort(host: "other", port: 2)
    #expect(try TitanUpService.pose.address(option: option, environment: variable) == option)
    #expect(try TitanUpService.pose.address(option: nil, environment: variable).description == "pose.example:1")
    #expect(try TitanUpService.pose.address(option: nil, environment: [:]).description == "127.0.0.1:7004")
  }

  @Test("A wrong variable is named")
  func wrongVariable() {
    #expect {
      try TitanUpService.auth.address(option: nil, environment: ["TITANUP_AUTH_ADDRESS": "nonsense"])
    } throws: { error in
      (error as? ClientError)?.description.contains("TITANUP_AUTH_ADDRESS") == true
        && (error as? ClientError)?.status == .usage
    }
  }
}

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

  @Test("The live line shows count, depth, phase, time, tempo and cue")
  func whole() {
    #expect(
      line.render(width: 80, style: .plain)
        == "   7/12  ▕████████        ▏  ↓ down    1:05   1.6 s  straighten your arms")
  }

  @Test("Parts that do not fit are dropped from the right, but never the count", arguments: 7...80)
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
