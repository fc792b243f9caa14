import Testing
import TitanProtoJSON

@Suite("JSON values")
struct JSONValueTests {
  @Test(
    "A value is one line without blanks, escaped as RFC 8259 requires",
    arguments: [
      (JSONValue.string("a\"b\\c\n\t\r\u{1}\u{7F}ü"), #""a\"b\\c\n\t\r\u0001\u007fü""#),
      (["b": 1, "a": [true, nil, -3]], #"{"b":1,"a":[true,null,-3]}"#), ([], "[]"), (JSONValue.object([]), "{}"),
      (.decimal(0.5), "0.5"), ("\("inter")polated", #""interpolated""#),
    ] as [(JSONValue, String)])
  func text(value: JSONValue, expected: String) { #expect(value.text == expected) }

  @Test(
    "What doesn't fit on a line is indented",
    arguments: [
      (22, "{\n \"a\": [1, 2],\n \"b\": \"c\"\n}"),
      (23, #"{"a": [1, 2], "b": "c"}"#), (6, "{\n \"a\": [\n  1,\n  2\n ],\n \"b\": \"c\"\n}"),
    ])
  func indented(width: Int, expected: String) {
    let value: JSONValue = ["a": [1, 2], "b": "c"]
    #expect(value.indented(width: width) == expected)
  }
}
