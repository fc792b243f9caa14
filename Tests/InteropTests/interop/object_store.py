"""An S3-compatible store on loopback: moto's, behind a door that checks every signature by botocore, and that can be shut."""

import datetime
import hmac
import io
import threading
import uuid

import boto3
import urllib3
from botocore.auth import S3SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.client import BaseClient
from botocore.credentials import Credentials
from moto.s3.models import s3_backends
from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server
from werkzeug.wrappers import Request, Response

from .certificates import Certificates
from .places import free_port

REGION = "eu-central-1"
ACCESS_KEY, SECRET_KEY = "AKIATITANUPTESTSONLY", "a secret: with %, + and /"


class Quiet(WSGIRequestHandler):
    def log_request(self, *_):
        """The suite says what it saw."""


class Door:
    """What stands between a client and moto."""

    def __init__(self):
        self._moto = DomainDispatcherApplication(create_backend_app)
        self._lock = threading.Lock()
        #: With which status it answers instead of moto; `None` lets requests through.
        self.refuses_with: int | None = None
        #: The requests that it let through: method and path.
        self.passed: list[tuple[str, str]] = []
        #: The number of requests with a wrong signature.
        self.forged = 0

    def __call__(self, environ, start_response):
        request = Request(environ)
        body = request.get_data()
        # Moto reads them, too.
        environ["wsgi.input"] = io.BytesIO(body)
        if self.refuses_with:
            return Response("<Error><Code>SlowDown</Code></Error>", self.refuses_with)(environ, start_response)
        if not self._is_signed(request, body):
            with self._lock:
                self.forged += 1
            return Response("<Error><Code>SignatureDoesNotMatch</Code></Error>", 403)(environ, start_response)
        with self._lock:
            self.passed.append((request.method, request.path))
        return self._moto(environ, start_response)

    @staticmethod
    def _is_signed(request: Request, body: bytes) -> bool:
        scheme, _, rest = request.headers.get("Authorization", "").partition(" ")
        parts = dict(part.strip().partition("=")[::2] for part in rest.split(","))
        if scheme != "AWS4-HMAC-SHA256" or not parts.get("Credential", "").startswith(f"{ACCESS_KEY}/"):
            return False
        signed = parts["SignedHeaders"].split(";")
        if not {"host", "x-amz-content-sha256", "x-amz-date"} <= set(signed):
            return False
        own = AWSRequest(
            request.method, f"http://{request.host}{request.environ['RAW_URI']}", data=body,
            headers={name: value for name, value in request.headers.items() if name.lower() in signed},
        )
        own.context["timestamp"] = request.headers["X-Amz-Date"]
        auth = S3SigV4Auth(Credentials(ACCESS_KEY, SECRET_KEY), "s3", REGION)
        # botocore takes the hash that the client sends; here it must be the body's.
        del own.headers["X-Amz-Content-SHA256"]
        own.headers["X-Amz-Content-SHA256"] = auth.payload(AWSRequest("PUT", "https://x", data=body))
        text = auth.string_to_sign(own, auth.canonical_request(own))
        return hmac.compare_digest(auth.signature(text, own), parts["Signature"])


class ObjectStore:
    """The store with one bucket. It can be stopped and started again, and keeps its objects.

    With certificates, it serves over TLS. They are for 127.0.0.1, and for no other address that it may listen on.
    """

    def __init__(self, certificates: Certificates | None = None, host: str = "127.0.0.1"):
        # Moto's buckets last as long as this process.
        self.bucket = f"frames-{uuid.uuid4().hex}"
        self.certificates, self.host = certificates, host
        self.door, self.port, self._server = Door(), free_port(), None

    def __enter__(self):
        self.start()
        self.client().create_bucket(Bucket=self.bucket, CreateBucketConfiguration={"LocationConstraint": REGION})
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        files = self.certificates and tuple(map(self.certificates.file, ("server/certificate.pem", "server/key.pem")))
        self._server = make_server(
            self.host, self.port, self.door, threaded=True, request_handler=Quiet, ssl_context=files)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def _origin(self) -> str:
        return f"{'https' if self.certificates else 'http'}://{self.host}:{self.port}"

    def url(self, prefix: str = "") -> str:
        return f"{self._origin()}/{self.bucket}{prefix}"

    def client(self) -> BaseClient:
        """The suite's own client, which does not care who vouches for the store."""
        urllib3.disable_warnings(urllib3.exceptions.InsecureRequestWarning)
        return boto3.client(
            "s3", endpoint_url=self._origin(), region_name=REGION, aws_access_key_id=ACCESS_KEY,
            aws_secret_access_key=SECRET_KEY, verify=False,
        )

    def names(self, prefix: str = "") -> list[str]:
        pages = self.client().get_paginator("list_objects_v2").paginate(Bucket=self.bucket, Prefix=prefix)
        return [found["Key"] for page in pages for found in page.get("Contents", [])]

    def put(self, name: str) -> None:
        """Puts an object where moto has it, without a request."""
        self._backend().put_object(self.bucket, name, b"x")

    def age(self, by: datetime.timedelta) -> None:
        """Makes all objects that are there older."""
        for key in self._backend().buckets[self.bucket].keys.values():
            key.last_modified -= by

    def _backend(self):
        partition, account = s3_backends.bucket_accounts[self.bucket]
        return s3_backends[account][partition]
