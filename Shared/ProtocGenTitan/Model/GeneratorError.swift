/// Why nothing was generated. protoc prints it behind the plugin's name.
struct GeneratorError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
