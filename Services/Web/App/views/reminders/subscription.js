// @ts-check
// The browser's subscription to pushes as the motivation service knows it, for pages and for the service worker.

import {call} from '../../core/rpc.js';
import {MotivationService} from '../../Generated/motivation.js';

/** @param {PushSubscription} subscription @param {Uint8Array} publicKey */
export function sameKey({options: {applicationServerKey}}, publicKey) {
  const key = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return key.length === publicKey.length && key.every((byte, place) => byte === publicKey[place]);
}

/** Subscribes, unless the browser has subscribed before, and tells the service. @param {PushManager} pushManager
 *  @param {Uint8Array<ArrayBuffer>} applicationServerKey of the installation */
export async function subscribe(pushManager, applicationServerKey) {
  const subscription = await pushManager.subscribe({userVisibleOnly: true, applicationServerKey});
  await tell(subscription);
  return subscription;
}

/** @param {PushSubscription} subscription */
async function tell(subscription) {
  const key = name => new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  await call(MotivationService.createPushSubscription, {subscription: /** @type {any} */ (
    {endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth')})});
}

/** What the browser replaces a subscription by goes to the service in its place. @param {PushManager} pushManager
 *  @param {PushSubscription | null | undefined} before @param {PushSubscription | null | undefined} after */
export async function resubscribe(pushManager, before, after) {
  if (after) await tell(after);
  else {
    const {publicKey} = await call(MotivationService.getPushKey, {});
    if (publicKey.length > 0) await subscribe(pushManager, publicKey);
  }
  if (before) await call(MotivationService.deletePushSubscription, {endpoint: before.endpoint});
}
