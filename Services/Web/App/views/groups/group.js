// @ts-check
// One group: its week, who is ahead, and what its members did.

import {View, h} from '../../core/element.js';
import {place} from '../../core/router.js';
import {keepFresh} from '../../core/store.js';
import {calendarDay, language, number, relativeDay, t} from '../../core/words.js';
import {BoardPeriod} from '../../Generated/social.js';
import {icon} from '../../parts/pictures.js';
import {failure} from '../../parts/shell.js';
import {select, toggle} from '../profile/rows.js';
import {Challenges} from './challenges.js';
import {Members} from './members.js';
import {GroupModel, motionKey, runs} from './model.js';
import {card, day, goal, missing, more} from './parts.js';
import {Running} from './running.js';

/** The periods of boards, as the page names them. */
const periods = /** @type {[number, string][]} */ ([[BoardPeriod.WEEK, 'week'], [BoardPeriod.MONTH, 'month'], [BoardPeriod.LAST_WEEK, 'lastWeek'], [BoardPeriod.LAST_MONTH, 'lastMonth']]);

class GroupView extends View {
  #model = new GroupModel(place.peek()?.params.id ?? '', () => this.gone);
  #challenges = new Challenges(this.#model);
  #members = new Members(this.#model);
  #running = new Running(this.#model);

  start() {
    keepFresh(this.#model.load, this.gone);
    this.#model.load();
  }

  render() {
    void language.value;
    const model = this.#model, {value, error} = model.group.state, group = value?.group, refused = model.refused.value;
    const head = h('header', {class: 'you-head'}, h('a', {class: 'back', href: '/groups'}, icon('back'), t('groups.title')), h('h1', null, group?.settings?.name ?? t('groups.one')));
    if (error) return h('div', {class: 'you groups'}, head, failure(error, model.load));
    if (!group) return h('div', {class: 'you groups'}, head, h('div', {class: 'column'}, missing({}, model.load)));
    return h('div', {class: 'you groups'}, head,
      h('div', {class: 'column'}, refused && h('p', {class: 'said', role: 'alert', key: 'refused'}, refused),
        card('week', goal(group)), this.#board(), this.#motions(), this.#feed()),
      h('div', {class: 'column'}, this.#sharing(group), this.#challenges.card(runs(group)), this.#members.card(group),
        runs(group) && [this.#running.invite(), this.#running.settings(group)], this.#running.end(group)));
  }

  #board() {
    const model = this.#model, {value} = model.board.state, of = model.of.value, challenges = model.challenges.state.value?.challenges ?? [];
    const isThere = value?.asked === of, own = value?.own;
    const take = chosen => model.show(periods.some(([, name]) => name === chosen)
      ? {period: /** @type {any} */ (periods.find(([, name]) => name === chosen))[0], challengeId: ''} : {period: BoardPeriod.WEEK, challengeId: chosen});
    return card('board', select(/** @type {any} */ (model), /** @type {any} */ ('sharing'), 'boardOf', of.challengeId || periods.find(([period]) => period === of.period)?.[1],
      {label: t('groups.boardOf'), take, options: [...periods.map(([, name]) => /** @type {[string, string]} */ ([name, t(`groups.period.${name}`)])),
        ...challenges.map(({challengeId, title}) => /** @type {[string, string]} */ ([challengeId, title]))]}),
    missing({value: isThere && value, error: model.board.state.error}, () => model.again(model.board)) ?? [
      h('p', {class: 'remark'}, t('groups.span', {first: day(value.firstLocalDate), last: day(value.lastLocalDate)})),
      value.entries.length === 0 ? h('p', {class: 'muted'}, t('groups.boardEmpty'))
        : h('ol', {class: 'board', 'aria-label': t('groups.section.board')}, value.entries.map(each => boardRow(each, value.entries))),
      more(model, model.board, value, t('groups.moreBoard')),
      own && !value.entries.some(each => each.isSelf) && h('p', {class: 'label', key: 'own'}, t('groups.ownPlace', {rank: own.rank, total: own.total}))]);
  }

  /** Only there if several members have shown the same motion, and one may know. */
  #motions() {
    const model = this.#model, {value, error} = model.motions.state;
    if (error) return card('motions', missing({error}, () => model.again(model.motions)));
    return !!value?.motions.length && card('motions', h('p', {class: 'remark'}, t('groups.motionsHow')),
      h('ul', null, value.motions.map(each => h('li', {class: 'row', key: motionKey(each)}, each.sets.map(({displayName, isSelf, localDate, reps}, index) =>
        h('p', {key: String(index)}, t('groups.motionSet', {name: isSelf ? t('groups.you') : displayName, day: day(localDate), count: reps})))))),
      more(model, model.motions, value, t('groups.moreMotions')));
  }

  #feed() {
    const model = this.#model, {value} = model.feed.state, today = new Date();
    return card('feed', missing(model.feed.state, () => model.again(model.feed)) ?? [
      value.entries.length === 0 ? h('p', {class: 'muted'}, t('groups.feedEmpty')) : h('ul', null, value.entries.map(each => this.#entry(each, today))),
      more(model, model.feed, value, t('groups.moreFeed'))]);
  }

  /** @param {import('./model.js').FeedEntry} entry @param {Date} today */
  #entry(entry, today) {
    const {entryId, displayName, isSelf, localDate, pushUps, practices, cheers, cheered} = entry;
    const facts = [pushUps && t('groups.pushUps', {count: pushUps.reps, verified: pushUps.verifiedReps}), practices > 0 && t('groups.practices', {count: practices})].filter(Boolean);
    return h('li', {class: 'row across', key: entryId}, h('span', null, h('b', {class: 'label'}, isSelf ? t('groups.you') : displayName),
      h('small', null, relativeDay(calendarDay(localDate), today)), facts.map(words => h('p', {key: words}, words)),
      (isSelf || cheers > 0) && h('small', null, t('groups.cheers', {count: cheers}))),
    !isSelf && h('button', {class: 'button quiet small', type: 'button', 'aria-pressed': String(cheered), 'aria-label': t('groups.cheerOne', {name: displayName, day: day(localDate)}),
      onclick: () => this.#model.cheer(entry)}, t(cheered ? 'groups.cheeredIt' : 'groups.cheer')));
  }

  /** @param {import('./model.js').Group} group */
  #sharing({sharing}) {
    const rows = /** @type {any} */ (this.#model);
    return card('shown', h('p', {class: 'remark'}, t('groups.sharedHow')),
      ['board', 'pushUps', 'practices'].map(field => toggle(rows, /** @type {any} */ ('sharing'), field, sharing?.[field] ?? false, t(`groups.share.${field}`))));
  }
}

/** @param {import('./model.js').BoardEntry} entry @param {import('./model.js').BoardEntry[]} entries */
function boardRow({rank, memberId, displayName, total, isSelf}, entries) {
  const isTied = entries.some(each => each.rank === rank && each.memberId !== memberId);
  return h('li', {class: 'row across', key: memberId, 'aria-current': isSelf ? 'true' : null}, h('span', null,
    h('b', {class: 'label'}, t('groups.place', {rank, name: displayName})), isSelf && h('span', {class: 'chip here'}, t('groups.you')), isTied && h('small', null, t('groups.tied'))),
  h('b', {class: 'figure'}, number(total)));
}

customElements.define('titan-group', GroupView);
