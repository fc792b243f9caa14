// @ts-check
// Statistics of push-ups: whether they become more, the best ones, tempo and depth, and what that means in words. Beside them
// what training says of itself.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {calendarDay, date, language, number, percent, t, timeZone} from '../../core/words.js';
import {nameOf} from '../../core/proto.js';
import {ChartRange, ChartStep, RecordKind, SessionsService, StatsPeriod, Trend} from '../../Generated/sessions.js';
import {failure} from '../../parts/shell.js';
import {barChart} from '../../parts/charts.js';
import {isVerified} from '../sessions/evidence.js';
import './training.js';

/** @typedef {import('../../Generated/sessions.js').GetStatsResponse} Stats */

/** Each period, and the chart that is nearest to it; there is none of all time. */
const periods = {
  week: {period: StatsPeriod.LAST_7_DAYS, range: ChartRange.LAST_7_DAYS, step: ChartStep.DAY},
  month: {period: StatsPeriod.LAST_30_DAYS, range: ChartRange.MONTH, step: ChartStep.DAY},
  quarter: {period: StatsPeriod.LAST_90_DAYS, range: ChartRange.LAST_3_MONTHS, step: ChartStep.WEEK},
  all: {period: StatsPeriod.ALL, range: undefined, step: undefined},
};
const wide = matchMedia('(min-width: 960px)');

class Statistics extends View {
  #period = signal(/** @type {keyof typeof periods} */ ('month'));
  #verifiedOnly = signal(false);
  #isWide = signal(wide.matches);
  #stats = resource(async gone => {
    const name = this.#period.peek(), verifiedOnly = this.#verifiedOnly.peek(), {period, range, step} = periods[name];
    const [stats, chart] = await Promise.all([
      call(SessionsService.getStats, {period, timeZone, verifiedOnly}, {signal: gone}),
      range ? call(SessionsService.getActivityChart, {range, step, timeZone}, {signal: gone}) : undefined,
    ]);
    return {name, verifiedOnly, stats, chart};
  });

  start() {
    wide.addEventListener('change', () => { this.#isWide.value = wide.matches; }, {signal: this.gone});
    addEventListener('online', this.load, {signal: this.gone});
    this.load();
  }

  load = () => this.#stats.load(this.gone);

  render() {
    void language.value;
    const {value, error, loading} = this.#stats.state;
    return h('div', {class: 'plain statistics'},
      h('header', null, h('h1', null, t('statistics.title')), this.#choices()),
      error && failure(error, this.load),
      value ? h('div', {class: 'parts', 'aria-busy': loading ? 'true' : null}, this.#pushUps(value))
        : !error && [h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
          h('section', {class: 'card'}, ['45%', '80%', '65%', '90%'].map(width => h('div', {class: 'bone line', style: {width}})))],
      h('titan-training-stats', {key: 'training'}));
  }

  #choices() {
    const choose = (/** @type {any} */ chosen, /** @type {any} */ value) => () => {
      chosen.value = value;
      this.load();
    };
    const segments = (/** @type {string} */ label, /** @type {any} */ chosen, /** @type {[string, any][]} */ choices) => h('div', {class: 'segments', role: 'group', 'aria-label': t(label)},
      choices.map(([key, value]) => h('button', {type: 'button', 'aria-pressed': String(chosen.value === value), onclick: choose(chosen, value)}, t(key))));
    return h('div', {class: 'choosers'},
      segments('statistics.period', this.#period, [['statistics.period.week', 'week'], ['statistics.period.month', 'month'],
        ['statistics.period.quarter', 'quarter'], ['statistics.period.all', 'all']]),
      segments('statistics.evidence', this.#verifiedOnly, [['statistics.evidence.all', false], ['statistics.evidence.verified', true]]));
  }

  /** @param {{name: string, verifiedOnly: boolean, stats: Stats, chart: any}} value */
  #pushUps({name, verifiedOnly, stats, chart}) {
    if (stats.records.length === 0) {
      return h('section', {class: 'state card'}, h('h2', null, t(verifiedOnly ? 'statistics.noneVerified' : 'statistics.empty')),
        h('p', null, t(verifiedOnly ? 'statistics.noneVerifiedText' : 'statistics.emptyText')), h('a', {class: 'button small', href: '/set'}, t('nav.set')));
    }
    return [
      this.#trend(stats),
      h('section', {class: 'card totals', 'aria-labelledby': 'totals'},
        h('header', null, h('h2', {id: 'totals'}, t('statistics.totals')), h('span', {class: 'muted'}, span(stats))), totals(stats)),
      chart && h('section', {class: 'card', 'aria-labelledby': 'chart'}, h('header', null, h('h2', {id: 'chart'}, t('statistics.chart'))), this.#chart(name, verifiedOnly, chart)),
      h('section', {class: 'card bests', 'aria-labelledby': 'bests'}, h('header', null, h('h2', {id: 'bests'}, t('statistics.bests'))), bests(stats)),
    ];
  }

  /** In words first; the halves that the words compare are drawn beneath. @param {Stats} stats */
  #trend({trend, earlierReps, laterReps, reps}) {
    const most = Math.max(earlierReps, laterReps, 1), isKnown = trend !== Trend.INSUFFICIENT_DATA && trend !== Trend.UNSPECIFIED;
    const half = (/** @type {string} */ key, /** @type {number} */ count) => h('div', null, h('dt', null, t(key)),
      h('dd', null, h('i', {'aria-hidden': 'true', style: {width: `${100 * count / most}%`}}), h('b', {class: 'number'}, number(count))));
    return h('section', {class: 'card trend', 'aria-labelledby': 'trend'},
      h('h2', {id: 'trend'}, t(reps === 0 ? 'statistics.trend.none' : `statistics.trend.${nameOf(Trend, trend)}`)),
      isKnown && reps > 0 && h('p', null, laterReps === earlierReps ? t('statistics.same')
        : t(laterReps > earlierReps ? 'statistics.more' : 'statistics.fewer', {percent: percent(Math.abs(laterReps / earlierReps - 1))})),
      isKnown && reps > 0 && h('dl', {class: 'halves'}, half('statistics.earlier', earlierReps), half('statistics.later', laterReps)));
  }

  /** @param {string} name @param {boolean} verifiedOnly @param {import('../../Generated/sessions.js').GetActivityChartResponse} chart */
  #chart(name, verifiedOnly, {buckets, today, goalReps}) {
    const isWide = this.#isWide.value, isQuarter = name === 'quarter';
    const bars = buckets.map(({localDate, lastLocalDate, reps, byEvidence}) => {
      const day = calendarDay(localDate), verified = byEvidence.filter(({evidence}) => isVerified(evidence)).reduce((sum, each) => sum + each.reps, 0);
      return {
        label: date(day, name === 'week' ? {weekday: 'short'} : isQuarter ? {day: 'numeric', month: 'numeric'} : {day: 'numeric'}),
        words: isQuarter ? t('home.weekOf', {date: date(day, {day: 'numeric', month: 'long'})}) : date(day, {weekday: 'long', day: 'numeric', month: 'long'}),
        reps: verifiedOnly ? verified : reps, verified, now: localDate <= today && today <= lastLocalDate,
      };
    });
    return barChart(bars, {goal: isQuarter ? 0 : goalReps, wide: isWide, caption: t(`home.caption.${name}`)});
  }
}

/** @param {Stats} stats */
const span = ({firstLocalDate, lastLocalDate}) => firstLocalDate && t('statistics.span', {
  first: date(calendarDay(firstLocalDate), {day: 'numeric', month: 'short', year: 'numeric'}), last: date(calendarDay(lastLocalDate), {day: 'numeric', month: 'short', year: 'numeric'})});

/** @param {Stats} stats */
function totals({reps, sessions, activeDates, byEvidence, form}) {
  const verified = byEvidence.filter(({evidence}) => isVerified(evidence)).reduce((sum, each) => sum + each.reps, 0);
  const fact = (/** @type {string} */ key, /** @type {any} */ figure, unit = '') => figure !== false && h('div', null, h('dt', null, t(key)),
    h('dd', null, h('span', {class: 'number'}, figure), unit && h('i', null, unit)));
  const rounded = (/** @type {number | undefined} */ value) => (value ?? 0) > 0 && number(/** @type {number} */ (value), {maximumFractionDigits: 0});
  const share = (/** @type {number | undefined} */ value) => (value ?? 0) > 0 && percent(/** @type {number} */ (value) / 100);
  return h('dl', {class: 'figures'},
    fact('statistics.pushUps', number(reps)), fact('statistics.sessions', number(sessions)), fact('statistics.dates', number(activeDates)),
    fact('statistics.verified', reps > 0 && percent(verified / reps)),
    fact('set.tempo', rounded(form?.repsPerMinute), t('set.perMinute')), fact('set.meanDepth', share(form?.meanDepthPercent)),
    fact('set.meanQuality', share(form?.meanQualityPercent)));
}

/** The period's bests beside those of all time. @param {Stats} stats */
function bests({bests: ofPeriod, records}) {
  const cell = (/** @type {any} */ best) => best ? [h('b', {class: 'number'}, figureOf(best)),
    best.sessionId ? h('a', {class: 'link', href: `/sessions/${encodeURIComponent(best.sessionId)}`}, shortDay(best.localDate)) : h('small', null, shortDay(best.localDate))] : '–';
  return h('table', null,
    h('thead', null, h('tr', null, h('th', {scope: 'col'}, h('span', {class: 'hidden'}, t('statistics.record'))), h('th', {scope: 'col'}, t('statistics.inPeriod')), h('th', {scope: 'col'}, t('statistics.ever')))),
    h('tbody', null, records.map(record => {
      const best = ofPeriod.find(({kind}) => kind === record.kind), isRecord = best && best.value === record.value && best.localDate === record.localDate;
      return h('tr', {key: String(record.kind)}, h('th', {scope: 'row'}, t(`statistics.record.${nameOf(RecordKind, record.kind)}`),
        isRecord && h('span', {class: 'praise'}, t('statistics.isRecord'))), h('td', null, cell(best)), h('td', null, cell(record)));
    })));
}

/** @param {{kind: number, value: number}} best */
const figureOf = ({kind, value}) => kind === RecordKind.FASTEST_FIVE ? t('statistics.seconds', {seconds: number(value / 1000, {minimumFractionDigits: 1, maximumFractionDigits: 1})}) : number(value);
/** @param {string} day */
const shortDay = day => date(calendarDay(day), {day: 'numeric', month: 'short', ...(calendarDay(day).getFullYear() === new Date().getFullYear() ? {} : {year: 'numeric'})});

customElements.define('titan-statistics', Statistics);
