package import PoseCountingDomain
package import TitanCore

/// What `Open` said of a stream: fixed for its life, since a count without it means nothing.
package struct StreamHeader: Sendable, Equatable {
  /// How the frames come. Raw values are stored.
  package enum Origin: Int, Sendable {
    case live = 1
    case upload = 2
  }

  /// How many days after the stream's end its frames are kept. Raw values are stored.
  package enum Retention: Int, Sendable, CaseIterable {
    case none = 0
    case month = 30
    case year = 365

    package var duration: Duration { .seconds(rawValue * 86_400) }

    /// How long the frames of a stream are kept: as its opening asks, or else as the settings of its user say, or else
    /// for a month. Whoever wants none kept has none kept, whatever is asked.
    package static func inForce(asked: Self?, settings: Self?) -> Self {
      if let settings, settings == .none { return settings }
      return asked ?? settings ?? .month
    }
  }

  package var origin: Origin
  package var schema: LandmarkSchema
  package var image: ImageSize
  package var parameters: PushUpParameters
  /// It changes nothing about the count.
  package var target: SetTarget
  /// Seconds in which the athlete gets ready: frames of that time are not counted.
  package var preparationSeconds: Int
  /// When the first frame was taken, by the device's clock.
  package var startTime: Timestamp
  package var retention: Retention
  /// Whether the opening said nothing of it, so that it is what the user's settings say.
  package var followsSettings: Bool
  /// Whether nobody did the set: a program made its landmarks.
  package var isSimulated: Bool

  package init(
    origin: Origin, schema: LandmarkSchema, image: ImageSize, parameters: PushUpParameters,
    target: SetTarget = .reps(0), preparationSeconds: Int = 0, startTime: Timestamp, retention: Retention = .month,
    followsSettings: Bool = false, isSimulated: Bool = false
  ) {
    self.origin = origin
    self.schema = schema
    self.image = image
    self.parameters = parameters
    self.target = target
    self.preparationSeconds = preparationSeconds
    self.startTime = startTime
    self.retention = retention
    self.followsSettings = followsSettings
    self.isSimulated = isSimulated
  }

  /// What the opening asked of retention; `nil` if it said nothing.
  package var askedRetention: Retention? { followsSettings ? nil : retention }
}

/// A checked `Open`: whose stream, what it says, and what it left to the service.
package struct StreamOpening: Sendable {
  package var key: StreamKey
  package var header: StreamHeader
  /// `counter` was empty: the newest for a new stream, whatever it has for one that exists.
  package var leavesCounter: Bool
  /// `start_time` was absent: now for a new live stream, as much before its end as an upload is long, whatever it has for a
  /// stream that exists.
  package var leavesStartTime: Bool

  package init(key: StreamKey, header: StreamHeader, leavesCounter: Bool = false, leavesStartTime: Bool = false) {
    self.key = key
    self.header = header
    self.leavesCounter = leavesCounter
    self.leavesStartTime = leavesStartTime
  }

  /// Whether a stream that exists is the one that is meant.
  package func agrees(with stored: StreamHeader) -> Bool {
    var expected = header
    if leavesCounter { expected.parameters = stored.parameters }
    if leavesStartTime { expected.startTime = stored.startTime }
    // The settings may have changed since; once they said that nothing is kept, nothing is, whatever was asked.
    if header.followsSettings || stored.retention == .none { expected.retention = stored.retention }
    expected.followsSettings = stored.followsSettings
    return expected == stored
  }
}
