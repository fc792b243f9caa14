/// Where strings stand in a message, and the check that all of them are what proto3 allows.
///
/// protobuf-c takes any bytes for a string and ends it at the first NUL, so this walks over the serialized message
/// before protobuf-c does. It goes no deeper than message types are nested, and skips all submessages without strings.
final class StringFields: Sendable, ExpressibleByArrayLiteral {
  enum Field: Sendable {
    case string(UInt32, StaticString)
    /// Left out of the walk if the third is `nil`.
    case message(UInt32, StaticString, StringFields?)
  }

  private let fields: [Field]

  init(arrayLiteral elements: Field...) { fields = elements }

  /// The first thing that is wrong; `nil` if nothing is.
  func fault(in bytes: UnsafeRawBufferPointer) -> StringFault? {
    var reader = WireReader(bytes)
    while !reader.isAtEnd {
      guard let tag = reader.readTag() else { return .malformed }
      guard tag.wireType == .lengthDelimited else {
        guard reader.skip(tag.wireType) else { return .malformed }
        continue
      }
      guard let value = reader.readLengthDelimited() else { return .malformed }
      if let fault = fault(in: value, of: tag.field) { return fault }
    }
    return nil
  }

  private func fault(in value: UnsafeRawBufferPointer, of number: UInt32) -> StringFault? {
    for field in fields {
      switch field {
      case .string(number, let name):
        return Self.fault(inText: value).map { .string(path: "\(name)", $0) }
      case .message(number, let name, let nested):
        return nested?.fault(in: value)?.inside("\(name)")
      default: continue
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
