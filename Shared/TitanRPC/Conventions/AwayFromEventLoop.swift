/// Runs what takes longer the more somebody has, however well it is written, away from the event loop on which a handler
/// runs: others' calls on that loop do not wait for it.
package func awayFromEventLoop<Result: Sendable>(
  _ work: () async throws -> Result
) async throws -> Result {
  try await withTaskExecutorPreference(globalConcurrentExecutor) { try await work() }
}
