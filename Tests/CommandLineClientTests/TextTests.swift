import CommandLineClient
import TitanCore
import Testing

@Suite("Texts, numbers and times")
struct TextTests {
  @Test(
    "Widths are a terminal's",
    arguments: [("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("👍", 2), ("▕█▏", 3), ("ﾊ", 1)])
  func width(text: String, width: Int) { #expect(text.displayWidth == width) }

  @Test(
    "What is cut says so",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 4, "日…"), ("日本語", 5, "日本…"), ("abc", 1, "…"), ("abc", 0, ""),
    ])
  func truncation(text: String, width: Int, expected: String) { #expect(text.truncated(to: width) == expected) }

  @Test(
    "Foreign text cannot steer the terminal",
    arguments: [
      ("a\u{1B}[31mb", "a [31mb"), ("a\nb\tc", "a b c"), ("a\u{202E}b", "a\u{FFFD}b"), ("Zoë 👩‍🚀", "Zoë 👩‍🚀"),
    ])
  func printable(text: String, expected: String) { #expect(text.printable == expected) }

  @Test(
    "Durations read like a stopwatch",
    arguments: [(0, "0:00"), (59_999, "0:59"), (65_000, "1:05"), (3_607_000, "1:00:07"), (-5_000, "0:00")])
  func clock(milliseconds: Int, expected: String) {
    #expect(Format.clock(.milliseconds(milliseconds)) == expected)
  }

  @Test(
    "Seconds are rounded to tenths", arguments: [(0, "0.0 s"), (1_649, "1.6 s"), (1_650, "1.7 s"), (59_999, "60.0 s")])
  func seconds(milliseconds: Int, expected: String) {
    #expect(Format.seconds(.milliseconds(milliseconds)) == expected)
  }

  @Test(
    "Times are shown on the clock of where they were",
    arguments: [(0, "Thu 1970-01-01 00:00"), (7_200, "Thu 1970-01-01 02:00"), (-3_600, "Wed 1969-12-31 23:00")])
  func localTime(offset: Int, expected: String) {
    #expect(Format.localTime(Timestamp(seconds: 0), utcOffsetSeconds: offset) == expected)
  }

  @Test("Counts agree with their noun", arguments: [(0, "0 push-ups"), (1, "1 push-up"), (2, "2 push-ups")])
  func count(number: Int, expected: String) { #expect(Format.count(number, "push-up") == expected) }

  @Test(
    "JSON is escaped as RFC 8259 asks",
    arguments: [
      (JSONValue.string("a\"b\\c\n\t\r\u{1}\u{7F}ü"), #""a\"b\\c\n\t\r\u0001\u007fü""#),
      (["b": 1, "a": [true, nil, -3]], #"{"b":1,"a":[true,null,-3]}"#), ([], "[]"), (JSONValue.object([]), "{}"),
    ] as [(JSONValue, String)])
  func json(value: JSONValue, expected: String) { #expect(value.text == expected) }

  @Test(
    "Addresses have a host and a port",
    arguments: [
      ("127.0.0.1:7001", "127.0.0.1:7001"), ("auth:1", "auth:1"), ("[::1]:65535", "[::1]:65535"), ("::1:80", nil),
      ("auth", nil), (":80", nil), ("auth:", nil), ("auth:0", nil), ("auth:65536", nil), ("auth:+1", nil), ("", nil),
    ])
  func address(text: String, expected: String?) { #expect(ServiceAddress(text)?.description == expected) }

  @Test(
    "The language asked for is the system's",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "de", "LC_MESSAGES": "en_GB"], "en-GB"),
      (["LC_ALL": "fr_CA@euro", "LANG": "de"], "fr-CA"), (["LC_ALL": "", "LANG": "sr"], "sr"), (["LANG": "C"], nil),
      (["LANG": "POSIX"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": "a\u{1B}_B"], nil), ([:], nil),
    ])
  func language(environment: [String: String], tag: String?) {
    #expect(LocalizedChannel.language(environment: environment) == tag)
  }

  @Test("An option wins over the variable, the variable over the default")
  func addressOrder() throws {
    let variable = ["TITANUP_POSE_ADDRESS": "pose.example:1"]
    let option = ServiceAddress(host: "other", port: 2)
    #expect(try BackendService.pose.address(option: option, environment: variable) == option)
    #expect(try BackendService.pose.address(option: nil, environment: variable).description == "pose.example:1")
    #expect(try BackendService.pose.address(option: nil, environment: [:]).description == "127.0.0.1:7004")
  }

  @Test("A wrong variable is named")
  func wrongVariable() {
    #expect {
      try BackendService.auth.address(option: nil, environment: ["TITANUP_AUTH_ADDRESS": "nonsense"])
    } throws: { error in
      (error as? ClientError)?.description.contains("TITANUP_AUTH_ADDRESS") == true
        && (error as? ClientError)?.status == .usage
    }
  }
}
