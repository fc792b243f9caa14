package import TitanCore

/// A stream without its frames.
package struct StreamRecord: Sendable, Equatable {
  package var streamID: StreamID
  package var header: StreamHeader
  package var createdAt: Timestamp
  /// `nil` for an unfinished stream.
  package var closedAt: Timestamp?
  /// The number of frames stored, even if they were deleted since.
  package var frameCount: UInt64
  /// The frames' size in the store; 0 after they were deleted.
  package var storedBytes: Int
  package var framesExpireAt: Timestamp
  /// `nil` while the frames exist.
  package var framesDeletedAt: Timestamp?
  /// How much of a live stream came at the pace of its times, in microseconds; `nil` if that was not measured.
  package var onPace: Int64?
  /// `nil` for an unfinished stream.
  package var summary: Summary?

  /// The result of a stream that ended.
  package struct Summary: Sendable, Equatable {
    package var count: Int
    /// In microseconds.
    package var duration: Int64
    package var digest: [UInt8]

    package init(count: Int, duration: Int64, digest: [UInt8]) {
      self.count = count
      self.duration = duration
      self.digest = digest
    }
  }

  package init(
    streamID: StreamID, header: StreamHeader, createdAt: Timestamp, closedAt: Timestamp? = nil, frameCount: UInt64 = 0,
    storedBytes: Int = 0, framesExpireAt: Timestamp, framesDeletedAt: Timestamp? = nil, onPace: Int64? = nil,
    summary: Summary? = nil
  ) {
    self.streamID = streamID
    self.header = header
    self.createdAt = createdAt
    self.closedAt = closedAt
    self.frameCount = frameCount
    self.storedBytes = storedBytes
    self.framesExpireAt = framesExpireAt
    self.framesDeletedAt = framesDeletedAt
    self.onPace = onPace
    self.summary = summary
  }

  /// How the stream arrived. If it was sent live but not done at that time, it counts as an upload.
  package var origin: StreamHeader.Origin {
    guard let summary, let closedAt else { return header.origin }
    return header.origin(
      onPace: onPace, of: summary.duration, end: header.startTime + .microseconds(summary.duration), closed: closedAt)
  }

  package var place: StreamPlace { StreamPlace(createdAt: createdAt, streamID: streamID) }
}

/// The position of a stream in its user's list, which is sorted by when streams were opened.
package struct StreamPlace: Sendable, Equatable {
  package var createdAt: Timestamp
  package var streamID: StreamID

  package init(createdAt: Timestamp, streamID: StreamID) {
    self.createdAt = createdAt
    self.streamID = streamID
  }
}

/// What a stream really contains, according to its owner.
package struct GroundTruth: Sendable, Equatable {
  static let allowed = 0...5_000

  package var reps: Int
  /// Whether people other than the owner may look at this and at the stream.
  package var mayImproveCounters: Bool
  package var statedAt: Timestamp

  package init(reps: Int, mayImproveCounters: Bool, statedAt: Timestamp) {
    self.reps = reps
    self.mayImproveCounters = mayImproveCounters
    self.statedAt = statedAt
  }
}
