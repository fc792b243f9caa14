package import CTitanProto
import Glibc

/// Converts Swift values to protobuf-c's structs, all of them in the arena.
extension Arena {
  /// protobuf-c ends strings at a NUL. One inside becomes U+FFFD, so that the text after it is not lost; peers with
  /// this module refuse it anyway.
  package func encode(_ string: String) -> UnsafeMutablePointer<CChar> {
    var string = string
    return string.withUTF8 { utf8 in
      let copy = array(of: CChar.self, utf8.count + 1)
      if let start = utf8.baseAddress { memcpy(copy, start, utf8.count) }
      copy[utf8.count] = 0
      guard memchr(copy, 0, utf8.count) == nil else {
        return encode(
          String(String.UnicodeScalarView(utf8Text(utf8).unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 })))
      }
      return copy
    }
  }

  private func utf8Text(_ utf8: UnsafeBufferPointer<UInt8>) -> String { String(decoding: utf8, as: UTF8.self) }

  /// Not copied: the message keeps its bytes in place until it has been packed, and protobuf-c only reads.
  package func encode(_ bytes: [UInt8]) -> ProtobufCBinaryData {
    guard !bytes.isEmpty else { return ProtobufCBinaryData(len: 0, data: nil) }
    return bytes.withUnsafeBufferPointer {
      ProtobufCBinaryData(len: $0.count, data: UnsafeMutablePointer(mutating: $0.baseAddress))
    }
  }

  /// An enum's value by its number. C enums have the size of `int`, whatever signedness Swift gives them.
  package func cEnum<CEnum>(_ number: Int32) -> CEnum { unsafeBitCast(number, to: CEnum.self) }

  package func encode<Message: CMessage>(_ message: Message) -> UnsafeMutablePointer<Message.CStruct> {
    let c = array(of: Message.CStruct.self, 1)
    Message.descriptor.initialize(c)
    message.fill(c, self)
    return c
  }

  package func encode<Message: CMessage>(optional message: Message?) -> UnsafeMutablePointer<Message.CStruct>? {
    guard let message else { return nil }
    return encode(message)
  }

  /// Not copied, for the same reason as bytes.
  // Inlinable, so that callers get specialized code: otherwise each list would cost metadata look-ups.
  @inlinable
  package func encode<Number: WireScalar>(_ numbers: [Number]) -> UnsafeMutablePointer<Number>? {
    guard numbers.count > 0 else { return nil }
    return numbers.withUnsafeBufferPointer { UnsafeMutablePointer(mutating: $0.baseAddress) }
  }

  package func encode(_ flags: [Bool]) -> UnsafeMutablePointer<protobuf_c_boolean>? {
    pointers(flags) { $0 ? 1 : 0 }
  }

  package func encode<CEnum>(_ values: [some OpenEnum]) -> UnsafeMutablePointer<CEnum>? {
    pointers(values) { cEnum($0.rawValue) }
  }

  package func encode(_ strings: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    pointers(strings) { encode($0) }
  }

  package func encode(_ items: [[UInt8]]) -> UnsafeMutablePointer<ProtobufCBinaryData>? {
    pointers(items) { encode($0) }
  }

  package func encode<Message: CMessage>(
    _ messages: [Message]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Message.CStruct>?>? {
    pointers(messages) { encode($0) }
  }

  /// Encodes entries in the order of their keys, so that equal maps give equal bytes.
  package func encode<Entry, Key: Comparable, Value>(
    _ map: [Key: Value], _ initialize: (UnsafeMutablePointer<Entry>?) -> Void,
    _ fill: (UnsafeMutablePointer<Entry>, Key, Value) -> Void
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>? {
    pointers(map.sorted { $0.key < $1.key }) { key, value in
      let entry = array(of: Entry.self, 1)
      initialize(entry)
      fill(entry, key, value)
      return entry
    }
  }

  // MARK: Memory

  /// Memory for `count` values of a trivial C type. An encoding's arena has no limit, so this fails only if the system
  /// runs out of memory.
  private func array<Element>(of type: Element.Type, _ count: Int) -> UnsafeMutablePointer<Element> {
    guard let block = take(count * MemoryLayout<Element>.stride) else { preconditionFailure("out of memory") }
    return block.bindMemory(to: Element.self, capacity: count)
  }

  private func pointers<Elements: Collection, CElement>(
    _ elements: Elements, _ convert: (Elements.Element) -> CElement
  ) -> UnsafeMutablePointer<CElement>? {
    guard !elements.isEmpty else { return nil }
    let block = array(of: CElement.self, elements.count)
    for (index, element) in elements.enumerated() { (block + index).initialize(to: convert(element)) }
    return block
  }
}

/// Numbers whose layout in memory is the same as protobuf-c's.
package protocol WireScalar: BitwiseCopyable {}
extension Int32: WireScalar {}
extension Int64: WireScalar {}
extension UInt32: WireScalar {}
extension UInt64: WireScalar {}
extension Float: WireScalar {}
extension Double: WireScalar {}
