// @ts-check
// The groups that one trains in, and the ways into one: making it, or a code.

import {View, h, resource} from '../../core/element.js';
import {go} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {keepFresh} from '../../core/store.js';
import {language, t} from '../../core/words.js';
import {SocialService} from '../../Generated/social.js';
import {icon} from '../../parts/pictures.js';
import {PeopleModel} from '../people/model.js';
import {nameRow} from '../people/people.js';
import {roles} from './model.js';
import {box, card, goal, missing} from './parts.js';

class Groups extends View {
  #model = new PeopleModel(() => this.gone);
  #groups = resource(gone => call(SocialService.listGroups, {}, {signal: gone}));

  start() {
    keepFresh(this.load, this.gone);
    this.load();
  }
  load = () => { for (const each of [this.#groups, this.#model.sharing]) this.#model.again(each); };

  #create = async event => {
    event.preventDefault();
    const {name, goal: weekly} = event.target.elements;
    const settings = {name: name.value.trim(), sizeLimit: 0, weeklyGoal: Math.max(0, Math.trunc(Number(weekly.value)))};
    const made = await this.#model.step(SocialService.createGroup, {settings, sharing: {}}, t('groups.made'));
    if (made) await go(`/groups/of/${encodeURIComponent(made.groupId)}`);
  };
  /** A code, or the link that it came in. */
  #join = event => {
    event.preventDefault();
    const code = event.target.elements.code.value.trim().split('/').at(-1);
    if (code) go(`/groups/${encodeURIComponent(code)}`);
  };

  render() {
    void language.value;
    const model = this.#model, {value} = this.#groups.state, refused = model.refused.value, {value: shown} = model.sharing.state;
    return h('div', {class: 'you groups'}, h('header', {class: 'you-head'}, h('a', {class: 'back', href: '/people'}, icon('back'), t('people.title')),
      h('h1', null, t('groups.title'))),
    h('div', {class: 'column'}, refused && h('p', {class: 'said', role: 'alert', key: 'refused'}, refused),
      card('mine', missing(this.#groups.state, () => model.again(this.#groups))
        ?? (value?.groups.length ? h('ul', null, value.groups.map(each => this.#group(each))) : h('p', {class: 'muted'}, t('groups.none'))))),
    h('div', {class: 'column'},
      card('name', missing(model.sharing.state, () => model.again(model.sharing)) ?? [h('p', {class: 'remark'}, t('groups.nameHow')), nameRow(model, shown?.sharing?.displayName ?? '')]),
      card('join', h('form', {novalidate: true, onsubmit: this.#join}, box('code', t('groups.code'), {autocapitalize: 'characters', maxlength: 200}),
        h('div', {class: 'buttons'}, h('button', {class: 'button quiet small'}, t('groups.look'))))),
      card('create', h('form', {novalidate: true, onsubmit: this.#create}, box('name', t('groups.name'), {maxlength: 100}),
        box('goal', t('groups.weeklyGoal'), {type: 'number', inputmode: 'numeric', min: 0, max: 10_000_000}, t('groups.goalHint')),
        h('div', {class: 'buttons'}, h('button', {class: 'button'}, t('groups.make')))))));
  }

  /** @param {import('./model.js').Group} group */
  #group(group) {
    const {groupId, settings, memberCount, role} = group;
    return h('li', {class: 'row', key: groupId}, h('h3', null, settings?.name), h('small', null, t('groups.members', {count: memberCount}), ' · ', t(`groups.role.${roles[role]}`)),
      goal(group), h('div', {class: 'buttons'}, h('a', {class: 'button quiet small', href: `/groups/of/${encodeURIComponent(groupId)}`,
        'aria-label': t('groups.openOne', {name: settings?.name})}, t('groups.open'))));
  }
}

customElements.define('titan-groups', Groups);
