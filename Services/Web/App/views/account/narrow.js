// @ts-check
// What surrounds one step about the account: the way back and the heading.

import {h} from '../../core/element.js';
import {language, t} from '../../core/words.js';
import {icon} from '../../parts/pictures.js';

/** @param {string} title @param {any[]} content */
export function narrow(title, ...content) {
  void language.value;
  return h('div', {class: 'narrow'}, h('a', {class: 'back', href: '/account'}, icon('back'), t('account.title')), h('h1', null, title), content);
}

/** @param {string} words */
export const lead = (words, isNews = false) => h('p', {class: 'lead', role: isNews ? 'status' : null}, words);
