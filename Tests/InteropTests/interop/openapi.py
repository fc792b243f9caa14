"""The OpenAPI documents of an edge, and calls that are judged by them."""

import json
import urllib.parse

from openapi_schema_validator import OAS31Validator, oas31_format_checker

from .web import Answer, Browser

JSON = {"content-type": "application/json"}


class Document:
    """What an edge serves, and schemas that take nothing but what they name."""

    def __init__(self, at: str, file: str):
        answer = Browser(at).request("GET", f"/{file}")
        assert (answer.status, answer["content-type"]) == (200, "application/json; charset=utf-8"), answer
        self.content = json.loads(answer.body)
        self.paths = self.content["paths"]
        self.components = {**self.content["components"], "schemas": {
            name: strict(name, schema) for name, schema in self.content["components"]["schemas"].items()}}

    def request_of(self, path: str) -> dict:
        """The schema of a unary method's request."""
        reference = self.paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        return self.components["schemas"][reference.rpartition("/")[2]]

    def is_unary(self, path: str) -> bool:
        return "application/json" in self.paths[path]["post"]["requestBody"]["content"]

    def needs_token(self, path: str) -> bool:
        return self.paths[path]["post"].get("security") == [{"accessToken": []}]

    def faults(self, path: str, verb: str, answer: Answer) -> list[str]:
        """What the document doesn't promise about an answer in JSON; nothing, if it holds."""
        responses = self.paths[path][verb]["responses"]
        if answer.status == 200:
            schema = responses["200"]["content"]["application/json"]["schema"]
        else:
            schema = {"$ref": "#/components/schemas/connect.Error"}
            assert responses["default"]["$ref"] == "#/components/responses/Error"
        content = json.loads(answer.body)
        validator = OAS31Validator({**schema, "components": self.components}, format_checker=oas31_format_checker)
        found = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(content)]
        if answer.status != 200:
            promised = self.components["schemas"]["connect.Code"]["x-http-status"].get(content.get("code"))
            found += [f"{content['code']} came with {answer.status}, not {promised}"] * (promised != answer.status)
        return found


def strict(name: str, schema: dict) -> dict:
    """A schema that refuses members which it doesn't name. Clients ignore those; a test has to see them.

    >>> strict("a.B", {"type": "object", "properties": {"c": {"type": "string"}}})["additionalProperties"]
    False
    """
    if schema.get("type") != "object" or name == "google.protobuf.Any":
        return schema
    return {"additionalProperties": False, **schema}


def call(at: str, path: str, message: dict, token: str | None = None, by: str = "POST") -> Answer:
    """A program's call, in JSON."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    if by == "GET":
        query = urllib.parse.urlencode({"encoding": "json", "message": json.dumps(message)})
        return Browser(at).request("GET", f"{path}?{query}", headers=headers)
    return Browser(at).request("POST", path, json.dumps(message).encode(), {**JSON, **headers})


class Known:
    """Ids and the like from earlier responses, by the names of their fields."""

    def __init__(self):
        self.values: dict[str, object] = {}

    def learn(self, content) -> None:
        for value in content if isinstance(content, list) else []:
            self.learn(value)
        for name, value in content.items() if isinstance(content, dict) else []:
            if isinstance(value, str) and value and not name.startswith("@"):
                self.values.setdefault(name, value)
            self.learn(value)

    def request(self, schema: dict, **others) -> dict:
        """What is known of a request's ids."""
        names = [name for name in schema.get("properties", {}) if name.endswith("Id") and name in self.values]
        return {**{name: self.values[name] for name in names if name != "requestId"}, **others}
