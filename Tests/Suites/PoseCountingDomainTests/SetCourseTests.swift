import PoseCountingDomain
import Testing

@Suite("The course of a set")
struct SetCourseTests {
  private func rep(_ number: Int, end: Int64) -> Rep {
    Rep(
      number: number, start: end - 1_000_000, end: end, minAngle: 80_000, maxAngle: 160_000, depthPercent: 100,
      qualityPercent: 100, flags: [])
  }

  @Test("Each second of the preparation is said once, and the start")
  func countdown() {
    var course = SetCourse(preparation: 2_000_000, target: .reps(0))
    let said = stride(from: Int64(0), through: 4_000_000, by: 100_000).flatMap { course.step(to: $0, reps: []) }
    #expect(said == [.countdown(2), .countdown(1), .countdown(0)])
    #expect(course.isPreparing(at: 1_999_999) && !course.isPreparing(at: 2_000_000))
  }

  @Test("Without preparation and target nothing is said")
  func silent() {
    var course = SetCourse(preparation: 0, target: .reps(0))
    #expect(course.step(to: 0, reps: []).isEmpty)
    #expect(course.step(to: 9_000_000, reps: [rep(1, end: 8_000_000)]).isEmpty)
  }

  @Test("A number of reps is reached once")
  func reps() {
    var course = SetCourse(preparation: 0, target: .reps(2))
    let reps = (1...3).map { rep($0, end: Int64($0) * 2_000_000) }
    #expect(course.step(to: 2_100_000, reps: Array(reps[..<1])).isEmpty)
    #expect(course.step(to: 4_100_000, reps: Array(reps[..<2])) == [.targetReached(reps: 2)])
    #expect(course.step(to: 6_100_000, reps: reps).isEmpty)
  }

  @Test("A timed set is over its time after the preparation; a rep that ended later is not in it")
  func time() {
    var course = SetCourse(preparation: 1_000_000, target: .time(5_000_000))
    let reps = [rep(1, end: 5_900_000), rep(2, end: 6_100_000)]
    #expect(course.step(to: 5_999_999, reps: Array(reps[..<1])) == [.countdown(0)])
    #expect(course.step(to: 6_200_000, reps: reps) == [.targetReached(reps: 1)])
    #expect(course.step(to: 6_300_000, reps: reps).isEmpty)
  }
}
