// @ts-check
// How the phone lies, looked at before a set and told until it is good.

import {signal} from '../../core/element.js';
import {t} from '../../core/words.js';
import {isUpright} from '../../set/body.js';
import {facePlacement} from '../../set/face.js';
import {placementWords} from './advice.js';
import {kindOf} from './position.js';

/** @typedef {import('./position.js').Position} Position */

/** How often the placement of a face is looked at, in milliseconds. */
const LOOK = 600;
/** A counter takes half an hour at most; the one that looks begins again long before. */
const LONGEST_LOOK = 600_000;

export class Placing {
  /** @type {{value: any, peek(): any}} What the counter said last of how the camera lies. */
  placement = signal(null);

  #stage;
  #tell;
  /** @type {Position} */
  #position = 'side';
  #isPushUps = true;
  /** Looks at the placement of a body before the set. */
  #placer = /** @type {any} */ (null);
  #placerStart = 0;
  #placerFrames = 0;
  /** When the placement of a face was looked at. */
  #lookedAt = 0;

  /** @param {import('./stage.js').Stage} stage @param {(words: string) => void} tell */
  constructor(stage, tell) {
    this.#stage = stage;
    this.#tell = tell;
  }

  /** Begins anew where the phone is now. @param {Position} position @param {boolean} isPushUps */
  begin(position, isPushUps) {
    [this.#position, this.#isPushUps] = [position, isPushUps];
    this.placement.value = null;
    this.#placer = null;
  }

  /** Before the set, a counter of its own looks at the placement of a body. @param {import('../../set/pump.js').Seen} seen */
  look({at, landmarks, width, height}) {
    if (this.#position === 'floor') {
      if (at - this.#lookedAt < LOOK) return;
      this.#lookedAt = at;
      const face = facePlacement(landmarks, {width, height});
      return this.found(face === 'nobody' ? null : {face, view: 1, isGood: face === 'good'}, {isBefore: true});
    }
    if (!this.#placer) {
      this.#placer = this.#stage.counters.open({schema: kindOf('side').schema, width, height});
      [this.#placerStart, this.#placerFrames] = [at, 0];
    }
    const events = this.#placer.take(this.#placerFrames, Math.round((at - this.#placerStart) * 1000), landmarks);
    this.#placerFrames += 1;
    const isStanding = isUpright(landmarks, {width, height});
    for (const event of events) if (event.kind === 'placement') this.found(event, {isStanding, isBefore: true});
    if (at - this.#placerStart > LONGEST_LOOK) this.#placer = null;
  }

  /** Somebody who stands is not in position, even if a plank before a camera on its side would look the same.
   *  @param {any} found @param {{isStanding?: boolean, isBefore?: boolean}} [when] before the set, how to begin is told, too */
  found(found, {isStanding = false, isBefore = false} = {}) {
    const was = this.placement.peek(), position = this.#position, words = placementWords;
    const isWhole = found?.jointsOutside?.length === 0 && found?.distance === 2;
    // Of other exercises, a counter knows no position before the set: somebody who is seen whole may begin.
    const placement = !found ? null : !this.#isPushUps ? {...found, view: 1, tiltDegrees: 0, isGood: isWhole}
      : isStanding ? {...found, view: 0, tiltDegrees: 0, isGood: isWhole} : found;
    this.placement.value = placement;
    // Nobody to be seen is told by the screen alone: at first that is always so.
    if (!placement || words(placement, position) === (was && words(was, position))) return;
    this.#tell(words(placement, position));
    if (placement.isGood && placement.view !== 0 && isBefore) this.#tell(t('set.place.begin'));
  }

  /** Whether the body is in position for push-ups, as far as the camera knows. */
  get isDown() { return (this.placement.peek()?.view ?? 0) !== 0; }
}
