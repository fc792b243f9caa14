// @ts-check
// The streak: how long it is, what protects it, and what each date has done to it.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {onReturn} from '../../core/store.js';
import {language, number, t, timeZone} from '../../core/words.js';
import {SessionsService} from '../../Generated/sessions.js';
import {announce, failure} from '../../parts/shell.js';
import {icon} from '../../parts/pictures.js';
import {calendar, dayBefore, kinds, stretches} from './calendar.js';
import './pauses.js';

/** @typedef {import('../../Generated/sessions.js').StreakDay} StreakDay */

/** Dates that one call explains. */
const SPAN = 90, LONGEST_SPAN = 400;

class StreakView extends View {
  #verifiedOnly = signal(false);
  #streak = resource(async gone => {
    const options = {signal: gone}, verifiedOnly = this.#verifiedOnly.peek(), fromLocalDate = this.#from(verifiedOnly);
    const [{streak, verifiedStreak}, explained, {clock}] = await Promise.all([
      call(SessionsService.getStreak, {timeZone}, options), call(SessionsService.explainStreak, {timeZone, verifiedOnly, fromLocalDate}, options),
      call(SessionsService.getClock, {}, options),
    ]);
    return {streak, verifiedStreak, verifiedOnly, days: explained.days, today: explained.today, firstWeekday: clock?.firstWeekday || 1,
      isWhole: fromLocalDate ? explained.days[0]?.localDate !== fromLocalDate : explained.days.length < SPAN};
  });
  #earlier = signal(/** @type {{loading: boolean, error?: any}} */ ({loading: false}));

  start() {
    onReturn(this.load, this.gone);
    this.load();
  }

  load = () => {
    this.#earlier.value = {loading: false};
    return this.#streak.load(this.gone);
  };

  /** Where to begin when it is loaded anew: with what is shown already. @param {boolean} verifiedOnly */
  #from(verifiedOnly) {
    const {value} = this.#streak.state, shown = value?.verifiedOnly === verifiedOnly ? value.days : [];
    if (shown.length <= SPAN) return '';
    // The newest date may be a day later by now.
    return shown[Math.max(0, shown.length - LONGEST_SPAN + 10)].localDate;
  }

  /** The dates before those that are shown. */
  #loadEarlier = async () => {
    const {value} = this.#streak.state, first = value?.days[0]?.localDate;
    if (!first || this.#earlier.peek().loading) return;
    this.#earlier.value = {loading: true};
    try {
      const request = {timeZone, verifiedOnly: this.#verifiedOnly.peek(), fromLocalDate: dayBefore(first, SPAN), toLocalDate: dayBefore(first, 1)};
      const {days} = await call(SessionsService.explainStreak, request, {signal: this.gone});
      // If it was loaded anew meanwhile, there is nothing to put these before.
      this.#streak.change(current => current.days[0]?.localDate !== first ? current : {...current, days: [...days, ...current.days], isWhole: days.length < SPAN});
      this.#earlier.value = {loading: false};
      announce(t('streak.earlierCame', {count: days.length}));
    } catch (error) {
      if (!this.gone.aborted) this.#earlier.value = {loading: false, error};
    }
  };

  #choose(/** @type {boolean} */ verifiedOnly) {
    this.#verifiedOnly.value = verifiedOnly;
    this.load();
  }

  render() {
    void language.value;
    const {value, error, loading} = this.#streak.state, verifiedOnly = this.#verifiedOnly.value;
    return h('div', {class: 'plain streak', 'aria-busy': loading ? 'true' : null},
      h('header', null, h('h1', null, t('streak.title')),
        h('div', {class: 'segments', role: 'group', 'aria-label': t('statistics.evidence')}, [false, true].map(each => h('button', {
          type: 'button', 'aria-pressed': String(verifiedOnly === each), onclick: () => this.#choose(each)}, t(each ? 'statistics.evidence.verified' : 'statistics.evidence.all'))))),
      error && failure(error, this.load),
      h('div', {class: 'columns'},
        h('div', {key: 'story', class: 'story'}, value ? this.#story(value, verifiedOnly) : !error && [h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
          h('section', {class: 'card'}, ['40%', '80%', '60%'].map(width => h('div', {class: 'bone line', style: {width}})))]),
        h('titan-pauses', {key: 'pauses', '.today': value?.today ?? '', onchanged: this.load}),
        value && value.days.length > 0 && h('section', {key: 'told', class: 'card', 'aria-labelledby': 'told'},
          h('header', null, h('h2', {id: 'told'}, t('streak.told'))), stretches(value.days, value.today))));
  }

  /** @param {any} value @param {boolean} verifiedOnly */
  #story({streak, verifiedStreak, days, today, firstWeekday, isWhole}, verifiedOnly) {
    const shown = verifiedOnly ? verifiedStreak : streak;
    if (days.length === 0) {
      return h('section', {class: 'state card'}, h('h2', null, t(verifiedOnly ? 'streak.noneVerified' : 'streak.none')), h('p', null, t('streak.noneText')),
        h('a', {class: 'button small', href: '/set'}, t('nav.set')));
    }
    const {loading, error} = this.#earlier.value;
    return [
      shown && this.#now(shown),
      h('section', {class: 'card', 'aria-labelledby': 'dates'}, h('header', null, h('h2', {id: 'dates'}, t('streak.dates'))),
        h('ul', {class: 'legend', 'aria-hidden': 'true'}, kinds.map(kind => h('li', {key: kind}, h('i', {class: `mark ${kind}`}), t(`streak.kind.${kind}`)))),
        calendar(days, today, firstWeekday),
        error && failure(error, this.#loadEarlier),
        !isWhole && !error && h('button', {class: 'button quiet small', type: 'button', 'aria-disabled': loading ? 'true' : null, onclick: this.#loadEarlier}, t(loading ? 'state.loading' : 'streak.earlier'))),
    ];
  }

  /** @param {import('../../Generated/sessions.js').Streak} streak */
  #now({current, longest, todayDone, atRisk, freezesLeft, nextFreezeIn}) {
    const standing = atRisk ? freezesLeft > 0 ? 'streak.protected' : 'streak.atRisk' : todayDone ? 'streak.todayDone' : current > 0 ? 'streak.safe' : 'streak.over';
    return h('section', {class: 'card now', 'aria-label': t('streak.now')},
      h('div', {class: 'big'}, icon('streak'), h('p', null, h('b', {class: 'number'}, number(current)), ' ', t('streak.inARow', {count: current}))),
      h('p', {class: standing === 'streak.atRisk' ? 'risk' : null}, t(standing)),
      h('dl', null, h('div', null, h('dt', null, t('streak.longest')), h('dd', {class: 'number'}, number(longest))),
        h('div', null, h('dt', null, t('streak.freezes')), h('dd', {class: 'number'}, number(freezesLeft)))),
      h('p', {class: 'muted'}, t('streak.freezeText'), nextFreezeIn > 0 && ` ${t('streak.nextFreeze', {count: nextFreezeIn})}`));
  }
}

customElements.define('titan-streak', StreakView);
