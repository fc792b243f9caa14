import Foundation
import GRPCCore
import SwiftProtobuf
import TitanUpAPI

/// A signed-in account: what its owner does, in TitanUp's methods.
struct Account<Transport: ClientTransport> {
  /// Frames in a message; 32 is the most that a message takes.
  private static var batch: Int { 32 }
  /// How long trophies may take.
  private static var patience: Duration { .seconds(30) }

  private let client: GRPCClient<Transport>
  private let metadata: Metadata

  static func register(on client: GRPCClient<Transport>) async throws -> Self {
    let answer = try await Titanup_Auth_V1_AuthService.Client(wrapping: client).register(
      .with {
        $0.email = "client-\(UUID().uuidString.lowercased())@example.org"
        $0.password = UUID().uuidString
        $0.displayName = "A client"
      })
    return Self(
      client: client,
      metadata: ["authorization": "Bearer \(answer.tokens.accessToken)", "accept-language": "en"])
  }

  /// Streams a set, and returns the signed receipt. A camera's frames would come one at a time.
  func count(
    _ frames: [Titanup_Pose_V1_Frame], onRep: @escaping @Sendable (Titanup_Pose_V1_Rep) -> Void
  ) async throws -> Titanup_Pose_V1_RepReceipt {
    let pose = Titanup_Pose_V1_PoseService.Client(wrapping: client)
    let opening = Titanup_Pose_V1_Open.with {
      $0.streamID = UUID().uuidString.lowercased()
      $0.exercise = .pushUp
      $0.schema = .mediapipe33
      $0.imageWidth = 640
      $0.imageHeight = 360
      // The recording ends now, so its first frame lies as far back as it is long.
      let length = Double(frames.last?.timeUs ?? 0) / 1e6
      $0.startTime = Google_Protobuf_Timestamp(date: Date(timeIntervalSinceNow: -length))
    }
    return try await pose.streamReps(metadata: metadata) { writer in
      try await writer.write(.with { $0.open = opening })
      for first in stride(from: 0, to: frames.count, by: Self.batch) {
        let batch = Array(frames[first..<min(first + Self.batch, frames.count)])
        try await writer.write(.with { $0.frames = .with { $0.frames = batch } })
      }
      try await writer.write(.with { $0.close = Titanup_Pose_V1_Close() })
    } onResponse: { response in
      var receipt: Titanup_Pose_V1_RepReceipt?
      for try await message in response.messages {
        switch message.message {
        case .repCounted(let counted): onRep(counted.rep)
        case .receipt(let signed): receipt = signed
        default: break
        }
      }
      guard let receipt else { throw RPCError(code: .dataLoss, message: "the set ended without a receipt") }
      return receipt
    }
  }

  /// Stores a counted set. The same ids make it safe to send the request again after a lost answer.
  func store(
    _ receipt: Titanup_Pose_V1_RepReceipt, as sessionID: UUID, requestID: UUID
  ) async throws -> Titanup_Sessions_V1_Session {
    let request = Titanup_Sessions_V1_CreateSessionRequest.with {
      $0.session = .with {
        $0.sessionID = sessionID.uuidString.lowercased()
        $0.startTime = receipt.startTime
        $0.endTime = receipt.endTime
        $0.timeZone = "Europe/Berlin"
        $0.reps = UInt32(receipt.reps.count)
      }
      $0.receiptJws = receipt.jws
      $0.requestID = requestID.uuidString.lowercased()
    }
    return try await Titanup_Sessions_V1_SessionsService.Client(wrapping: client)
      .createSession(request, metadata: metadata).session
  }

  /// The titles of what a session earned, once it is judged: the trophies service hears of it a moment later.
  func awards(for sessionID: String) async throws -> [String] {
    let trophies = Titanup_Trophies_V1_TrophiesService.Client(wrapping: client)
    let end = ContinuousClock.now + Self.patience
    while true {
      let answer = try await trophies.listAwards(.with { $0.sessionID = sessionID }, metadata: metadata)
      if answer.isSessionJudged { return answer.awards.map(\.trophy.title).sorted() }
      guard ContinuousClock.now < end else {
        throw RPCError(code: .deadlineExceeded, message: "session \(sessionID) is not judged")
      }
      try await Task.sleep(for: .milliseconds(200))
    }
  }
}
