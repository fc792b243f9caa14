import Testing

@testable import CommandLineVideo

@Suite("Times of frames") struct FrameTimesTests {
  private static let text = """
    frame:0    pts:0       pts_time:0
    titanup=1
    [h264 @ 0x55] error while decoding MB 3 4
    frame:1    pts:1024    pts_time:0.0666667
    titanup=1
    frame:2    pts:NOPTS   pts_time:NOPTS
    titanup=1
    frame:3    pts:9       pts_time:nan

    """

  @Test("Times and complaints come mixed, in parts of any size", arguments: [1, 7, 4096])
  func parts(size: Int) {
    var times = FrameTimes()
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      times.append(bytes[start..<min(start + size, bytes.count)])
    }
    var found: [Double?] = []
    while !times.isEmpty { found.append(times.removeFirst()) }
    #expect(found == [0, 0.0666667, nil, nil])
    #expect(times.complaints == ["[h264 @ 0x55] error while decoding MB 3 4"])
  }

  @Test("A time behind a complaint without an end counts") func unended() {
    var times = FrameTimes()
    times.append("half a complaintframe:7 pts:3 pts_time:1.5\n".utf8)
    #expect(times.removeFirst() == 1.5)
  }

  @Test("Complaints without end take bounded memory") func bounded() {
    var times = FrameTimes()
    times.append(repeatElement(UInt8(ascii: "x"), count: 100_000))
    for number in 0..<1_000 { times.append("\nline \(number)".utf8) }
    #expect(times.complaints.count == 4)
    #expect(times.complaints.allSatisfy { $0.utf8.count <= 4_096 })
    #expect(times.complaints.last == "line 998")
  }
}
