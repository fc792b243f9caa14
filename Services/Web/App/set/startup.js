// @ts-check
// What a page does for sets once it has nothing better to do: it has the service worker, and sends what waits.

import {trustedScript} from '../core/trusted.js';
import {startSending} from './world.js';

/** Lets a new version of the service worker take over, unless a set is live in any tab.
 *  @param {ServiceWorkerRegistration} registration */
async function activate({waiting}) {
  if (!waiting) return;
  const {held = []} = await navigator.locks.query();
  if (!held.some(({name}) => name?.startsWith('titanup-set-'))) waiting.postMessage('activate');
}

export async function startUp() {
  startSending();
  await registerServiceWorker();
}

async function registerServiceWorker() {
  try {
    const registration = await navigator.serviceWorker?.register(trustedScript('/sw.js'), {type: 'module', updateViaCache: 'none'});
    if (!registration) return;
    registration.addEventListener('updatefound', () => {
      const {installing} = registration;
      installing?.addEventListener('statechange', () => { if (installing.state === 'installed') activate(registration); });
    });
    await activate(registration);
    // A set that was live has ended when the page goes elsewhere or comes back.
    document.addEventListener('visibilitychange', () => activate(registration));
  } catch (error) {
    // Without it the page needs a connection to open; everything else works.
    console.info(`no service worker: ${error}`);
    if (!navigator.onLine) addEventListener('online', registerServiceWorker, {once: true});
  }
}
