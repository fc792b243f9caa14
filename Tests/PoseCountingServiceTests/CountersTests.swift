import PoseCountingDomain
import Testing
import TitanProto

@Suite("ListCounters")
struct CountersTests {
  @Test("Every version with every number it decides by, and one that is the default")
  func counters() async throws {
    let counters = try await PoseFixture().connect().listCounters(.init()).counters
    #expect(counters.map(\.name) == PushUpParameters.versions.map(\.name))
    #expect(counters.filter(\.isDefault).map(\.name) == [PushUpParameters.newest.name])
    for (counter, parameters) in zip(counters, PushUpParameters.versions) {
      #expect(counter.exercise == .pushUp)
      #expect(counter.schemas == PoseV1.LandmarkSchema.known.filter { $0 != .unspecified })
      let values = Dictionary(counter.parameters.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      #expect(values.count == counter.parameters.count)
      #expect(values["floor"] == Int64(parameters.floor))
      #expect(values["smoothing"] == parameters.smoothing)
      #expect(values["armToTrunk.from"] == Int64(parameters.armToTrunk.lowerBound))
      #expect(values["armToTrunk.to"] == Int64(parameters.armToTrunk.upperBound))
      // One for each property but the name, and one more for each range.
      let children = Mirror(reflecting: parameters).children
      #expect(values.count == children.count - 1 + children.count { $0.value is ClosedRange<Int> })
    }
  }
}
