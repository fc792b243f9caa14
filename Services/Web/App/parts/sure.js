// @ts-check
// Writes whose answer may get lost.

import {online} from '../core/store.js';

/** Sends a write a second time if its answer was lost. The ids in it must make that safe.
 *  @template T @param {() => Promise<T>} send @returns {Promise<T>} */
export async function sure(send) {
  try {
    return await send();
  } catch (error) {
    if (!(/** @type {any} */ (error).isOffline && online.peek())) throw error;
    return send();
  }
}
