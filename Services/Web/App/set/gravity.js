// @ts-check
// Which way is up, as the device's sensors tell: a push-up that points elsewhere is none. Nothing is known on devices
// without sensors, of cameras that aren't built into the device, and where the user doesn't allow it; then nothing is told.

/** @typedef {import('./counter-events.js').Direction} Direction */

const RADIANS = Math.PI / 180;
/** How far the device may be turned before the way up is told again: the cosine of three degrees. */
const SAME = Math.cos(3 * RADIANS);
/** How often it is told again anyway, in milliseconds: a set whose first frames are lost still has it soon. */
const AGAIN = 1000;

/** The device's sensors, from `listen` to `close`. */
export class Gravity {
  /** In the device's axes. @type {Direction | null} */
  #up = null;
  #closed = new AbortController();
  #isListening = false;

  /** Listens to the sensors. Where the system asks the user first, it only does so during a tap, so this may be called again. */
  async listen() {
    const Sensors = /** @type {any} */ (globalThis.DeviceOrientationEvent);
    if (!Sensors || this.#isListening || this.#closed.signal.aborted) return;
    if (Sensors.requestPermission && await Sensors.requestPermission().catch(() => 'denied') !== 'granted') return;
    if (this.#isListening) return;
    this.#isListening = true;
    addEventListener('deviceorientation', ({beta, gamma}) => {
      // Desktops send one event without numbers.
      this.#up = beta === null || gamma === null ? null : deviceUp(beta, gamma);
    }, {signal: this.#closed.signal});
  }

  /**
   * The way up in the axes of a camera's image; nothing if it is not known.
   * @param {string | undefined} facing Which way a built-in camera looks: `user` or `environment`.
   */
  up(facing) {
    const turned = screen.orientation?.angle;
    if (!this.#up || turned === undefined || facing !== 'user' && facing !== 'environment') return undefined;
    return imageUp(this.#up, turned, facing);
  }

  close() {
    this.#closed.abort();
    this.#up = null;
  }
}

/** Chooses the frames that tell which way is up: the first, those after a turn, and one a second. */
export class UpChanges {
  /** @type {Direction | undefined} */
  #told;
  #at = 0;

  /**
   * @param {Direction | undefined} up
   * @param {number} at When the frame was taken, in milliseconds.
   * @returns {Direction | undefined} What the frame tells.
   */
  take(up, at) {
    const told = this.#told;
    if (!up || told && at - this.#at < AGAIN && up.x * told.x + up.y * told.y + up.z * told.z >= SAME) return undefined;
    [this.#told, this.#at] = [up, at];
    return up;
  }
}

/**
 * The way up in the device's own axes: x to the right of its screen, y to the top, z out of it.
 * @param {number} beta @param {number} gamma The angles of a `deviceorientation` event, in degrees.
 * @returns {Direction}
 */
export function deviceUp(beta, gamma) {
  const [tilt, roll] = [beta * RADIANS, gamma * RADIANS];
  return {x: -Math.cos(tilt) * Math.sin(roll), y: Math.sin(tilt), z: Math.cos(tilt) * Math.cos(roll)};
}

/**
 * From the device's axes to those of an image: x to the right, y down, z away from the camera. Browsers turn a camera's
 * image as they turn the page.
 * @param {Direction} up @param {number} turned How far the page is turned clockwise, in degrees. @param {'user' | 'environment'} facing
 * @returns {Direction}
 */
export function imageUp({x, y, z}, turned, facing) {
  const [along, across] = [Math.cos(turned * RADIANS), Math.sin(turned * RADIANS)];
  const right = along * x - across * y, above = across * x + along * y;
  return facing === 'user' ? {x: -right, y: -above, z} : {x: right, y: -above, z: -z};
}
