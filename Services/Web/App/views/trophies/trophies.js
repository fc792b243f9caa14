// @ts-check
// The hall: the latest trophy with its proof, the others, empty niches for those to come, medals, the level. What is earned
// while it is open arrives by itself.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {toDate} from '../../core/proto.js';
import {watch} from '../../core/watch.js';
import {calendarDay, date, language, number, relativeDay, t, timeZone} from '../../core/words.js';
import {AwardState, TrophiesService} from '../../Generated/trophies.js';
import {announce, failure} from '../../parts/shell.js';
import {progress} from '../../parts/charts.js';
import {partOf} from '../../parts/exercises.js';
import {emblem, medalMetal} from '../../parts/pictures.js';
import {proof, provingSession} from './proof.js';

/** @typedef {import('../../Generated/trophies.js').Award} Award */

/** What trophies.proto gives for a date with counted reps. */
const POINTS_A_DATE = 10;

class Trophies extends View {
  #hall = resource(async gone => {
    const options = {signal: gone};
    const [awards, {progress}, level, {medals}, history] = await Promise.all([
      allAwards(gone), call(TrophiesService.getTrophyProgress, {timeZone}, options), call(TrophiesService.explainLevel, {}, options),
      call(TrophiesService.listCurrentMedals, {timeZone}, options), call(TrophiesService.listMedalHistory, {}, options),
    ]);
    return {awards, progress, level, worn: medals, history};
  });
  #session = resource(gone => provingSession(this.#hall.state.value?.awards[0], gone));
  /** Ids of awards that nobody has seen before. */
  #fresh = signal(/** @type {Set<string>} */ (new Set()));
  #cursor = '';

  start() { this.begin(); }

  begin = async () => {
    await this.load();
    if (!this.gone.aborted && this.#hall.state.value) {
      watch(TrophiesService.watchAwards, () => ({cursor: this.#cursor, includeLevels: true}), this.take, this.gone);
    }
  };

  load = async () => {
    await this.#hall.load(this.gone);
    const awards = this.#hall.state.value?.awards ?? [];
    if (awards.length > 0) this.#session.load(this.gone);
    for (const award of awards) this.see(award);
  };

  /** Lets only one device celebrate an award. @param {Award} award */
  see({awardId, seen}) {
    if (seen || this.#fresh.peek().has(awardId)) return;
    this.#fresh.value = new Set([...this.#fresh.peek(), awardId]);
    call(TrophiesService.acknowledgeAward, {awardId}).catch(() => { /* It is celebrated once more. */ });
  }

  /** @param {import('../../Generated/trophies.js').WatchAwardsResponse} answer */
  take = ({award, level, cursor}) => {
    this.#cursor = cursor;
    const known = this.#hall.state.value?.awards ?? [];
    const same = known.find(({awardId}) => awardId === award?.awardId);
    if (award && (!same || same.state !== award.state)) {
      if (award.state !== AwardState.REVOKED) announce(t('trophies.arrived', {title: award.trophy?.title}));
      // What is missing for the others has changed with it.
      this.load();
    } else if (level && level.number > (this.#hall.state.value?.level.level?.number ?? 0)) {
      this.load();
    }
  };

  render() {
    void language.value;
    const {value, error} = this.#hall.state;
    const earned = value?.awards.length ?? 0, all = earned + (value?.progress.length ?? 0);
    const head = h('header', {class: 'hall-head'}, h('h1', null, t('trophies.title')),
      value && h('p', null, h('b', null, number(earned)), ' ', t('trophies.ofAll', {all})));
    if (!value) {
      return h('div', {class: 'trophies', 'aria-busy': error ? null : 'true'}, head, error ? failure(error, this.begin) : [
        h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
        h('div', {class: 'left'}, h('div', {class: 'hall bone'})),
        h('ul', {class: 'niches'}, Array.from({length: 6}, (_, index) => h('li', {key: String(index)}, h('div', {class: 'bone niche'}))))]);
    }
    return h('div', {class: 'trophies'}, head,
      h('div', {class: 'left'}, this.latest(value.awards[0]), value.level.level && this.level(value.level.level, value.level)),
      h('div', {class: 'right'},
        h('div', {class: 'section'}, h('h2', null, t('trophies.hall')), h('span', null, t('trophies.proven'))),
        this.niches(value),
        this.medals(value)),
      error && failure(error, this.load));
  }

  /** @param {Award | undefined} award */
  latest(award) {
    if (!award?.trophy) {
      return h('section', {class: 'hall none', 'aria-label': t('trophies.latest')}, emblem(firstTrophy, {size: 150, earned: false}),
        h('h2', null, t('trophies.emptyTitle')), h('p', null, t('trophies.empty')), h('a', {class: 'button', href: '/set'}, t('nav.set')));
    }
    const {trophy} = award;
    return h('section', {class: this.#fresh.value.has(award.awardId) ? 'hall fresh' : 'hall', 'aria-label': t('trophies.latest')},
      h('a', {href: `/trophies/${encodeURIComponent(trophy.trophyId)}`}, emblem(trophy, {size: 160}), h('h2', null, trophy.title)),
      h('p', null, trophy.description), proof(award, this.#session.state.value));
  }

  /** @param {import('../../Generated/trophies.js').Level} level
   *  @param {import('../../Generated/trophies.js').ExplainLevelResponse} sources of its points */
  level({number: rank, experience, threshold, nextThreshold, regainedAt}, {verifiedReps, activeDates, trophyExperience}) {
    const part = nextThreshold > threshold ? (experience - threshold) / (nextThreshold - threshold) : 1;
    return h('section', {class: 'card level', 'aria-label': t('trophies.level')},
      h('span', {class: 'rank', 'aria-hidden': 'true'}, number(rank)),
      h('b', null, t('shell.titan', {level: rank})), progress(part, t('trophies.toNext', {level: rank + 1})),
      h('small', null, t('trophies.points', {points: experience, rest: Math.max(0, nextThreshold - experience)})),
      regainedAt > 0 && h('p', {class: 'remark'}, t('level.regained', {points: regainedAt})),
      h('details', null, h('summary', null, t('level.why')), h('dl', null,
        source(t('level.reps', {count: verifiedReps}), verifiedReps), source(t('level.dates', {count: activeDates}), activeDates * POINTS_A_DATE),
        source(t('level.trophies'), trophyExperience))));
  }

  niches({awards, progress: locked}) {
    const today = new Date();
    return h('ul', {class: 'niches'},
      awards.map(({awardId, trophy, earnTime}) => h('li', {key: awardId, class: this.#fresh.value.has(awardId) ? 'fresh' : null},
        h('a', {href: `/trophies/${encodeURIComponent(trophy.trophyId)}`}, emblem(trophy, {size: 78}), h('b', null, trophy.title),
          h('small', null, relativeDay(/** @type {Date} */ (toDate(earnTime)), today))))),
      locked.map(({trophy, current, target, percent}) => h('li', {key: trophy.trophyId, class: 'locked'},
        h('a', {href: `/trophies/${encodeURIComponent(trophy.trophyId)}`}, emblem(trophy, {size: 78, earned: false}), h('b', null, trophy.title),
          progress(percent / 100, trophy.title), h('small', null, partOf(trophy, current, target))))));
  }

  medals({worn, history}) {
    const isWorn = new Set(worn.map(({medalId}) => medalId));
    return [
      h('div', {class: 'section'}, h('h2', null, t('trophies.medals')), worn.length > 0 && h('span', null, t('trophies.worn', {count: worn.length}))),
      history.medals.length === 0 ? h('p', {class: 'none-yet'}, t('trophies.noMedals'))
        : h('ul', {class: 'medal-list'}, history.medals.map(({medalId, title, threshold, count}) => h('li', {key: medalId, class: isWorn.has(medalId) ? 'worn' : null},
          h('span', {class: `disc ${medalMetal(medalId, threshold)}`, 'aria-hidden': 'true'}, threshold),
          h('b', null, title), h('small', null, isWorn.has(medalId) ? t('trophies.wornToday', {count}) : t('trophies.times', {count}))))),
      history.days.length > 0 && h('details', {class: 'history'}, h('summary', null, t('trophies.history')),
        h('ul', null, history.days.slice(0, 60).map(({localDate, medalIds}) => h('li', {key: localDate},
          h('time', {datetime: localDate}, date(calendarDay(localDate), {weekday: 'short', day: 'numeric', month: 'long'})),
          h('span', null, medalIds.map(id => history.medals.find(({medalId}) => medalId === id)?.title ?? id).join(' · ')))))),
    ];
  }
}

/** @param {string} words @param {number} points */
const source = (words, points) => h('div', {key: words}, h('dt', null, words), h('dd', null, t('week.points', {count: points})));

/** @param {AbortSignal} signal @returns {Promise<Award[]>} */
async function allAwards(signal) {
  const awards = [];
  let pageToken = '';
  do {
    const page = await call(TrophiesService.listAwards, {pageSize: 200, pageToken}, {signal});
    awards.push(...page.awards);
    pageToken = page.nextPageToken;
  } while (pageToken);
  return awards;
}

/** What fills the first niche. */
const firstTrophy = /** @type {import('../../Generated/trophies.js').Trophy} */ (/** @type {unknown} */ (
  {metric: 1, scope: 1, threshold: 5, windowMs: 0, experience: 0}));

customElements.define('titan-trophies', Trophies);
