// @ts-check
// Pushes: reminders that reach this device while no page is open. The browser subscribes at its maker's push service, and
// the motivation service is told where that is. Whether this device wants them is the switch of notifications.js.

import {effect, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {session} from '../../core/store.js';
import {language} from '../../core/words.js';
import {MotivationService} from '../../Generated/motivation.js';
import {notifying, permission} from './notifications.js';
import {sameKey, subscribe} from './subscription.js';

/** @typedef {'unknown' | 'on' | 'off' | 'failed' | 'unsupported' | 'uninstalled' | 'refused'} PushState
 *  `off` means not wanted, `refused` that this installation sends none, `uninstalled` that iOS has them only for pages on the
 *  home screen */

const toldKey = 'titanup.push';
/** How long the service need not be told again what it knows, in milliseconds. */
const TOLD_FOR = 86_400_000;
/** How long the service worker may take to be there, in milliseconds. Without one, nothing can receive a push. */
const PATIENCE = 20_000;

const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis;
/** Whether reminders reach this device while no page is open, or why not. */
export const pushing = signal(/** @type {PushState} */ (
  canPush ? 'unknown' : /** @type {any} */ (navigator).standalone === false ? 'uninstalled' : 'unsupported'));

/** One change at a time: a switch that is tapped twice ends as it was tapped last. */
let changes = Promise.resolve();

/** Brings the subscription in line with what is wanted, from now on. Call it once. */
export function keepPushing() {
  if (!canPush) return;
  effect(() => {
    const {signedIn, userId} = session.value;
    const isWanted = notifying.value && permission.value === 'granted';
    void language.value;
    if (signedIn) changes = changes.then(() => adjust(isWanted, userId ?? ''));
  });
}

/** Tries again what failed. */
export function retryPushing() {
  changes = changes.then(() => adjust(notifying.peek() && permission.peek() === 'granted', session.peek().userId ?? ''));
}

/** Ends this device's pushes, for whoever signs out. It takes two seconds at most: the service also ends them with the
 *  sign-in. */
export async function endPushing() {
  if (!canPush) return;
  await Promise.race([changes.then(end), new Promise(resolve => setTimeout(resolve, 2000))]).catch(() => { /* See above. */ });
}

/** @param {boolean} isWanted @param {string} userId */
async function adjust(isWanted, userId) {
  try {
    if (isWanted) pushing.value = await begin(userId) ? 'on' : 'refused';
    else {
      // A page that never pushed has nothing to end.
      if (localStorage.getItem(toldKey)) await end();
      pushing.value = 'off';
    }
  } catch (error) {
    console.info(`no pushes: ${error}`);
    pushing.value = 'failed';
  }
}

/** @param {string} userId @returns {Promise<boolean>} whether this installation sends pushes */
async function begin(userId) {
  const registration = await Promise.race([navigator.serviceWorker.ready, new Promise(resolve => setTimeout(resolve, PATIENCE))]);
  if (!registration) throw new Error('there is no service worker');
  const {pushManager} = registration;
  const told = JSON.parse(localStorage.getItem(toldKey) ?? '{}');
  const now = {endpoint: (await pushManager.getSubscription())?.endpoint, userId, language: language.peek()};
  const isKnown = now.endpoint && Object.entries(now).every(([name, value]) => told[name] === value);
  if (isKnown && Date.now() - told.time < TOLD_FOR) return true;
  const {publicKey} = await call(MotivationService.getPushKey, {});
  if (publicKey.length === 0) return false;
  const current = await pushManager.getSubscription();
  // One made with another key would be of no use: its push service would refuse us.
  if (current && !sameKey(current, publicKey)) await current.unsubscribe();
  const {endpoint} = await subscribe(pushManager, publicKey);
  localStorage.setItem(toldKey, JSON.stringify({...now, endpoint, time: Date.now()}));
  return true;
}

async function end() {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  localStorage.removeItem(toldKey);
  if (!subscription) return;
  await subscription.unsubscribe();
  await call(MotivationService.deletePushSubscription, {endpoint: subscription.endpoint});
}
