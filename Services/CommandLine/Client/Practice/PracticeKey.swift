/// A key that steers a practice.
package enum PracticeKey: Sendable, Hashable {
  case enter, rubout, pause, skip, leave, finish, more, less, yes, no
  case digit(Int)
  /// Ends the program; the practice stays open.
  case interrupt

  /// `nil` for a key that means nothing here.
  package init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "): self = .enter
    case 0x08, 0x7F: self = .rubout
    case 0x03, 0x04: self = .interrupt
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit(Int(byte - UInt8(ascii: "0")))
    default:
      // The same in capitals.
      switch byte | 0x20 {
      case UInt8(ascii: "p"): self = .pause
      case UInt8(ascii: "s"): self = .skip
      case UInt8(ascii: "q"): self = .leave
      case UInt8(ascii: "f"): self = .finish
      case UInt8(ascii: "y"): self = .yes
      case UInt8(ascii: "n"): self = .no
      default:
        switch byte {
        case UInt8(ascii: "+"): self = .more
        case UInt8(ascii: "-"): self = .less
        default: return nil
        }
      }
    }
  }
}
