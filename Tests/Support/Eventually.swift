/// Returns once something holds that nobody announces. It asks again after a millisecond, and ends with its task: a test
/// whose time is over must not keep a core from the others.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ holds: () async throws -> Bool
) async throws {
  while try await !holds() { try await Task.sleep(for: .milliseconds(1)) }
}
