// @ts-check
// The members of a group, and what those who run it may do about them.

import {h, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {date, t} from '../../core/words.js';
import {GroupRole, SocialService} from '../../Generated/social.js';
import {roles} from './model.js';
import {ask, card, missing, more} from './parts.js';

/** @typedef {import('./model.js').Member} Member */
/** @typedef {import('./model.js').Group} Group */

export class Members {
  #model;
  /** The member who is about to go, or to own the group. */
  #asking = signal(/** @type {{id: string, step: 'remove' | 'pass'} | null} */ (null));

  /** @param {import('./model.js').GroupModel} model */
  constructor(model) { this.#model = model; }

  /** @param {Group} group */
  card(group) {
    const model = this.#model, {value} = model.members.state;
    return card('members', missing(model.members.state, () => model.again(model.members)) ?? [
      h('p', {class: 'remark'}, t('groups.membersOf', {count: group.memberCount, most: group.settings?.sizeLimit ?? 0})),
      h('ul', null, value.members.map(each => this.#member(each, group.role))),
      more(model, model.members, value, t('groups.moreMembers'))]);
  }

  /** @param {Member} member @param {number} own the caller's role */
  #member(member, own) {
    const {memberId, displayName, role, isSelf, joinTime} = member, since = toDate(joinTime), asking = this.#asking.value;
    return h('li', {class: 'row', key: memberId}, h('span', null, h('b', {class: 'label'}, displayName), isSelf && h('span', {class: 'chip here'}, t('groups.you'))),
      h('small', null, t(`groups.role.${roles[role]}`), since && ` · ${t('groups.since', {date: date(since, {dateStyle: 'medium'})})}`),
      // The lower the number, the higher the role.
      !isSelf && own < role && own !== GroupRole.MEMBER && (asking?.id === memberId ? this.#ask(member, asking.step) : this.#buttons(member, own)));
  }

  /** @param {Member} member @param {number} own */
  #buttons({memberId, displayName: name, role}, own) {
    const to = role === GroupRole.ADMIN ? GroupRole.MEMBER : GroupRole.ADMIN;
    const open = (/** @type {'remove' | 'pass'} */ step) => h('button', {class: 'link', key: step, type: 'button', 'aria-label': t(`groups.${step}One`, {name}),
      onclick: () => { this.#asking.value = {id: memberId, step}; }}, t(`groups.${step}`));
    return h('div', {class: 'buttons'},
      own === GroupRole.OWNER && [h('button', {class: 'link', key: 'role', type: 'button', 'aria-label': t(`groups.to.${roles[to]}One`, {name}), onclick: () => this.#setRole(memberId, to)},
        t(`groups.to.${roles[to]}`)), open('pass')], open('remove'));
  }

  /** @param {Member} member @param {'remove' | 'pass'} step */
  #ask({memberId, displayName: name}, step) {
    const model = this.#model;
    const act = () => step === 'pass' ? this.#setRole(memberId, GroupRole.OWNER)
      : model.inGroup(SocialService.removeMember, {memberId}, t('groups.removed'), ...model.everything);
    return ask(t(`groups.${step}One`, {name}), t(`groups.${step}Ask`, {name}), t(`groups.${step}`), act, () => { this.#asking.value = null; });
  }

  /** @param {string} memberId @param {number} role */
  #setRole(memberId, role) {
    const model = this.#model;
    return model.inGroup(SocialService.setMemberRole, {memberId, role}, t('groups.roleSet'), model.group, model.members);
  }
}
