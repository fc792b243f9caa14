// A plugin for protoc: a CodeGeneratorRequest on standard input, a CodeGeneratorResponse on standard output.
// With `--lean`, a filter for descriptor sets.
import Glibc

func standardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(STDIN_FILENO, &chunk, chunk.count)
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}

func writeToStandardOutput(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

switch CommandLine.arguments.dropFirst() {
case []:
  let answer: [UInt8]
  do {
    answer = PluginConversation.response(try Generator.run(try PluginConversation.request(standardInput())))
  } catch let error as GeneratorError {
    answer = PluginConversation.response(error)
  }
  exit(writeToStandardOutput(answer) ? 0 : 1)
case ["--lean"]:
  exit(writeToStandardOutput(try DescriptorSet.lean(standardInput())) ? 0 : 1)
default:
  let usage = "protoc runs this; by hand only: protoc-gen-titan --lean <SET >SET\n"
  _ = write(STDERR_FILENO, usage, usage.utf8.count)
  exit(2)
}
