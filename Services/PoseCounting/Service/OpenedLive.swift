import Foundation
import PoseCountingDomain
import TitanCore
import TitanRPC

/// A live stream that a connection has opened.
enum OpenedLive: Sendable {
  /// Counted as far as it is stored, with the pace at which its frames have come.
  case counted(CountedStream, LivePace)
  /// The stream is closed. Nothing can be added.
  case closed(StreamHeader, SignedReceipt, frames: UInt64)
}

extension PoseServices {
  /// Opens a live stream. If the stream's last call left it counted in this process, and nothing has happened to it
  /// since, it goes on from there; otherwise everything stored is counted again.
  func openLive(_ opening: StreamOpening, attachment: UUID) async throws -> OpenedLive {
    // Store the frames of a lost connection first, so that events already reported need not be reported again.
    await groupCommit.storeFrames(of: opening.key)
    let kept = halfClosed.take(opening.key)
    switch try await open(opening, attachment: attachment, countedTo: kept?.position) {
    case .closed(let header, let receipt, let frames):
      return .closed(header, receipt, frames: frames)
    case .fresh(let header):
      return .counted(CountedStream(header), LivePace(since: now()))
    case .unchanged(let record):
      guard let kept else { throw RuntimeError("the store compares a stream with a position that it was not given") }
      return .counted(kept.stream, pace(of: record))
    case .unfinished(let record, let chunks):
      var stream = CountedStream(record.header)
      for chunk in chunks {
        stream.replay(try chunk.decoded(schema: record.header.schema))
        // Replaying a long stream takes a while, so other tasks on this event loop run in between.
        await Task.yield()
      }
      return .counted(stream, pace(of: record))
    }
  }

  /// The pace follows from what the store knows, so that it does not matter which process serves which call of a set.
  private func pace(of record: StreamRecord) -> LivePace {
    LivePace(since: record.createdAt, paid: record.onPace ?? 0, at: now())
  }
}
