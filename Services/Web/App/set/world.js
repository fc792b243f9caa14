// @ts-check
// The page's queue of sets and what sends it: at the start, and when the device is online again.

import {call, collect, stream} from '../core/rpc.js';
import {session} from '../core/store.js';
import {Frames, PoseService} from '../Generated/pose.js';
import {SessionsService} from '../Generated/sessions.js';
import {Delivery} from './deliver.js';
import {SetQueue, isSettled} from './queue.js';

const UPLOAD_TIMEOUT = 180_000;

/** @type {import('./queue.js').FrameCodec} */
const codec = {
  encode: frames => Frames.encode({frames}),
  decode: bytes => Frames.decode(bytes).frames.map(({number, timeUs, landmarks, up}) => (
    {number: Number(number), timeUs: Number(timeUs), landmarks, ...(up && {up})})),
};

/** @type {import('./live.js').Clock} */
const clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => new Promise(resolve => {
    if (signal.aborted) return resolve();
    const done = () => { clearTimeout(timer); resolve(); };
    const timer = setTimeout(() => { signal.removeEventListener('abort', done); resolve(); }, Math.max(0, milliseconds));
    signal.addEventListener('abort', done, {once: true});
  }),
};

/** @type {import('./deliver.js').Calls} */
const calls = {
  streamReps: (messages, options) => stream(PoseService.streamReps, messages, options),
  uploadStream: async (messages, options) => (await collect(PoseService.uploadStream, messages, {...options, timeout: UPLOAD_TIMEOUT}))[0],
  createSession: (request, options) => call(SessionsService.createSession, request, options),
};

/** @type {Promise<import('./deliver.js').World> | undefined} */
let world;

/** What sets need of this page; the same for all of them. */
export function setWorld() {
  world ??= SetQueue.open(codec).then(queue => ({
    queue, calls, clock, random: Math.random, newId: () => crypto.randomUUID(), locks: navigator.locks,
    isOffline: () => !navigator.onLine,
  }));
  return world;
}

/** @type {AbortController | undefined} */
let sending;

/** Sends what waits, and goes on trying while this page is open. */
export async function sendQueue() {
  const {userId} = session.peek();
  if (!userId) return;
  sending?.abort(new DOMException('a newer attempt', 'AbortError'));
  sending = new AbortController();
  const {signal} = sending, current = await setWorld();
  await askForSync(current.queue, userId);
  await new Delivery(current).keepTrying(userId, signal).catch(error => {
    if (!signal.aborted) throw error;
  });
}

/** Where the browser can, it wakes the service worker once there is a connection, even without a page. */
async function askForSync(/** @type {SetQueue} */ queue, /** @type {string} */ userId) {
  const registration = /** @type {any} */ (await navigator.serviceWorker?.getRegistration());
  const waiting = (await queue.entries(userId)).some(entry => entry.state === 'unsent' || (entry.state === 'counted' && !isSettled(entry)));
  if (waiting) await registration?.sync?.register('titanup-sets').catch(() => {});
}

/** Sends at the start and whenever it may have become possible. */
export function startSending() {
  addEventListener('online', sendQueue);
  sendQueue();
}

/** The sets of this user that signing out would lose. */
export async function unsentSets() {
  const {userId} = session.peek(), {queue} = await setWorld();
  const entries = userId ? await queue.entries(userId) : [];
  return entries.filter(entry => !isSettled(entry));
}

/** Deletes every set on this device: for signing out, after asking. */
export async function forgetSets() {
  sending?.abort(new DOMException('signed out', 'AbortError'));
  try {
    await (await setWorld()).queue.clear();
  } catch (error) {
    // The answer to signing out makes the browser clear what it keeps for the page, and this database with it.
    if (!['InvalidStateError', 'AbortError'].includes(/** @type {any} */ (error).name)) throw error;
  }
}
