// @ts-check
// One trophy: what earns it, and why it was earned or how close one came.

import {View, h, resource} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {place} from '../../core/router.js';
import {calendarDay, date, language, t, timeZone} from '../../core/words.js';
import {AwardState, TrophiesService} from '../../Generated/trophies.js';
import {failure} from '../../parts/shell.js';
import {progress} from '../../parts/charts.js';
import {partOf} from '../../parts/exercises.js';
import {emblem, icon} from '../../parts/pictures.js';
import {ofAward} from '../share/content.js';
import '../share/share.js';
import {proof, provingSession} from './proof.js';


class TrophyView extends View {
  #trophy = resource(async gone => {
    const trophyId = place.peek()?.params.id ?? '';
    const explained = await call(TrophiesService.explainAward, {trophyId}, {signal: gone});
    const isEarned = explained.award !== undefined && explained.award.state !== AwardState.REVOKED;
    const [session, way] = await Promise.all([
      isEarned ? provingSession(explained.award, gone) : undefined,
      isEarned ? undefined : call(TrophiesService.getTrophyProgress, {timeZone}, {signal: gone}),
    ]);
    return {...explained, isEarned, session, way: way?.progress.find(({trophy}) => trophy?.trophyId === trophyId)};
  });

  start() { this.load(); }
  load = () => this.#trophy.load(this.gone);

  render() {
    void language.value;
    const {value, error} = this.#trophy.state;
    const back = h('a', {class: 'back', href: '/trophies'}, icon('back'), t('trophies.title'));
    if (!value) {
      return h('div', {class: 'trophy'}, back, h('h1', {class: 'hidden'}, t('trophy.title')),
        error ? failure(error, this.load) : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'hall bone'})]);
    }
    const {trophy, award, isEarned, session, way, nearMisses} = value;
    if (!trophy) return [];
    return h('div', {class: 'trophy'}, back,
      h('section', {class: isEarned ? 'hall' : 'hall none'}, emblem(trophy, {size: 190, earned: isEarned}), h('h1', null, trophy.title), h('p', null, trophy.description),
        isEarned && award ? proof(award, session) : null,
        way && h('div', {class: 'way'}, progress(way.percent / 100, trophy.title),
          h('p', null, h('b', null, partOf(trophy, way.current, way.target)), ' · ', way.nextHint),
          way.unverifiedCurrent > way.current && h('p', null, t('trophy.unverified', {count: way.unverifiedCurrent}))),
        award?.state === AwardState.REVOKED && h('p', {class: 'revoked'}, t('trophy.revoked')),
        award?.state === AwardState.GRANDFATHERED && h('p', null, t('trophy.grandfathered'))),
      isEarned && award && h('titan-share', {key: 'share', '.subject': ofAward(trophy, award, session)}),
      !isEarned && nearMisses.length > 0 && h('section', {class: 'card misses'}, h('header', null, h('h2', null, t('trophy.nearMisses'))),
        h('ul', null, nearMisses.map(({value: reached, unverifiedValue, localDates}, index) => h('li', {key: String(index)},
          h('b', null, partOf(trophy, reached, trophy.threshold)),
          h('span', null, localDates.length > 0 ? date(calendarDay(localDates[localDates.length - 1]), {weekday: 'long', day: 'numeric', month: 'long'}) : '',
            unverifiedValue > reached ? ` · ${t('trophy.unverified', {count: unverifiedValue})}` : ''))))),
      h('p', {class: 'worth'}, trophy.experience > 0 && t('trophy.worth', {points: trophy.experience})));
  }
}

customElements.define('titan-trophy', TrophyView);
