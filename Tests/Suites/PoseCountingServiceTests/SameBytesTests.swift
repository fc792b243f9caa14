import Crypto
import Foundation
import PoseCountingService
import PoseProto
import Testing
import TitanCore
import TitanMotion
import TitanProto
import TitanRPC

@Suite("The same recording, the same bytes")
struct SameBytesTests {
  /// Debug builds run this test, release builds `test_pose.py::test_every_build_says_the_same_bytes`, against the same file.
  @Test(
    "Every build and every counter reports the recorded bytes for the rendered athlete, apart from the counter's name",
    arguments: ["pushup/1", "pushup/2", "pushup/3"])
  func writtenDown(counter: String) async throws {
    let recording = try PoseRecording.renderedAthlete()
    let start = PoseFixture.noon - .seconds(60)
    let open = PoseFixture.open(UUID()) { ($0.counter, $0.startTime) = (counter, .init(start)) }
    var hash = SHA256()
    for answer in try await PoseFixture().connect().stream(open, recording.messages) {
      switch answer.message {
      case .ready, .ack, nil:
        break
      case .receipt(var receipt):
        // What names this very call, its time, and its proof.
        (receipt.receiptID, receipt.userID, receipt.streamID, receipt.keyID, receipt.jws) = ("", "", "", "", "")
        (receipt.startTime, receipt.endTime) = (nil, nil)
        // The clock stands still, so none of it came at its pace.
        #expect(receipt.origin == .upload)
        receipt.origin = .live
        #expect(receipt.counter == counter)
        receipt.counter = "pushup/1"
        hash.update(data: receipt.serialized())
      default:
        hash.update(data: answer.serialized())
      }
    }
    let expected = try String(contentsOfFile: "Tests/Support/Fixtures/pushups.said", encoding: .utf8)
    #expect(Hexadecimal.encode(Array(hash.finalize())) + "\n" == expected)
  }
}
