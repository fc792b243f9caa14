package import SessionsDomain
package import TitanRPC

extension InvalidSession: RPCErrorConvertible {
  package var rpcError: RPCError {
    .invalid(violations.map { FieldViolation(field: $0.field, description: $0.description, reason: $0.reason) })
  }
}
