// @ts-check
// What those who run a group do: invitations and settings; and the ends of it, for everybody.

import {h, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {go} from '../../core/router.js';
import {date, t} from '../../core/words.js';
import {GroupRole, SocialService} from '../../Generated/social.js';
import {qrCode} from '../../parts/qr.js';
import {copy} from '../account/copy.js';
import {amount, described, row} from '../profile/rows.js';
import {ask, box, card, missing} from './parts.js';

/** What the service allows. */
const LEAST_SIZE = 2, MOST_SIZE = 1000, MOST_GOAL = 10_000_000, MOST_USES = 100;

export class Running {
  #model;
  /** The invitation whose QR code is shown. */
  #shown = signal('');
  /** The end that is asked about. */
  #ending = signal(/** @type {'' | 'leave' | 'delete'} */ (''));

  /** @param {import('./model.js').GroupModel} model */
  constructor(model) { this.#model = model; }

  #invite = event => {
    event.preventDefault();
    const maxUses = Math.max(0, Math.trunc(Number(event.target.elements.uses.value)));
    return this.#model.inGroup(SocialService.createGroupInvitation, {maxUses}, t('invitations.made'), this.#model.invitations);
  };

  invite() {
    const model = this.#model, {value} = model.invitations.state;
    return card('invite', h('p', {class: 'remark'}, t('groups.inviteHow')),
      h('form', {novalidate: true, onsubmit: this.#invite}, box('uses', t('groups.uses'), {type: 'number', inputmode: 'numeric', min: 1, max: MOST_USES, value: '1'}),
        h('div', {class: 'buttons'}, h('button', {class: 'button small'}, t('people.makeLink')))),
      missing(model.invitations.state, () => model.again(model.invitations))
        ?? (!!value?.invitations.length && h('ul', {'aria-label': t('people.open')}, value.invitations.map(each => this.#invitation(each)))));
  }

  /** @param {import('./model.js').GroupInvitation} invitation */
  #invitation({invitationId, code, usesLeft, expireTime}) {
    const model = this.#model, end = toDate(expireTime), isShown = this.#shown.value === invitationId;
    const address = new URL(`/groups/${encodeURIComponent(code)}`, location.origin).href;
    return h('li', {class: 'row', key: invitationId}, h('b', {class: 'label secret'}, code),
      h('small', null, t('groups.usesLeft', {count: usesLeft}), end && ` · ${t('invitations.state.valid', {date: date(end, {dateStyle: 'medium'})})}`),
      h('div', {class: 'buttons'}, h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(address)}, t('people.copyLink')),
        h('button', {class: 'link', type: 'button', 'aria-expanded': String(isShown), onclick: () => { this.#shown.value = isShown ? '' : invitationId; }}, t('people.qr')),
        h('button', {class: 'link', type: 'button', 'aria-label': t('invitations.revokeOne', {name: code}),
          onclick: () => model.inGroup(SocialService.revokeGroupInvitation, {invitationId}, t('invitations.revoked'), model.invitations)}, t('invitations.revoke'))),
      isShown && qrCode(address, t('people.qrOf', {code})));
  }

  /** @param {import('./model.js').Group} group */
  settings({settings}) {
    const model = /** @type {any} */ (this.#model), part = /** @type {any} */ ('settings');
    return card('settings', row(model, {name: 'name', label: t('groups.name')}, h('input', {id: 'name', name: 'name', value: settings?.name, maxlength: 100, autocomplete: 'off',
      'aria-describedby': described(model, 'name', ''), 'aria-invalid': model.wrong.value.name ? 'true' : null, onchange: event => model.change('settings', 'name', event.target.value)})),
    amount(model, part, 'sizeLimit', settings?.sizeLimit ?? 0, {label: t('groups.sizeLimit'), least: LEAST_SIZE, most: MOST_SIZE}),
    amount(model, part, 'weeklyGoal', settings?.weeklyGoal ?? 0, {label: t('groups.weeklyGoal'), hint: t('groups.goalHint'), least: 0, most: MOST_GOAL, isOptional: true}));
  }

  /** @param {import('./model.js').Group} group */
  end({role, settings}) {
    const name = settings?.name ?? '', ending = this.#ending.value, stay = () => { this.#ending.value = ''; };
    const steps = /** @type {('leave' | 'delete')[]} */ (role === GroupRole.OWNER ? ['leave', 'delete'] : ['leave']);
    const act = async () => {
      const [method, words] = ending === 'leave' ? [SocialService.leaveGroup, t('groups.left')] : [SocialService.deleteGroup, t('groups.deleted')];
      if (await this.#model.inGroup(method, {}, words)) await go('/groups', {replace: true});
    };
    return card('end', ending ? ask(t(`groups.${ending}`), t(`groups.${ending}Ask`, {name}), t(`groups.${ending}`), act, stay)
      : [h('p', {class: 'remark'}, t('groups.endHow')), h('div', {class: 'buttons'}, steps.map(step => h('button', {class: 'link', key: step, type: 'button',
        'aria-label': t(`groups.${step}It`), onclick: () => { this.#ending.value = step; }}, t(`groups.${step}`))))]);
  }
}
