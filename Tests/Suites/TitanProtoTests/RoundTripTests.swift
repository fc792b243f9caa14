import AuthProto
import PoseProto
import Testing
import TitanProto
import TitanRPC

@Suite("Round trips over the wire")
struct RoundTripTests {
  @Test("Thirty-two frames of 33 landmarks survive bit by bit")
  func frames() throws {
    let frames = (0..<32).map { index in
      PoseV1.Frame(
        number: UInt64.max - UInt64(index), timeUs: Int64(index) * 33_333,
        landmarks: (0..<132).map { Float($0) * 0.37 - Float(index) })
    }
    let request = PoseV1.StreamRepsRequest(message: .frames(.init(frames: frames)))
    #expect(try PoseV1.StreamRepsRequest(serialized: request.serialized()) == request)
  }

  @Test("A map is serialized to the same bytes, in whatever order it was filled")
  func map() throws {
    let keys = (0..<100).map { "key \($0)" }
    func info(_ keys: [String]) -> GoogleRPC.ErrorInfo {
      GoogleRPC.ErrorInfo(reason: "R", metadata: keys.reduce(into: [:]) { $0[$1] = $1 + "!" })
    }
    #expect(info(keys).serialized() == info(keys.reversed()).serialized())
    #expect(try GoogleRPC.ErrorInfo(serialized: info(keys).serialized()) == info(keys))
  }

  @Test("A message can be serialized while another one is")
  func nested() throws {
    let (outer, inner) = (AuthV1.User(email: "outer"), AuthV1.User(email: "inner"))
    var both: ([UInt8], [UInt8]) = ([], [])
    outer.serialize { size, fill in
      let other = inner.serialized()
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        fill(UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size]))
        count = size
      }
      both = (bytes, other)
    }
    #expect(both.0 == outer.serialized())
    #expect(both.1 == inner.serialized())
  }

  @Test("A message can be larger than the thread's own chunk")
  func large() throws {
    let response = PoseV1.UploadStreamResponse(partialReps: (0..<20_000).map { .init(startMs: $0, endMs: $0 + 1) })
    #expect(try PoseV1.UploadStreamResponse(serialized: response.serialized()) == response)
  }
}
