#!/usr/bin/env python3
"""Checks rendered manifests of Kubernetes: against the schemas of Kubernetes, the table of the services, and docker-compose.yml.

kubernetes.py check COMPOSE_FILE RENDERED...: prints what is wrong, a line each; then exits with 1. All files together are one stack.
Needs the packages of deploy/kubernetes/requirements.txt.
"""

import pathlib
import re
import sys
from typing import Any, Callable, NamedTuple

import services

#: The first Kubernetes that pauses before it stops a pod without a program in the container.
OLDEST = "1.30"

#: What the schemas of Kubernetes don't describe, and nothing here validates: resources of an operator.
UNKNOWN_TO_KUBERNETES = [("postgresql.cnpg.io/v1", "Cluster")]

#: The ports on which a pod may reach whatever is outside.
OUTSIDE = {"auth": {25, 465, 587}, "motivation": {443}}

WHERE = "deploy/kubernetes"
POSTGRES = "postgres"
MIGRATE = "migrate"


class Pod(NamedTuple):
    name: str
    labels: dict[str, str]
    #: As in a pod's `spec`.
    spec: dict[str, Any]

    @property
    def containers(self) -> list[dict[str, Any]]:
        return self.spec.get("initContainers", []) + self.spec.get("containers", [])


def pods(documents: list[dict[str, Any]]) -> dict[str, Pod]:
    """Those that Deployments and Jobs start, and of PostgreSQL what its operator lets policies select.

    >>> pods([{"kind": "Cluster", "metadata": {"name": "postgres"}}])["postgres"].labels
    {'cnpg.io/cluster': 'postgres'}
    """
    found = {}
    for document in documents:
        name = document["metadata"]["name"]
        if document["kind"] in ("Deployment", "Job"):
            template = document["spec"]["template"]
            found[name] = Pod(name, template["metadata"]["labels"], template["spec"])
        elif document["kind"] == "Cluster":
            found[name] = Pod(name, {"cnpg.io/cluster": name}, {})
    return found


def selects(selector: dict[str, Any], labels: dict[str, str]) -> bool:
    """
    >>> selects({}, {}), selects({"matchLabels": {"a": "1"}}, {"a": "1", "b": "2"}), selects({"matchLabels": {"a": "1"}}, {"a": "2"})
    (True, True, False)
    >>> selects({"matchExpressions": [{"key": "a", "operator": "Exists"}]}, {"b": ""})
    False
    """
    for expression in selector.get("matchExpressions", []):
        if expression["operator"] != "Exists":
            raise ValueError(f"{WHERE}: a selector with the operator {expression['operator']}; only Exists is understood")
    return (all(labels.get(key) == value for key, value in selector.get("matchLabels", {}).items())
            and all(expression["key"] in labels for expression in selector.get("matchExpressions", [])))


class Policies:
    """What NetworkPolicies of one namespace let through.

    >>> nothing = {"spec": {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}}
    >>> out = {"spec": {"podSelector": {"matchLabels": {"n": "a"}}, "policyTypes": ["Egress"], "egress": [
    ...     {"to": [{"podSelector": {"matchLabels": {"n": "b"}}}], "ports": [{"port": 1}]}]}}
    >>> into = {"spec": {"podSelector": {"matchLabels": {"n": "b"}}, "policyTypes": ["Ingress"], "ingress": [{"ports": [{"port": 1}]}]}}
    >>> a, b = Pod("a", {"n": "a"}, {}), Pod("b", {"n": "b"}, {})
    >>> [Policies(some).reaches(a, b, 1) for some in ([], [nothing], [nothing, out], [nothing, out, into])]
    [True, False, False, True]
    >>> policies = Policies([nothing, out, into])
    >>> policies.reaches(a, b, 2), policies.reaches(b, a, 1), policies.open_to_all(b), policies.outside(a)
    (False, False, {1}, set())
    """

    def __init__(self, documents: list[dict[str, Any]]):
        self.specs = [document["spec"] for document in documents]

    def reaches(self, caller: Pod, called: Pod, port: int) -> bool:
        return self._passes("Egress", "to", caller, called, port) and self._passes("Ingress", "from", called, caller, port)

    def open_to_all(self, pod: Pod) -> set[int]:
        """The ports that everybody reaches."""
        return {port["port"] for rule in self._rules("Ingress", pod) if "from" not in rule for port in rule["ports"]}

    def outside(self, pod: Pod) -> set[int]:
        """The ports on which it reaches addresses outside."""
        return {port["port"] for rule in self._rules("Egress", pod)
                if "to" not in rule or any("ipBlock" in peer for peer in rule["to"]) for port in rule["ports"]}

    def _applying(self, direction: str, pod: Pod) -> list[dict[str, Any]]:
        return [spec for spec in self.specs if direction in spec["policyTypes"] and selects(spec["podSelector"], pod.labels)]

    def _rules(self, direction: str, pod: Pod) -> list[dict[str, Any]]:
        return [rule for spec in self._applying(direction, pod) for rule in spec.get(direction.lower(), [])]

    def _passes(self, direction: str, side: str, pod: Pod, peer: Pod, port: int) -> bool:
        if not self._applying(direction, pod):
            return True
        return any(
            (side not in rule or any("podSelector" in one and "namespaceSelector" not in one
                                     and selects(one["podSelector"], peer.labels) for one in rule[side]))
            and any(entry["port"] == port for entry in rule["ports"])
            for rule in self._rules(direction, pod))


def secret_files(pod: Pod) -> dict[str, str]:
    """The keys of the Secret `titanup` that its files have, by path: none may be mounted whole.

    >>> secret_files(Pod("a", {}, {
    ...     "containers": [{"volumeMounts": [{"name": "s", "mountPath": "/run/secrets"}]}],
    ...     "volumes": [{"name": "s", "secret": {"secretName": "titanup", "items": [{"key": "url_a", "path": "url"}]}}]}))
    {'/run/secrets/url': 'url_a'}
    """
    volumes = {volume["name"]: volume["secret"].get("items", [{"key": "all of them", "path": "*"}])
               for volume in pod.spec.get("volumes", []) if volume.get("secret", {}).get("secretName") == "titanup"}
    return {f"{mount['mountPath']}/{item['path']}": item["key"]
            for container in pod.containers for mount in container.get("volumeMounts", []) for item in volumes.get(mount["name"], [])}


def secrets_by_variable(pod: Pod) -> dict[str, str]:
    """The secret that each variable names.

    >>> secrets_by_variable(Pod("a", {}, {"containers": [{"env": [{"name": "X_FILE", "value": "/run/secrets/x"}]}]}))
    {'X_FILE': 'no file /run/secrets/x'}
    """
    files = secret_files(pod)
    return {entry["name"]: files.get(entry["value"], f"no file {entry['value']}")
            for container in pod.containers for entry in container.get("env", []) if entry["name"].endswith("_FILE")}


def seconds(duration: str) -> int:
    """
    >>> seconds("20s"), seconds("2m")
    (20, 120)
    """
    match = re.fullmatch(r"(\d+)([sm])", duration)
    if not match:
        raise ValueError(f"{WHERE}: {duration!r} is no duration such as 20s or 2m")
    return int(match.group(1)) * {"s": 1, "m": 60}[match.group(2)]


def looseness(pod: Pod) -> list[str]:
    """What a pod may do, and must not.

    >>> looseness(Pod("a", {}, {"containers": [{"name": "a"}]}))[:3]
    ['automountServiceAccountToken', 'runAsNonRoot', 'runAsUser']
    """
    whole = pod.spec.get("securityContext", {})
    held: list[tuple[str, bool]] = [
        ("automountServiceAccountToken", pod.spec.get("automountServiceAccountToken") is False),
        ("runAsNonRoot", whole.get("runAsNonRoot") is True),
        ("runAsUser", whole.get("runAsUser") == 10001),
        ("seccompProfile", whole.get("seccompProfile") == {"type": "RuntimeDefault"}),
    ]
    for container in pod.containers:
        own = container.get("securityContext", {})
        held += [
            (f"{container['name']}: allowPrivilegeEscalation", own.get("allowPrivilegeEscalation") is False),
            (f"{container['name']}: readOnlyRootFilesystem", own.get("readOnlyRootFilesystem") is True),
            (f"{container['name']}: capabilities", own.get("capabilities") == {"drop": ["ALL"]}),
            (f"{container['name']}: limits", {"cpu", "memory"} <= set(container.get("resources", {}).get("limits", {}))),
        ]
    return [what for what, is_held in held if not is_held]


def stops_too_soon(pod: Pod) -> bool:
    """Whether a pod is killed while it still lets calls finish."""
    container = pod.spec["containers"][0]
    grace = next(entry["value"] for entry in container["env"] if entry["name"] == "TITANUP_SHUTDOWN_GRACE")
    return pod.spec["terminationGracePeriodSeconds"] <= container["lifecycle"]["preStop"]["sleep"]["seconds"] + seconds(grace)


def checks(documents: list[dict[str, Any]], compose: dict[str, Any], table: list[services.Service]) -> list[services.Check]:
    names = [service.name for service in table]
    port_of = {service.name: service.port for service in table} | {services.EDGE: 7080}
    all_pods = pods(documents)
    ours = {name: pod for name, pod in all_pods.items() if name not in (MIGRATE, POSTGRES)}
    policies = Policies([document for document in documents if document["kind"] == "NetworkPolicy"])
    peers = {service.name: set(service.peers) for service in table} | {services.EDGE: set(names)}
    told = next(document["data"] for document in documents
                if document["kind"] == "ConfigMap" and document["metadata"]["name"].startswith("addresses"))
    compose_secrets = {name: set(block.get("secrets", [])) for name, block in compose["services"].items()}
    # Its own PostgreSQL has its superuser's password in a Secret of its own.
    compose_secrets[MIGRATE] |= compose_secrets["roles"] - {"database_password_superuser"}
    # Not smtp_password and frames_secret_key, which compose names only if there is something to sign in to.
    compose_files = {
        name: {variable: value.removeprefix("/run/secrets/") for variable, value in compose["services"][name]["environment"].items()
               if isinstance(value, str) and value.startswith("/run/secrets/")}
        for name in [*ours, MIGRATE] if name in compose["services"]}

    def check(what: str, found: Any, expected: Any) -> services.Check:
        return services.Check(WHERE, what, lambda _: found, expected)

    return [
        check("Deployments", sorted(ours), sorted([*names, services.EDGE])),
        check("executables", {name: pod.spec["containers"][0]["command"] for name, pod in ours.items()},
              {name: [f"titanup-{name}"] for name in ours}),
        check("ports of Services, and the pods behind them", {
            document["metadata"]["name"]: (
                [port["port"] for port in document["spec"]["ports"]],
                [name for name, pod in all_pods.items() if selects({"matchLabels": document["spec"]["selector"]}, pod.labels)])
            for document in documents if document["kind"] == "Service"},
            {name: ([port, port + 1000], [name]) for name, port in port_of.items()}),
        check("ports of pods, and the one that is asked for health", {
            name: ([port["containerPort"] for port in pod.spec["containers"][0]["ports"]],
                   pod.spec["containers"][0]["readinessProbe"]["grpc"]["port"]) for name, pod in ours.items()},
            {name: ([port_of.get(name, 0), port_of.get(name, 0) + 1000], port_of.get(name, 0)) for name in ours}),
        check("addresses", told, {f"TITANUP_{name.upper()}_ADDRESS": f"{name}:{port_of[name]}" for name in names}),
        check("services that each pod reaches", {
            name: {other for other in port_of if other in ours and other != name and policies.reaches(pod, ours[other], port_of[other])}
            for name, pod in (ours | {MIGRATE: all_pods[MIGRATE]}).items()},
            peers | {MIGRATE: set()}),
        check("pods that reach PostgreSQL",
              {name for name, pod in all_pods.items() if name != POSTGRES and policies.reaches(pod, all_pods[POSTGRES], 5432)},
              {*names, MIGRATE}),
        check("policies that let nothing through", [document["spec"] for document in documents
              if document["kind"] == "NetworkPolicy" and document["spec"]["podSelector"] == {} and len(document["spec"]) == 2],
              [{"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}]),
        check("ports that are open to everybody",
              {name: policies.open_to_all(pod) for name, pod in all_pods.items() if policies.open_to_all(pod)},
              {services.EDGE: {port_of[services.EDGE]}}),
        check("ports outside that pods reach",
              {name: policies.outside(pod) for name, pod in all_pods.items() if name != POSTGRES and policies.outside(pod)}, OUTSIDE),
        check("secrets that a pod has", {name: set(secret_files(all_pods[name]).values()) for name in [*ours, MIGRATE]},
              {name: compose_secrets[name] for name in [*ours, MIGRATE]}),
        check("secrets that variables name", {name: secrets_by_variable(all_pods[name]) for name in [*ours, MIGRATE]}, compose_files),
        check("what pods may do and must not", {name: looseness(pod) for name, pod in all_pods.items() if pod.spec and looseness(pod)}, {}),
        check("pods that are killed while they let calls finish", [name for name, pod in ours.items() if stops_too_soon(pod)], []),
    ]


def scaling_checks(documents: list[dict[str, Any]], table: list[services.Service]) -> list[services.Check]:
    """Of an overlay with autoscalers: they alone say how many pods there are, and services are found pod by pod.

    >>> scaler = {"kind": "HorizontalPodAutoscaler", "metadata": {"name": "auth"}, "spec": {
    ...     "minReplicas": 2, "scaleTargetRef": {"kind": "Deployment", "name": "auth"}}}
    >>> service = {"kind": "Service", "metadata": {"name": "auth"}, "spec": {"clusterIP": "None"}}
    >>> deployment = {"kind": "Deployment", "metadata": {"name": "auth"}, "spec": {"replicas": 1}}
    >>> [check.found("") for check in scaling_checks([scaler, service, deployment], [])]
    [{'auth': ('Deployment', 'auth', True)}, ['auth'], ['auth']]
    >>> scaling_checks([service, deployment], [])
    []
    """
    of = {kind: [document for document in documents if document["kind"] == kind]
          for kind in ("HorizontalPodAutoscaler", "Service", "Deployment")}  # fmt: skip
    if not of["HorizontalPodAutoscaler"]:
        return []
    names = [service.name for service in table]

    def check(what: str, found: Any, expected: Any) -> services.Check:
        return services.Check(WHERE, what, lambda _: found, expected)

    return [
        check("autoscalers, and whether they keep two pods at least", {
            scaler["metadata"]["name"]: (
                scaler["spec"]["scaleTargetRef"]["kind"], scaler["spec"]["scaleTargetRef"]["name"], scaler["spec"]["minReplicas"] >= 2)
            for scaler in of["HorizontalPodAutoscaler"]},
            {name: ("Deployment", name, True) for name in [*names, services.EDGE]}),
        check("Services whose name stands for all pods",
              sorted(one["metadata"]["name"] for one in of["Service"] if one["spec"].get("clusterIP") == "None"), sorted(names)),
        check("Deployments that say how many pods they have, beside their autoscaler",
              [one["metadata"]["name"] for one in of["Deployment"] if "replicas" in one["spec"]], []),
    ]


def invalid(documents: list[dict[str, Any]], validate: Callable[[dict[str, Any]], None]) -> list[str]:
    """What the schemas refuse.

    >>> def refuse(document): raise ValueError("no")
    >>> invalid([{"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "a"}}], refuse)
    ['deploy/kubernetes: Pod a: no']
    >>> invalid([{"apiVersion": "postgresql.cnpg.io/v1", "kind": "Cluster", "metadata": {"name": "a"}}], refuse)
    []
    """
    found = []
    for document in documents:
        if (document["apiVersion"], document["kind"]) in UNKNOWN_TO_KUBERNETES:
            continue
        try:
            validate(document)
        except Exception as error:
            found.append(f"{WHERE}: {document['kind']} {document['metadata']['name']}: {getattr(error, 'message', error)}")
    return found


def main() -> int:
    if len(sys.argv) < 4 or sys.argv[1] != "check":
        raise SystemExit(__doc__)
    import kubernetes_validate
    import yaml

    def validate(document: dict[str, Any]) -> None:
        for version in (OLDEST, kubernetes_validate.latest_version()):
            kubernetes_validate.validate(document, version, strict=True)

    documents = [document for path in sys.argv[3:] for document in yaml.safe_load_all(pathlib.Path(path).read_text())]
    wrong = invalid(documents, validate)
    if not wrong:
        table = services.table((pathlib.Path(__file__).resolve().parents[2] / services.TABLE).read_text())
        compose = yaml.safe_load(pathlib.Path(sys.argv[2]).read_text())
        wrong = [line for line in (services.difference(check, "") for check in
                              checks(documents, compose, table) + scaling_checks(documents, table)) if line]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
