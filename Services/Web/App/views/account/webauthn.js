// @ts-check
// Passkeys in the browser: it makes them, and shows them to the service.

import {RpcError, call} from '../../core/rpc.js';
import {t} from '../../core/words.js';
import {AuthService} from '../../Generated/auth.js';
import {Code} from '../../Generated/google.js';

/** @typedef {import('../../Generated/auth.js').PasskeyAssertion} PasskeyAssertion */

/** Whether this browser knows passkeys. Pages without TLS have them on one's own machine alone. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Makes a passkey for the account: what RegisterPasskey wants, but for the name. */
export async function makePasskey() {
  const options = await call(AuthService.beginPasskeyRegistration, {});
  check(options.rpId);
  const made = await asked(navigator.credentials.create({publicKey: {
    challenge: own(options.challenge), rp: {id: options.rpId, name: 'TitanUp'},
    user: {id: own(options.userHandle), name: options.userName, displayName: options.userDisplayName},
    pubKeyCredParams: options.algorithms.map(alg => ({type: 'public-key', alg})), timeout: left(options.expireTime),
    excludeCredentials: options.excludeCredentialIds.map(id => ({type: 'public-key', id: own(id)})),
    authenticatorSelection: {residentKey: 'required', requireResidentKey: true, userVerification: 'required'}, attestation: 'none',
  }}));
  const {clientDataJSON, attestationObject} = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return {clientDataJson: new Uint8Array(clientDataJSON), attestationObject: new Uint8Array(attestationObject)};
}

/** Lets the person choose a passkey and shows it. @returns {Promise<PasskeyAssertion>} */
export async function showPasskey() {
  const options = await call(AuthService.beginPasskeySignIn, {});
  check(options.rpId);
  return assertion(await asked(navigator.credentials.get({publicKey: question(options)})));
}

/** A passkey that the person picks among what the browser suggests in the field for the address, whose `autocomplete` asks for that.
 *  Browsers suggest for as long as the page wants; a challenge that expires meanwhile gives way to a new one.
 *  @param {AbortSignal} ended ends the suggestions: browsers answer one question about passkeys at a time
 *  @returns {Promise<PasskeyAssertion | undefined>} nothing if they ended, or the browser has none to make */
export async function suggestedPasskey(ended) {
  if (!hasPasskeys() || !await PublicKeyCredential.isConditionalMediationAvailable?.()) return undefined;
  while (!ended.aborted) {
    const options = await call(AuthService.beginPasskeySignIn, {}, {signal: ended});
    if (!belongsTo(options.rpId)) return undefined;
    const expired = AbortSignal.timeout(left(options.expireTime));
    try {
      const signal = AbortSignal.any([ended, expired]);
      const shown = await navigator.credentials.get({mediation: 'conditional', signal, publicKey: question(options)});
      return shown ? assertion(/** @type {PublicKeyCredential} */ (shown)) : undefined;
    } catch (error) {
      if (!expired.aborted) throw error;
    }
  }
  return undefined;
}

/** What the browser is asked for a proof. @param {import('../../Generated/auth.js').BeginPasskeySignInResponse} options
 *  @returns {PublicKeyCredentialRequestOptions} */
const question = ({challenge, rpId, expireTime}) =>
  ({challenge: own(challenge), rpId, userVerification: 'required', timeout: left(expireTime)});

/** @param {PublicKeyCredential} shown @returns {PasskeyAssertion} */
function assertion({rawId, response}) {
  const {clientDataJSON, authenticatorData, signature, userHandle} = /** @type {AuthenticatorAssertionResponse} */ (response);
  return {
    credentialId: new Uint8Array(rawId), clientDataJson: new Uint8Array(clientDataJSON),
    authenticatorData: new Uint8Array(authenticatorData), signature: new Uint8Array(signature),
    userHandle: new Uint8Array(userHandle ?? new ArrayBuffer(0)),
  };
}

/** Whether the page's name is that of the passkeys, or belongs to it. @param {string} id */
const belongsTo = id => location.hostname === id || location.hostname.endsWith(`.${id}`);

/** Passkeys belong to a name: at another one, or at an address of numbers, the browser would only say no.
 *  @param {string} id */
function check(id) {
  if (!belongsTo(id)) throw refusal('PASSKEY_ELSEWHERE', t('passkeys.elsewhere', {name: id}));
}

/** What the browser answers, or why it doesn't. @param {Promise<Credential | null>} question @returns {Promise<PublicKeyCredential>} */
async function asked(question) {
  try {
    const answer = await question;
    if (answer) return /** @type {PublicKeyCredential} */ (answer);
  } catch (error) {
    const {name} = /** @type {DOMException} */ (error);
    if (name === 'InvalidStateError') throw refusal('PASSKEY_EXISTS', t('passkeys.exists'));
    if (name === 'SecurityError' || name === 'NotSupportedError') throw refusal('PASSKEY_REFUSED', t('passkeys.refused'));
  }
  // Browsers don't tell whether the person said no, or took too long.
  throw refusal('PASSKEY_CANCELLED', t('passkeys.cancelled'));
}

/** @param {string} reason @param {string} localized */
const refusal = (reason, localized) => new RpcError(Code.CANCELLED, reason, {reason, localized});

/** In milliseconds. @param {{seconds: number | bigint} | undefined} expireTime */
const left = expireTime => Math.max(10_000, Number(expireTime?.seconds ?? 0) * 1000 - Date.now());

/** Bytes in a buffer of their own, as browsers want them. @param {Uint8Array} bytes */
const own = bytes => new Uint8Array(bytes);
