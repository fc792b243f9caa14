// @ts-check
// Sets that are not stored by the service yet, in IndexedDB: frames as the bytes of `Frames` messages, and for each set
// where it stands. Frames go with their acknowledgement, a whole entry a day after its session was stored.

import {PUSH_UP, exerciseOf} from './exercises.js';

/**
 * @typedef {import('./outbox.js').Chunk} Chunk
 * @typedef {import('./outbox.js').Frame} Frame
 *
 * `recording`: a page counts it. `unsent`: it ended, and not all of it has arrived. `counted`: the service signed its
 * receipt, with which a set of another exercise than push-ups ends. `stored`: its session exists. `refused`: the service
 * doesn't take it; `refusal` says why.
 * @typedef {'recording' | 'unsent' | 'counted' | 'stored' | 'refused'} EntryState
 *
 * @typedef {object} Entry
 * @property {string} streamId UUID, the key.
 * @property {string} userId Whose set it is: nobody else sends it.
 * @property {string} sessionId UUID of the session to be.
 * @property {string} requestId UUID that makes storing it again harmless.
 * @property {EntryState} state
 * @property {any} open The first message of its stream, always the same.
 * @property {boolean} isAttempted Whether the service may know the stream.
 * @property {number} startedAt Milliseconds since 1970.
 * @property {string} timeZone
 * @property {number} utcOffsetSeconds
 * @property {number} target Reps, or seconds of a hold; 0 for none.
 * @property {number} next The number of its next frame.
 * @property {number} lastUs The time of its last frame, microseconds since the first.
 * @property {number} reps As the page counted; of a hold, seconds.
 * @property {number} partialReps
 * @property {boolean} [isCut] Its beginning was lost by the service.
 * @property {any} [receipt]
 * @property {any} [session]
 * @property {{reason: string, words: string}} [refusal]
 * @property {string} [trouble] What the last attempt ran into, in words.
 * @property {number} updatedAt
 *
 * @typedef {object} FrameCodec
 * @property {(frames: Frame[]) => Uint8Array} encode
 * @property {(bytes: Uint8Array) => Frame[]} decode
 */

const DATABASE = 'titanup-sets';
const KEPT_AFTER_SETTLING = 86_400_000;

/** Whether the service has all that it takes of a set. @param {Entry} entry */
export const isSettled = ({state, open}) => state === 'stored' || (state === 'counted' && exerciseOf(open) !== PUSH_UP);

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const committed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    transaction.onerror = () => reject(transaction.error);
  });

export class SetQueue extends EventTarget {
  #database;
  #codec;
  #now;
  #channel = new BroadcastChannel(DATABASE);

  /**
   * @param {IDBDatabase} database
   * @param {FrameCodec} codec
   * @param {() => number} now Milliseconds since 1970.
   */
  constructor(database, codec, now) {
    super();
    this.#database = database;
    this.#codec = codec;
    this.#now = now;
    this.#channel.onmessage = () => this.dispatchEvent(new Event('change'));
    // Another tab deletes the database, or brings a newer version of it.
    database.onversionchange = () => database.close();
  }

  /**
   * @param {FrameCodec} codec
   * @param {{factory?: IDBFactory, now?: () => number}} [options]
   */
  static async open(codec, {factory = indexedDB, now = Date.now} = {}) {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('entries', {keyPath: 'streamId'});
      request.result.createObjectStore('frames', {keyPath: ['streamId', 'first']});
    };
    return new SetQueue(await result(request), codec, now);
  }

  close() {
    this.#channel.close();
    this.#database.close();
  }

  /** @param {Omit<Entry, 'updatedAt'>} entry */
  async begin(entry) {
    await this.#write(['entries'], (entries) => entries.add({...entry, updatedAt: this.#now()}));
  }

  /**
   * Adds frames, and what is known with them, in one transaction.
   * @param {string} streamId
   * @param {Chunk[]} chunks
   * @param {Partial<Entry>} changes
   */
  async append(streamId, chunks, changes) {
    const rows = chunks.map(({first, isPaused, frames}) => ({
      streamId, first, isPaused, count: frames.length, bytes: this.#codec.encode(frames),
    }));
    const last = chunks.at(-1)?.frames.at(-1);
    const known = last ? {next: last.number + 1, lastUs: last.timeUs, ...changes} : changes;
    await this.#write(['entries', 'frames'], async (entries, frames) => {
      for (const row of rows) frames.put(row);
      await this.#merge(entries, streamId, known);
    });
  }

  /**
   * Drops the chunks whose frames all come before `number`.
   * @param {string} streamId
   * @param {number} number
   */
  async forget(streamId, number) {
    await this.#write(['frames'], async (frames) => {
      for (const row of await result(frames.getAll(range(streamId)))) {
        if (row.first + row.count <= number) frames.delete([streamId, row.first]);
      }
    }, {isQuiet: true});
  }

  /**
   * @param {string} streamId
   * @param {Partial<Entry>} changes
   * @returns {Promise<Entry | undefined>} The entry after the change; nothing if it is gone.
   */
  async change(streamId, changes) {
    return this.#write(['entries'], (entries) => this.#merge(entries, streamId, changes));
  }

  /** @param {string} streamId @returns {Promise<Entry | undefined>} */
  async entry(streamId) {
    return result(this.#database.transaction('entries').objectStore('entries').get(streamId));
  }

  /** A user's entries, newest first. @param {string} userId @returns {Promise<Entry[]>} */
  async entries(userId) {
    const all = await result(this.#database.transaction('entries').objectStore('entries').getAll());
    return all.filter((entry) => entry.userId === userId).sort((a, b) => b.startedAt - a.startedAt);
  }

  /** The frames of a set that are not acknowledged, in order. @param {string} streamId @returns {Promise<Chunk[]>} */
  async chunks(streamId) {
    const store = this.#database.transaction('frames').objectStore('frames');
    const rows = await result(store.getAll(range(streamId)));
    return rows.map(({first, isPaused, bytes}) => ({first, isPaused, frames: this.#codec.decode(bytes)}));
  }

  /**
   * Gives what is left of a set another id, and numbers and times from 0: the service no longer has the frames before.
   * @param {Entry} entry
   * @param {{streamId: string, sessionId: string, requestId: string}} ids
   * @param {(entry: Entry, startedAt: number) => any} open Makes the first message of the new stream.
   * @returns {Promise<Entry | undefined>} Nothing if no frame is left.
   */
  async renew(entry, ids, open) {
    const chunks = await this.chunks(entry.streamId);
    const [start] = chunks.flatMap(({frames}) => frames);
    if (!start) return undefined;
    const startedAt = entry.startedAt + Math.round(start.timeUs / 1000);
    const renewed = {
      ...entry, ...ids, startedAt, isAttempted: false, isCut: entry.isCut || start.number > 0,
      next: entry.next - start.number, lastUs: entry.lastUs - start.timeUs, updatedAt: this.#now(),
    };
    renewed.open = open(renewed, startedAt);
    const rows = chunks.map(({first, isPaused, frames}) => ({
      streamId: ids.streamId, first: first - start.number, isPaused, count: frames.length,
      bytes: this.#codec.encode(frames.map(frame => (
        {...frame, number: frame.number - start.number, timeUs: frame.timeUs - start.timeUs}))),
    }));
    await this.#write(['entries', 'frames'], (entries, frames) => {
      entries.delete(entry.streamId);
      frames.delete(range(entry.streamId));
      entries.add(renewed);
      for (const row of rows) frames.put(row);
    });
    return renewed;
  }

  /** Forgets a set. @param {string} streamId */
  async remove(streamId) {
    await this.#write(['entries', 'frames'], (entries, frames) => {
      entries.delete(streamId);
      frames.delete(range(streamId));
    });
  }

  /** Forgets the frames of a set that was counted or refused for good. @param {string} streamId */
  async dropFrames(streamId) {
    await this.#write(['frames'], (frames) => frames.delete(range(streamId)), {isQuiet: true});
  }

  /** Forgets everything, of everybody: for signing out. */
  async clear() {
    await this.#write(['entries', 'frames'], (entries, frames) => {
      entries.clear();
      frames.clear();
    });
  }

  /** Forgets the sets that were settled more than a day ago. @param {string} userId */
  async tidy(userId) {
    const due = this.#now() - KEPT_AFTER_SETTLING;
    for (const entry of await this.entries(userId)) {
      if (isSettled(entry) && entry.updatedAt < due) await this.remove(entry.streamId);
    }
  }

  async #merge(/** @type {IDBObjectStore} */ entries, /** @type {string} */ streamId, /** @type {object} */ changes) {
    const entry = await result(entries.get(streamId));
    // It was deleted meanwhile: it doesn't come back.
    if (!entry) return undefined;
    const changed = {...entry, ...changes, updatedAt: this.#now()};
    entries.put(changed);
    return changed;
  }

  /**
   * @template T
   * @param {string[]} stores
   * @param {(...stores: IDBObjectStore[]) => T | Promise<T>} body Awaits nothing but requests of this transaction.
   * @returns {Promise<T>}
   */
  async #write(stores, body, {isQuiet = false} = {}) {
    const transaction = this.#database.transaction(stores, 'readwrite');
    const done = committed(transaction);
    // Whoever fails first is what the caller hears.
    done.catch(() => {});
    const value = await body(...stores.map((name) => transaction.objectStore(name)));
    await done;
    if (!isQuiet) {
      this.dispatchEvent(new Event('change'));
      this.#channel.postMessage('change');
    }
    return value;
  }
}

/** All keys of a set's frames. @param {string} streamId */
function range(streamId) {
  return IDBKeyRange.bound([streamId], [streamId, []]);
}
