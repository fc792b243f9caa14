// @ts-check
// Notifications of this browser: whether they are allowed and wanted, shown once each, and closed again.

import {signal} from '../../core/element.js';
import {go} from '../../core/router.js';

/** @typedef {{tag: string, text: string, path: string}} Notice `tag` tells reminders apart, `path` is where a tap leads */

const wantedKey = 'titanup.notifications', shownKey = 'titanup.notified';
/** How many tags are kept, so that no tab shows a reminder a second time. */
const KEPT = 50;

export const canNotify = 'Notification' in globalThis;
/** What the browser says: `default` if nobody was asked yet. */
export const permission = signal(canNotify ? Notification.permission : 'denied');
/** Whether this device shows them. */
export const notifying = signal(localStorage.getItem(wantedKey) !== 'off');
/** Those that no service worker shows. @type {Map<string, Notification>} */
const own = new Map();

/** Has the browser ask. Only a tap may lead here. */
export async function allow() {
  permission.value = await Notification.requestPermission();
  if (permission.peek() === 'granted') setNotifying(true);
}

/** @param {boolean} wanted */
export function setNotifying(wanted) {
  localStorage.setItem(wantedKey, wanted ? 'on' : 'off');
  notifying.value = wanted;
}

/** Shows a notification, unless a tab of this browser has shown it before. @param {Notice} notice */
export async function showNotification({tag, text, path}) {
  if (!canNotify || permission.peek() !== 'granted' || !notifying.peek()) return;
  const shown = JSON.parse(localStorage.getItem(shownKey) ?? '[]');
  if (shown.includes(tag)) return;
  localStorage.setItem(shownKey, JSON.stringify([...shown, tag].slice(-KEPT)));
  const options = {body: text, tag, icon: new URL('../../icons/icon-192.png', import.meta.url).href, data: {path}};
  // Android allows notifications to service workers alone.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification('TitanUp', options);
  const notification = new Notification('TitanUp', options);
  own.set(tag, notification);
  notification.onclick = () => {
    focus();
    go(path);
    notification.close();
  };
}

/** @param {string} tag */
export async function closeNotification(tag) {
  own.get(tag)?.close();
  own.delete(tag);
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of await registration?.getNotifications?.({tag}) ?? []) notification.close();
}
