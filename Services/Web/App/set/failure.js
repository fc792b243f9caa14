// @ts-check
// What an error of the service means for a set that is being sent.

const Code = {
  cancelled: 1, unknown: 2, deadlineExceeded: 4, resourceExhausted: 8, aborted: 10, internal: 13, unavailable: 14,
  unauthenticated: 16,
};
const PASSING = new Set([
  Code.cancelled, Code.unknown, Code.deadlineExceeded, Code.aborted, Code.internal, Code.unavailable,
]);

/**
 * @typedef {'passing' | 'signedOut' | 'behind' | 'expired' | 'refused'} Outlook
 * `passing`: try again later. `signedOut`: try again once somebody has signed in. `behind`: the service has other frames
 * than this page thought: ask it. `expired`: the frames that the service had are gone. `refused`: for good.
 */

/** The answer broke off, so nobody knows what arrived. */
export class BrokenOff extends Error {
  code = Code.unavailable;
}

/**
 * @param {any} error Anything that a call threw. Errors of the service and of the network have a gRPC `code`; a
 *   DOMException is a call that was given up, or a store that is full; anything else is a mistake of this page, which
 *   another attempt would only repeat.
 * @returns {Outlook}
 */
export function outlook(error) {
  if (error instanceof DOMException) return 'passing';
  if (typeof error?.code !== 'number') return 'refused';
  if (error.code === Code.unauthenticated) return 'signedOut';
  if (error.reason === 'FRAME_NUMBER') return 'behind';
  if (error.reason === 'STREAM_EXPIRED') return 'expired';
  if (error.code === Code.resourceExhausted) return error.retryAfter === undefined ? 'refused' : 'passing';
  return PASSING.has(error.code) ? 'passing' : 'refused';
}

/**
 * How long to wait before the next attempt, in milliseconds: 1, 2, 4, 8, then 15 seconds, less up to a fifth so that
 * many pages don't come back at once, and never less than the service asked for.
 * @param {number} failures In a row, from 1.
 * @param {any} error The last one.
 * @param {() => number} random 0 to 1.
 */
export function delayAfter(failures, error, random) {
  const backoff = Math.min(15_000, 1000 * 2 ** (failures - 1)) * (1 - random() / 5);
  return Math.max(backoff, error?.retryAfter ?? 0);
}
