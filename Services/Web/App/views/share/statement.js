// @ts-check
// Statements about awards, as a public link has them: a compact JWS (RFC 7515), verified with the published keys.

/** @typedef {object} Claims
 *  @property {string} jti @property {number} iat @property {string} trophy @property {Record<string, string>} title
 *  @property {Record<string, string>} description @property {{version: number, metric: number, scope: number, threshold: number, window_ms: number, experience: number, exercise?: number}} rule
 *  @property {string} earned_on @property {string} [name]
 *  @property {{sessions: number, reps: number, dates: number, latest: [string, number, number][], first_rep?: number, last_rep?: number}} evidence */

/** Why a statement isn't believed; `UNABLE` if this browser can't tell. */
export class StatementProblem extends Error {
  /** @param {'MALFORMED' | 'KEY_UNKNOWN' | 'SIGNATURE_WRONG' | 'UNABLE'} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @param {string} jws @param {{keyId: string, x: string}[]} keys the published ones @param {SubtleCrypto | undefined} subtle absent on pages without HTTPS
 *  @returns {Promise<Claims>} what was signed */
export async function verify(jws, keys, subtle = globalThis.crypto?.subtle) {
  const [head, body, signature, ...more] = jws.split('.');
  let header, claims;
  try {
    header = JSON.parse(text(head));
    claims = JSON.parse(text(body));
    bytes(signature);
  } catch {
    throw new StatementProblem('MALFORMED');
  }
  // The algorithm is ours to say, not the statement's.
  if (more.length > 0 || header?.alg !== 'EdDSA' || header?.typ !== 'award-statement+jwt' || claims?.iss !== 'titanup-trophies') throw new StatementProblem('MALFORMED');
  const published = keys.find(({keyId}) => keyId === header.kid);
  if (!published) throw new StatementProblem('KEY_UNKNOWN');
  if (!subtle) throw new StatementProblem('UNABLE');
  let isRight;
  try {
    const key = await subtle.importKey('raw', bytes(published.x), {name: 'Ed25519'}, false, ['verify']);
    isRight = await subtle.verify({name: 'Ed25519'}, key, bytes(signature), new TextEncoder().encode(`${head}.${body}`));
  } catch {
    throw new StatementProblem('UNABLE');
  }
  if (!isRight) throw new StatementProblem('SIGNATURE_WRONG');
  return claims;
}

/** @param {string} base64url */
const bytes = base64url => Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
/** @param {string} base64url */
const text = base64url => new TextDecoder('utf-8', {fatal: true}).decode(bytes(base64url));
