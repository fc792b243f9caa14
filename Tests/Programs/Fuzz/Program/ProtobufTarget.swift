import PoseProto
import SessionsProto
import TestProto
import TitanProto
import TitanRPC

/// Decodes arbitrary bytes: they are either a message or refused, and a decoded message encodes to bytes that decode to
/// the same message. The first byte chooses the message type.
func fuzzProtobuf(_ bytes: UnsafeRawBufferPointer) {
  guard let first = bytes.first else { return }
  let message = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
  switch first % 6 {
  case 0: roundTrip(PoseV1.StreamRepsRequest.self, message)
  case 1: roundTrip(SessionsV1.CreateSessionRequest.self, message)
  case 2: roundTrip(GoogleRPC.ErrorInfo.self, message)
  case 3: roundTrip(ConformanceV1.BidiStreamRequest.self, message)
  case 4: roundTrip(ReflectionV1.ServerReflectionResponse.self, message)
  default: _ = try? StatusDetails.decode(Array(message))
  }
}

private func roundTrip<Message: RPCMessage>(_ type: Message.Type, _ bytes: UnsafeRawBufferPointer) {
  guard let message = try? Message(serialized: bytes) else { return }
  let written = message.serialized()
  do {
    // NaN is not equal to itself, so this compares bytes.
    let again = try Message(serialized: written).serialized()
    precondition(again == written, "\(type) is encoded in two ways")
  } catch { preconditionFailure("\(type) cannot be decoded again: \(error)") }
}
