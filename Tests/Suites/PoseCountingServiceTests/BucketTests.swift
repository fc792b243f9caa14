import Foundation
import PoseCountingService
import Testing
import TitanCore

/// The requests that go to an S3-compatible store, and how its answers are read.
@Suite("Buckets")
struct BucketTests {
  @Test(
    "A bucket's URL, and a folder in it",
    arguments: [
      ("https://s3.example.org/frames", "https://s3.example.org/frames", ""),
      ("https://s3.example.org/frames/", "https://s3.example.org/frames", ""),
      ("https://s3.example.org:9000/frames/titan/up", "https://s3.example.org:9000/frames", "titan/up/"),
      ("http://127.0.0.1:9000/frames", "http://127.0.0.1:9000/frames", ""),
      ("http://[::1]:9000/frames/a/", "http://[::1]:9000/frames", "a/"),
      ("http://localhost/frames", "http://localhost/frames", ""),
    ])
  func url(_ text: String, _ bucket: String, _ folder: String) throws {
    let url = try #require(BucketURL(text))
    #expect(url.bucket == bucket && url.folder == folder)
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "frames", "s3://frames", "https://s3.example.org", "https://s3.example.org/", "https:///frames",
      "http://s3.example.org/frames", "http://127.0.0.1.example.org/frames", "https://s3.example.org/fr",
      "https://s3.example.org/frames//a", "https://s3.example.org/frames/../a", "https://s3.example.org/frames?a=b",
      "https://s3.example.org/frames/ä", "https://s3.example.org/frames/a b", "https://s3.example.org:0/frames",
      "https://s3.example.org:99999/frames", "https://s3.example.org:/frames", "https://a@s3.example.org/frames",
      "https://s3.example.org:9000x/frames", "https://[::1/frames", "HTTPS://s3.example.org/frames",
    ])
  func refused(_ text: String) { #expect(BucketURL(text) == nil) }

  @Test("An object's name says whose frames it has")
  func names() throws {
    let key = StreamKey(user: UserID(UUID()), stream: StreamID(UUID()))
    let object = FrameObject(key: key, writer: UUID(), first: 1_207)
    #expect(object.name.hasPrefix(FrameObject.folder(of: key)) && object.name.hasSuffix("-1207"))
    #expect(FrameObject(object.name) == object)
    let name = object.name
    for other in [
      "", "\(name)x", "\(name)/", "\(name.dropLast(4))9223372036854775808", "x\(name)", name.uppercased(),
      String(name.dropLast(5)), "a/b/c",
    ] {
      #expect(FrameObject(other) == nil, "\(other)")
    }
  }

  @Test(
    "Only answers that may change are asked for again",
    arguments: [
      (200, "", .done), (204, "", .done), (404, "<Error><Code>NoSuchKey</Code></Error>", .missing),
      (404, "<Error><Code>NoSuchBucket</Code></Error>", .refused("status 404 NoSuchBucket")),
      (404, "", .refused("status 404 ")),
      (403, "<Error><Code>SignatureDoesNotMatch</Code>", .refused("status 403 SignatureDoesNotMatch")),
      (301, "", .refused("status 301 ")), (400, "", .refused("status 400 ")), (0, "", .refused("status 0 ")),
      (500, "", .unavailable("status 500 ")),
      (503, "<Error><Code>SlowDown</Code></Error>", .unavailable("status 503 SlowDown")),
      (502, "<Code>a\nb \u{1b}[0m</Code>", .unavailable("status 502 abm")),
    ] as [(Int, String, S3Reply.Outcome)])
  func replies(_ status: Int, _ body: String, _ outcome: S3Reply.Outcome) {
    #expect(S3Reply(status: status, body: Array(body.utf8)).outcome == outcome)
  }

  @Test("Pauses become longer, and end")
  func schedule() {
    let schedule = RetrySchedule(timeout: .seconds(2), attempts: 4, firstPause: .milliseconds(100))
    let pauses = (1...5).map { schedule.pause(after: $0) }
    #expect(pauses == [.milliseconds(100), .milliseconds(200), .milliseconds(400), nil, nil])
    #expect(schedule.longest == .milliseconds(8_700))
    #expect(RetrySchedule().longest < FrameDeletionQueue.longestWrite)
    for (attempts, seconds) in [(1, 1), (2, 2), (5, 16), (9, 256), (10, 300), (900, 300)] {
      #expect(FrameObjectSweeper.pause(after: attempts) == .seconds(seconds))
    }
  }
}
