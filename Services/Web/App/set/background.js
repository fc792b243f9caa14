// @ts-check
// Sends waiting sets from the service worker, where there is no page.

import './worker-scope.js';
import {loadSession, session} from '../core/store.js';
import {Delivery} from './deliver.js';
import {setWorld} from './world.js';

/** One attempt. @returns {Promise<boolean>} Whether nothing is left to send. */
export async function sendOnce() {
  await loadSession();
  const {userId} = session.peek();
  // Nobody is signed in: nothing may be sent, and asking again would not help.
  if (!userId) return true;
  return new Delivery(await setWorld()).all(userId, AbortSignal.timeout(240_000));
}
