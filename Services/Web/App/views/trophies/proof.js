// @ts-check
// The proof of an award: the session behind it, in words and as a wave.

import {h, s} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {toDate} from '../../core/proto.js';
import {calendarDay, date, number, t} from '../../core/words.js';
import {Evidence, SessionsService} from '../../Generated/sessions.js';
import {seal} from '../../parts/pictures.js';

/** The session that completed an award; undefined if it is gone, or nothing is said of one.
 *  @param {import('../../Generated/trophies.js').Award | undefined} award @param {AbortSignal} signal */
export async function provingSession(award, signal) {
  const sessionId = award?.proof?.sessionIds.at(-1);
  if (!sessionId) return undefined;
  try {
    return (await call(SessionsService.getSession, {sessionId}, {signal})).session;
  } catch (error) {
    // The award's own words remain.
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** @param {import('../../Generated/trophies.js').Award} award
 *  @param {import('../../Generated/sessions.js').Session | undefined} session */
export function proof(award, session) {
  const {firstRep, lastRep, localDates, practiceIds} = award.proof ?? {firstRep: 0, lastRep: 0, localDates: [], practiceIds: []};
  // Of other exercises than push-ups, nothing else counts than verified sets of practices.
  const isVerified = practiceIds.length > 0 || session && (session.evidence === Evidence.VERIFIED_STREAM || session.evidence === Evidence.VERIFIED_DIGEST);
  const what = localDates.length > 1 ? t('proof.dates', {count: localDates.length, first: shortDay(localDates[0]), last: shortDay(localDates[localDates.length - 1])})
    : firstRep > 0 ? t('proof.run', {first: firstRep, last: lastRep}) : session ? t('proof.reps', {count: session.reps}) : t(practiceIds.length > 0 ? 'proof.practice' : 'proof.session', {count: practiceIds.length});
  const form = session?.form;
  return h('div', {class: 'proof'},
    h('div', null,
      h('b', null, what),
      h('p', null, date(/** @type {Date} */ (toDate(award.earnTime)), {weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit'})),
      form && form.repsPerMinute > 0 && h('p', null, t('proof.form', {tempo: number(form.repsPerMinute, {maximumFractionDigits: 0}),
        depth: number(form.meanDepthPercent, {maximumFractionDigits: 0})})),
      isVerified && seal(t('proof.verified'))),
    session && wave(Math.min(firstRep > 0 ? lastRep - firstRep + 1 : session.reps, 8), form?.meanDepthPercent || 80));
}

/** @param {string} day */
const shortDay = day => date(calendarDay(day), {day: 'numeric', month: 'short'});

/** One trough for each push-up, as deep as they were on average. @param {number} reps @param {number} depth in percent */
function wave(reps, depth) {
  const step = 80 / reps, low = 6 + 24 * depth / 100;
  let path = 'M2 6';
  for (let rep = 0; rep < reps; rep++) {
    const x = 2 + rep * step;
    path += `C${x + step * .25} 6 ${x + step * .25} ${low} ${x + step * .5} ${low}S${x + step * .75} 6 ${x + step} 6`;
  }
  return s('svg', {class: 'wave', viewBox: '0 0 84 36', width: 84, height: 36, fill: 'none', 'aria-hidden': 'true'},
    s('path', {d: path, style: {stroke: 'var(--accent-text)'}, 'stroke-width': 2.4, 'stroke-linecap': 'round'}));
}
