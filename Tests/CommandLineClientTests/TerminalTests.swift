import CommandLineClient
import Foundation
import Testing

@Suite("What standard output is")
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
    "A terminal has its own width; colours follow NO_COLOR and TERM",
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

  @Test("A file is no terminal: no colours, 80 columns or COLUMNS", arguments: [([:], 80), (["COLUMNS": "120"], 120)])
  func file(environment: [String: String], width: Int) throws {
    let descriptor = open("/dev/null", O_WRONLY)
    defer { close(descriptor) }
    let terminal = Terminal(descriptor: descriptor, environment: environment)
    #expect(terminal == Terminal(width: width, isInteractive: false, style: .plain))
  }
}
