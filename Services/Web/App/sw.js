// The service worker: the shell works without a connection, and waiting sets are sent even when no page is open. It is a
// module; `@assets@` becomes the folder of its version when the site is assembled.

import {sendOnce} from '@assets@/set/background.js';
import {acknowledge, showPush} from '@assets@/views/reminders/background.js';
import {resubscribe} from '@assets@/views/reminders/subscription.js';

const assets = '@assets@';
const prefix = 'titanup-shell-';
const current = prefix + assets.split('/').at(-1);
/** How long a navigation waits for the server before the kept page is shown, in milliseconds. */
const PATIENCE = 4000;

self.addEventListener('install', event => event.waitUntil((async () => {
  const files = await (await fetch(`${assets}/shell.json`)).json();
  const cache = await caches.open(current);
  // The address of a file has the digest of its version in it, so what the browser has of it is right.
  await cache.addAll(files.map(file => `${assets}/${file}`));
  await cache.add(new Request('/', {cache: 'no-store'}));
  // The first version need not wait for another one.
  if (!self.registration.active) await self.skipWaiting();
})()));

// Pages of the version before may still load parts of it, so one old shell stays.
self.addEventListener('activate', event => event.waitUntil((async () => {
  const shells = (await caches.keys()).filter(name => name.startsWith(prefix));
  const old = shells.filter(name => name !== current);
  for (const name of old.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener('message', ({data}) => {
  // A page says so once no set is live.
  if (data === 'activate') self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const {request} = event, url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // A download takes longer than a page may.
  if (url.pathname === '/export') return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  // The pose engine keeps its files by itself.
  else if (url.pathname.startsWith('/assets/') && !url.pathname.includes('/pose/')) event.respondWith(file(request));
});

/** The page as the server has it now, or as it was kept. Calls and sessions are never touched. */
async function page(request, url) {
  if (url.pathname.startsWith('/titanup.') || url.pathname.startsWith('/session')) return fetch(request);
  try {
    return await fetch(request, {signal: AbortSignal.timeout(PATIENCE)});
  } catch (error) {
    const kept = await (await caches.open(current)).match('/');
    if (!kept) throw error;
    return kept;
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// The browser says that there is a connection, and failing makes it ask again later. A page that is open may send at the same
// time: the lock of each set lets one of the two do so. A page may also be about to go, which is why none is relied upon.
self.addEventListener('sync', event => {
  if (event.tag !== 'titanup-sets') return;
  event.waitUntil((async () => {
    if (!await sendOnce()) throw new Error('sets are still waiting');
  })());
});

// A reminder is due, and no page need be open. What isn't one of ours has nothing to show.
self.addEventListener('push', event => {
  if (event.data) event.waitUntil(showPush(self.registration, new Uint8Array(event.data.arrayBuffer())));
});

// The browser ends a subscription of its own accord, and may have the next one at hand.
self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(resubscribe(self.registration.pushManager, event.oldSubscription, event.newSubscription));
});

// A reminder was tapped: it was seen, and leads into a page that is open, or else into a new one.
self.addEventListener('notificationclick', event => {
  const path = String(event.notification.data?.path ?? '/');
  event.notification.close();
  event.waitUntil(acknowledge(event.notification.data?.key));
  event.waitUntil((async () => {
    const [page] = await self.clients.matchAll({type: 'window'});
    if (!page) return self.clients.openWindow(path);
    await page.focus();
    page.postMessage({go: path});
  })());
});
