// @ts-check
// What a public link shows to anybody: one award and its evidence, and whether the signature under both is right.

import {View, h, resource} from '../../core/element.js';
import {place} from '../../core/router.js';
import {call} from '../../core/rpc.js';
import {calendarDay, date, language, number, t} from '../../core/words.js';
import {nameOf} from '../../core/proto.js';
import {Evidence} from '../../Generated/sessions.js';
import {TrophiesService} from '../../Generated/trophies.js';
import {failure} from '../../parts/shell.js';
import {amountOf, exerciseOf} from '../../parts/exercises.js';
import {emblem, seal, sign} from '../../parts/pictures.js';
import {StatementProblem, verify} from './statement.js';

/** @typedef {import('./statement.js').Claims} Claims */

class SharedAward extends View {
  #award = resource(async gone => {
    const token = place.peek()?.params.token ?? '';
    try {
      const [{statementJws}, {keys}] = await Promise.all([
        call(TrophiesService.getSharedAward, {token}, {signal: gone}), call(TrophiesService.getAwardKeys, {}, {signal: gone})]);
      return {claims: await verify(statementJws, keys)};
    } catch (error) {
      if (error instanceof StatementProblem) return {problem: error.reason};
      if (/** @type {any} */ (error).reason === 'AWARD_LINK_UNKNOWN') return {isUnknown: true};
      throw error;
    }
  });

  start() { this.load(); }
  load = () => this.#award.load(this.gone);

  render() {
    void language.value;
    const {value, error} = this.#award.state;
    return h('div', {class: 'trophy shared'}, h('a', {class: 'brand', href: '/', 'aria-label': t('shared.home')}, sign(), 'TitanUp'),
      value?.claims ? valid(value.claims) : value ? this.#refusal(value.isUnknown ? 'UNKNOWN' : /** @type {string} */ (value.problem))
        : [h('h1', {class: 'hidden'}, t('shared.title')), error ? failure(error, this.load) : [h('p', {class: 'hidden', role: 'status'}, t('state.loading')), h('div', {class: 'hall bone'})]]);
  }

  /** Nothing of a statement that isn't believed is shown. @param {string} why */
  #refusal(why) {
    return h('section', {class: 'card state refused', 'data-verdict': why}, h('h1', null, t(why === 'UNKNOWN' ? 'shared.unknownTitle' : why === 'UNABLE' ? 'shared.unableTitle' : 'shared.wrongTitle')),
      h('p', {role: 'status'}, t(`shared.why.${why}`)), h('a', {class: 'button small', href: '/'}, t('shared.start')));
  }
}

/** @param {Claims} claims */
function valid({title, description, rule, trophy, name, earned_on: earnedOn, evidence, jti, iat}) {
  const {sessions, reps, dates, latest, first_rep: first, last_rep: last} = evidence;
  const shown = /** @type {any} */ ({trophyId: trophy, metric: rule.metric, scope: rule.scope, threshold: rule.threshold, windowMs: rule.window_ms, experience: rule.experience, exercise: rule.exercise});
  const exercise = exerciseOf(rule.exercise), isPushUp = exercise === 'PUSH_UP';
  const day = (/** @type {string} */ localDate) => date(calendarDay(localDate), {day: 'numeric', month: 'long', year: 'numeric'});
  return [
    h('section', {class: 'hall', 'data-verdict': 'VALID'}, emblem(shown, {size: 190}), h('h1', null, title[language.value] ?? title.en), h('p', null, description[language.value] ?? description.en),
      h('p', {class: 'whose'}, name ? t('shared.earnedBy', {name, date: day(earnedOn)}) : t('shared.earned', {date: day(earnedOn)})),
      h('div', {class: 'proof'}, h('div', null, seal(t('shared.valid')), h('p', {role: 'status'}, t('shared.validText'))))),
    h('section', {class: 'card evidence', 'aria-labelledby': 'evidence'}, h('header', null, h('h2', {id: 'evidence'}, t('shared.evidence'))),
      h('p', null, isPushUp ? t('shared.sum', {reps, sessions}) : t('shared.sumOf', {amount: amountOf(exercise, reps), practices: sessions}), dates > 1 && ` ${t('shared.dates', {count: dates})}`, first && last ? ` ${t('proof.run', {first, last})}.` : ''),
      h('ul', null, latest.toReversed().map(([localDate, count, how], index) => h('li', {key: String(index)},
        h('b', null, isPushUp ? t('session.pushUps', {count}) : amountOf(exercise, count)), h('span', null, day(localDate)), h('span', null, how <= Evidence.VERIFIED_DIGEST ? t('session.mark.verified') : t(`session.mark.${nameOf(Evidence, how)}`))))),
      sessions > latest.length && h('p', {class: 'muted'}, t('shared.more', {count: number(sessions - latest.length)})),
      h('p', {class: 'faint'}, t('shared.id', {id: jti.slice(0, 8), time: date(new Date(iat * 1000), {dateStyle: 'long', timeStyle: 'short'})}))),
    h('p', {class: 'worth'}, t('shared.privacy')),
  ];
}

customElements.define('titan-shared-award', SharedAward);
