/// A C string, or an empty one for null.
func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String { text(UnsafePointer(pointer)) }

/// The elements of a repeated field of pointers in protobuf-c.
func elements<Element>(
  _ count: Int, _ pointers: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>?
) -> [UnsafeMutablePointer<Element>] {
  UnsafeBufferPointer(start: pointers, count: count).compactMap { $0 }
}

/// A type name as written in descriptors, without its leading dot.
func typeName(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
  let name = text(pointer)
  return name.hasPrefix(".") ? String(name.dropFirst()) : name
}
