import TitanProtoJSON

/// What the Connect protocol adds to every method: errors, and how a call by GET or a stream carries its messages.
enum ConnectSchemas {
  /// Codes and the statuses of HTTP that come with them; `TitanWeb` answers by the same table.
  private static let codes: [(name: String, status: Int, words: String)] = [
    ("canceled", 499, "the caller has gone"),
    ("unknown", 500, "an error that nobody foresaw"),
    ("invalid_argument", 400, "the request is wrong, whatever the state; `BadRequest` names the fields"),
    ("deadline_exceeded", 504, "the deadline has passed"),
    ("not_found", 404, "there is no such thing, or it is somebody else's"),
    ("already_exists", 409, "it is there already, with other content"),
    ("permission_denied", 403, "the caller may not do this"),
    ("resource_exhausted", 429, "a limit is reached; `RetryInfo` says when to try again"),
    ("failed_precondition", 400, "the state has to change first"),
    ("aborted", 409, "somebody else was faster: read again, then try again"),
    ("out_of_range", 400, "beyond what there is"),
    ("unimplemented", 501, "there is no such method"),
    ("internal", 500, "a fault of the server's"),
    ("unavailable", 503, "try again"),
    ("data_loss", 500, "stored data is damaged"),
    ("unauthenticated", 401, "the token is missing, has expired or was revoked"),
  ]

  static let all: [JSONValue.Member] = [
    .init(
      name: "connect.Code",
      value: [
        "description": .string(codes.map { "- `\($0.name)` (\($0.status)): \($0.words)" }.joined(separator: "\n")),
        "type": "string", "enum": .array(codes.map { .string($0.name) }),
        "x-http-status": .object(codes.map { .init(name: $0.name, value: .integer($0.status)) }),
      ]
    ),
    .init(
      name: "connect.Error",
      value: [
        "description": "Why there is no response.", "type": "object", "required": ["code"],
        "properties": [
          "code": .reference("connect.Code"),
          "message": ["description": "For developers.", "type": "string"],
          "details": ["type": "array", "items": .reference("connect.ErrorDetail")],
        ],
      ]
    ),
    .init(
      name: "connect.ErrorDetail",
      value: [
        "description": """
        `google.rpc.ErrorInfo` has the reason, `google.rpc.LocalizedMessage` words for people, \
        `google.rpc.BadRequest` the wrong fields, `google.rpc.RetryInfo` when to try again.
        """,
        "type": "object", "required": ["type", "value"],
        "properties": [
          "type": ["description": "The message's name: `google.rpc.ErrorInfo`.", "type": "string"],
          "value": [
            "description": "The message itself, without padding.", "type": "string", "contentEncoding": "base64",
          ],
          "debug": ["description": "The message as JSON, for people."],
        ],
      ]
    ),
  ]

  static let parameters: [JSONValue.Member] = [
    .init(
      name: "timeout",
      value: [
        "name": "connect-timeout-ms", "in": "header",
        "description": "How long the call may take, in milliseconds.",
        "schema": ["type": "integer", "minimum": 0, "maximum": 9_999_999_999],
      ]
    ),
    .init(
      name: "language",
      value: [
        "name": "accept-language", "in": "header",
        "description": "The language of texts for people: English or German.", "schema": ["type": "string"],
      ]
    ),
  ]

  /// The parameters of every path.
  static let everyCall: JSONValue = [
    ["$ref": "#/components/parameters/timeout"], ["$ref": "#/components/parameters/language"],
  ]

  static let responses: [JSONValue.Member] = [
    .init(
      name: "Error",
      value: [
        "description": "An error: `connect.Code` says which status of HTTP comes with which code.",
        "content": ["application/json": ["schema": .reference("connect.Error")]],
      ]
    )
  ]

  static let error: JSONValue = ["$ref": "#/components/responses/Error"]

  /// Of a call by GET.
  static let encoding: JSONValue = [
    "name": "encoding", "in": "query", "required": true, "schema": ["const": "json"],
  ]

  /// The request of a call by GET.
  static func message(_ type: String) -> JSONValue {
    [
      "name": "message", "in": "query", "required": true,
      "content": ["application/json": ["schema": .reference(type)]],
    ]
  }

  /// A request's or a response's content.
  static func content(_ type: String, isStream: Bool) -> JSONValue {
    guard isStream else { return ["application/json": ["schema": .reference(type)]] }
    return [
      "application/connect+json": [
        "schema": [
          "description": "Envelopes, each with one such message.", "type": "string",
          "contentMediaType": "application/json", "contentSchema": .reference(type),
        ]
      ]
    ]
  }
}
