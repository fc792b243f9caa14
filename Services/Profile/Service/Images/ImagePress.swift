import ProfileDomain
package import TitanThreads

/// Makes photos anew away from the event loops, a few at a time.
package struct ImagePress: Sendable {
  private let threads: BoundedThreadPool

  package init(threads: BoundedThreadPool) { self.threads = threads }

  /// - Throws: `ImageFault`, `ImageQueueFull`.
  func storedImage(of source: SourceImage) async throws -> StoredImage {
    do {
      return try await threads.run { try StoredImage(pressed: source) }
    } catch let full as BoundedThreadPool.Full {
      throw ImageQueueFull(limit: full.limit)
    }
  }
}
