// @ts-check
// What is known of an account's safety.

import {call} from '../../core/rpc.js';
import {AuthService, SecurityEventKind} from '../../Generated/auth.js';

const {SECOND_FACTOR_ACTIVATED: on, SECOND_FACTOR_DISABLED: off} = SecurityEventKind;

/** Whose account it is, and whether it has a second factor. No call says the latter, so the newest event about it does; where
 *  that is too old to be kept, so does the way in which this session signed in.
 *  @param {AbortSignal} [signal] */
export async function standing(signal) {
  const [{user, amr}, event] = await Promise.all([
    call(AuthService.whoAmI, {}, {signal}),
    call(AuthService.listSecurityEvents, {kinds: [on, off], pageSize: 1}, {signal}).then(({securityEvents}) => securityEvents[0], () => undefined),
  ]);
  return {user, hasSecondFactor: event ? event.kind === on : amr.includes('pwd') && amr.includes('mfa')};
}
