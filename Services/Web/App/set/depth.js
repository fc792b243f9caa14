// @ts-check
// Where the line that counts lies on the gauge, which goes from straight arms to as deep as this athlete usually goes: by the
// angle of the elbows, or by how a face grows.

/** The largest angle of an elbow that the counter takes for the bottom of a push-up (`floor`), in degrees. */
const FLOOR = 115;
/** Until the first push-up: straight arms, and the bottom that the counter assumes. */
const TOP = 165, BOTTOM = 90;

export class DepthLine {
  #top = TOP;
  #bottom = BOTTOM;
  #reps = 0;

  /** Learns from a push-up as the counter does: an average that the newest has a quarter of.
   *  @param {{minAngleDecidegrees: number, maxAngleDecidegrees: number}} rep */
  take({minAngleDecidegrees, maxAngleDecidegrees}) {
    const bottom = minAngleDecidegrees / 10;
    this.#bottom = this.#reps === 0 ? bottom : (3 * this.#bottom + bottom) / 4;
    this.#top = maxAngleDecidegrees / 10;
    this.#reps += 1;
  }

  /** In percent of the gauge, from the top. */
  get percent() { return onGauge((this.#top - FLOOR) / Math.max(1, this.#top - this.#bottom)); }
}

/** How far a face has to grow for a push-up (`faceRange`), as a part of doubling (`faceDoubling`), which is a depth of 100%. */
const LEAST_GROWTH = 35 / 60;

export class FaceDepthLine {
  /** The usual depth, as a part of doubling. */
  #usual = 1;
  #reps = 0;

  /** @param {{depthPercent: number}} rep */
  take({depthPercent}) {
    const depth = depthPercent / 100;
    this.#usual = this.#reps === 0 ? depth : (3 * this.#usual + depth) / 4;
    this.#reps += 1;
  }

  /** In percent of the gauge, from the top. */
  get percent() { return onGauge(LEAST_GROWTH / Math.max(0.01, this.#usual)); }
}

/** Other exercises: the gauge ends at a whole rep, and where it begins to count is its counter's. */
export const wholeRange = {percent: 100, take() {}};

/** @param {number} share */
const onGauge = share => Math.round(100 * Math.min(0.94, Math.max(0.3, share)));
