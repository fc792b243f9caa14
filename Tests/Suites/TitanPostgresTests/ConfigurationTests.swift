import Testing

@testable import TitanPostgres

@Suite struct ConfigurationTests {
  @Test(arguments: [
    "postgresql://ada:hunter2@db.example:6432/titan?sslmode=require",
    "host=db.example port=6432 dbname=titan user=ada password=hunter2 sslmode=require",
  ])
  func readsBothForms(_ text: String) throws {
    let configuration = try PostgresConfiguration(text)
    #expect(configuration.host == "db.example")
    #expect(configuration.port == "6432")
    #expect(configuration.database == "titan")
    #expect(configuration.user == "ada")
    #expect(configuration.connectionParameters(timeouts: true)["password"] == "hunter2")
    #expect(configuration.connectionParameters(timeouts: true)["sslmode"] == "require")
  }

  @Test func thePasswordNeverPrints() throws {
    let configuration = try PostgresConfiguration("postgresql://ada:hunter2@db.example/titan")
    var dumped = ""
    dump(configuration, to: &dumped)
    for text in ["\(configuration)", String(reflecting: configuration), dumped] { #expect(!text.contains("hunter2")) }
    #expect("\(configuration)" == "host=db.example dbname=titan user=ada")
  }

  @Test(arguments: ["", "hunter2", "postgresql://h/d?hunter2=1", "nonsense=hunter2"])
  func aBadStringIsRefusedWithoutBeingRepeated(_ text: String) {
    let error = #expect(throws: PostgresConfigurationError.self) { try PostgresConfiguration(text) }
    #expect(error?.description.contains("hunter2") == false)
  }

  @Test func theStringHasTheLastWord() throws {
    var configuration = try PostgresConfiguration("host=h options='-c statement_timeout=1s' connect_timeout=9")
    configuration.statementTimeout = .seconds(3)
    let parameters = configuration.connectionParameters(timeouts: true)
    #expect(parameters["connect_timeout"] == "9")
    #expect(
      parameters["options"]
        == "-c statement_timeout=3000 -c idle_in_transaction_session_timeout=30000 -c statement_timeout=1s")
    configuration.usesTransactionPooler = true
    #expect(configuration.connectionParameters(timeouts: true)["options"] == "-c statement_timeout=1s")
  }
}
