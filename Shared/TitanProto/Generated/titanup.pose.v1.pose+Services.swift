// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/pose/v1/pose.proto. Not to be edited: `deploy/dev generate` writes it anew.

package import TitanRPC

extension PoseV1 {
  /// The methods of `titanup.pose.v1.PoseService`.
  package enum PoseServiceMethods {
    package static let streamReps = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "StreamReps", type: .bidirectionalStreaming)
    package static let uploadStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "UploadStream", type: .clientStreaming)
    package static let retimeStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "RetimeStream", type: .unary, isIdempotent: true)
    package static let getReceiptKeys = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "GetReceiptKeys", type: .unary, isIdempotent: true)
    package static let verifyReceipt = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "VerifyReceipt", type: .unary, isIdempotent: true)
    package static let getStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "GetStream", type: .unary, isIdempotent: true)
    package static let listStreams = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "ListStreams", type: .unary, isIdempotent: true)
    package static let deleteStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "DeleteStream", type: .unary, isIdempotent: true)
    package static let downloadFrames = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "DownloadFrames", type: .serverStreaming, isIdempotent: true)
    package static let recountStream = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "RecountStream", type: .unary, isIdempotent: true)
    package static let explainReps = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "ExplainReps", type: .unary, isIdempotent: true)
    package static let submitGroundTruth = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "SubmitGroundTruth", type: .unary, isIdempotent: true)
    package static let listCounters = MethodDescriptor(
      service: "titanup.pose.v1.PoseService", method: "ListCounters", type: .unary, isIdempotent: true)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.pose.v1.PoseService",
      methods: [streamReps, uploadStream, retimeStream, getReceiptKeys, verifyReceipt, getStream, listStreams, deleteStream, downloadFrames, recountStream, explainReps, submitGroundTruth, listCounters])
  }
}

extension PoseV1 {
  /// Counts push-ups.
  package protocol PoseServiceProtocol: RPCService {
    /// Counts live. The client sends `open` first, then frames as the camera gives them, then `close`; the server answers
    /// with what it sees, acknowledges what it has stored, and ends with the signed receipt.
    ///
    /// After a lost connection the client opens the same stream again: `ready` says which frame was stored last, the
    /// client goes on with the next one, and no rep is lost or counted twice.
    ///
    /// A rep is announced at once; the ack of its frames comes when they are stored, within three seconds while the database
    /// keeps up. The client keeps what is not acknowledged. After a crash it opens the stream again and sends that once more,
    /// with `pause` and `resume` between the frames where they were, and `pause` first if the set was paused there: the same
    /// shows the same, so a rep that was announced and not stored is announced again with the same number. A client
    /// that half-closes without `close` may come back likewise: all that it sent is acknowledged before the call ends. So
    /// are the frames before a refused one, and the stream can be opened again and go on with a better one.
    ///
    /// INVALID_ARGUMENT for `open`: STREAM_ID_INVALID, EXERCISE_UNKNOWN, SCHEMA_UNKNOWN, COUNTER_UNKNOWN,
    /// IMAGE_SIZE_INVALID, MODE_UNKNOWN, TARGET_INVALID, PREPARATION_INVALID, RETENTION_UNKNOWN, TIMESTAMP_INVALID,
    /// TIME_IN_FUTURE, TIME_TOO_EARLY; for a frame, with `frame`, its number, in the ErrorInfo's metadata: LANDMARK_COUNT;
    /// LANDMARK_NAN (no number, or an infinite one) and LANDMARK_OUT_OF_RANGE (a coordinate outside of -16 to 16, or a
    /// visibility outside of 0 to 1), both with `index`, its place in `landmarks`, `landmark`, `component` (x, y, z or
    /// visibility), `found` and `allowed`; NON_MONOTONIC_TIME; FRAME_NUMBER (with `expected`); MESSAGE_MISSING. FAILED_PRECONDITION NOT_OPENED, ALREADY_OPENED, STREAM_EXPIRED (an
    /// unfinished one whose frames are gone). RESOURCE_EXHAUSTED FRAME_RATE (over 60 a second), STREAM_TOO_LONG (over 30
    /// minutes), TOO_MANY_FRAMES (over 32 in a message), TOO_MANY_STREAMS (live at a time, or begun within a day and not
    /// closed). ABORTED STREAM_TAKEN_OVER when another connection opened the same stream, or its frames were deleted
    /// meanwhile. UNAVAILABLE FRAMES_LOST when the database does not have what came before, as after a backup was restored:
    /// open the stream again. ALREADY_EXISTS STREAM_EXISTS for an id used with other parameters.
    func streamReps(
      _ requests: RPCAsyncSequence<PoseV1.StreamRepsRequest>, response: RPCWriter<PoseV1.StreamRepsResponse>,
      context: ServerContext
    ) async throws

    /// Counts a set recorded earlier: the same engine, the same receipt. Errors as of StreamReps, and TIME_IN_FUTURE also if
    /// the last frame would lie more than 5 minutes in the future: then nothing of it is kept. ALREADY_EXISTS
    /// STREAM_EXISTS for an id that was used for other frames, and for push-ups whose frames the caller has uploaded or
    /// streamed before under another id, which `stream_id` in the ErrorInfo's metadata names; a simulated set is compared
    /// with nothing. The same frames under the same id again give the same receipt.
    func uploadStream(
      _ requests: RPCAsyncSequence<PoseV1.UploadStreamRequest>, context: ServerContext
    ) async throws -> PoseV1.UploadStreamResponse

    /// Says that a set was at another time than its receipt has it, as when a device's clock was wrong, or CreateSession
    /// refuses it with SESSION_OVERLAP. The stream gets a receipt with other times, which is what it has from now on, and so do
    /// its recounts. Earlier receipts stay valid, but a session uses a stream once, with whichever of its receipts: the
    /// times of a session that uses it already stay. It is LIVE only as far as the service saw it at that time. The same
    /// time again gives the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, TIMESTAMP_MISSING, TIMESTAMP_INVALID,
    /// TIME_TOO_EARLY, TIME_IN_FUTURE (the set would end more than 5 minutes from now); NOT_FOUND; FAILED_PRECONDITION
    /// STREAM_UNFINISHED.
    func retimeStream(_ request: PoseV1.RetimeStreamRequest, context: ServerContext) async throws -> PoseV1.RetimeStreamResponse

    /// The public keys that verify receipts. Open to everybody.
    func getReceiptKeys(_ request: PoseV1.GetReceiptKeysRequest, context: ServerContext) async throws -> PoseV1.GetReceiptKeysResponse

    /// Says whether a receipt is one that this service signed, and what it says.
    func verifyReceipt(_ request: PoseV1.VerifyReceiptRequest, context: ServerContext) async throws -> PoseV1.VerifyReceiptResponse

    /// A stream of the caller's, with its receipt. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND, also for somebody else's.
    func getStream(_ request: PoseV1.GetStreamRequest, context: ServerContext) async throws -> PoseV1.GetStreamResponse

    /// The caller's streams, the one opened last first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    func listStreams(_ request: PoseV1.ListStreamsRequest, context: ServerContext) async throws -> PoseV1.ListStreamsResponse

    /// Deletes a stream's frames before they expire. Receipt and digest stay, and so does what was awarded for them; an
    /// unfinished stream cannot be gone on with. Deleting again changes nothing. INVALID_ARGUMENT STREAM_ID_INVALID;
    /// NOT_FOUND.
    func deleteStream(_ request: PoseV1.DeleteStreamRequest, context: ServerContext) async throws -> PoseV1.DeleteStreamResponse

    /// A stream's frames as they are stored: what was sent, rounded to the numbers the counter works with. Sent again they
    /// give the same digest. After a lost connection, ask for what is missing. INVALID_ARGUMENT STREAM_ID_INVALID;
    /// NOT_FOUND; FAILED_PRECONDITION STREAM_EXPIRED, also on the way.
    func downloadFrames(
      _ request: PoseV1.DownloadFramesRequest, response: RPCWriter<PoseV1.DownloadFramesResponse>, context: ServerContext
    ) async throws

    /// Counts a stored stream by another counter: what it would count, how that differs, and a receipt for it. Again it is
    /// the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, COUNTER_UNKNOWN; NOT_FOUND; FAILED_PRECONDITION
    /// STREAM_EXPIRED, STREAM_UNFINISHED.
    func recountStream(_ request: PoseV1.RecountStreamRequest, context: ServerContext) async throws -> PoseV1.RecountStreamResponse

    /// What a counter saw in a stored stream, frame by frame, and why each dip of the arms did or did not count. Errors as
    /// of RecountStream; an unfinished stream is explained as far as it is there.
    func explainReps(_ request: PoseV1.ExplainRepsRequest, context: ServerContext) async throws -> PoseV1.ExplainRepsResponse

    /// States how many push-ups a stream really holds; what was stated before is replaced. INVALID_ARGUMENT
    /// STREAM_ID_INVALID, GROUND_TRUTH_INVALID; NOT_FOUND.
    func submitGroundTruth(_ request: PoseV1.SubmitGroundTruthRequest, context: ServerContext) async throws -> PoseV1.SubmitGroundTruthResponse

    /// The counters that can be asked for, with every number they decide by.
    func listCounters(_ request: PoseV1.ListCountersRequest, context: ServerContext) async throws -> PoseV1.ListCountersResponse
  }
}

extension PoseV1.PoseServiceProtocol {
  package static var descriptor: ServiceDescriptor { PoseV1.PoseServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.bidirectionalStreaming(PoseV1.PoseServiceMethods.streamReps) {
      try await streamReps($0, response: $1, context: $2)
    }
    router.clientStreaming(PoseV1.PoseServiceMethods.uploadStream) {
      try await uploadStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.retimeStream) {
      try await retimeStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.getReceiptKeys) {
      try await getReceiptKeys($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.verifyReceipt) {
      try await verifyReceipt($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.getStream) {
      try await getStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.listStreams) {
      try await listStreams($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.deleteStream) {
      try await deleteStream($0, context: $1)
    }
    router.serverStreaming(PoseV1.PoseServiceMethods.downloadFrames) {
      try await downloadFrames($0, response: $1, context: $2)
    }
    router.unary(PoseV1.PoseServiceMethods.recountStream) {
      try await recountStream($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.explainReps) {
      try await explainReps($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.submitGroundTruth) {
      try await submitGroundTruth($0, context: $1)
    }
    router.unary(PoseV1.PoseServiceMethods.listCounters) {
      try await listCounters($0, context: $1)
    }
  }
}

extension PoseV1 {
  /// Calls `titanup.pose.v1.PoseService` over a channel.
  package struct PoseServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// Counts live. The client sends `open` first, then frames as the camera gives them, then `close`; the server answers
    /// with what it sees, acknowledges what it has stored, and ends with the signed receipt.
    ///
    /// After a lost connection the client opens the same stream again: `ready` says which frame was stored last, the
    /// client goes on with the next one, and no rep is lost or counted twice.
    ///
    /// A rep is announced at once; the ack of its frames comes when they are stored, within three seconds while the database
    /// keeps up. The client keeps what is not acknowledged. After a crash it opens the stream again and sends that once more,
    /// with `pause` and `resume` between the frames where they were, and `pause` first if the set was paused there: the same
    /// shows the same, so a rep that was announced and not stored is announced again with the same number. A client
    /// that half-closes without `close` may come back likewise: all that it sent is acknowledged before the call ends. So
    /// are the frames before a refused one, and the stream can be opened again and go on with a better one.
    ///
    /// INVALID_ARGUMENT for `open`: STREAM_ID_INVALID, EXERCISE_UNKNOWN, SCHEMA_UNKNOWN, COUNTER_UNKNOWN,
    /// IMAGE_SIZE_INVALID, MODE_UNKNOWN, TARGET_INVALID, PREPARATION_INVALID, RETENTION_UNKNOWN, TIMESTAMP_INVALID,
    /// TIME_IN_FUTURE, TIME_TOO_EARLY; for a frame, with `frame`, its number, in the ErrorInfo's metadata: LANDMARK_COUNT;
    /// LANDMARK_NAN (no number, or an infinite one) and LANDMARK_OUT_OF_RANGE (a coordinate outside of -16 to 16, or a
    /// visibility outside of 0 to 1), both with `index`, its place in `landmarks`, `landmark`, `component` (x, y, z or
    /// visibility), `found` and `allowed`; NON_MONOTONIC_TIME; FRAME_NUMBER (with `expected`); MESSAGE_MISSING. FAILED_PRECONDITION NOT_OPENED, ALREADY_OPENED, STREAM_EXPIRED (an
    /// unfinished one whose frames are gone). RESOURCE_EXHAUSTED FRAME_RATE (over 60 a second), STREAM_TOO_LONG (over 30
    /// minutes), TOO_MANY_FRAMES (over 32 in a message), TOO_MANY_STREAMS (live at a time, or begun within a day and not
    /// closed). ABORTED STREAM_TAKEN_OVER when another connection opened the same stream, or its frames were deleted
    /// meanwhile. UNAVAILABLE FRAMES_LOST when the database does not have what came before, as after a backup was restored:
    /// open the stream again. ALREADY_EXISTS STREAM_EXISTS for an id used with other parameters.
    package func streamReps<Result>(
      options: CallOptions? = nil,
      _ body: (ClientRequestWriter<PoseV1.StreamRepsRequest>, RPCAsyncSequence<PoseV1.StreamRepsResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.bidirectionalStreaming(PoseServiceMethods.streamReps, options ?? self.options, body)
    }

    /// Counts a set recorded earlier: the same engine, the same receipt. Errors as of StreamReps, and TIME_IN_FUTURE also if
    /// the last frame would lie more than 5 minutes in the future: then nothing of it is kept. ALREADY_EXISTS
    /// STREAM_EXISTS for an id that was used for other frames, and for push-ups whose frames the caller has uploaded or
    /// streamed before under another id, which `stream_id` in the ErrorInfo's metadata names; a simulated set is compared
    /// with nothing. The same frames under the same id again give the same receipt.
    package func uploadStream(
      options: CallOptions? = nil,
      _ requests: (RPCWriter<PoseV1.UploadStreamRequest>) async throws -> Void
    ) async throws -> PoseV1.UploadStreamResponse {
      try await channel.clientStreaming(PoseServiceMethods.uploadStream, options ?? self.options, requests)
    }

    /// Says that a set was at another time than its receipt has it, as when a device's clock was wrong, or CreateSession
    /// refuses it with SESSION_OVERLAP. The stream gets a receipt with other times, which is what it has from now on, and so do
    /// its recounts. Earlier receipts stay valid, but a session uses a stream once, with whichever of its receipts: the
    /// times of a session that uses it already stay. It is LIVE only as far as the service saw it at that time. The same
    /// time again gives the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, TIMESTAMP_MISSING, TIMESTAMP_INVALID,
    /// TIME_TOO_EARLY, TIME_IN_FUTURE (the set would end more than 5 minutes from now); NOT_FOUND; FAILED_PRECONDITION
    /// STREAM_UNFINISHED.
    package func retimeStream(
      _ request: PoseV1.RetimeStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.RetimeStreamResponse {
      try await channel.unary(PoseServiceMethods.retimeStream, request, options ?? self.options)
    }

    /// The public keys that verify receipts. Open to everybody.
    package func getReceiptKeys(
      _ request: PoseV1.GetReceiptKeysRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.GetReceiptKeysResponse {
      try await channel.unary(PoseServiceMethods.getReceiptKeys, request, options ?? self.options)
    }

    /// Says whether a receipt is one that this service signed, and what it says.
    package func verifyReceipt(
      _ request: PoseV1.VerifyReceiptRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.VerifyReceiptResponse {
      try await channel.unary(PoseServiceMethods.verifyReceipt, request, options ?? self.options)
    }

    /// A stream of the caller's, with its receipt. INVALID_ARGUMENT STREAM_ID_INVALID; NOT_FOUND, also for somebody else's.
    package func getStream(
      _ request: PoseV1.GetStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.GetStreamResponse {
      try await channel.unary(PoseServiceMethods.getStream, request, options ?? self.options)
    }

    /// The caller's streams, the one opened last first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
    package func listStreams(
      _ request: PoseV1.ListStreamsRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ListStreamsResponse {
      try await channel.unary(PoseServiceMethods.listStreams, request, options ?? self.options)
    }

    /// Deletes a stream's frames before they expire. Receipt and digest stay, and so does what was awarded for them; an
    /// unfinished stream cannot be gone on with. Deleting again changes nothing. INVALID_ARGUMENT STREAM_ID_INVALID;
    /// NOT_FOUND.
    package func deleteStream(
      _ request: PoseV1.DeleteStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.DeleteStreamResponse {
      try await channel.unary(PoseServiceMethods.deleteStream, request, options ?? self.options)
    }

    /// A stream's frames as they are stored: what was sent, rounded to the numbers the counter works with. Sent again they
    /// give the same digest. After a lost connection, ask for what is missing. INVALID_ARGUMENT STREAM_ID_INVALID;
    /// NOT_FOUND; FAILED_PRECONDITION STREAM_EXPIRED, also on the way.
    package func downloadFrames<Result>(
      _ request: PoseV1.DownloadFramesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<PoseV1.DownloadFramesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(PoseServiceMethods.downloadFrames, request, options ?? self.options, body)
    }

    /// Counts a stored stream by another counter: what it would count, how that differs, and a receipt for it. Again it is
    /// the same receipt. INVALID_ARGUMENT STREAM_ID_INVALID, COUNTER_UNKNOWN; NOT_FOUND; FAILED_PRECONDITION
    /// STREAM_EXPIRED, STREAM_UNFINISHED.
    package func recountStream(
      _ request: PoseV1.RecountStreamRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.RecountStreamResponse {
      try await channel.unary(PoseServiceMethods.recountStream, request, options ?? self.options)
    }

    /// What a counter saw in a stored stream, frame by frame, and why each dip of the arms did or did not count. Errors as
    /// of RecountStream; an unfinished stream is explained as far as it is there.
    package func explainReps(
      _ request: PoseV1.ExplainRepsRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ExplainRepsResponse {
      try await channel.unary(PoseServiceMethods.explainReps, request, options ?? self.options)
    }

    /// States how many push-ups a stream really holds; what was stated before is replaced. INVALID_ARGUMENT
    /// STREAM_ID_INVALID, GROUND_TRUTH_INVALID; NOT_FOUND.
    package func submitGroundTruth(
      _ request: PoseV1.SubmitGroundTruthRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.SubmitGroundTruthResponse {
      try await channel.unary(PoseServiceMethods.submitGroundTruth, request, options ?? self.options)
    }

    /// The counters that can be asked for, with every number they decide by.
    package func listCounters(
      _ request: PoseV1.ListCountersRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ListCountersResponse {
      try await channel.unary(PoseServiceMethods.listCounters, request, options ?? self.options)
    }
  }
}

extension PoseV1 {
  /// The methods of `titanup.pose.v1.PoseFeedService`.
  package enum PoseFeedServiceMethods {
    package static let listStreamChanges = MethodDescriptor(
      service: "titanup.pose.v1.PoseFeedService", method: "ListStreamChanges", type: .unary, isIdempotent: true)
    package static let watchStreamChanges = MethodDescriptor(
      service: "titanup.pose.v1.PoseFeedService", method: "WatchStreamChanges", type: .serverStreaming)

    package static let descriptor = ServiceDescriptor(
      fullName: "titanup.pose.v1.PoseFeedService",
      methods: [listStreamChanges, watchStreamChanges])
  }
}

extension PoseV1 {
  /// What TitanUp's service of sessions calls to know what has become of streams since they were counted: that their frames
  /// are gone, and what other counters made of them. At least once, in an order that never changes behind a cursor.
  package protocol PoseFeedServiceProtocol: RPCService {
    /// A page of changes after a cursor. PERMISSION_DENIED for everybody but the service of sessions. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the cursor is of another epoch: the follower must start from the beginning. INVALID_ARGUMENT
    /// CURSOR_INVALID for what is no cursor.
    func listStreamChanges(_ request: PoseV1.ListStreamChangesRequest, context: ServerContext) async throws -> PoseV1.ListStreamChangesResponse

    /// The same without end: what has happened since the cursor, then what happens. Errors as of ListStreamChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when this server stops. Initial metadata come at once, when the stream is watching.
    func watchStreamChanges(
      _ request: PoseV1.WatchStreamChangesRequest, response: RPCWriter<PoseV1.WatchStreamChangesResponse>, context: ServerContext
    ) async throws
  }
}

extension PoseV1.PoseFeedServiceProtocol {
  package static var descriptor: ServiceDescriptor { PoseV1.PoseFeedServiceMethods.descriptor }

  package func registerMethods(with router: inout RPCRouter) {
    router.unary(PoseV1.PoseFeedServiceMethods.listStreamChanges) {
      try await listStreamChanges($0, context: $1)
    }
    router.serverStreaming(PoseV1.PoseFeedServiceMethods.watchStreamChanges) {
      try await watchStreamChanges($0, response: $1, context: $2)
    }
  }
}

extension PoseV1 {
  /// Calls `titanup.pose.v1.PoseFeedService` over a channel.
  package struct PoseFeedServiceClient: Sendable {
    private let channel: any RPCChannel
    private let options: CallOptions

    /// - Parameter options: those of every call that names none of its own.
    package init(channel: any RPCChannel, options: CallOptions = .init()) {
      self.channel = channel
      self.options = options
    }

    /// A page of changes after a cursor. PERMISSION_DENIED for everybody but the service of sessions. FAILED_PRECONDITION
    /// EPOCH_CHANGED if the cursor is of another epoch: the follower must start from the beginning. INVALID_ARGUMENT
    /// CURSOR_INVALID for what is no cursor.
    package func listStreamChanges(
      _ request: PoseV1.ListStreamChangesRequest, options: CallOptions? = nil
    ) async throws -> PoseV1.ListStreamChangesResponse {
      try await channel.unary(PoseFeedServiceMethods.listStreamChanges, request, options ?? self.options)
    }

    /// The same without end: what has happened since the cursor, then what happens. Errors as of ListStreamChanges,
    /// and UNAVAILABLE SHUTTING_DOWN when this server stops. Initial metadata come at once, when the stream is watching.
    package func watchStreamChanges<Result>(
      _ request: PoseV1.WatchStreamChangesRequest, options: CallOptions? = nil,
      _ body: (RPCAsyncSequence<PoseV1.WatchStreamChangesResponse>) async throws -> Result
    ) async throws -> Result {
      try await channel.serverStreaming(PoseFeedServiceMethods.watchStreamChanges, request, options ?? self.options, body)
    }
  }
}
