// @ts-check
// How a set ends by itself: after its target, or once its athlete has stood up or left the picture, with some seconds in
// which it can go on.

import {signal} from '../../core/element.js';
import {StandingUp} from '../../set/body.js';

/** @typedef {'target' | 'standing' | 'left'} Why */

/** How long a set waits before it ends, in milliseconds. */
const ENDING = 4000;
/** How long somebody stands up, or has left the picture, before a set takes that for its end; a rest looks away. */
const UPRIGHT = 1500, LEFT_ALONE = 8000;

export class Ending {
  /** Why and in how many seconds; null while the set goes on. */
  state = signal(/** @type {{why: Why, seconds: number} | null} */ (null));
  #leaving = new StandingUp();
  #endsAt = 0;
  #reps = 0;

  /** The set goes on. @param {boolean} endsUpright whether somebody who stands up is done, and not who has left the picture */
  keepGoing(endsUpright) {
    this.state.value = null;
    this.#leaving = new StandingUp(endsUpright ? UPRIGHT : LEFT_ALONE);
  }

  /** @param {Why} why @param {number} at milliseconds @param {number} reps so far */
  begin(why, at, reps) {
    this.#endsAt = at + ENDING;
    this.#reps = reps;
    this.state.value = {why, seconds: ENDING / 1000};
  }

  /** Whether an athlete has left for long enough that the set is over, and it is not ending yet. @param {boolean} isLeaving @param {number} at */
  hasLeft(isLeaving, at) { return this.#leaving.take(isLeaving, at) && !this.state.peek(); }

  /** Whether there was more since the set began to end. @param {number} reps */
  isBelied(reps) { return this.state.peek() !== null && reps > this.#reps; }

  /** Something is asked of the athlete: the seconds begin anew. @param {number} at */
  wait(at) { this.#endsAt = at + ENDING; }

  /** Counts the seconds down. @param {number} at @returns {boolean} whether they are over */
  tick(at) {
    const ending = this.state.peek();
    if (!ending) return false;
    const left = Math.ceil((this.#endsAt - at) / 1000);
    if (left > 0 && left !== ending.seconds) this.state.value = {...ending, seconds: left};
    return left <= 0;
  }
}
