// @ts-check
// All sets, newest first, under their days. Earlier ones come page by page.

import {View, h, resource, signal} from '../../core/element.js';
import {call} from '../../core/rpc.js';
import {onReturn} from '../../core/store.js';
import {calendarDay, language, number, relativeDay, t} from '../../core/words.js';
import {Evidence, SessionsService} from '../../Generated/sessions.js';
import {announce, failure} from '../../parts/shell.js';
import {icon} from '../../parts/pictures.js';
import {evidenceMark, localTime} from './evidence.js';

/** @typedef {import('../../Generated/sessions.js').Session} Session */

/** @type {Record<string, number[]>} */
const filters = {all: [], verified: [Evidence.VERIFIED_STREAM, Evidence.VERIFIED_DIGEST], declared: [Evidence.DEVICE, Evidence.DECLARED, Evidence.FOREIGN_RECEIPT]};
const PAGE = 50, LONGEST_PAGE = 200;

/** What was shown last, so that the way back from a set leads to the same place of the list. */
const last = {filter: 'all', count: 0};

class Sessions extends View {
  #filter = signal(last.filter);
  #sessions = resource(async gone => {
    const filter = this.#filter.peek();
    const pageSize = Math.min(LONGEST_PAGE, Math.max(PAGE, filter === last.filter ? last.count : 0));
    return {filter, pageSize, ...await call(SessionsService.listSessions, {pageSize, evidence: filters[filter]}, {signal: gone})};
  });
  #more = signal(/** @type {{loading: boolean, error?: any}} */ ({loading: false}));

  start() {
    // What another device has added while another tab or app was in front.
    onReturn(this.load, this.gone);
    this.load();
  }

  load = async () => {
    this.#more.value = {loading: false};
    await this.#sessions.load(this.gone);
    this.#remember();
  };

  #remember() {
    const {value} = this.#sessions.state;
    if (value && !this.gone.aborted) Object.assign(last, {filter: value.filter, count: value.sessions.length});
  }

  #loadMore = async () => {
    const {value} = this.#sessions.state;
    if (!value?.nextPageToken || this.#more.peek().loading) return;
    this.#more.value = {loading: true};
    // A token is good for a request of the same filter and size only.
    const {filter, pageSize, nextPageToken: pageToken, sessions} = value;
    try {
      const page = await call(SessionsService.listSessions, {pageSize, evidence: filters[filter], pageToken}, {signal: this.gone});
      this.#sessions.change(current => current.nextPageToken !== pageToken ? current
        : {...current, sessions: [...current.sessions, ...page.sessions], nextPageToken: page.nextPageToken});
      this.#more.value = {loading: false};
      this.#remember();
      announce(t('sessions.moreCame', {count: page.sessions.length}));
      // The button that was pressed may be gone; reading goes on with the first of the new ones.
      requestAnimationFrame(() => /** @type {HTMLElement | undefined} */ (this.querySelectorAll('.session-row')[sessions.length])?.focus());
    } catch (error) {
      if (!this.gone.aborted) this.#more.value = {loading: false, error};
    }
  };

  #choose(/** @type {string} */ filter) {
    if (filter === this.#filter.peek()) return;
    this.#filter.value = filter;
    this.load();
  }

  render() {
    void language.value;
    const {value, error} = this.#sessions.state, filter = this.#filter.value, isCurrent = value?.filter === filter;
    return h('div', {class: 'plain sessions', 'aria-busy': !isCurrent && !error ? 'true' : null},
      h('header', null, h('h1', null, t('sessions.title')),
        h('div', {class: 'segments', role: 'group', 'aria-label': t('sessions.filter')}, Object.keys(filters).map(name => h('button', {
          type: 'button', 'aria-pressed': String(filter === name), onclick: () => this.#choose(name)}, t(`sessions.filter.${name}`))))),
      error && failure(error, this.load),
      isCurrent ? this.#list(value) : !error && this.#skeleton());
  }

  #skeleton() {
    return [h('p', {class: 'hidden', role: 'status'}, t('state.loading')),
      h('section', {class: 'card'}, ['60%', '90%', '80%', '85%'].map(width => h('div', {class: 'bone line', style: {width}})))];
  }

  /** @param {{filter: string, sessions: Session[], nextPageToken: string}} page */
  #list({filter, sessions, nextPageToken}) {
    if (sessions.length === 0) return this.#empty(filter);
    const days = byDay(sessions), today = new Date(), {loading, error} = this.#more.value;
    return [
      h('div', {class: 'days'}, days.map(([day, those], index) => h('section', {key: day, class: 'card', 'aria-labelledby': `day-${day}`},
        h('header', null, h('h2', {id: `day-${day}`}, relativeDay(calendarDay(day), today)),
          // The rest of the last day may be on the next page.
          (index < days.length - 1 || !nextPageToken) && filter === 'all' && h('span', {class: 'muted'}, t('sessions.total', {count: countedReps(those)}))),
        h('ul', null, those.map(session => h('li', {key: session.sessionId}, row(session))))))),
      error && failure(error, this.#loadMore),
      nextPageToken && !error && h('button', {class: 'button quiet', type: 'button', 'aria-disabled': loading ? 'true' : null, onclick: this.#loadMore},
        t(loading ? 'state.loading' : 'sessions.more')),
    ];
  }

  #empty(/** @type {string} */ filter) {
    return h('section', {class: 'state card'}, h('h2', null, t(filter === 'all' ? 'sessions.empty' : 'sessions.emptyFilter')),
      h('p', null, t(filter === 'all' ? 'sessions.emptyText' : 'sessions.emptyFilterText')),
      filter === 'all' ? h('a', {class: 'button small', href: '/set'}, t('nav.set'))
        : h('button', {class: 'button small quiet', type: 'button', onclick: () => this.#choose('all')}, t('sessions.filter.showAll')));
  }
}

/** @param {Session} session */
function row(session) {
  const {sessionId, reps, target, targetMet, evidence, form, note} = session;
  const facts = [
    targetMet && target > 0 && evidence !== Evidence.SIMULATED && t('session.targetMet'),
    form && form.repsPerMinute > 0 && t('session.tempo', {tempo: number(form.repsPerMinute, {maximumFractionDigits: 0})}),
    form && form.meanDepthPercent > 0 && t('session.depth', {depth: number(form.meanDepthPercent, {maximumFractionDigits: 0})})].filter(fact => fact);
  return h('a', {class: 'session-row', href: `/sessions/${encodeURIComponent(sessionId)}`},
    h('b', {class: 'number'}, number(reps), h('span', {class: 'hidden'}, ' ', t('session.reps', {count: reps}))),
    h('span', {class: 'what'},
      h('span', {class: 'at'}, localTime(session, {hour: 'numeric', minute: '2-digit'})),
      facts.length > 0 && h('small', null, facts.join(' · ')), note && h('small', {class: 'note-line'}, note)),
    evidenceMark(evidence), icon('forward'));
}

/** @param {Session[]} sessions @returns {[string, Session[]][]} */
function byDay(sessions) {
  /** @type {Map<string, Session[]>} */
  const days = new Map();
  for (const session of sessions) days.set(session.localDate, [...days.get(session.localDate) ?? [], session]);
  return [...days];
}

/** Simulated ones count for nothing. @param {Session[]} sessions */
const countedReps = sessions => sessions.reduce((sum, {reps, evidence}) => sum + (evidence === Evidence.SIMULATED ? 0 : reps), 0);

customElements.define('titan-sessions', Sessions);
