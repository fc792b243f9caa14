import Dispatch
import ProfileDomain
import ProfileProto
import ProfileService
import Testing
import TitanCore
import TitanFeeds
import TitanPostgres
import TitanProto
import TitanRPC
import TitanTesting
import TitanThreads

@Suite("ProfileService: images")
struct ImageHandlerTests {
  private let harness = Harness()
  private var client: ProfileV1.ProfileServiceClient { harness.client }

  private func refusal(_ file: [UInt8], pieces: Int = 4_096) async -> RPCError? {
    await #expect(throws: RPCError.self) { try await harness.upload(file, pieces: pieces) }
  }

  @Test("The first avatar is the default")
  func avatar() async throws {
    let image = try await client.getProfileImage(.init())
    #expect(image.contentType == "image/svg+xml" && image.image == Array(AvatarCatalogue.all[0].svg.utf8))
  }

  @Test("An uploaded photo is shown until it is deleted or another avatar is chosen")
  func upload() async throws {
    let before = try await client.getProfileImage(.init())
    let uploaded = try await harness.upload(TestImages.jpeg)
    #expect(uploaded.contentType == "image/jpeg" && (uploaded.width, uploaded.height) == (32, 16))
    #expect(uploaded.profile?.hasUploadedImage == true && uploaded.profile?.etag == "2")
    let image = try await client.getProfileImage(.init())
    #expect(image.contentType == "image/jpeg" && image.image.count == Int(uploaded.sizeBytes))
    #expect(image.etag != before.etag)
    let known = try await client.getProfileImage(.init(knownEtag: image.etag))
    #expect(known.image.isEmpty && known.etag == image.etag)
    let others = try await client.getProfileImage(.init(), options: TestCalls.by(user(2)))
    #expect(others.contentType == "image/svg+xml")
    let deleted = try await client.deleteProfileImage(.init()).profile
    #expect(deleted?.hasUploadedImage == false && deleted?.etag == "3")
    let again = try await client.deleteProfileImage(.init()).profile
    #expect(again == deleted)
    let after = try await client.getProfileImage(.init())
    #expect(after == before)
    _ = try await harness.upload(TestImages.jpeg)
    _ = try await client.updateProfile(
      .init(profile: .init(avatarID: "fox"), updateMask: .init(paths: ["avatar_id"])))
    let fox = try await client.getProfileImage(.init())
    #expect(fox.image == Array(AvatarCatalogue.avatar(AvatarID("fox"))?.svg.utf8 ?? "".utf8))
  }

  @Test("A retry returns the same response, and another image with its request id is refused")
  func retries() async throws {
    let id = "\(uuid(9))".lowercased()
    let first = try await harness.upload(TestImages.jpeg, requestID: id)
    let again = try await harness.upload(TestImages.jpeg, pieces: 7, requestID: id)
    #expect(again == first)
    let error = await #expect(throws: RPCError.self) {
      try await harness.upload(TestImages.progressiveJPEG, requestID: id)
    }
    #expect(error?.receivedReason == "REQUEST_ID_REUSED")
  }

  @Test("Hostile uploads get a clear error, and nothing is stored")
  func hostile() async throws {
    let png = TestImages.png(width: 2, height: 2) { _, _ in [1, 2, 3, 255] }
    let bomb = TestImages.pngSignature + TestImages.header(width: 30_000, height: 30_000)
    let cases: [([UInt8], StatusCode, String)] = [
      ([], .invalidArgument, "IMAGE_MISSING"),
      (Array("GIF89a............".utf8), .invalidArgument, "IMAGE_TYPE_UNKNOWN"),
      (Array("<svg xmlns=''></svg>".utf8), .invalidArgument, "IMAGE_TYPE_UNKNOWN"),
      (Array(TestImages.jpeg.dropLast(9)), .invalidArgument, "IMAGE_BROKEN"),
      (Array(png.dropLast(1)), .invalidArgument, "IMAGE_BROKEN"),
      (TestImages.jpeg + Array("PK\u{3}\u{4}".utf8), .invalidArgument, "IMAGE_BROKEN"),
      (png + TestImages.jpeg, .invalidArgument, "IMAGE_BROKEN"),
      (bomb, .resourceExhausted, "IMAGE_TOO_MANY_PIXELS"),
      (
        TestImages.jpeg + Array(repeating: 0, count: ImageLimits.fileBytes), .resourceExhausted, "IMAGE_TOO_LARGE"
      ),
    ]
    for (file, code, reason) in cases {
      let error = await refusal(file, pieces: 65_536)
      #expect((error?.code, error?.receivedReason) == (code, reason))
      #expect(error?.receivedText?.isEmpty == false)
    }
    let stored = try await harness.store.image(of: user())
    #expect(stored == nil)
  }

  @Test("An endless stream is refused at two megabytes")
  func endless() async {
    let error = await #expect(throws: RPCError.self) {
      try await client.uploadProfileImage { writer in
        try await writer.write(.init(part: .opening(.init())))
        try await writer.write(.init(part: .data(TestImages.jpeg)))
        while true { try await writer.write(.init(part: .data(Array(repeating: 0, count: 65_536)))) }
      }
    }
    #expect((error?.code, error?.receivedReason) == (.resourceExhausted, "IMAGE_TOO_LARGE"))
  }

  @Test("Messages in the wrong order are refused")
  func order() async {
    let (opening, data) = (
      ProfileV1.UploadProfileImageRequest.Part.opening(.init()),
      ProfileV1.UploadProfileImageRequest.Part.data(TestImages.jpeg)
    )
    for parts in [[data], [nil], [opening, opening], [opening, nil], [opening, .data([]), data]] {
      let error = await #expect(throws: RPCError.self) { try await harness.upload(parts: parts) }
      #expect((error?.code, error?.receivedReason) == (.invalidArgument, "IMAGE_PIECE_INVALID"))
    }
  }

  @Test("A caller that finds the queue full learns when to retry")
  func queue() async throws {
    let threads = BoundedThreadPool(threadCount: 1, queueLimit: 0)
    let gate = DispatchSemaphore(value: 0)
    async let blocking: Void = threads.run { gate.wait() }
    try await eventually { threads.load >= 1 }
    let store = MemoryProfileStore()
    let calls = TestCalls([
      ProfileHandler(
        store: store, measurements: store, seeds: AdaSeeds(), home: OtherServices().home,
        reencoder: ImageReencoder(threads: threads),
        notifier: Notifier())
    ])
    let client = ProfileV1.ProfileServiceClient(channel: calls.channel, options: TestCalls.by(user()))
    let error = await #expect(throws: RPCError.self) {
      try await client.uploadProfileImage { writer in
        try await writer.write(.init(part: .opening(.init())))
        try await writer.write(.init(part: .data(TestImages.jpeg)))
      }
    }
    #expect((error?.code, error?.receivedReason) == (.resourceExhausted, "IMAGE_QUEUE_FULL"))
    #expect(error?.receivedDetails.contains(.retryInfo(delay: .seconds(1))) == true)
    gate.signal()
    try await blocking
  }
}
