// @ts-check
/** @file What can go wrong with the pose engine, for the page and its Worker alike. */

/**
 * Why the engine does not run or gave no answer:
 * - `WEIGHTS_MISSING` this installation serves no pose networks
 * - `WEIGHTS_CORRUPT` a file is not what the list says, even after a fresh download
 * - `WEIGHTS_UNREACHABLE` the files could not be fetched and are not all kept on the device
 * - `NO_SIMD` the browser cannot run the engine's WebAssembly
 * - `NO_MEMORY` the browser gave the engine too little memory
 * - `BAD_FRAME` the frame is closed, empty, or neither an ImageBitmap nor a VideoFrame
 * - `BUSY` a frame is still being looked at
 * - `CLOSED` the engine was closed
 * - `ENGINE_FAILED` anything else; a new engine has to be loaded
 * @typedef {'WEIGHTS_MISSING'|'WEIGHTS_CORRUPT'|'WEIGHTS_UNREACHABLE'|'NO_SIMD'|'NO_MEMORY'|'BAD_FRAME'|'BUSY'|'CLOSED'|
 *   'ENGINE_FAILED'} PoseReason
 */

/** An error with a reason to act on; the message is for logs. */
export class PoseError extends Error {
  /** @param {PoseReason} reason @param {string} message */
  constructor(reason, message) {
    super(message);
    this.name = 'PoseError';
    this.reason = reason;
  }
}
