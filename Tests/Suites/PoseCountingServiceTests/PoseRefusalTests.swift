import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC

@Suite("What pose refuses")
struct PoseRefusalTests {
  typealias Change = @Sendable (inout PoseV1.Open) -> Void

  private static let badOpens: [(String, Change)] = [
    ("STREAM_ID_INVALID", { $0.streamID = "7" }), ("EXERCISE_UNKNOWN", { $0.exercise = .unspecified }),
    ("EXERCISE_UNKNOWN", { $0.exercise = .init(rawValue: 99) }), ("SCHEMA_UNKNOWN", { $0.schema = .unspecified }),
    ("SCHEMA_UNKNOWN", { $0.schema = .init(rawValue: 99) }), ("IMAGE_SIZE_INVALID", { $0.imageWidth = 0 }),
    ("IMAGE_SIZE_INVALID", { $0.imageHeight = 16_385 }), ("COUNTER_UNKNOWN", { $0.counter = "pushup/999" }),
    ("TARGET_INVALID", { $0.targetReps = 501 }), ("MODE_UNKNOWN", { $0.mode = .init(rawValue: 3) }),
    ("TARGET_INVALID", { $0.mode = .time }), ("TARGET_INVALID", { $0.targetSeconds = 60 }),
    (
      "TARGET_INVALID",
      {
        $0.mode = .time
        $0.targetSeconds = 1_801
      }
    ),
    (
      "TARGET_INVALID",
      {
        $0.mode = .time
        $0.targetSeconds = 60
        $0.targetReps = 1
      }
    ), ("PREPARATION_INVALID", { $0.preparationSeconds = 61 }),
    ("LIVENESS_UNSUITABLE", { ($0.exercise, $0.liveness) = (.plank, true) }),
    ("LIVENESS_UNSUITABLE", { ($0.exercise, $0.liveness) = (.wallSit, true) }),
    ("UP_INVALID", { $0.up = .init() }), ("UP_INVALID", { $0.up = .init(x: 0, y: .nan, z: 0) }),
    ("UP_INVALID", { $0.up = .init(x: 1, y: 1, z: 0) }),
    ("RETENTION_UNKNOWN", { $0.retention = .init(rawValue: 4) }),
    ("TIME_IN_FUTURE", { $0.startTime = GoogleProtobuf.Timestamp(PoseFixture.noon + .seconds(301)) }),
    ("TIME_TOO_EARLY", { $0.startTime = GoogleProtobuf.Timestamp(seconds: 946_684_799) }),
    ("TIMESTAMP_INVALID", { $0.startTime = GoogleProtobuf.Timestamp(seconds: 0, nanos: -1) }),
  ]

  @Test("An open that cannot be is INVALID_ARGUMENT with its reason")
  func badOpen() async throws {
    for (reason, change) in Self.badOpens {
      let open = PoseFixture.open(UUID(), change)
      let live = await #expect(throws: RPCError.self) { try await PoseFixture().connect().converse([.open(open)]) }
      let upload = await #expect(throws: RPCError.self) { try await PoseFixture().connect().upload(open, []) }
      for error in [live, upload] {
        #expect(error?.code == .invalidArgument)
        #expect(error?.info?.reason == reason)
      }
    }
  }

  @Test("An impossible number is reported with its place, its value and the allowed range")
  func badNumber() async throws {
    for (index, found, reason, component, allowed) in [
      (9, Float(17), "LANDMARK_OUT_OF_RANGE", "y", "-16 to 16"),
      (131, -0.5, "LANDMARK_OUT_OF_RANGE", "visibility", "0 to 1"),
      (2, .nan, "LANDMARK_NAN", "z", "-16 to 16"), (0, -.infinity, "LANDMARK_NAN", "x", "-16 to 16"),
    ] {
      var frame = PoseV1.Frame(number: 0, timeUs: 0, landmarks: [Float](repeating: 0.5, count: 132))
      frame.landmarks[index] = found
      let error = await #expect(throws: RPCError.self) {
        try await PoseFixture().connect().upload(PoseFixture.open(UUID()), [frame])
      }
      #expect(error?.info?.reason == reason)
      #expect(
        error?.info?.facts == [
          "frame": "0", "index": "\(index)", "landmark": "\(index / 4)", "component": component, "found": "\(found)",
          "allowed": allowed,
        ])
    }
  }

  private static let good = PoseV1.Frame(number: 2, timeUs: 66_666, landmarks: [Float](repeating: 0.5, count: 132))

  private static func bad(_ change: (inout PoseV1.Frame) -> Void) -> PoseV1.Frame {
    var frame = good
    change(&frame)
    return frame
  }

  @Test(
    "An impossible frame is refused with its number, and the frames before it are stored",
    arguments: [
      ("LANDMARK_NAN", StatusCode.invalidArgument, bad { $0.landmarks[77] = .nan }),
      ("LANDMARK_NAN", .invalidArgument, bad { $0.landmarks[0] = .infinity }),
      ("LANDMARK_OUT_OF_RANGE", .invalidArgument, bad { $0.landmarks[4] = 17 }),
      ("LANDMARK_OUT_OF_RANGE", .invalidArgument, bad { $0.landmarks[7] = 1.5 }),
      ("LANDMARK_COUNT", .invalidArgument, bad { $0.landmarks.removeLast() }),
      ("UP_INVALID", .invalidArgument, bad { $0.up = .init(x: 0, y: -9.81, z: 0) }),
      ("NON_MONOTONIC_TIME", .invalidArgument, bad { $0.timeUs = 33_333 }),
      ("NON_MONOTONIC_TIME", .invalidArgument, bad { $0.timeUs = -5 }),
      ("STREAM_TOO_LONG", .resourceExhausted, bad { $0.timeUs = 1_800_000_001 }),
    ])
  func badFrame(reason: String, code: StatusCode, frame: PoseV1.Frame) async throws {
    let fixture = PoseFixture()
    let open = PoseFixture.open(UUID())
    let before = (0..<2).map { PoseV1.Frame(number: UInt64($0), timeUs: Int64($0) * 33_333, landmarks: []) }
    let error = await #expect(throws: RPCError.self) {
      try await fixture.connect().converse([.open(open), .frames(before + [frame])])
    }
    #expect(error?.code == code)
    #expect(error?.info?.reason == reason)
    #expect(error?.info?.facts["frame"] == "2")
    // Once corrected, the stream goes on.
    let answers = try await fixture.connect().stream(open, [Self.good])
    #expect(answers.readies.first?.nextFrame == 2)
    #expect(answers.receipts.count == 1)
  }

  @Test("A frame out of order is refused with the expected number")
  func frameNumber() async throws {
    let error = await #expect(throws: RPCError.self) {
      try await PoseFixture().connect().converse([.open(PoseFixture.open(UUID())), .frames([Self.good])])
    }
    #expect(error?.code == .invalidArgument && error?.info?.reason == "FRAME_NUMBER")
    #expect(error?.info?.facts == ["frame": "2", "expected": "0"])
  }

  @Test("More than sixty frames a second are RESOURCE_EXHAUSTED")
  func frameRate() async throws {
    let frames = (0..<240).map { PoseV1.Frame(number: UInt64($0), timeUs: Int64($0) * 8_333, landmarks: []) }
    let error = await #expect(throws: RPCError.self) {
      try await PoseFixture().connect().stream(PoseFixture.open(UUID()), frames)
    }
    #expect(error?.code == .resourceExhausted && error?.info?.reason == "FRAME_RATE")
  }

  @Test("More than 32 frames in a message are RESOURCE_EXHAUSTED")
  func framesPerMessage() async throws {
    let frames = (0..<33).map { PoseV1.Frame(number: UInt64($0), timeUs: Int64($0) * 33_333, landmarks: []) }
    let error = await #expect(throws: RPCError.self) {
      try await PoseFixture().connect().converse([.open(PoseFixture.open(UUID())), .frames(frames)])
    }
    #expect(error?.code == .resourceExhausted && error?.info?.reason == "TOO_MANY_FRAMES")
  }

  @Test(
    "Messages out of turn",
    arguments: [
      ([], StatusCode.failedPrecondition, "NOT_OPENED"), ([.close], .failedPrecondition, "NOT_OPENED"),
      ([.frames([])], .failedPrecondition, "NOT_OPENED"), ([.init(message: nil)], .failedPrecondition, "NOT_OPENED"),
      (
        [.open(PoseFixture.open(UUID())), .open(PoseFixture.open(UUID()))], .failedPrecondition, "ALREADY_OPENED"
      ),
      ([.open(PoseFixture.open(UUID())), .init(message: nil)], .invalidArgument, "MESSAGE_MISSING"),
    ] as [([PoseV1.StreamRepsRequest], StatusCode, String)])
  func outOfTurn(requests: [PoseV1.StreamRepsRequest], code: StatusCode, reason: String) async throws {
    let error = await #expect(throws: RPCError.self) { try await PoseFixture().connect().converse(requests) }
    #expect(error?.code == code)
    #expect(error?.info?.reason == reason)
  }

  @Test("Without a token, only the keys are public")
  func unauthenticated() async throws {
    let client = PoseFixture().connect(signedIn: false)
    let live = await #expect(throws: RPCError.self) { try await client.converse([.open(PoseFixture.open(UUID()))]) }
    let upload = await #expect(throws: RPCError.self) { try await client.upload(PoseFixture.open(UUID()), []) }
    #expect(live?.code == .unauthenticated && upload?.code == .unauthenticated)
    #expect(try await client.getReceiptKeys(PoseV1.GetReceiptKeysRequest()).keys.count == 1)
  }

  @Test("A user has a limited number of live streams, and of unfinished ones per day")
  func tooMany() async throws {
    var limits = PoseLimits()
    limits.liveStreamsPerUser = 1
    let fixture = PoseFixture(limits: limits)
    let client = fixture.connect()
    try await client.streamReps { writer, responses in
      var answers = responses.makeAsyncIterator()
      try await writer.write(.open(PoseFixture.open(UUID())))
      _ = try await answers.next()
      let error = await #expect(throws: RPCError.self) { try await client.converse([.open(PoseFixture.open(UUID()))]) }
      #expect(error?.code == .resourceExhausted && error?.info?.reason == "TOO_MANY_STREAMS")
    }
    limits = PoseLimits()
    limits.unfinishedStreamsPerUser = 2
    let other = PoseFixture(limits: limits)
    let open = PoseFixture.open(UUID())
    _ = try await other.connect().converse([.open(open)])
    _ = try await other.connect().converse([.open(PoseFixture.open(UUID()))])
    let error = await #expect(throws: RPCError.self) {
      try await other.connect().converse([.open(PoseFixture.open(UUID()))])
    }
    #expect(error?.info?.reason == "TOO_MANY_STREAMS")
    #expect(try await other.connect().stream(open, []).receipts.count == 1, "one that exists can be finished")
    #expect(try await other.connect().converse([.open(PoseFixture.open(UUID()))]).readies.count == 1)
  }

  @Test("An id is used for one stream: other parameters are ALREADY_EXISTS")
  func otherParameters() async throws {
    let fixture = PoseFixture()
    let id = UUID()
    _ = try await fixture.connect().converse([.open(PoseFixture.open(id))])
    let changes: [@Sendable (inout PoseV1.Open) -> Void] = [
      { $0.schema = .coco17 }, { $0.imageWidth = 641 }, { $0.targetReps = 3 }, { $0.preparationSeconds = 5 },
      { $0.retention = .none },
      { $0.startTime = GoogleProtobuf.Timestamp(PoseFixture.noon - .seconds(1)) },
    ]
    for change in changes {
      let error = await #expect(throws: RPCError.self) {
        try await fixture.connect().converse([.open(PoseFixture.open(id, change))])
      }
      #expect(error?.code == .alreadyExists && error?.info?.reason == "STREAM_EXISTS")
    }
    let named = PoseFixture.open(id) {
      $0.counter = "pushup/3"
      $0.startTime = GoogleProtobuf.Timestamp(PoseFixture.noon)
    }
    #expect(try await fixture.connect().converse([.open(named)]).readies.count == 1)
  }
}
