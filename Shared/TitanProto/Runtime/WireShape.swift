/// The positions of strings and submessages in a message, for checking it on the wire before protobuf-c parses it.
///
/// protobuf-c accepts any bytes as a string and ends it at the first NUL, and it loses numbers when a submessage comes
/// in two pieces. So strings are checked here, and pieces reassembled. A message without strings and singular
/// submessages has no shape, and costs nothing. No traversal goes deeper than the nesting of message types.
package final class WireShape: Sendable, ExpressibleByArrayLiteral {
  package struct Field: Sendable {
    enum Kind: Sendable {
      case string
      /// `nil` for a message without a shape.
      case message(WireShape?)
      case other
    }

    let number: UInt32
    let name: StaticString
    let kind: Kind
    let isRepeated: Bool
    /// The number of the oneof it belongs to, from 1; 0 for none.
    let oneof: Int

    package static func string(_ number: UInt32, _ name: StaticString, oneof: Int = 0) -> Field {
      Field(number: number, name: name, kind: .string, isRepeated: false, oneof: oneof)
    }
    package static func message(_ number: UInt32, _ name: StaticString, _ shape: WireShape?, oneof: Int = 0) -> Field {
      Field(number: number, name: name, kind: .message(shape), isRepeated: false, oneof: oneof)
    }
    package static func messages(_ number: UInt32, _ name: StaticString, _ shape: WireShape?) -> Field {
      Field(number: number, name: name, kind: .message(shape), isRepeated: true, oneof: 0)
    }
    /// A member of a oneof that is neither a string nor a message.
    package static func other(_ number: UInt32, _ name: StaticString, oneof: Int) -> Field {
      Field(number: number, name: name, kind: .other, isRepeated: false, oneof: oneof)
    }
  }

  let fields: [Field]

  package init(arrayLiteral elements: Field...) { fields = elements }

  /// Checks a serialized message.
  ///
  /// - Parameter isInPieces: set to `true` if a singular submessage occurs more than once, at any depth.
  /// - Returns: the first fault; `nil` if there is none.
  func fault(in bytes: UnsafeRawBufferPointer, isInPieces: inout Bool) -> StringFault? {
    var reader = WireReader(bytes)
    var seen: UInt64 = 0
    while !reader.isAtEnd {
      guard let tag = reader.readTag() else { return .malformed }
      guard tag.wireType == .lengthDelimited else {
        guard reader.skip(tag.wireType) else { return .malformed }
        continue
      }
      guard let value = reader.readLengthDelimited() else { return .malformed }
      guard let index = fields.firstIndex(where: { $0.number == tag.field }) else { continue }
      switch fields[index].kind {
      case .other: continue
      case .string:
        if let kind = Self.fault(inText: value) { return .string(path: "\(fields[index].name)", kind) }
      case .message(let shape):
        if !fields[index].isRepeated {
          // Beyond 64 fields, reassembling a submessage that is already whole does no harm.
          let bit = index < 64 ? 1 << UInt64(index) : seen
          if index >= 64 || seen & bit != 0 { isInPieces = true }
          seen |= bit
        }
        if let fault = shape?.fault(in: value, isInPieces: &isInPieces) { return fault.inside("\(fields[index].name)") }
      }
    }
    return nil
  }

  private static func fault(inText bytes: UnsafeRawBufferPointer) -> StringFault.Kind? {
    let text = bytes.bindMemory(to: UInt8.self)
    guard !text.contains(0) else { return .nul }
    do {
      _ = try UTF8Span(validating: text.span)
      return nil
    } catch {
      return .notUTF8
    }
  }
}
