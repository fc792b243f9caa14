// @ts-check
// Notifications of this browser: whether they are allowed and wanted, shown once each, and closed again.

import {signal} from '../../core/element.js';
import {go} from '../../core/router.js';
import {optionsOf} from './notice.js';

/** @typedef {import('./notice.js').Occurrence} Occurrence */

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

/** Shows a reminder, unless a tab of this browser has shown it before. @param {Occurrence} occurrence
 *  @param {(occurrence: Occurrence) => void} seen called when it is tapped where there is no service worker */
export async function showNotification(occurrence, seen) {
  if (!canNotify || permission.peek() !== 'granted' || !notifying.peek()) return;
  const options = optionsOf(occurrence), {tag} = options;
  const shown = JSON.parse(localStorage.getItem(shownKey) ?? '[]');
  if (shown.includes(tag)) return;
  localStorage.setItem(shownKey, JSON.stringify([...shown, tag].slice(-KEPT)));
  // Android allows notifications to service workers alone.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification('TitanUp', options);
  const notification = new Notification('TitanUp', options);
  own.set(tag, notification);
  notification.onclick = () => {
    focus();
    go(options.data.path);
    seen(occurrence);
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

/** Closes reminders that are no longer due. @param {Set<string>} due the tags of those that are */
export async function closeOtherNotifications(due) {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of await registration?.getNotifications?.({}) ?? []) if (notification.data?.key && !due.has(notification.tag)) notification.close();
}
