// @ts-check
// The sign of life in a receipt: whether it was given, and why that is said.

import {h} from '../core/element.js';
import {nameOf} from '../core/proto.js';
import {clockTime, t} from '../core/words.js';
import {LivenessKind, LivenessResult} from '../Generated/pose.js';

/** @typedef {import('../Generated/pose.js').Liveness} Liveness */

/** A row of a receipt's list; nothing for a set that was opened without the question. @param {Liveness | undefined} liveness */
export function livenessFact(liveness) {
  if (!liveness) return null;
  const result = nameOf(LivenessResult, liveness.result);
  return h('div', {class: 'liveness', 'data-result': result}, h('dt', null, t('liveness.title')),
    h('dd', null, t(`liveness.${result}`), h('small', null, why(liveness, result))));
}

/** @param {Liveness} liveness @param {string} result */
function why({kind, askedMs, answeredMs}, result) {
  const seconds = Math.max(1, Math.round((answeredMs - askedMs) / 1000));
  return t(`liveness.why.${result}`, {at: clockTime(Math.floor(askedMs / 1000)), what: t(`liveness.what.${nameOf(LivenessKind, kind)}`), seconds});
}
