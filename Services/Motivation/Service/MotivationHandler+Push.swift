import MotivationDomain
package import MotivationProto
import TitanCore
import TitanProto
package import TitanRPC

extension MotivationHandler {
  package func getPushKey(
    _ request: MotivationV1.GetPushKeyRequest, context: ServerContext
  ) async throws -> MotivationV1.GetPushKeyResponse {
    _ = try context.requireUser()
    return .init(publicKey: push?.key.publicKey ?? [])
  }

  package func createPushSubscription(
    _ request: MotivationV1.CreatePushSubscriptionRequest, context: ServerContext
  ) async throws -> MotivationV1.CreatePushSubscriptionResponse {
    let user = try context.requireUser()
    guard let push else { throw MotivationError.pushOff }
    let asked = request.subscription ?? .init()
    let (endpoint, keys) = try Self.checked(asked, push.policy)
    let now = clock()
    let subscription = PushSubscription(
      endpoint: endpoint, keys: keys, language: context.language, authSessionID: context.caller?.authSessionID,
      createTime: now, renewTime: now)
    return .init(subscription: .init(try await store.subscribe(subscription, of: user)))
  }

  package func listPushSubscriptions(
    _ request: MotivationV1.ListPushSubscriptionsRequest, context: ServerContext
  ) async throws -> MotivationV1.ListPushSubscriptionsResponse {
    let user = try context.requireUser()
    return .init(subscriptions: try await store.pushSubscriptions(of: user).map { .init($0) })
  }

  package func deletePushSubscription(
    _ request: MotivationV1.DeletePushSubscriptionRequest, context: ServerContext
  ) async throws -> MotivationV1.DeletePushSubscriptionResponse {
    let user = try context.requireUser()
    if PushEndpoint.isWellFormed(request.endpoint) { try await store.unsubscribe(request.endpoint, of: user) }
    return .init()
  }

  /// - Throws: every violation. What came isn't repeated: it would let others push to the device.
  private static func checked(
    _ asked: MotivationV1.PushSubscription, _ policy: PushServicePolicy
  ) throws -> (PushEndpoint, PushKeys) {
    var violations: [FieldViolation] = []
    func add(_ field: String, _ reason: String, _ got: String, _ allowed: String) {
      violations.append(FieldViolation(field: "subscription.\(field)", reason: reason, got: got, allowed: allowed))
    }
    let endpoint = policy.endpoint(asked.endpoint)
    if endpoint == nil {
      add(
        "endpoint", "ENDPOINT_NOT_ALLOWED", "\(asked.endpoint.utf8.count) characters (not shown)",
        "an https URL of a public push service, up to \(PushEndpoint.maximumLength) ASCII characters")
    }
    if !PushEncryption.isPublicKey(asked.p256dh) {
      add(
        "p256dh", "KEY_INVALID", "\(asked.p256dh.count) bytes (not shown)",
        "an uncompressed point of P-256, \(PushKeys.publicKeyLength) bytes")
    }
    if asked.auth.count != PushKeys.authSecretLength {
      add("auth", "KEY_INVALID", "\(asked.auth.count) bytes (not shown)", "\(PushKeys.authSecretLength) bytes")
    }
    guard let endpoint, violations.isEmpty else { throw RPCError.invalid(violations) }
    return (endpoint, PushKeys(publicKey: asked.p256dh, authSecret: asked.auth))
  }
}

extension MotivationV1.PushSubscription {
  /// The message without the keys, which only the device needs to know.
  fileprivate init(_ subscription: PushSubscription) {
    self.init(
      endpoint: subscription.endpoint.text, language: subscription.language.rawValue,
      createTime: .init(subscription.createTime), renewTime: .init(subscription.renewTime))
  }
}
