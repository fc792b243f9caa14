// @ts-check
// Reading again what other devices and other people may have changed, where no stream tells of it.

/** How often what is in view is read again, in milliseconds. */
const INTERVAL = 30_000;

/** Reads again when the page comes back into view or gets a connection. @param {() => unknown} load @param {AbortSignal} gone ends it */
export function onReturn(load, gone) {
  addEventListener('online', () => load(), {signal: gone});
  document.addEventListener('visibilitychange', () => { if (!document.hidden) load(); }, {signal: gone});
}

/** The same, and now and then while the page is in view: for what somebody may change on one device while they look at another.
 *  @param {() => unknown} load @param {AbortSignal} gone ends it */
export function keepFresh(load, gone) {
  onReturn(load, gone);
  const timer = setInterval(() => { if (!document.hidden && navigator.onLine) load(); }, INTERVAL);
  gone.addEventListener('abort', () => clearInterval(timer));
}
