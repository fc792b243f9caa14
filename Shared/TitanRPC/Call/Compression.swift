/// How the messages of one direction of a call may be encoded: gRPC's content-codings, by their names on the wire.
package enum Compression: String, Sendable, Hashable, CaseIterable {
  case identity
  case gzip
}
