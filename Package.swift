// swift-tools-version: 6.2
import PackageDescription

// The architecture, executable. Arrows point down and inward:
//   Main → Service → Domain → TitanCore        (one service never imports another; they meet in proto/)
//   Service → TitanRPC, the protos it speaks, TitanPostgres → the C libraries, each with one Swift importer.
// `package` is the widest access level in use: executables are the only products.

/// Whether the modules tell libFuzzer which ways through them an input has taken. Of the transport it is the protocol
/// alone then, without sockets and TLS: a small program that is built in a minute or two.
let isFuzzed = Context.environment["TITANUP_FUZZ"] != nil

/// Whether there is nothing here but what an image ships: no test, no program of a test, none of their folders.
let isShipped = Context.environment["TITANUP_SHIPPED"] != nil

/// Whether our C stops at undefined behaviour, as Swift does of itself.
let isCChecked = Context.environment["TITANUP_CHECK_C"] != nil
let cSettings: [CSetting] = [
  .unsafeFlags(isCChecked ? ["-fsanitize=undefined", "-fsanitize-trap=undefined"] : [])
]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
  // Whether two accesses to a variable overlap is checked while testing; a release does not stop to look.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  .unsafeFlags(isFuzzed ? ["-sanitize=fuzzer"] : []),
]

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioTLS = Target.Dependency.product(name: "NIOTLS", package: "swift-nio")
let nioSSL = Target.Dependency.product(name: "NIOSSL", package: "swift-nio-ssl")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let tracing = Target.Dependency.product(name: "Tracing", package: "swift-distributed-tracing")
let inMemoryTracing = Target.Dependency.product(name: "InMemoryTracing", package: "swift-distributed-tracing")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let jwtKit = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let lifecycleTestKit = Target.Dependency.product(
  name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

func library(
  _ name: String, in folder: String = "Shared", _ dependencies: [Target.Dependency] = [], sources: [String]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", sources: sources, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies + ["TitanTesting"], path: "Tests/Suites/\(name)Tests",
    swiftSettings: strict)
}

/// A proto package of the services: the C of protobuf-c, and the Swift over it.
func protos(_ name: String) -> [Target] {
  [
    .target(
      name: "C\(name)Proto", dependencies: ["CTitanProto", "CProtobufC"], path: "Shared/Protos/C\(name)Proto",
      cSettings: cSettings),
    library(
      "\(name)Proto", in: "Shared/Protos",
      ["TitanCore", "TitanProto", "TitanRPC", .byName(name: "C\(name)Proto")]),
  ]
}

/// The proto packages. Each is a module of its own, so a change to one rebuilds only what imports it.
let allProtos = ["Auth", "Sessions", "Trophies", "Pose", "Profile", "Training", "Habits", "Motivation", "Social"]
let everyProto = allProtos.map { Target.Dependency.byName(name: "\($0)Proto") }

/// One service folder: `Domain` (pure rules), `Service` (handler, store), `Main` (wiring), and its tests.
func service(
  _ name: String, executable: String,
  domain: [Target.Dependency] = [], service: [Target.Dependency] = [], main: [Target.Dependency] = [],
  alsoInTests: [Target.Dependency] = []
) -> [Target] {
  let root = "Services/\(name)"
  let shared: [Target.Dependency] = ["TitanCore", "TitanRPC", "TitanProto", "TitanPostgres"]
  return [
    .target(
      name: "\(name)Domain", dependencies: ["TitanCore"] + domain, path: "\(root)/Domain",
      swiftSettings: strict),
    .target(
      name: "\(name)Service", dependencies: [.byName(name: "\(name)Domain")] + shared + service,
      path: "\(root)/Service", swiftSettings: strict),
    .executableTarget(
      name: executable,
      dependencies: [
        .byName(name: "\(name)Service"), .byName(name: "\(name)Domain"), "TitanService", "TitanPostgres", "TitanCore",
        "TitanRPC",
      ] + main,
      path: "\(root)/Main", swiftSettings: strict),
    tests("\(name)Domain", [.byName(name: "\(name)Domain"), "TitanCore"] + domain + alsoInTests),
    tests(
      "\(name)Service",
      [.byName(name: "\(name)Service"), .byName(name: "\(name)Domain")] + shared + service + alsoInTests),
  ]
}

/// What the web edge stands on: calls and HTTP, and no database.
let edge: [Target.Dependency] = [
  "TitanCore", "TitanRPC", "TitanProto", "TitanProtoJSON", "TitanRPCTransport", "TitanService", "TitanWeb", nioCore,
  nioPosix, logging, metrics, tracing, crypto,
]

/// What `deploy/dev fuzz` runs. In every other build libFuzzer, and the flags it needs, would be in the way.
let fuzzing: [Target] =
  isFuzzed
  ? [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Programs/Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "titanup-fuzz",
      dependencies: [
        "CLibFuzzer", "TestProto", "TitanProto", "PoseProto", "SessionsProto", "TitanRPC", "TitanHTTP2",
        "TitanRPCTransport",
      ],
      path: "Tests/Programs/Fuzz/Program", swiftSettings: strict, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
  : []

let package = Package(
  name: "titanup",
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", exact: "1.7.3"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
  ],
  targets: [
    // C libraries of the system: a module map and a shim each.
    .systemLibrary(
      name: "CNghttp2", path: "Shared/CNghttp2", pkgConfig: "libnghttp2", providers: [.apt(["libnghttp2-dev"])]),
    .systemLibrary(name: "CZlib", path: "Shared/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CLibPQ", path: "Shared/CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .systemLibrary(
      name: "CProtobufC", path: "Shared/CProtobufC", pkgConfig: "libprotobuf-c",
      providers: [.apt(["libprotobuf-c-dev"])]),
    .systemLibrary(
      name: "CArgon2", path: "Shared/CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
    .systemLibrary(
      name: "CFido2", path: "Shared/CFido2", pkgConfig: "libfido2", providers: [.apt(["libfido2-dev"])]),
    .systemLibrary(
      name: "CCurl", path: "Shared/CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    // Without pkg-config: its file asks for flags that packages may not have.
    .systemLibrary(name: "CGd", path: "Shared/CGd", providers: [.apt(["libgd-dev"])]),

    .target(
      name: "CJemalloc", path: "Shared/CJemalloc", linkerSettings: [.linkedLibrary("jemalloc")]),

    // Shared modules.
    library("TitanCore"),
    library("TitanZones", ["TitanCore"]),
    library("TitanFields"),
    library("TitanThreads", [nioCore, nioPosix]),
    library("TitanDelivery", ["CCurl"]),
    library("TitanRPC", ["TitanCore", tracing]),
    .target(name: "CTitanProto", dependencies: ["CProtobufC"], path: "Shared/CTitanProto", cSettings: cSettings),
    library("TitanProto", ["TitanCore", "TitanRPC", "CTitanProto", "CProtobufC"]),
    library("TitanProtoJSON"),
    library("TitanHTTP2", ["CNghttp2"]),
    library(
      "TitanRPCTransport",
      ["TitanCore", "TitanRPC", "TitanHTTP2", "CZlib"]
        + (isFuzzed ? [] : ["CJemalloc", nioCore, nioPosix, nioTLS, nioSSL]),
      sources: isFuzzed ? ["Protocol"] : nil),
    library(
      "TitanWeb",
      [
        "TitanCore", "TitanRPC", "TitanHTTP2", "TitanRPCTransport", "TitanProtoJSON", nioCore, nioPosix, nioHTTP1,
      ]),
    library("TitanPostgres", ["TitanCore", "CLibPQ", nioPosix, logging, tracing]),
    library("TitanTracing", ["OpenTelemetryProto", "TitanRPC", tracing]),
    library("TitanRequests", ["TitanCore", "TitanRPC", "TitanPostgres", crypto]),
    library("TitanReceipts", ["TitanCore", "TitanRPC", "PoseProto", crypto]),
    library("TitanFeeds", ["TitanCore", "TitanRPC", "TitanProto", "TitanPostgres", logging, metrics, tracing]),
    library(
      "TitanService",
      [
        "TitanCore", "TitanRPC", "TitanProto", "TitanProtoJSON", "AuthProto", "TitanRPCTransport", "TitanPostgres",
        "TitanFeeds", "TitanRequests", "TitanTracing", nioCore, nioPosix, nioHTTP1, logging, metrics, tracing, crypto,
        lifecycle, unixSignals, configuration,
      ]),
    library("TitanMotion", ["TitanCore"]),
    library("TitanArchive", ["TitanCore", "CZlib"]),
    library("TitanContract", ["TitanCore", "TitanProto", "TitanProtoJSON"] + everyProto),
    library(
      "TitanImport",
      [
        "TitanArchive", "TitanContract", "TitanCore", "TitanProto", "TitanProtoJSON", "TitanRPC", "TitanZones",
        "AuthProto", "HabitsProto", "MotivationProto", "PoseProto", "ProfileProto", "SessionsProto", "TrainingProto",
        crypto,
      ]),
    library(
      "TitanExport",
      ["TitanArchive", "TitanCore", "TitanMotion", "TitanProto", "TitanProtoJSON", "TitanRPC", "PoseProto", crypto]),

    // The generator behind `deploy/dev generate`.
    .target(name: "CProtocPlugin", dependencies: ["CProtobufC"], path: "Shared/CProtocPlugin", cSettings: cSettings),
    .executableTarget(
      name: "protoc-gen-titan", dependencies: ["CProtocPlugin", "CProtobufC", "TitanProtoJSON"],
      path: "Shared/ProtocGenTitan", swiftSettings: strict),

    // Migrations and the command line.
    .executableTarget(
      name: "titanup-migrate", dependencies: ["TitanCore", "TitanPostgres", "TitanService"], path: "Services/Migrate",
      swiftSettings: strict),
    // The pose engine of the page, for this machine. It computes: without optimisation it would be too slow to test.
    .target(
      name: "CPose", path: "Services/Web/Pose",
      exclude: [
        "README.md", "build.sh", "pack.py", "plan.py", "tflite.py", "requirements.txt", "engine.c", "kernels.c",
      ],
      publicHeadersPath: "Native/include", cSettings: cSettings + [.unsafeFlags(["-O3", "-fno-math-errno"])],
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "CommandLineVideo", dependencies: ["CPose", "TitanCore", "TitanMotion", crypto],
      path: "Services/CommandLine/Video", swiftSettings: strict),
    .target(
      name: "CommandLineClient",
      dependencies: everyProto + [
        "CommandLineVideo", "TitanArchive", "TitanContract", "TitanCore", "TitanExport", "TitanImport", "TitanZones",
        "TitanRPC", "TitanProto", "TitanProtoJSON", "TitanReceipts", "TitanRPCTransport", "TitanMotion", nioCore,
        nioPosix, argumentParser, crypto,
      ],
      path: "Services/CommandLine/Client", swiftSettings: strict),
    .executableTarget(
      name: "titanup", dependencies: ["CommandLineClient", argumentParser], path: "Services/CommandLine/Main",
      swiftSettings: strict),

    // The web edge: a back-end for the page, without a store.
    .target(
      name: "WebDomain", dependencies: ["TitanCore", "TitanZones"], path: "Services/Web/Domain",
      swiftSettings: strict),
    .target(
      name: "WebService",
      dependencies: [
        "WebDomain", "TitanArchive", "TitanContract", "TitanExport", "TitanImport", "TitanZones", "AuthProto",
        "MotivationProto",
      ] + edge, path: "Services/Web/Service",
      swiftSettings: strict),
    .executableTarget(
      name: "titanup-web", dependencies: ["WebService", "WebDomain", "TitanContract"] + edge, path: "Services/Web/Main",
      swiftSettings: strict),

    // Tests. What is made from Tests/Support/Protos is spoken by tests and their programs alone.
    .target(
      name: "CTestProto", dependencies: ["CTitanProto", "CProtobufC"], path: "Tests/Support/CTestProto",
      cSettings: cSettings),
    library("TestProto", in: "Tests/Support", ["TitanProto", "TitanRPC", "CTestProto"]),

    // How the test programs without Foundation read their command lines.
    library("TestFlags", in: "Tests/Support"),

    // The servers that `deploy/dev bench` measures: the RPC layer by itself, and with a service's interceptors.
    .target(
      name: "BenchEcho",
      dependencies: ["TestProto", "TitanRPC", "TitanRPCTransport", nioCore, nioPosix, unixSignals],
      path: "Tests/Programs/Bench/Echo", swiftSettings: strict),
    .executableTarget(
      name: "titanup-bench-echo", dependencies: ["BenchEcho", "TestFlags", "TitanRPCTransport"],
      path: "Tests/Programs/Bench/Bare", swiftSettings: strict),
    .executableTarget(
      name: "titanup-bench-chain",
      dependencies: ["BenchEcho", "TitanCore", "TitanRPC", "TitanService", logging, crypto, argumentParser],
      path: "Tests/Programs/Bench/Chain", swiftSettings: strict),

    // Counts without a service: what it says, and what it costs.
    .executableTarget(
      name: "titanup-bench-counter",
      dependencies: [
        "PoseCountingDomain", "PoseCountingService", "PoseProto", "TitanCore", "TitanMotion", "TitanProto", "TitanRPC",
        crypto, argumentParser,
      ],
      path: "Tests/Programs/Bench/Counter", swiftSettings: strict),

    // Counts frames and prints each event: what Tests/Web compares the page's counter with.
    .executableTarget(
      name: "titanup-counter-events",
      dependencies: [
        "PoseCountingDomain", "PoseCountingService", "PoseProto", "TitanCore", "TitanRPC", argumentParser,
      ],
      path: "Tests/Programs/CounterEvents", swiftSettings: strict),

    // Prints the landmarks of a video as a recording: what Tests/Web compares with MediaPipe's, and how fast they come.
    .executableTarget(
      name: "titanup-pose-landmarks", dependencies: ["CommandLineVideo", "TitanMotion", argumentParser],
      path: "Tests/Programs/PoseLandmarks", swiftSettings: strict),

    // Counts with other numbers than the counter's: what `deploy/dev cross-validate` chooses from.
    .executableTarget(
      name: "titanup-count-with", dependencies: ["PoseCountingDomain", "TitanMotion", argumentParser],
      path: "Tests/Programs/Scoring/CountWith", swiftSettings: strict),

    // Both ends of gRPC's interop tests, and the server of the Connect project's conformance suite.
    .executableTarget(
      name: "titanup-interop",
      dependencies: [
        "TestFlags", "TestProto", "TitanProto", "TitanProtoJSON", "TitanCore", "TitanRPC", "TitanRPCTransport",
        "TitanWeb", nioPosix, unixSignals,
      ],
      path: "Tests/Programs/Interop", swiftSettings: strict),

    // The service that Shared/README.md writes.
    .executableTarget(
      name: "titanup-example",
      dependencies: ["TestProto", "TitanRPC", "TitanRPCTransport", nioPosix, unixSignals],
      path: "Tests/Programs/Example", swiftSettings: strict),
    .testTarget(
      name: "ExampleTests", dependencies: ["titanup-example", "TestProto", "TitanRPC", "TitanRPCTransport", nioPosix],
      path: "Tests/Suites/ExampleTests", swiftSettings: strict),

    .target(
      name: "TitanTesting",
      dependencies: [
        "TitanCore", "TitanFeeds", "TitanRPC", "TitanProto", "TitanPostgres", "TitanMotion", "TitanReceipts", nioCore,
        nioPosix, logging, metrics, crypto,
      ],
      path: "Tests/Support/TitanTesting", swiftSettings: strict),
    tests("TitanCore", ["TitanCore"]),
    tests("TitanZones", ["TitanZones", "TitanCore"]),
    tests("TitanFields", ["TitanFields"]),
    tests("TitanThreads", ["TitanThreads"]),
    tests("TitanDelivery", ["TitanDelivery", "CCurl"]),
    tests("TitanRPC", ["TitanCore", "TitanRPC"]),
    tests(
      "TitanProto",
      [
        "TitanProto", "TestProto", "TitanRPC", "TitanCore", "protoc-gen-titan", "AuthProto", "SessionsProto",
        "TrophiesProto", "PoseProto", "TrainingProto",
      ]),
    tests("TitanProtoJSON", ["TitanProtoJSON", "TitanProto", "TestProto", "TitanRPC"]),
    tests("TitanHTTP2", ["TitanHTTP2"]),
    tests(
      "TitanRPCTransport",
      [
        "TitanRPCTransport", "TitanRPC", "TitanHTTP2", "TitanCore", "TitanProto", "CZlib", "CJemalloc", nioCore,
        nioPosix, nioEmbedded, nioTLS, nioSSL,
      ]),
    tests(
      "TitanWeb",
      [
        "TitanWeb", "TitanProtoJSON", "TitanProto", "TestProto", "TitanRPC", "TitanRPCTransport", "TitanHTTP2",
        "TitanCore", nioCore, nioPosix, nioHTTP1,
      ]),
    tests("TitanPostgres", ["TitanPostgres", "TitanCore", logging, inMemoryTracing, tracing]),
    tests("TitanTracing", ["TitanTracing", "OpenTelemetryProto", "TitanRPC", tracing]),
    tests(
      "TitanFeeds",
      ["TitanFeeds", "TrainingProto", "TitanPostgres", "TitanProto", "TitanRPC", "TitanCore", logging]),
    tests("TitanRequests", ["TitanRequests", "TitanPostgres", "TitanRPC", "TitanCore"]),
    tests("Migrate", ["titanup-migrate", "TitanCore", "TitanPostgres", "TitanService"]),
    tests(
      "TitanService",
      [
        "TitanService", "TitanFeeds", "TitanRPC", "TitanRPCTransport", "TitanPostgres", "TitanCore", "TitanProto",
        "AuthProto", "TrainingProto", "OpenTelemetryProto", "TitanTracing", nioCore, nioPosix, jwtKit, crypto, logging,
        metrics, tracing,
        lifecycleTestKit,
      ]),
    tests("TitanMotion", ["TitanMotion", "TitanCore"]),
    tests("TitanArchive", ["TitanArchive", "TitanCore"]),
    tests(
      "TitanImport",
      [
        "TitanImport", "TitanArchive", "TitanCore", "TitanProto", "TitanRPC", "TitanZones", "HabitsProto",
        "MotivationProto", "PoseProto", "ProfileProto", "SessionsProto", "TrainingProto", crypto,
      ]),
    tests(
      "TitanExport",
      [
        "TitanExport", "TitanArchive", "TitanContract", "TitanCore", "TitanMotion", "TitanProto", "TitanProtoJSON",
        "TitanRPC", crypto,
      ] + everyProto),
    tests("WebDomain", ["WebDomain", "TitanCore", "TitanProto", "TitanZones"] + everyProto),
    tests(
      "WebService",
      [
        "WebService", "WebDomain", "TitanArchive", "AuthProto", "HabitsProto", "MotivationProto", "SessionsProto",
      ] + edge),
    tests("CommandLineVideo", ["CommandLineVideo", "TitanMotion"]),
    tests(
      "CommandLineClient",
      [
        "CommandLineClient", "TitanArchive", "TitanImport", "TitanMotion", "TitanProto", "TitanProtoJSON", "TitanRPC",
        "TitanRPCTransport", "TitanCore", "TitanZones", argumentParser, crypto,
      ] + everyProto),
  ]
    + allProtos.flatMap(protos) + protos("OpenTelemetry")
    + service(
      "Auth", executable: "titanup-auth", domain: ["TitanFields"],
      service: [
        "AuthProto", "ProfileProto", "CArgon2", "CFido2", "CCurl", "TitanDelivery", "TitanFeeds", "TitanFields",
        "TitanThreads", crypto, cryptoExtras, jwtKit, logging,
      ],
      main: ["ProfileProto", "TitanFields", "TitanThreads"])
    + service(
      "Sessions", executable: "titanup-sessions", domain: ["TitanZones"],
      service: [
        "SessionsProto", "PoseProto", "ProfileProto", "TitanFeeds", "TitanReceipts", "TitanRequests", "TitanZones",
        crypto, logging,
      ],
      main: ["PoseProto", "ProfileProto", "TitanFeeds", "TitanReceipts"])
    + service(
      "Trophies", executable: "titanup-trophies", domain: ["TitanFields"],
      service: [
        "TrophiesProto", "SessionsProto", "TrainingProto", "TitanFeeds", "TitanRequests", "TitanZones", crypto, logging,
        metrics,
      ],
      main: ["SessionsProto", "TrainingProto", "TitanFeeds"])
    + service(
      "Habits", executable: "titanup-habits",
      service: [
        "HabitsProto", "SessionsProto", "TrainingProto", "TitanFeeds", "TitanRequests", "TitanThreads", "TitanZones",
        crypto, logging,
      ],
      main: ["SessionsProto", "TrainingProto", "TitanFeeds", "TitanThreads"])
    + service(
      "Motivation", executable: "titanup-motivation", domain: ["TitanZones"],
      service: [
        "MotivationProto", "ProfileProto", "SessionsProto", "TrophiesProto", "CCurl", "TitanDelivery", "TitanFeeds",
        "TitanRequests", "TitanThreads", "TitanZones", crypto, logging,
      ],
      main: ["ProfileProto", "TitanFeeds", "TitanThreads"])
    + service(
      "PoseCounting", executable: "titanup-pose",
      service: [
        "PoseProto", "ProfileProto", "CCurl", "CZlib", "TitanDelivery", "TitanFeeds", "TitanThreads", crypto, logging,
        metrics,
      ],
      main: ["ProfileProto"], alsoInTests: ["TitanMotion"])
    + service(
      "Profile", executable: "titanup-profile", domain: ["TitanFields", "TitanZones"],
      service: [
        "ProfileProto", "AuthProto", "SessionsProto", "TrophiesProto", "TrainingProto", "HabitsProto",
        "MotivationProto", "CGd", "TitanFeeds", "TitanRequests", "TitanThreads", "TitanZones", crypto,
      ],
      main: ["TitanThreads"])
    + service(
      "Training", executable: "titanup-training", domain: ["TitanZones"],
      service: [
        "TrainingProto", "ProfileProto", "SessionsProto", "TitanFeeds", "TitanReceipts", "TitanRequests", "TitanZones",
        crypto,
      ],
      main: ["ProfileProto", "SessionsProto", "TitanReceipts"])
    + service(
      "Social", executable: "titanup-social", domain: ["TitanFields", "TitanZones"],
      service: [
        "SocialProto", "AuthProto", "SessionsProto", "TrainingProto", "TitanFeeds", "TitanFields", "TitanRequests",
        "TitanZones", logging,
      ],
      main: ["SessionsProto", "TrainingProto"])
    + fuzzing
)

if isShipped { package.targets.removeAll { $0.path?.hasPrefix("Tests/") == true } }
