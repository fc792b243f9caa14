package import PoseCountingDomain
package import TitanCore

/// What is known of a stream without looking at its frames.
package struct StreamRecord: Sendable, Equatable {
  package var streamID: StreamID
  package var header: StreamHeader
  package var createdAt: Timestamp
  /// `nil` for an unfinished one.
  package var closedAt: Timestamp?
  /// Frames that were stored, also if they are gone.
  package var frameCount: UInt64
  /// What they take in the store; 0 when they are gone.
  package var storedBytes: Int
  package var framesExpireAt: Timestamp
  /// `nil` while they are there.
  package var framesDeletedAt: Timestamp?
  /// How much of a live stream came at the pace of its times, in microseconds; `nil` where nobody looked.
  package var onPace: Int64?
  /// `nil` for an unfinished one.
  package var summary: Summary?

  /// What a stream ended with.
  package struct Summary: Sendable, Equatable {
    package var reps: Int
    /// In microseconds.
    package var duration: Int64
    package var digest: [UInt8]

    package init(reps: Int, duration: Int64, digest: [UInt8]) {
      self.reps = reps
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
}

extension StreamHeader {
  /// How a stream with this header came that is over.
  ///
  /// - Parameter onPace: `nil` where nobody looked: then it counts for all of it.
  package func origin(onPace: Int64?, of length: Int64, end: Timestamp, closed: Timestamp) -> Origin {
    guard origin == .live else { return origin }
    return LivePace.isLive(onPace: onPace ?? length, of: length, end: end, closed: closed) ? .live : .upload
  }
}

/// Where a stream stands among its user's, which are listed by the time they were opened.
package struct StreamPlace: Sendable, Equatable {
  package var createdAt: Timestamp
  package var streamID: StreamID

  package init(createdAt: Timestamp, streamID: StreamID) {
    self.createdAt = createdAt
    self.streamID = streamID
  }
}

extension StreamRecord {
  /// How it came: one that was sent live, and not done then, came as an upload does.
  package var origin: StreamHeader.Origin {
    guard let summary, let closedAt else { return header.origin }
    return header.origin(
      onPace: onPace, of: summary.duration, end: header.startTime + .microseconds(summary.duration), closed: closedAt)
  }

  package var place: StreamPlace { StreamPlace(createdAt: createdAt, streamID: streamID) }
}

/// Stored frames that follow each other.
package struct StoredFrames: Sendable, Equatable {
  /// Number of the first of them.
  package var first: UInt64
  package var frames: [QuantizedFrame]

  package init(first: UInt64, frames: [QuantizedFrame]) {
    self.first = first
    self.frames = frames
  }

  /// The number after the last of them.
  package var next: UInt64 { first + UInt64(frames.count) }
}
