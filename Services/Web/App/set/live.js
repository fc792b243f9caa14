// @ts-check
// A set on its way to the service: a row of half-duplex calls of StreamReps.
//
// A browser can't stream a request, but StreamReps can be resumed by design: a client that half-closes without `close`
// may come back, and everything that arrived is acknowledged before the call ends. So each call carries `open`, the
// frames since the last acknowledged one, and then ends; the last one carries `close`, and its answer is the receipt.

import {BrokenOff, delayAfter, outlook} from './failure.js';

/** How often frames are stored and sent, in milliseconds. The service takes frames held back this long for live. */
export const SEND_INTERVAL = 2000;
/** How long a call may take, and how much longer for each frame that it carries, in milliseconds. */
const CALL_TIMEOUT = 20_000, FRAME_TIMEOUT = 10;
/** Frames of one call: some ten minutes, 10 MB. A longer rest goes with the next one. */
const FRAMES_PER_CALL = 18_000;

/**
 * @typedef {import('./outbox.js').Outbox} Outbox
 * @typedef {'idle' | 'sending' | 'connected' | 'waiting' | 'signedOut' | 'refused' | 'done'} Connection
 *
 * @typedef {object} Clock
 * @property {() => number} now Milliseconds since 1970.
 * @property {(milliseconds: number, signal: AbortSignal) => Promise<void>} sleep Ends early, without an error, when aborted.
 *
 * @typedef {object} Ports What a live set needs of the world.
 * @property {(messages: object[], options: {signal: AbortSignal}) => AsyncIterable<any>} streamReps One half-duplex call.
 * @property {SetStore} store Keeps what isn't acknowledged.
 * @property {Clock} clock
 * @property {() => number} random 0 to 1.
 * @property {() => boolean} [isOffline] Whether the device knows that it has no connection: then nothing is tried.
 *
 * @typedef {{asked?: any, answered?: any}} LivenessNews A question for a sign of life, perhaps for the second time, or what became
 *   of it.
 *
 * @typedef {object} SetStore
 * @property {(chunks: import('./outbox.js').Chunk[]) => Promise<void>} append
 * @property {(number: number) => Promise<void>} forget Drops frames before this number.
 * @property {() => Promise<void>} attempted The stream may exist at the service from now on.
 */

/** The service refused the set for good, or lost its frames; `cause` is its error. */
export class SetRefused extends Error {
  /**
   * @param {'refused' | 'expired'} outlook
   * @param {any} cause
   */
  constructor(outlook, cause) {
    super(cause?.message ?? 'refused', {cause});
    this.outlook = outlook;
  }
}

/** Sends one set. Add frames to its outbox at any time; `run` does the rest. */
export class LiveSet {
  #ports;
  #open;
  #outbox;
  /** Where the service goes on, or `undefined` if it has to be asked. @type {number | undefined} */
  #from;
  #isClosing = false;
  #failures = 0;
  #confirmed = 0;
  /** The service asked not to be called before; milliseconds since 1970. */
  #notBefore = 0;
  #wake = new AbortController();
  /** The turn of whoever stores frames. @type {Promise<unknown>} */
  #kept = Promise.resolve();
  /** @type {AbortController | undefined} */
  #call;
  /** @type {Connection} */
  #connection = 'idle';
  #listener;
  #onLiveness;
  /** @type {any} */
  #receipt;

  /**
   * @param {object} open The first message of every call: always the same.
   * @param {Outbox} outbox
   * @param {Ports} ports
   * @param {{isNew?: boolean, onChange?: (set: LiveSet) => void, onLiveness?: (news: LivenessNews) => void}} [options] A new set
   *   need not ask where to go on.
   */
  constructor(open, outbox, ports, {isNew = true, onChange = () => {}, onLiveness = () => {}} = {}) {
    this.#open = open;
    this.#outbox = outbox;
    this.#ports = ports;
    this.#from = isNew ? 0 : undefined;
    this.#listener = onChange;
    this.#onLiveness = onLiveness;
  }

  /** How the connection stands, for a quiet sign on the screen. */
  get connection() {
    return this.#connection;
  }

  /** The push-ups that the service has counted. */
  get confirmed() {
    return this.#confirmed;
  }

  /**
   * Sends every two seconds until the set is closed.
   * @param {AbortSignal} signal Leaves the set as it is; it can go on later.
   * @returns {Promise<any>} The receipt.
   * @throws {SetRefused} once the set is closed: until then its frames are still kept, for they may be sent differently.
   */
  async run(signal) {
    signal.addEventListener('abort', () => this.#leave(), {once: true});
    let wait = SEND_INTERVAL;
    /** @type {SetRefused | undefined} */
    let refusal;
    for (;;) {
      if (!this.#isClosing || this.#failures) await this.#sleep(wait, signal);
      signal.throwIfAborted();
      const isLast = this.#isClosing;
      await this.keep();
      if (refusal && isLast) throw refusal;
      if (refusal) continue;
      try {
        wait = await this.#turn(signal);
      } catch (error) {
        if (!(error instanceof SetRefused) || isLast) throw error;
        [refusal, wait] = [error, SEND_INTERVAL];
      }
      if (this.#receipt) return this.#receipt;
    }
  }

  /** Ends the set: no frame may follow. The receipt is what `run` returns. */
  close() {
    this.#isClosing = true;
    this.hurry();
  }

  /** Tries at once, for example because the device is online again; but not before the service wants it. */
  hurry() {
    this.#wake.abort();
  }

  async #sleep(/** @type {number} */ milliseconds, /** @type {AbortSignal} */ signal) {
    const {clock} = this.#ports;
    await clock.sleep(milliseconds, AbortSignal.any([signal, this.#wake.signal]));
    this.#wake = new AbortController();
    await clock.sleep(this.#notBefore - clock.now(), signal);
  }

  /**
   * Stores new frames, so that neither a lost connection nor a closed page loses them. They are stored before they are
   * sent; while sending waits, whoever adds frames calls this as often as they should be stored.
   */
  keep() {
    const turn = this.#kept.then(async () => {
      const chunks = this.#outbox.takeNew();
      if (chunks.length) await this.#ports.store.append(chunks);
    });
    this.#kept = turn.catch(() => {});
    return turn;
  }

  /** One attempt. Returns how long to wait for the next. */
  async #turn(/** @type {AbortSignal} */ signal) {
    if (this.#ports.isOffline?.()) return this.#fail(undefined, 'waiting');
    try {
      const hasRest = await this.#exchange(signal);
      this.#failures = 0;
      if (!this.#receipt) this.#show('connected');
      return hasRest ? 0 : SEND_INTERVAL;
    } catch (error) {
      signal.throwIfAborted();
      return this.#judge(error);
    }
  }

  #judge(/** @type {any} */ error) {
    if (error instanceof SetRefused) throw error;
    const kind = outlook(error);
    switch (kind) {
      case 'expired':
      case 'refused':
        this.#show('refused');
        throw new SetRefused(kind, error);
      case 'behind':
        // `ready` came before the error and said where to go on. If that doesn't help, it is asked again, ever later.
        this.#failures += 1;
        return this.#failures === 1 ? 0 : this.#fail(error, 'waiting');
      default:
        return this.#fail(error, kind === 'signedOut' ? 'signedOut' : 'waiting');
    }
  }

  /** Nobody knows what arrived: the next call asks. */
  #fail(/** @type {any} */ error, /** @type {Connection} */ connection) {
    if (error) this.#from = undefined;
    this.#failures += 1;
    this.#notBefore = this.#ports.clock.now() + (error?.retryAfter ?? 0);
    this.#show(connection);
    return delayAfter(this.#failures, error, this.#ports.random);
  }

  /** One call; returns whether frames, or `close`, remain to be sent. */
  async #exchange(/** @type {AbortSignal} */ signal) {
    const isAsking = this.#from === undefined;
    const {messages, isLast, next, count} = this.#requests();
    if (!isAsking && !messages.length && !isLast) return false;
    await this.#ports.store.attempted();
    this.#show('sending');
    this.#call = new AbortController();
    const call = AbortSignal.any([signal, this.#call.signal]);
    const timeout = new AbortController();
    const body = [{open: this.#open}, ...messages, ...(isLast ? [{close: {}}] : [])];
    const timer = this.#ports.clock.sleep(CALL_TIMEOUT + FRAME_TIMEOUT * count, AbortSignal.any([timeout.signal, signal]));
    timer.then(() => timeout.signal.aborted || this.#call?.abort());
    try {
      let isReady = false;
      for await (const answer of this.#ports.streamReps(body, {signal: call})) {
        isReady ||= Boolean(answer.ready);
        await this.#take(answer);
      }
      if (!isReady) throw new BrokenOff('the answer ended before it began');
    } finally {
      timeout.abort();
    }
    if (isLast && !this.#receipt) throw new BrokenOff('the answer ended without a receipt');
    if (isAsking) return true;
    this.#from = next;
    return this.#isClosing || next < this.#outbox.next - FRAMES_PER_CALL;
  }

  /** What the next call carries after `open`. While it asks, that is nothing. */
  #requests() {
    const from = this.#from;
    if (from === undefined) return {messages: [], isLast: false, next: 0, count: 0};
    const next = Math.min(this.#outbox.next, from + FRAMES_PER_CALL);
    const messages = this.#outbox.requests(from, FRAMES_PER_CALL);
    return {messages, isLast: this.#isClosing && next === this.#outbox.next, next, count: next - from};
  }

  async #take(/** @type {any} */ answer) {
    if (answer.ready) this.#ready(answer.ready);
    if (answer.repCounted) this.#confirm(answer.repCounted.rep.number);
    if (answer.held) this.#confirm(answer.held.seconds);
    const asked = answer.livenessAsked ?? answer.ready?.livenessAsked, answered = answer.livenessAnswered;
    if (asked || answered) this.#onLiveness({asked, answered});
    if (answer.ack) await this.#forget(Number(answer.ack.frame) + 1);
    if (answer.receipt) {
      await this.#forget(this.#outbox.next);
      this.#receipt = answer.receipt;
      this.#confirm(answer.receipt.heldSeconds || (answer.receipt.reps?.length ?? 0));
      this.#show('done');
    }
  }

  async #forget(/** @type {number} */ number) {
    this.#outbox.forget(number);
    await this.#ports.store.forget(number);
  }

  #ready(/** @type {any} */ ready) {
    this.#confirm(Number(ready.heldSeconds || (ready.reps ?? 0)));
    if (ready.closed) return;
    const next = Number(ready.nextFrame ?? 0);
    // It has fewer frames than it acknowledged, or frames that this set never had.
    if (next < this.#outbox.first || next > this.#outbox.next) {
      this.#show('refused');
      throw new SetRefused('expired', new Error(`frame ${next} is next; here: ${this.#outbox.first} to ${this.#outbox.next}`));
    }
    this.#from = next;
  }

  #confirm(/** @type {number} */ reps) {
    this.#confirmed = Math.max(this.#confirmed, reps);
  }

  #leave() {
    this.#call?.abort();
    this.#wake.abort();
  }

  #show(/** @type {Connection} */ connection) {
    this.#connection = connection;
    this.#listener(this);
  }
}
