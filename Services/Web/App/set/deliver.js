// @ts-check
// Brings sets of the queue to the service, one after another: frames, then the receipt, then, of push-ups, the session.

import {becomesSession} from './exercises.js';
import {delayAfter, outlook} from './failure.js';
import {LiveSet, SetRefused} from './live.js';
import {Outbox} from './outbox.js';

/**
 * @typedef {import('./queue.js').Entry} Entry
 * @typedef {import('./queue.js').SetQueue} SetQueue
 *
 * @typedef {object} Calls
 * @property {(messages: object[], options: {signal: AbortSignal}) => AsyncIterable<any>} streamReps
 * @property {(messages: object[], options: {signal: AbortSignal}) => Promise<any>} uploadStream
 * @property {(request: object, options: {signal: AbortSignal}) => Promise<any>} createSession
 *
 * @typedef {object} World
 * @property {SetQueue} queue
 * @property {Calls} calls
 * @property {import('./live.js').Clock} clock
 * @property {() => number} random 0 to 1.
 * @property {() => string} newId A UUID.
 * @property {Pick<LockManager, 'request'>} locks
 * @property {() => boolean} [isOffline]
 */

/** The lock of a set: the tab that counts or sends it holds it, so that two never do. @param {string} streamId */
export const lockName = (streamId) => `titanup-set-${streamId}`;

/** A set that a page left in its middle can go on for so long, in milliseconds; then it is sent as it is. */
export const RESUMABLE = 120_000;

/** An attempt that will be made again; `cause` is why. */
class NotNow extends Error {}

export class Delivery {
  #world;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
  }

  /**
   * Sends what a user has in the queue, except sets that another tab holds.
   * @param {string} userId
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} Whether nothing is left that could be sent later.
   */
  async all(userId, signal) {
    const {queue, clock} = this.#world;
    let isDone = true;
    for (const {streamId, state, updatedAt} of (await queue.entries(userId)).reverse()) {
      signal.throwIfAborted();
      if (state === 'stored' || state === 'refused') continue;
      if (state === 'recording' && clock.now() - updatedAt < RESUMABLE) {
        isDone = false;
        continue;
      }
      isDone = (await this.one(streamId, signal)) && isDone;
    }
    await queue.tidy(userId);
    return isDone;
  }

  /**
   * Sends again and again, ever more rarely, until nothing is left.
   * @param {string} userId
   * @param {AbortSignal} signal
   */
  async keepTrying(userId, signal) {
    const {clock, random} = this.#world;
    for (let failures = 1; !(await this.all(userId, signal)); failures += 1) {
      await clock.sleep(delayAfter(failures, undefined, random) * 4, signal);
      signal.throwIfAborted();
    }
  }

  /**
   * @param {string} streamId
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} Whether it is settled; not while another tab holds it, which may die.
   */
  async one(streamId, signal) {
    const {queue, locks} = this.#world;
    return locks.request(lockName(streamId), {ifAvailable: true}, async (lock) => {
      if (!lock) return false;
      // It may have changed while the lock was waited for.
      const entry = await queue.entry(streamId);
      if (!entry) return true;
      return this.bring(entry, signal);
    });
  }

  /**
   * Takes one set as far as it gets. The caller holds its lock.
   * @param {Entry} entry
   * @param {AbortSignal} signal
   */
  async bring(entry, signal) {
    const {queue} = this.#world;
    try {
      /** @type {Entry | undefined} */
      let current = entry;
      while (current && (current.state === 'recording' || current.state === 'unsent')) {
        current = await this.#count(current, signal);
      }
      if (current?.state === 'counted' && becomesSession(current)) await this.#store(current, signal);
      return true;
    } catch (error) {
      signal.throwIfAborted();
      const {cause} = /** @type {any} */ (error);
      if (!(error instanceof NotNow)) throw error;
      await queue.change(entry.streamId, {trouble: wordsOf(cause)});
      return false;
    }
  }

  /** Sends frames; returns the entry with its receipt, or under its new id, or refused. */
  async #count(/** @type {Entry} */ entry, /** @type {AbortSignal} */ signal) {
    const {queue} = this.#world;
    const {streamId} = entry;
    if (entry.state === 'recording') await queue.change(streamId, {state: 'unsent'});
    const outbox = new Outbox((await queue.chunks(streamId))[0]?.first ?? entry.next);
    outbox.restore(await queue.chunks(streamId));
    if (!entry.isAttempted && outbox.first === outbox.next) {
      await queue.remove(streamId);
      return undefined;
    }
    try {
      const receipt = entry.isAttempted || outbox.hasPauses
        ? await this.#goOn(entry, outbox, signal)
        : await this.#upload(entry, outbox, signal);
      const counted = await queue.change(streamId, {state: 'counted', receipt, trouble: undefined});
      await queue.dropFrames(streamId);
      return counted;
    } catch (error) {
      const kind = error instanceof SetRefused ? error.outlook : 'passing';
      if (kind === 'passing') throw error;
      const renewed = kind === 'expired' ? await this.#renew(entry) : undefined;
      return renewed ?? this.#refuse(entry, /** @type {any} */ (error).cause);
    }
  }

  /** The frames that the service had are gone: what is left becomes a stream of its own. */
  async #renew(/** @type {Entry} */ entry) {
    const {queue, newId} = this.#world;
    const ids = {streamId: newId(), sessionId: newId(), requestId: newId()};
    return queue.renew(entry, ids, ({open}, startedAt) => (
      {...open, streamId: ids.streamId, startTime: timestamp(startedAt), preparationSeconds: 0}));
  }

  async #upload(/** @type {Entry} */ entry, /** @type {Outbox} */ outbox, /** @type {AbortSignal} */ signal) {
    const {calls, isOffline} = this.#world;
    if (isOffline?.()) throw new NotNow();
    const messages = [{open: entry.open}, ...outbox.requests(outbox.first)];
    try {
      return (await calls.uploadStream(messages, {signal})).receipt;
    } catch (error) {
      throw this.#judged(error, signal);
    }
  }

  async #goOn(/** @type {Entry} */ entry, /** @type {Outbox} */ outbox, /** @type {AbortSignal} */ signal) {
    const {calls, clock, random, queue, isOffline} = this.#world;
    const {streamId} = entry;
    const attempt = new AbortController();
    /** @type {any} */
    let failure;
    const store = {
      append: async () => {},
      forget: (/** @type {number} */ number) => queue.forget(streamId, number),
      attempted: async () => {
        if (!entry.isAttempted) await queue.change(streamId, {isAttempted: true});
      },
    };
    const streamReps = async function* (/** @type {object[]} */ messages, /** @type {any} */ options) {
      try {
        yield* calls.streamReps(messages, options);
      } catch (error) {
        failure = error;
        throw error;
      }
    };
    const set = new LiveSet(entry.open, outbox, {streamReps, store, clock, random, isOffline}, {
      isNew: !entry.isAttempted,
      // One attempt: waiting is the business of whoever called.
      onChange: ({connection}) => {
        if (connection === 'waiting' || connection === 'signedOut') attempt.abort();
      },
    });
    set.close();
    try {
      return await set.run(AbortSignal.any([signal, attempt.signal]));
    } catch (error) {
      signal.throwIfAborted();
      if (attempt.signal.aborted) throw new NotNow('not now', {cause: failure});
      throw error;
    }
  }

  async #store(/** @type {Entry} */ entry, /** @type {AbortSignal} */ signal) {
    const {calls, queue, isOffline} = this.#world;
    if (isOffline?.()) throw new NotNow();
    try {
      const {session} = await calls.createSession(sessionRequest(entry), {signal});
      await queue.change(entry.streamId, {state: 'stored', session, trouble: undefined});
    } catch (error) {
      const judged = this.#judged(error, signal);
      if (judged instanceof NotNow) throw judged;
      await this.#refuse(entry, error);
    }
  }

  #judged(/** @type {any} */ error, /** @type {AbortSignal} */ signal) {
    signal.throwIfAborted();
    const kind = outlook(error);
    if (kind === 'passing' || kind === 'signedOut') return new NotNow('not now', {cause: error});
    return new SetRefused(kind === 'expired' ? 'expired' : 'refused', error);
  }

  #refuse(/** @type {Entry} */ entry, /** @type {any} */ error) {
    const refusal = {reason: error?.reason ?? '', words: wordsOf(error)};
    return this.#world.queue.change(entry.streamId, {state: 'refused', refusal, trouble: undefined});
  }
}

/** The service's own words for an error, in the user's language. @param {any} error */
export const wordsOf = (error) => error?.words ?? error?.message ?? '';

/** @param {number} milliseconds Since 1970. */
export function timestamp(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return {seconds, nanos: Math.round((milliseconds - seconds * 1000) * 1e6)};
}

/** What CreateSession takes for a counted set: always the same for the same entry. @param {Entry} entry */
export function sessionRequest({sessionId, requestId, receipt, timeZone, utcOffsetSeconds, target}) {
  return {
    session: {
      sessionId, startTime: receipt.startTime, endTime: receipt.endTime, timeZone, utcOffsetSeconds,
      reps: receipt.reps.length, target,
    },
    receiptJws: receipt.jws,
    requestId,
  };
}
