// @ts-check
// Reminders in the service worker, where there is no page.

import '../../set/worker-scope.js';
import {toMilliseconds} from '../../core/proto.js';
import {call} from '../../core/rpc.js';
import {MotivationService, ReminderOccurrence} from '../../Generated/motivation.js';
import {optionsOf, tagOf} from './notice.js';

/** A push that comes later than this after its time may have been seen on another device, in milliseconds. */
const LATE = 60_000;
/** How long the service has to say so. */
const PATIENCE = 2000;

/** Shows a pushed reminder. Browsers insist that something is shown, so one that was seen elsewhere while this device was
 *  out of reach comes without a sound and goes at once.
 *  @param {ServiceWorkerRegistration} registration @param {Uint8Array<ArrayBuffer>} bytes */
export async function showPush(registration, bytes) {
  const occurrence = ReminderOccurrence.decode(bytes), options = optionsOf(occurrence);
  const isLate = Date.now() - toMilliseconds(occurrence.time) > LATE;
  if (!isLate || await isDue(options.tag)) return registration.showNotification('TitanUp', options);
  await registration.showNotification('TitanUp', {...options, silent: true});
  for (const notification of await registration.getNotifications({tag: options.tag})) notification.close();
}

/** @param {string} tag */
async function isDue(tag) {
  try {
    const {occurrences} = await call(MotivationService.listDueReminders, {timeZone: ''}, {timeout: PATIENCE});
    return occurrences.some(each => tagOf(each) === tag);
  } catch {
    // Better once too often than never.
    return true;
  }
}

/** A tapped notification was seen, on all devices. @param {import('./notice.js').Key | undefined} key */
export async function acknowledge(key) {
  // Without an answer it is still due, and says so in the page.
  if (key) await call(MotivationService.acknowledgeReminder, key).catch(() => {});
}
