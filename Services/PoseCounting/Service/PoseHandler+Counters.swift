import PoseCountingDomain
package import TitanProto
package import TitanRPC

extension PoseHandler {
  package func listCounters(
    _ request: PoseV1.ListCountersRequest, context: ServerContext
  ) async throws -> PoseV1.ListCountersResponse {
    PoseV1.ListCountersResponse(counters: services.counters.map { .init($0, services.counters) })
  }
}

extension PoseV1.Counter {
  init(_ parameters: PushUpParameters, _ all: [PushUpParameters]) {
    self.init(
      name: parameters.name, exercise: .pushUp, schemas: LandmarkSchema.allCases.map(PoseV1.LandmarkSchema.init),
      isDefault: parameters.name == all.last?.name,
      parameters: Mirror(reflecting: parameters).children.flatMap { Self.values($0.label ?? "", $0.value) })
  }

  /// Every property of the parameters is a number, or a range of them; the name is said already.
  private static func values(_ name: String, _ value: Any) -> [PoseV1.CounterParameter] {
    switch value {
    case let number as Int: [.init(name: name, value: Int64(number))]
    case let number as Int64: [.init(name: name, value: number)]
    case let range as ClosedRange<Int>:
      [
        .init(name: name + ".from", value: Int64(range.lowerBound)),
        .init(name: name + ".to", value: Int64(range.upperBound)),
      ]
    default: []
    }
  }
}
