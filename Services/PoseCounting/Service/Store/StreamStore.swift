package import Foundation
package import PoseCountingDomain
package import TitanCore

/// Stores streams.
///
/// A stream has one writer at a time, identified by an attachment. Each client that opens a stream gets a new
/// attachment, and frames sent with an older one are refused. So a client may return over another connection, even to
/// another process, before anyone has noticed that its first connection is lost.
package protocol StreamStore: Sendable {
  /// Creates the stream, or attaches to the existing one.
  ///
  /// Reopening an unfinished upload starts it from nothing; a live stream continues.
  ///
  /// - Parameters:
  ///   - position: how far the caller has counted a live stream. If the stream stands exactly there, its frames are not
  ///     read.
  ///   - limit: how many unfinished streams a user may have begun within a day.
  /// - Throws: `StreamStoreError.exists` if the id is used with another header, `.tooMany` over the limit, `.expired`
  ///   for an unfinished stream whose frames were deleted.
  func open(
    _ opening: StreamOpening, attachment: UUID, countedTo position: StreamPosition?, limit: Int, at now: Timestamp
  ) async throws -> OpenedStream

  /// Appends frames to streams, at most one chunk per attachment.
  func append(_ appends: [FrameAppend]) async throws -> [FrameOutcome]

  /// Ends the stream with its receipt. From now on its frames are kept as long as its header says.
  ///
  /// The streams of one user end one after the other, so what `decide` is given holds until its receipt is stored.
  ///
  /// - Parameter decide: makes the receipt. If it throws, this rethrows and the stream stays as it was; but an upload
  ///   that is a duplicate, or ends in the future, is deleted.
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more.
  func close(
    _ key: StreamKey, _ stream: CountedStream, attachment: UUID, at now: Timestamp,
    decide: @Sendable (StreamPast) throws -> SignedReceipt
  ) async throws -> SignedReceipt

  /// `nil` if there is none.
  func stream(_ key: StreamKey) async throws -> StreamRecord?

  /// A user's streams after a place, the most recently opened first.
  func streams(of user: UserID, after place: StreamPlace?, limit: Int) async throws -> [StreamRecord]

  /// The receipt a stream ended with; `nil` for an unfinished one.
  func receipt(of key: StreamKey) async throws -> SignedReceipt?

  /// The stored piece of frames from this number on; `nil` if that frame doesn't exist.
  func frames(of key: StreamKey, from number: UInt64, schema: LandmarkSchema) async throws -> StoredFrames?

  /// Deletes a stream's frames and refuses further appends. Repeating it changes nothing.
  ///
  /// - Returns: what is left; `nil` if there is no such stream.
  func deleteFrames(of key: StreamKey, at now: Timestamp) async throws -> StreamRecord?

  /// Deletes the frames of expired streams. Any number of processes may do so at the same time.
  ///
  /// - Parameter limit: the most streams to process.
  /// - Returns: the number of streams processed.
  func expireFrames(at now: Timestamp, limit: Int) async throws -> Int

  /// The receipt that a counter other than the stream's own made for it.
  func recount(of key: StreamKey, by counter: String) async throws -> SignedReceipt?

  /// Stores the receipt that another counter made for a stream.
  ///
  /// - Returns: the stored receipt: the first one of this counter.
  func add(recount receipt: SignedReceipt, of key: StreamKey, at now: Timestamp) async throws -> SignedReceipt

  /// Gives a closed stream another start, and new receipts to it and its recounts; the same start changes nothing.
  ///
  /// - Parameter sign: replaces a receipt with one for the stream with its new start.
  /// - Returns: the stream's own receipt; `nil` if there is no such stream, or it is unfinished.
  func retime(
    _ key: StreamKey, to start: Timestamp, at now: Timestamp,
    sign: @Sendable (StreamRecord, SignedReceipt) throws -> SignedReceipt
  ) async throws -> SignedReceipt?

  /// Stores what the owner says a stream contains, replacing any earlier statement; `false` if there is no such stream.
  func state(_ truth: GroundTruth, of key: StreamKey) async throws -> Bool

  func groundTruth(of key: StreamKey) async throws -> GroundTruth?
}

extension StreamStore {
  /// Creates the stream, or attaches to the existing one, for a caller that has counted nothing of it.
  package func open(
    _ opening: StreamOpening, attachment: UUID, limit: Int, at now: Timestamp
  ) async throws -> OpenedStream {
    try await open(opening, attachment: attachment, countedTo: nil, limit: limit, at: now)
  }

  /// Appends frames to one stream.
  ///
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more, `.lost` if the store
  ///   doesn't have the preceding frames.
  package func append(_ chunk: FrameChunk, to key: StreamKey, attachment: UUID) async throws {
    let outcomes = try await append([FrameAppend(chunk, to: key, attachment: attachment)])
    for outcome in outcomes { try outcome.check(key.stream) }
  }

  /// The number of the user's streams with other landmarks that a stream is compared with.
  package static var comparedStreams: Int { 200 }

  /// How long an unfinished stream can be continued, at least.
  package static var timeToFinish: Duration { .seconds(86_400) }
}

/// Where a stream stood when a connection left it.
///
/// Only the attached connection appends, and each attachment is used once. So if the stream still has this attachment,
/// nobody has opened, closed, or deleted it since; and if it still has this number of frames, no backup was restored.
package struct StreamPosition: Sendable, Equatable {
  package var header: StreamHeader
  package var attachment: UUID
  package var nextFrame: UInt64

  package init(header: StreamHeader, attachment: UUID, nextFrame: UInt64) {
    self.header = header
    self.attachment = attachment
    self.nextFrame = nextFrame
  }
}

/// What `open` found.
package enum OpenedStream: Sendable {
  /// Nothing is stored yet.
  case fresh(StreamHeader)
  /// Some frames are stored; here are all of them, in order.
  case unfinished(StreamRecord, chunks: [StoredChunk])
  /// The stream stands where the caller's count ends.
  case unchanged(StreamRecord)
  /// The stream is closed. Nothing can be appended.
  case closed(StreamHeader, SignedReceipt, frames: UInt64)
}

/// The result of appending frames.
package enum FrameOutcome: Sendable, Equatable {
  case kept
  /// The attachment is not the stream's any more.
  case takenOver
  /// The attachment is the stream's, but these are not the next frames, as when a backup was restored meanwhile.
  case lost

  /// - Throws: unless the frames are stored.
  package func check(_ stream: StreamID) throws(StreamStoreError) {
    switch self {
    case .kept: break
    case .takenOver: throw .takenOver(stream)
    case .lost: throw .lost(stream)
    }
  }
}
