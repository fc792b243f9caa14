// @ts-check
// What all views share: who is signed in, the theme, whether there is a connection.

import {signal} from './element.js';
import {asRpcError, fromStatus, setUnauthenticatedHandler, RpcError} from './rpc.js';
import {Code, Status} from '../Generated/google.js';
import {language} from './words.js';

/** @typedef {{signedIn: boolean, userId?: string, expireTime?: string}} Session */

/** Who is signed in, or was when the server was last asked. The tokens stay with the server: a cookie that scripts cannot
 *  read. */
export const session = signal(/** @type {Session} */ ({signedIn: localStorage.getItem('titanup.user') !== null,
  userId: localStorage.getItem('titanup.user') ?? ''}));
/** The newest home screen, kept for the next visit and for what other views show of it.
 *  @type {{value: import('../Generated/profile.js').GetDashboardResponse | null, peek(): any}} */
export const dashboard = signal(/** @type {any} */ (null));
/** Who one is: name and picture. @type {{value: {displayName: string, avatarId: string, hasUploadedImage: boolean} | null, peek(): any}} */
export const person = signal(/** @type {any} */ (null));
export const online = signal(navigator.onLine);
/** Why the server could not say at the start who is signed in; empty if it did. */
export const unreached = signal('');

export const themes = ['ember', 'glacier', 'chalk'];
const chosenKey = 'titanup.theme', accountKey = 'titanup.theme.account';
/** The theme in use: the one that was chosen on this device, else the account's. */
export const theme = signal(themes.find(name => name === (localStorage.getItem(chosenKey) ?? localStorage.getItem(accountKey))) ?? 'ember');

/** Shows a theme, and remembers it as chosen on this device. @param {string} name one of `themes` */
export function chooseTheme(name) {
  localStorage.setItem(chosenKey, name);
  showTheme(name);
}

/** The account's theme holds until somebody chooses one on this device. @param {string} themeId of the profile service */
export function followAccountTheme(themeId) {
  const name = themeId === 'blue' ? 'glacier' : 'ember';
  localStorage.setItem(accountKey, name);
  if (!localStorage.getItem(chosenKey)) showTheme(name);
}

/** The account's theme, on this device as on all others. @param {string} themeId of the profile service */
export function adoptAccountTheme(themeId) {
  localStorage.removeItem(chosenKey);
  followAccountTheme(themeId);
}

/** @param {string} name */
function showTheme(name) {
  theme.value = name;
  document.documentElement.dataset.theme = name;
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--bg').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
}

/** Asks the server who is signed in. */
export async function loadSession() {
  const response = await request('/session');
  remember(await response.json());
}

/** @param {Session} current */
function remember(current) {
  session.value = current;
  if (current.signedIn) localStorage.setItem('titanup.user', current.userId ?? '');
  else localStorage.removeItem('titanup.user');
}

/** One of the calls that set or clear the cookie. The answer has no tokens in it.
 *  @template Q, R @param {'register' | 'sign-in' | 'sign-in-with-passkey' | 'verify-mfa' | 'provider' | 'reauthenticate' | 'sign-out'} verb
 *  @param {import('./proto.js').Method<Q, R>} method @param {Partial<Q>} message @returns {Promise<R>} */
export async function sessionCall(verb, method, message) {
  const response = await request(`/session/${verb}`, method.input.encode(message));
  return method.output.decode(new Uint8Array(await response.arrayBuffer()));
}

/** @param {string} path @param {Uint8Array<ArrayBuffer>} [body] what is posted */
async function request(path, body) {
  let response, bytes;
  try {
    response = await fetch(path, {
      credentials: 'same-origin', cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(20_000),
      headers: {'accept-language': language.value, ...(body ? {'content-type': 'application/proto'} : {})},
      ...(body ? {method: 'POST', body} : {}),
    });
    if (response.ok) return response;
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof DOMException) throw new RpcError(Code.DEADLINE_EXCEEDED, error.message, {reason: 'OFFLINE'});
    throw asRpcError(error);
  }
  const isStatus = response.headers.get('content-type')?.startsWith('application/proto');
  throw isStatus ? fromStatus(Status.decode(bytes)) : new RpcError(Code.UNKNOWN, `HTTP status ${response.status}`);
}

/** Forgets what belongs to whoever was signed in. */
export function forget() {
  dashboard.value = null;
  person.value = null;
  remember({signedIn: false});
}

/** Where to go after signing in: the `return` of an address, if it is a path of this page. @param {URL} url */
export function returnPath(url) {
  const path = url.searchParams.get('return') ?? '/';
  // `//host` and `/\host` are addresses of other hosts.
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

/** @param {() => void} onSessionEnd called when the server says that the session is over */
export function startStore(onSessionEnd) {
  showTheme(theme.peek());
  for (const event of ['online', 'offline']) addEventListener(event, () => { online.value = navigator.onLine; });
  setUnauthenticatedHandler(() => {
    if (!session.peek().signedIn) return;
    forget();
    onSessionEnd();
  });
}

// -- Reading again what other devices and other people may have changed, where no stream tells of it --

/** How often what is in view is read again, in milliseconds. */
const INTERVAL = 30_000;

/** Reads again when the page comes back into view or gets a connection. @param {() => unknown} load @param {AbortSignal} gone ends it */
export function onReturn(load, gone) {
  addEventListener('online', () => load(), {signal: gone});
  document.addEventListener('visibilitychange', () => { if (!document.hidden) load(); }, {signal: gone});
}

/** The same, and now and then while the page is in view: for what somebody may change on one device while they look at another.
 *  @param {() => unknown} load @param {AbortSignal} gone ends it */
export function keepFresh(load, gone) {
  onReturn(load, gone);
  const timer = setInterval(() => { if (!document.hidden && navigator.onLine) load(); }, INTERVAL);
  gone.addEventListener('abort', () => clearInterval(timer));
}
