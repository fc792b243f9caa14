extension Terminal {
  /// How wide prose and tables may be: a terminal's own width; as wide as they are where no terminal shows them.
  var room: Int { isInteractive ? width : max(width, 10_000) }
}
