/// Why nothing was generated. protoc prints it after the plugin's name.
struct GeneratorError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
