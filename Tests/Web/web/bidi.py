"""Debian's Firefox without a window, by WebDriver BiDi, which it speaks by itself: as much of it as the tests need."""

import contextlib
import json
import os
import pathlib
import subprocess
import time

from websockets.sync.client import connect

from . import people

#: Machines that build at the same time are slow, and no test is about time.
PATIENCE = 300

# Firefox looks for updates, news and experiments; a proxy that is not there keeps all of it on this machine, and loopback
# goes by no proxy.
SETTINGS = {
    "network.proxy.type": 1, "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": 9,
    # As on a phone: what scrolls shows no bar, and pointers are fingers.
    "ui.useOverlayScrollbars": 1, "ui.primaryPointerCapabilities": 1, "ui.allPointerCapabilities": 1,
    "ui.prefersReducedMotion": 1,
}

VISIBLE = """selector => {
  const found = [...document.querySelectorAll(selector)].find(each => each.checkVisibility() && each.getClientRects().length > 0);
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}"""


class Failed(AssertionError):
    """A command that Firefox refused, or a function in a page that threw."""


@contextlib.contextmanager
def firefox(folder: pathlib.Path):
    """A Firefox with a new profile in the folder, until the end."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    with open(folder / "firefox.log", "wb") as log:
        process = subprocess.Popen(command, env=os.environ | {"HOME": str(folder)}, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        with connect(_address(folder, process), max_size=None, compression=None) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _address(folder, process):
    """Where it listens, which it writes into its profile."""
    file = folder / "WebDriverBiDiServer.json"

    def written():
        assert process.poll() is None, (folder / "firefox.log").read_text()
        # It may have begun to write.
        with contextlib.suppress(FileNotFoundError, json.JSONDecodeError):
            return json.loads(file.read_text())

    server = until(written, "Firefox listens")
    return f"ws://{server['ws_host']}:{server['ws_port']}/session"


def until(condition, what):
    """What the condition gives, once that is something."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, f"not within {PATIENCE} s: {what}"
        time.sleep(0.05)
    return found


class Firefox:
    """The browser, and the one connection to it."""

    def __init__(self, socket):
        self._socket, self._number, self._pages = socket, 0, {}
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])

    def command(self, method: str, **parameters):
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer["type"] == "event":
                self._hear(answer["params"])
            elif answer["id"] == self._number:
                if answer["type"] == "error":
                    raise Failed(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]

    def _hear(self, entry):
        page = self._pages.get(entry["source"].get("context"))
        if page and entry["level"] in ("error", "warn"):
            page.complaints.append(f"{entry['level']}: {entry['text']}")

    def page(self, *, language="en", theme=None, size=(390, 844)) -> "Page":
        """An empty page that shares nothing with others; with a theme, one that was chosen on this device."""
        user = self.command("browser.createUserContext")["userContext"]
        self.command("emulation.setLocaleOverride", locale=language, userContexts=[user])
        self.command("emulation.setTimezoneOverride", timezone=people.ZONE, userContexts=[user])
        context = self.command("browsingContext.create", type="tab", userContext=user)["context"]
        if theme:
            chosen = f"() => {{ if (location.protocol === 'http:') localStorage.setItem('titanup.theme', '{theme}'); }}"
            self.command("script.addPreloadScript", functionDeclaration=chosen, contexts=[context])
        width, height = size
        self.command("browsingContext.setViewport", context=context, viewport={"width": width, "height": height})
        self._pages[context] = Page(self, user, context)
        return self._pages[context]


class Page:
    """A page of its own user; `complaints` are the errors and warnings of its console so far."""

    def __init__(self, browser: Firefox, user: str, context: str):
        self._browser, self._user, self._context = browser, user, context
        self.complaints = []

    def _command(self, method, **parameters):
        return self._browser.command(method, context=self._context, **parameters)

    def goto(self, url: str) -> None:
        self._command("browsingContext.navigate", url=url, wait="complete")

    def evaluate(self, function: str, argument=None):
        """What a function of the page gives for the argument; both travel as JSON, as Playwright has it."""
        declaration = f"async (argument) => JSON.stringify(await ({function})(JSON.parse(argument)))"
        answer = self._browser.command(
            "script.callFunction", functionDeclaration=declaration, awaitPromise=True, target={"context": self._context},
            arguments=[{"type": "string", "value": json.dumps(argument)}])
        if answer["type"] == "exception":
            raise Failed(answer["exceptionDetails"]["text"])
        text = answer["result"].get("value")
        return None if text is None else json.loads(text)

    def see(self, selector: str):
        """Where the middle of the first element is that can be seen, once there is one."""
        return until(lambda: self.evaluate(VISIBLE, selector), f"{selector} is visible")

    def tap(self, selector: str) -> None:
        at = self.see(selector)
        finger = [{"type": "pointerMove", **at}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger})

    def write(self, selector: str, text: str) -> None:
        """Taps a field and types."""
        self.tap(selector)
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, source):
        self._command("input.performActions", actions=[source])

    def close(self) -> None:
        self._browser.command("browser.removeUserContext", userContext=self._user)
