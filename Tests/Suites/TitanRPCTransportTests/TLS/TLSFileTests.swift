import NIOPosix
import Testing
import TitanCore
import TitanRPC
import TitanRPCTransport
import TitanTesting

@Suite("Files of TLS")
struct TLSFileTests {
  private let certificates: TestCertificates

  init() throws { certificates = try .standard() }

  private func problem(certificate: String, key: String, clients: String? = nil) -> TLSFileError? {
    let tls = ServerTLS(
      identity: TLSIdentityFiles(certificateFile: certificate, keyFile: key), clientAuthorityFile: clients)
    do throws(TLSFileError) { try tls.check() } catch { return error }
    return nil
  }

  @Test("Each error names its file")
  func problems() throws {
    let (certificate, key) = (certificates.certificate("server"), certificates.key("server"))
    let missing = certificates.path("missing.pem")
    #expect(problem(certificate: certificate, key: key) == nil)
    #expect(
      problem(certificate: missing, key: key)?.description == "\(missing) cannot be opened: No such file or directory")
    #expect(problem(certificate: certificates.path(""), key: key)?.problem.contains("Is a directory") == true)
    #expect(problem(certificate: key, key: key)?.problem.contains("holds no certificate") == true)
    #expect(problem(certificate: certificate, key: certificate)?.file == certificate)
    #expect(problem(certificate: certificate, key: certificate)?.problem.contains("holds no private key") == true)
    let other = problem(certificate: certificate, key: certificates.key("authority"))
    #expect(other?.problem.contains("is not the key of the certificate") == true)
    #expect(problem(certificate: certificate, key: key, clients: missing)?.file == missing)
  }

  @Test("A certificate says when it is valid")
  func validity() throws {
    let found = try ServerTLS(identity: certificates.identity("server")).check()
    let validity = try #require(found)
    #expect(validity.notAfter - validity.notBefore == .seconds(2 * 86_400))
  }

  @Test("A server does not start with files it cannot use")
  func refusesToStart() async throws {
    var configuration = certificates.server()
    configuration.tls?.identity.keyFile = "/nowhere"
    let server = GRPCServer(
      router: RPCRouter(), configuration: configuration, group: MultiThreadedEventLoopGroup.singleton)
    await #expect(throws: TLSFileError.self) { try await server.bind() }
  }

  @Test("A channel's calls say which file it cannot use")
  func clientFiles() async throws {
    var channel = GRPCChannel.Configuration()
    channel.tls = ClientTLS(trust: .authorities(file: "/nowhere"))
    let seen = try await refusal(certificates.server(), channel)
    #expect(seen.error?.code == .unavailable)
    #expect(seen.error?.message.contains("/nowhere cannot be opened") == true)
  }
}
