// @ts-check
// The way to the installation's OpenID Connect provider and back. What ties the way back to this tab stays in it.

import {call} from '../../core/rpc.js';
import {AuthService} from '../../Generated/auth.js';

/** What one went to the provider for: to sign in, to link the account, or to confirm that it is oneself; and where to go then.
 *  @typedef {{purpose: 'sign-in' | 'link' | 'confirm', back: string, invitationCode?: string, binding?: string}} Wish */

const key = 'titanup.provider';

/** @type {Promise<import('../../Generated/auth.js').GetSignInMethodsResponse> | null} */
let asked = null;

/** The ways to sign in here, asked for once. Where they are not known, there are passwords, as almost everywhere. */
export function signInMethods() {
  asked ??= call(AuthService.getSignInMethods, {});
  return asked.catch(() => {
    asked = null;
    return {passwords: true, providerName: ''};
  });
}

/** The provider's name, and what is known of the caller's link with it; null where there is no provider.
 *  @param {AbortSignal} [signal] */
export async function providerLink(signal) {
  const [{providerName: name, passwords}, link] = await Promise.all([signInMethods(), call(AuthService.getProviderLink, {}, {signal})]);
  return name ? {name, passwords, ...link} : null;
}

/** Leaves this page for the provider's. @param {Wish} wish */
export async function leaveForProvider(wish) {
  const {authorizationUrl, binding} = await call(AuthService.beginProviderSignIn, {});
  if (!/^https?:\/\//.test(authorizationUrl)) throw new TypeError('the provider has no web address');
  sessionStorage.setItem(key, JSON.stringify({...wish, binding}));
  location.assign(authorizationUrl);
}

/** What this tab went to the provider for, once; null if it did not. @returns {Wish | null} */
export function takeWish() {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept && JSON.parse(kept);
}
