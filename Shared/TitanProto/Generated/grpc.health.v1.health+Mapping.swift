// swift-format-ignore-file
// Made by protoc-gen-titan from grpc/health/v1/health.proto. Do not edit it: `deploy/dev generate` makes it.

package import CTitanProto

extension HealthV1.HealthCheckRequest: CMessage {
  package typealias CStruct = Grpc__Health__V1__HealthCheckRequest
  package static let descriptor = MessageDescriptor(grpc__health__v1__health_check_request__init)
  package static let shape: WireShape? = [
    .string(1, "service"),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    service = arena.string(c.pointee.service)
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.service = arena.encode(service)
  }
}

extension HealthV1.HealthCheckResponse: CMessage {
  package typealias CStruct = Grpc__Health__V1__HealthCheckResponse
  package static let descriptor = MessageDescriptor(grpc__health__v1__health_check_response__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    status = .init(rawValue: arena.number(c.pointee.status))
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.status = arena.cEnum(status.rawValue)
  }
}

extension HealthV1.HealthListRequest: CMessage {
  package typealias CStruct = Grpc__Health__V1__HealthListRequest
  package static let descriptor = MessageDescriptor(grpc__health__v1__health_list_request__init)

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
  }
}

extension HealthV1.HealthListResponse: CMessage {
  package typealias CStruct = Grpc__Health__V1__HealthListResponse
  package static let descriptor = MessageDescriptor(grpc__health__v1__health_list_response__init)
  package static let shape: WireShape? = [
    .messages(1, "statuses", [.string(1, "key"), .message(2, "value", nil)]),
  ]

  package init(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) throws {
    statuses = try arena.decodeMap(c.pointee.n_statuses, c.pointee.statuses) { (arena.string($0.pointee.key), try arena.decode($0.pointee.value) ?? HealthV1.HealthCheckResponse()) }
  }

  package func fill(_ c: UnsafeMutablePointer<CStruct>, _ arena: Arena) {
    c.pointee.n_statuses = statuses.count
    c.pointee.statuses = arena.encode(statuses, grpc__health__v1__health_list_response__statuses_entry__init) {
      $0.pointee.key = arena.encode($1)
      $0.pointee.value = arena.encode($2)
    }
  }
}
