// @ts-check
// Where the line that counts lies on the gauge, which goes from straight arms to as deep as this athlete usually goes.

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
  get percent() {
    const share = (this.#top - FLOOR) / Math.max(1, this.#top - this.#bottom);
    return Math.round(100 * Math.min(0.94, Math.max(0.3, share)));
  }
}
