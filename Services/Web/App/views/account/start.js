// @ts-check
// The first page: two ways in. A new account leads straight to a first set.

import {View, h} from '../../core/element.js';
import {language, t} from '../../core/words.js';
import {icon, sign} from '../../parts/pictures.js';
import {ridge} from '../../parts/charts.js';
import {openSheet} from '../../parts/shell.js';

class Start extends View {
  render() {
    void language.value;
    return h('div', {class: 'start'},
      h('div', {class: 'scene', 'aria-hidden': 'true'}, ridge([4, 6, 5, 8, 7])),
      h('header', {class: 'account-top'}, h('span', {class: 'brand'}, sign(), 'TitanUp'),
        h('button', {class: 'round', type: 'button', onclick: openSheet, 'aria-haspopup': 'dialog', 'aria-label': t('sheet.choices')}, icon('choices'))),
      h('div', {class: 'claim rise'},
        h('h1', null, t('start.claim')),
        h('p', null, t('start.how')),
        h('ul', {class: 'promises'}, ['counted', 'private', 'earned'].map(name => h('li', null, icon(name), h('span', null, t(`start.${name}`))))),
        h('div', {class: 'ways'},
          h('a', {class: 'button', href: '/register?return=%2Fset'}, t('start.register')),
          h('a', {class: 'button quiet', href: '/sign-in'}, t('start.signIn')))));
  }
}

customElements.define('titan-start', Start);
