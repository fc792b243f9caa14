/// What the program's end says to scripts; numbers beyond 1 are those of sysexits(3).
package enum ProgramStatus: Int32, Sendable {
  case ok = 0
  /// The server refused, or what it was asked for cannot be done.
  case refused = 1
  /// The command line was wrong.
  case usage = 64
  /// A service could not be reached.
  case unavailable = 69
  /// The result could not be written.
  case output = 74
}
