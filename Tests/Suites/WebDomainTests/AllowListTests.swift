import Testing
import TitanCore
import TitanProto
import WebDomain

@Suite("Which methods the edge lets through, of all in proto/")
struct AllowListTests {
  private let contract: Contract
  private let list: AllowList

  init() throws {
    let index = FileDescriptorIndex.contract
    let symbols = TitanUpService.allCases.map {
      "titanup.\($0.rawValue).v1.\($0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst())Service"
    }
    let files = (symbols + ["grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection"])
      .compactMap { index.fileContaining(symbol: $0) }
    try #require(files.count == TitanUpService.allCases.count + 2)
    contract = try Contract(files: files.flatMap(index.withDependencies).map(\.serialized))
    list = AllowList(contract, allowsAdministration: false)
  }

  @Test("Exactly the methods whose responses hold tokens are kept from pages")
  func tokens() {
    let withTokens = Set(contract.methods.filter(\.returnsTokens).map(\.path))
    let auth = "/titanup.auth.v1.AuthService"
    #expect(
      withTokens == [
        "\(auth)/Register", "\(auth)/SignIn", "\(auth)/VerifyMfa", "\(auth)/RefreshToken", "\(auth)/Reauthenticate",
        "\(auth)/SignInWithPasskey", "\(auth)/FinishProviderSignIn",
        "/titanup.auth.v1.AuthFeedService/IssueServiceToken",
      ])
    for path in withTokens where path.hasPrefix("\(auth)/") {
      guard case .returnsTokens = list.decision(on: path, for: .page) else {
        Issue.record("a page may call \(path)")
        continue
      }
      guard case .allowed(_, .auth) = list.decision(on: path, for: .client) else {
        Issue.record("a client may not call \(path)")
        continue
      }
    }
  }

  @Test("Every method of every descriptor is decided as its service's name says")
  func everyMethod() {
    var allowed: [TitanUpService: Int] = [:]
    for method in contract.methods {
      let owner = TitanUpService(rawValue: String(method.service.split(separator: ".")[1]))
      let decision = list.decision(on: method.path, for: .page)
      switch method.service.split(separator: ".").last {
      case let name? where name.hasSuffix("FeedService"): #expect(decision == .unknown, "\(method.path)")
      case let name? where name.hasSuffix("AdminService"): #expect(decision == .administration, "\(method.path)")
      case _ where !method.service.hasPrefix("titanup."): #expect(decision == .unknown, "\(method.path)")
      default:
        guard !method.returnsTokens else { continue }
        guard let owner else {
          Issue.record("\(method.path) belongs to no service")
          continue
        }
        #expect(decision == .allowed(method, owner), "\(method.path)")
        allowed[owner, default: 0] += 1
      }
    }
    #expect(Set(allowed.keys) == Set(TitanUpService.allCases))
  }

  @Test(
    "Feeds stay closed and administration opens where the operator says so",
    arguments: [AllowList.Caller.page, .client])
  func administration(_ caller: AllowList.Caller) {
    let open = AllowList(contract, allowsAdministration: true)
    for method in contract.methods where method.service.hasSuffix("FeedService") {
      #expect(open.decision(on: method.path, for: caller) == .unknown, "\(method.path)")
      #expect(list.decision(on: method.path, for: caller) == .unknown, "\(method.path)")
    }
    let admin = contract.methods.filter { $0.service == "titanup.auth.v1.AuthAdminService" }
    #expect(!admin.isEmpty)
    for method in admin {
      #expect(open.decision(on: method.path, for: caller) == .allowed(method, .auth))
      #expect(list.decision(on: method.path, for: caller) == .administration)
    }
  }

  @Test(
    "What is no method of the contract is refused",
    arguments: [
      "", "/", "/titanup.auth.v1.AuthService", "/titanup.auth.v1.AuthService/", "/titanup.auth.v1.AuthService/whoami",
      "titanup.auth.v1.AuthService/WhoAmI", "/titanup.auth.v1.AuthService/WhoAmI/",
      "//titanup.auth.v1.AuthService/WhoAmI",
      "/titanup.auth.v1.AuthService/WhoAmI?x", "/grpc.health.v1.Health/Check",
      "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
    ])
  func unknown(_ path: String) {
    #expect(list.decision(on: path, for: .page) == .unknown)
    #expect(list.decision(on: path, for: .client) == .unknown)
  }

  @Test("Kinds of calls and idempotency are read from the descriptors")
  func kinds() throws {
    func method(_ path: String) throws -> Contract.Method { try #require(contract.methods.first { $0.path == path }) }
    let live = try method("/titanup.pose.v1.PoseService/StreamReps")
    #expect(live.clientStreams && live.serverStreams && !live.isIdempotent)
    let upload = try method("/titanup.profile.v1.ProfileService/UploadProfileImage")
    #expect(upload.clientStreams && !upload.serverStreams)
    let watch = try method("/titanup.trophies.v1.TrophiesService/WatchAwards")
    #expect(!watch.clientStreams && watch.serverStreams)
    #expect(try method("/titanup.auth.v1.AuthService/WhoAmI").isIdempotent)
    #expect(try method("/titanup.auth.v1.AuthService/SignOut").isIdempotent)
    #expect(try !method("/titanup.auth.v1.AuthService/ChangePassword").isIdempotent)
  }

  @Test("A name that only resembles a service's belongs to nobody outside, and tokens are found however deep")
  func inventedFile() throws {
    let file = Proto.file(
      package: "titanup.auth.v1",
      messages: [
        ("Deep", [("inner", "titanup.auth.v1.Deep"), ("more", "titanup.auth.v1.Deeper")]),
        ("Deeper", [("refresh_token", nil)]), ("Plain", [("name", nil)]),
      ],
      services: [
        ("AuthServices", [("A", "titanup.auth.v1.Plain")]), ("AuthInternalService", [("B", "titanup.auth.v1.Plain")]),
        (
          "AuthService",
          [("C", "titanup.auth.v1.Deep"), ("D", "titanup.auth.v1.Plain"), ("E", "titanup.auth.v1.Absent")]
        ),
      ])
    let contract = try Contract(files: [file])
    let list = AllowList(contract, allowsAdministration: true)
    #expect(list.decision(on: "/titanup.auth.v1.AuthServices/A", for: .client) == .unknown)
    #expect(list.decision(on: "/titanup.auth.v1.AuthInternalService/B", for: .client) == .unknown)
    #expect(contract.methods.filter(\.returnsTokens).map(\.name) == ["C", "E"])
  }

  @Test("Cut descriptors are refused, or are whole without what was cut")
  func cut() throws {
    let whole = try #require(FileDescriptorIndex.contract.file(named: "titanup/auth/v1/auth.proto")).serialized
    var refusals = 0
    for end in stride(from: 1, to: whole.count, by: 97) {
      do throws(MalformedDescriptor) { _ = try Contract(files: [Array(whole[..<end])]) } catch { refusals += 1 }
    }
    #expect(refusals > whole.count / 97 / 2)
  }
}

/// Writes descriptors.
private enum Proto {
  static func file(
    package: String, messages: [(String, [(String, String?)])], services: [(String, [(String, String)])]
  ) -> [UInt8] {
    var bytes = field(2, Array(package.utf8))
    for (name, fields) in messages {
      var message = field(1, Array(name.utf8))
      for (field, type) in fields {
        message += self.field(
          2, self.field(1, Array(field.utf8)) + (type.map { self.field(6, Array(".\($0)".utf8)) } ?? []))
      }
      bytes += field(4, message)
    }
    for (name, methods) in services {
      var service = field(1, Array(name.utf8))
      for (method, output) in methods {
        service += field(2, field(1, Array(method.utf8)) + field(3, Array(".\(output)".utf8)))
      }
      bytes += field(6, service)
    }
    return bytes
  }

  private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
    var (bytes, count) = ([number << 3 | 2], content.count)
    while count > 0x7F {
      bytes.append(UInt8(count & 0x7F | 0x80))
      count >>= 7
    }
    return bytes + [UInt8(count)] + content
  }
}
