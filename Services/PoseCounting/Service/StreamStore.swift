package import Foundation
package import PoseCountingDomain
package import TitanCore
package import TitanRPC

/// Where streams are kept.
///
/// A stream has one writer at a time, who proves it by an attachment: whoever opens a stream gets a new one, and what
/// an older one still sends is refused. So a client may return over another connection, even to another process,
/// while its lost one has not been noticed yet.
package protocol StreamStore: Sendable {
  /// Makes the stream, or attaches to the one that exists.
  ///
  /// An unfinished upload that is opened again starts from nothing; a live stream goes on.
  ///
  /// - Parameters:
  ///   - limit: how many unfinished streams a user may have begun within a day.
  /// - Throws: `StreamStoreError.exists` if the id is used with another header, `.tooMany` over the limit, `.expired` for
  ///   an unfinished stream whose frames are gone.
  func open(_ opening: StreamOpening, attachment: UUID, limit: Int, at now: Timestamp) async throws -> OpenedStream

  /// Appends frames to streams, no two chunks for the same attachment.
  func append(_ appends: [FrameAppend]) async throws -> [FrameOutcome]

  /// Ends the stream with its receipt. From now on its frames are kept as long as its header says.
  ///
  /// Streams of one user end one after the other, so what `decide` is told holds until its receipt is kept.
  ///
  /// - Parameter decide: gives the receipt. What it throws is thrown, and the stream stays as it was; an upload that is
  ///   a duplicate, or ends in the future, goes.
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more.
  func close(
    _ key: StreamKey, _ stream: CountedStream, attachment: UUID, at now: Timestamp,
    decide: @Sendable (StreamPast) throws -> SignedReceipt
  ) async throws -> SignedReceipt

  /// `nil` if there is none.
  func stream(_ key: StreamKey) async throws -> StreamRecord?

  /// A user's streams behind a place, the one opened last first.
  func streams(of user: UserID, after place: StreamPlace?, limit: Int) async throws -> [StreamRecord]

  /// What a stream ended with; `nil` for an unfinished one.
  func receipt(of key: StreamKey) async throws -> SignedReceipt?

  /// Frames from the one with this number on, as many as are stored together; `nil` if that one is not there.
  func frames(of key: StreamKey, from number: UInt64, schema: LandmarkSchema) async throws -> StoredFrames?

  /// Deletes a stream's frames; who still appends is refused. Again, it changes nothing.
  ///
  /// - Returns: what is left; `nil` if there is no such stream.
  func deleteFrames(of key: StreamKey, at now: Timestamp) async throws -> StreamRecord?

  /// Deletes the frames of streams whose time has come. Any number of processes may do so at the same time.
  ///
  /// - Parameter limit: of how many streams at most.
  /// - Returns: of how many it did.
  func expireFrames(at now: Timestamp, limit: Int) async throws -> Int

  /// What a counter other than the stream's own made of it.
  func recount(of key: StreamKey, by counter: String) async throws -> SignedReceipt?

  /// Keeps what another counter made of a stream.
  ///
  /// - Returns: the receipt that is kept: the first one of this counter.
  func add(recount receipt: SignedReceipt, of key: StreamKey, at now: Timestamp) async throws -> SignedReceipt

  /// Gives a closed stream another start, and it and its recounts other receipts; the same start changes nothing.
  ///
  /// - Parameter sign: gives a receipt in the place of one, for the stream as it is then.
  /// - Returns: the stream's own receipt; `nil` if there is no such stream, or it is unfinished.
  func retime(
    _ key: StreamKey, to start: Timestamp, at now: Timestamp,
    sign: @Sendable (StreamRecord, SignedReceipt) throws -> SignedReceipt
  ) async throws -> SignedReceipt?

  /// Keeps what the owner says a stream holds, instead of what was said before; `false` if there is no such stream.
  func state(_ truth: GroundTruth, of key: StreamKey) async throws -> Bool

  func groundTruth(of key: StreamKey) async throws -> GroundTruth?
}

extension StreamStore {
  /// Appends frames to one stream.
  ///
  /// - Throws: `StreamStoreError.takenOver` if the attachment is not the stream's any more, `.lost` if the store does not
  ///   have what comes before.
  package func append(_ chunk: FrameChunk, to key: StreamKey, attachment: UUID) async throws {
    let outcomes = try await append([FrameAppend(chunk, to: key, attachment: attachment)])
    for outcome in outcomes { try outcome.check(key.stream) }
  }

  /// A stream is compared with so many of the user's that have other landmarks.
  package static var comparedStreams: Int { 200 }

  /// How long an unfinished stream can be gone on with, at least.
  package static var timeToFinish: Duration { .seconds(86_400) }
}

/// What `open` found.
package enum OpenedStream: Sendable {
  /// Nothing stored yet.
  case fresh(StreamHeader)
  /// Frames are stored; all of them, in order.
  case unfinished(StreamHeader, chunks: [StoredChunk])
  /// Over. Nothing can be appended.
  case closed(StreamHeader, SignedReceipt, frames: UInt64)
}

/// What became of frames.
package enum FrameOutcome: Sendable, Equatable {
  case kept
  /// The attachment is not the stream's any more.
  case takenOver
  /// The attachment is the stream's, but these are not the frames that come next, as when a backup was restored meanwhile.
  case lost

  /// - Throws: unless they are kept.
  package func check(_ stream: StreamID) throws(StreamStoreError) {
    switch self {
    case .kept: break
    case .takenOver: throw .takenOver(stream)
    case .lost: throw .lost(stream)
    }
  }
}

/// Consecutive frames of a stream, as they are stored.
package struct FrameChunk: Sendable, Equatable {
  /// Number of the first of them.
  package var first: UInt64
  package var count: Int
  /// Packed: `StoredChunk` has the way back.
  package var bytes: [UInt8]
  /// How much of the time they span came at its pace, in microseconds; 0 of an upload.
  package var onPace: Int64

  /// Number of the frame that follows.
  package var end: UInt64 { first + UInt64(count) }

  package init(first: UInt64, count: Int, bytes: [UInt8], onPace: Int64 = 0) {
    self.first = first
    self.count = count
    self.bytes = bytes
    self.onPace = onPace
  }

  package init(first: UInt64, packing frames: FrameDeltas.Encoder, onPace: Int64 = 0) {
    self.init(first: first, count: frames.count, bytes: Zlib.compress(frames.bytes), onPace: onPace)
  }
}

/// Frames, the stream they belong to, and who says so.
package struct FrameAppend: Sendable {
  package var chunk: FrameChunk
  package var key: StreamKey
  package var attachment: UUID

  package init(_ chunk: FrameChunk, to key: StreamKey, attachment: UUID) {
    self.chunk = chunk
    self.key = key
    self.attachment = attachment
  }
}

package enum StreamStoreError: Error, Equatable {
  /// The id is used by a stream with another header, or with other frames.
  case exists(StreamID)
  case takenOver(StreamID)
  /// The store does not have all frames that were appended.
  case lost(StreamID)
  case tooMany(limit: Int)
  /// Its frames are gone.
  case expired(StreamID)
  /// The same push-ups are there already.
  case duplicate(of: StreamID)
  /// Its last frame is still to be taken.
  case endsInFuture(Timestamp, now: Timestamp)

  /// Whether nothing of an upload stays with which this is wrong: its sender has another id, or another time, for it.
  package var endsUpload: Bool {
    switch self {
    case .duplicate, .endsInFuture: true
    case .exists, .takenOver, .lost, .tooMany, .expired: false
    }
  }
}

extension StreamStoreError: RPCErrorConvertible {
  package var rpcError: RPCError {
    switch self {
    case .exists(let id):
      RPCError(
        .alreadyExists, reason: "STREAM_EXISTS", "stream \(id) exists with other parameters or frames",
        info: ["stream_id": id.description])
    case .duplicate(let other):
      RPCError(
        .alreadyExists, reason: "STREAM_EXISTS", "the same frames are those of stream \(other)",
        info: ["stream_id": other.description])
    case .endsInFuture(let end, let now):
      RPCError.endsInFuture("open.start_time", end: end, now: now)
    case .takenOver(let id):
      RPCError(
        .aborted, reason: "STREAM_TAKEN_OVER", "stream \(id) was opened again elsewhere, or its frames were deleted",
        info: ["stream_id": id.description])
    case .lost(let id):
      RPCError(
        .unavailable, reason: "FRAMES_LOST", "frames of stream \(id) were lost; open it again and go on as it says",
        info: ["stream_id": id.description])
    case .tooMany(let limit):
      RPCError(
        .resourceExhausted, reason: "TOO_MANY_STREAMS",
        "\(limit) unfinished streams were begun within a day; allowed: \(limit)")
    case .expired(let id):
      RPCError(
        .failedPrecondition, reason: "STREAM_EXPIRED", "the frames of stream \(id) are no longer kept",
        info: ["stream_id": id.description])
    }
  }
}
