/// Returns once a condition holds that nothing announces. It polls every millisecond, and ends with its task: a test
/// that has timed out must not keep a core busy.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ holds: () async throws -> Bool
) async throws {
  while try await !holds() { try await Task.sleep(for: .milliseconds(1)) }
}
