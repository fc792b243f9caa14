// A pose service that keeps to the words of pose.proto, and a network before it that does what networks do.

/** An error of the service, as the page's client throws it. */
export class FakeError extends Error {
  constructor(code, reason, message = reason, retryAfter = undefined) {
    super(message);
    Object.assign(this, {code, reason, words: `${reason} in words`, retryAfter});
  }
}

/** An error of the network: nobody knows what arrived. */
const disconnected = () => new FakeError(14, 'OFFLINE', 'Failed to fetch');

/** A push-up ends with each tenth frame that is counted, so a lost pause or a repeated frame changes the number. */
const repsIn = (frames) => Math.floor(frames.filter(({isPaused}) => !isPaused).length / 10);

export class FakePose {
  streams = new Map();
  /** What happened, for the test to judge. */
  calls = [];
  closes = 0;
  uploads = 0;
  #clock;
  #plan;
  #attachments = 0;

  /**
   * @param clock Time passes between two messages.
   * @param plan Says what happens to each call: a word of `#travel`.
   */
  constructor(clock, plan = () => 'fine') {
    this.#clock = clock;
    this.#plan = plan;
  }

  streamReps = (messages, {signal}) => this.#travel(structuredClone(messages), signal);

  uploadStream = async (messages) => {
    this.uploads += 1;
    const [{open}, ...rest] = structuredClone(messages);
    if (this.#plan(this.calls.length, this.calls.push({at: this.#clock.now(), kind: 'upload'})) === 'unreached') {
      throw disconnected();
    }
    const known = this.streams.get(open.streamId);
    if (known && !known.receipt) throw new FakeError(6, 'STREAM_EXISTS');
    if (known) return {receipt: known.receipt};
    const stream = {open, frames: [], attachment: 0};
    for (const message of rest) {
      if (!message.frames) throw new FakeError(3, 'MESSAGE_MISSING');
      for (const frame of message.frames.frames) this.#store(stream, frame, false);
    }
    this.streams.set(open.streamId, stream);
    return {receipt: this.#sign(stream, 2)};
  };

  /** What a person would find in the store. */
  stored(streamId) {
    const stream = this.streams.get(streamId);
    return stream && {
      numbers: stream.frames.map(({number}) => number), paused: stream.frames.map(({isPaused}) => isPaused),
      times: stream.frames.map(({timeUs}) => timeUs), reps: stream.receipt?.reps.length,
    };
  }

  async *#travel(messages, signal) {
    const fate = this.#plan(this.calls.length);
    this.calls.push({at: this.#clock.now(), fate, messages: messages.map((message) => Object.keys(message)[0]), open: messages[0].open});
    const answers = [];
    const serve = () => this.#serve(messages, (answer) => answers.push(structuredClone(answer)));
    const aborted = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), {once: true});
    });
    aborted.catch(() => {});
    switch (fate) {
      case 'unreached':
        throw disconnected();
      case 'lost':
        await serve().catch(() => {});
        throw disconnected();
      case 'cut':
        await serve().catch(() => {});
        yield* answers.slice(0, 1 + Math.floor(answers.length / 2));
        throw disconnected();
      case 'twice':
        await serve().catch(() => {});
        answers.length = 0;
        break;
      case 'late':
        // It hangs on the way and arrives when the page has long tried again.
        this.#clock.sleep(26_000).then(serve).catch(() => {});
        await aborted;
        break;
      case 'killed': {
        // The process dies in the middle: what it stored stays, the rest was never acknowledged.
        const half = Math.max(1, Math.ceil(messages.length / 2));
        await this.#serve(messages.slice(0, half), (answer) => answers.push(answer)).catch(() => {});
        throw new FakeError(14, '', 'connection reset');
      }
      case 'busy':
        throw new FakeError(8, 'TOO_MANY_STREAMS', 'too many', 10_000);
      case 'takenOver':
        await this.#serve(messages.slice(0, 2), (answer) => answers.push(answer)).catch(() => {});
        this.streams.get(messages[0].open.streamId).attachment = this.#attachments += 1;
        yield* answers;
        throw new FakeError(10, 'STREAM_TAKEN_OVER');
      default:
    }
    let failure;
    await Promise.race([aborted, serve().catch((error) => {
      failure = error;
    })]);
    yield* answers;
    if (failure) throw failure;
  }

  async #serve(messages, answer) {
    const [{open}, ...rest] = messages;
    if (!open) throw new FakeError(9, 'NOT_OPENED');
    const stream = this.streams.get(open.streamId) ?? {open, frames: [], attachment: 0};
    if (JSON.stringify(stream.open) !== JSON.stringify(open)) throw new FakeError(6, 'STREAM_EXISTS');
    if (stream.isExpired) throw new FakeError(9, 'STREAM_EXPIRED');
    this.streams.set(open.streamId, stream);
    if (stream.receipt) {
      answer({ready: {counter: 'pushup/1', reps: stream.receipt.reps.length, nextFrame: stream.frames.length, closed: true}});
      answer({receipt: stream.receipt});
      return;
    }
    const attachment = this.#attachments += 1;
    stream.attachment = attachment;
    const owned = () => {
      if (stream.attachment !== attachment) throw new FakeError(10, 'STREAM_TAKEN_OVER');
    };
    answer({ready: {counter: 'pushup/1', reps: repsIn(stream.frames), nextFrame: stream.frames.length, closed: false}});
    let isPaused = false;
    for (const message of rest) {
      await this.#clock.sleep(20);
      owned();
      if (message.pause) isPaused = true;
      else if (message.resume) isPaused = false;
      else if (message.close) {
        this.closes += 1;
        answer({receipt: this.#sign(stream, 1)});
        return;
      } else if (message.frames) {
        if (message.frames.frames.length > 32) throw new FakeError(8, 'TOO_MANY_FRAMES');
        for (const frame of message.frames.frames) {
          const before = repsIn(stream.frames);
          this.#store(stream, frame, isPaused);
          const reps = repsIn(stream.frames);
          if (reps > before) answer({repCounted: {rep: {number: reps}, frame: frame.number}});
        }
        answer({ack: {frame: stream.frames.length - 1}});
      } else throw new FakeError(3, 'MESSAGE_MISSING');
    }
  }

  #store(stream, frame, isPaused) {
    if (frame.number !== stream.frames.length) throw new FakeError(3, 'FRAME_NUMBER', `${frame.number}, expected ${stream.frames.length}`);
    const last = stream.frames.at(-1);
    if (last && frame.timeUs <= last.timeUs) throw new FakeError(3, 'NON_MONOTONIC_TIME');
    if (frame.landmarks.length !== 132 && frame.landmarks.length !== 0) throw new FakeError(3, 'LANDMARK_COUNT');
    stream.frames.push({number: frame.number, timeUs: frame.timeUs, isPaused});
  }

  #sign(stream, origin) {
    const reps = Array.from({length: repsIn(stream.frames)}, (_, index) => ({number: index + 1}));
    const {streamId, startTime} = stream.open;
    stream.receipt = {receiptId: `receipt of ${streamId}`, streamId, reps, jws: `signed ${streamId}`, origin, startTime, endTime: startTime, evidenceFlags: []};
    return stream.receipt;
  }
}

/** Records sessions as CreateSession does: the same id and content again is the same session. */
export class FakeSessions {
  sessions = new Map();
  calls = 0;
  failures = [];

  createSession = async (request) => {
    this.calls += 1;
    const failure = this.failures.shift();
    if (failure === 'lost') this.#create(request);
    if (failure) throw failure === 'lost' || failure === 'unreached' ? disconnected() : failure;
    return {session: this.#create(request)};
  };

  #create({session, receiptJws}) {
    const known = this.sessions.get(session.sessionId);
    const content = JSON.stringify([session, receiptJws]);
    if (known && known.content !== content) throw new FakeError(6, 'SESSION_EXISTS');
    const used = [...this.sessions.values()].some((other) => other.receiptJws === receiptJws && other !== known);
    if (used) throw new FakeError(6, 'STREAM_ALREADY_USED');
    if (session.reps < 1) throw new FakeError(3, 'REPS_INVALID');
    this.sessions.set(session.sessionId, {content, receiptJws});
    return {...session, evidence: 1};
  }
}
