import TitanHTTP2
import TitanRPC
@testable import TitanRPCTransport

private let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
private let router = RPCRouter()

/// A server that has received the preface, followed by arbitrary bytes: HPACK, frames, the guard's accounting for them,
/// and gRPC's state machine on top. Complete messages of a request are echoed.
func fuzzServerEngine(_ bytes: UnsafeRawBufferPointer) {
  guard let engine = try? HTTP2Engine(.server) else { preconditionFailure("no engine") }
  engine.guardPeer(since: 0)
  var machines: [ObjectIdentifier: ServerStreamStateMachine] = [:]
  feed(engine, preface, then: FuzzedInput(bytes)) { event, bytes in
    switch event {
    case .headers(let stream, let fields, _):
      var machine = machines[ObjectIdentifier(stream)] ?? ServerStreamStateMachine(messageLimit: 1 << 16)
      switch machine.receive(fields, router) {
      case .open(let head):
        guard let response = machine.sendInitialMetadata(head.metadata) else { preconditionFailure("sent before") }
        engine.submitResponse(stream, response, endStream: false)
      case .refuse(let response, let body):
        stream.append(size: body.utf8.count) { $0.copyBytes(from: body.utf8) }
        stream.finish()
        engine.submitResponse(stream, response, endStream: body.isEmpty)
      case .ignore: break
      }
      machines[ObjectIdentifier(stream)] = machine
    case .data(let stream, let range):
      var content = UnsafeRawBufferPointer(rebasing: bytes[range])
      do {
        while let message = try machines[ObjectIdentifier(stream)]?.receive(&content) {
          MessageFramer.append(to: stream, size: message.bytes.count) { $0.copyBytes(from: message.bytes) }
          engine.resume(stream)
        }
      } catch { engine.reset(stream, .noError) }
      engine.consume(stream, range.count)
    case .endOfStream(let stream):
      let end: Status
      do throws(RPCError) {
        try machines[ObjectIdentifier(stream)]?.receiveEnd()
        end = .ok
      } catch { end = error.status }
      if case .trailers(let trailers)? = machines[ObjectIdentifier(stream)]?.finish(end, [:]) {
        stream.finish(trailers: trailers)
        engine.resume(stream)
      }
    case .endSentFirst(let stream): engine.reset(stream, .noError)
    case .closed(let stream, _): machines[ObjectIdentifier(stream)] = nil
    case .writable, .settings, .pingAcknowledged, .goAway: break
    }
  }
}

/// A client with three calls and arbitrary bytes as the answer. No call has two outcomes.
func fuzzClientEngine(_ bytes: UnsafeRawBufferPointer) {
  guard let engine = try? HTTP2Engine(.client) else { preconditionFailure("no engine") }
  let request = ClientStreamStateMachine.request(
    path: "/a/b", scheme: "http", authority: "x", timeout: nil, metadata: [:])
  var machines: [ObjectIdentifier: ClientStreamStateMachine] = [:]
  var ended: Set<HTTP2StreamID> = []
  func end(_ stream: HTTP2Stream) {
    precondition(ended.insert(stream.id).inserted, "stream \(stream.id) has two outcomes")
  }
  for _ in 0..<3 {
    let stream = HTTP2Stream()
    machines[ObjectIdentifier(stream)] = ClientStreamStateMachine(messageLimit: 1 << 16)
    guard (try? engine.submitRequest(stream, request, endStream: false)) != nil else { return }
  }
  feed(engine, [], then: FuzzedInput(bytes)) { event, bytes in
    switch event {
    case .headers(let stream, let fields, let endStream):
      if case .end? = machines[ObjectIdentifier(stream)]?.receive(fields, endStream: endStream) { end(stream) }
    case .data(let stream, let range):
      var content = UnsafeRawBufferPointer(rebasing: bytes[range])
      do { while try machines[ObjectIdentifier(stream)]?.receive(&content) != nil {} } catch {
        engine.reset(stream, .cancel)
      }
      engine.consume(stream, range.count)
    case .endOfStream(let stream):
      if machines[ObjectIdentifier(stream)]?.receiveEnd() != nil { end(stream) }
    case .closed(let stream, let code):
      if machines[ObjectIdentifier(stream)]?.receiveReset(code) != nil { end(stream) }
      machines[ObjectIdentifier(stream)] = nil
    case .writable, .endSentFirst, .settings, .pingAcknowledged, .goAway: break
    }
  }
}

/// Drives the engine as a connection does, until the engine stops.
private func feed(
  _ engine: HTTP2Engine, _ opening: [UInt8], then input: FuzzedInput,
  _ act: (HTTP2Event, UnsafeRawBufferPointer) -> Void
) {
  var events: [HTTP2Event] = []
  var now: Int64 = 0
  func drain(_ piece: UnsafeRawBufferPointer) -> Bool {
    engine.takeEvents(&events)
    for event in events { act(event, piece) }
    now += 1_000_000
    if engine.peerLooksSuspicious(), let breach = engine.verdict(at: now) { engine.terminate(breach.code) }
    do {
      repeat {
        _ = try [UInt8](unsafeUninitializedCapacity: HTTP2Engine.largestFrame) { buffer, count in
          count = try engine.makeOutput(into: UnsafeMutableRawBufferPointer(buffer))
        }
      } while engine.outputIsCut
    } catch { return false }
    // Making output closes streams, but none of their data points into the piece.
    engine.takeEvents(&events)
    for event in events { act(event, UnsafeRawBufferPointer(start: nil, count: 0)) }
    return !engine.isDone
  }
  func receive(_ piece: UnsafeRawBufferPointer) -> Bool { (try? engine.receive(piece)) != nil && drain(piece) }
  guard drain(UnsafeRawBufferPointer(start: nil, count: 0)), opening.withUnsafeBytes(receive) else { return }
  input.bytes.withUnsafeBytes { bytes in
    for piece in bytes.pieces(of: input.pieceSize) {
      guard receive(piece) else { return }
    }
  }
}
