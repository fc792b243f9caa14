import TitanRequests

extension ServiceEnvironment {
  /// The task that deletes expired answers, which were kept for retries.
  package var answerSweep: BackgroundTask {
    let sweep = RequestSweep(database, of: service, clock: clock)
    return BackgroundTask("forget answers", every: RequestSweep.interval) { try await sweep() }
  }
}
