"""How often a page asks again because of an answer: on a slow connection, each such round takes its round trip."""

import threading
import time

#: In a page: since when everything has been there that the view has places for, in milliseconds.
COMPLETE = """new MutationObserver(() => {
  const isComplete = document.querySelector('main h1') && !document.querySelector('main [aria-busy=true], main .bone');
  globalThis.completeSince = isComplete ? globalThis.completeSince || Date.now() : 0;
}).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy', 'class']});"""


#: The same for what a view is about.
CONTENT = """new MutationObserver(() => {
  globalThis.completeSince ||= document.querySelector('main .number') ? Date.now() : 0;
}).observe(document, {subtree: true, childList: true});"""


class Rounds:
    """Holds every answer back until the page has asked for nothing more during `quiet` seconds, and then gives all of them: what
    comes after that was asked for because of them. Streams are let through, as nothing waits for their end; so are files and the
    session, unless `holds_files`."""

    def __init__(self, quiet=0.5, holds_files=False):
        self.holds_files = holds_files
        self._ends = []
        self._quiet = quiet
        self._waiting = 0
        self._turn = 0
        self._last = time.monotonic()
        self._changed = threading.Condition()
        self._is_over = False
        threading.Thread(target=self._give, daemon=True).start()

    def be_patient(self, quiet):
        """Waits longer for what a page asks for at the same time, as a slow machine needs."""
        self._quiet = quiet

    def heard(self):
        """A request has come, for a file or for a call."""
        self._last = time.monotonic()

    def wait(self):
        """Until the round that a call belongs to is answered."""
        with self._changed:
            turn = self._turn
            self._waiting += 1
            self._changed.wait_for(lambda: self._turn > turn or self._is_over, 30)

    def begin(self):
        """Another page: what is still held back belongs to the one before."""
        with self._changed:
            self._answer()
            self._ends = []

    def before(self, page):
        """How many there were before the page, which has COMPLETE in it, was complete."""
        since = page.evaluate("completeSince")
        return sum(1000 * end <= since for end in self._ends)

    def end(self):
        with self._changed:
            self._is_over = True
            self._answer()

    def _answer(self):
        self._turn += 1
        self._waiting = 0
        self._changed.notify_all()

    def _give(self):
        while not self._is_over:
            time.sleep(0.05)
            with self._changed:
                if self._waiting and time.monotonic() - self._last > self._quiet:
                    self._ends.append(time.time())
                    self._answer()
