// @ts-check
// Training partners: who they are and what they show, invitations, and what one shows oneself.

import {View, h, signal} from '../../core/element.js';
import {toDate} from '../../core/proto.js';
import {keepFresh, person} from '../../core/store.js';
import {date, language, t} from '../../core/words.js';
import {SocialService} from '../../Generated/social.js';
import {qrCode} from '../../parts/qr.js';
import {failure} from '../../parts/shell.js';
import {copy} from '../account/copy.js';
import {described, row, toggle} from '../profile/rows.js';
import {PeopleModel} from './model.js';

/** @typedef {import('./model.js').Partner} Partner */
/** @typedef {import('./model.js').Invitation} Invitation */
/** @typedef {import('./model.js').ReceivedInvitation} ReceivedInvitation */

class People extends View {
  #model = new PeopleModel(() => this.gone);
  /** The partner who is about to go, and how. */
  #leaving = signal(/** @type {{id: string, step: 'end' | 'block'} | null} */ (null));
  /** The invitation whose QR code is shown. */
  #shown = signal('');

  start() {
    keepFresh(this.#model.refresh, this.gone);
    this.#model.load();
  }

  render() {
    void language.value;
    const model = this.#model, {value, error} = model.partners.state, refused = model.refused.value;
    return h('div', {class: 'you partners'}, h('header', {class: 'you-head'}, h('h1', null, t('people.title'))),
      h('div', {class: 'column'}, refused && h('p', {class: 'said', role: 'alert', key: 'refused'}, refused), this.#received(),
        card('partners', error ? failure(error, () => model.again(model.partners)) : !value ? h('p', {class: 'muted', role: 'status'}, t('state.loading'))
          : value.partners.length === 0 ? h('p', {class: 'muted'}, t('people.none')) : h('ul', null, value.partners.map(each => this.#partner(each)))),
        card('groups', h('p', {class: 'remark'}, t('groups.how')), h('a', {class: 'button quiet small', href: '/groups'}, t('groups.title')))),
      h('div', {class: 'column'}, this.#sharing(), this.#invite(), this.#blocks()));
  }

  /** @param {Partner} partner */
  #partner({partnerId, displayName, createTime, pushUps, streak, practices}) {
    const since = toDate(createTime), leaving = this.#leaving.value;
    const facts = [pushUps && t('people.pushUps', {count: pushUps.totalReps}), streak && t('people.streak', {count: streak.current}),
      practices && t('people.practices', {count: practices.count})].filter(Boolean);
    return h('li', {class: 'row', key: partnerId},
      h('h3', null, displayName), since && h('small', null, t('people.since', {date: date(since, {dateStyle: 'medium'})})),
      facts.length > 0 ? facts.map(words => h('p', {key: words}, words)) : h('p', {class: 'muted'}, t('people.showsNothing')),
      leaving?.id === partnerId ? this.#ask(displayName, leaving)
        : h('div', {class: 'buttons'}, ['end', 'block'].map(step => h('button', {class: 'link', key: step, type: 'button',
          'aria-label': t(`people.${step}One`, {name: displayName}), onclick: () => { this.#leaving.value = {id: partnerId, step: /** @type {any} */ (step)}; }}, t(`people.${step}`)))));
  }

  /** @param {string} name @param {{id: string, step: 'end' | 'block'}} leaving */
  #ask(name, {id, step}) {
    const model = this.#model, stay = () => { this.#leaving.value = null; };
    const leave = async () => {
      stay();
      if (step === 'end') await model.step(SocialService.endPartnership, {partnerId: id}, t('people.ended'), model.partners);
      else await model.step(SocialService.blockPerson, {partnerId: id}, t('people.blocked'), model.partners, model.blocks);
    };
    return h('div', {class: 'ask', role: 'group', 'aria-label': t(`people.${step}One`, {name})}, h('p', null, t(`people.${step}Ask`, {name})),
      h('div', {class: 'buttons'}, h('button', {class: 'button small', type: 'button', onclick: leave}, t(`people.${step}`)),
        h('button', {class: 'button quiet small', type: 'button', ref: button => button.focus(), onclick: stay}, t('people.keep'))));
  }

  #received() {
    const model = this.#model, {value, error} = model.received.state;
    if (error) return card('received', failure(error, () => model.again(model.received)));
    if (!value?.invitations.length) return null;
    const answer = (method, request, words, ...parts) => model.step(method, request, words, model.received, ...parts);
    return card('received', h('ul', null, value.invitations.map(({invitationId, displayName}) => h('li', {class: 'row', key: invitationId},
      h('p', null, t('people.invitesYou', {name: displayName})),
      h('div', {class: 'buttons'},
        h('button', {class: 'button small', type: 'button', onclick: () => answer(SocialService.acceptInvitation, {invitationId}, t('people.accepted'), model.partners)}, t('people.accept')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => answer(SocialService.declineInvitation, {invitationId}, t('people.declined'))}, t('people.decline')),
        h('button', {class: 'link', type: 'button', onclick: () => answer(SocialService.blockPerson, {invitationId}, t('people.blocked'), model.blocks)}, t('people.block')))))));
  }

  #sharing() {
    const model = this.#model, {value, error} = model.sharing.state;
    if (!value?.sharing) return card('shared', error ? failure(error, () => model.again(model.sharing)) : h('p', {class: 'muted', role: 'status'}, t('state.loading')));
    const {sharing} = value, rows = /** @type {any} */ (model);
    return card('shared', h('p', {class: 'remark'}, t('people.sharedHow')), nameRow(model, sharing.displayName),
      toggle(rows, /** @type {any} */ ('sharing'), 'pushUps', sharing.pushUps, t('people.share.pushUps')),
      toggle(rows, /** @type {any} */ ('sharing'), 'streak', sharing.streak, t('people.share.streak')),
      toggle(rows, /** @type {any} */ ('sharing'), 'practices', sharing.practices, t('people.share.practices')));
  }

  #invite() {
    const model = this.#model, {value, error} = model.sent.state;
    const byAddress = async event => {
      event.preventDefault();
      const form = event.target, email = form.elements.email.value.trim();
      if (email && await model.step(SocialService.createInvitation, {email}, t('people.invited'), model.sent)) form.reset();
    };
    return card('invite', h('p', {class: 'remark'}, t('people.inviteHow')),
      h('button', {class: 'button', type: 'button', onclick: () => model.step(SocialService.createInvitation, {email: ''}, t('invitations.made'), model.sent)}, t('people.makeLink')),
      h('form', {class: 'row', novalidate: true, onsubmit: byAddress}, h('label', {class: 'label', for: 'email'}, t('people.byAddress')),
        h('div', {class: 'with-button'}, h('input', {id: 'email', name: 'email', type: 'email', autocomplete: 'off', 'aria-describedby': 'email-hint'}),
          h('button', {class: 'button quiet small'}, t('people.inviteAddress'))), h('p', {class: 'hint', id: 'email-hint'}, t('people.addressHint'))),
      error ? failure(error, () => model.again(model.sent)) : !!value?.invitations.length && h('ul', {'aria-label': t('people.open')}, value.invitations.map(each => this.#sent(each))));
  }

  /** @param {Invitation} invitation */
  #sent({invitationId, code, email, expireTime}) {
    const model = this.#model, end = toDate(expireTime), address = code && invitationAddress(code), isShown = this.#shown.value === invitationId;
    return h('li', {class: 'row', key: invitationId},
      h('b', {class: 'label secret'}, code || email), end && h('small', null, t('invitations.state.valid', {date: date(end, {dateStyle: 'medium'})})),
      h('div', {class: 'buttons'},
        address && [h('button', {class: 'button quiet small', type: 'button', onclick: () => copy(address)}, t('people.copyLink')),
          h('button', {class: 'link', type: 'button', 'aria-expanded': String(isShown), onclick: () => { this.#shown.value = isShown ? '' : invitationId; }}, t('people.qr'))],
        h('button', {class: 'link', type: 'button', 'aria-label': t('invitations.revokeOne', {name: code || email}),
          onclick: () => model.step(SocialService.revokeInvitation, {invitationId}, t('invitations.revoked'), model.sent)}, t('invitations.revoke'))),
      address && isShown && qrCode(address, t('people.qrOf', {code})));
  }

  #blocks() {
    const model = this.#model, {value, error} = model.blocks.state;
    if (error) return card('blocks', failure(error, () => model.again(model.blocks)));
    if (!value?.blocks.length) return null;
    return card('blocks', h('ul', null, value.blocks.map(({blockId, displayName}) => h('li', {class: 'row across', key: blockId}, h('span', {class: 'label'}, displayName),
      h('button', {class: 'link', type: 'button', 'aria-label': t('people.unblockOne', {name: displayName}),
        onclick: () => model.step(SocialService.unblock, {blockId}, t('people.unblocked'), model.blocks, model.received)}, t('people.unblock'))))));
  }
}

/** @param {string} id @param {any[]} content */
const card = (id, ...content) => h('section', {class: 'card rows', key: id, 'aria-labelledby': `${id}-title`},
  h('header', null, h('h2', {id: `${id}-title`}, t(`people.section.${id}`))), content);

/** The name among partners, for which the profile's is proposed. @param {PeopleModel} model @param {string} name */
export function nameRow(model, name) {
  const rows = /** @type {any} */ (model), proposed = person.value?.displayName ?? '';
  return [row(rows, {name: 'displayName', label: t('people.name'), hint: t('people.nameHint')},
    h('input', {id: 'displayName', name: 'displayName', value: name, placeholder: proposed, maxlength: 100, autocomplete: 'name',
      'aria-describedby': described(rows, 'displayName', 'hint'), 'aria-invalid': model.wrong.value.displayName ? 'true' : null,
      onchange: event => model.change('sharing', 'displayName', event.target.value)})),
  !name && proposed && h('button', {class: 'button quiet small', key: 'useName', type: 'button', onclick: () => model.change('sharing', 'displayName', proposed)}, t('people.useName', {name: proposed}))];
}

/** Where an invitation leads. @param {string} code */
const invitationAddress = code => new URL(`/people/${encodeURIComponent(code)}`, location.origin).href;

customElements.define('titan-people', People);
