// @ts-check
// How trustworthy a count is: as a mark for lists, and in a sentence.

import {h} from '../../core/element.js';
import {nameOf, toDate} from '../../core/proto.js';
import {date, t} from '../../core/words.js';
import {Evidence} from '../../Generated/sessions.js';
import {seal} from '../../parts/pictures.js';

/** @typedef {import('../../Generated/sessions.js').Session} Session */

/** @param {number} evidence */
export const isVerified = evidence => evidence === Evidence.VERIFIED_STREAM || evidence === Evidence.VERIFIED_DIGEST;

/** @param {number} evidence */
export const evidenceMark = evidence => isVerified(evidence) ? seal(t('session.mark.verified'))
  : h('span', {class: 'chip'}, t(`session.mark.${nameOf(Evidence, evidence)}`));

/** @param {Session} session */
export const evidenceWords = ({evidence, hasForeignReceipt}) =>
  t(`session.evidence.${isVerified(evidence) && hasForeignReceipt ? 'ELSEWHERE' : nameOf(Evidence, evidence)}`);

/** A time on the clock of where the session was done, to which its date belongs, too.
 *  @param {Session} session @param {Intl.DateTimeFormatOptions} options */
export function localTime({startTime, timeZone}, options) {
  const time = toDate(startTime) ?? new Date(NaN);
  try {
    return date(time, {timeZone, ...options});
  } catch {
    // This browser doesn't know the zone.
    return Number.isNaN(time.getTime()) ? '' : date(time, options);
  }
}
