package import Crypto
import PoseProto
import Synchronization
import TitanCore
package import TitanRPC

/// The pose service's public keys: cached, and fetched again when a receipt names an unknown key.
package final class ReceiptKeys: Sendable {
  package typealias Key = Curve25519.Signing.PublicKey
  /// Every key in force, by id.
  package typealias Fetch = @Sendable () async throws -> [String: Key]

  /// Anyone can make up key ids, so unknown ones cause a fetch no more often than this.
  package static let minimumInterval: Duration = .seconds(2)
  private static let fetchTimeout: Duration = .seconds(3)

  private enum Flight {
    /// No fetch is running. May become `running`.
    case idle
    /// One caller is fetching and the others wait for it. Becomes `idle`.
    case running([CheckedContinuation<Void, Never>])
  }
  private struct State {
    var keys: [String: Key] = [:]
    /// When the last successful fetch began.
    var freshness: ContinuousClock.Instant?
    var flight = Flight.idle
  }
  private enum Step {
    case known(Key), unknown, fetch, wait
  }

  private let state = Mutex(State())
  private let fetch: Fetch
  private let now: @Sendable () -> ContinuousClock.Instant

  package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }, fetch: @escaping Fetch) {
    (self.now, self.fetch) = (now, fetch)
  }

  /// Fetches the keys with the pose service's `GetReceiptKeys`.
  package convenience init(channel: any RPCChannel) {
    let client = PoseV1.PoseServiceClient(channel: channel)
    self.init {
      let response = try await client.getReceiptKeys(.init(), options: .timeout(Self.fetchTimeout))
      let keys = response.keys.compactMap { key -> (String, Key)? in
        guard let raw = Base64URL.decode(key.x), let known = try? Key(rawRepresentation: raw) else { return nil }
        return (key.keyID, known)
      }
      return Dictionary(keys) { first, _ in first }
    }
  }

  /// The key with this id; `nil` if the pose service has none.
  ///
  /// - Throws: UNAVAILABLE if the key isn't cached and the pose service can't be reached.
  package func key(id: String) async throws -> Key? {
    while true {
      try Task.checkCancellation()
      switch state.withLock({ step(id, &$0) }) {
      case .known(let key): return key
      case .unknown: return nil
      case .wait: await waitForFetch()
      case .fetch: try await refresh()
      }
    }
  }

  private func step(_ id: String, _ state: inout State) -> Step {
    if let key = state.keys[id] { return .known(key) }
    if let freshness = state.freshness, freshness.duration(to: now()) < Self.minimumInterval { return .unknown }
    if case .running = state.flight { return .wait }
    state.flight = .running([])
    return .fetch
  }

  private func refresh() async throws {
    let began = now()
    let result: Result<[String: Key], any Error>
    do {
      result = .success(try await fetch())
    } catch {
      result = .failure(error)
    }
    let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      if case .success(let keys) = result { (state.keys, state.freshness) = (keys, began) }
      guard case .running(let waiting) = state.flight else { return [] }
      state.flight = .idle
      return waiting
    }
    for caller in waiting { caller.resume() }
    if case .failure = result {
      try Task.checkCancellation()
      throw Self.unavailable
    }
  }

  /// Can't be cancelled: a fetch ends within its own timeout.
  private func waitForFetch() async {
    await withCheckedContinuation { caller in
      let isOver = state.withLock { state in
        guard case .running(let waiting) = state.flight else { return true }
        state.flight = .running(waiting + [caller])
        return false
      }
      if isOver { caller.resume() }
    }
  }

  private static let unavailable = RPCError(
    .unavailable, reason: "RECEIPT_KEYS_UNAVAILABLE",
    "the receipt names a key that is not known here, and the pose service cannot be asked at the moment",
    details: [.retryInfo(delay: .seconds(1))])
}
