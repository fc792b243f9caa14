/// What an Argon2id hash costs (RFC 9106 §3.1).
package struct Argon2Parameters: Hashable, Sendable {
  package var memoryKiB: UInt32
  package var passes: UInt32
  package var lanes: UInt32

  package init(memoryKiB: UInt32, passes: UInt32, lanes: UInt32) {
    self.memoryKiB = memoryKiB
    self.passes = passes
    self.lanes = lanes
  }

  /// 19 MiB, two passes, one lane: OWASP's Password Storage Cheat Sheet.
  package static let standard = Argon2Parameters(memoryKiB: 19 * 1024, passes: 2, lanes: 1)
}
