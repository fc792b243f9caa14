// @ts-check
// The camera, and its frames one by one. Images stay on the device: they go to the pose engine and to the screen.

/** @typedef {'denied' | 'missing' | 'busy' | 'insecure' | 'lost' | 'unknown'} Trouble */

/** The camera can't be used; `trouble` says why, in a word for which there are words. */
export class CameraFailure extends Error {
  /** @param {Trouble} trouble @param {unknown} [cause] */
  constructor(trouble, cause) {
    super(`the camera can't be used: ${trouble}`, {cause});
    this.trouble = trouble;
  }
}

/** What the names of getUserMedia's errors mean. @type {Record<string, Trouble>} */
const troubles = {
  NotAllowedError: 'denied', SecurityError: 'denied', NotFoundError: 'missing', OverconstrainedError: 'missing',
  NotReadableError: 'busy', AbortError: 'busy',
};

/** Whether the browser would give the camera without asking. */
export async function isAllowed() {
  try {
    return (await navigator.permissions.query({name: /** @type {any} */ ('camera')})).state === 'granted';
  } catch {
    // Firefox knows no such permission: then the reason is shown, which is never wrong.
    return false;
  }
}

export class Camera {
  #stream;
  /** @type {HTMLVideoElement} */
  #video;
  #stopped = new AbortController();

  /** @param {MediaStream} stream @param {HTMLVideoElement} video */
  constructor(stream, video) {
    this.#stream = stream;
    this.#video = video;
  }

  /**
   * Asks for the camera and shows it in `video`.
   * @param {HTMLVideoElement} video @param {{facing?: 'user' | 'environment', onLost?: () => void}} [options]
   * @throws {CameraFailure}
   */
  static async open(video, {facing = 'user', onLost = () => {}} = {}) {
    if (!navigator.mediaDevices?.getUserMedia) throw new CameraFailure('insecure');
    let stream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        audio: false, video: {facingMode: facing, width: {ideal: 640}, height: {ideal: 480}, frameRate: {ideal: 30, max: 30}},
      });
    } catch (error) {
      throw new CameraFailure(troubles[/** @type {any} */ (error).name] ?? 'unknown', error);
    }
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    const camera = new Camera(stream, video);
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost, {signal: camera.#stopped.signal});
    try {
      await video.play();
    } catch (error) {
      camera.stop();
      throw new CameraFailure('unknown', error);
    }
    return camera;
  }

  /** In pixels, as the engine sees it. */
  get size() {
    return {width: this.#video.videoWidth, height: this.#video.videoHeight};
  }

  /** Which way a camera that is built into the device looks, `user` or `environment`; nothing for others. */
  get facing() {
    return this.#stream.getVideoTracks()[0]?.getSettings().facingMode;
  }

  /** Whether the picture is shown as in a mirror: not when the camera looks away from the person who holds it. */
  get isMirrored() {
    return this.facing !== 'environment';
  }

  /**
   * Calls back with every frame that the camera shows, and when it was taken, in milliseconds of `performance.now()`.
   * @param {(video: HTMLVideoElement, at: number) => void} take
   */
  watch(take) {
    const video = this.#video, {signal} = this.#stopped;
    if ('requestVideoFrameCallback' in video) {
      /** @type {VideoFrameRequestCallback} */
      const step = (now, {captureTime}) => {
        if (signal.aborted) return;
        take(video, captureTime ?? now);
        video.requestVideoFrameCallback(step);
      };
      video.requestVideoFrameCallback(step);
      return;
    }
    // Without it, a frame is new when the picture's time has moved.
    let shown = -1;
    const step = (/** @type {number} */ now) => {
      if (signal.aborted) return;
      if (video.currentTime !== shown) {
        shown = video.currentTime;
        take(video, now);
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Switches the camera off. */
  stop() {
    this.#stopped.abort();
    for (const track of this.#stream.getTracks()) track.stop();
    this.#video.srcObject = null;
  }
}

/** Keeps the screen on until the signal; also after another app was in front. @param {AbortSignal} signal */
export function keepAwake(signal) {
  /** @type {any} */
  let lock;
  const ask = async () => {
    if (document.hidden || signal.aborted || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (signal.aborted) lock.release();
    } catch {
      // The battery is low, or the system doesn't want it: the set goes on as long as the screen does.
    }
  };
  document.addEventListener('visibilitychange', ask, {signal});
  signal.addEventListener('abort', () => lock?.release());
  ask();
}
