// @ts-check
// An invitation to a group, as its receiver sees it: which group, who invites, and what one would show there.

import {View, h, resource, signal} from '../../core/element.js';
import {go, place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {language, t} from '../../core/words.js';
import {SocialService} from '../../Generated/social.js';
import {icon} from '../../parts/pictures.js';
import {failure} from '../../parts/shell.js';
import {PeopleModel} from '../people/model.js';
import {nameRow} from '../people/people.js';
import {toggle} from '../profile/rows.js';

class GroupInvitation extends View {
  #code = place.peek()?.params.code ?? '';
  #model = new PeopleModel(() => this.gone);
  #invitation = resource(gone => call(SocialService.lookUpGroupInvitation, {code: this.#code}, {signal: gone}));
  /** What one will show, once one has joined. */
  #sharing = signal({board: false, pushUps: false, practices: false});

  start() { this.load(); }
  load = () => { for (const each of [this.#invitation, this.#model.sharing]) each.load(this.gone); };

  #join = async () => {
    const joined = await this.#model.step(SocialService.joinGroup, {code: this.#code, sharing: this.#sharing.peek()}, t('groups.joined'));
    if (joined) await go(`/groups/of/${encodeURIComponent(joined.groupId)}`, {replace: true});
  };

  render() {
    void language.value;
    const model = this.#model, {value, error} = this.#invitation.state, {value: shown, error: failed} = model.sharing.state, refused = model.refused.value;
    const rows = /** @type {any} */ ({wrong: model.wrong, saved: model.saved, change: (_, field, isOn) => { this.#sharing.value = {...this.#sharing.peek(), [field]: isOn}; }});
    return h('div', {class: 'narrow groups'}, h('a', {class: 'back', href: '/groups'}, icon('back'), t('groups.title')), h('h1', null, t('groups.invitation')),
      refused && h('p', {class: 'said', role: 'alert'}, refused),
      error || failed ? failure(error ?? failed, this.load) : !value || !shown?.sharing ? h('p', {class: 'lead', role: 'status', 'aria-busy': 'true'}, t('state.loading'))
        : [h('p', {class: 'lead'}, t('groups.invitesYou', {name: value.inviterName, group: value.groupName})),
          h('div', {class: 'card rows'}, nameRow(model, shown.sharing.displayName), h('p', {class: 'remark'}, t('groups.sharedHow')),
            ['board', 'pushUps', 'practices'].map(field => toggle(rows, /** @type {any} */ ('sharing'), field, this.#sharing.value[field], t(`groups.share.${field}`))),
            h('div', {class: 'buttons'}, h('button', {class: 'button small', type: 'button', onclick: this.#join}, t('groups.joinIt')),
              h('a', {class: 'button quiet small', href: '/groups'}, t('groups.notNow'))))]);
  }
}

customElements.define('titan-group-invitation', GroupInvitation);
