import Testing
import TitanProto

@Suite("File descriptors for reflection")
struct FileDescriptorIndexTests {
  private let index = FileDescriptorIndex.contract

  @Test(
    "Every service is found by its methods, and protoc reads the file with all its imports",
    arguments: [
      ("titanup.auth.v1.AuthService.SignIn", "titanup/auth/v1/auth.proto"),
      ("titanup.pose.v1.PoseService.StreamReps", "titanup/pose/v1/pose.proto"),
      ("titanup.sessions.v1.SessionsService.CreateSession", "titanup/sessions/v1/sessions.proto"),
      ("titanup.trophies.v1.TrophiesService.WatchAwards", "titanup/trophies/v1/trophies.proto"),
      ("grpc.health.v1.Health.Check", "grpc/health/v1/health.proto"),
      ("google.rpc.BadRequest.FieldViolation.field", "google/rpc/error_details.proto"),
    ])
  func file(_ symbol: String, _ name: String) throws {
    let file = try #require(index.fileContaining(symbol: symbol))
    #expect(file.name == name)
    for file in index.withDependencies(file) {
      let text = try Protoc.decode(
        file.serialized, as: "google.protobuf.FileDescriptorProto", in: "google/protobuf/descriptor.proto")
      #expect(text.hasPrefix("name: \"\(file.name)\"\n"))
      #expect(text.contains("syntax: \"proto3\""))
      for dependency in file.dependencies { #expect(index.file(named: dependency) != nil) }
    }
  }

  @Test("Imports follow the file that needs them, each of them once")
  func dependencies() throws {
    let file = try #require(index.file(named: "google/rpc/status.proto"))
    #expect(index.withDependencies(file).map(\.name) == ["google/rpc/status.proto", "google/protobuf/any.proto"])
  }

  @Test("Messages are distinguished from other symbols")
  func messages() {
    #expect(index.hasMessage("titanup.auth.v1.User"))
    #expect(index.hasMessage("google.rpc.ErrorInfo.MetadataEntry"))
    #expect(!index.hasMessage("titanup.auth.v1.AuthService"))
    #expect(!index.hasMessage("titanup.auth.v1.User.email"))
  }
}
