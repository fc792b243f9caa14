// titanup-fuzz TARGET [OPTIONS OF LIBFUZZER] [FOLDERS OF INPUTS]; `deploy/dev fuzz` runs every target.
import CLibFuzzer
import Foundation

/// The target that the first argument names.
let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init)

/// libFuzzer's own `main` requires this name; it is linked in but does not run.
@c(LLVMFuzzerTestOneInput)
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target?.run(UnsafeRawBufferPointer(start: start, count: count))
  return 0
}

if target == nil {
  let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: " ")
  FileHandle.standardError.write(Data("titanup-fuzz TARGET [libFuzzer's arguments]; targets: \(known)\n".utf8))
  exit(2)
}

// libFuzzer counts the program's name and its own arguments, and may look at them for as long as it runs.
var arguments = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) }
var count = CInt(arguments.count)
arguments.append(nil)
exit(
  arguments.withUnsafeMutableBufferPointer { buffer in
    var pointer = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &pointer, fuzzOneInput)
  })
