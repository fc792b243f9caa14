package import SessionsDomain
package import TitanRPC

extension InvalidSession: RPCErrorConvertible {
  package var rpcError: RPCError { .invalid(violations) }
}
