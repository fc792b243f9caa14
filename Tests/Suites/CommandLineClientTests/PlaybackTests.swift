import CommandLineClient
import TitanMotion
import TitanRPC
import Testing

@Suite("Frames between camera and server")
struct PlaybackTests {
  private func frames(_ count: Int) -> [PoseRecording.Frame] {
    (0..<count).map { .init(microseconds: Int64($0) * 100_000, landmarks: []) }
  }

  private func numbers(_ step: Playback.Step) -> [UInt64]? {
    if case .send(let frames) = step { frames.map(\.number) } else { nil }
  }

  @Test("A frame is sent when it is due, not before")
  func pace() {
    var playback = Playback(frames(3))
    #expect(numbers(playback.step(at: .zero)) == [0])
    #expect(playback.step(at: .milliseconds(99)) == .wait(until: .milliseconds(100)))
    #expect(numbers(playback.step(at: .milliseconds(100))) == [1])
    #expect(playback.step(at: .milliseconds(150)) == .wait(until: .milliseconds(200)))
    #expect(numbers(playback.step(at: .milliseconds(200))) == [2])
    #expect(playback.step(at: .milliseconds(200)) == .close)
  }

  @Test("Frames of a camera are sent as they come, and the end is the end")
  func live() {
    let camera = LiveFrames()
    var playback = Playback([], live: camera)
    #expect(playback.step(at: .seconds(1)) == .wait(until: .milliseconds(1_040)))
    for frame in frames(40) { camera.append(frame) }
    #expect(numbers(playback.step(at: .seconds(1))) == Array(0..<32))
    camera.append(frames(1)[0])
    camera.finish()
    #expect(numbers(playback.step(at: .seconds(1))) == Array(32..<41))
    #expect(playback.step(at: .seconds(1)) == .close)
  }

  @Test("A camera's frames are kept until they are acknowledged, after its end too")
  func liveResumed() throws {
    let camera = LiveFrames()
    for frame in frames(3) { camera.append(frame) }
    camera.finish()
    var playback = Playback([], live: camera)
    #expect(numbers(playback.step(at: .zero)) == [0, 1, 2])
    try playback.acknowledge(through: 0)
    try playback.resume(at: 1)
    #expect(numbers(playback.step(at: .zero)) == [1, 2])
    #expect(playback.step(at: .zero) == .close)
  }

  @Test("A backlog is sent in batches of 32")
  func batches() {
    var playback = Playback(frames(70))
    #expect(numbers(playback.step(at: .seconds(60))) == Array(0..<32))
    #expect(numbers(playback.step(at: .seconds(60))) == Array(32..<64))
    #expect(numbers(playback.step(at: .seconds(60))) == Array(64..<70))
    #expect(playback.step(at: .seconds(60)) == .close)
  }

  @Test("After a lost connection it continues with the frame that the server asks for", arguments: [3, 5, 10])
  func resume(at number: UInt64) throws {
    var playback = Playback(frames(10))
    _ = playback.step(at: .seconds(60))
    try playback.acknowledge(through: 2)
    try playback.resume(at: number)
    let step = playback.step(at: .seconds(60))
    #expect(number == 10 ? step == .close : numbers(step) == Array(number..<10))
  }

  @Test("Frames that became due without a connection are sent once it is back")
  func pilesUp() throws {
    var playback = Playback(frames(6))
    #expect(numbers(playback.step(at: .milliseconds(100))) == [0, 1])
    try playback.resume(at: 1)
    #expect(numbers(playback.step(at: .milliseconds(300))) == [1, 2, 3])
  }

  @Test("A server that lost acknowledged frames, or claims frames it never got, is detected")
  func mismatch() throws {
    var playback = Playback(frames(10))
    _ = playback.step(at: .milliseconds(500))
    try playback.acknowledge(through: 3)
    #expect(throws: UnackedFrames.Mismatch.acknowledgedFrameLost(wanted: 2, oldestKept: 4)) {
      try playback.resume(at: 2)
    }
    #expect(throws: UnackedFrames.Mismatch.frameFromTheFuture(claimed: 7, taken: 6)) { try playback.resume(at: 7) }
    #expect(throws: UnackedFrames.Mismatch.frameFromTheFuture(claimed: 6, taken: 6)) {
      try playback.acknowledge(through: 6)
    }
  }

  @Test("Acknowledged frames are dropped; an older acknowledgement changes nothing")
  func acknowledge() throws {
    var frames = UnackedFrames()
    for frame in self.frames(5) { frames.append(frame) }
    _ = frames.batch(limit: 4)
    try frames.acknowledge(through: 2)
    #expect(frames.count == 2)
    try frames.acknowledge(through: 1)
    #expect(frames.count == 2)
    #expect(frames.next == 4)
    #expect(frames.taken == 5)
  }

  @Test("Pauses grow, end and start over")
  func patience() {
    var patience = Patience(limit: .seconds(4))
    var pauses: [Duration] = []
    while let pause = patience.nextPause() { pauses.append(pause) }
    #expect(pauses == [100, 200, 400, 800, 1600].map { .milliseconds($0) })
    patience.reset()
    #expect(patience.nextPause() == .milliseconds(100))
  }

  @Test("Only calls to a service that is away, or that a balancer has cut short, are retried")
  func retrying() async throws {
    for (error, tries) in [
      (RPCError(code: .unavailable, message: ""), 4), (RPCError(code: .internal, message: ""), 4),
      (RPCError(.internal, reason: "INTERNAL", ""), 1), (RPCError(code: .invalidArgument, message: ""), 1),
    ] {
      var count = 0
      await #expect(throws: RPCError.self) {
        try await Patience(limit: .milliseconds(700)).retrying(sleep: { _ in }) {
          count += 1
          throw error
        }
      }
      #expect(count == tries)
    }
  }
}
