/// Runs work whose cost grows with the amount of a user's data away from the handler's event loop, so that other calls
/// on that loop don't wait for it.
package func awayFromEventLoop<Result: Sendable>(
  _ work: () async throws -> Result
) async throws -> Result {
  try await withTaskExecutorPreference(globalConcurrentExecutor) { try await work() }
}
