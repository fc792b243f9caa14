// @ts-check
// What was just done, with a way to take it back or to try again, at the lower edge of the view.

import {h, signal} from '../core/element.js';
import {t} from '../core/words.js';
import {announce} from './shell.js';
import {icon} from './pictures.js';

/** How long a notice stays, in milliseconds: longer if it has a button. */
const LIFETIME = 8000, LIFETIME_WITH_BUTTON = 30_000;

/** @typedef {{words: string, label?: string, act?: () => unknown}} Notice `label` names the button that calls `act` */

const current = signal(/** @type {Notice | null} */ (null));
/** @type {any} */
let timer;

/** Shows a notice in place of the one before, and says it. @param {string} words @param {string} [label] @param {() => unknown} [act] */
export function notify(words, label, act) {
  current.value = {words, label, act};
  announce(words);
  clearTimeout(timer);
  timer = setTimeout(dismiss, act ? LIFETIME_WITH_BUTTON : LIFETIME);
}

const dismiss = () => { current.value = null; };

/** The notice, for the end of a view's `render`. */
export function noticeBar() {
  const notice = current.value;
  return notice && h('div', {class: 'notice', key: 'notice'}, h('p', null, notice.words),
    notice.act && h('button', {class: 'link', type: 'button', onclick: () => { dismiss(); notice.act?.(); }}, notice.label ?? ''),
    h('button', {class: 'close', type: 'button', 'aria-label': t('notice.close'), onclick: dismiss}, icon('close')));
}
