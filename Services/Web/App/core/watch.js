// @ts-check
// Server streams that last as long as a view: open only while the page is visible, and opened again where they broke off.

import {stream} from './rpc.js';

/** The longest wait between two attempts, in milliseconds. */
const longestWait = 30_000;

/** @template Q, R @param {import('./proto.js').Method<Q, R>} method @param {() => Partial<Q>} request the next request, with
 *  the newest cursor @param {(answer: R) => void} take @param {AbortSignal} gone ends it */
export async function watch(method, request, take, gone) {
  let failures = 0;
  while (!gone.aborted) {
    await until(() => !document.hidden, document, 'visibilitychange', gone);
    const hidden = new AbortController();
    const look = () => { if (document.hidden) hidden.abort(new DOMException('the page is hidden', 'AbortError')); };
    document.addEventListener('visibilitychange', look);
    try {
      for await (const answer of stream(method, [request()], {signal: AbortSignal.any([gone, hidden.signal])})) {
        failures = 0;
        take(answer);
      }
      failures++;
    } catch (error) {
      if (gone.aborted) return;
      if (!hidden.signal.aborted) failures++;
      const wait = /** @type {any} */ (error).retryAfter;
      if (wait) await pause(wait, gone);
    } finally {
      document.removeEventListener('visibilitychange', look);
    }
    if (failures > 0) await pause(Math.min(longestWait, 500 * 2 ** failures) * (.5 + Math.random() / 2), gone);
  }
}

/** @param {() => boolean} condition @param {EventTarget} target @param {string} event @param {AbortSignal} gone */
function until(condition, target, event, gone) {
  return new Promise(resolve => {
    const done = () => { if (condition() || gone.aborted) resolve(undefined); };
    target.addEventListener(event, done, {signal: gone});
    gone.addEventListener('abort', () => resolve(undefined));
    done();
  });
}

/** @param {number} milliseconds @param {AbortSignal} gone */
function pause(milliseconds, gone) {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds);
    gone.addEventListener('abort', () => { clearTimeout(timer); resolve(undefined); });
  });
}
