// @ts-check
// What the picture of a set or a trophy says, in the reader's language.

import {toDate} from '../../core/proto.js';
import {nameOf} from '../../core/proto.js';
import {calendarDay, date, number, t} from '../../core/words.js';
import {Evidence} from '../../Generated/sessions.js';
import {isVerified, localTime} from '../sessions/evidence.js';

/** @typedef {import('./picture.js').Content} Content */
/** @typedef {{content: Content, file: string, awardId?: string}} Subject `file` is the picture's name; `awardId` is there if it may have a public link */

/** @param {import('../../Generated/sessions.js').Session} session @param {import('../../parts/dips.js').Explained & {reps?: any[]} | null} found what a counter saw in
 *  it; null while it is on its way @returns {Subject} */
export function ofSession(session, found) {
  const {reps, localDate, evidence, receiptId, form} = session, proven = isVerified(evidence);
  const isFace = found?.reps?.some(({maxAngleDecidegrees}) => maxAngleDecidegrees === 0) ?? false;
  const how = form && form.repsPerMinute > 0 ? t('proof.form', {tempo: number(form.repsPerMinute, {maximumFractionDigits: 0}), depth: number(form.meanDepthPercent, {maximumFractionDigits: 0})}) : '';
  const curve = found && found.timeMs.length > 1 ? {timeMs: found.timeMs, angleDecidegrees: found.angleDecidegrees, isFace,
    marks: found.dips.filter(({rep}) => rep).map(({bottomMs}) => bottomMs)} : null;
  return {
    file: `titanup-${localDate}-${reps}.png`,
    content: {
      figure: number(reps), title: t('session.reps', {count: reps}), trophy: null, name: '', curve,
      lines: [`${day(localDate)}, ${localTime(session, {hour: 'numeric', minute: '2-digit'})}`, how].filter(Boolean),
      isProven: proven, verdict: t(`share.verdict.${proven ? 'VERIFIED' : nameOf(Evidence, evidence)}`), id: receiptId ? t('share.receipt', {id: receiptId.slice(0, 8)}) : '',
    },
  };
}

/** @param {import('../../Generated/trophies.js').Trophy} trophy @param {import('../../Generated/trophies.js').Award} award
 *  @param {import('../../Generated/sessions.js').Session | undefined} session the one that completed it @returns {Subject} */
export function ofAward(trophy, award, session) {
  const earned = award.proof?.localDates.at(-1), proven = session !== undefined && isVerified(session.evidence) || (award.proof?.practiceIds.length ?? 0) > 0;
  return {
    awardId: award.awardId,
    file: `titanup-${trophy.trophyId.toLowerCase().replace(/[^a-z0-9-]/g, '')}.png`,
    content: {
      figure: '', title: trophy.title, trophy, name: '', curve: null,
      lines: [trophy.description, t('share.earned', {date: earned ? day(earned) : date(/** @type {Date} */ (toDate(award.earnTime)), {day: 'numeric', month: 'long', year: 'numeric'})})],
      isProven: proven, verdict: t(proven ? 'share.verdict.award' : 'share.verdict.gone'), id: session?.receiptId ? t('share.receipt', {id: session.receiptId.slice(0, 8)}) : '',
    },
  };
}

/** @param {string} localDate */
const day = localDate => date(calendarDay(localDate), {day: 'numeric', month: 'long', year: 'numeric'});
