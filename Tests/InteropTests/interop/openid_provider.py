"""An OpenID Connect provider made of Authlib, on loopback, and the ways in which a provider misbehaves."""

import http.server
import json
import threading
import time
import urllib.parse

from authlib.oauth2.rfc6749 import AuthorizationServer, ClientMixin, OAuth2Request, grants
from authlib.oauth2.rfc6749.requests import BasicOAuth2Payload
from authlib.oauth2.rfc6750 import BearerTokenGenerator
from authlib.oauth2.rfc7636 import CodeChallenge
from authlib.oidc.core import AuthorizationCodeMixin
from authlib.oidc.core.grants import OpenIDCode
from joserfc.jwk import ECKey, KeySet, OKPKey, RSAKey

CLIENT_ID, CLIENT_SECRET = "titanup", "a secret: with %, + and /"
REDIRECT = "https://titanup.example/sign-in/provider"


class Client(ClientMixin):
    def __init__(self, algorithm: str):
        self.client_id, self.id_token_signed_response_alg = CLIENT_ID, algorithm

    def get_client_id(self):
        return self.client_id

    def get_default_redirect_uri(self):
        return REDIRECT

    def get_allowed_scope(self, scope):
        return scope

    def check_redirect_uri(self, redirect_uri):
        return redirect_uri == REDIRECT

    def check_client_secret(self, client_secret):
        return client_secret == CLIENT_SECRET

    def check_endpoint_auth_method(self, method, endpoint):
        return method == "client_secret_basic"

    def check_response_type(self, response_type):
        return response_type == "code"

    def check_grant_type(self, grant_type):
        return grant_type == "authorization_code"


class Code(AuthorizationCodeMixin):
    def __init__(self, request):
        data = request.payload.data
        self.redirect_uri, self.scope, self.user, self.nonce = data["redirect_uri"], request.scope, request.user, data.get("nonce")
        self.code_challenge, self.code_challenge_method = data.get("code_challenge"), data.get("code_challenge_method")

    def get_redirect_uri(self):
        return self.redirect_uri

    def get_scope(self):
        return self.scope

    def get_nonce(self):
        return self.nonce

    def get_auth_time(self):
        return int(time.time())

    def get_acr(self):
        return None

    def get_amr(self):
        return ["pwd"]


class Request(OAuth2Request):
    """A request of the standard library's server, as Authlib reads it."""

    def __init__(self, method: str, uri: str, form: dict, headers):
        super().__init__(method, uri, headers=headers)
        self._args = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(uri).query))
        self._form = form
        self.payload = BasicOAuth2Payload(self._args | form)

    @property
    def args(self):
        return self._args

    @property
    def form(self):
        return self._form


class Authlib(AuthorizationServer):
    def __init__(self, provider: "Provider"):
        super().__init__()
        self.provider = provider
        self.register_token_generator("default", BearerTokenGenerator(lambda *_, **__: "an access token"))

        class Grant(grants.AuthorizationCodeGrant):
            TOKEN_ENDPOINT_AUTH_METHODS = ["client_secret_basic"]

            def save_authorization_code(self, code, request):
                provider.codes[code] = Code(request)

            def query_authorization_code(self, code, client):
                return provider.codes.get(code)

            def delete_authorization_code(self, authorization_code):
                provider.codes = {code: kept for code, kept in provider.codes.items() if kept is not authorization_code}

            def authenticate_user(self, authorization_code):
                return authorization_code.user

        class IDToken(OpenIDCode):
            def exists_nonce(self, nonce, request):
                return False

            def resolve_client_private_key(self, client):
                return provider.key

            def get_client_claims(self, client):
                return {"iss": provider.issuer, "aud": [client.get_client_id()]}

            def get_encode_header(self, client):
                return {"alg": provider.algorithm, "kid": provider.key.kid}

            def generate_user_info(self, user, scope):
                return user | provider.lies

        self.register_grant(Grant, [CodeChallenge(required=True), IDToken(require_nonce=True)])

    def query_client(self, client_id):
        return Client(self.provider.algorithm) if client_id == CLIENT_ID else None

    def save_token(self, token, request):
        pass

    def send_signal(self, name, *args, **kwargs):
        pass

    def create_oauth2_request(self, request):
        return request

    def handle_response(self, status, body, headers):
        return status, json.dumps(body) if isinstance(body, dict) else body, headers


KEYS = {
    "RS256": lambda name: RSAKey.generate_key(2048, {"kid": name, "use": "sig"}),
    "ES256": lambda name: ECKey.generate_key("P-256", {"kid": name, "use": "sig"}),
    "EdDSA": lambda name: OKPKey.generate_key("Ed25519", {"kid": name, "use": "sig"}),
}


class Provider:
    """Serves until it is left. Its attributes say how it behaves; `well()` makes it behave again."""

    def __init__(self, algorithm: str = "RS256"):
        self.algorithm, self.number = algorithm, 0
        self.codes: dict[str, Code] = {}
        #: Every path that was asked for.
        self.asked: list[str] = []
        self.rotate()
        self.well()
        self._authlib = Authlib(self)
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                provider._answer(self, {})

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
                provider._answer(self, dict(urllib.parse.parse_qsl(body)))

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.issuer = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._waits.set()
        self._server.shutdown()
        self._server.server_close()

    def rotate(self, publish: bool = True) -> None:
        """Signs with a new key, and forgets the old one."""
        self.number += 1
        self.key = KEYS[self.algorithm](f"key-{self.number}")
        if publish:
            self.published = KeySet([self.key]).as_dict(private=False)

    def well(self) -> None:
        #: What its ID tokens, and its discovery document, say instead.
        self.lies, self.document_lies = {}, {}
        self.published = KeySet([self.key]).as_dict(private=False)
        #: Paths that are answered too late.
        self.late: set[str] = set()
        self._waits = threading.Event()
        #: What the token endpoint answers, instead of anything true.
        self.said: dict | None = None
        self.last: dict | None = None

    def sign_in(self, address: str, person: dict) -> dict:
        """A person signs in at the authorization URL: the parameters that their browser is sent back with."""
        request = Request("GET", address, {}, {})
        grant = self._authlib.get_consent_grant(request, end_user=person)
        status, _, headers = self._authlib.create_authorization_response(request, grant_user=person, grant=grant)
        location = dict(headers)["Location"]
        assert status == 302 and location.startswith(f"{REDIRECT}?"), location
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(location).query))

    def _answer(self, handler, form: dict) -> None:
        path = urllib.parse.urlsplit(handler.path).path
        self.asked.append(path)
        if path in self.late:
            # Until the test is over: whoever asked has gone by then.
            self._waits.wait(60)
            return
        status, body = 404, ""
        if path == "/.well-known/openid-configuration":
            status, body = 200, json.dumps({
                "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/authorize", "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/jwks", "response_types_supported": ["code"], "subject_types_supported": ["public"],
                "id_token_signing_alg_values_supported": [self.algorithm]} | self.document_lies)
        elif path == "/jwks":
            status, body = 200, json.dumps(self.published)
        elif path == "/token" and self.said is not None:
            status, body = 200, json.dumps(self.said)
        elif path == "/token":
            request = Request(handler.command, f"{self.issuer}{handler.path}", form, handler.headers)
            status, body, _ = self._authlib.create_token_response(request)
            if status == 200:
                self.last = json.loads(body)
        data = body.encode()
        handler.send_response(status)
        handler.send_header("content-type", "application/json")
        handler.send_header("content-length", str(len(data)))
        handler.end_headers()
        handler.wfile.write(data)
