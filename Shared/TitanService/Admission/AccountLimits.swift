/// What one account may have of a service, as its operator sets it. 0 means no limit.
package struct AccountLimits: Sendable, Hashable {
  /// `TITANUP_ACCOUNT_CALLS_PER_MINUTE`: to all methods together.
  package var callsPerMinute = 0
  /// `TITANUP_ACCOUNT_CALLS`: that run at a time, other than `Watch…` streams.
  package var calls = 0
  /// `TITANUP_ACCOUNT_WATCHES`: `Watch…` streams at a time.
  package var watches = 0

  package static let none = AccountLimits()

  init() {}

  /// Reads all of it; problems are noted in the reader.
  init(_ reader: EnvironmentReader) {
    callsPerMinute = reader.integer("TITANUP_ACCOUNT_CALLS_PER_MINUTE", default: 6_000, in: 0...10_000_000)
    calls = reader.integer("TITANUP_ACCOUNT_CALLS", default: 256, in: 0...1_000_000)
    watches = reader.integer("TITANUP_ACCOUNT_WATCHES", default: 32, in: 0...1_000_000)
  }
}
