import TitanRPC

/// Why a follower cannot go on where it stands.
enum FeedError: RPCErrorConvertible {
  /// Its cursor is of another life of the store.
  case epochChanged(now: FeedEpoch)

  var rpcError: RPCError {
    switch self {
    case .epochChanged(let epoch):
      RPCError(
        .failedPrecondition, reason: "EPOCH_CHANGED", "the cursor is of another epoch: start from the beginning",
        info: ["epoch": "\(epoch)"])
    }
  }
}
