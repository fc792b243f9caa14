import Foundation
import TitanCore
import TitanProto
import TitanRPC
import TitanZones

extension QueuedSession {
  /// The stream that the receipt was given for; `nil` without a receipt.
  var streamID: String? {
    struct Claims: Decodable { var stream: String }
    let parts = (receiptJWS ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let payload = Base64URL.decode(parts[1]) else { return nil }
    return try? JSONDecoder().decode(Claims.self, from: Data(payload)).stream
  }

  /// The same with another receipt of its stream: at its times, sets moved along, on the clock of its zone.
  func retimed(_ receipt: PoseV1.RepReceipt) -> SessionsV1.CreateSessionRequest? {
    var request = request
    guard var session = request.session, let old = session.startTime, let start = receipt.startTime,
      let end = receipt.endTime
    else { return nil }
    let shift = Timestamp(start) - Timestamp(old)
    func moved(_ time: GoogleProtobuf.Timestamp?) -> GoogleProtobuf.Timestamp? {
      time.map { .init(Timestamp($0) + shift) }
    }
    for index in session.sets.indices {
      session.sets[index].startTime = moved(session.sets[index].startTime)
      session.sets[index].endTime = moved(session.sets[index].endTime)
    }
    (session.startTime, session.endTime) = (start, end)
    if let zone = ZoneRules(name: session.timeZone) {
      session.utcOffsetSeconds = Int32(zone.utcOffsetSeconds(at: Timestamp(start)))
    }
    (request.session, request.receiptJws) = (session, receipt.jws)
    // What was refused under the old id is another request.
    if !request.requestID.isEmpty { request.requestID = UUID().uuidString.lowercased() }
    return request
  }
}
