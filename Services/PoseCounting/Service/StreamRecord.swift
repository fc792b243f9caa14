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
    storedBytes: Int = 0, framesExpireAt: Timestamp, framesDeletedAt: Timestamp? = nil, summary: Summary? = nil
  ) {
    self.streamID = streamID
    self.header = header
    self.createdAt = createdAt
    self.closedAt = closedAt
    self.frameCount = frameCount
    self.storedBytes = storedBytes
    self.framesExpireAt = framesExpireAt
    self.framesDeletedAt = framesDeletedAt
    self.summary = summary
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
