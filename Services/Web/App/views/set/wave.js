// @ts-check
// The motion of the last seconds of a set.

import {signal} from '../../core/element.js';

/** How much of it is kept, in milliseconds. */
const SPAN = 12_000;

export class Wave {
  /** `points` of time and depth, and `marks` where a push-up ended; 0 for a half one. */
  state = signal({now: 0, points: /** @type {[number, number][]} */ ([]), marks: /** @type {{at: number, number: number}[]} */ ([])});

  /** @param {number} now milliseconds since the set began @param {number} percent of the depth */
  move(now, percent) {
    const {points, marks} = this.state.peek();
    this.state.value = {
      now, points: [...points, /** @type {[number, number]} */ ([now, percent])].filter(([at]) => now - at < SPAN),
      marks: marks.filter(({at}) => now - at < SPAN),
    };
  }

  /** @param {{startMs: number, endMs: number}} motion @param {number} number */
  mark({startMs, endMs}, number) {
    const wave = this.state.peek();
    this.state.value = {...wave, marks: [...wave.marks, {at: (startMs + endMs) / 2, number}]};
  }
}
