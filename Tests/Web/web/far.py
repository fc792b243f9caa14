"""An edge that is far away: a way to it on which everything takes its time."""

import asyncio
import threading
import urllib.parse


class Far:
    """The address `url` leads to the same server as the given one, with so many seconds for each round trip: of a request with its
    answer, and of setting up a connection. Bandwidth is not limited."""

    def __init__(self, url: str, round_trip: float):
        parts = urllib.parse.urlsplit(url)
        self._target, self._round_trip = (parts.hostname, parts.port), round_trip
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._accept, "127.0.0.1", 0), self._loop).result()
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _accept(self, reader, writer):
        await asyncio.sleep(self._round_trip)
        their_reader, their_writer = await asyncio.open_connection(*self._target)
        # What goes there bears the whole delay, so that nothing has to be known about requests and answers.
        await asyncio.gather(self._pass_on(reader, their_writer, self._round_trip), self._pass_on(their_reader, writer, 0))

    async def _pass_on(self, reader, writer, delay):
        """Passes bytes on in their order, each piece `delay` seconds after it came."""
        pieces = asyncio.Queue()

        async def send():
            while (piece := await pieces.get())[1]:
                await asyncio.sleep(max(0, piece[0] - self._loop.time()))
                writer.write(piece[1])
                await writer.drain()

        sending = asyncio.create_task(send())
        try:
            while data := await reader.read(65_536):
                pieces.put_nowait((self._loop.time() + delay, data))
        except ConnectionError:
            pass
        pieces.put_nowait((0, b""))
        try:
            await sending
        except ConnectionError:
            pass
        writer.close()
