/// An account's limits at one service, as the operator sets them. 0 means no limit.
package struct AccountLimits: Sendable, Hashable {
  /// `TITANUP_ACCOUNT_CALLS_PER_MINUTE`: calls to all methods together.
  package var callsPerMinute = 0
  /// `TITANUP_ACCOUNT_CALLS`: calls at a time, not counting `Watch…` streams.
  package var calls = 0
  /// `TITANUP_ACCOUNT_WATCHES`: `Watch…` streams at a time.
  package var watches = 0

  package static let none = AccountLimits()

  init() {}

  /// Reads all limits and notes problems in the reader.
  init(_ reader: EnvironmentReader) {
    callsPerMinute = reader.integer("TITANUP_ACCOUNT_CALLS_PER_MINUTE", default: 6_000, in: 0...10_000_000)
    calls = reader.integer("TITANUP_ACCOUNT_CALLS", default: 256, in: 0...1_000_000)
    watches = reader.integer("TITANUP_ACCOUNT_WATCHES", default: 32, in: 0...1_000_000)
  }
}
