/// A C string, or an empty one for none.
func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String { text(UnsafePointer(pointer)) }

/// The elements of one of protobuf-c's repeated fields of pointers.
func elements<Element>(
  _ count: Int, _ pointers: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>?
) -> [UnsafeMutablePointer<Element>] {
  UnsafeBufferPointer(start: pointers, count: count).compactMap { $0 }
}

/// A type name as descriptors write it, without its leading dot.
func typeName(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
  let name = text(pointer)
  return name.hasPrefix(".") ? String(name.dropFirst()) : name
}
