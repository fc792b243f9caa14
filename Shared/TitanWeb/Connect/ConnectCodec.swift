import TitanProtoJSON
import TitanRPC
import TitanRPCTransport

/// Turns a method's messages from what a client sends into what its service takes, and back.
struct ConnectCodec: Sendable {
  private let codec: ConnectForm.Codec
  private let schema: ProtoSchema
  private let method: ProtoMethod
  /// In bytes, of either form.
  private let limit: Int

  init(_ codec: ConnectForm.Codec, _ schema: ProtoSchema, _ method: ProtoMethod, limit: Int) {
    (self.codec, self.schema, self.method, self.limit) = (codec, schema, method, limit)
  }

  /// - Throws: INVALID_ARGUMENT naming the field, for JSON that is no request.
  func request(_ message: InboundMessage) throws(RPCError) -> InboundMessage {
    guard codec == .json else { return message }
    let text = try plain(message)
    do throws(JSONFault) { return InboundMessage(try schema.message(json: text, of: method.input)) } catch {
      throw Self.invalid(error)
    }
  }

  /// What the service has compressed is compressed again, if the client accepts that.
  ///
  /// - Throws: INTERNAL for a response without JSON.
  func response(_ message: InboundMessage, acceptsGzip: Bool) throws(RPCError) -> InboundMessage {
    guard codec == .json else {
      return message.isCompressed && !acceptsGzip ? InboundMessage(try plain(message)) : message
    }
    let bytes = try plain(message)
    let text: [UInt8]
    do throws(JSONFault) { text = try schema.json(bytes, of: method.output) } catch {
      throw RPCError(code: .internal, message: "the response has no JSON: \(error)")
    }
    guard message.isCompressed, acceptsGzip else { return InboundMessage(text) }
    return InboundMessage(Gzip.compress(size: text.count) { $0.copyBytes(from: text) }, isCompressed: true)
  }

  private func plain(_ message: InboundMessage) throws(RPCError) -> [UInt8] {
    message.isCompressed ? try Gzip.decompress(message.bytes, limit: limit) : message.bytes
  }

  private static func invalid(_ fault: JSONFault) -> RPCError {
    let reason = "JSON_INVALID"
    guard fault.field.isEmpty else { return RPCError.invalid(fault.field, reason: reason, fault.problem) }
    return RPCError(.invalidArgument, reason: reason, fault.problem)
  }
}
