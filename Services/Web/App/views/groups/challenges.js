// @ts-check
// The challenges of a group: what counts, from when until when, and the way to the board of each.

import {h, signal} from '../../core/element.js';
import {t} from '../../core/words.js';
import {BoardPeriod, ChallengeRule, SocialService} from '../../Generated/social.js';
import {localDay} from '../reminders/series.js';
import {ask, box, card, day, missing} from './parts.js';

/** How the page names rules. */
const rules = {[ChallengeRule.REPS]: 'reps', [ChallengeRule.DAYS]: 'days', [ChallengeRule.SESSIONS]: 'sessions'};
/** How long a challenge is unless somebody says otherwise, in days. */
const LENGTH = 14;

export class Challenges {
  #model;
  #isOpen = signal(false);
  /** The challenge that is about to go. */
  #deleting = signal('');

  /** @param {import('./model.js').GroupModel} model */
  constructor(model) { this.#model = model; }

  #make = async event => {
    event.preventDefault();
    const {title, rule, first, last, target} = event.target.elements;
    const challenge = {title: title.value.trim(), rule: Number(rule.value), firstLocalDate: first.value, lastLocalDate: last.value,
      target: Math.max(0, Math.trunc(Number(target.value)))};
    if (await this.#model.inGroup(SocialService.createChallenge, {challenge}, t('groups.challengeMade'), this.#model.challenges)) this.#isOpen.value = false;
  };

  /** @param {boolean} runs whether the caller runs the group */
  card(runs) {
    const model = this.#model, {value} = model.challenges.state;
    return card('challenges', missing(model.challenges.state, () => model.again(model.challenges))
      ?? (value?.challenges.length ? h('ul', null, value.challenges.map(each => this.#challenge(each, runs))) : h('p', {class: 'muted'}, t('groups.noChallenges'))),
    runs && (this.#isOpen.value ? this.#form()
      : h('div', {class: 'buttons', key: 'open'}, h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isOpen.value = true; }}, t('groups.newChallenge')))));
  }

  /** @param {import('./model.js').Challenge} challenge @param {boolean} runs */
  #challenge({challengeId, title, rule, firstLocalDate, lastLocalDate, target}, runs) {
    const model = this.#model, isShown = model.of.value.challengeId === challengeId, stay = () => { this.#deleting.value = ''; };
    const remove = async () => {
      if (await model.inGroup(SocialService.deleteChallenge, {challengeId}, t('groups.challengeDeleted'), model.challenges) && isShown) model.show({period: BoardPeriod.WEEK, challengeId: ''});
    };
    return h('li', {class: 'row', key: challengeId}, h('h3', null, title), h('small', null, t('groups.span', {first: day(firstLocalDate), last: day(lastLocalDate)})),
      h('p', null, t(`groups.rule.${rules[rule]}`), target > 0 && ` · ${t('groups.target', {count: target})}`),
      this.#deleting.value === challengeId ? ask(t('groups.deleteOne', {name: title}), t('groups.deleteChallengeAsk', {name: title}), t('groups.delete'), remove, stay)
        : h('div', {class: 'buttons'},
          h('button', {class: 'button quiet small', type: 'button', 'aria-pressed': String(isShown), 'aria-label': t('groups.boardOne', {name: title}),
            onclick: () => model.show({period: BoardPeriod.WEEK, challengeId})}, t('groups.section.board')),
          runs && h('button', {class: 'link', type: 'button', 'aria-label': t('groups.deleteOne', {name: title}), onclick: () => { this.#deleting.value = challengeId; }}, t('groups.delete'))));
  }

  #form() {
    const today = new Date(), last = new Date(today.getFullYear(), today.getMonth(), today.getDate() + LENGTH - 1);
    return h('form', {key: 'form', novalidate: true, onsubmit: this.#make}, box('title', t('groups.challengeTitle'), {maxlength: 100, ref: input => input.focus()}),
      h('div', {class: 'row', key: 'rule'}, h('label', {class: 'label', for: 'rule'}, t('groups.rule')),
        h('select', {id: 'rule', name: 'rule'}, Object.entries(rules).map(([value, name]) => h('option', {key: value, value}, t(`groups.rule.${name}`))))),
      box('first', t('groups.first'), {type: 'date', value: localDay(today)}), box('last', t('groups.last'), {type: 'date', value: localDay(last)}),
      box('target', t('groups.targetLabel'), {type: 'number', inputmode: 'numeric', min: 0, max: 10_000_000}, t('groups.targetHint')),
      h('div', {class: 'buttons'}, h('button', {class: 'button small'}, t('groups.makeChallenge')),
        h('button', {class: 'button quiet small', type: 'button', onclick: () => { this.#isOpen.value = false; }}, t('groups.cancel'))));
  }
}
