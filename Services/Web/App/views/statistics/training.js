// @ts-check
// What training says of itself: statements in the service's words, fitness as a line, and figures; of one week, two, or a month.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {language, number, percent, t, timeZone} from '../../core/words.js';
import {nameOf, toDate, toMilliseconds} from '../../core/proto.js';
import {MotorType, Muscle, StatsPeriod, TrainingService} from '../../Generated/training.js';
import {failure} from '../../parts/shell.js';
import {scoreLine} from './score.js';

const wide = matchMedia('(min-width: 960px)');
/** @type {Record<string, number>} */
const periods = {week: StatsPeriod.WEEK, twoWeeks: StatsPeriod.TWO_WEEKS, month: StatsPeriod.MONTH};

class TrainingStats extends View {
  #period = signal('month');
  #isWide = signal(wide.matches);
  #stats = resource(gone => call(TrainingService.getTrainingStats, {period: periods[this.#period.peek()], timeZone}, {signal: gone}));

  start() {
    wide.addEventListener('change', () => { this.#isWide.value = wide.matches; }, {signal: this.gone});
    addEventListener('online', this.load, {signal: this.gone});
    this.load();
  }

  load = () => this.#stats.load(this.gone);

  #choose(/** @type {string} */ name) {
    this.#period.value = name;
    this.load();
  }

  render() {
    void language.value;
    const {value, error, loading} = this.#stats.state, chosen = this.#period.value;
    return h('section', {class: 'card training', 'aria-labelledby': 'training', 'aria-busy': loading ? 'true' : null},
      h('header', null, h('h2', {id: 'training'}, t('statistics.training.title')),
        h('div', {class: 'segments', role: 'group', 'aria-label': t('statistics.period')}, Object.keys(periods).map(name => h('button', {
          type: 'button', 'aria-pressed': String(chosen === name), onclick: () => this.#choose(name)}, t(`statistics.training.period.${name}`))))),
      error && failure(error, this.load),
      value ? [statements(value), line(value, this.#isWide.value), figures(value), muscles(value)]
        : !error && h('div', null, ['85%', '60%', '75%'].map(width => h('div', {class: 'bone line', style: {width}}))));
  }
}

/** @param {import('../../Generated/training.js').GetTrainingStatsResponse} stats */
const statements = ({statements: said}) => said && h('div', {class: 'statements'}, h('p', null, said.trendText), h('p', null, said.commitmentText));

/** @param {import('../../Generated/training.js').GetTrainingStatsResponse} stats @param {boolean} isWide */
function line({series}, isWide) {
  if (series.length === 0) return h('p', {class: 'muted'}, t('statistics.training.none'));
  return scoreLine(series.map(({time, score, points}) => ({time: /** @type {Date} */ (toDate(time)), score, points})), isWide);
}

/** @param {import('../../Generated/training.js').GetTrainingStatsResponse} stats */
function figures({facts, byType}) {
  if (!facts || facts.setsDone + facts.completed + facts.pushUpSessions === 0) return null;
  const {completed, planned, setsDone, repsDone, timeSpent, points, pushUpSessions} = facts, minutes = Math.round(toMilliseconds(timeSpent) / 60_000);
  const fact = (/** @type {string} */ key, /** @type {any} */ figure) => h('div', null, h('dt', null, t(key)), h('dd', null, h('span', {class: 'number'}, figure)));
  return h('dl', {class: 'figures'},
    fact('statistics.training.completed', planned > 0 ? t('statistics.training.ofPlanned', {completed, planned: number(planned, {maximumFractionDigits: 1})}) : number(completed)),
    fact('statistics.training.pushUpSessions', number(pushUpSessions)), fact('statistics.training.sets', number(setsDone)), fact('statistics.training.reps', number(repsDone)),
    fact('statistics.training.time', t('statistics.training.minutes', {minutes})), fact('statistics.training.points', number(points, {maximumFractionDigits: 1})),
    byType.map(({motorType, percent: share}) => fact(`statistics.training.type.${nameOf(MotorType, motorType)}`, percent(share / 100))));
}

/** @param {import('../../Generated/training.js').GetTrainingStatsResponse} stats */
function muscles({byMuscle}) {
  const most = Math.max(...byMuscle.map(each => each.percent), 1);
  return byMuscle.length > 0 && h('div', {class: 'muscles'}, h('h3', null, t('statistics.training.muscles')),
    h('ul', null, byMuscle.slice(0, 8).map(({muscle, percent: share}) => h('li', {key: String(muscle)}, h('span', null, t(`statistics.training.muscle.${nameOf(Muscle, muscle)}`)),
      h('i', {'aria-hidden': 'true'}, h('i', {style: {width: `${100 * share / most}%`}})), h('b', null, percent(share / 100))))));
}

customElements.define('titan-training-stats', TrainingStats);
