import Crypto
import TitanCore
import TitanRPC

/// Where the response to one request with an id is kept, and whether what is kept there answers it.
struct ReplaySlot: Sendable {
  let requestID: RequestID
  let keys: ReplayKeys
  let fingerprint: [UInt8]

  init(_ requestID: RequestID, payload: some RPCMessage, method: MethodDescriptor, master: SymmetricKey) {
    self.requestID = requestID
    keys = ReplayKeys(requestID, method: method, master: master)
    fingerprint = keys.fingerprint(payload.serialized())
  }

  /// The response in the form that is stored.
  func keep(_ response: some RPCMessage, until expireTime: Timestamp) throws -> StoredReplay {
    StoredReplay(
      key: keys.lookup, fingerprint: fingerprint,
      sealedResponse: try keys.seal(response.serialized(), fingerprint: fingerprint), expireTime: expireTime)
  }

  /// The response that was kept.
  ///
  /// - Throws: INVALID_ARGUMENT REQUEST_ID_REUSED if it answered another payload.
  func response<Response: RPCMessage>(in stored: StoredReplay) throws -> Response {
    guard stored.fingerprint == fingerprint else { throw requestID.reused }
    return try Response(serialized: keys.open(stored.sealedResponse, fingerprint: fingerprint))
  }
}
