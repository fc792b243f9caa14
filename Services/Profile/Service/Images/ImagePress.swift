import ProfileDomain
import TitanCore
package import TitanThreads

/// Makes photos anew away from the event loops, a few at a time; accounts are served in turn.
package struct ImagePress: Sendable {
  private let threads: BoundedThreadPool

  package init(threads: BoundedThreadPool) { self.threads = threads }

  /// - Throws: `ImageFault`, `ImageQueueFull`.
  func storedImage(of source: SourceImage, for user: UserID) async throws -> StoredImage {
    do {
      return try await threads.run(for: user.description) { try StoredImage(pressed: source) }
    } catch let full as BoundedThreadPool.Full {
      throw ImageQueueFull(limit: full.limit)
    }
  }
}
