import Testing

@testable import CommandLineVideo

@Suite("Pace of frames") struct FramePaceTests {
  private func steps(_ mode: FramePace.Mode, _ frames: [(time: Int, at: Int)]) -> [FramePace.Step] {
    var pace = FramePace(mode)
    return frames.map { pace.next(.milliseconds($0.time), at: .milliseconds($0.at)) }
  }

  @Test("A camera's frames count while they are new") func live() {
    let frames = [(0, 500), (33, 530), (66, 640), (99, 641), (132, 642), (165, 672)]
    // The third came 80 ms late, at most; the fourth and fifth waited behind it no longer than that.
    #expect(steps(.live, frames) == [.look, .look, .look, .look, .look, .look])
  }

  @Test("Of the frames that waited for a slow machine, the old ones are left out") func slow() {
    let frames = [(0, 0), (33, 300), (66, 301), (99, 302), (132, 303), (231, 304), (264, 305)]
    #expect(steps(.live, frames) == [.look, .skip, .skip, .skip, .skip, .look, .look])
  }

  @Test("A camera whose first frame came late is measured by those that came sooner") func soonest() {
    #expect(steps(.live, [(0, 1_000), (33, 40), (66, 200)]) == [.look, .look, .skip])
  }

  @Test("A file is looked at in its own time, and late frames at once, all of them") func ownTime() {
    let frames = [(0, 100), (100, 150), (200, 900), (300, 901)]
    #expect(steps(.ownTime, frames) == [.look, .wait(.milliseconds(50)), .look, .look])
  }

  @Test("Or as fast as can be") func fast() {
    #expect(steps(.fast, [(0, 0), (5_000, 1), (9_000, 60_000)]) == [.look, .look, .look])
  }

  @Test("Times ascend", arguments: [FramePace.Mode.live, .ownTime, .fast]) func ascending(mode: FramePace.Mode) {
    #expect(steps(mode, [(10, 10), (10, 10), (5, 10), (43, 43)]) == [.look, .skip, .skip, .look])
  }

  @Test("Of 60 frames a second, every second one counts") func thinned() {
    let frames = (0..<6).map { (time: $0 * 17, at: $0) }
    #expect(steps(.fast, frames) == [.look, .skip, .look, .skip, .look, .skip])
  }
}
