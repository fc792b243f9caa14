// A clock that stands still until the test moves it, and random numbers that can be repeated.

/** Runs whatever can run without time passing. */
const settle = async () => {
  for (let i = 0; i < 4; i += 1) {
    await new Promise((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(0);
    });
  }
};

export class FakeClock {
  #now;
  #timers = [];
  #order = 0;
  #pending = 0;

  constructor(now = Date.UTC(2026, 10, 26, 12)) {
    this.#now = now;
  }

  now = () => this.#now;

  sleep = (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = {due: this.#now + Math.max(0, milliseconds), order: this.#order++, resolve};
      this.#timers.push(timer);
      signal?.addEventListener('abort', () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
        resolve();
      }, {once: true});
    });

  /** The same object, whose calls this clock waits for: a database answers in a time of its own. */
  watch(object) {
    return new Proxy(object, {
      get: (_, name) => {
        const value = object[name];
        if (typeof value !== 'function') return value;
        return (...values) => {
          const answer = value.apply(object, values);
          if (typeof answer?.then !== 'function') return answer;
          this.#pending += 1;
          return answer.finally(() => {
            this.#pending -= 1;
          });
        };
      },
    });
  }

  /** Lets time pass, timer by timer, until the promise settles; gives up after `limit` milliseconds of its time. */
  async until(promise, limit = 3_600_000) {
    const end = this.#now + limit;
    let isOver = false;
    const watched = promise.finally(() => {
      isOver = true;
    });
    watched.catch(() => {});
    for (let idle = 0; ;) {
      await settle();
      if (isOver) return watched;
      if (this.#pending || !this.#timers.length) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if ((idle += 1) > 20_000) throw new Error('nothing is going to happen any more');
        continue;
      }
      idle = 0;
      this.#timers.sort((a, b) => a.due - b.due || a.order - b.order);
      const timer = this.#timers.shift();
      if (timer.due > end) throw new Error(`not over after ${limit} ms`);
      this.#now = Math.max(this.#now, timer.due);
      timer.resolve();
    }
  }
}

/** Numbers from 0 to 1 that only the seed decides (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
