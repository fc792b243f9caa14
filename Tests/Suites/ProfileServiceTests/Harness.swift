import ProfileDomain
import ProfileProto
import ProfileService
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting

/// The service in process, on a store in memory.
struct Harness {
  let store = MemoryProfileStore()
  let others: OtherServices
  let calls: TestCalls
  var client: ProfileV1.ProfileServiceClient { .init(channel: calls.channel, options: TestCalls.by(user())) }

  init(
    seeds: AdaSeeds = AdaSeeds(), others: OtherServices = OtherServices(),
    notifier: Notifier = Notifier()
  ) {
    self.others = others
    calls = TestCalls([
      ProfileHandler(
        store: store, measurements: store, seeds: seeds, home: others.home,
        reencoder: ImageReencoder(threads: pictureThreads),
        notifier: notifier, clock: { noon })
    ])
  }

  /// Uploads a file in pieces.
  func upload(
    _ file: [UInt8], pieces: Int = 100, requestID: String = "", options: CallOptions = TestCalls.by(user())
  ) async throws -> ProfileV1.UploadProfileImageResponse {
    try await client.uploadProfileImage(options: options) { writer in
      try await writer.write(.init(part: .opening(.init(requestID: requestID))))
      for start in stride(from: 0, to: file.count, by: pieces) {
        try await writer.write(.init(part: .data(Array(file[start..<min(start + pieces, file.count)]))))
      }
    }
  }

  func upload(parts: [ProfileV1.UploadProfileImageRequest.Part?]) async throws
    -> ProfileV1.UploadProfileImageResponse
  {
    try await client.uploadProfileImage(options: TestCalls.by(user())) { writer in
      for part in parts { try await writer.write(.init(part: part)) }
    }
  }
}

extension RPCError {
  /// The message for the user that a client has received.
  var receivedText: String? {
    for case .localizedMessage(_, let message) in receivedDetails { return message }
    return nil
  }
}
