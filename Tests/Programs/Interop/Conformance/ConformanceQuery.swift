import Foundation
import TestProto
import TitanRPC

/// The query of a call by GET, which the web port passes on as metadata: the suite wants to see it.
enum ConformanceQuery {
  static let key = "x-conformance-query"

  /// `nil` for a call without one.
  static func info(in metadata: Metadata) -> ConformanceV1.ConformancePayload.ConnectGetInfo? {
    guard let query = metadata.first(key), let components = URLComponents(string: "?\(query)") else { return nil }
    return .init(queryParams: (components.queryItems ?? []).map { .init(name: $0.name, value: [$0.value ?? ""]) })
  }
}
