package import PoseCountingDomain
package import TitanCore

package enum StreamOwner {}
/// A landmark stream, named by the client that made it.
package typealias StreamID = Identifier<StreamOwner>

/// A stream of a user: if another user's stream has the same id, it is another stream.
package struct StreamKey: Hashable, Sendable {
  package var user: UserID
  package var stream: StreamID

  package init(user: UserID, stream: StreamID) {
    self.user = user
    self.stream = stream
  }
}

/// What `Open` says about a stream. It never changes, since a count means nothing without it.
package struct StreamHeader: Sendable, Equatable {
  /// How the frames arrive. Raw values are stored.
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

    /// How long the frames of a stream are kept: as its `Open` asks, or else as its user's settings say, or else for a
    /// month. If the user's settings keep none, none are kept, no matter what `Open` asks.
    package static func inForce(asked: Self?, settings: Self?) -> Self {
      if let settings, settings == .none { return settings }
      return asked ?? settings ?? .month
    }
  }

  package var origin: Origin
  package var schema: LandmarkSchema
  package var image: ImageSize
  /// What counts it, and so which exercise it is of.
  package var counter: CounterVersion
  /// The target of the set. It doesn't affect the count.
  package var target: SetTarget
  /// The seconds that the athlete has to get ready: frames of that time are not counted.
  package var preparationSeconds: Int
  /// When the first frame was taken, by the device's clock.
  package var startTime: Timestamp
  package var retention: Retention
  /// Whether `Open` left the retention to the user's settings.
  package var followsSettings: Bool
  /// Whether a program made the landmarks, and nobody did the set.
  package var isSimulated: Bool
  /// When the athlete is asked for a sign of life; `nil` if `Open` didn't ask for one.
  package var liveness: LivenessPlan?

  package init(
    origin: Origin, schema: LandmarkSchema, image: ImageSize, counter: CounterVersion,
    target: SetTarget = .reps(0), preparationSeconds: Int = 0, startTime: Timestamp, retention: Retention = .month,
    followsSettings: Bool = false, isSimulated: Bool = false, liveness: LivenessPlan? = nil
  ) {
    self.origin = origin
    self.schema = schema
    self.image = image
    self.counter = counter
    self.target = target
    self.preparationSeconds = preparationSeconds
    self.startTime = startTime
    self.retention = retention
    self.followsSettings = followsSettings
    self.isSimulated = isSimulated
    self.liveness = liveness
  }

  /// A stream of push-ups.
  package init(
    origin: Origin, schema: LandmarkSchema, image: ImageSize, parameters: PushUpParameters,
    target: SetTarget = .reps(0), preparationSeconds: Int = 0, startTime: Timestamp, retention: Retention = .month,
    followsSettings: Bool = false, isSimulated: Bool = false
  ) {
    self.init(
      origin: origin, schema: schema, image: image, counter: .pushUp(parameters), target: target,
      preparationSeconds: preparationSeconds, startTime: startTime, retention: retention,
      followsSettings: followsSettings, isSimulated: isSimulated)
  }

  /// The retention that `Open` asked for; `nil` if it didn't.
  var askedRetention: Retention? { followsSettings ? nil : retention }

  /// How a finished stream with this header arrived.
  ///
  /// - Parameter onPace: `nil` if it was not measured: then all of it counts as on pace.
  func origin(onPace: Int64?, of length: Int64, end: Timestamp, closed: Timestamp) -> Origin {
    guard origin == .live else { return origin }
    return LivePace.isLive(onPace: onPace ?? length, of: length, end: end, closed: closed) ? .live : .upload
  }
}

/// A validated `Open`: which stream, its header, and what the client left to the service.
package struct StreamOpening: Sendable {
  package var key: StreamKey
  package var header: StreamHeader
  /// `counter` was empty: a new stream uses its exercise's standard one, an existing one keeps its own.
  package var leavesCounter: Bool
  /// `start_time` was absent: a new live stream starts now, an upload starts its length before its end, and an existing
  /// stream keeps its own start.
  package var leavesStartTime: Bool
  /// Which way is up at the first frame of a new stream: a unit vector, or nothing.
  package var up: [Float]

  package init(
    key: StreamKey, header: StreamHeader, leavesCounter: Bool = false, leavesStartTime: Bool = false,
    up: [Float] = []
  ) {
    self.key = key
    self.header = header
    self.leavesCounter = leavesCounter
    self.leavesStartTime = leavesStartTime
    self.up = up
  }

  /// Whether this opening agrees with the existing stream.
  package func agrees(with stored: StreamHeader) -> Bool {
    var expected = header
    if leavesCounter, header.counter.exerciseNumber == stored.counter.exerciseNumber {
      expected.counter = stored.counter
    }
    if leavesStartTime { expected.startTime = stored.startTime }
    // The settings may have changed since; once they said to keep nothing, nothing is kept, whatever `Open` asked.
    if header.followsSettings || stored.retention == .none { expected.retention = stored.retention }
    expected.followsSettings = stored.followsSettings
    // What was drawn for the new stream stays.
    if header.liveness != nil, stored.liveness != nil { expected.liveness = stored.liveness }
    return expected == stored
  }
}
