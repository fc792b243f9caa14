// @ts-check
// An invitation by code, as its receiver sees it: who invites, and the answer.

import {View, h, resource} from '../../core/element.js';
import {go, place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {SocialService} from '../../Generated/social.js';
import {icon} from '../../parts/pictures.js';
import {failure} from '../../parts/shell.js';
import {PeopleModel} from './model.js';
import {nameRow} from './people.js';

class Invitation extends View {
  #code = place.peek()?.params.code ?? '';
  #model = new PeopleModel(() => this.gone);
  #invitation = resource(gone => call(SocialService.lookUpInvitation, {code: this.#code}, {signal: gone}));

  start() { this.load(); }
  load = () => { for (const each of [this.#invitation, this.#model.sharing]) each.load(this.gone); };

  /** @param {any} method @param {string} words */
  async #answer(method, words) {
    if (await this.#model.step(method, {code: this.#code}, words)) await go('/people', {replace: true});
  }

  render() {
    void language.value;
    const model = this.#model, {value, error} = this.#invitation.state, {value: shown, error: failed} = model.sharing.state, refused = model.refused.value;
    return h('div', {class: 'narrow partners'}, h('a', {class: 'back', href: '/people'}, icon('back'), t('people.title')), h('h1', null, t('people.invitation')),
      refused && h('p', {class: 'said', role: 'alert'}, refused),
      error || failed ? failure(error ?? failed, this.load) : !value?.invitation || !shown?.sharing ? h('p', {class: 'lead', role: 'status'}, t('state.loading'))
        : [h('p', {class: 'lead'}, t('people.invitesYou', {name: value.invitation.displayName})),
          h('div', {class: 'card rows'}, nameRow(model, shown.sharing.displayName), h('p', {class: 'remark'}, t('people.sharedHow')),
            h('div', {class: 'buttons'},
              h('button', {class: 'button small', type: 'button', onclick: () => this.#answer(SocialService.acceptInvitation, t('people.accepted'))}, t('people.accept')),
              h('button', {class: 'button quiet small', type: 'button', onclick: () => this.#answer(SocialService.declineInvitation, t('people.declined'))}, t('people.decline')),
              h('button', {class: 'link', type: 'button', onclick: () => this.#answer(SocialService.blockPerson, t('people.blocked'))}, t('people.block'))))]);
  }
}

customElements.define('titan-people-invitation', Invitation);
