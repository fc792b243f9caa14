"""Services over TLS, set up as an operator would: with certificates of `deploy/dev certificates` and TITANUP_TLS_
variables."""

import time

import grpc
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc
from interop.certificates import Certificates
from interop.command_line import Client
from interop.people import Person
from interop.stack import TIMEOUT
from interop.tls import TLSStack
from titanup.sessions.v1 import sessions_pb2

# The services here run on the stack's database.
pytestmark = pytest.mark.usefixtures("stack")


@pytest.fixture(scope="module")
def tls(tmp_path_factory):
    with TLSStack(Certificates(tmp_path_factory.mktemp("certificates"))) as stack:
        yield stack


@pytest.fixture(scope="module")
def mutual(tmp_path_factory):
    with TLSStack(Certificates(tmp_path_factory.mktemp("certificates")), mutual=True) as stack:
        yield stack


def unavailable(channel) -> bool:
    stub = health_pb2_grpc.HealthStub(channel)
    with pytest.raises(grpc.RpcError) as error:
        stub.Check(health_pb2.HealthCheckRequest(), timeout=TIMEOUT)
    channel.close()
    return error.value.code() == grpc.StatusCode.UNAVAILABLE


def test_the_expiry_of_the_certificate_is_exported(tls):
    expiry = tls.metrics("auth")["titanup_tls_certificate_expiry_timestamp_seconds"]
    assert 364 * 86_400 < expiry - time.time() < 366 * 86_400


def test_a_user_registers_and_services_call_each_other(tls):
    ada = Person(tls)
    # To recognize her, sessions has fetched auth's keys, over TLS as well.
    assert not ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions


def test_the_name_in_the_certificate_is_valid_too(tls):
    channel = tls.new_channel("auth", **{"grpc.ssl_target_name_override": "titanup.example"})
    assert health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest(), timeout=TIMEOUT).status == 1
    channel.close()


def test_strangers_are_refused(tls, tmp_path):
    assert unavailable(tls.new_channel("auth", **{"grpc.ssl_target_name_override": "other.example"}))
    assert unavailable(grpc.insecure_channel(tls.addresses["auth"]))
    other = Certificates(tmp_path / "other").bytes("ca.pem")
    assert unavailable(grpc.secure_channel(tls.addresses["auth"], grpc.ssl_channel_credentials(other)))


def test_handshakes_connections_and_messages_are_counted(tls):
    def metric(name):
        return tls.metrics("auth")[f"grpc_server_{name}"]

    channel = tls.new_channel("auth")
    failed, accepted = metric("tls_handshakes_failed_total"), metric("connections_accepted_total")
    received, sent = metric("msg_received_total"), metric("msg_sent_total")
    assert unavailable(grpc.insecure_channel(tls.addresses["auth"]))
    assert metric("tls_handshakes_failed_total") > failed
    assert metric("connections_accepted_total") == accepted, "a failed handshake is not a connection"
    health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest(), timeout=TIMEOUT)
    assert metric("connections_accepted_total") == accepted + 1 and metric("connections") >= 1
    assert metric("msg_received_total") == received + 1 and metric("msg_sent_total") == sent + 1
    channel.close()


def test_a_flood_of_pings_ends_its_connection_and_is_counted(tls):
    breaches = 'grpc_server_limits_breached_total{limit="pings"}'
    before = tls.metrics("auth")[breaches]
    settings, ping = bytes(3) + b"\x04" + bytes(5), bytes([0, 0, 8, 6]) + bytes(5) + b"titanup!"
    received = b""
    with tls.connect("auth", ["h2"]) as connection:
        connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings + ping * 100)
        while part := connection.recv(65536):
            received += part
    enhance_your_calm = (11).to_bytes(4, "big")
    assert enhance_your_calm + b"too_many_pings" in received
    assert tls.metrics("auth")[breaches] == before + 1


@pytest.mark.parametrize("protocols", [["http/1.1"], []])
def test_a_client_without_http2_is_disconnected(tls, protocols):
    with tls.connect("auth", protocols) as connection:
        assert connection.selected_alpn_protocol() is None
        assert connection.recv(1) == b""


def test_renewed_certificates_need_no_restart(tls):
    ada = Person(tls)
    with tls.connect("auth") as connection:
        before = connection.getpeercert(binary_form=True)
    tls.certificates.renew()
    with tls.connect("auth") as connection:
        assert connection.getpeercert(binary_form=True) != before
    assert not ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions
    assert tls.health("auth").returncode == 0


def test_the_command_line_uses_tls(tls, tmp_path):
    client = Client(tls, tmp_path)
    plain = client.run("register", "--email", "ada@example.org", "--name", "Ada", status=69)
    assert "error" in plain.stderr
    client.environment["TITANUP_TLS_CA_FILE"] = tls.certificates.file("ca.pem")
    client.register()
    assert client.json("sessions") == []
    del client.environment["TITANUP_TLS_CA_FILE"]
    assert client.email in client.run("whoami", "--ca-file", tls.certificates.file("ca.pem")).stdout
    # The system's authorities don't include ours.
    client.run("whoami", "--tls", status=69)


def test_the_command_line_uses_plain_text_only_on_this_machine(tls, tmp_path):
    client = Client(tls, tmp_path)
    refused = client.run("whoami", "--auth", "192.0.2.1:7001", status=64, TITANUP_INSECURE="")
    assert "auth service at 192.0.2.1:7001 is not on this machine" in refused.stderr


def test_a_service_names_the_error_in_its_certificate_files(tls):
    result = tls.check("auth", TITANUP_TLS_KEY_FILE=tls.certificates.file("ca.key"))
    assert result.returncode == 1
    assert "TITANUP_TLS_KEY_FILE: got " in result.stderr and "is not the key of the certificate" in result.stderr


def test_mutual_tls_requires_a_client_certificate(mutual):
    ada = Person(mutual)
    assert not ada.sessions.ListSessions(sessions_pb2.ListSessionsRequest()).sessions
    assert unavailable(mutual.new_channel("auth", certificate=False))
    # The health check presents a certificate, too.
    assert mutual.health("sessions").stdout == "SERVING\n"
